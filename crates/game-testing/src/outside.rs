//! The law about positions from outside: one that is accepted can be played to its end.

use crate::{
    corpus::Corpus,
    legality::legal_agrees_with_check,
    mutation::Mutator,
    secrecy::view_survives,
    walk::{number_from, random_seat, random_setup},
    words::error_has_words,
};
use bots::{Bot, Budget, Level};
use game::{Evaluate, FastRng, Nobody, Pending, Rng, Seat, Viewer, random_action};
use serde_json::Value;

/// How many games real positions are taken from.
const REAL_GAMES: u32 = 60;
/// How many positions are taken from one game.
const FROM_ONE_GAME: usize = 100;
/// How many inputs a game that need not end is played on for.
const LONG_ENOUGH: usize = 20_000;

/// **Mutated positions.** Real positions, changed at random, are refused with a field and a reason,
/// or they are states of the game: nothing is lost or invented, `legal` and `check` agree, every
/// viewer has a view, they are read back as they are written, and they can be played to the end.
///
/// `FREEBOOTER_MUTATIONS` of them are tried, 2 000 if nothing is said; `FREEBOOTER_SEED` chooses
/// which.
pub fn mutated_positions_play_to_the_end<G: Evaluate>() {
    let seed = number_from("FREEBOOTER_SEED", 0);
    let mutations = number_from("FREEBOOTER_MUTATIONS", 2_000);
    let mut rng = FastRng::new(!seed);
    let (mutator, corpus) = learned::<G>(&mut rng);
    let mut tally = Tally::default();
    for number in 0..mutations {
        let mutant = mutator.mutate(corpus.draw(&mut rng), &mut rng);
        let _culprit = Culprit { mutant: &mutant, seed, number };
        tally.add(try_position::<G>(&mutant, &mut rng));
    }
    println!("{}: {tally:?}", G::ID);
    let worth_something = tally.accepted > 0 && tally.refused > 0 && tally.unread > 0;
    assert!(worth_something || mutations < 100, "nothing was tried: {tally:?}");
}

/// What became of the positions.
#[derive(Debug, Default)]
struct Tally {
    unread: u64,
    refused: u64,
    accepted: u64,
    played: usize,
}

impl Tally {
    fn add(&mut self, fate: Fate) {
        match fate {
            Fate::Unread => self.unread += 1,
            Fate::Refused => self.refused += 1,
            Fate::Accepted { inputs } => {
                self.accepted += 1;
                self.played += inputs;
            }
        }
    }
}

#[derive(Clone, Copy)]
enum Fate {
    /// It has not the form of a position.
    Unread,
    /// It has the form, and is no state of the game.
    Refused,
    /// It was played to the end.
    Accepted { inputs: usize },
}

/// Names the position in whose trial something went wrong.
struct Culprit<'a> {
    mutant: &'a Value,
    seed: u64,
    number: u64,
}

impl Drop for Culprit<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}, number {}, position {}", self.seed, self.number, self.mutant);
        }
    }
}

fn try_position<G: Evaluate>(mutant: &Value, rng: &mut FastRng) -> Fate {
    let position: G::Position = match serde_json::from_str(&mutant.to_string()) {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.to_string().is_empty(), "no reason");
            return Fate::Unread;
        }
    };
    match G::from_position(&position) {
        Ok(state) => {
            is_sound(&state, rng);
            Fate::Accepted { inputs: play_to_the_end(state, rng) }
        }
        Err(error) => {
            assert!(!error.field.is_empty(), "{error:?}");
            error_has_words::<G>(&error.text());
            Fate::Refused
        }
    }
}

/// What holds for every state, reached by play or not.
fn is_sound<G: Evaluate>(state: &G, rng: &mut FastRng) {
    assert_eq!(state.conserved(), Ok(()));
    let written = serde_json::to_string(&state.position()).expect("a position is plain data");
    let read: G::Position = serde_json::from_str(&written).expect("a position can be read back");
    match G::from_position(&read) {
        Ok(again) => assert_eq!(&again, state, "read back from {written}"),
        Err(error) => panic!("{error} in what it is written as: {written}"),
    }
    legal_agrees_with_check(state);
    for viewer in Viewer::all(state.players()) {
        view_survives(state, viewer, rng);
        let view = state.view(viewer);
        let _ = G::sketch(&view, &|text| text.key.into_owned());
        if let Viewer::Seat(seat) = viewer {
            state.legal(seat, &mut |action| {
                let text = G::action_text(&view, seat, action);
                assert!(!text.key.is_empty(), "{action:?}");
            });
        }
    }
}

