//! Ships, booty, and the edition that lists them.

use crate::sketch;
use game::{Edition, Fault, Sketch, Step};
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
    pictured: Pictured,
}

/// One or two pieces of booty in a byte, because the state holds fifteen
/// ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "Vec<Booty>", try_from = "Vec<Booty>")]
struct Pictured(u8);

impl Pictured {
    const SINGLE: u8 = 0xF;

    fn new(first: Booty, second: Option<Booty>) -> Self {
        Self(first as u8 | second.map_or(Self::SINGLE, |second| second as u8) << 4)
    }

    fn first(self) -> Booty {
        Booty::ALL[(self.0 & 0b11) as usize]
    }

    fn second(self) -> Option<Booty> {
        Booty::ALL.get((self.0 >> 4) as usize).copied()
    }
}

impl Ship {
    /// A ship that cannot be boarded by anybody, to fill empty places with.
    pub(crate) const NONE: Self =
        Self { crew: u8::MAX, ducats: 0, wild: 0, pictured: Pictured(Pictured::SINGLE << 4) };

    /// The crews that a ship may need.
    pub const CREWS: std::ops::RangeInclusive<u8> = 2..=9;

    /// Why no stack could ever board this ship with sense, if so.
    pub(crate) fn check_crew(self) -> Result<(), String> {
        let Self { crew, .. } = self;
        let fits = Self::CREWS.contains(&crew).then_some(());
        fits.ok_or_else(|| format!("a ship needs 2 to 9 pirates, not {crew}"))
    }

    /// The pictured booty, one or two pieces.
    pub fn booty(self) -> impl Iterator<Item = Booty> {
        [Some(self.pictured.first()), self.pictured.second()].into_iter().flatten()
    }

    /// What the captain may choose from: the kinds that are pictured.
    #[inline]
    pub fn choices(self) -> impl Iterator<Item = Booty> {
        let first = self.pictured.first();
        let second = self.pictured.second().filter(|&second| second != first);
        [Some(first), second].into_iter().flatten()
    }

    /// How many [`Self::choices`] there are.
    #[inline]
    pub(crate) fn choice_count(self) -> u32 {
        1 + u32::from(self.pictured.second().is_some_and(|kind| kind != self.pictured.first()))
    }

    /// What is left for the mate when the captain chose this.
    pub fn other(self, chosen: Booty) -> Option<Booty> {
        let first = self.pictured.first();
        if chosen == first { self.pictured.second() } else { Some(first) }
    }

    /// Is the kind pictured?
    pub fn shows(self, booty: Booty) -> bool {
        self.booty().any(|pictured| pictured == booty)
    }
}

impl From<Pictured> for Vec<Booty> {
    fn from(pictured: Pictured) -> Self {
        [Some(pictured.first()), pictured.second()].into_iter().flatten().collect()
    }
}

impl TryFrom<Vec<Booty>> for Pictured {
    type Error = String;

    fn try_from(booty: Vec<Booty>) -> Result<Self, String> {
        match booty[..] {
            [first] => Ok(Self::new(first, None)),
            [first, second] => Ok(Self::new(first, Some(second))),
            _ => Err(format!("a ship shows 1 or 2 pieces of booty, not {}", booty.len())),
        }
    }
}

/// Ducats for the most pieces of a kind, by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Worth {
    pub dagger: u8,
    pub candlestick: u8,
    pub rum: u8,
    pub chest: u8,
}

impl Worth {
    /// Of one kind.
    pub fn of(self, booty: Booty) -> u8 {
        match booty {
            Booty::Dagger => self.dagger,
            Booty::Candlestick => self.candlestick,
            Booty::Rum => self.rum,
            Booty::Chest => self.chest,
        }
    }
}

impl Default for Worth {
    fn default() -> Self {
        Self { dagger: 6, candlestick: 9, rum: 12, chest: 15 }
    }
}

/// An edition of Buccaneer: what stands on the components.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// The edition's name.
    pub name: String,
    /// What booty is worth.
    #[serde(default)]
    pub worth: Worth,
    /// The ships.
    pub ships: Vec<Ship>,
}

impl House {
    /// The number of ships in the box.
    pub const SHIPS: usize = 15;
}

impl Edition for House {
    const HOUSE: &'static str = include_str!("../editions/house.toml");
    const HOUSE_JSON: &'static str = include_str!(concat!(env!("OUT_DIR"), "/house.json"));

    fn name(&self) -> &str {
        &self.name
    }

    fn sketch(&self) -> Sketch {
        sketch::edition(self)
    }

    fn validate(&self) -> Result<(), Fault> {
        if self.name.trim().is_empty() {
            return Err(Fault::new(["name".into()], "an edition needs a name"));
        }
        let ships = self.ships.len();
        if ships != Self::SHIPS {
            let few = if ships < Self::SHIPS { "too few" } else { "too many" };
            let message = format!("{few} ships: {ships} instead of {}", Self::SHIPS);
            return Err(Fault::new(["ships".into()], message));
        }
        let mut pictured = [0; 4];
        for (number, ship) in self.ships.iter().enumerate() {
            ship.check_crew().map_err(|message| {
                Fault::new(["ships".into(), number.into(), "crew".into()], message)
            })?;
            for booty in ship.booty() {
                pictured[booty.index()] += 1;
                if pictured[booty.index()] > Booty::PIECES {
                    let path: [Step; 3] = ["ships".into(), number.into(), "booty".into()];
                    let message = format!(
                        "{booty} is pictured more often than the stock's {} pieces",
                        Booty::PIECES
                    );
                    return Err(Fault::new(path, message));
                }
            }
        }
        Ok(())
    }
}
