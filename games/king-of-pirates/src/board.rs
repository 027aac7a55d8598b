//! The board: KOP-1. Hexes, headings, distances; no sites and no tiles.

use game::{BitSet, Numbered};
use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the 61 hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "[i8; 2]", try_from = "[i8; 2]")]
pub struct Hex(u8);

/// The six ways out of a hex, which are the faces of the compass die too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Heading {
    /// East.
    E,
    /// North-east.
    Ne,
    /// North-west.
    Nw,
    /// West.
    W,
    /// South-west.
    Sw,
    /// South-east.
    Se,
}

const SIDE: i8 = 5;
const REACH: i8 = SIDE - 1;
const OFF: u8 = u8::MAX;
/// How `q` and `r` change, by heading.
const STEPS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
const COORDS: [(i8, i8); Hex::COUNT] = coords();
const NEIGHBORS: [[u8; 6]; Hex::COUNT] = neighbors();
/// The headings that stay on the board, a bit each.
const WAYS: [u8; Hex::COUNT] = ways();
const DISTANCES: [[u8; Hex::COUNT]; Hex::COUNT] = distances();

impl Hex {
    /// KOP-1: a hexagon of side five.
    pub const COUNT: usize = 61;
    /// The hex `0,0`.
    pub const CENTRE: Self = Self(30);

    /// The hex with these coordinates, if it is on the board.
    pub const fn at(q: i8, r: i8) -> Option<Self> {
        match number(q, r) {
            OFF => None,
            number => Some(Self(number)),
        }
    }

    /// Its number, from 0, row by row from the north.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its coordinates `q, r`.
    pub const fn coords(self) -> (i8, i8) {
        COORDS[self.0 as usize]
    }

    /// KOP-1: its distance from the centre.
    pub const fn ring(self) -> u8 {
        self.distance(Self::CENTRE)
    }

    /// The steps from one hex to another.
    pub const fn distance(self, other: Self) -> u8 {
        DISTANCES[self.0 as usize][other.0 as usize]
    }

    /// The hex next to it, unless that is off the board.
    #[inline]
    pub fn step(self, heading: Heading) -> Option<Self> {
        let next = NEIGHBORS[self.index()][heading as usize];
        (next != OFF).then_some(Self(next))
    }

    /// The headings that do not lead off the board.
    #[inline]
    pub(crate) fn ways(self) -> Headings {
        Headings::from_bits(WAYS[self.index()].into())
    }

    /// All hexes, in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The nine rows from the north, each from the west.
    pub fn rows() -> impl Iterator<Item = impl Iterator<Item = Self>> {
        (-REACH..=REACH).map(|row| Self::all().filter(move |hex| hex.coords().1 == row))
    }

    /// The corner of the board in this direction from the centre.
    pub fn corner(heading: Heading) -> Self {
        let (q, r) = STEPS[heading as usize];
        Self::at(q * REACH, r * REACH).expect("the corners are on the board")
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.coords();
        write!(f, "{q},{r}")
    }
}

impl From<Hex> for [i8; 2] {
    fn from(hex: Hex) -> Self {
        hex.coords().into()
    }
}

impl TryFrom<[i8; 2]> for Hex {
    type Error = String;

    fn try_from([q, r]: [i8; 2]) -> Result<Self, String> {
        Self::at(q, r).ok_or_else(|| format!("the hex {q},{r} is not on the board"))
    }
}

impl Heading {
    /// The six, counter-clockwise from the east.
    pub const ALL: [Self; 6] = [Self::E, Self::Ne, Self::Nw, Self::W, Self::Sw, Self::Se];

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// In words.
    pub const fn name(self) -> &'static str {
        ["east", "north-east", "north-west", "west", "south-west", "south-east"][self as usize]
    }
}

impl Numbered for Heading {
    type Bits = u8;

    #[inline]
    fn number(self) -> u32 {
        self as u32
    }

    #[inline]
    fn numbered(number: u32) -> Self {
        Self::ALL[number as usize]
    }
}

/// A set of headings.
pub(crate) type Headings = BitSet<Heading>;

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The number of the hex `q, r`, or [`OFF`].
const fn number(q: i8, r: i8) -> u8 {
    if q < -REACH || q > REACH || r < -REACH || r > REACH || q + r < -REACH || q + r > REACH {
        return OFF;
    }
    let (mut row, mut before) = (-REACH, 0);
    while row < r {
        before += 2 * REACH + 1 - row.abs();
        row += 1;
    }
    let west = if r < 0 { -REACH - r } else { -REACH };
    (before + q - west) as u8
}

const fn coords() -> [(i8, i8); Hex::COUNT] {
    let mut coords = [(0, 0); Hex::COUNT];
    let mut r = -REACH;
    while r <= REACH {
        let mut q = -REACH;
        while q <= REACH {
            let number = number(q, r);
            if number != OFF {
                coords[number as usize] = (q, r);
            }
            q += 1;
        }
        r += 1;
    }
    coords
}

const fn neighbors() -> [[u8; 6]; Hex::COUNT] {
    let mut neighbors = [[OFF; 6]; Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut heading = 0;
        while heading < 6 {
            let ((q, r), (dq, dr)) = (COORDS[hex], STEPS[heading]);
            neighbors[hex][heading] = number(q + dq, r + dr);
            heading += 1;
        }
        hex += 1;
    }
    neighbors
}

const fn ways() -> [u8; Hex::COUNT] {
    let mut ways = [0; Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut heading = 0;
        while heading < 6 {
            ways[hex] |= ((NEIGHBORS[hex][heading] != OFF) as u8) << heading;
            heading += 1;
        }
        hex += 1;
    }
    ways
}

const fn distances() -> [[u8; Hex::COUNT]; Hex::COUNT] {
    let mut distances = [[0; Hex::COUNT]; Hex::COUNT];
    let mut from = 0;
    while from < Hex::COUNT {
        let mut to = 0;
        while to < Hex::COUNT {
            let (dq, dr) = (COORDS[from].0 - COORDS[to].0, COORDS[from].1 - COORDS[to].1);
            distances[from][to] = ((dq.abs() + dr.abs() + (dq + dr).abs()) / 2) as u8;
            to += 1;
        }
        from += 1;
    }
    distances
}
