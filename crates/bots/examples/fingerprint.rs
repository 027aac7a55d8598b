//! A fingerprint of what bots decide and of how random matches end: a change
//! that only makes them faster leaves it as it is.
//!
//! `cargo run --release -p bots --example fingerprint`; with `playout` or
//! `search`, a game and a number, only that is done, for a profiler.

use bots::{Budget, Level, choose};
use game::{Evaluate, FastRng, Match, Pending, Setup, Viewer, playout};
use std::{
    env,
    hash::{DefaultHasher, Hash, Hasher},
};

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        [work, "buccaneer", number] => profiled::<buccaneer::Buccaneer>(work, number),
        [work, "pirates", number] => profiled::<pirates::Pirates>(work, number),
        [work, "king-of-pirates", number] => {
            profiled::<king_of_pirates::KingOfPirates>(work, number);
        }
        [work, "planks", number] => profiled::<planks::Planks>(work, number),
        _ => {
            print::<buccaneer::Buccaneer>(|_| {});
            print::<pirates::Pirates>(|_| {});
            print::<king_of_pirates::KingOfPirates>(|_| {});
            print::<planks::Planks>(|_| {});
            print::<planks::Planks>(|setup| setup.options.hands = true);
        }
    }
}

fn print<G: Evaluate>(change: impl Fn(&mut Setup<G>)) {
    for players in G::PLAYERS {
        let mut setup = Setup::house(players);
        change(&mut setup);
        let ends = playouts(&setup, 300);
        let decisions = decisions(&setup, 60);
        println!("{:<16} {players} players: {ends:016x} {decisions:016x}", G::ID);
    }
}

fn dealt<G: Evaluate>(setup: &Setup<G>) -> G {
    let mut play = Match::<G>::new(setup.clone(), "dealt").expect("a set-up");
    play.settle();
    play.state().clone()
}

/// How random matches end.
fn playouts<G: Evaluate>(setup: &Setup<G>, matches: u32) -> u64 {
    let (start, mut rng) = (dealt(setup), FastRng::new(17));
    let mut hasher = DefaultHasher::new();
    for _ in 0..matches {
        let mut state = start.clone();
        playout(&mut state, &mut rng).hash(&mut hasher);
        format!("{:?}", state.position()).hash(&mut hasher);
    }
    hasher.finish()
}

/// What bots decide in the first actions of two matches.
fn decisions<G: Evaluate>(setup: &Setup<G>, actions: u64) -> u64 {
    let mut hasher = DefaultHasher::new();
    let levels = [Level::Admiral, Level::Captain, Level::Plain, Level::Greedy, Level::Mate];
    for start in ["one", "two"] {
        let mut play = Match::<G>::new(setup.clone(), start).expect("a set-up");
        for number in 0..actions {
            play.settle();
            let Pending::Seats(asked) = play.pending() else { break };
            let seat = asked.first().expect("somebody is asked");
            let view = play.state().view(Viewer::Seat(seat));
            let level = levels[number as usize % levels.len()];
            let iterations = if level == Level::Plain { 30 } else { 400 };
            let choice = choose::<G>(level, &view, seat, Budget::Iterations(iterations), number);
            choice.action.hash(&mut hasher);
            play.act(seat, choice.action).expect("a bot's action is legal");
        }
    }
    hasher.finish()
}

fn profiled<G: Evaluate>(work: &str, number: &str) {
    let number = number.parse().expect("a number");
    let setup = Setup::house(4);
    match work {
        "playout" => println!("{:016x}, {} bytes", playouts::<G>(&setup, number), size_of::<G>()),
        "search" => {
            let mut play = Match::<G>::new(setup, "opened").expect("a set-up");
            for move_number in 0.. {
                play.settle();
                let Pending::Seats(asked) = play.pending() else { panic!("over too soon") };
                let seat = asked.first().expect("somebody is asked");
                let view = play.state().view(Viewer::Seat(seat));
                let last = move_number >= 12 && play.legal(seat).len() > 4;
                let (level, iterations) =
                    if last { (Level::Admiral, u64::from(number)) } else { (Level::Greedy, 100) };
                let budget = Budget::Iterations(iterations);
                let choice = choose::<G>(level, &view, seat, budget, move_number);
                if last {
                    println!("{:?} after {}", choice.action, choice.iterations);
                    return;
                }
                play.act(seat, choice.action).expect("a bot's action is legal");
            }
        }
        _ => panic!("`playout` or `search`"),
    }
}
