//! The end: KOP-11.

use crate::{Event, Frame, KingOfPirates, Seat};
use game::{Frames, Sink, Standing};

/// KOP-11: who has so many is King of Pirates.
pub(crate) const KING: u16 = 10_000;

impl KingOfPirates {
    /// KOP-11: doubloons for a player, who may win by them at once. Always
    /// the last thing that an input does.
    pub(crate) fn gain(&mut self, seat: Seat, doubloons: u16, sink: &mut impl Sink<Event>) {
        let ship = self.ship_mut(seat);
        ship.doubloons = ship.doubloons.saturating_add(doubloons);
        let doubloons = ship.doubloons;
        if doubloons >= KING {
            self.frames = Frames::new(Frame::Over);
            self.ended = false;
            sink.emit(|| Event::Won { seat, doubloons });
        }
    }

    pub(crate) fn standing(&self) -> Standing {
        let scores = self.seats().map(|seat| i64::from(self.ship(seat).doubloons)).collect();
        let over = self.frames.top() == Frame::Over;
        let wins = |&seat: &Seat| over && self.ship(seat).doubloons >= KING;
        Standing { scores, winners: self.seats().filter(wins).collect() }
    }
}
