//! How the game feels between bots that look one action ahead: prints the
//! figures that `editions/house.toml` records.
//!
//! `cargo run --release -p planks --example feel`

mod played;

use bots::Level;
use played::{Played, mean, play};

const MATCHES: u64 = 500;

fn main() {
    for players in 2..=4 {
        let levels = vec![Level::Greedy; players];
        let matches: Vec<Played> = (0..MATCHES).map(|seed| play(&levels, seed)).collect();
        report(players, &matches);
    }
}

fn report(players: usize, matches: &[Played]) {
    let turns = mean(matches.iter().map(|played| played.turns));
    let gold = mean(matches.iter().map(|played| played.handed_out));
    let wanted = matches.iter().filter(|played| (24..=40).contains(&played.turns)).count();
    let fins = matches.iter().filter(|played| played.by_fins).count();
    let shared = matches.iter().filter(|played| played.winners.len() > 1).count();
    let best = matches.iter().filter_map(|played| played.scores.iter().max());
    let best = mean(best.map(|&score| u32::try_from(score).unwrap_or(0)));
    println!("{players} players: {turns:.1} turns, {gold:.1} doubloons, the winner has {best:.1}");
    println!("  of {MATCHES}: {wanted} in 24 to 40 turns, {fins} ended by fins, {shared} shared");
}
