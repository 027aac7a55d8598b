//! Pointing: first at a party that shall act, then at what it shall take or go onto.

use disc_stacks::{Color, Disc, Pirate};
use disc_stacks_ui::{self as discs, Drag, Slots};
use leptos::prelude::*;
use pirates::{Action, Capture, Ransom, Token};
use web_kit::model::{MatchModel, Refused, Snapshot};
use web_kit::widgets::beside;
use web_kit::words::say;

use super::PiratesUi;
use super::ask;
use super::looks;

/// What the person points at. A handle, like the model.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    pub(super) model: MatchModel<PiratesUi>,
    /// The party that was chosen to act, by its captain: the player's own, or another's to mutiny in or
    /// to buy a pirate free from.
    pub(super) source: RwSignal<Option<Pirate>>,
    /// The pirate in that party who shall be ransomed, counted from the captain.
    pub(super) captive: RwSignal<Option<u8>>,
    /// A party in the hand.
    pub(super) drag: Drag,
    /// Where parties stand on the quay.
    pub(super) slots: StoredValue<Slots>,
}

impl Pointer {
    pub(super) fn new(model: MatchModel<PiratesUi>) -> Self {
        let (source, captive) = (RwSignal::new(None), RwSignal::new(None));
        // Every input begins with an empty hand, and so does a hint, which may be about another piece.
        Effect::new(move || {
            model.now.track();
            model.advice.track();
            source.set(None);
            captive.set(None);
        });
        Effect::new(move || {
            let (now, proposed) = (model.now.get(), model.proposed.get());
            model.guidance.set(ask::guidance(&now, source.get(), proposed));
        });
        beside::keep_beside(Signal::derive(move || {
            let view = &model.now.get().view;
            match model.proposed.get()? {
                Action::Assemble(_, lower) => Some(discs::piece(lower)),
                Action::Capture(raid) | Action::Mutiny(raid) => {
                    view.cards.get(raid.card as usize).copied().map(looks::card_piece)
                }
                Action::Ransom(ransom) => Some(discs::piece(ransom.onto)),
            }
        }));
        let slots = StoredValue::new(Slots::new());
        Self { model, source, captive, drag: Drag::default(), slots }
    }

    /// The pirates who would come onto this party.
    pub(super) fn arriving(self, captain: Pirate) -> Option<Vec<Disc>> {
        match self.model.proposed.get()? {
            Action::Assemble(upper, lower) if lower == captain => self.discs_of(upper),
            Action::Ransom(ransom) if ransom.onto == captain => {
                let disc = *self.discs_of(ransom.party)?.get(ransom.index as usize)?;
                Some(vec![disc])
            }
            Action::Assemble(..) | Action::Capture(_) | Action::Mutiny(_) | Action::Ransom(_) => {
                None
            }
        }
    }

    /// The party that would take this card.
    pub(super) fn raiding(self, card: u8) -> Option<Vec<Disc>> {
        match self.model.proposed.get()? {
            Action::Capture(raid) | Action::Mutiny(raid) if raid.card == card => {
                self.discs_of(raid.party)
            }
            Action::Assemble(..) | Action::Capture(_) | Action::Mutiny(_) | Action::Ransom(_) => {
                None
            }
        }
    }

    /// Would this party leave its place?
    pub(super) fn is_leaving(self, captain: Pirate) -> bool {
        self.model.proposed.get().is_some_and(|action| match action {
            Action::Assemble(upper, _) => upper == captain,
            Action::Capture(raid) | Action::Mutiny(raid) => raid.party == captain,
            Action::Ransom(_) => false,
        })
    }

    /// The place in this party of the pirate who is about to be ransomed.
    pub(super) fn captive_in(self, captain: Pirate) -> Option<u8> {
        match self.model.proposed.get() {
            Some(Action::Ransom(ransom)) => (ransom.party == captain).then_some(ransom.index),
            _ => self.captive.get().filter(|_| self.source.get() == Some(captain)),
        }
    }

    fn discs_of(self, captain: Pirate) -> Option<Vec<Disc>> {
        let now = self.model.now.get();
        now.view.stacks.iter().find(|party| discs::top(party) == Some(captain)).cloned()
    }

