//! The state of a match: plain data, cheap to clone.

use crate::{Awaits, Color, Pips, Track, components::PipsSet};
use game::{Seat, Seats};

/// TPL-1.
pub(crate) const MOST_PLAYERS: usize = 4;

/// A match of Template Game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TemplateGame {
    pub(crate) track: Track,
    /// TPL-6: a bit for each space whose gold was taken.
    pub(crate) taken: u32,
    /// By seat, as everything below.
    pub(crate) colors: [Color; MOST_PLAYERS],
    pub(crate) players: u8,
    /// The space of each boat; 0 is the wreck.
    pub(crate) places: [u8; MOST_PLAYERS],
    pub(crate) gold: [u16; MOST_PLAYERS],
    /// TPL-2: none until they are dealt.
    pub(crate) charms: [Option<Pips>; MOST_PLAYERS],
    /// TPL-5: who has played the charm.
    pub(crate) played: Seats,
    pub(crate) turn: Seat,
    /// TPL-3: while the seat whose turn it is chooses.
    pub(crate) dice: Option<[Pips; 2]>,
    pub(crate) awaits: Option<Awaits>,
    pub(crate) keepsake: u8,
    pub(crate) open_charms: bool,
}

const _: () = assert!(size_of::<TemplateGame>() <= 256, "search clones it millions of times");

impl TemplateGame {
    pub(crate) fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    pub(crate) fn charm(&self, seat: Seat) -> Option<Pips> {
        self.charms[seat.index()]
    }

    /// The numbers that the dice show.
    #[inline]
    pub(crate) fn shown(&self) -> PipsSet {
        self.dice.into_iter().flatten().collect()
    }

    /// TPL-6: the gold that still lies on a space.
    #[inline]
    pub(crate) fn gold_on(&self, space: u8) -> u8 {
        if self.is_taken(space) { 0 } else { self.track.gold(space) }
    }

    pub(crate) fn is_taken(&self, space: u8) -> bool {
        self.taken >> space & 1 == 1
    }

    /// The spaces whose gold was taken, in order.
    pub(crate) fn taken(&self) -> Vec<u8> {
        self.track.spaces().filter(|&space| self.is_taken(space)).collect()
    }

    /// TPL-7: has a boat reached the harbour?
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.places.contains(&self.track.harbour())
    }

    /// Who is asked, when chance is not.
    #[inline]
    pub(crate) fn asked_seat(&self) -> Option<Seat> {
        (self.awaits.is_none() && !self.is_over()).then_some(self.turn)
    }
}
