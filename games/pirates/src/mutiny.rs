//! Mutiny: PIR-12 to PIR-15.

use crate::{Capture, Event, Pirates, Refusal, capture};
use disc_stacks::{Color, Pirate, PirateSet};
use game::{Seat, Sink};

/// PIR-13: by what the wage of mutineers is multiplied.
pub(crate) const DOUBLE: u32 = 2;

impl Pirates {
    /// PIR-12: those of other players' parties that hold a pirate of the seat.
    #[inline]
    pub(crate) fn mutinous(&self, seat: Seat, others: PirateSet) -> PirateSet {
        let color = self.color(seat);
        others.iter().filter(|&party| self.stacks.count_of(party, color) > 0).collect()
    }

    pub(crate) fn check_mutiny(&self, seat: Seat, capture: Capture) -> Result<(), Refusal> {
        let Capture { party, card: index, token } = capture;
        self.check_mutineer(seat, party)?;
        let crew = self.stacks.height(party);
        if self.face_up().iter().all(|card| crew < card.crew) {
            return Err(Refusal::NothingToCapture(party));
        }
        let face_up = self.face_up().len();
        let card = self.card(index).ok_or(Refusal::NoCardForMutiny { card: index, face_up })?;
        if crew < card.crew {
            return Err(Refusal::MutinyTooWeak { party, crew, needed: card.crew });
        }
        capture::check_token(card, token)
    }

    /// PIR-12: a party of another player, with a pirate of the seat in it.
    fn check_mutineer(&self, seat: Seat, party: Pirate) -> Result<(), Refusal> {
        self.stacks.check_in_play(party)?;
        if !self.stacks.tops().contains(party) {
            return Err(Refusal::MutinyNotCaptain(party));
        }
        let color = self.color(seat);
        if party.color() == color {
            return Err(Refusal::MutinyAgainstSelf(party));
        }
        let mutineer = self.stacks.count_of(party, color) > 0;
        mutineer.then_some(()).ok_or(Refusal::NoMutineer(party))
    }

    pub(crate) fn apply_mutiny(
        &mut self,
        seat: Seat,
        capture: Capture,
        sink: &mut impl Sink<Event>,
    ) {
        let (color, overthrown) = (self.color(seat), capture.party.color());
        let against = self.seating.seat(overthrown);
        sink.emit(|| Event::Mutinied { seat, against, party: capture.party });
        self.pass_black_spot(color, overthrown, sink);
        self.raid(seat, capture, DOUBLE, sink);
        self.end_turn(sink);
    }

    /// PIR-14: to the one who is overthrown, or from him to the mutineer.
    fn pass_black_spot(&mut self, mutineer: Color, overthrown: Color, sink: &mut impl Sink<Event>) {
        let had_it = self.black_spot == Some(overthrown);
        let color = if had_it { mutineer } else { overthrown };
        self.black_spot = Some(color);
        sink.emit(|| Event::Spotted { seat: self.seating.seat(color) });
    }
}
