//! Stalemate: PIR-20.

use crate::{Event, Pirates};
use game::Sink;

impl Pirates {
    /// PIR-20: how many ransoms with nothing else done between them count as
    /// a stalemate: two players could take one party from each other for ever
    /// while the rest can only pass.
    pub(crate) const RANSOMS: u8 = 20;

    /// PIR-20: all parties are dissolved; the second time with no capture
    /// between, the cards that are face up sail away as well. Then all are
    /// singles, and whose turn it is can act.
    #[cold]
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
