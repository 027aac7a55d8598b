//! What bots know about King of Pirates.

mod course;
mod crew;
mod features;
mod heuristic;
mod network;
mod prospect;
mod rewards;
mod rollout_policy;
mod self_harm;
mod weights;

use crate::{Action, Frame, KingOfPirates, Phase};
pub use features::FEATURES;
use game::{BlunderRate, Evaluate, Rng, Seat};

impl Evaluate for KingOfPirates {
    /// More actions than the turns below ever take.
    const ROLLOUT_DEPTH: u32 = 1_000;
    /// A rollout to the end is mostly decided by dice and says little about
    /// the first action. The network evaluates after the rest of this turn
    /// and two more, whatever the actions were.
    const ROLLOUT_TURNS: u32 = 2;
    /// The rollout policy alone wins most matches against three greedy bots.
    const ROLLOUT_PRIOR_WEIGHT: f32 = 0.7;
    /// The next best action is often nearly as good, so players only notice
    /// frequent blunders.
    const BLUNDER_RATE: BlunderRate = BlunderRate { cabin_boy: 36, mate: 45, captain: 20 };

    fn heuristic_values(&self) -> [i32; Seat::MOST] {
        heuristic::values(self)
    }

    /// KOP-10: the attacker's chance in eighths. Good and bad rolls leave the
    /// same legal actions but call for different ones.
    fn chance_bucket(&self) -> u64 {
        let eighths = |fight| u64::from(self.attackers_chance(fight).unsigned_abs() / 125);
        self.fight().map_or(0, |fight| 1 + eighths(fight))
    }

    /// KOP-13: the compass die is rolled once a turn, before any action.
    fn turn_begins(&self) -> bool {
        self.frames.top() == Frame::Turn(Phase::Compass)
    }

    fn shares(&self) -> [f32; Seat::MOST] {
        self.network_shares()
    }

    fn rollout_policy(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        self.rollout_action(seat, rng)
    }

    fn self_harm(&self, seat: Seat, action: Action) -> bool {
        self.harms_itself(seat, action)
    }

    /// The seat's own value, less part of its rivals'.
    fn compare(own: i32, rivals: impl Iterator<Item = i32> + Clone) -> i32 {
        let (sum, best, count) = rivals
            .fold((0, i32::MIN, 0), |(sum, best, count), v| (sum + v, best.max(v), count + 1));
        own - best * 2 / 5 - sum / (5 * count)
    }
}
