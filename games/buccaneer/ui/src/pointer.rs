//! Pointing: first at the player's own stack, then at what it goes onto.

use buccaneer::{Action, Boarding, Booty};
use disc_stacks::{Disc, Pirate};
use disc_stacks_ui::{self as discs, Drag, Slots};
use leptos::prelude::*;
use web_kit::model::{MatchModel, Refused, Snapshot};
use web_kit::widgets::beside;
use web_kit::words::say;

use super::BuccaneerUi;
use super::ask;
use super::looks;

/// What the person points at. A handle, like the model.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    pub(super) model: MatchModel<BuccaneerUi>,
    /// The stack that was chosen to act, by its top pirate.
    pub(super) source: RwSignal<Option<Pirate>>,
    /// A stack in the hand.
    pub(super) drag: Drag,
    /// Where stacks stand on the quay.
    pub(super) slots: StoredValue<Slots>,
}

impl Pointer {
    pub(super) fn new(model: MatchModel<BuccaneerUi>) -> Self {
        let source = RwSignal::new(None);
        // Every input begins with an empty hand, and so does a hint, which may be about another piece.
        Effect::new(move || {
            model.now.track();
            model.advice.track();
            source.set(None);
        });
        Effect::new(move || {
            let (now, proposed) = (model.now.get(), model.proposed.get());
            model.guidance.set(ask::guidance(&now, source.get(), proposed));
        });
        beside::keep_beside(Signal::derive(move || {
            let view = &model.now.get().view;
            match model.proposed.get()? {
                Action::Move(_, lower) => Some(discs::piece(lower)),
                Action::Board(boarding) => {
                    view.ships.get(boarding.ship as usize).copied().map(looks::ship_piece)
                }
                Action::Mutiny(_) => None,
            }
        }));
        Self { model, source, drag: Drag::default(), slots: StoredValue::new(Slots::new()) }
    }

    /// The stack that would come onto this one.
    pub(super) fn arriving(self, top: Pirate) -> Option<Vec<Disc>> {
        match self.model.proposed.get()? {
            Action::Move(upper, lower) if lower == top => self.discs_of(upper),
            Action::Move(..) | Action::Board(_) | Action::Mutiny(_) => None,
        }
    }

    /// The stack that would board this ship.
    pub(super) fn boarding(self, ship: u8) -> Option<Vec<Disc>> {
        match self.model.proposed.get()? {
            Action::Board(boarding) if boarding.ship == ship => self.discs_of(boarding.stack),
            Action::Board(_) | Action::Move(..) | Action::Mutiny(_) => None,
        }
    }

    /// Would this stack leave its place?
    pub(super) fn is_leaving(self, top: Pirate) -> bool {
        self.model.proposed.get().is_some_and(|action| match action {
            Action::Move(upper, _) => upper == top,
            Action::Board(boarding) => boarding.stack == top,
            Action::Mutiny(_) => false,
        })
    }

    fn discs_of(self, top: Pirate) -> Option<Vec<Disc>> {
        let now = self.model.now.get();
        now.view.stacks.iter().find(|stack| discs::top(stack) == Some(top)).cloned()
    }

    /// A stack was dragged onto something.
    pub(super) fn drop_on(self, source: Pirate, name: Option<&str>) {
        let now = self.model.now.get_untracked();
        let name = name.unwrap_or_default();
        let stack = now.view.stacks.iter().filter_map(|stack| discs::top(stack));
        let ship = now.view.ships.iter().position(|ship| looks::ship_piece(*ship) == name);
        if let Some(top) = stack.into_iter().find(|top| discs::piece(*top) == name) {
            self.model.propose(Action::Move(source, top));
        } else if let Some(ship) = ship {
            self.ship(ship as u8);
        } else {
            self.choose(None);
        }
    }

    /// A stack begins to be dragged.
    pub(super) fn lift(self, top: Pirate) {
        if self.model.now.get_untracked().asked().is_some() {
            self.choose(Some(top));
        }
    }

    /// Can the stack act at all now?
    pub(super) fn is_source(now: &Snapshot<BuccaneerUi>, top: Pirate) -> bool {
        now.legal.iter().any(|action| match action {
            Action::Move(upper, _) => *upper == top,
            Action::Board(boarding) => boarding.stack == top,
            Action::Mutiny(_) => false,
        })
    }

