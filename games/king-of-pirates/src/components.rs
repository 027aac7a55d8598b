//! What lies in the box: nations, tiles, targets, cards, colours.

use game::{BitSet, Numbered};
use serde::{Deserialize, Serialize};
use std::fmt;

/// KOP-2: a player's colour, which is that of a corner hideout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Color {
    Red,
    Blue,
    Black,
    Yellow,
    Green,
    Purple,
}

impl Color {
    /// The six, in the order of the corners.
    pub const ALL: [Self; 6] =
        [Self::Red, Self::Blue, Self::Black, Self::Yellow, Self::Green, Self::Purple];

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["Red", "Blue", "Black", "Yellow", "Green", "Purple"][self as usize]
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// KOP-3: whom ships, cities and fortresses belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Nation {
    British,
    French,
    Spanish,
}

impl Nation {
    /// The three.
    pub const ALL: [Self; 3] = [Self::British, Self::French, Self::Spanish];

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["British", "French", "Spanish"][self as usize]
    }
}

impl fmt::Display for Nation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What kind of ship a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Class {
    SmallMerchant,
    LargeMerchant,
    Warship,
}

impl Class {
    /// The three, the weakest first.
    pub const ALL: [Self; 3] = [Self::SmallMerchant, Self::LargeMerchant, Self::Warship];

    /// In words.
    pub const fn name(self) -> &'static str {
        ["small merchant", "large merchant", "warship"][self as usize]
    }
}

/// KOP-4: a tile, in one byte because the board holds 42 of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "WrittenTile", from = "WrittenTile")]
pub struct Tile(u8);

impl Tile {
    /// How many different tiles there are.
    pub const KINDS: usize = 10;
    /// A tile with nothing on it.
    pub const EMPTY: Self = Self(0);

    /// A tile with a ship.
    pub const fn ship(class: Class, nation: Nation) -> Self {
        Self(1 + class as u8 * 3 + nation as u8)
    }

    /// Every different tile.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::KINDS as u8).map(Self)
    }

    /// The tile of this number.
    #[inline]
    pub(crate) const fn numbered(number: u8) -> Self {
        Self(number)
    }

    /// Its number among the different tiles.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The ship on it.
    #[inline]
    pub fn class(self) -> Option<Class> {
        Some(Class::ALL[(self.0.checked_sub(1)? / 3) as usize])
    }

    /// The ship and its nation.
    #[inline]
    pub fn shows(self) -> Option<(Class, Nation)> {
        let ship = self.0.checked_sub(1)?;
        Some((Class::ALL[(ship / 3) as usize], Nation::ALL[(ship % 3) as usize]))
    }
}

impl Default for Tile {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.shows() {
            None => f.write_str("open sea"),
            Some((class, nation)) => write!(f, "{nation} {}", class.name()),
        }
    }
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WrittenTile {
    Empty,
    SmallMerchant(Nation),
    LargeMerchant(Nation),
    Warship(Nation),
}

impl From<Tile> for WrittenTile {
    fn from(tile: Tile) -> Self {
        match tile.shows() {
            None => Self::Empty,
            Some((Class::SmallMerchant, nation)) => Self::SmallMerchant(nation),
            Some((Class::LargeMerchant, nation)) => Self::LargeMerchant(nation),
            Some((Class::Warship, nation)) => Self::Warship(nation),
        }
    }
}

impl From<WrittenTile> for Tile {
    fn from(written: WrittenTile) -> Self {
        match written {
            WrittenTile::Empty => Self::EMPTY,
            WrittenTile::SmallMerchant(nation) => Self::ship(Class::SmallMerchant, nation),
            WrittenTile::LargeMerchant(nation) => Self::ship(Class::LargeMerchant, nation),
            WrittenTile::Warship(nation) => Self::ship(Class::Warship, nation),
        }
    }
}

/// What a hex is, whatever lies or sails on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// Rings 3 and 4, where nothing else is.
    Ocean,
    /// KOP-3: rings 1 and 2.
    Sharks,
    /// KOP-2: with the colour of the player who starts there.
    Hideout(Option<Color>),
    /// A city of a nation.
    City(Nation),
    /// A fortress of a nation.
    Fortress(Nation),
    /// A treasure island.
    Island(Size),
}

impl Site {
    /// KOP-4: does a tile lie here at the start?
    pub const fn is_sea(self) -> bool {
        matches!(self, Self::Ocean | Self::Sharks)
    }

    /// KOP-7.
    pub const fn is_hideout(self) -> bool {
        matches!(self, Self::Hideout(_))
    }
}

/// A small or a large island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Size {
    Small,
    Large,
}

/// KOP-21: the two middle parts of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Room for rum.
    Hold,
    /// Room for cannonballs.
    GunDeck,
}

impl Part {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Hold, Self::GunDeck];

    /// In words.
    pub const fn name(self) -> &'static str {
        ["hold", "gun deck"][self as usize]
    }
}

/// KOP-27 to KOP-38: the kinds of action cards.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Card {
    #[default]
    TreasureMap,
    Tailwind,
    Raid,
    Mercenaries,
    Ambush,
    Soldiers,
    Scurvy,
    Citrus,
    Mutiny,
    Keelhaul,
    Assassination,
    FlyingDutchman,
}

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 12;
    /// How many cards the deck has.
    pub const COUNT: usize = 52;
    /// Every kind, the most frequent first.
    pub const ALL: [Self; Self::KINDS] = [
        Self::TreasureMap,
        Self::Tailwind,
        Self::Raid,
        Self::Mercenaries,
        Self::Ambush,
        Self::Soldiers,
        Self::Scurvy,
        Self::Citrus,
        Self::Mutiny,
        Self::Keelhaul,
        Self::Assassination,
        Self::FlyingDutchman,
    ];

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// In words.
    pub const fn name(self) -> &'static str {
        [
            "treasure map",
            "tailwind",
            "raid",
            "mercenaries",
            "ambush",
            "soldiers",
            "scurvy",
            "citrus",
            "mutiny",
            "keelhaul",
            "assassination",
            "Flying Dutchman",
        ][self as usize]
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        [
            "KOP-32", "KOP-31", "KOP-28", "KOP-36", "KOP-27", "KOP-33", "KOP-34", "KOP-30",
            "KOP-35", "KOP-37", "KOP-29", "KOP-38",
        ][self as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Numbered for Card {
    type Bits = u16;

    #[inline]
    fn number(self) -> u32 {
        self as u32
    }

    #[inline]
    fn numbered(number: u32) -> Self {
        Self::ALL[number as usize]
    }
}

/// A set of kinds of action cards.
pub(crate) type Cards = BitSet<Card>;

/// KOP-14: a face of the upkeep die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Upkeep {
    Scurvy,
    OneRum,
    TwoRum,
}

impl Upkeep {
    /// The three different faces.
    pub const ALL: [Self; 3] = [Self::Scurvy, Self::OneRum, Self::TwoRum];
}
