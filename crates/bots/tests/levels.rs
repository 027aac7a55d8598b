//! Each level of opponents is stronger than the one below. A sequential probability ratio test plays
//! no more matches than it takes to be certain.
//!
//! Budgets are far below those of the levels where that leaves their order as it is. In King of
//! Pirates it does not: with ten iterations more than half of a mate's searches try one action
//! alone, so that there is nothing to overlook, and a captain with sixty overlooks as much. There
//! both levels have the iterations of a mate. In Squabble on the Planks captains and mates have their
//! own: with half of them 160 matches bring no verdict. Not compared here, because a verdict takes too
//! long: admirals and captains in King of Pirates and Squabble on the Planks. Figures of the levels as
//! they are played are in `docs/bots.md`.

use bots::{Bot, Budget, Level};
use buccaneer::Buccaneer;
use game::{Evaluate, Match, Pending, Seat, Setup, Viewer};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;

/// The share of wins of a bot among three equals.
const EQUAL: f64 = 0.25;
/// The share of wins of a bot that is clearly stronger than the other three.
const STRONGER: f64 = 0.42;
/// Odds of this much to one are certain enough.
const CERTAIN: f64 = 30.0;
/// The test stops here if the truth lies in between.
const MOST_MATCHES: u64 = 160;

/// Wald's test of [`STRONGER`] against [`EQUAL`].
#[derive(Default)]
struct Odds(f64);

impl Odds {
    /// Adds a share of a win, from 0 to 1; gives the verdict once there is one.
    fn add(&mut self, share: f64) -> Option<bool> {
        let (won, lost) = (STRONGER / EQUAL, (1.0 - STRONGER) / (1.0 - EQUAL));
        self.0 += share * won.ln() + (1.0 - share) * lost.ln();
        (self.0.abs() > CERTAIN.ln()).then_some(self.0 > 0.0)
    }
}

/// A level and its iterations.
#[derive(Clone, Copy)]
struct Entrant(Level, u64);

/// Whether one bot wins clearly more than its share against three others.
fn is_stronger<G: Evaluate>(strong: Entrant, weak: Entrant) -> bool {
    let mut odds = Odds::default();
    for number in 0..MOST_MATCHES {
        let seat = Seat::new((number % 4) as u8);
        let winners = play::<G>(seat, strong, weak, number);
        let share = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        if let Some(verdict) = odds.add(share) {
            println!("{}: {verdict} after {} matches", G::TITLE, number + 1);
            return verdict;
        }
    }
    false
}

fn play<G: Evaluate>(strong: Seat, entrant: Entrant, others: Entrant, number: u64) -> Vec<Seat> {
    let mut play = Match::<G>::new(Setup::house(4), &format!("levels {number}")).expect("a match");
    let mut moves = 0;
    loop {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { break };
        let seat = asked.first().expect("somebody is asked");
        let Entrant(level, iterations) = if seat == strong { entrant } else { others };
        moves += 1;
        let view = play.state().view(Viewer::Seat(seat));
        let mut bot = Bot::<G>::new(level, &view, seat, number * 10_000 + moves);
        // Memory needs every event since the start of the match.
        if G::MEMORY {
            bot = bot.remembering(&play.told(Viewer::Seat(seat)));
        }
        play.act(seat, bot.choose(Budget::Iterations(iterations)).action).expect("it is legal");
    }
    play.state().standing().winners
}

#[test]
fn a_captain_beats_mates_in_buccaneer() {
    assert!(is_stronger::<Buccaneer>(Entrant(Level::Captain, 300), Entrant(Level::Mate, 50)));
}

#[test]
fn an_admiral_beats_captains_in_buccaneer() {
    assert!(is_stronger::<Buccaneer>(Entrant(Level::Admiral, 800), Entrant(Level::Captain, 50)));
}

#[test]
fn a_captain_beats_mates_in_pirates() {
    assert!(is_stronger::<Pirates>(Entrant(Level::Captain, 300), Entrant(Level::Mate, 50)));
}

#[test]
fn an_admiral_beats_captains_in_pirates() {
    assert!(is_stronger::<Pirates>(Entrant(Level::Admiral, 800), Entrant(Level::Captain, 50)));
}

#[test]
fn a_captain_beats_mates_in_king_of_pirates() {
    assert!(is_stronger::<KingOfPirates>(Entrant(Level::Captain, 100), Entrant(Level::Mate, 100)));
}

#[test]
fn a_mate_beats_cabin_boys_in_squabble_on_the_planks() {
    assert!(is_stronger::<Planks>(Entrant(Level::Mate, 100), Entrant(Level::CabinBoy, 100)));
}

#[test]
fn a_captain_beats_mates_in_squabble_on_the_planks() {
    assert!(is_stronger::<Planks>(Entrant(Level::Captain, 600), Entrant(Level::Mate, 100)));
}

#[test]
fn a_bot_among_equals_does_not_pass_for_stronger() {
    let same = Entrant(Level::CabinBoy, 30);
    assert!(!is_stronger::<Buccaneer>(same, same));
    assert!(!is_stronger::<Pirates>(same, same));
}