/// Plays until it is over, or for long enough; gives the number of inputs.
fn play_to_the_end<G: Evaluate>(mut state: G, rng: &mut FastRng) -> usize {
    let careless = rng.below(2) == 0;
    for input in 0..G::LONGEST.min(LONG_ENOUGH) {
        match state.pending() {
            Pending::Over => {
                assert!(!state.standing().winners.is_empty(), "nobody won: {state:?}");
                return input;
            }
            Pending::Chance(_) => roll_on(&mut state, rng),
            Pending::Seats(asked) => {
                assert!(!asked.is_empty(), "nobody is asked: {state:?}");
                let seat = random_seat(asked, rng);
                assert!(state.count(seat) > 0, "seat {seat} can do nothing: {state:?}");
                let action = match rng.below(if input < 4 { 4 } else { 256 }) {
                    0 => chosen(Level::Captain, &state, seat, rng),
                    1 => chosen(Level::Greedy, &state, seat, rng),
                    _ if careless => random_action(&state, seat, rng),
                    _ => state.rollout_policy(seat, rng),
                };
                assert_eq!(state.check(seat, action), Ok(()), "{action:?} in {state:?}");
                state.act(seat, action, &mut Nobody);
            }
        }
        if rng.below(8) == 0 {
            assert_eq!(state.conserved(), Ok(()), "{state:?}");
        }
    }
    assert!(G::LONGEST > LONG_ENOUGH, "no end after {} inputs: {state:?}", G::LONGEST);
    LONG_ENOUGH
}

fn roll_on<G: Evaluate>(state: &mut G, rng: &mut FastRng) {
    let outcome = state.roll(rng);
    assert_eq!(state.admit(&outcome), Ok(()), "{outcome:?} in {state:?}");
    state.resolve(&outcome, &mut Nobody);
}

/// The choice of a bot after a short search.
fn chosen<G: Evaluate>(level: Level, state: &G, seat: Seat, rng: &mut FastRng) -> G::Action {
    let view = state.view(Viewer::Seat(seat));
    let bot = Bot::<G>::new(level, &view, seat, u64::from(rng.word()));
    bot.choose(Budget::Iterations(12)).action
}

/// Real positions of every number of players, and a mutator that knows what they consist of.
fn learned<G: Evaluate>(rng: &mut FastRng) -> (Mutator, Corpus) {
    let (mut mutator, mut corpus) = (Mutator::default(), Corpus::default());
    for _ in 0..REAL_GAMES {
        for position in real_positions::<G>(rng) {
            if corpus.add(&position) {
                mutator.collect(&position);
            }
        }
    }
    (mutator, corpus)
}

/// Positions of one game at random moments, the end among them.
fn real_positions<G: Evaluate>(rng: &mut FastRng) -> Vec<Value> {
    let most = (G::PLAYERS.end() - G::PLAYERS.start() + 1) as u32;
    let players = G::PLAYERS.start() + rng.below(most) as usize;
    let setup = random_setup::<G>(players, rng);
    let mut state = G::new(&setup).expect("the set-up is valid");
    let careless = rng.below(2) == 0;
    let mut kept = vec![state.clone()];
    let mut inputs = 1;
    loop {
        match state.pending() {
            Pending::Over => break,
            Pending::Chance(_) => roll_on(&mut state, rng),
            Pending::Seats(asked) => {
                let seat = random_seat(asked, rng);
                let action = if careless {
                    random_action(&state, seat, rng)
                } else {
                    state.rollout_policy(seat, rng)
                };
                state.act(seat, action, &mut Nobody);
            }
        }
        inputs += 1;
        keep(&mut kept, &state, inputs, rng);
    }
    kept.push(state);
    let written = |state: &G| serde_json::to_value(state.position());
    kept.iter().map(|state| written(state).expect("a position is plain data")).collect()
}

/// Keeps [`FROM_ONE_GAME`] of all states, each as likely as the others.
fn keep<G: Evaluate>(kept: &mut Vec<G>, state: &G, number: u32, rng: &mut FastRng) {
    if kept.len() < FROM_ONE_GAME {
        kept.push(state.clone());
    } else if let Some(place) = kept.get_mut(rng.below(number) as usize) {
        *place = state.clone();
    }
}
