//! The iterations of one searcher in its own tree.

use crate::clock::Clock;
use crate::search::{
    Config,
    tree::{ChildKey, Exploration, NodeId, PathEdge, Tree},
    value::{self, Values},
};
use game::{Evaluate, FastRng, Nobody, Pending, Rng, Seat};

/// The number of iterations that share a determinization: making one costs
/// more than an iteration in it.
const ITERATIONS_PER_DETERMINIZATION: u64 = 8;
/// What a decided match adds to a heuristic score, in leads.
const DECIDED: i32 = 3;

pub(super) struct Searcher<'a, G: Evaluate> {
    view: &'a G::View,
    config: Config,
    rng: FastRng,
    tree: Tree<G::Action>,
    path: Vec<PathEdge>,
    legal: Vec<G::Action>,
    /// The actions to search at the root; all legal ones if empty.
    among: Vec<G::Action>,
}

impl<'a, G: Evaluate> Searcher<'a, G> {
    pub(super) fn new(view: &'a G::View, config: Config, seed: u64, tree: Tree<G::Action>) -> Self {
        let rng = FastRng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let (path, legal, among) = (Vec::new(), Vec::new(), Vec::new());
        Self { view, config, rng, tree, path, legal, among }
    }

    /// Considers these actions at the root and no others.
    pub(super) fn among(mut self, actions: &[G::Action]) -> Self {
        self.among = actions.to_vec();
        self
    }

    /// Searches until the clock runs out; gives the tree and the number of
    /// iterations.
    pub(super) fn run(mut self, clock: Clock) -> (Tree<G::Action>, u64) {
        let mut clock = clock.start();
        let mut state = self.determinize();
        while let Some(number) = clock.tick() {
            if Self::starts_determinization(number) {
                state = self.determinize();
            }
            self.iterate(state.clone());
        }
        (self.tree, clock.ticks())
    }

    pub(super) fn determinize(&mut self) -> G {
        G::determinize(self.view, &mut self.rng)
    }

    /// Whether the iteration of this number needs a new determinization.
    pub(super) fn starts_determinization(number: u64) -> bool {
        number.is_multiple_of(ITERATIONS_PER_DETERMINIZATION)
    }

    /// Selection, expansion, rollout and backpropagation; gives the values.
    pub(super) fn iterate(&mut self, mut state: G) -> Values {
        self.path.clear();
        let mut node = NodeId::ROOT;
        let root_seat = self.tree.root_seat();
        let mut next = next_seat(&mut state, root_seat, &mut self.rng);
        while let Some((seat, _)) = next {
            if !self.tree.is_expanded(node) && !self.expand(node, seat, &state) {
                break;
            }
            self.list_actions(node, seat, &state);
            let exploration = self.exploration(seat);
            let (edge, action) = self.tree.select(node, &self.legal, exploration);
            state.act(seat, action, &mut Nobody);
            self.path.push(PathEdge { node, edge, seat });
            next = next_seat(&mut state, root_seat, &mut self.rng);
            match next.and_then(|next| self.child(node, edge, next, &state)) {
                Some(child) => node = child,
                None => break,
            }
        }
        let values = value::of(&self.rollout(state));
        self.tree.backpropagate(&self.path, &values);
        values
    }

    /// Lists the actions to choose from at a node.
    fn list_actions(&mut self, node: NodeId, seat: Seat, state: &G) {
        if node == NodeId::ROOT && !self.among.is_empty() {
            self.legal.clone_from(&self.among);
        } else {
            legal_actions(state, seat, &mut self.legal);
        }
    }

    /// With many legal actions, exploring opponents' nodes in full would model
    /// them as playing one bad action after the other.
    fn exploration(&self, seat: Seat) -> Exploration {
        let mut exploration = self.config.exploration;
        let opponent = self.path.first().is_some_and(|first| first.seat != seat);
        if opponent && self.config.prior_temperature.is_some() {
            exploration.c_puct *= G::OPPONENT_EXPLORATION;
        }
        exploration
    }

