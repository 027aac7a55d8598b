//! What a bot should know about King of Pirates. Everything is counted in
//! doubloons.

mod course;
mod crew;
mod features;
mod heuristic;
mod network;
mod prospect;
mod rewards;
mod rollout_policy;
mod weights;

use crate::{Action, Frame, KingOfPirates, Phase};
pub use features::SIGNS;
use game::{Evaluate, Lapses, Rng, Seat};

impl Evaluate for KingOfPirates {
    /// More actions than `TURNS` ever take.
    const HORIZON: u32 = 1_000;
    /// Dice decide most of a match that goes on to its end, and so tell little
    /// of an action. After the rest of this turn and two more its shares
    /// can be told, whatever was done.
    const TURNS: u32 = 2;
    /// Who plays at a glance wins most matches against three that look one
    /// action ahead.
    const TRUST: f32 = 0.7;
    /// What is next best is often nearly as good: it takes many lapses to be
    /// felt.
    const LAPSES: Lapses = Lapses { weak: 36, fair: 45, good: 20 };

    fn fortunes(&self) -> [i32; Seat::MOST] {
        heuristic::values(self)
    }

    /// KOP-10: how a fight stands, in eighths of certainty. Dice that lie
    /// well and dice that lie badly leave the same choices, but not the same
    /// one to take.
    fn luck(&self) -> u64 {
        let eighths = |fight| u64::from(self.attackers_chance(fight).unsigned_abs() / 125);
        self.fight().map_or(0, |fight| 1 + eighths(fight))
    }

    /// KOP-13: the compass die is rolled once a turn, before anything is done.
    fn turn_begins(&self) -> bool {
        self.frames.top() == Frame::Turn(Phase::Compass)
    }

    fn shares(&self) -> [f32; Seat::MOST] {
        self.reckon_shares()
    }

    fn quick(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        self.glance(seat, rng)
    }

    /// One's own, less a part of the rivals'.
    fn compare(own: i32, rivals: impl Iterator<Item = i32> + Clone) -> i32 {
        let (sum, best, count) = rivals
            .fold((0, i32::MIN, 0), |(sum, best, count), v| (sum + v, best.max(v), count + 1));
        own - best * 2 / 5 - sum / (5 * count)
    }
}
