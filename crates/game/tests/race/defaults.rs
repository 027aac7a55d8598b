//! What a game gets that says no more than it must.

use crate::game::{Race, Walk, rolled};
use game::{Evaluate, FastRng, Game, Seat, playout, promising_action};

const FIRST: Seat = Seat::new(0);

#[test]
fn actions_are_counted_and_numbered_as_they_are_visited() {
    let race = rolled([0, 0, 0], 5);
    assert_eq!(race.count(FIRST), 5);
    assert_eq!(race.count(Seat::new(1)), 0);
    let all: Vec<Walk> = (0..5).map(|index| race.nth(FIRST, index)).collect();
    assert_eq!(all, [1, 2, 3, 4, 5].map(Walk));
}

#[test]
#[should_panic(expected = "below the count")]
fn there_is_no_action_beyond_the_last() {
    rolled([0, 0, 0], 5).nth(FIRST, 5);
}

#[test]
fn a_game_has_no_idle_action_and_one_question_unless_it_says_so() {
    let race = rolled([0, 0, 0], 5);
    assert_eq!((race.question(FIRST), race.idle(FIRST), race.chance_bucket()), (0, None, 0));
    assert!(!Race::lays_open(&[]) && !race.turn_begins());
}

#[test]
fn a_state_is_as_good_as_the_lead_over_the_best_rival() {
    let race = rolled([20, 50, 30], 5);
    assert_eq!(race.evaluate_all()[..3], [-30, 20, -20]);
    let seats = Seat::all(3).map(|seat| race.evaluate(seat));
    assert_eq!(seats.collect::<Vec<_>>(), [-30, 20, -20]);
}

#[test]
fn shares_of_the_win_are_one_together_and_a_lead_makes_them_larger() {
    let shares = rolled([20, 30, 20], 5).shares();
    assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{shares:?}");
    assert!(shares[3..].iter().all(|&share| share == 0.0), "{shares:?}");
    // The leader is 10 ahead, each of the others 10 behind: two leads apart.
    assert!((shares[1] / shares[0] - 2.0_f32.exp()).abs() < 1e-3, "{shares:?}");
    assert!((shares[0] - shares[2]).abs() < 1e-6, "{shares:?}");
    let hopeless = rolled([0, 100_000, 0], 5).shares();
    assert!(hopeless[0] > 0.0 && hopeless[0] < 1e-6, "{hopeless:?}");
}

#[test]
fn a_playout_goes_to_the_end_and_counts_actions() {
    let mut race = Race { die: None, ..rolled([0, 0, 0], 5) };
    assert_eq!(playout(&mut race, &mut FastRng::new(1)), 9);
    assert_eq!(race.turns, 0);
}

#[test]
fn the_most_promising_action_is_the_best_of_those_looked_at() {
    let race = rolled([0, 0, 0], 6);
    let mut rng = FastRng::new(1);
    for _ in 0..50 {
        assert_eq!(promising_action::<_, 200>(&race, FIRST, &mut rng), Walk(6));
    }
    let only = rolled([0, 0, 0], 1);
    assert_eq!(promising_action::<_, 5>(&only, FIRST, &mut rng), Walk(1));
}
