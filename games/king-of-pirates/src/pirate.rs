//! Pirates and what they can do: the nine crew and the ten captain abilities.

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

/// A set of pirates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<Pirate>", from = "Vec<Pirate>")]
pub struct Pirates(u32);

impl Pirates {
    /// Nobody.
    pub const NONE: Self = Self(0);
    /// All twenty.
    pub const ALL: Self = Self((1 << Pirate::COUNT) - 1);

    /// Just this one.
    pub const fn one(pirate: Pirate) -> Self {
        Self(1 << pirate.0)
    }

    /// Is the pirate in the set?
    #[inline]
    pub const fn contains(self, pirate: Pirate) -> bool {
        self.0 >> pirate.0 & 1 == 1
    }

    /// In both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// In either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// In this set and not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Nobody?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one of the lowest number.
    #[inline]
    pub fn first(self) -> Option<Pirate> {
        (self.0 != 0).then(|| Pirate(self.0.trailing_zeros() as u8))
    }

    /// In the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Pirate> {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left = left.without(Self::one(first));
            Some(first)
        })
    }
}

impl FromIterator<Pirate> for Pirates {
    fn from_iter<I: IntoIterator<Item = Pirate>>(pirates: I) -> Self {
        pirates.into_iter().fold(Self::NONE, |set, pirate| set.or(Self::one(pirate)))
    }
}

impl From<Pirates> for Vec<Pirate> {
    fn from(pirates: Pirates) -> Self {
        pirates.iter().collect()
    }
}

impl From<Vec<Pirate>> for Pirates {
    fn from(pirates: Vec<Pirate>) -> Self {
        pirates.into_iter().collect()
    }
}

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

    /// In few words.
    pub const fn about(self) -> &'static str {
        [
            "+1 loot card from nations",
            "+1 against players",
            "counts as 1 map",
            "+1 rum capacity",
            "+1 against nations",
            "+1 movement",
            "cannot be assassinated",
            "+1 cannonball capacity",
            "may be thrown out to prevent a mutiny",
        ][self as usize]
    }
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

    /// In few words.
    pub const fn about(self) -> &'static str {
        [
            "+2 against nations",
            "draws and holds one more card",
            "steals up to 200 each upkeep",
            "the others' captain abilities work too",
            "+2 loot cards from the British",
            "+2 loot cards from the Spanish",
            "+2 loot cards from the French",
            "counts as 2 maps",
            "immune to scurvy",
            "+2 against players",
        ][self as usize]
    }
}
