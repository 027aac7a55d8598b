//! Stalemate: BUC-19.

use crate::{Buccaneer, Edition, Event, Ship};
use game::Sink;

impl Buccaneer {
    /// BUC-19: nobody can act. All stacks are dissolved, and play goes on
    /// with the seat whose turn it is; the second time with no boarding
    /// between, the ships sail away first.
    #[cold]
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
        if self.is_over() {
            sink.emit(|| Event::Over { payout: self.payout() });
        } else {
            self.begin_turn(sink);
        }
    }

    fn drop_face_up(&mut self) {
        let gone = self.face_up as usize;
        self.ships.rotate_left(gone);
        self.ships[Edition::SHIPS - gone..].fill(Ship::NONE);
        self.total -= self.face_up;
        self.face_up = 0;
    }
}
