//! A match between bots, and what it came to.

use bots::{Budget, Level, choose};
use game::{Game, Nobody, Pending, Seat, Setup, Viewer};
use planks::{Event, Planks};

/// What a match came to.
pub(crate) struct Played {
    pub(crate) turns: u32,
    pub(crate) handed_out: u32,
    pub(crate) by_fins: bool,
    pub(crate) scores: Vec<i64>,
    pub(crate) winners: Vec<Seat>,
}

/// Plays a match of the house edition.
pub(crate) fn play(levels: &[Level], seed: u64) -> Played {
    let mut state = Planks::new(&Setup::house(levels.len())).expect("a valid set-up");
    let mut rng = game::FastRng::new(seed);
    let (mut turns, mut step) = (0, 0);
    loop {
        step += 1;
        match state.pending() {
            Pending::Over => break,
            Pending::Chance(_) => {
                let outcome = state.roll(&mut rng);
                let mut events = Vec::new();
                state.resolve(&outcome, &mut events);
                turns += events.iter().filter(|e| matches!(e, Event::Rolled { .. })).count() as u32;
            }
            Pending::Seats(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let view = state.view(Viewer::Seat(seat));
                let thought = seed.wrapping_mul(1_000_003).wrapping_add(step);
                let level = levels[seat.index()];
                let choice = choose::<Planks>(level, &view, seat, Budget::Iterations(300), thought);
                state.act(seat, choice.action, &mut Nobody);
            }
        }
    }
    let position = state.position();
    let handed_out = position.purses.iter().map(|&purse| u32::from(purse)).sum();
    let standing = state.standing();
    Played {
        turns,
        handed_out,
        by_fins: position.fins == 0,
        scores: standing.scores,
        winners: standing.winners,
    }
}

/// The mean over matches.
pub(crate) fn mean(values: impl Iterator<Item = u32>) -> f64 {
    let values: Vec<u32> = values.collect();
    f64::from(values.iter().sum::<u32>()) / values.len() as f64
}
