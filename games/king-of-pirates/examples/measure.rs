//! How long games take with greedy bots, and what each pirate does to the
//! chance of winning.
//!
//! `cargo run --release -p king-of-pirates --example measure -- GAMES [PLAYERS] [ITERATIONS] [EDITION] [FIRST]`
//!
//! An edition is a file; without one, or with `house`, it is the house's.
//! FIRST is the number of the first game, so that runs can be added up.

use bots::{Budget, Level};
use king_of_pirates::{Command, Frame, House, KingOfPirates, Pirate, Skill};
use std::{collections::BTreeMap, fmt::Debug};
use table::{Edition, FastRng, Game, Match, Pending, Rng, Setup, Viewer};

/// A game for four should take so many rounds.
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

fn edition(file: &str) -> House {
    if file == "house" {
        return House::house();
    }
    let text = std::fs::read_to_string(file).expect("the edition can be read");
    House::parse(file, &text).unwrap_or_else(|error| panic!("{error}"))
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

fn report_pirates(played: &[Played], players: usize, edition: &House) {
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

struct Played {
    rounds: u16,
    inputs: usize,
    winner: usize,
    /// By pirate: the seats that began with it aboard.
    aboard: [u8; Pirate::COUNT],
}

impl Played {
    fn aboard(&self) -> impl Iterator<Item = (Pirate, usize)> {
        let seats = |pirate: Pirate| self.aboard[pirate.index()];
        Pirate::all().flat_map(move |pirate| {
            (0..8)
                .filter(move |seat| seats(pirate) >> seat & 1 == 1)
                .map(move |seat| (pirate, seat))
        })
    }
}

fn play(number: u64, players: usize, budget: Budget, edition: &House) -> Played {
    let setup = Setup { edition: edition.clone(), ..Setup::house(players) };
    let mut play = Match::<KingOfPirates>::new(setup, &format!("measure {number}"))
        .expect("the edition makes a game");
    let mut rng = FastRng::new(number);
    let mut aboard = [0; Pirate::COUNT];
    loop {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { break };
        let seat = asked.first().expect("somebody is asked");
        let view = play.state().view(Viewer::Seat(seat));
        // Crews at the start are drawn, so that every pirate is tried as often.
        let starting = matches!(view.frames[0], Frame::Setup(_));
        let level = if starting { Level::Random } else { Level::Greedy };
        let choice = bots::choose::<KingOfPirates>(level, &view, seat, budget, rng.word().into());
        play.act(seat, choice.action).expect("a bot plays by the rules");
        if starting {
            note(&play, &mut aboard);
        }
    }
    let winner = play.state().standing().winners[0].index();
    let rounds = play.state().view(Viewer::Spectator).round;
    Played { rounds, inputs: play.inputs().len(), winner, aboard }
}

fn note(play: &Match<KingOfPirates>, aboard: &mut [u8; Pirate::COUNT]) {
    for (seat, ship) in play.state().view(Viewer::Spectator).ships.iter().enumerate() {
        for pirate in ship.crew.iter() {
            aboard[pirate.index()] |= 1 << seat;
        }
    }
}