    /// A party was dragged onto something.
    pub(super) fn drop_on(self, source: Pirate, name: Option<&str>) {
        let now = self.model.now.get_untracked();
        let name = name.unwrap_or_default();
        let mut captains = now.view.stacks.iter().filter_map(|party| discs::top(party));
        let card = now.view.cards.iter().position(|card| looks::card_piece(*card) == name);
        if let Some(onto) = captains.find(|captain| discs::piece(*captain) == name) {
            if is_ransom(&now, source, onto) {
                self.ransom(&now, source, onto);
            } else {
                self.model.propose(Action::Assemble(source, onto));
            }
        } else if let Some(card) = card {
            self.card(card as u8);
        } else {
            self.choose(None);
        }
    }

    /// A party begins to be dragged.
    pub(super) fn lift(self, captain: Pirate) {
        if self.model.now.get_untracked().asked().is_some() {
            self.choose(Some(captain));
        }
    }

    /// PIR-16: the player's own pirate in another's party was pointed at. False if nobody can be ransomed
    /// there.
    pub(super) fn disc(self, captain: Pirate, place: u8) -> bool {
        let now = self.model.now.get_untracked();
        let here = |ransom: &Ransom| ransom.party == captain && ransom.index == place;
        if !ransoms(&now).any(|ransom| here(&ransom)) {
            return false;
        }
        let proposed = self.model.proposed.get_untracked();
        self.source.set(Some(captain));
        self.captive.set(Some(place));
        self.model.withdraw();
        if let Some(Action::Ransom(Ransom { onto, .. })) = proposed {
            let other = ransoms(&now).find(|ransom| here(ransom) && ransom.onto == onto);
            if let Some(other) = other {
                self.model.propose(Action::Ransom(other));
            }
        }
        true
    }

    /// Can the party act at all now?
    pub(super) fn is_source(now: &Snapshot<PiratesUi>, captain: Pirate) -> bool {
        now.legal.iter().any(|action| ask::acting(*action) == captain)
    }

    /// Could the person who is asked mutiny in this party?
    pub(super) fn is_mutinous(now: &Snapshot<PiratesUi>, captain: Pirate) -> bool {
        let against =
            |action: &Action| matches!(action, Action::Mutiny(raid) if raid.party == captain);
        now.legal.iter().any(against)
    }

    /// Can the chosen party, or a pirate out of it, go onto this one?
    pub(super) fn is_target(self, now: &Snapshot<PiratesUi>, captain: Pirate) -> bool {
        let Some(source) = self.source.get() else { return false };
        now.legal.contains(&Action::Assemble(source, captain))
            || ransoms(now).any(|ransom| ransom.party == source && ransom.onto == captain)
    }

    /// Can the chosen party take this card? Without a chosen one: can any?
    pub(super) fn is_card_target(self, now: &Snapshot<PiratesUi>, card: u8) -> bool {
        let source = self.source.get();
        raids(now, card).any(|action| source.is_none_or(|party| party == ask::acting(action)))
    }

    /// A party or single was pointed at.
    pub(super) fn party(self, captain: Pirate) {
        let now = self.model.now.get_untracked();
        let Some(color) = asked_color(&now) else { return };
        let own = captain.color() == color;
        match self.source.get_untracked() {
            Some(source) if source == captain && is_ransom(&now, source, captain) => {
                self.ransom(&now, source, captain);
            }
            Some(source) if source == captain => self.choose(None),
            _ if own => self.choose(Some(captain)),
            Some(source) if source.color() == color => {
                self.offer(Action::Assemble(source, captain));
            }
            Some(source) if is_ransom(&now, source, captain) => {
                self.ransom(&now, source, captain);
            }
            _ if Self::is_source(&now, captain) => self.choose(Some(captain)),
            // Refused, and the refusal says why.
            _ => self.model.propose(Action::Assemble(captain, captain)),
        }
    }

    /// A card was pointed at.
    pub(super) fn card(self, card: u8) {
        self.raid(card, None);
    }

    /// A token on a card was pointed at: the captain wants it.
    pub(super) fn token(self, card: u8, token: Token) {
        self.raid(card, Some(token));
    }

