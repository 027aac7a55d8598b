//! Training samples from matches played by the rollout policy.

use game::{Evaluate, FastRng, Game, Nobody, Pending, Rng, Setup, random_action};
use king_of_pirates::{FEATURES, KingOfPirates};

/// The numbers of players, most often four.
const PLAYERS: [usize; 8] = [4, 2, 4, 3, 4, 5, 4, 6];
/// The percentage of random actions in the opening of a match, so that the
/// network also sees ships that no good player would have.
const RANDOM_RATE: u32 = 15;
/// One turn in this many becomes a sample: turns of one match are much alike.
const SAMPLE_INTERVAL: u32 = 3;

/// For each seat, its features at the start of a turn and its final share of
/// the win.
pub(crate) type Sample = Vec<([f32; FEATURES], f32)>;

/// The training samples of a match; its number seeds everything.
pub(crate) fn samples(number: u64) -> Vec<Sample> {
    let mut rng = FastRng::new(number);
    let players = PLAYERS[(number % 8) as usize];
    let mut state = KingOfPirates::new(&Setup::house(players)).expect("a valid set-up");
    let mut opening = rng.below(12 * players as u32);
    let mut seen: Vec<Vec<[f32; FEATURES]>> = Vec::new();
    loop {
        match state.pending() {
            Pending::Over => break,
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let action = if opening > 0 && rng.below(100) < RANDOM_RATE {
                    random_action(&state, seat, &mut rng)
                } else {
                    state.rollout_policy(seat, &mut rng)
                };
                state.act(seat, action, &mut Nobody);
            }
            Pending::Chance(_) => {
                if state.turn_begins() {
                    if opening == 0 && rng.below(SAMPLE_INTERVAL) == 0 {
                        seen.push(state.features().collect());
                    }
                    opening = opening.saturating_sub(1);
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
    let sample = |features: Vec<_>| features.into_iter().zip(shares.iter().copied()).collect();
    seen.into_iter().map(sample).collect()
}
