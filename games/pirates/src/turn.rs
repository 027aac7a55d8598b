//! A turn: PIR-3.

use crate::{Event, Pirates};
use game::{Seat, Sink, any_action};

impl Pirates {
    /// Is it the seat's turn?
    #[inline]
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.turn == seat && self.awaits.is_none() && !self.is_over()
    }

    /// PIR-3: can the seat do any of the four actions?
    #[inline]
    fn can_act(&self, seat: Seat) -> bool {
        self.can_ransom(seat)
            || any_action(|groups| self.assemblies(seat, groups))
            || !self.raiders(seat).is_empty()
    }

    /// The first seat from the one whose turn it is that can act.
    #[inline]
    pub(crate) fn first_able(&self) -> Option<Seat> {
        if self.can_act(self.turn) {
            return Some(self.turn);
        }
        self.turn.round(self.seating.players()).find(|&seat| self.can_act(seat))
    }

    /// The seat whose turn it was has acted; the next that can act is up.
    #[inline]
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        if !self.is_over() {
            self.turn = self.turn.next(self.seating.players());
            self.begin_turn(sink);
        }
        if self.is_over() {
            sink.emit(|| Event::Over { payout: self.payout(), winners: self.winners() });
        }
    }

    /// PIR-3: who cannot act passes; nobody who can: PIR-20.
    #[inline]
    pub(crate) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        match self.first_able() {
            Some(able) if self.ransoms < Self::RANSOMS => self.pass_to(able, sink),
            _ => self.calm(sink),
        }
    }

    fn pass_to(&mut self, able: Seat, sink: &mut impl Sink<Event>) {
        while self.turn != able {
            let seat = self.turn;
            sink.emit(|| Event::Passed { seat });
            self.turn = seat.next(self.seating.players());
        }
    }
}
