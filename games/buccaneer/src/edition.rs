//! Editions: what stands on ships and booty.

use crate::{Booty, Ship, sketch};
use disc_stacks::check_pictured;
use game::{Fault, Say, Sketch};
use serde::{Deserialize, Serialize};

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
pub struct Edition {
    /// The edition's name.
    pub name: String,
    /// What booty is worth.
    #[serde(default)]
    pub worth: Worth,
    /// The ships.
    pub ships: Vec<Ship>,
}

impl Edition {
    /// The number of ships in the box.
    pub const SHIPS: usize = 15;
}

impl game::Edition for Edition {
    const HOUSE: &'static str = include_str!("../editions/house.toml");
    const HOUSE_JSON: &'static str = include_str!(concat!(env!("OUT_DIR"), "/house.json"));

    fn name(&self) -> &str {
        &self.name
    }

    fn sketch(&self, say: Say<'_>) -> Sketch {
        sketch::edition(self, say)
    }

    fn validate(&self) -> Result<(), Fault> {
        Fault::check_name(&self.name)?;
        let (ships, box_of) = (self.ships.len() as u32, Self::SHIPS as u32);
        Fault::check_total(["ships".into()], "buc-wrong-ships", ships, box_of)?;
        for (number, ship) in self.ships.iter().enumerate() {
            ship.check_crew().map_err(|reason| {
                Fault::new(["ships".into(), number.into(), "crew".into()], reason)
            })?;
        }
        let pictured = self.ships.iter().map(|ship| ship.booty());
        check_pictured(pictured, ["ships", "booty"], Booty::PIECES)
    }
}
