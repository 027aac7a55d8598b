//! The end: PLK-18 and PLK-19.

use crate::{Event, Phase, Planks};
use table::{Seat, Standing};

impl Planks {
    /// PLK-18: doubloons that are still to be had. What was handed out beyond
    /// the stock was due all the same.
    pub(crate) fn supply(&self) -> u16 {
        self.stock.saturating_sub(self.purses.iter().sum())
    }

    pub(crate) fn over(&self) -> Event {
        Event::Over { purses: self.purses[..self.players as usize].to_vec() }
    }

    /// PLK-19: most doubloons wins, a tie is a shared win.
    pub(crate) fn final_standing(&self) -> Standing {
        let purses = &self.purses[..self.players as usize];
        let best = purses.iter().max();
        let over = self.phase == Phase::Over;
        let wins = |seat: &Seat| over && purses.get(seat.index()) == best;
        Standing {
            scores: purses.iter().map(|&purse| i64::from(purse)).collect(),
            winners: Seat::all(self.players as usize).filter(wins).collect(),
        }
    }
}
