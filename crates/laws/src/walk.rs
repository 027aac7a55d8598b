//! Random games to look at, and counting the tree of play.

use serde_json::{Map, Value};
use table::{
    Edition, FastRng, Game, Input, Match, Nobody, Pending, Rng, Seat, Seats, Setup, random_action,
};

/// About so many states are looked at for each game played: all of a short
/// game, some of a long one.
const LOOKS: usize = 200;

/// How many games each law looks at.
fn games() -> u64 {
    match std::env::var("FREEBOOTER_LAW_GAMES") {
        Ok(number) => number.parse().expect("FREEBOOTER_LAW_GAMES is a number"),
        Err(_) => 2_000,
    }
}

/// Plays random games and shows every match before each of its inputs, and
/// once more when it is over. Of games longer than [`LOOKS`] inputs, states
/// are picked at random.
pub(crate) fn every_state<G: Game>(players: usize, mut look: impl FnMut(&Match<G>, &mut FastRng)) {
    let mut longest = 1;
    for number in 0..games() {
        let mut rng = FastRng::new(number);
        let setup = random_setup::<G>(players, &mut rng);
        let mut play = Match::new(setup, &format!("law {number}")).expect("the set-up is valid");
        while play.pending() != Pending::Over {
            if longest <= LOOKS || rng.below(longest as u32) < LOOKS as u32 {
                look(&play, &mut rng);
            }
            random_input(&mut play, &mut rng);
        }
        look(&play, &mut rng);
        longest = longest.max(play.inputs().len());
    }
}

/// Like [`every_state`], but shows about one state in `sparse`, for laws that
/// are slow to check.
pub(crate) fn some_states<G: Game>(
    players: usize,
    sparse: u32,
    mut look: impl FnMut(&Match<G>, &mut FastRng),
) {
    every_state(players, |play, rng| {
        if play.pending() == Pending::Over || rng.below(sparse) == 0 {
            look(play, rng);
        }
    });
}

/// Plays random games and shows each when it is over.
pub(crate) fn every_end<G: Game>(players: usize, mut look: impl FnMut(&Match<G>)) {
    every_state(players, |play: &Match<G>, _| {
        if play.pending() == Pending::Over {
            look(play);
        }
    });
}

/// Lets chance or a random asked seat go on.
fn random_input<G: Game>(play: &mut Match<G>, rng: &mut FastRng) {
    match play.pending() {
        Pending::Over => {}
        Pending::Chance(_) => {
            let outcome = play.state().roll(rng);
            play.resolve(outcome).expect("what is rolled is admitted");
        }
        Pending::Seats(asked) => {
            let seat = random_seat(asked, rng);
            let action = random_action(play.state(), seat, rng);
            if let Err(error) = play.act(seat, action) {
                panic!("{action:?} of seat {seat} is legal but refused: {error}");
            }
        }
    }
}

pub(crate) fn random_seat(asked: Seats, rng: &mut impl Rng) -> Seat {
    let index = rng.below(asked.len() as u32) as usize;
    asked.iter().nth(index).expect("the index is below the number of seats")
}

/// The house edition with options drawn from their values.
pub fn random_setup<G: Game>(players: usize, rng: &mut impl Rng) -> Setup<G> {
    for _ in 0..100 {
        let pick = |spec: table::OptionSpec, rng: &mut _| -> (String, Value) {
            let index = Rng::below(rng, spec.values.len() as u32) as usize;
            (spec.name.to_owned(), spec.values[index].clone())
        };
        let chosen: Map<String, Value> =
            G::options().into_iter().map(|spec| pick(spec, rng)).collect();
        let options = serde_json::from_value(Value::Object(chosen));
        let options = options.expect("every listed value of an option can be chosen");
        let setup = Setup { players, edition: G::Edition::house(), options };
        if G::new(&setup).is_ok() {
            return setup;
        }
    }
    panic!("no set-up of a hundred random ones is valid");
}

/// The number of states that can be reached in exactly `depth` actions.
/// Chance is drawn with one fixed generator a state, so that the count is the
/// same for ever.
pub fn count_nodes<G: Game>(state: &G, depth: u32) -> u64 {
    let mut state = state.clone();
    while matches!(state.pending(), Pending::Chance(_)) {
        let outcome = state.roll(&mut FastRng::new(u64::from(depth)));
        state.resolve(&outcome, &mut Nobody);
    }
    let Pending::Seats(asked) = state.pending() else { return u64::from(depth == 0) };
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for seat in asked.iter() {
        state.legal(seat, &mut |action| {
            let mut next = state.clone();
            next.act(seat, action, &mut Nobody);
            nodes += count_nodes(&next, depth - 1);
        });
    }
    nodes
}

/// The seat and action of an input, if it is one.
pub(crate) fn as_action<G: Game>(input: &Input<G>) -> Option<(Seat, G::Action)> {
    match input {
        Input::Action { seat, action } => Some((*seat, *action)),
        Input::Chance { .. } => None,
    }
}
