//! Chance: TPL-2 and TPL-3.

use crate::{Event, Pips, TemplateGame, components::PipsSet};
use game::{Rng, Seat, Sink, Text};
use serde::{Deserialize, Serialize};

/// What is drawn by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// TPL-2: who begins.
    First,
    /// TPL-2: the charms.
    Charms,
    /// TPL-3: two dice.
    Dice,
}

/// What chance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// TPL-2: which seat begins, of this number.
    First {
        /// How many play.
        players: u8,
    },
    /// TPL-2: the order of the charms.
    Charms {
        /// How many there are.
        charms: u8,
    },
    /// TPL-3: two dice.
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
    /// The charms, shuffled: one for each seat, the rest for nobody.
    Charms([Pips; Pips::COUNT]),
    /// What the dice show.
    Dice([Pips; 2]),
}

impl TemplateGame {
    pub(crate) fn chance(&self, awaits: Awaits) -> Chance {
        match awaits {
            Awaits::First => Chance::First { players: self.players },
            Awaits::Charms => Chance::Charms { charms: Pips::COUNT as u8 },
            Awaits::Dice => Chance::Dice { seat: self.turn },
        }
    }

    pub(crate) fn roll(&self, rng: &mut impl Rng) -> Outcome {
        match self.awaits.expect("chance is pending") {
            Awaits::First => Outcome::First(Seat::new(rng.below(u32::from(self.players)) as u8)),
            Awaits::Charms => {
                let mut order = Pips::ALL;
                rng.shuffle(&mut order);
                Outcome::Charms(order)
            }
            Awaits::Dice => Outcome::Dice([(); 2].map(|()| die(rng))),
        }
    }

    pub(crate) fn admit(&self, outcome: &Outcome) -> Result<(), Text> {
        match (self.awaits, outcome) {
            (None, _) => Err("wrong-no-chance".into()),
            (Some(Awaits::First), Outcome::First(seat)) => (seat.index() < self.players as usize)
                .then_some(())
                .ok_or_else(|| Text::new("wrong-seat-here").with("seat", seat.index())),
            (Some(Awaits::Charms), Outcome::Charms(order)) => {
                let all: PipsSet = order.iter().copied().collect();
                let each_once = (all.len() as usize == Pips::COUNT).then_some(());
                each_once.ok_or_else(|| "tpl-wrong-charms".into())
            }
            (Some(Awaits::Dice), Outcome::Dice(_)) => Ok(()),
            (Some(Awaits::First), _) => Err("wrong-asked-first".into()),
            (Some(Awaits::Charms), _) => Err("tpl-wrong-asked-charms".into()),
            (Some(Awaits::Dice), _) => Err("tpl-wrong-asked-dice".into()),
        }
    }

    #[inline]
    pub(crate) fn resolve(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match *outcome {
            Outcome::First(seat) => self.begin_with(seat, sink),
            Outcome::Charms(order) => self.deal(order, sink),
            Outcome::Dice(dice) => self.take_dice(dice, sink),
        }
    }
}

fn die(rng: &mut impl Rng) -> Pips {
    Pips::ALL[rng.below(Pips::COUNT as u32) as usize]
}
