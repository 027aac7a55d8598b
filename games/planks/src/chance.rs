//! Chance: PLK-2 and PLK-4.

use crate::{Event, Face, Plank, Planks, options::is_permutation};
use game::{Rng, Seat, Sink, Text};
use serde::{Deserialize, Serialize};

/// What is drawn by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// PLK-2: who begins.
    First,
    /// The planks from bow to stern.
    Order,
    /// The sides of red, blue and purple.
    Sides,
    /// PLK-4: two dice of different colours.
    Dice,
}

/// What chance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// PLK-2: which seat begins.
    First {
        /// How many play.
        players: u8,
    },
    /// The order of these planks from bow to stern.
    Order {
        /// In any order.
        planks: [Plank; 6],
    },
    /// The sides of these planks.
    Sides {
        /// In this order.
        planks: [Plank; 3],
    },
    /// PLK-4: two dice of different colours.
    Dice {
        /// For this seat.
        seat: Seat,
    },
}

/// What chance answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// This seat begins.
    First(Seat),
    /// The planks from bow to stern.
    Order([Plank; 6]),
    /// The sides of red, blue and purple that lie up.
    Sides([Face; 3]),
    /// PLK-4: the colours of the dice.
    Dice([Plank; 2]),
}

/// What the set-up still needs from chance, in the order of [`Awaits`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_field_names)]
pub(crate) struct Awaited {
    pub(crate) first: bool,
    pub(crate) order: bool,
    pub(crate) sides: bool,
}

impl Awaited {
    #[inline]
    pub(crate) fn next(self) -> Option<Awaits> {
        if self.first {
            Some(Awaits::First)
        } else if self.order {
            Some(Awaits::Order)
        } else if self.sides {
            Some(Awaits::Sides)
        } else {
            None
        }
    }
}

impl Planks {
    pub(crate) fn question(&self, awaits: Awaits) -> Chance {
        match awaits {
            Awaits::First => Chance::First { players: self.players },
            Awaits::Order => Chance::Order { planks: Plank::ALL },
            Awaits::Sides => Chance::Sides { planks: Plank::TWO_SIDED },
            Awaits::Dice => Chance::Dice { seat: self.turn },
        }
    }

    pub(crate) fn roll(&self, rng: &mut impl Rng) -> Outcome {
        match self.awaits().expect("chance is pending") {
            Awaits::First => Outcome::First(Seat::new(rng.below(u32::from(self.players)) as u8)),
            Awaits::Order => {
                let mut order = Plank::ALL;
                rng.shuffle(&mut order);
                Outcome::Order(order)
            }
            Awaits::Sides => {
                Outcome::Sides([(); 3].map(|()| [Face::A, Face::B][rng.below(2) as usize]))
            }
            Awaits::Dice => Outcome::Dice(crate::turn::roll(rng)),
        }
    }

    pub(crate) fn admit(&self, outcome: &Outcome) -> Result<(), Text> {
        match (self.awaits(), outcome) {
            (None, _) => Err("wrong-no-chance".into()),
            (Some(Awaits::First), Outcome::First(seat)) => (seat.index() < self.players as usize)
                .then_some(())
                .ok_or_else(|| Text::new("wrong-seat-here").with("seat", seat.index())),
            (Some(Awaits::Order), Outcome::Order(order)) => {
                is_permutation(order).then_some(()).ok_or_else(|| "plk-wrong-order".into())
            }
            (Some(Awaits::Sides), Outcome::Sides(_)) => Ok(()),
            (Some(Awaits::Dice), Outcome::Dice([one, other])) => (one != other)
                .then_some(())
                .ok_or_else(|| Text::new("plk-wrong-double").with("plank", one.name())),
            (Some(Awaits::First), _) => Err("wrong-asked-first".into()),
            (Some(Awaits::Order), _) => Err("plk-wrong-asked-order".into()),
            (Some(Awaits::Sides), _) => Err("plk-wrong-asked-sides".into()),
            (Some(Awaits::Dice), _) => Err("plk-wrong-asked-dice".into()),
        }
    }

    #[inline]
    pub(crate) fn resolve(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match *outcome {
            Outcome::First(seat) => self.begin_with(seat, sink),
            Outcome::Order(order) => self.lay_out(order, sink),
            Outcome::Sides(sides) => self.turn_over(sides, sink),
            Outcome::Dice(dice) => self.take_dice(dice, sink),
        }
    }
}
