//! The turns of a match: what a seat decided before another one did.

use game::Seat;
use web_kit::model::GameUi;

use crate::replay::source::ReplaySource;

/// The decisions that a seat made one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    /// The moments of its decisions; there is at least one.
    pub(crate) decisions: Vec<usize>,
}

impl Turn {
    /// The moment of the first decision.
    pub(crate) fn start(&self) -> usize {
        self.decisions.first().copied().unwrap_or_default()
    }
}

/// The turns of everybody, or of the only seat whose secrets may be looked at.
pub(super) fn turns<U: GameUi>(replay: &ReplaySource<U>, only: Option<Seat>) -> Vec<Turn> {
    let moments = replay.moments().iter().enumerate().take(replay.last());
    let decided = moments.filter_map(|(moment, shown)| Some((moment, shown.decider()?)));
    let mut turns = grouped(decided);
    turns.retain(|turn| only.is_none_or(|seat| turn.seat == seat));
    turns
}

/// Decisions, by the number of actions before them, as turns.
pub(crate) fn grouped(decided: impl Iterator<Item = (usize, Seat)>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (moment, seat) in decided {
        match turns.last_mut() {
            Some(turn) if turn.seat == seat => turn.decisions.push(moment),
            _ => turns.push(Turn { seat, decisions: vec![moment] }),
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_of_a_seat_in_a_row_are_one_turn() {
        let [red, blue] = [Seat::new(0), Seat::new(1)];
        let turns = grouped([(0, red), (1, red), (3, blue), (4, red)].into_iter());
        let starts: Vec<usize> = turns.iter().map(Turn::start).collect();
        assert_eq!(starts, [0, 3, 4]);
        assert_eq!(turns[0].decisions, [0, 1]);
    }
}
