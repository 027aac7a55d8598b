//! A turn: PIR-3.

use crate::{Event, Pirates};
use table::{Seat, Sink};

impl Pirates {
    /// PIR-3: can the seat do any of the four actions?
    pub(crate) fn can_act(&self, seat: Seat) -> bool {
        self.can_ransom(seat)
            || self.can_assemble(seat)
            || self.can_capture(seat)
            || self.can_mutiny(seat)
    }

    /// Can anybody act?
    pub(crate) fn somebody_can_act(&self) -> bool {
        self.turn.round(self.players as usize).any(|seat| self.can_act(seat))
    }

    /// The seat whose turn it was has acted; the next that can act is up.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        if !self.is_over() {
            self.turn = self.turn.next(self.players as usize);
            self.calm_if_stuck(sink);
        }
        if self.is_over() {
            sink.emit(|| Event::Over { payout: self.payout(), winners: self.winners() });
        } else {
            self.begin_turn(sink);
        }
    }

    /// PIR-3: who cannot act passes. Somebody can, or PIR-20 has seen to it.
    pub(crate) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        while !self.can_act(self.turn) {
            let seat = self.turn;
            sink.emit(|| Event::Passed { seat });
            self.turn = seat.next(self.players as usize);
        }
    }
}
