//! Windows for cards out of turn: KOP-39.

use crate::{Event, Frame, KingOfPirates, Matter, Refusal, Seat, Window};
use table::Sink;

impl KingOfPirates {
    /// KOP-39: a seat is asked unless it holds no card at all or passes for
    /// the whole turn; both are public.
    #[inline]
    pub(crate) fn window_asks(&self, window: Window) -> bool {
        window.passes < self.players
            && self.ship(window.asked).held > 0
            && !self.passing.contains(window.asked)
    }

    /// The window closes, or a seat that is not asked passes.
    pub(crate) fn step_window(&mut self, window: Window) {
        if window.passes >= self.players {
            self.frames.pop();
        } else {
            self.turn_window(window, window.passes + 1);
        }
    }

    pub(crate) fn check_pass(&self) -> Result<(), Refusal> {
        let open = matches!(self.frames.top(), Frame::Window(_));
        open.then_some(()).ok_or(Refusal::NotAsked(Matter::Window))
    }

    pub(crate) fn apply_pass(&mut self, seat: Seat, all: bool, sink: &mut impl Sink<Event>) {
        if all {
            self.passing = self.passing.with(seat);
        }
        if let Frame::Window(window) = self.frames.top() {
            self.turn_window(window, window.passes + 1);
        }
        sink.emit(|| Event::Passed { seat, all });
    }

    /// A card was played: the next seat is asked, and all have to pass again.
    pub(crate) fn note_play(&mut self, seat: Seat) {
        if let Frame::Window(window) = self.frames.top() {
            debug_assert_eq!(window.asked, seat);
            self.turn_window(window, 0);
        }
    }

    fn turn_window(&mut self, window: Window, passes: u8) {
        let asked = window.asked.next(self.players as usize);
        *self.frames.top_mut() = Frame::Window(Window { asked, passes, ..window });
    }
}