    /// Can the chosen stack go onto this one?
    pub(super) fn is_target(self, now: &Snapshot<BuccaneerUi>, top: Pirate) -> bool {
        let source = self.source.get();
        source.is_some_and(|source| now.legal.contains(&Action::Move(source, top)))
    }

    /// Can the chosen stack board this ship? Without a chosen stack: can any?
    pub(super) fn is_ship_target(self, now: &Snapshot<BuccaneerUi>, ship: u8) -> bool {
        boardings(now, ship).any(|boarding| self.source.get().is_none_or(|s| s == boarding.stack))
    }

    /// A stack or single was pointed at.
    pub(super) fn stack(self, top: Pirate) {
        let now = self.model.now.get_untracked();
        let Some(seat) = now.asked() else { return };
        let own = now.view.colors[seat.index()] == top.color();
        match self.source.get_untracked() {
            Some(source) if source == top => self.choose(None),
            _ if own && now.view.asking.is_empty() => self.choose(Some(top)),
            Some(source) => self.offer(Action::Move(source, top)),
            // Refused, and the refusal says why.
            None => self.model.propose(Action::Move(top, top)),
        }
    }

    /// A ship was pointed at, or a piece of its booty.
    pub(super) fn ship(self, ship: u8) {
        self.board(ship, None);
    }

    /// A piece of booty on a ship was pointed at: the captain wants it.
    pub(super) fn booty(self, ship: u8, booty: Booty) {
        self.board(ship, Some(booty));
    }

    fn board(self, ship: u8, booty: Option<Booty>) {
        let now = self.model.now.get_untracked();
        if now.asked().is_none() {
            return;
        }
        let wanted = |boarding: &Boarding| booty.is_none_or(|booty| booty == boarding.booty);
        let fitting: Vec<Boarding> = boardings(&now, ship).filter(wanted).collect();
        let chosen = self.source.get_untracked();
        let fits = |boarding: &&Boarding| chosen.is_none_or(|stack| stack == boarding.stack);
        let only =
            fitting.iter().all(|boarding| Some(boarding.stack) == fitting.first().map(|b| b.stack));
        match fitting.iter().find(fits) {
            Some(boarding) if chosen.is_some() || only => {
                self.source.set(Some(boarding.stack));
                // Another piece changes what is proposed; it doesn't confirm.
                if booty.is_some() {
                    self.model.propose(Action::Board(*boarding));
                } else {
                    self.offer(Action::Board(*boarding));
                }
            }
            Some(_) => self.say("buc-which-stack"),
            None => self.refuse_ship(&now, ship, chosen),
        }
    }

    /// Lets the rules say why nobody boards this ship.
    fn refuse_ship(self, now: &Snapshot<BuccaneerUi>, ship: u8, chosen: Option<Pirate>) {
        let own = |stack: &&Vec<disc_stacks::Disc>| {
            now.asked().is_some_and(|seat| stack[0].color == now.view.colors[seat.index()])
        };
        let tallest = now.view.stacks.iter().filter(own).max_by_key(|stack| stack.len());
        let stack = chosen.or(tallest.and_then(|stack| stack[0].pirate()));
        let booty =
            now.view.ships.get(ship as usize).and_then(|card| card.captain_choices().next());
        if let (Some(stack), Some(booty)) = (stack, booty) {
            self.model.propose(Action::Board(Boarding { stack, ship, booty }));
        }
    }

    fn choose(self, top: Option<Pirate>) {
        self.model.withdraw();
        self.source.set(top);
    }

    /// Proposes an action; pointing at the same thing once more confirms it.
    fn offer(self, action: Action) {
        let proposed = self.model.proposed.get_untracked();
        match (proposed, action) {
            (Some(waiting), action) if waiting == action => self.model.act(action),
            (Some(Action::Board(waiting)), Action::Board(offered))
                if (waiting.stack, waiting.ship) == (offered.stack, offered.ship) =>
            {
                self.model.act(Action::Board(waiting));
            }
            _ => self.model.propose(action),
        }
    }

    fn say(self, key: &str) {
        self.model.proposed.set(None);
        self.model.refused.set(Some(Refused { rule: None, text: say(key) }));
    }
}

fn boardings(now: &Snapshot<BuccaneerUi>, ship: u8) -> impl Iterator<Item = Boarding> + '_ {
    now.legal.iter().filter_map(move |action| match action {
        Action::Board(boarding) if boarding.ship == ship => Some(*boarding),
        Action::Board(_) | Action::Move(..) | Action::Mutiny(_) => None,
    })
}
