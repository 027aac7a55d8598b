//! Colours, wages and the twenty-five pirates.

use game::{BitSet, Numbered};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// A player's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Color {
    Red,
    Blue,
    Black,
    Yellow,
    Green,
}

impl Color {
    /// All five, in the order in which seats get them.
    pub const ALL: [Self; 5] = [Self::Red, Self::Blue, Self::Black, Self::Yellow, Self::Green];

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "black", "yellow", "green"][self as usize]
    }

    /// The five pirates of the colour.
    #[inline]
    pub fn pirates(self) -> PirateSet {
        PirateSet::from_bits(0b11111 << (self as u32 * 5))
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(["Red", "Blue", "Black", "Yellow", "Green"][*self as usize])
    }
}

/// What a pirate wants for a raid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Wage {
    Two,
    Three,
    Four,
    Five,
    /// The `?`: as much as the card says.
    Wild,
}

impl Wage {
    /// All five; each colour has one pirate of each.
    pub const ALL: [Self; 5] = [Self::Two, Self::Three, Self::Four, Self::Five, Self::Wild];

    /// The ducats, where the card pays `wild` for a `?`.
    pub const fn ducats(self, wild: u8) -> u8 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Wild => wild,
        }
    }

    /// Its sign on the disc.
    pub const fn sign(self) -> char {
        ['2', '3', '4', '5', '?'][self as usize]
    }

    fn from_sign(sign: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|wage| sign.chars().eq([wage.sign()]))
    }
}

/// The colours of the pirates by number, and something beyond the last: a
/// power of two needs no check of its bounds, and the rules ask at every turn.
const COLORS: [Color; 32] = {
    let mut colors = [Color::Green; 32];
    let mut index = 0;
    while index < Pirate::COUNT {
        colors[index] = Color::ALL[index / 5];
        index += 1;
    }
    colors
};

/// The wages of the pirates by number, likewise.
const WAGES: [Wage; 32] = {
    let mut wages = [Wage::Wild; 32];
    let mut index = 0;
    while index < Pirate::COUNT {
        wages[index] = Wage::ALL[index % 5];
        index += 1;
    }
    wages
};

/// One of the twenty-five pirates, by colour and wage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pirate(u8);

impl Pirate {
    /// How many there are.
    pub const COUNT: usize = 25;

    /// The pirate of a colour with a wage.
    pub const fn new(color: Color, wage: Wage) -> Self {
        Self(color as u8 * 5 + wage as u8)
    }

    /// Its number, from 0, colour by colour.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The pirate of a number below [`Self::COUNT`].
    pub const fn from_index(index: usize) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index as u8)
    }

    /// Whose it is.
    pub const fn color(self) -> Color {
        COLORS[self.0 as usize % COLORS.len()]
    }

    /// What it wants.
    pub const fn wage(self) -> Wage {
        WAGES[self.0 as usize % WAGES.len()]
    }

    /// All twenty-five.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl Numbered for Pirate {
    type Bits = u32;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn numbered(number: u32) -> Self {
        Self::from_index(number as usize)
    }
}

/// A set of pirates.
pub type PirateSet = BitSet<Pirate>;

impl fmt::Display for Pirate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.color().name(), self.wage().sign())
    }
}

impl fmt::Debug for Pirate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no pirate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no pirate: write a colour and a wage, as in `red:3` or `blue:?`")]
pub struct NotAPirate(pub String);

impl FromStr for Pirate {
    type Err = NotAPirate;

    fn from_str(text: &str) -> Result<Self, NotAPirate> {
        let wrong = || NotAPirate(text.chars().take(40).collect());
        let (color, wage) = text.split_once(':').ok_or_else(wrong)?;
        let color = Color::ALL.into_iter().find(|c| c.name() == color).ok_or_else(wrong)?;
        Ok(Self::new(color, Wage::from_sign(wage).ok_or_else(wrong)?))
    }
}

impl Serialize for Pirate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pirate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pirate_is_written_and_read_back() {
        for pirate in Pirate::all() {
            assert_eq!(pirate.to_string().parse(), Ok(pirate));
            assert_eq!(Pirate::new(pirate.color(), pirate.wage()), pirate);
        }
    }

    #[test]
    fn what_is_no_pirate_is_refused() {
        for text in ["", "red", "red:", "red:6", "red:33", "pink:3", "RED:3", "red:3 ", ":?"] {
            assert!(text.parse::<Pirate>().is_err(), "{text}");
        }
    }
}
