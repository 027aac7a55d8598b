//! Seats, sets of seats, and who looks.

use crate::{BitSet, Numbered};
use serde::{Deserialize, Serialize};

/// A place at the table, numbered from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table has.
    pub const MOST: usize = 6;

    /// The seat of this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The number of the seat, to index by.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left, in turn order.
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= players { 0 } else { next })
    }

    /// All seats once, clockwise, this one first.
    pub fn round(self, players: usize) -> impl Iterator<Item = Self> + Clone {
        let first = self.index();
        (0..players).map(move |step| Self(((first + step) % players) as u8))
    }

    /// The seats `0..players`.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..players as u8).map(Self)
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Numbered for Seat {
    type Bits = u8;

    /// A number from outside can be any: no set has the last bit.
    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0).min(u32::BITS - 1)
    }

    #[inline]
    fn numbered(number: u32) -> Self {
        Self(number as u8)
    }
}

/// A set of seats.
pub type Seats = BitSet<Seat>;

impl Seats {
    /// The first seat of the set, clockwise from this one on.
    pub fn first_from(self, seat: Seat) -> Option<Seat> {
        self.iter().find(|&other| other >= seat).or_else(|| self.first())
    }
}

/// Who looks at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who sees what is public and what is its own.
    Seat(Seat),
    /// Somebody beside the table, who sees what is public.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table: its seats and a spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        Seat::all(players).map(Self::Seat).chain([Self::Spectator])
    }

    /// Is this the player of that seat?
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_visits_every_seat_once_and_clockwise() {
        let round: Vec<usize> = Seat::new(2).round(4).map(Seat::index).collect();
        assert_eq!(round, [2, 3, 0, 1]);
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
    }

    #[test]
    fn the_first_seat_of_a_set_depends_on_where_one_begins() {
        let set: Seats = [1, 3].map(Seat::new).into_iter().collect();
        let first_from = |seat| set.first_from(Seat::new(seat)).map(Seat::index);
        assert_eq!([0, 1, 2, 3, 4].map(first_from), [1, 1, 3, 3, 1].map(Some));
        assert_eq!(Seats::NONE.first_from(Seat::new(2)), None);
    }

    #[test]
    fn a_set_of_seats_is_a_set() {
        let set = Seats::one(Seat::new(5)).with(Seat::new(1)).with(Seat::new(1));
        assert_eq!(set.len(), 2);
        assert_eq!(set.first(), Some(Seat::new(1)));
        assert!(set.without(Seat::new(1)).without(Seat::new(5)).is_empty());
        assert!(!set.contains(Seat::new(200)));
    }
}
