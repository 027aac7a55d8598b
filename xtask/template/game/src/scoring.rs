//! The end: TPL-8.

use crate::TemplateGame;
use game::{Seat, Standing};

impl TemplateGame {
    /// TPL-8: gold, and the keepsake for a charm that was not played.
    pub(crate) fn score(&self, seat: Seat) -> u16 {
        let kept = !self.played.contains(seat);
        self.gold[seat.index()] + if kept { u16::from(self.keepsake) } else { 0 }
    }

    /// By seat.
    pub(crate) fn scores(&self) -> impl Iterator<Item = u16> {
        Seat::all(self.players as usize).map(|seat| self.score(seat))
    }

    /// TPL-8: most gold wins, a tie is a shared win.
    pub(crate) fn standing(&self) -> Standing {
        let best = self.scores().max();
        let wins = |seat: &Seat| self.is_over() && Some(self.score(*seat)) == best;
        Standing {
            scores: self.scores().map(i64::from).collect(),
            winners: Seat::all(self.players as usize).filter(wins).collect(),
        }
    }
}
