//! Information-set Monte-Carlo tree search (ISMCTS).
//!
//! Each iteration walks down one tree in a determinization: a state that the
//! view allows. A node stands for the actions since the root; selection
//! considers only those of its actions that are legal in this determinization.
//! Every seat maximises its own share of the win. Chance is drawn anew on the
//! way, so no plan can count on a roll. Where several seats are asked at once,
//! they decide one after the other: the searching seat first, the others
//! clockwise.

mod cached_tree;
mod forecast;
mod searcher;
mod tree;
mod value;

use crate::{clock::Clock, sensible};
pub use cached_tree::CachedTree;
pub(crate) use forecast::forecast;
use game::{Evaluate, FastRng, Seat};
use searcher::Searcher;
pub(crate) use searcher::legal_actions;
use std::iter;
use tree::{ChildKey, Exploration, Tree};

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Config {
    pub(crate) exploration: Exploration,
    /// Rolls out at random to the end of the match instead of evaluating.
    pub(crate) full_rollouts: bool,
    /// The temperature of the priors from looking one action ahead; without
    /// one, priors are uniform.
    pub(crate) prior_temperature: Option<f32>,
    /// Considers no action at the root that only harms the seat.
    pub(crate) sensible: bool,
}

impl Config {
    /// Those of a hint, which says something about every action.
    pub(crate) const BEST: Self = Self {
        exploration: Exploration { c_puct: 3.0, fpu_reduction: 0.5, variance_scaled: true },
        full_rollouts: false,
        prior_temperature: Some(1.0 / 6.0),
        sensible: false,
    };
    /// The settings of the opponents for people.
    pub(crate) const OPPONENT: Self = Self { sensible: true, ..Self::BEST };
    /// A textbook search, as a baseline.
    pub(crate) const PLAIN: Self = Self {
        exploration: Exploration { c_puct: 1.2, fpu_reduction: 0.1, variance_scaled: false },
        full_rollouts: true,
        prior_temperature: None,
        sensible: false,
    };
}

/// What a search found out about an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActionStats<A> {
    /// The action.
    pub action: A,
    /// The number of iterations that began with it.
    pub visits: u64,
    /// The expected share of the win, from 0 to 1.
    pub value: f64,
}

/// What a search found out.
pub(crate) struct SearchResult<A> {
    /// Every action considered, the most visited first.
    pub(crate) actions: Vec<ActionStats<A>>,
    pub(crate) iterations: u64,
    /// The number of nodes reused from the cached tree.
    pub(crate) reused_nodes: usize,
    /// The new trees, for the next decision of the seat.
    pub(crate) cached_tree: CachedTree<A>,
}

/// Searches from a view, reusing the trees of an earlier search.
pub(crate) fn search<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    config: Config,
    clock: Clock,
    seed: u64,
    cached_tree: CachedTree<G::Action>,
) -> SearchResult<G::Action> {
    let mut rng = FastRng::new(seed);
    let mut legal = Vec::new();
    let state = G::determinize(view, &mut rng);
    legal_actions(&state, seat, &mut legal);
    assert!(!legal.is_empty(), "the view asks the seat");
    let now = ChildKey::after_chance(seat, state.chance_bucket(), &legal);
    let all = legal.len();
    if config.sensible && all > 1 {
        sensible::keep::<G>(&mut legal, view, seat, &mut rng);
    }
    if let [only] = legal[..] {
        let actions = vec![ActionStats { action: only, visits: 0, value: 0.0 }];
        return SearchResult { actions, iterations: 0, reused_nodes: 0, cached_tree };
    }
    let among = if legal.len() < all { &legal[..] } else { &[] };
    let reused = cached_tree.subtrees(now, &legal);
    let reused_nodes = reused.iter().map(Tree::size).sum();
    let fresh = iter::repeat_with(|| Tree::new(seat));
    let trees = reused.into_iter().chain(fresh).take(clock.searchers() as usize);
    let searcher =
        |(n, tree)| Searcher::<G>::new(view, config, seed ^ (n as u64) << 48, tree).among(among);
    let (trees, iterations) = run_all(trees.enumerate().map(searcher).collect(), clock);
    let mut actions = merge(trees.iter().flat_map(|tree| tree.root_stats(&legal)));
    actions.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    SearchResult { actions, iterations, reused_nodes, cached_tree: CachedTree::new(trees) }
}

/// Root parallelisation: each searcher grows its own tree, on its own thread
/// if there are several.
fn run_all<G: Evaluate>(
    mut searchers: Vec<Searcher<'_, G>>,
    clock: Clock,
) -> (Vec<Tree<G::Action>>, u64) {
    let done: Vec<_> = match searchers.pop() {
        Some(alone) if searchers.is_empty() => vec![alone.run(clock)],
        last => std::thread::scope(|scope| {
            let all = searchers.into_iter().chain(last);
            let threads: Vec<_> =
                all.map(|searcher| scope.spawn(move || searcher.run(clock))).collect();
            let joined = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
            joined.map(|end| end.expect("a searcher does not panic")).collect()
        }),
    };
    let iterations = done.iter().map(|(_, iterations)| iterations).sum();
    (done.into_iter().map(|(tree, _)| tree).collect(), iterations)
}

/// Adds up the statistics of several trees.
fn merge<A: Copy + Eq>(all: impl Iterator<Item = ActionStats<A>>) -> Vec<ActionStats<A>> {
    let mut merged: Vec<ActionStats<A>> = Vec::new();
    for stats in all {
        match merged.iter_mut().find(|known| known.action == stats.action) {
            Some(known) => {
                let visits = known.visits + stats.visits;
                let value_sum =
                    known.value * known.visits as f64 + stats.value * stats.visits as f64;
                known.value = value_sum / visits.max(1) as f64;
                known.visits = visits;
            }
            None => merged.push(stats),
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use game::{Game, Viewer};
    use king_of_pirates::{Action, KingOfPirates, Play};

    /// KOP-39: several seats are asked at once, and each searches for itself.
    #[test]
    fn each_of_several_asked_seats_decides_at_its_own_root() {
        let position = serde_json::json!({"game": "king-of-pirates", "turn": 0,
            "ships": [{"color": "red", "captain": 1, "hand": ["raid"]},
                {"color": "blue", "captain": 2, "hand": ["citrus"], "scurvy": 1},
                {"color": "black", "captain": 3, "hand": ["mutiny"]}],
            "frames": [{"turn": "sail"}, {"window": {"at": "upkeep", "asked": [0, 1, 2]}}]});
        let position = serde_json::from_value(position).expect("a position");
        let state = KingOfPirates::from_position(&position).expect("a valid position");
        let plays =
            [(1, Action::Play(Play::Citrus)), (2, Action::Play(Play::Mutiny(Seat::new(0))))];
        for (seat, play) in plays {
            let seat = Seat::new(seat);
            let view = state.view(Viewer::Seat(seat));
            let clock = Clock::new(Budget::Iterations(200), u64::MAX);
            let (config, cached_tree) = (Config::BEST, CachedTree::default());
            let found = search::<KingOfPirates>(&view, seat, config, clock, 1, cached_tree);
            let tried = found.actions.iter().find(|stats| stats.action == play);
            assert!(tried.is_some_and(|stats| stats.visits > 0), "seat {seat}");
        }
    }
}
