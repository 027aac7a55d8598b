//! Stalemate: BUC-19.

use crate::{Buccaneer, Event, House, Ship};
use table::Sink;

impl Buccaneer {
    /// `turn` has just passed on. If nobody at all can act, BUC-19 comes
    /// before the turn begins.
    pub(crate) fn begin_turn_after_stalemate(&mut self, sink: &mut impl Sink<Event>) {
        if !self.somebody_can_act() {
            self.calm(sink);
            if self.is_over() {
                sink.emit(|| Event::Over { payout: self.payout() });
                return;
            }
        }
        self.begin_turn(sink);
    }

    /// BUC-19: all stacks are dissolved; the second time with no boarding
    /// between, the ships sail away as well.
    pub(crate) fn calm(&mut self, sink: &mut impl Sink<Event>) {
        self.stacks.dissolve_all();
        self.becalmed += 1;
        sink.emit(|| Event::Becalmed);
        if self.becalmed == 2 {
            self.becalmed = 0;
            self.drop_face_up();
            sink.emit(|| Event::SailedAway);
            self.turn_up(sink);
        }
    }

    fn drop_face_up(&mut self) {
        let gone = self.face_up as usize;
        self.ships.rotate_left(gone);
        self.ships[House::SHIPS - gone..].fill(Ship::NONE);
        self.total -= self.face_up;
        self.face_up = 0;
    }
}
