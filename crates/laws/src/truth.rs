//! Laws about components, positions and records.

use crate::walk::{as_action, every_end, every_state, some_states};
use table::{Game, Match, Record};

/// Nothing is lost or invented.
pub fn components_are_conserved<G: Game>(players: usize) {
    every_state::<G>(players, |play, _| {
        if let Err(message) = play.state().conserved() {
            let last = play.inputs().last();
            panic!("{message}, after {last:?}: {:?}", play.state());
        }
    });
}

/// A record, written as JSON and read back, replays to the same hash.
pub fn records_replay_to_the_same_hash<G: Game>(players: usize) {
    every_end::<G>(players, |play| {
        let text = serde_json::to_string(&play.record()).expect("a record is plain data");
        let record: Record<G> = serde_json::from_str(&text).expect("a record can be read back");
        assert_eq!(record, play.record());
        let again = Match::replay(&record).expect("a record replays");
        assert_eq!(again.hash(), play.hash());
        assert_eq!(again.state(), play.state());
    });
}

/// A position, written as JSON and read back, is the same state, and goes on
/// in the same way.
pub fn positions_round_trip<G: Game>(players: usize) {
    some_states::<G>(players, 8, |play, _| {
        let position = play.state().position();
        let text = serde_json::to_string(&position).expect("a position is plain data");
        let read: G::Position = serde_json::from_str(&text).expect("a position can be read back");
        assert_eq!(read, position);
        let state = match G::from_position(&read) {
            Ok(state) => state,
            Err(error) => panic!("{error} in {text}"),
        };
        assert_eq!(&state, play.state(), "{text}");
        assert_eq!(state.pending(), play.pending(), "{text}");
        if let Some((seat, action)) = play.inputs().last().and_then(as_action) {
            // An action that was made cannot change what is written.
            let _ = state.check(seat, action);
            assert_eq!(state.position(), position);
        }
    });
}
