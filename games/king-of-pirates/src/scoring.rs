//! The end: KOP-11.

use crate::{Event, Frame, KingOfPirates, Seat};
use game::{Frames, Sink, Standing};

/// KOP-11: the doubloons that make somebody King of Pirates.
pub(crate) const KING: u16 = 10_000;
/// KOP-11: if nobody has won by then, the richest win.
pub(crate) const LAST_ROUND: u16 = 100;

impl KingOfPirates {
    /// KOP-11: doubloons for a player, who may win by them at once. Always
    /// the last thing that an input does.
    pub(crate) fn gain(&mut self, seat: Seat, doubloons: u16, sink: &mut impl Sink<Event>) {
        let ship = self.ship_mut(seat);
        ship.doubloons = ship.doubloons.saturating_add(doubloons);
        let doubloons = ship.doubloons;
        if doubloons >= KING {
            self.finish();
            sink.emit(|| Event::Won { seat, doubloons });
        }
    }

    /// KOP-11: whether the turn of `turn` is the last of the match.
    pub(crate) fn is_last_turn(&self) -> bool {
        self.round >= LAST_ROUND && self.turn.next(self.players as usize) == self.first
    }

    /// KOP-11: the last round is complete and nobody has won before.
    pub(crate) fn end_last_round(&mut self, sink: &mut impl Sink<Event>) {
        self.finish();
        let round = self.round;
        sink.emit(|| Event::LastRoundOver { round });
    }

    fn finish(&mut self) {
        self.frames = Frames::new(Frame::Over);
        self.ended = false;
    }

    pub(crate) fn standing(&self) -> Standing {
        let scores = self.seats().map(|seat| i64::from(self.ship(seat).doubloons)).collect();
        Standing { scores, winners: self.seats().filter(|&seat| self.has_won(seat)).collect() }
    }

    /// KOP-11: a king is richer than anybody else; after the last round, tied players share.
    pub(crate) fn has_won(&self, seat: Seat) -> bool {
        let purse = |seat: Seat| self.ship(seat).doubloons;
        let richest = || self.seats().map(purse).max().unwrap_or(0);
        self.frames.top() == Frame::Over && purse(seat) == richest()
    }
}
