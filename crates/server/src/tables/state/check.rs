//! Does what is stored about a match agree with its log?

use protocol::v1::Phase;
use serde_json::Value;
use store::{InspectedMatch, SeatResult, State};

use super::super::entry::Entry;
use super::TableState;

/// What a check of one match found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The log can be read, and what else is stored follows from it.
    Sound,
    /// It was played under another version of the rules, which this program cannot replay.
    OtherRules {
        /// That version.
        rules: u32,
    },
    /// What is wrong with it.
    Damaged(String),
}

/// Replays a match's log and compares the result with everything else that is stored about it.
pub(crate) fn check_match(found: &InspectedMatch) -> Verdict {
    let state = match TableState::load(&found.stored, 0) {
        Ok(state) => state,
        Err(error) => return Verdict::Damaged(error.to_string()),
    };
    let listed = found.stored.summary.state;
    match (&state.phase, listed) {
        (Phase::Stuck(_), State::Closed) => Verdict::Sound,
        (Phase::Stuck(why), _) => other_rules(&state, found)
            .map_or_else(|| Verdict::Damaged(why.clone()), |rules| Verdict::OtherRules { rules }),
        (Phase::Over, State::Finished) => check_result(&state, found),
        (Phase::Playing, State::Running) | (Phase::Gathering, State::Waiting) => Verdict::Sound,
        (phase, _) => Verdict::Damaged(format!(
            "the log leads to phase {phase:?}, but the match is listed as {listed:?}"
        )),
    }
}

/// The version of the rules the match began under, if it is not this program's.
fn other_rules(state: &TableState, found: &InspectedMatch) -> Option<u32> {
    let known = state.game.about().rules;
    let rules = found.stored.entries.iter().find_map(|text| match serde_json::from_str(text) {
        Ok(Entry::Started(started)) => Some(started.rules),
        Ok(_) | Err(_) => None,
    });
    rules.filter(|rules| *rules != known)
}

fn check_result(state: &TableState, found: &InspectedMatch) -> Verdict {
    match (state.ended(), &found.record) {
        (Some(ended), Some(record)) => {
            let same = same_record(state, record).and_then(|()| same_seats(&ended.results, found));
            same.map_or_else(Verdict::Damaged, |()| Verdict::Sound)
        }
        (Some(_), None) => Verdict::Damaged("its record is missing".to_owned()),
        (None, _) => Verdict::Damaged("its log has no result".to_owned()),
    }
}

/// The stored record must replay to the state that the log leads to.
fn same_record(state: &TableState, record: &str) -> Result<(), String> {
    let record: Value =
        serde_json::from_str(record).map_err(|error| format!("its record: {error}"))?;
    let replayed = engine::replay(&record).map_err(|error| format!("its record: {error}"))?;
    let logged = state.play.as_ref().map(|play| play.hash());
    if Some(replayed.hash()) == logged {
        Ok(())
    } else {
        Err("its record and its log lead to different states".to_owned())
    }
}

fn same_seats(results: &[SeatResult], found: &InspectedMatch) -> Result<(), String> {
    for SeatResult { seat, place, score } in results {
        let stored = found.seats.iter().find(|stored| stored.row.seat == *seat);
        // A seat may have no row: its person was deleted.
        if let Some(stored) = stored
            && (stored.place, stored.score) != (Some(*place), Some(*score))
        {
            return Err(format!("the stored result of seat {seat} is not the one in the log"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use store::PastSeat;

    use super::super::tests::{Room, new_table};
    use super::*;

    /// A finished match with what the store would have of it.
    fn finished() -> InspectedMatch {
        let mut room = Room::playing(new_table("planks", 2));
        while room.step(room.log.len()) {}
        let mut stored = room.stored();
        stored.summary.state = State::Finished;
        let ended = room.state.ended().expect("it is over");
        let seat = |result: &SeatResult| PastSeat {
            row: stored.summary.seats[usize::from(result.seat)].clone(),
            place: Some(result.place),
            score: Some(result.score),
            points: None,
        };
        let seats = ended.results.iter().map(seat).collect();
        InspectedMatch { record: Some(ended.record), seats, stored }
    }

    #[test]
    fn a_finished_match_is_sound() {
        assert_eq!(check_match(&finished()), Verdict::Sound);
    }

    #[test]
    fn a_running_match_is_sound() {
        let mut room = Room::playing(new_table("planks", 2));
        room.play_steps(12);
        let mut stored = room.stored();
        stored.summary.state = State::Running;
        let found = InspectedMatch { stored, record: None, seats: Vec::new() };
        assert_eq!(check_match(&found), Verdict::Sound);
    }

    #[test]
    fn a_wrong_score_is_found() {
        let mut found = finished();
        found.seats[1].score = found.seats[1].score.map(|score| score + 1);
        let said = "the stored result of seat 1 is not the one in the log";
        assert_eq!(check_match(&found), Verdict::Damaged(said.to_owned()));
    }

    #[test]
    fn a_record_of_another_match_is_found() {
        let mut found = finished();
        let mut record: Value =
            serde_json::from_str(found.record.as_deref().expect("a record")).expect("JSON");
        record["inputs"].as_array_mut().expect("a list").pop();
        found.record = Some(record.to_string());
        let said = "its record and its log lead to different states";
        assert_eq!(check_match(&found), Verdict::Damaged(said.to_owned()));
        found.record = None;
        assert_eq!(check_match(&found), Verdict::Damaged("its record is missing".to_owned()));
    }

    #[test]
    fn a_log_cut_short_is_found() {
        let mut found = finished();
        found.stored.entries.pop();
        assert!(matches!(check_match(&found), Verdict::Damaged(_)));
    }

    #[test]
    fn a_log_under_other_rules_is_not_called_damaged() {
        let mut found = finished();
        let start = found.stored.entries.iter_mut().find(|entry| entry.contains("started"));
        let start = start.expect("the start");
        let mut entry: Value = serde_json::from_str(start).expect("JSON");
        entry["started"]["rules"] = 9_999.into();
        *start = entry.to_string();
        assert_eq!(check_match(&found), Verdict::OtherRules { rules: 9_999 });
    }
}