    /// The child after an action: one for each seat that can be asked next
    /// and, after chance, for each of its outcomes that matters.
    fn child(
        &mut self,
        node: NodeId,
        edge: u32,
        (seat, after_chance): (Seat, bool),
        state: &G,
    ) -> Option<NodeId> {
        let key = if after_chance {
            legal_actions(state, seat, &mut self.legal);
            ChildKey::after_chance(seat, state.chance_bucket(), &self.legal)
        } else {
            ChildKey::of(seat)
        };
        self.tree.child(node, edge, key)
    }

    /// Expands a leaf once it has enough visits.
    fn expand(&mut self, node: NodeId, seat: Seat, state: &G) -> bool {
        self.list_actions(node, seat, state);
        if !self.tree.should_expand(node, self.legal.len()) {
            return false;
        }
        let priors = match self.config.prior_temperature {
            Some(temperature) => self.priors(seat, state, temperature),
            None => vec![1.0 / self.legal.len() as f32; self.legal.len()],
        };
        self.tree.expand(node, &self.legal, &priors);
        true
    }

    /// Priors by looking one action ahead, mixed with the rollout policy.
    fn priors(&mut self, seat: Seat, state: &G, temperature: f32) -> Vec<f32> {
        let scores = self.legal.iter().map(|&action| {
            let mut next = state.clone();
            next.act(seat, action, &mut Nobody);
            let over = next_seat(&mut next, seat, &mut self.rng).is_none();
            next.evaluate(seat) + if over { decided(&next, seat) } else { 0 }
        });
        let mut priors = value::priors(scores.collect(), G::LEAD, temperature);
        // Breaks ties at random: no seat gains or loses by being listed first.
        for prior in &mut priors {
            *prior *= 1.0 + self.rng.below(1_000) as f32 / 50_000.0;
        }
        self.mix_in_rollout_policy(state, seat, &mut priors);
        priors
    }

    fn mix_in_rollout_policy(&mut self, state: &G, seat: Seat, priors: &mut [f32]) {
        let weight = G::ROLLOUT_PRIOR_WEIGHT;
        if weight > 0.0 {
            let chosen = state.rollout_policy(seat, &mut self.rng);
            for (prior, &action) in priors.iter_mut().zip(&self.legal) {
                *prior = *prior * (1.0 - weight) + f32::from(u8::from(action == chosen)) * weight;
            }
        }
    }

    /// Plays from a leaf to the state that is evaluated.
    fn rollout(&mut self, mut state: G) -> G {
        let root_seat = self.tree.root_seat();
        let full = self.config.full_rollouts;
        let (depth, most_turns) =
            if full { (u32::MAX, u32::MAX) } else { (G::ROLLOUT_DEPTH, G::ROLLOUT_TURNS) };
        let mut turns = 0;
        let mut stop = |state: &G| {
            turns += u32::from(state.turn_begins());
            turns > most_turns
        };
        for _ in 0..depth {
            let next = next_seat_unless(&mut state, root_seat, &mut self.rng, &mut stop);
            let Some((seat, _)) = next else { return state };
            let action = if full {
                game::random_action(&state, seat, &mut self.rng)
            } else {
                state.rollout_policy(seat, &mut self.rng)
            };
            state.act(seat, action, &mut Nobody);
        }
        // Chance that is still pending would distort the evaluation.
        next_seat_unless(&mut state, root_seat, &mut self.rng, &mut stop);
        state
    }
}

/// A decided match outweighs any heuristic score.
fn decided<G: Evaluate>(state: &G, seat: Seat) -> i32 {
    let won = state.standing().winners.contains(&seat);
    if won { DECIDED * G::LEAD } else { -DECIDED * G::LEAD }
}

/// Draws pending chance. Gives the seat to act, unless the match is over, and
/// whether there was any chance. Of several asked seats the searching one
/// comes first and the others follow clockwise, so that the order looks the
/// same from every seat.
fn next_seat<G: Evaluate>(
    state: &mut G,
    root_seat: Seat,
    rng: &mut impl Rng,
) -> Option<(Seat, bool)> {
    next_seat_unless(state, root_seat, rng, &mut |_| false)
}

