//! Ships and booty.

use disc_stacks::{Depicted, Pictured};
use game::{BitSet, Text};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A kind of booty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Booty {
    Dagger,
    Candlestick,
    Rum,
    Chest,
}

impl Booty {
    /// The four kinds, the cheapest first.
    pub const ALL: [Self; 4] = [Self::Dagger, Self::Candlestick, Self::Rum, Self::Chest];
    /// How many pieces of each kind the stock holds.
    pub const PIECES: u8 = 6;

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["dagger", "candlestick", "rum", "chest"][self as usize]
    }
}

impl fmt::Display for Booty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A ship card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// The pirates needed to board it.
    pub crew: u8,
    /// The ducats aboard.
    pub ducats: u8,
    /// What a `?` pirate is paid.
    pub wild: u8,
    #[serde(rename = "booty")]
    pictured: Pictured<Booty>,
}

impl Depicted for Booty {
    const KINDS: &'static [Self] = &Self::ALL;
    const SHOWN: (&'static str, &'static str) = ("ship", "pieces of booty");

    fn number(self) -> u8 {
        self as u8
    }
}

impl Ship {
    /// A ship that cannot be boarded by anybody, to fill empty places with.
    pub(crate) const NONE: Self =
        Self { crew: u8::MAX, ducats: 0, wild: 0, pictured: Pictured::NONE };

    /// The crews that a ship may need.
    pub const CREWS: std::ops::RangeInclusive<u8> = 2..=9;

    /// Why no stack could ever board this ship with sense, if so.
    pub(crate) fn check_crew(self) -> Result<(), Text> {
        let Self { crew, .. } = self;
        let fits = Self::CREWS.contains(&crew).then_some(());
        fits.ok_or_else(|| Text::new("buc-wrong-crew").with("crew", crew))
    }

    /// The pictured booty, one or two pieces.
    pub fn booty(self) -> impl Iterator<Item = Booty> {
        self.pictured.iter()
    }

    /// What the captain may choose from: the kinds that are pictured, by
    /// [`Self::choice`].
    #[inline]
    pub(crate) fn choices(self) -> BitSet<u8> {
        self.pictured.choices()
    }

    /// The kind that stands at a place of [`Self::choices`].
    #[inline]
    pub(crate) fn choice(self, place: u8) -> Booty {
        self.pictured.at(place)
    }

    /// BUC-11: the kinds that the captain may choose from.
    pub fn captain_choices(self) -> impl Iterator<Item = Booty> {
        self.choices().iter().map(move |place| self.choice(place))
    }

    /// What is left for the mate when the captain chose this.
    pub fn other(self, chosen: Booty) -> Option<Booty> {
        self.pictured.other(chosen)
    }

    /// Is the kind pictured?
    pub fn shows(self, booty: Booty) -> bool {
        self.pictured.shows(booty)
    }
}
