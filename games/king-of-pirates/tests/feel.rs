//! How long matches take between bots that look one action ahead; `examples/measure` prints the
//! figures.

#[path = "../examples/measure/played.rs"]
mod played;

use bots::Budget;
use game::Edition as _;
use king_of_pirates::{Edition, Pirate};
use played::{Played, play};

const MATCHES: u64 = 24;

#[test]
fn four_greedy_bots_take_12_to_24_rounds() {
    let edition = Edition::house();
    let match_of = |number| play(number, 4, Budget::Iterations(60), &edition);
    let matches: Vec<Played> = (0..MATCHES).map(match_of).collect();
    let mut rounds: Vec<u16> = matches.iter().map(|game| game.rounds).collect();
    rounds.sort_unstable();
    let (usual, most) = (rounds[rounds.len() / 2], rounds[rounds.len() - 1]);
    let within = rounds.iter().filter(|rounds| (12..=25).contains(*rounds)).count();
    let inputs = matches.iter().map(|game| game.inputs).max().unwrap_or(0);
    println!(
        "{usual} rounds, {within} of {MATCHES} took 12 to 25, at most {most}, {inputs} inputs"
    );
    assert!((12..=24).contains(&usual), "{usual} rounds");
    assert!(within >= 17, "only {within} of {MATCHES} took 12 to 25 rounds");
    assert!(most <= 60 && inputs <= 20_000, "one took {most} rounds, {inputs} inputs");
    assert_nobody_always_wins(&matches);
}

/// Fair are 6 of 24 matches: so far above that is one run in ten thousand.
fn assert_nobody_always_wins(matches: &[Played]) {
    for seat in 0..4 {
        let wins = matches.iter().filter(|game| game.winner == seat).count();
        assert!(wins <= 15, "seat {seat} won {wins} of {MATCHES}");
    }
    let aboard = |pirate| matches.iter().flat_map(Played::aboard).any(|(one, _)| one == pirate);
    assert!(Pirate::all().all(aboard), "a pirate was never tried");
}
