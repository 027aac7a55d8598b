//! The rules as the contract asks for them. What takes more than a line is in
//! a method of the same name, in the file of its chapter.

use crate::{
    Action, Capture, Chance, Edition, Event, Options, Outcome, Pirates, Position, Ransom, Refusal,
    Token, View, options, setup, sketch, text, thumbnail,
};
use disc_stacks::{Awaits, Pirate, Stacks};
use game::{Game, Groups, Pending, Rng, Seat, Seats, Sink, Text, Thumbnail, Viewer};
use std::ops::{ControlFlow, RangeInclusive};

impl Game for Pirates {
    const ID: &'static str = "pirates";
    const TITLE: &'static str = "Pirates";
    const PLAYERS: RangeInclusive<usize> = 3..=5;
    const RULES: u32 = 2;
    /// Each assembly leaves one party less, so at most 24 are made before
    /// somebody captures or all is dissolved, with fewer than 20 ransoms
    /// before, between and after them (PIR-20); that happens twice at the
    /// most before a card goes, there are 20 cards, and the set-up draws
    /// twice.
    const LONGEST: usize = 20 * 2 * (25 * 20 + 25) + 2;

    game::own_parts!();

    fn players(&self) -> usize {
        self.seating.players()
    }

    #[inline]
    fn pending(&self) -> Pending<Chance> {
        match self.awaits {
            None if self.is_over() => Pending::Over,
            None => Pending::Seats(Seats::one(self.turn)),
            Some(Awaits::First) => Pending::Chance(Chance::First { players: self.players() as u8 }),
            Some(Awaits::Deck) => Pending::Chance(Chance::Deck { cards: self.total }),
        }
    }

    #[inline]
    fn enumerate(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        if !self.is_asked(seat) {
            return ControlFlow::Continue(());
        }
        self.assemblies(seat, groups)?;
        self.raids(seat, groups)?;
        if self.can_ransom(seat) {
            self.ransoms(seat, groups)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Assemble(upper, lower) => self.check_assemble(seat, upper, lower),
            Action::Capture(capture) => self.check_capture(seat, capture),
            Action::Mutiny(capture) => self.check_mutiny(seat, capture),
            Action::Ransom(ransom) => self.check_ransom(seat, ransom),
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Assemble(upper, lower) => self.apply_assemble(seat, upper, lower, sink),
            Action::Capture(capture) => self.apply_capture(seat, capture, sink),
            Action::Mutiny(capture) => self.apply_mutiny(seat, capture, sink),
            Action::Ransom(ransom) => self.apply_ransom(seat, ransom, sink),
        }
    }

    fn roll(&self, rng: &mut impl Rng) -> Outcome {
        Outcome::draw(self.awaits.expect("chance is pending"), self.players(), rng)
    }

    fn admit(&self, outcome: &Outcome) -> Result<(), Text> {
        outcome.admit(self.awaits, self.players(), "cards")
    }

    fn resolve(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        self.resolve(outcome, sink);
    }

    fn tell(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// PIR-16: a pirate that is bought free is seen as it is put on top, even
    /// if a stalemate (PIR-20) dissolves all parties at once.
    fn lays_open(events: &[Event]) -> bool {
        let ransomed = events.iter().any(|event| matches!(event, Event::Ransomed { .. }));
        ransomed && events.contains(&Event::Becalmed)
    }

    fn action_text(view: &View, _: Seat, action: Action) -> Text {
        text::action_text(view, action)
    }

    fn event_text(view: &View, event: &Event) -> Option<Text> {
        Some(text::event_text(view, event))
    }

    fn refusal_text(_: &View, refusal: &Refusal) -> Text {
        text::refusal_text(refusal)
    }

    fn thumbnail(view: &View) -> Thumbnail {
        thumbnail::thumbnail(view)
    }

    /// At most six cards are gone.
    fn open_to_latecomers(&self) -> bool {
        usize::from(self.total) + 6 >= Edition::CARDS
    }

    fn universe(&self) -> Vec<Action> {
        let pairs =
            || Pirate::all().flat_map(|upper| Pirate::all().map(move |lower| (upper, lower)));
        let assemblies = pairs().map(|(upper, lower)| Action::Assemble(upper, lower));
        let tokens = || Token::ALL.into_iter().map(Some).chain([None]);
        let raids = Pirate::all().flat_map(|party| {
            (0..=setup::DISPLAY)
                .flat_map(move |card| tokens().map(move |token| Capture { party, card, token }))
        });
        let raids = raids.flat_map(|raid| [Action::Capture(raid), Action::Mutiny(raid)]);
        let ransoms = pairs().flat_map(|(party, onto)| {
            (0..=Stacks::TALLEST as u8)
                .map(move |index| Action::Ransom(Ransom { party, index, onto }))
        });
        assemblies.chain(raids).chain(ransoms).collect()
    }

    fn conserved(&self) -> Result<(), String> {
        self.stacks.conserved(self.players())?;
        let kept: usize = self.kept.iter().map(|&cards| usize::from(cards)).sum();
        if self.total as usize + kept > Edition::CARDS {
            return Err(format!("{} cards left and {kept} kept", self.total));
        }
        let supplied = Token::ALL.into_iter().try_for_each(|token| self.check_supply(token));
        supplied.map_err(|text| text.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use disc_stacks::Color;
    use game::Edition as _;

    #[test]
    fn nothing_comes_into_being_and_nothing_is_lost() {
        let mut fresh = Pirates::bare(&[Color::Green, Color::Red, Color::Black]);
        fresh.lay_cards(&[], &Edition::house().cards, &[]);
        assert_eq!(fresh.conserved(), Ok(()));
        let broken = |change: fn(&mut Pirates)| {
            let mut state = fresh;
            change(&mut state);
            state.conserved().is_err()
        };
        assert!(broken(
            |state| state.stacks = Stacks::singles([Color::Green, Color::Red].into_iter())
        ));
        assert!(broken(|state| state.kept[0] = 1), "a card is in the deck and kept");
        assert!(broken(|state| state.tokens[0][0] = 1), "all are pictured on cards that are left");
    }
}
