//! Matches of quick choices, to learn from.

use game::{Evaluate, FastRng, Game, Nobody, Pending, Rng, Setup, random_action};
use king_of_pirates::{KingOfPirates, SIGNS};

/// How many play, most often as many as usual.
const PLAYERS: [usize; 8] = [4, 2, 4, 3, 4, 5, 4, 6];
/// Of a hundred choices before the lesson so many are made at random, so that
/// ships are seen that no good player would have.
const WILD: u32 = 15;
/// One in so many turns is a lesson: those of one match are much alike.
const APART: u32 = 3;

/// By seat, its signs where a turn begins, and its share of the win at last.
pub(crate) type Lesson = Vec<([f32; SIGNS], f32)>;

/// What is to be learnt from the match of a number.
pub(crate) fn lessons(number: u64) -> Vec<Lesson> {
    let mut rng = FastRng::new(number);
    let players = PLAYERS[(number % 8) as usize];
    let mut state = KingOfPirates::new(&Setup::house(players)).expect("as many may play");
    let mut wild = rng.below(12 * players as u32);
    let mut seen: Vec<Vec<[f32; SIGNS]>> = Vec::new();
    loop {
        match state.pending() {
            Pending::Over => break,
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let action = if wild > 0 && rng.below(100) < WILD {
                    random_action(&state, seat, &mut rng)
                } else {
                    state.quick(seat, &mut rng)
                };
                state.act(seat, action, &mut Nobody);
            }
            Pending::Chance(_) => {
                if state.turn_begins() {
                    if wild == 0 && rng.below(APART) == 0 {
                        seen.push(state.signs().collect());
                    }
                    wild = wild.saturating_sub(1);
                }
                let outcome = state.roll(&mut rng);
                state.resolve(&outcome, &mut Nobody);
            }
        }
    }
    let winners = state.standing().winners;
    let mut shares = vec![0.0; players];
    for seat in &winners {
        shares[seat.index()] = 1.0 / winners.len() as f32;
    }
    seen.into_iter().map(|signs| signs.into_iter().zip(shares.iter().copied()).collect()).collect()
}