    fn raid(self, card: u8, token: Option<Token>) {
        let now = self.model.now.get_untracked();
        if now.asked().is_none() {
            return;
        }
        let chosen = self.source.get_untracked();
        let fitting: Vec<Action> = raids(&now, card)
            .filter(|action| chosen.is_none_or(|party| party == ask::acting(*action)))
            .filter(|action| token.is_none() || raided(*action) == token)
            .collect();
        match fitting[..] {
            [] => self.refuse_card(&now, card, chosen),
            [first, ..]
                if fitting.iter().all(|action| ask::acting(*action) == ask::acting(first)) =>
            {
                self.source.set(Some(ask::acting(first)));
                // Another token changes what is proposed; it doesn't confirm.
                if token.is_some() { self.model.propose(first) } else { self.offer(first) }
            }
            _ => self.say("pir-which-party"),
        }
    }

    /// Lets the rules say why nobody takes this card.
    fn refuse_card(self, now: &Snapshot<PiratesUi>, card: u8, chosen: Option<Pirate>) {
        let Some(color) = asked_color(now) else { return };
        let own = now.view.stacks.iter().filter(|party| party[0].color == color);
        let tallest = own.max_by_key(|party| party.len()).and_then(|party| party[0].pirate());
        let token =
            now.view.cards.get(card as usize).and_then(|card| card.captain_choices().next());
        if let (Some(party), Some(token)) = (chosen.or(tallest), token) {
            let raid = Capture { party, card, token };
            let own = party.color() == color;
            self.model.propose(if own { Action::Capture(raid) } else { Action::Mutiny(raid) });
        } else {
            self.say("pir-no-party");
        }
    }

    /// Proposes to ransom the pirate who was pointed at, or the uppermost own one of the party;
    /// which one can be changed in the preview.
    fn ransom(self, now: &Snapshot<PiratesUi>, party: Pirate, onto: Pirate) {
        let captive = self.captive.get_untracked();
        let first = ransoms(now).find(|ransom| {
            ransom.party == party
                && ransom.onto == onto
                && captive.is_none_or(|place| place == ransom.index)
        });
        if let Some(ransom) = first {
            self.offer(Action::Ransom(ransom));
        }
    }

    fn choose(self, captain: Option<Pirate>) {
        self.model.withdraw();
        self.captive.set(None);
        self.source.set(captain);
    }

    /// Proposes an action; pointing at the same thing once more confirms it.
    fn offer(self, action: Action) {
        match self.model.proposed.get_untracked() {
            Some(waiting) if same_target(waiting, action) => self.model.act(waiting),
            _ => self.model.propose(action),
        }
    }

    fn say(self, key: &str) {
        self.model.proposed.set(None);
        self.model.refused.set(Some(Refused { rule: None, text: say(key) }));
    }
}

/// The token that the captain takes.
fn raided(action: Action) -> Option<Token> {
    match action {
        Action::Capture(raid) | Action::Mutiny(raid) => raid.token,
        Action::Assemble(..) | Action::Ransom(_) => None,
    }
}

/// Do two actions differ at most in the token or in the pirate, which the preview lets choose?
fn same_target(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Assemble(..), Action::Assemble(..)) => one == other,
        (Action::Capture(one), Action::Capture(other))
        | (Action::Mutiny(one), Action::Mutiny(other)) => {
            (one.party, one.card) == (other.party, other.card)
        }
        (Action::Ransom(one), Action::Ransom(other)) => {
            (one.party, one.onto) == (other.party, other.onto)
        }
        (Action::Assemble(..) | Action::Capture(_) | Action::Mutiny(_) | Action::Ransom(_), _) => {
            false
        }
    }
}

fn asked_color(now: &Snapshot<PiratesUi>) -> Option<Color> {
    now.asked().map(|seat| now.view.colors[seat.index()])
}

fn raids(now: &Snapshot<PiratesUi>, card: u8) -> impl Iterator<Item = Action> + '_ {
    now.legal.iter().copied().filter(move |action| match action {
        Action::Capture(raid) | Action::Mutiny(raid) => raid.card == card,
        Action::Assemble(..) | Action::Ransom(_) => false,
    })
}

fn is_ransom(now: &Snapshot<PiratesUi>, party: Pirate, onto: Pirate) -> bool {
    ransoms(now).any(|ransom| ransom.party == party && ransom.onto == onto)
}

/// Every ransom that is possible now.
pub(super) fn ransoms(now: &Snapshot<PiratesUi>) -> impl Iterator<Item = Ransom> + '_ {
    now.legal.iter().filter_map(|action| match action {
        Action::Ransom(ransom) => Some(*ransom),
        Action::Assemble(..) | Action::Capture(_) | Action::Mutiny(_) => None,
    })
}
