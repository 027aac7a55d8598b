//! How a match may end, for every seat.

use crate::search::{Config, SHARED, Searcher, tree::Tree};
use game::{Evaluate, Seat};

/// By seat, the share of the win that a search from this view expects;
/// together they are 1.
pub(crate) fn forecast<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    iterations: u64,
    seed: u64,
) -> Vec<f64> {
    let mut searcher = Searcher::<G>::new(view, Config::BEST, seed, Tree::new(seat));
    let mut state = G::determinize(view, &mut searcher.rng);
    let players = state.players();
    let mut sums = vec![0.0; players];
    for number in 0..iterations.max(2) {
        if number.is_multiple_of(SHARED) {
            state = G::determinize(view, &mut searcher.rng);
        }
        let values = searcher.iterate(state.clone());
        // The first half finds out what is good; the second tells what comes of it.
        if number >= iterations / 2 {
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += f64::from(value);
            }
        }
    }
    let all: f64 = sums.iter().sum();
    sums.into_iter().map(|sum| sum / all).collect()
}
