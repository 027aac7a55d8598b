//! Planks, pirates, spaces and doubloons.

use game::{BitSet, Numbered};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// One of the six planks, by its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Plank {
    Red,
    Blue,
    Purple,
    Yellow,
    Green,
    Orange,
}

impl Plank {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Red, Self::Blue, Self::Purple, Self::Yellow, Self::Green, Self::Orange];
    /// Those with a side B.
    pub const TWO_SIDED: [Self; 3] = [Self::Red, Self::Blue, Self::Purple];

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "purple", "yellow", "green", "orange"][self as usize]
    }
}

/// The colour of three pirates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Color {
    White,
    Black,
    Gray,
    Teal,
}

impl Color {
    /// How many there are.
    pub const COUNT: usize = 4;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self::White, Self::Black, Self::Gray, Self::Teal];
    /// The pirates of a colour.
    pub const PIRATES: u8 = 3;

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["white", "black", "gray", "teal"][self as usize]
    }
}

impl Numbered for Color {
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

/// A set of pirate colours.
pub type Colors = BitSet<Color>;

/// A side of the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Toward space −4.
    Port,
    /// Toward space 4.
    Starboard,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Port, Self::Starboard];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["port", "starboard"][self as usize]
    }

    /// −1 to port, 1 to starboard.
    pub const fn sign(self) -> i8 {
        [-1, 1][self as usize]
    }
}

/// A side of a plank.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[allow(missing_docs)]
pub enum Face {
    #[default]
    A,
    B,
}

/// A space of a plank, written −4 to 4 from port to starboard; the rope lies
/// on 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "i8", try_from = "i8")]
pub struct Space(u8);

impl Space {
    /// How many a plank has.
    pub const COUNT: usize = 9;
    /// The space that carries the rope.
    pub const ROPE: Self = Self(4);

    /// All nine, from port to starboard.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place from port, 0 to 8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, −4 to 4.
    pub const fn number(self) -> i8 {
        self.0 as i8 - 4
    }

    pub(crate) const fn at(index: u32) -> Self {
        debug_assert!(index < Self::COUNT as u32);
        Self(index as u8)
    }

    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl Numbered for Space {
    type Bits = u16;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn numbered(number: u32) -> Self {
        Self::at(number)
    }
}

impl From<Space> for i8 {
    fn from(space: Space) -> Self {
        space.number()
    }
}

impl TryFrom<i8> for Space {
    type Error = String;

    fn try_from(number: i8) -> Result<Self, String> {
        if (-4..=4).contains(&number) {
            return Ok(Self((number + 4) as u8));
        }
        Err(format!("space {number}: a plank has the spaces -4 to 4"))
    }
}

/// A space of a plank, written `red:-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The plank.
    pub plank: Plank,
    /// Its space.
    pub space: Space,
}

impl Spot {
    /// All 54.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Plank::ALL
            .into_iter()
            .flat_map(|plank| Space::all().map(move |space| Self { plank, space }))
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no space; write it like `red:-2`");
        let (plank, space) = text.split_once(':').ok_or_else(wrong)?;
        let plank = Plank::ALL.into_iter().find(|p| p.name() == plank).ok_or_else(wrong)?;
        let number: i8 = space.parse().map_err(|_| wrong())?;
        Ok(Self { plank, space: Space::try_from(number)? })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}:{}", self.plank.name(), self.space.number()))
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// How many spaces of a plank are in a bit set: looked up, because the
/// machines that everybody has count bits in many steps.
#[inline]
pub(crate) const fn count(spaces: u16) -> u32 {
    COUNTS[spaces as usize % COUNTS.len()] as u32
}

const COUNTS: [u8; 1 << Space::COUNT] = {
    let mut counts = [0; 1 << Space::COUNT];
    let mut set = 0;
    while set < counts.len() {
        counts[set] = set.count_ones() as u8;
        set += 1;
    }
    counts
};

/// The doubloons of a plank's spaces, 0 to 3 each, as two bit sets: the gold
/// under a set of pirates is two counts of bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "[u8; 9]", try_from = "[u8; 9]")]
pub struct Gold {
    ones: u16,
    twos: u16,
}

impl Gold {
    /// The most doubloons that may lie on a space.
    pub const MOST: u8 = 3;

    /// On one space.
    pub const fn on(self, space: Space) -> u8 {
        (self.ones >> space.0 & 1) as u8 + 2 * (self.twos >> space.0 & 1) as u8
    }

    /// On all spaces of a bit set.
    #[inline]
    pub(crate) const fn under(self, spaces: u16) -> u32 {
        count(self.ones & spaces) + 2 * count(self.twos & spaces)
    }
}

impl From<Gold> for [u8; 9] {
    fn from(gold: Gold) -> Self {
        std::array::from_fn(|place| gold.on(Space(place as u8)))
    }
}

impl TryFrom<[u8; 9]> for Gold {
    type Error = String;

    fn try_from(doubloons: [u8; 9]) -> Result<Self, String> {
        let mut gold = Self::default();
        for (place, &count) in doubloons.iter().enumerate() {
            if count > Self::MOST {
                return Err(format!("{count} doubloons on a space; {} is the most", Self::MOST));
            }
            gold.ones |= u16::from(count & 1) << place;
            gold.twos |= u16::from(count >> 1) << place;
        }
        Ok(gold)
    }
}

macro_rules! display_by_name {
    ($($noun:ty),+) => {
        $(impl fmt::Display for $noun {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        })+
    };
}

display_by_name!(Plank, Color, Side);
