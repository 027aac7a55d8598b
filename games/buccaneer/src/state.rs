//! The state of a match: plain data, at most 256 bytes.

use crate::{Edition, Ship, Worth};
use disc_stacks::{Awaits, Color, Seating, Stacks};
use game::{Seat, Seats};

/// A match of Buccaneer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Buccaneer {
    pub(crate) stacks: Stacks,
    /// First those face up, then the deck, next first; [`Ship::NONE`] after
    /// the last.
    pub(crate) ships: [Ship; Edition::SHIPS],
    /// By colour.
    pub(crate) ducats: [u16; 5],
    /// By colour and kind.
    pub(crate) booty: [[u8; 4]; 5],
    pub(crate) worth: Worth,
    pub(crate) seating: Seating,
    pub(crate) turn: Seat,
    /// How many ships are left.
    pub(crate) total: u8,
    /// How many of them are face up.
    pub(crate) face_up: u8,
    pub(crate) awaits: Option<Awaits>,
    /// BUC-17: who may still be asked for a demand, and who made one.
    pub(crate) asking: Seats,
    pub(crate) demanded: Seats,
    /// BUC-19: stalemates since the last boarding.
    pub(crate) becalmed: u8,
    pub(crate) open_stacks: bool,
}

const _: () = assert!(size_of::<Buccaneer>() <= 256, "search clones it millions of times");

impl Buccaneer {
    pub(crate) fn color(&self, seat: Seat) -> Color {
        self.seating.color(seat)
    }

    /// The ships that are face up, in the order in which actions count them.
    #[inline]
    pub(crate) fn face_up(&self) -> &[Ship] {
        &self.ships[..self.face_up as usize]
    }

    /// The face-down ships, next first.
    pub(crate) fn deck(&self) -> &[Ship] {
        &self.ships[self.face_up as usize..self.total as usize]
    }

    /// BUC-20: have all ships gone?
    pub(crate) fn is_over(&self) -> bool {
        self.total == 0
    }

    #[inline]
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        let asked = self.asked_for_demand().unwrap_or(self.turn);
        asked == seat && self.awaits.is_none() && !self.is_over()
    }
}
