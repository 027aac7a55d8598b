//! Each seat's chances in a match.

use crate::search::{Config, searcher::Searcher, tree::Tree};
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
    let mut state = searcher.determinize();
    let players = state.players();
    let mut sums = vec![0.0; players];
    for number in 0..iterations.max(2) {
        if Searcher::<G>::starts_determinization(number) {
            state = searcher.determinize();
        }
        let values = searcher.iterate(state.clone());
        // The first half only grows the tree; the second is averaged.
        if number >= iterations / 2 {
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += f64::from(value);
            }
        }
    }
    let all: f64 = sums.iter().sum();
    sums.into_iter().map(|sum| sum / all).collect()
}
