//! Pirates and what they can do: the nine crew and the ten captain abilities.

use game::{BitSet, Numbered};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A pirate, by its place in the edition's list, from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "u8", try_from = "u8")]
pub struct Pirate(u8);

impl Pirate {
    /// How many there are.
    pub const COUNT: usize = 20;

    /// The pirate of this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its number, to index by.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Pirate> for u8 {
    fn from(pirate: Pirate) -> Self {
        pirate.0
    }
}

impl TryFrom<u8> for Pirate {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no pirate {number}; 0 to 19 are"))
    }
}

impl fmt::Display for Pirate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pirate {}", self.0)
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
        Self(number as u8)
    }
}

/// A set of pirates.
pub type Pirates = BitSet<Pirate>;

/// What a pirate can do wherever it stands aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Skill {
    /// +1 loot card from every nation target beaten.
    Loot,
    /// +1 against players.
    Duel,
    /// Counts as one map.
    Hint,
    /// +1 rum capacity.
    Rum,
    /// +1 against nations.
    Gunnery,
    /// +1 movement.
    Sail,
    /// Cannot be assassinated.
    Warded,
    /// +1 cannonball capacity.
    Powder,
    /// May be thrown out to prevent a mutiny.
    Scapegoat,
}

impl Skill {
    /// All nine.
    pub const ALL: [Self; 9] = [
        Self::Loot,
        Self::Duel,
        Self::Hint,
        Self::Rum,
        Self::Gunnery,
        Self::Sail,
        Self::Warded,
        Self::Powder,
        Self::Scapegoat,
    ];
}

/// What a pirate can do as captain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// +2 against nations.
    Gunnery2,
    /// Draws one more action card each turn and holds one more.
    Quartermaster,
    /// Steals up to 200 doubloons in its upkeep.
    Thief,
    /// The captain abilities of the other pirates work too.
    Inspiring,
    /// +2 loot cards against the British.
    HunterBritish,
    /// +2 loot cards against the Spanish.
    HunterSpanish,
    /// +2 loot cards against the French.
    HunterFrench,
    /// Counts as two maps.
    Hint2,
    /// Immune to scurvy.
    Healer,
    /// +2 against players.
    Duel2,
}

impl Command {
    /// All ten.
    pub const ALL: [Self; 10] = [
        Self::Gunnery2,
        Self::Quartermaster,
        Self::Thief,
        Self::Inspiring,
        Self::HunterBritish,
        Self::HunterSpanish,
        Self::HunterFrench,
        Self::Hint2,
        Self::Healer,
        Self::Duel2,
    ];
}
