//! A turn: TPL-3, and how it passes on.

use crate::{Awaits, Event, Pips, TemplateGame};
use game::Sink;

impl TemplateGame {
    /// TPL-3: the dice have fallen.
    #[inline]
    pub(crate) fn take_dice(&mut self, dice: [Pips; 2], sink: &mut impl Sink<Event>) {
        self.dice = Some(dice);
        self.awaits = None;
        let seat = self.turn;
        sink.emit(|| Event::Rolled { seat, dice });
    }

    /// TPL-7: with a boat in the harbour it is over; otherwise the player to
    /// the left is next.
    #[inline]
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.dice = None;
        if self.is_over() {
            sink.emit(|| Event::Over { scores: self.scores().collect() });
            return;
        }
        self.turn = self.turn.next(self.players as usize);
        self.awaits = Some(Awaits::Dice);
    }
}
