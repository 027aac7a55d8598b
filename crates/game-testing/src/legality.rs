//! Laws about what may be done, and that it comes to an end.

use crate::walk::{every_end, every_state, some_states};
use game::{Game, Pending, Seat};

/// `legal` visits exactly the actions of the universe that `check` allows,
/// each once; `count` and `nth` agree with it; a seat that is not asked has
/// none.
pub fn legal_is_what_check_allows<G: Game>(players: usize) {
    some_states::<G>(players, 16, |play, _| legal_agrees_with_check(play.state()));
}

/// The same, for one state.
pub(crate) fn legal_agrees_with_check<G: Game>(state: &G) {
    let asked = state.pending().seats();
    for seat in Seat::all(state.players()) {
        let mut legal = Vec::new();
        state.legal(seat, &mut |action| legal.push(action));
        assert_eq!(state.count(seat) as usize, legal.len(), "count of {state:?}");
        for (index, action) in legal.iter().enumerate() {
            assert_eq!(state.nth(seat, index as u32), *action, "nth {index} of {state:?}");
        }
        if !asked.contains(seat) {
            assert!(legal.is_empty(), "seat {seat} is not asked in {state:?}");
            continue;
        }
        let universe = state.universe();
        let allowed: Vec<_> =
            universe.into_iter().filter(|&action| state.check(seat, action).is_ok()).collect();
        for action in &allowed {
            assert!(legal.contains(action), "{action:?} is allowed but not listed: {state:?}");
        }
        for action in &legal {
            assert!(allowed.contains(action), "{action:?} is listed but refused: {state:?}");
        }
        assert_eq!(legal.len(), allowed.len(), "an action is listed twice: {state:?}");
    }
}

/// Until it is over, everybody who is asked can do something, and there are
/// no winners; once it is over there are.
pub fn somebody_can_act<G: Game>(players: usize) {
    every_state::<G>(players, |play, _| {
        let state = play.state();
        let won = !state.standing().winners.is_empty();
        match state.pending() {
            Pending::Over => assert!(won, "nobody won: {state:?}"),
            Pending::Chance(chance) => {
                assert!(!won, "won before the end: {state:?}");
                let written = serde_json::to_value(&chance).expect("a question is plain data");
                assert!(written.is_object(), "the protocol asks with an object: {written}");
            }
            Pending::Seats(asked) => {
                assert!(!asked.is_empty(), "nobody is asked: {state:?}");
                assert!(!won, "won before the end: {state:?}");
                for seat in asked.iter() {
                    assert!(state.count(seat) > 0, "seat {seat} can do nothing: {state:?}");
                }
            }
        }
    });
}

/// No match is longer than the game's bound.
pub fn every_game_ends<G: Game>(players: usize) {
    let (mut longest, mut sum, mut number) = (0, 0, 0);
    every_end::<G>(players, |play| {
        let inputs = play.inputs().len();
        assert!(inputs <= G::LONGEST, "{inputs} inputs are more than {}", G::LONGEST);
        longest = longest.max(inputs);
        sum += inputs;
        number += 1;
    });
    println!("{number} games, {} inputs on average, {longest} at most", sum / number.max(1));
}