/// Like [`next_seat`], but gives nothing if `stop` holds at pending chance.
fn next_seat_unless<G: Evaluate>(
    state: &mut G,
    root_seat: Seat,
    rng: &mut impl Rng,
    stop: &mut impl FnMut(&G) -> bool,
) -> Option<(Seat, bool)> {
    let mut after_chance = false;
    loop {
        match state.pending() {
            Pending::Over => return None,
            Pending::Seats(seats) => {
                return seats.first_from(root_seat).map(|seat| (seat, after_chance));
            }
            Pending::Chance(_) if stop(state) => return None,
            Pending::Chance(_) => {
                let outcome = state.roll(rng);
                state.resolve(&outcome, &mut Nobody);
                after_chance = true;
            }
        }
    }
}

/// Lists the actions a seat can intend: nobody plans a slip of the hand.
pub(crate) fn legal_actions<G: Evaluate>(state: &G, seat: Seat, actions: &mut Vec<G::Action>) {
    actions.clear();
    state.legal(seat, &mut |action| {
        if state.motor_noise(action, 100, &mut Steady) == action {
            actions.push(action);
        }
    });
}

/// A steady hand needs no chance.
struct Steady;

impl Rng for Steady {
    fn word(&mut self) -> u32 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use game::{Game, Match, Setup, Viewer};
    use king_of_pirates::{Frame, KingOfPirates, Phase};
    use planks::Planks;

    /// Rollouts are compared after the same number of turns; otherwise a
    /// search would put off the end of its turn.
    #[test]
    fn rollouts_stop_where_a_turn_begins() {
        let mut play = Match::<KingOfPirates>::new(Setup::house(4), "lines").expect("a set-up");
        let mut rng = FastRng::new(1);
        for seed in 0..400 {
            play.settle();
            let Pending::Seats(asked) = play.pending() else { break };
            let seat = asked.first().expect("somebody is asked");
            let view = play.state().view(Viewer::Seat(seat));
            let mut searcher =
                Searcher::<KingOfPirates>::new(&view, Config::BEST, seed, Tree::new(seat));
            let state = *play.state();
            let end = searcher.rollout(state);
            assert!(end.pending() == Pending::Over || end.turn_begins(), "after {seed} actions");
            let turns = turns_between(&state, &end);
            // A turn begins with the compass die: not with a discard (KOP-12) or a theft before
            // it (KOP-15), nor while ships are manned.
            let before = [Phase::Discard, Phase::TheftBefore];
            let frame = state.position().frames[0];
            let begun = matches!(frame, Frame::Turn(phase) if !before.contains(&phase));
            let expected = KingOfPirates::ROLLOUT_TURNS as usize + usize::from(begun);
            assert!(end.pending() == Pending::Over || turns == expected, "{turns} turns");
            let action = play.state().rollout_policy(seat, &mut rng);
            play.act(seat, action).expect("it is legal");
        }
    }

    /// The number of turns from one state to another in a match of four.
    fn turns_between(before: &KingOfPirates, after: &KingOfPirates) -> usize {
        let turn = |state: &KingOfPirates| state.position().turn.index();
        (turn(after) + 4 - turn(before)) % 4
    }

    /// A turn offers about a hundred actions here, most of them bad: a search
    /// that tried most of them would underestimate its opponents.
    #[test]
    fn opponents_nodes_are_explored_less() {
        let mut play = Match::<Planks>::new(Setup::house(4), "others").expect("a set-up");
        let mut rng = FastRng::new(1);
        let (mut own, mut opponents) = (Vec::new(), Vec::new());
        for seed in 0..40 {
            play.settle();
            let Pending::Seats(asked) = play.pending() else { break };
            let seat = asked.first().expect("somebody is asked");
            let view = play.state().view(Viewer::Seat(seat));
            let searcher = Searcher::<Planks>::new(&view, Config::BEST, seed, Tree::new(seat));
            let (tree, _) = searcher.run(Clock::new(Budget::Iterations(600), u64::MAX));
            for (acting, visits, tried) in tree.tried().filter(|&(_, visits, _)| visits >= 10) {
                let part = tried as f32 / visits as f32;
                if acting == seat { own.push(part) } else { opponents.push(part) }
            }
            let action = play.state().rollout_policy(seat, &mut rng);
            play.act(seat, action).expect("it is legal");
        }
        let mean = |parts: &[f32]| parts.iter().sum::<f32>() / parts.len() as f32;
        let (own, opponents) = (mean(&own), mean(&opponents));
        assert!(opponents < own, "new actions per visit: {own} own, {opponents} of opponents");
    }
}
