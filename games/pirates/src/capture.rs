//! Capturing a card: PIR-6 and PIR-11.

use crate::{Action, Capture, Card, Event, Kind, Pirates, Refusal, Token};
use disc_stacks::{PirateSet, Stacks};
use game::{Seat, Sink};

/// What a capture pays for each wage: once, or twice after a mutiny.
pub(crate) const USUAL: u32 = 1;

/// A card that is face up, and the parties that are strong enough for it.
#[derive(Clone, Copy)]
struct Prize {
    index: u8,
    card: Card,
    strong: PirateSet,
}

impl Prize {
    /// How many captures it offers: a party and a token each.
    #[inline]
    fn count(self) -> u32 {
        self.strong.len() * self.card.choice_count()
    }

    /// The captures that it offers.
    fn captures(self) -> impl Iterator<Item = Capture> {
        let Self { index: card, card: face, strong } = self;
        strong
            .iter()
            .flat_map(move |party| face.choices().map(move |token| Capture { party, card, token }))
    }

    /// The `index`-th of its captures.
    #[inline]
    fn nth(self, index: u32) -> Capture {
        let choices = self.card.choice_count();
        let token = self.card.choices().nth((index % choices) as usize);
        let token = token.expect("the index is below the count of choices");
        Capture { party: self.strong.nth(index / choices), card: self.index, token }
    }
}

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
            let choices = card.choice_count() as u8;
            for (height, offered) in (0..).zip(&mut offers.by_height) {
                *offered += if height < card.crew { 0 } else { choices };
            }
            offers.least = offers.least.min(card.crew);
        }
        offers
    }

    /// How many captures there are for a party of so many pirates.
    #[inline]
    fn to(&self, height: u8) -> u8 {
        self.by_height[height as usize]
    }
}

/// Captures and mutinies together, because both take a card with a party:
/// with one's own it is a capture (PIR-6), with another's a mutiny (PIR-12).
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

    /// The cards, each with those of these parties that it may fall to.
    #[inline]
    fn prizes(&self, parties: PirateSet) -> impl Iterator<Item = Prize> {
        self.face_up().iter().enumerate().map(move |(index, &card)| {
            let strong = parties.and(self.stacks.higher_than(card.crew - 1));
            Prize { index: index as u8, card, strong }
        })
    }

    fn as_action(&self, seat: Seat, capture: Capture) -> Action {
        let own = capture.party.color() == self.color(seat);
        if own { Action::Capture(capture) } else { Action::Mutiny(capture) }
    }

    pub(crate) fn visit_raids(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        for prize in self.prizes(self.raiders(seat)) {
            prize.captures().for_each(|capture| visit(self.as_action(seat, capture)));
        }
    }

    /// How many captures and mutinies the seat can make.
    #[inline]
    pub(crate) fn count_raids(&self, seat: Seat) -> u32 {
        let offered = |party| u32::from(self.offers.to(self.stacks.height(party)));
        self.raiders(seat).iter().map(offered).sum()
    }

    /// The `index`-th of them, or how far the index is beyond them.
    #[inline]
    pub(crate) fn nth_raid(&self, seat: Seat, index: u32) -> Result<Action, u32> {
        let mut left = index;
        for prize in self.prizes(self.raiders(seat)) {
            let count = prize.count();
            if left < count {
                return Ok(self.as_action(seat, prize.nth(left)));
            }
            left -= count;
        }
        Err(left)
    }

    pub(crate) fn check_capture(&self, seat: Seat, capture: Capture) -> Result<(), Refusal> {
        let Capture { party, card: index, token } = capture;
        self.check_in_play(party)?;
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

    /// The card of this number, if so many are face up.
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
