//! Capturing a card: PIR-6 and PIR-11.

use crate::{Action, Capture, Card, Event, Kind, Pirates, Refusal, Token};
use disc_stacks::{PirateSet, Stacks};
use game::{Groups, Seat, Sink};
use std::ops::ControlFlow;

/// What a capture pays for each wage: once, or twice after a mutiny.
pub(crate) const USUAL: u32 = 1;

/// What the cards that are face up offer, counted once for every height of a
/// party, because it is asked at every turn and cards go at every sixth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Offers {
    /// By height: how many captures, a card and a token each.
    by_height: [u8; Stacks::TALLEST + 1],
    /// The least crew that any card needs; beyond every party if there is none.
    least: u8,
}

impl Offers {
    pub(crate) fn of(face_up: &[Card]) -> Self {
        let mut offers = Self { by_height: [0; Stacks::TALLEST + 1], least: u8::MAX };
        for card in face_up {
            let choices = card.choices().len() as u8;
            for (height, offered) in (0..).zip(&mut offers.by_height) {
                *offered += if height < card.crew { 0 } else { choices };
            }
            offers.least = offers.least.min(card.crew);
        }
        offers
    }

    /// How many captures there are for a party of this height.
    #[inline]
    fn to(&self, height: u8) -> u8 {
        self.by_height[height as usize]
    }
}

/// Captures and mutinies together, because both take a card with a party:
/// with the seat's own party it is a capture (PIR-6), with another's a mutiny (PIR-12).
impl Pirates {
    /// The parties that the seat can take some card with.
    #[inline]
    pub(crate) fn raiders(&self, seat: Seat) -> PirateSet {
        let strong = self.stacks.higher_than(self.offers.least - 1);
        if strong.is_empty() {
            return strong;
        }
        let own = self.color(seat).pirates();
        strong.and(own).or(self.mutinous(seat, strong.except(own)))
    }

    /// PIR-6, PIR-7, PIR-12: each card with the parties that it may fall to,
    /// and what the captain may choose of it.
    #[inline]
    pub(crate) fn raids(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        let raiders = self.raiders(seat);
        let offered = |party| u32::from(self.offers.to(self.stacks.height(party)));
        let count = || raiders.iter().map(offered).sum();
        groups.counted(count, |groups| {
            for (card, face) in (0..).zip(self.face_up()) {
                let strong = raiders.and(self.stacks.higher_than(face.crew - 1));
                groups.pairs(strong, face.choices(), |party, choice| {
                    self.as_action(seat, Capture { party, card, token: face.choice(choice) })
                })?;
            }
            ControlFlow::Continue(())
        })
    }

    fn as_action(&self, seat: Seat, capture: Capture) -> Action {
        let own = capture.party.color() == self.color(seat);
        if own { Action::Capture(capture) } else { Action::Mutiny(capture) }
    }

    pub(crate) fn check_capture(&self, seat: Seat, capture: Capture) -> Result<(), Refusal> {
        let Capture { party, card: index, token } = capture;
        self.stacks.check_in_play(party)?;
        if !self.stacks.tops_of(self.color(seat)).contains(party) {
            return Err(Refusal::CaptureNotYours(party));
        }
        let face_up = self.face_up().len();
        let card = self.card(index).ok_or(Refusal::NoSuchCard { card: index, face_up })?;
        let crew = self.stacks.height(party);
        if crew < card.crew {
            return Err(Refusal::TooFewCrew { party, crew, needed: card.crew });
        }
        check_token(card, token)
    }

    /// The card of this number, if it is face up.
    pub(crate) fn card(&self, index: u8) -> Option<Card> {
        self.face_up().get(index as usize).copied()
    }

    pub(crate) fn apply_capture(
        &mut self,
        seat: Seat,
        capture: Capture,
        sink: &mut impl Sink<Event>,
    ) {
        self.raid(seat, capture, USUAL, sink);
        self.end_turn(sink);
    }

    /// A party takes a card, and all four gone, four new ones are turned up.
    pub(crate) fn raid(
        &mut self,
        seat: Seat,
        capture: Capture,
        times: u32,
        sink: &mut impl Sink<Event>,
    ) {
        let card = self.card(capture.card).expect("a checked capture names a card");
        let paid = self.share_out(seat, capture, card, times, sink);
        let keeper = paid.then_some(self.color(seat));
        self.remove(capture.card, keeper);
        sink.emit(|| if paid { Event::Kept { seat, card } } else { Event::Discarded { card } });
        self.becalmed = 0;
        self.ransoms = 0;
        if self.face_up == 0 {
            self.turn_up(sink);
        }
    }
}

/// PIR-7: a pictured token is chosen; PIR-18: none of the sea monster.
pub(crate) fn check_token(card: Card, token: Option<Token>) -> Result<(), Refusal> {
    match (card.kind, token) {
        (Kind::Monster, None) => Ok(()),
        (Kind::Monster, Some(_)) => Err(Refusal::MonsterHasNoChoice),
        (Kind::Ship | Kind::Ruin, None) => Err(Refusal::NoToken),
        (Kind::Ship | Kind::Ruin, Some(token)) => {
            card.shows(token).then_some(()).ok_or(Refusal::NotPictured(token))
        }
    }
}
