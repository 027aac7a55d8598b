//! The actions that a person would consider: none that only harms itself.

use game::{Evaluate, FastRng, Seat};

/// The number of determinizations that must agree that an action is harmful.
const SEARCHES: usize = 8;

/// Keeps the actions that do not harm the seat, as far as it knows; all of
/// them if each does.
pub(crate) fn keep<G: Evaluate>(
    actions: &mut Vec<G::Action>,
    view: &G::View,
    seat: Seat,
    rng: &mut FastRng,
) {
    let mut worlds: Vec<G> = Vec::new();
    let mut is_harmful = |action: G::Action| {
        (0..SEARCHES).all(|number| {
            if number == worlds.len() {
                worlds.push(G::determinize(view, rng));
            }
            worlds[number].self_harm(seat, action)
        })
    };
    let sensible: Vec<G::Action> =
        actions.iter().copied().filter(|&action| !is_harmful(action)).collect();
    if !sensible.is_empty() {
        *actions = sensible;
    }
}
