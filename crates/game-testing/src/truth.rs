//! Laws about components, positions and records.

use crate::walk::{every_end, every_state, give, random_input, some_states};
use game::{FastRng, Game, Match, Record, RecordHeader};
use serde_json::Value;

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

/// A record of older rules is refused with one sentence that says so, even where its actions and its
/// set-up cannot be read any more. Give it a real record of this game.
pub fn records_of_older_rules_are_refused<G: Game>(record: &str) {
    let mut record: Value = serde_json::from_str(record).expect("a record");
    let header: RecordHeader = serde_json::from_value(record.clone()).expect("a header");
    assert_eq!(header.check::<G>(), Ok(()));
    record["rules"] = (G::RULES - 1).into();
    let whole: Record<G> = serde_json::from_value(record.clone()).expect("its form is known");
    let refused = Match::replay(&whole).expect_err("it is of older rules");
    record["inputs"] = serde_json::json!([{"seat": 0, "action": "an action of older rules"}]);
    record["start"] = serde_json::json!({"setup": "of older rules"});
    let header: RecordHeader = serde_json::from_value(record).expect("a header");
    assert_eq!(header.check::<G>(), Err(refused.clone()));
    let known = G::RULES;
    let sentence =
        format!("played by rules version {}; this program knows version {known}", known - 1);
    assert_eq!(refused.to_string(), sentence);
}

/// A position, written as JSON and read back, is the same state, and goes on
/// in the same way.
pub fn positions_round_trip<G: Game>(players: usize) {
    some_states::<G>(players, 8, |play, rng| {
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
        goes_on_alike(state, play.state().clone(), rng);
    });
}

/// The same random inputs have the same effect on both.
fn goes_on_alike<G: Game>(mut read: G, mut truth: G, rng: &mut FastRng) {
    for _ in 0..4 {
        let Some(input) = random_input(&truth, rng) else { return };
        let [seen, expected] = [&mut read, &mut truth].map(|state| give(state, &input));
        assert_eq!(seen, expected, "{input:?} after reading {truth:?}");
        assert_eq!(read, truth, "after {input:?}");
    }
}
