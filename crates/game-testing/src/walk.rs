//! Random games to look at, and counting the tree of play.

use game::{
    Edition, FastRng, Game, Input, Match, Nobody, Pending, Rng, Seat, Seats, Setup, random_action,
};
use serde_json::{Map, Value};

/// About how many states are looked at for each game played: all of a short
/// game, some of a long one.
const LOOKS: usize = 200;

/// How many games each law looks at.
fn games() -> u64 {
    number_from("FREEBOOTER_LAW_GAMES", 2_000)
}

/// A number from the environment.
pub(crate) fn number_from(variable: &str, usual: u64) -> u64 {
    match std::env::var(variable) {
        Ok(number) => number.parse().unwrap_or_else(|_| panic!("{variable} is a number")),
        Err(_) => usual,
    }
}

/// Plays random games and shows every match before each of its inputs, and
/// once more when it is over. Of games longer than [`LOOKS`] inputs, states
/// are picked at random.
pub(crate) fn every_state<G: Game>(players: usize, look: impl FnMut(&Match<G>, &mut FastRng)) {
    states_of(games(), players, look);
}

/// Like [`every_state`], of a few games only: for laws that a few break or keep.
pub(crate) fn few_states<G: Game>(players: usize, look: impl FnMut(&Match<G>, &mut FastRng)) {
    states_of(games().min(12), players, look);
}

fn states_of<G: Game>(games: u64, players: usize, mut look: impl FnMut(&Match<G>, &mut FastRng)) {
    let mut longest = 1;
    for number in 0..games {
        let mut rng = FastRng::new(number);
        let setup = random_setup::<G>(players, &mut rng);
        let mut play = Match::new(setup, &format!("law {number}")).expect("the set-up is valid");
        while play.pending() != Pending::Over {
            if longest <= LOOKS || rng.below(longest as u32) < LOOKS as u32 {
                look(&play, &mut rng);
            }
            go_on(&mut play, &mut rng);
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
fn go_on<G: Game>(play: &mut Match<G>, rng: &mut FastRng) {
    match random_input(play.state(), rng) {
        None => {}
        Some(Input::Chance { outcome }) => {
            play.resolve(outcome).expect("what is rolled is admitted");
        }
        Some(Input::Action { seat, action }) => {
            if let Err(error) = play.act(seat, action) {
                panic!("{action:?} of seat {seat} is legal but refused: {error}");
            }
        }
    }
}

/// Something that chance or an asked seat may do; none if it is over.
pub(crate) fn random_input<G: Game>(state: &G, rng: &mut FastRng) -> Option<Input<G>> {
    match state.pending() {
        Pending::Over => None,
        Pending::Chance(_) => Some(Input::Chance { outcome: state.roll(rng) }),
        Pending::Seats(asked) => {
            let seat = random_seat(asked, rng);
            Some(Input::Action { seat, action: random_action(state, seat, rng) })
        }
    }
}

/// Gives a state an input; what happened, if the input is possible.
pub(crate) fn give<G: Game>(state: &mut G, input: &Input<G>) -> Option<Vec<G::Event>> {
    let mut events = Vec::new();
    match input {
        Input::Chance { outcome } => {
            state.admit(outcome).ok()?;
            state.resolve(outcome, &mut events);
        }
        Input::Action { seat, action } => {
            state.check(*seat, *action).ok()?;
            state.act(*seat, *action, &mut events);
        }
    }
    Some(events)
}

pub(crate) fn random_seat(asked: Seats, rng: &mut impl Rng) -> Seat {
    asked.nth(rng.below(asked.len()))
}

/// The house edition with options drawn from their values.
pub fn random_setup<G: Game>(players: usize, rng: &mut impl Rng) -> Setup<G> {
    for _ in 0..100 {
        let chosen: Map<String, Value> = G::options()
            .into_iter()
            .map(|spec| (spec.name.to_owned(), random_value(&spec, players, rng)))
            .collect();
        let options = serde_json::from_value(Value::Object(chosen));
        let options = options.expect("every listed value of an option can be chosen");
        let setup = Setup { players, edition: G::Edition::house(), options };
        if G::new(&setup).is_ok() {
            return setup;
        }
    }
    panic!("no set-up of a hundred random ones is valid");
}

/// A value of an option; of one by seat, different values for some of the seats.
fn random_value(spec: &game::OptionSpec, players: usize, rng: &mut impl Rng) -> Value {
    if !spec.per_seat {
        return spec.values[rng.below(spec.values.len() as u32) as usize].clone();
    }
    let mut values = spec.values.clone();
    rng.shuffle(&mut values);
    let choose = |value| if rng.below(3) == 0 { Value::Null } else { value };
    values.into_iter().take(players).map(choose).collect()
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
