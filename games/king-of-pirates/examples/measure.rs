//! How long games take with greedy bots, and what each pirate does to the
//! chance of winning.
//!
//! `cargo run --release -p king-of-pirates --example measure -- GAMES [PLAYERS] [ITERATIONS]`

use bots::{Budget, Level};
use king_of_pirates::{Frame, House, KingOfPirates, Pirate};
use table::{Edition, FastRng, Game, Match, Pending, Rng, Setup, Viewer};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let games: u64 = arguments.next().unwrap_or(100);
    let players = arguments.next().unwrap_or(4) as usize;
    let budget = Budget::Iterations(arguments.next().unwrap_or(60));
    let mut rounds = Vec::new();
    let mut inputs = 0;
    let mut pirates = [[0_u32; 2]; Pirate::COUNT];
    let mut seats = vec![0_u32; players];
    for number in 0..games {
        let played = play(number, players, budget);
        rounds.push(played.rounds);
        inputs += played.inputs;
        seats[played.winner] += 1;
        for (aboard, tally) in played.aboard.iter().zip(&mut pirates) {
            for seat in 0..players {
                if aboard >> seat & 1 == 1 {
                    tally[0] += 1;
                    tally[1] += u32::from(seat == played.winner);
                }
            }
        }
    }
    rounds.sort_unstable();
    let at = |part: usize| rounds[(rounds.len() - 1) * part / 100];
    println!(
        "{games} games of {players}: rounds 5% {} 25% {} median {} 75% {} 95% {} most {}; {} inputs a game",
        at(5),
        at(25),
        at(50),
        at(75),
        at(95),
        at(100),
        inputs / games as usize
    );
    println!("wins by seat {seats:?}");
    let even = 100.0 / players as f64;
    for (card, [times, wins]) in House::house().pirates.iter().zip(pirates) {
        let rate = f64::from(wins) * 100.0 / f64::from(times.max(1));
        println!(
            "  {:<17} first aboard {times:>5} times, won {rate:>5.1} % ({:+.1})",
            card.name,
            rate - even
        );
    }
}

struct Played {
    rounds: u16,
    inputs: usize,
    winner: usize,
    /// By pirate: the seats that began with it aboard.
    aboard: [u8; Pirate::COUNT],
}

fn play(number: u64, players: usize, budget: Budget) -> Played {
    let mut play = Match::<KingOfPirates>::new(Setup::house(players), &format!("measure {number}"))
        .expect("the house set-up is valid");
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
