//! How long games take with greedy bots, and what each pirate does to the
//! chance of winning.
//!
//! `cargo run --release -p king-of-pirates --example measure -- GAMES [PLAYERS] [ITERATIONS] [EDITION] [FIRST]`
//!
//! An edition is a file; without one, or with `house`, it is the house's.
//! FIRST is the number of the first game, so that runs can be added up.

mod played;

use bots::Budget;
use game::Edition as _;
use king_of_pirates::{Command, Edition, Pirate, Skill};
use played::{Played, play};
use std::{collections::BTreeMap, fmt::Debug};

/// How many rounds a game for four should take.
const ROUNDS: std::ops::RangeInclusive<u16> = 12..=25;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| {
        arguments.get(place).map_or(usual, |text| text.parse().expect("a number"))
    };
    let (games, players) = (number(0, 100), number(1, 4) as usize);
    let budget = Budget::Iterations(number(2, 60));
    let edition = edition(arguments.get(3).map_or("house", String::as_str));
    let played: Vec<Played> = (number(4, 0)..number(4, 0) + games)
        .map(|number| play(number, players, budget, &edition))
        .collect();
    report_rounds(&played, players);
    report_pirates(&played, players, &edition);
}

fn edition(file: &str) -> Edition {
    if file == "house" {
        return Edition::house();
    }
    let text = std::fs::read_to_string(file).expect("the edition can be read");
    Edition::parse(file, &text).unwrap_or_else(|error| panic!("{error}"))
}

fn report_rounds(played: &[Played], players: usize) {
    let mut rounds: Vec<u16> = played.iter().map(|game| game.rounds).collect();
    rounds.sort_unstable();
    let at = |part: usize| rounds[(rounds.len() - 1) * part / 1000];
    let within = rounds.iter().filter(|rounds| ROUNDS.contains(rounds)).count();
    let inputs: usize = played.iter().map(|game| game.inputs).sum();
    println!(
        "{} games of {players}: rounds least {} 2.5% {} 5% {} 25% {} median {} 75% {} 95% {} 97.5% {} most {}",
        played.len(),
        at(0),
        at(25),
        at(50),
        at(250),
        at(500),
        at(750),
        at(950),
        at(975),
        at(1000),
    );
    let share = within as f64 * 100.0 / played.len() as f64;
    println!("{share:.1} % took {ROUNDS:?} rounds; {} inputs a game", inputs / played.len());
    let wins = |seat| played.iter().filter(|game| game.winner == seat).count();
    println!("wins by seat {:?}", (0..players).map(wins).collect::<Vec<_>>());
}

/// What came of those who began with a pirate, or an ability, aboard.
#[derive(Clone, Copy, Default)]
struct Tally {
    times: u32,
    wins: u32,
}

impl Tally {
    fn add(&mut self, won: bool) {
        self.times += 1;
        self.wins += u32::from(won);
    }

    /// The rate of wins above what is even, and its standard error, in points.
    fn gain(self, players: usize) -> (f64, f64) {
        let (times, even) = (f64::from(self.times.max(1)), 1.0 / players as f64);
        let rate = f64::from(self.wins) / times;
        ((rate - even) * 100.0, (even * (1.0 - even) / times).sqrt() * 100.0)
    }
}

fn report_pirates(played: &[Played], players: usize, edition: &Edition) {
    let mut pirates = [Tally::default(); Pirate::COUNT];
    let mut skills = BTreeMap::<Skill, Tally>::new();
    let mut commands = BTreeMap::<Command, Tally>::new();
    for game in played {
        for (pirate, seat) in game.aboard() {
            let (won, card) = (seat == game.winner, &edition.pirates[pirate.index()]);
            pirates[pirate.index()].add(won);
            skills.entry(card.crew).or_default().add(won);
            commands.entry(card.captain).or_default().add(won);
        }
    }
    for (card, tally) in edition.pirates.iter().zip(pirates) {
        report(&format!("{} ({:?}, {:?})", card.name, card.crew, card.captain), tally, players);
    }
    report_abilities(&skills, players);
    report_abilities(&commands, players);
}

fn report_abilities(tallies: &BTreeMap<impl Debug, Tally>, players: usize) {
    for (ability, &tally) in tallies {
        report(&format!("{ability:?}"), tally, players);
    }
}

fn report(name: &str, tally: Tally, players: usize) {
    let (gain, error) = tally.gain(players);
    println!("  {name:<44} first aboard {:>5} times, won {gain:>+5.1} ± {error:.1}", tally.times);
}
