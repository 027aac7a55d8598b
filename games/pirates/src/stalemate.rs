//! Stalemate: PIR-20.

use crate::{Event, Pirates};
use table::Sink;

impl Pirates {
    /// PIR-20: so many ransoms with nothing else done between them count as
    /// a stalemate: two players could take one party from each other for ever
    /// while the rest can only pass.
    pub(crate) const RANSOMS: u8 = 20;

    /// PIR-20, after `turn` has passed on: it comes before the next turn.
    pub(crate) fn calm_if_stuck(&mut self, sink: &mut impl Sink<Event>) {
        if self.ransoms == Self::RANSOMS || !self.somebody_can_act() {
            self.calm(sink);
        }
    }

    /// PIR-20: all parties are dissolved; the second time with no capture
    /// between, the cards that are face up sail away as well.
    pub(crate) fn calm(&mut self, sink: &mut impl Sink<Event>) {
        self.stacks.dissolve_all();
        self.ransoms = 0;
        self.becalmed += 1;
        sink.emit(|| Event::Becalmed);
        if self.becalmed == 2 {
            self.becalmed = 0;
            self.drop_face_up();
            sink.emit(|| Event::SailedAway);
            self.turn_up(sink);
        }
    }
}
