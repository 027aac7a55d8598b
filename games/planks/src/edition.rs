//! The edition: planks, doubloons, weights and rocking as data.

use crate::{Color, Gold, Plank, Space, sketch};
use game::{Fault, PathSegment, Say, Sketch, Text};
use serde::{Deserialize, Serialize};

/// An edition of Squabble on the Planks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// The edition's name.
    pub name: String,
    /// PLK-16: sharks around the ship.
    pub fins: u8,
    /// PLK-18: the doubloon cards.
    pub stock: Stock,
    /// PLK-8: weights and the edge.
    pub balance: Balance,
    /// PLK-9: how the ship rocks.
    pub rocking: Rocking,
    /// Doubloons by plank.
    pub planks: Vec<Faces>,
}

/// PLK-18: the doubloon cards in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Stock {
    pub ones: u8,
    pub twos: u8,
}

impl Stock {
    /// What the cards are worth together.
    pub fn doubloons(self) -> u16 {
        u16::from(self.ones) + 2 * u16::from(self.twos)
    }
}

/// PLK-8: what things weigh, in units, and where the deck ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Balance {
    /// A pirate.
    pub pirate: u16,
    /// An empty plank, evenly spread.
    pub plank: u16,
    /// The edge, in half-spaces from the rope line.
    pub edge: u16,
}

impl Default for Balance {
    fn default() -> Self {
        Self { pirate: 2, plank: 8, edge: 7 }
    }
}

/// PLK-9: how far a heel moves the edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rocking {
    /// The heel, in unit-spaces, that moves the edge by one space.
    pub per_space: u16,
    /// No heel counts for more than this.
    pub most: u16,
}

impl Default for Rocking {
    fn default() -> Self {
        Self { per_space: 48, most: 24 }
    }
}

/// The doubloons of a plank's sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Faces {
    pub plank: Plank,
    pub a: Gold,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub b: Option<Gold>,
}

impl Edition {
    /// The faces of a plank.
    ///
    /// # Panics
    /// If the edition was not validated and lacks the plank.
    pub fn faces(&self, plank: Plank) -> Faces {
        let faces = self.planks.iter().find(|faces| faces.plank == plank);
        *faces.expect("a valid edition lists every plank")
    }
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
        if !(1..=20).contains(&self.fins) {
            let reason = Text::new("plk-wrong-fins").with("most", 20).with("fins", self.fins);
            return Err(Fault::new(["fins".into()], reason));
        }
        if self.stock.doubloons() == 0 {
            return Err(Fault::new(["stock".into()], "plk-wrong-no-stock"));
        }
        check_statics(self.balance, self.rocking)
            .map_err(|(table, field, reason)| Fault::new([table.into(), field.into()], reason))?;
        self.validate_planks()
    }
}

impl Edition {
    fn validate_planks(&self) -> Result<(), Fault> {
        let of = |key, plank: Plank| Text::new(key).with("plank", plank.name());
        for (number, faces) in self.planks.iter().enumerate() {
            let field = |field: &'static str| -> [PathSegment; 3] {
                ["planks".into(), number.into(), field.into()]
            };
            let plank = faces.plank;
            if self.planks[..number].iter().any(|earlier| earlier.plank == plank) {
                return Err(Fault::new(field("plank"), of("plk-wrong-listed-twice", plank)));
            }
            if faces.b.is_some() && !Plank::TWO_SIDED.contains(&plank) {
                return Err(Fault::new(field("b"), "plk-wrong-one-side"));
            }
        }
        match Plank::ALL.iter().find(|plank| !self.planks.iter().any(|f| f.plank == **plank)) {
            Some(missing) => Err(Fault::new(["planks".into()], of("plk-wrong-missing", *missing))),
            None => Ok(()),
        }
    }
}

/// What is wrong with weights, edge and rocking, with table and field.
///
/// A plank that lies in the middle must hold the pirates on it, however
/// the ship heels and whatever hand is laid on it. That is what ends a
/// cascade: every fall brings one more plank to the middle.
pub(crate) fn check_statics(
    balance: Balance,
    rocking: Rocking,
) -> Result<(), (&'static str, &'static str, Text)> {
    let Balance { pirate, plank, edge } = balance;
    let ranges = [
        ("balance", "pirate", pirate, 1, 99),
        ("balance", "plank", plank, 1, 999),
        ("balance", "edge", edge, 1, 14),
        ("rocking", "per_space", rocking.per_space, 1, 999),
        ("rocking", "most", rocking.most, 0, 999),
    ];
    for (table, field, value, least, most) in ranges {
        if !(least..=most).contains(&value) {
            let reason = Text::new("plk-wrong-range").with("value", value);
            return Err((table, field, reason.with("least", least).with("most", most)));
        }
    }
    let holds = (0..=Space::COUNT as i32).all(|crowd| crowd_holds(crowd, balance, rocking));
    if holds {
        return Ok(());
    }
    Err(("balance", "edge", "plk-wrong-statics".into()))
}

/// Does a centred plank hold with this number of pirates crowded at one end, at the
/// greatest heel and the hardest jolt?
fn crowd_holds(crowd: i32, balance: Balance, rocking: Rocking) -> bool {
    let [pirate, plank, edge] = [balance.pirate, balance.plank, balance.edge].map(i32::from);
    let [per_space, most] = [rocking.per_space, rocking.most].map(i32::from);
    let weight = plank + crowd * pirate;
    let moment = pirate * (0..crowd).map(|n| 4 - n).sum::<i32>() + i32::from(crate::JOLT);
    2 * (per_space * moment + most * weight) <= edge * per_space * weight
}

const _: () = assert!(Color::COUNT * Color::PIRATES as usize == 12);
