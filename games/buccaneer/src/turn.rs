//! A turn: BUC-5.

use crate::{Buccaneer, Event};
use game::{Seat, Seats, Sink, any_action};

impl Buccaneer {
    /// BUC-5: can the seat move or board at all?
    pub(crate) fn can_act(&self, seat: Seat) -> bool {
        any_action(|groups| {
            self.moves(seat, groups)?;
            self.boardings(seat, groups)
        })
    }

    /// The seat whose turn it was has acted; the next that can act is up.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.demanded = Seats::NONE;
        self.turn = self.turn.next(self.seating.players());
        if self.is_over() {
            sink.emit(|| Event::Over { payout: self.payout() });
        } else {
            self.begin_turn(sink);
        }
    }

    /// The turn begins: who cannot act passes, and those who may demand a
    /// boarding are asked first (BUC-17).
    pub(crate) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        let Some(up) = self.next_to_act() else { return self.calm(sink) };
        for seat in self.turn.round(self.seating.players()).take_while(|&seat| seat != up) {
            sink.emit(|| Event::Passed { seat });
        }
        self.turn = up;
        self.open_mutiny();
    }

    /// The first seat that can act, from the one whose turn it is.
    #[inline]
    pub(crate) fn next_to_act(&self) -> Option<Seat> {
        if self.can_act(self.turn) {
            return Some(self.turn);
        }
        self.turn.round(self.seating.players()).find(|&seat| self.can_act(seat))
    }
}
