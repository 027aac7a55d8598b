//! What a crew is paid.

use crate::{Color, Disc, Pirate, Wage};
use serde::{Deserialize, Serialize};

/// What one pirate was paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Wages {
    pub pirate: Pirate,
    pub ducats: u32,
}

/// The pay of a crew for one raid.
#[derive(Clone, Copy, Debug)]
pub struct Pay {
    /// Whose pirates are paid nothing.
    pub captain: Color,
    /// What a `?` is paid.
    pub wild: u8,
    /// How many times its wage each is paid.
    pub times: u32,
}

impl Pay {
    /// What each of a crew is paid, in the order of the crew.
    #[inline]
    pub fn to(self, crew: &[Pirate]) -> impl Iterator<Item = Wages> {
        let others = crew.iter().filter(move |pirate| pirate.color() != self.captain);
        others.map(move |&pirate| Wages { pirate, ducats: self.wage(pirate.wage()) })
    }

    /// The same colour by colour, so that nobody learns who stood where.
    pub fn told(self, crew: &[Pirate]) -> Vec<Wages> {
        let mut wages: Vec<Wages> = self.to(crew).collect();
        wages.sort_unstable_by_key(|wages| wages.pirate);
        wages
    }

    #[inline]
    fn wage(self, wage: Wage) -> u32 {
        u32::from(wage.ducats(self.wild)) * self.times
    }

    /// The least and the most that a colour's pirates in a stack can cost, as
    /// far as somebody can know who sees these stacks.
    pub fn range(self, stacks: &[Vec<Disc>], stack: &[Disc], color: Color) -> (i32, i32) {
        let ducats = |wage: Wage| self.wage(wage) as i32;
        let own = || stack.iter().filter(|disc| disc.color == color);
        let shown: i32 = own().filter_map(|disc| disc.wage).map(ducats).sum();
        let covered = own().filter(|disc| disc.wage.is_none()).count();
        let mut unseen: Vec<i32> = unseen_wages(stacks, color).map(ducats).collect();
        unseen.sort_unstable();
        let least: i32 = unseen.iter().take(covered).sum();
        let most: i32 = unseen.iter().rev().take(covered).sum();
        (shown + least, shown + most)
    }
}

/// The wages of a colour that are covered somewhere.
fn unseen_wages(stacks: &[Vec<Disc>], color: Color) -> impl Iterator<Item = Wage> {
    let discs = move || stacks.iter().flatten().filter(move |disc| disc.color == color);
    Wage::ALL.into_iter().filter(move |&wage| discs().all(|disc| disc.wage != Some(wage)))
}

/// The colours of a crew, from the top down.
pub fn colors_of(crew: &[Pirate]) -> Vec<Color> {
    crew.iter().map(|pirate| pirate.color()).collect()
}
