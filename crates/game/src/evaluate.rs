//! What bots know about a game.

use crate::{BlunderRate, BlunderRegret, Game, Rng, Seat};

/// A game's knowledge for bots, kept beside its rules.
pub trait Evaluate: Game {
    /// The scale of [`Self::evaluate`]: a lead of this much multiplies the
    /// odds of winning by e.
    const LEAD: i32 = 1_000;

    /// The most actions a search rolls out from a leaf before it evaluates.
    const ROLLOUT_DEPTH: u32 = 6;

    /// The number of turns a search rolls out after the current one. It counts
    /// them by [`Self::turn_begins`], and stops at whichever of this and
    /// [`Self::ROLLOUT_DEPTH`] comes first.
    const ROLLOUT_TURNS: u32 = u32::MAX;

    /// The weight of [`Self::rollout_policy`] in the priors of a new node,
    /// from 0 to 1. Leave it at 0 where the policy is hardly better than
    /// random.
    const ROLLOUT_PRIOR_WEIGHT: f32 = 0.0;

    /// A factor on the exploration constant at opponents' nodes. Below 1 the
    /// search assumes for longer that opponents play what looks best one
    /// action ahead.
    const OPPONENT_EXPLORATION: f32 = 1.0;

    /// How often weaker levels miss the best action: what keeps the levels
    /// apart.
    const BLUNDER_RATE: BlunderRate = BlunderRate { cabin_boy: 50, mate: 42, captain: 16 };

    /// How much such a miss may cost at most.
    const BLUNDER_REGRET: BlunderRegret = BlunderRegret { cabin_boy: 200, mate: 100, captain: 50 };

    /// Whether there is anything to remember: see [`Self::fill_beliefs`].
    const MEMORY: bool = false;

    /// How much each seat has and can expect, in any unit; only differences
    /// count.
    fn heuristic_values(&self) -> [i32; Seat::MOST];

    /// How a seat's heuristic value compares with its rivals': by default with
    /// the best of them.
    fn compare(own: i32, rivals: impl Iterator<Item = i32> + Clone) -> i32 {
        own - rivals.max().unwrap_or(0)
    }

    /// How good the state is for every seat.
    fn evaluate_all(&self) -> [i32; Seat::MOST] {
        let values = self.heuristic_values();
        let values = &values[..self.players()];
        let mut compared = [0; Seat::MOST];
        for (place, (value, &own)) in compared.iter_mut().zip(values).enumerate() {
            let (before, after) = (&values[..place], &values[place + 1..]);
            *value = Self::compare(own, before.iter().chain(after).copied());
        }
        compared
    }

    /// How good the state is for a seat.
    fn evaluate(&self, seat: Seat) -> i32 {
        let values = self.heuristic_values();
        let (before, rest) = values[..self.players()].split_at(seat.index());
        let (own, after) = rest.split_first().expect("the seat is at the table");
        Self::compare(*own, before.iter().chain(after).copied())
    }

    /// Whether a turn begins with the pending chance.
    fn turn_begins(&self) -> bool {
        false
    }

    /// Each seat's expected share of the win, from 0 to 1, adding up to 1. By
    /// default the softmax of [`Self::evaluate_all`].
    fn shares(&self) -> [f32; Seat::MOST] {
        let mut shares = [0.0; Seat::MOST];
        let mut sum = 0.0;
        for (share, value) in shares.iter_mut().zip(self.evaluate_all()).take(self.players()) {
            *share = (value as f32 / Self::LEAD as f32).clamp(-8.0, 8.0).exp();
            sum += *share;
        }
        shares.map(|share| share / sum)
    }

    /// The action a rollout takes: by default a uniformly random one.
    fn rollout_policy(&self, seat: Seat, rng: &mut impl Rng) -> Self::Action {
        crate::random_action(self, seat, rng)
    }

    /// Whether an action of the asked seat only harms itself, or wastes
    /// something for nothing: what no sensible person does while anything else
    /// is possible. Opponents for people never choose such an action unless
    /// all are of this kind. A bot asks in several determinizations and
    /// believes it only if all of them agree, so what is hidden may count.
    fn self_harm(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// A bucket for chance that matters to the next decision but does not
    /// change the legal actions. A search keeps a node per bucket, so use few
    /// buckets.
    fn chance_bucket(&self) -> u64 {
        0
    }

    /// The action that comes of an intended one, in games where a hand can
    /// slip. At steadiness 100 it is the intended action; at 0 the noise is
    /// strongest. The result is legal whenever the intended action is.
    fn motor_noise(
        &self,
        action: Self::Action,
        steadiness: u8,
        rng: &mut impl Rng,
    ) -> Self::Action {
        let _ = (steadiness, rng);
        action
    }

    /// Fills in the view what its viewer can infer from the events it was
    /// told. Asks `remembers` about each fact and skips those it denies.
    fn fill_beliefs(
        view: &mut Self::View,
        told: &[Self::Event],
        remembers: &mut impl FnMut() -> bool,
    ) {
        let _ = (view, told, remembers);
    }
}
