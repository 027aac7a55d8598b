//! Search iterations per second on one core: with the levels' rollouts, cut off
//! by evaluation, and in the same run with the plain search's random rollouts
//! to the end of the match.

use bots::{Budget, Level, choose};
use game::{Evaluate, Match, Pending, Setup, Viewer};
use std::time::Instant;

const SAMPLES: u64 = 11;
const PLAYERS: usize = 4;
/// The middle of a match is measured, not its quiet beginning.
const OPENING: usize = 12;
const ITERATIONS: u64 = 10_000;

fn main() {
    println!("iterations a second, {PLAYERS} players (least .. most)");
    measure::<buccaneer::Buccaneer>();
    measure::<pirates::Pirates>();
    measure::<king_of_pirates::KingOfPirates>();
    measure::<planks::Planks>();
}

fn measure<G: Evaluate>() {
    let play = opened::<G>();
    let (mut cut, mut whole) = (Vec::new(), Vec::new());
    for sample in 0..SAMPLES {
        cut.push(rate(&play, Level::Admiral, ITERATIONS, sample));
        whole.push(rate(&play, Level::Plain, ITERATIONS / 10, sample));
    }
    println!("  {:<24} cut off {}   to the end {}", G::TITLE, spread(cut), spread(whole));
}

/// A match in which some actions have been taken.
fn opened<G: Evaluate>() -> Match<G> {
    let mut play = Match::<G>::new(Setup::house(PLAYERS), "opened").expect("a set-up");
    let budget = Budget::Iterations(100);
    // On to a decision with several actions.
    for number in 0.. {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { panic!("it is over too soon") };
        let seat = asked.first().expect("somebody is asked");
        if number >= OPENING && play.legal(seat).len() > 4 {
            break;
        }
        let view = play.state().view(Viewer::Seat(seat));
        let choice = choose::<G>(Level::Greedy, &view, seat, budget, number as u64);
        play.act(seat, choice.action).expect("a bot's action is legal");
    }
    play
}

fn rate<G: Evaluate>(play: &Match<G>, level: Level, iterations: u64, seed: u64) -> f64 {
    let Pending::Seats(asked) = play.pending() else { panic!("a seat is asked") };
    let seat = asked.first().expect("somebody is asked");
    let view = play.state().view(Viewer::Seat(seat));
    let start = Instant::now();
    let choice = choose::<G>(level, &view, seat, Budget::Iterations(iterations), seed);
    choice.iterations as f64 / start.elapsed().as_secs_f64()
}

fn spread(mut rates: Vec<f64>) -> String {
    rates.sort_by(f64::total_cmp);
    let (least, most) = (rates[0], rates[rates.len() - 1]);
    format!("{:>8.0} ({least:>7.0} .. {most:>7.0})", rates[rates.len() / 2])
}
