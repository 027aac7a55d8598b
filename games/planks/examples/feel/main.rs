//! How the game feels between bots: prints the figures that
//! `editions/house.toml` records.
//!
//! `cargo run --release -p planks --example feel -- [LEVEL] [MATCHES]`, by
//! default 500 matches each between bots that look one action ahead.

mod played;

use bots::Level;
use played::{Played, mean, play};

fn main() {
    let mut words = std::env::args().skip(1);
    let level = words.next().map_or(Level::Greedy, |name| name.parse().expect("a level of bots"));
    let matches = words.next().map_or(500, |number| number.parse().expect("a number of matches"));
    for players in 2..=4 {
        let levels = vec![level; players];
        let played: Vec<Played> = (0..matches).map(|seed| play(&levels, seed)).collect();
        report(players, &played);
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
    println!(
        "  of {}: {wanted} in 24 to 40 turns, {fins} ended by fins, {shared} shared",
        matches.len()
    );
}
