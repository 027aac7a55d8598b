//! Pointing: first at a party that shall act, then at what it shall take or go onto.

use disc_stacks::{Color, Pirate};
use leptos::prelude::*;
use pirates::{Action, Capture, Ransom};
use web_kit::model::{MatchModel, Refused, Snapshot};
use web_kit::words::say;

use super::PiratesUi;

/// What the person points at. A handle, like the model.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    pub(super) model: MatchModel<PiratesUi>,
    /// The party that was chosen to act, by its captain: one's own, or another's to mutiny in or
    /// to buy a pirate free from.
    pub(super) source: RwSignal<Option<Pirate>>,
}

impl Pointer {
    pub(super) fn new(model: MatchModel<PiratesUi>) -> Self {
        let source = RwSignal::new(None);
        // Every input begins with an empty hand.
        Effect::new(move || {
            model.now.track();
            source.set(None);
        });
        Self { model, source }
    }

    /// Can the party act at all now?
    pub(super) fn is_source(now: &Snapshot<PiratesUi>, captain: Pirate) -> bool {
        now.legal.iter().any(|action| acting(*action) == captain)
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
        raids(now, card).any(|action| source.is_none_or(|party| party == acting(action)))
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
        let now = self.model.now.get_untracked();
        if now.asked().is_none() {
            return;
        }
        let chosen = self.source.get_untracked();
        let fitting: Vec<Action> = raids(&now, card)
            .filter(|action| chosen.is_none_or(|party| party == acting(*action)))
            .collect();
        match fitting[..] {
            [] => self.refuse_card(&now, card, chosen),
            [first, ..] if fitting.iter().all(|action| acting(*action) == acting(first)) => {
                self.source.set(Some(acting(first)));
                self.offer(first);
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

    /// Proposes to buy the uppermost own pirate of the party free; which one can be changed in the
    /// preview.
    fn ransom(self, now: &Snapshot<PiratesUi>, party: Pirate, onto: Pirate) {
        let first = ransoms(now).find(|ransom| ransom.party == party && ransom.onto == onto);
        if let Some(ransom) = first {
            self.offer(Action::Ransom(ransom));
        }
    }

    fn choose(self, captain: Option<Pirate>) {
        self.model.withdraw();
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

/// The party that acts, or is acted in.
fn acting(action: Action) -> Pirate {
    match action {
        Action::Assemble(upper, _) => upper,
        Action::Capture(raid) | Action::Mutiny(raid) => raid.party,
        Action::Ransom(ransom) => ransom.party,
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
