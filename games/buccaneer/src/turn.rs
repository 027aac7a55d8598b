//! A turn: BUC-5.

use crate::{Buccaneer, Event};
use table::{Seat, Seats, Sink};

impl Buccaneer {
    /// BUC-5: can the seat move or board at all?
    pub(crate) fn can_act(&self, seat: Seat) -> bool {
        self.can_move(seat) || self.boardings(seat).next().is_some()
    }

    /// The seat whose turn it was has acted; the next that can act is up.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.demanded = Seats::NONE;
        if self.is_over() {
            sink.emit(|| Event::Over { payout: self.payout() });
            return;
        }
        self.turn = self.turn.next(self.players as usize);
        self.begin_turn_after_stalemate(sink);
    }

    /// The turn begins: who cannot act passes, and those who may demand a
    /// boarding are asked first (BUC-17).
    pub(crate) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        while !self.can_act(self.turn) {
            let seat = self.turn;
            sink.emit(|| Event::Passed { seat });
            self.turn = seat.next(self.players as usize);
        }
        self.open_mutiny();
    }

    /// Can anybody act?
    pub(crate) fn somebody_can_act(&self) -> bool {
        self.turn.round(self.players as usize).any(|seat| self.can_act(seat))
    }
}
