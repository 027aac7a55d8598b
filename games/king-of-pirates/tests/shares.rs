//! The shares of the win that the network estimates at the start of a turn.

use game::{Evaluate, FastRng, Game, Pending, Rng, Setup, random_action};
use king_of_pirates::{Event, KingOfPirates, Position};
use serde_json::json;

/// Plays a match by the rollout policy, with one action in `wild` at random,
/// and shows every state with pending chance. Gives the number of turns and
/// the final state.
fn play(
    players: usize,
    number: u64,
    wild: u32,
    see: &mut impl FnMut(&KingOfPirates),
) -> (usize, KingOfPirates) {
    let mut rng = FastRng::new(number);
    let mut state = KingOfPirates::new(&Setup::house(players)).expect("a valid set-up");
    let mut events = Vec::new();
    loop {
        match state.pending() {
            Pending::Over => break,
            Pending::Seats(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let action = if wild > 0 && rng.below(wild) == 0 {
                    random_action(&state, seat, &mut rng)
                } else {
                    state.rollout_policy(seat, &mut rng)
                };
                state.act(seat, action, &mut events);
            }
            Pending::Chance(_) => {
                see(&state);
                let outcome = state.roll(&mut rng);
                state.resolve(&outcome, &mut events);
            }
        }
    }
    let turns = events.iter().filter(|event| matches!(event, Event::Turn { .. }));
    (turns.count(), state)
}

#[test]
fn every_turn_begins_once() {
    for number in 0..10 {
        let mut begun = 0;
        let (turns, _) = play(4, number, 5, &mut |state| begun += usize::from(state.turn_begins()));
        assert_eq!(begun, turns, "in match {number}");
    }
}

#[test]
fn shares_add_up_to_one_after_any_actions() {
    for players in 2..=6 {
        for number in 0..4 {
            let check = &mut |state: &KingOfPirates| {
                let shares = state.shares();
                assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
                assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{shares:?}");
                assert!(shares[players..].iter().all(|&share| share == 0.0), "{shares:?}");
            };
            play(players, number, 2, check);
        }
    }
}

/// On matches outside the training set, whose numbers are small.
#[test]
fn estimated_shares_match_the_results() {
    let (mut entropy, mut seen) = (0.0, 0);
    let (mut likely, mut came) = (0, 0);
    for number in 0..150 {
        let mut estimates = Vec::new();
        let (_, end) = play(4, 1_000_000_007 * (number + 1), 0, &mut |state| {
            if state.turn_begins() {
                estimates.push(state.shares());
            }
        });
        let winner = end.standing().winners[0].index();
        seen += estimates.len();
        for shares in estimates {
            entropy -= shares[winner].ln();
            for (seat, _) in shares.iter().enumerate().filter(|(_, share)| **share > 0.5) {
                likely += 1;
                came += u32::from(seat == winner);
            }
        }
    }
    let even = 4_f32.ln();
    let entropy = entropy / seen as f32;
    assert!(entropy < even - 0.1, "{entropy:.3}, and {even:.3} with even shares");
    let share = f64::from(came) / f64::from(likely);
    assert!((0.5..0.8).contains(&share), "of {likely} favourites {came} won");
}

#[test]
fn a_seat_that_has_nearly_won_is_the_favourite() {
    let ship = |color: &str, doubloons: u16, captain: u8| json!({"color": color, "doubloons": doubloons, "captain": captain, "rum": 3});
    let position = json!({"game": "king-of-pirates", "turn": 1, "frames": [{"turn": "compass"}],
        "deck": ["raid"], "pirates": [10, 11],
        "ships": [ship("red", 9_500, 0), ship("blue", 3_000, 1), ship("black", 4_000, 2)]});
    let position: Position = serde_json::from_value(position).expect("a position");
    let state = KingOfPirates::from_position(&position).expect("a valid position");
    let [red, blue, black, ..] = state.shares();
    assert!(red > 0.6 && red > 4.0 * black && black > blue, "{red} {blue} {black}");
}
