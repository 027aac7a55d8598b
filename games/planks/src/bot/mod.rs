//! What bots know about Squabble on the Planks.

mod beliefs;
mod heuristic;
mod self_harm;

use crate::{Action, Event, JOLT, Planks, View};
use game::{BlunderRate, BlunderRegret, Evaluate, Rng, Seat};

/// The rollout policy takes the best of this many sampled actions.
const ROLLOUT_SAMPLES: usize = 12;

impl Evaluate for Planks {
    /// A turn of each of the others: a slide and a move, and what follows.
    const ROLLOUT_DEPTH: u32 = 8;
    const MEMORY: bool = true;
    /// A turn offers about a hundred actions, and most of them are bad.
    const OPPONENT_EXPLORATION: f32 = 0.2;
    /// Few iterations go far here: with smaller rates a mate would be nearly
    /// as strong as a captain, and a captain as an admiral.
    const BLUNDER_RATE: BlunderRate = BlunderRate { cabin_boy: 60, mate: 66, captain: 40 };
    const BLUNDER_REGRET: BlunderRegret = BlunderRegret { cabin_boy: 300, mate: 150, captain: 70 };

    fn heuristic_values(&self) -> [i32; Seat::MOST] {
        heuristic::values(self)
    }

    /// Against the best and the mean of the rivals.
    fn compare(own: i32, rivals: impl Iterator<Item = i32> + Clone) -> i32 {
        let (sum, best, count) = rivals
            .fold((0, i32::MIN, 0), |(sum, best, count), v| (sum + v, best.max(v), count + 1));
        2 * own - sum / count - best
    }

    /// What the gold under a pirate is worth depends on what the others do to
    /// his plank in their turns, so rollouts need sensible opponents.
    fn rollout_policy(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        game::promising_action::<_, ROLLOUT_SAMPLES>(self, seat, rng)
    }

    fn self_harm(&self, seat: Seat, action: Action) -> bool {
        self.harms_itself(seat, action)
    }

    fn fill_beliefs(view: &mut View, told: &[Event], remembers: &mut impl FnMut() -> bool) {
        beliefs::fill(view, told, remembers);
    }

    /// PLK-17: with the option `hands` an action carries a jolt. The clumsier
    /// the hand, the harder the jolt can be; hard jolts are rare.
    fn motor_noise(&self, action: Action, steadiness: u8, rng: &mut impl Rng) -> Action {
        let clumsy = u32::from(100 - steadiness.min(100));
        if !self.hands {
            return action;
        }
        let hardest = u32::from(JOLT) * clumsy / 100;
        if hardest == 0 {
            return action.with_jolt(0);
        }
        let jolt = rng.below(hardest + 1).min(rng.below(hardest + 1));
        action.with_jolt(jolt as u8)
    }
}
