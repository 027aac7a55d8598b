//! The end: PLK-18 and PLK-19.

use crate::{Event, Phase, Planks};
use game::{Seat, Sink, Standing};

impl Planks {
    /// PLK-18: everything in purses.
    pub(crate) fn handed_out(&self) -> u16 {
        self.purses.iter().sum()
    }

    /// PLK-18: doubloons that are left to hand out.
    pub(crate) fn supply(&self) -> u16 {
        self.stock.saturating_sub(self.handed_out())
    }

    /// PLK-18: doubloons that were due when the supply was empty, and counted
    /// all the same.
    pub(crate) fn beyond_supply(&self) -> u16 {
        self.handed_out().saturating_sub(self.stock)
    }

    /// PLK-18: once the supply has been empty this turn is the last one, even
    /// if PLK-17 puts coins back.
    pub(crate) fn note_empty_supply(&mut self, sink: &mut impl Sink<Event>) {
        if self.supply() == 0 && !self.sold_out {
            self.sold_out = true;
            sink.emit(|| Event::SoldOut);
        }
    }

    /// PLK-18: does the match end with this turn?
    pub(crate) fn is_last_turn(&self) -> bool {
        self.fins == 0 || self.sold_out
    }

    pub(crate) fn finish(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        self.forget_turn();
        sink.emit(|| Event::Over { purses: self.purses[..self.players as usize].to_vec() });
    }

    /// PLK-19: most doubloons wins, a tie is a shared win.
    pub(crate) fn standing(&self) -> Standing {
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
