//! Discs as a viewer sees them: always the colour, not always the wage.

use crate::{Color, Pirate, Stacks, Wage};
use game::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A pirate whose wage may be concealed; written `red:3` or `red:-`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disc {
    /// Seen from the side.
    pub color: Color,
    /// Seen only on top of a stack.
    pub wage: Option<Wage>,
}

impl Disc {
    /// The pirate, if its wage is seen.
    pub fn pirate(self) -> Option<Pirate> {
        self.wage.map(|wage| Pirate::new(self.color, wage))
    }

    /// The pirate with its wage in sight, or concealed.
    pub fn of(pirate: Pirate, seen: bool) -> Self {
        Self { color: pirate.color(), wage: seen.then_some(pirate.wage()) }
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.color.name(), self.wage.map_or('-', Wage::sign))
    }
}

impl Serialize for Disc {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Disc {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if let Some(name) = text.strip_suffix(":-") {
            let color = Color::ALL.into_iter().find(|color| color.name() == name);
            let color = color.ok_or_else(|| de::Error::custom("unknown colour"))?;
            return Ok(Self { color, wage: None });
        }
        text.parse().map(|pirate| Self::of(pirate, true)).map_err(de::Error::custom)
    }
}

impl Stacks {
    /// The discs of all stacks as somebody sees them who sees the captains and
    /// these others.
    pub fn seen(&self, sees: impl Fn(Pirate) -> bool) -> Vec<Vec<Disc>> {
        let stack = |top| {
            let members = self.members(top);
            let disc = |&pirate| Disc::of(pirate, pirate == top || sees(pirate));
            members.as_slice().iter().map(disc).collect()
        };
        self.tops().iter().map(stack).collect()
    }

    /// Piles up singles as somebody sees them; concealed wages are drawn.
    pub fn imagine(&mut self, stacks: &[Vec<Disc>], rng: &mut impl Rng) {
        for stack in complete(stacks, |wages| rng.shuffle(wages)) {
            self.pile(stack.into_iter());
        }
    }
}

/// Gives every concealed disc of the stacks a wage that its colour has not
/// shown, in the order that `shuffle` puts the unseen wages in.
pub fn complete(stacks: &[Vec<Disc>], mut shuffle: impl FnMut(&mut [Wage])) -> Vec<Vec<Pirate>> {
    let discs = || stacks.iter().flatten();
    let mut unseen: [Vec<Wage>; 5] = Color::ALL.map(|color| {
        let shown = |wage| discs().any(|disc| disc.color == color && disc.wage == Some(wage));
        let mut wages: Vec<Wage> = Wage::ALL.into_iter().filter(|&wage| !shown(wage)).collect();
        shuffle(&mut wages);
        wages
    });
    let reveal = |disc: &Disc| {
        let wage = disc.wage.or_else(|| unseen[disc.color.index()].pop());
        Pirate::new(disc.color, wage.expect("a colour has five discs, each of its own wage"))
    };
    let mut reveal = reveal;
    stacks.iter().map(|stack| stack.iter().map(&mut reveal).collect()).collect()
}
