//! Boats, dice and charms, and the way from the wreck to the harbour.

use game::{BitSet, Numbered};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The colour of a boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Color {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Color {
    /// How many there are.
    pub const COUNT: usize = 4;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "green", "yellow"][self as usize]
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A number from 1 to 6: on a die, or on a charm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Pips(u8);

impl Pips {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// As a number.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl From<Pips> for u8 {
    fn from(pips: Pips) -> Self {
        pips.0
    }
}

impl TryFrom<u8> for Pips {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let known = Self::ALL.into_iter().find(|pips| pips.0 == number);
        known.ok_or_else(|| format!("{number} is not from 1 to 6"))
    }
}

impl Numbered for Pips {
    type Bits = u8;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0 - 1)
    }

    #[inline]
    fn numbered(number: u32) -> Self {
        Self::ALL[number as usize]
    }
}

/// A set of numbers from 1 to 6.
pub(crate) type PipsSet = BitSet<Pips>;

/// The gold on the spaces from the first to the harbour. The wreck, space 0,
/// has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub struct Track {
    gold: [u8; Self::MOST],
    length: u8,
}

impl Track {
    /// The fewest spaces of a track.
    pub const LEAST: usize = 8;
    /// The most spaces of a track.
    pub const MOST: usize = 30;
    /// The most gold on a space.
    pub const MOST_GOLD: u8 = 9;

    /// The number of the last space.
    #[inline]
    pub const fn harbour(&self) -> u8 {
        self.length
    }

    /// The gold that lies on a space at the start.
    #[inline]
    pub fn gold(&self, space: u8) -> u8 {
        space.checked_sub(1).map_or(0, |index| self.gold[index as usize])
    }

    /// The spaces from the first to the harbour.
    pub fn spaces(&self) -> impl Iterator<Item = u8> + use<> {
        1..=self.length
    }
}

impl From<Track> for Vec<u8> {
    fn from(track: Track) -> Self {
        track.gold[..track.length as usize].to_vec()
    }
}

impl TryFrom<Vec<u8>> for Track {
    type Error = String;

    fn try_from(spaces: Vec<u8>) -> Result<Self, String> {
        let (least, most) = (Self::LEAST, Self::MOST);
        if !(least..=most).contains(&spaces.len()) {
            return Err(format!("{} spaces, not {least} to {most}", spaces.len()));
        }
        if let Some(gold) = spaces.iter().find(|&&gold| gold > Self::MOST_GOLD) {
            return Err(format!("a space with {gold} gold; {} is the most", Self::MOST_GOLD));
        }
        let mut gold = [0; Self::MOST];
        gold[..spaces.len()].copy_from_slice(&spaces);
        Ok(Self { gold, length: spaces.len() as u8 })
    }
}
