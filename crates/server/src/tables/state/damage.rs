//! Damaged logs: a table says what is wrong, and nothing panics.

use engine::MatchError;
use game::{Seat, Text};

use super::super::entry::{Acted, Entry};

/// Does an entry speak of a seat that the table has?
pub(super) fn check(entry: &Entry, players: usize) -> Result<(), MatchError> {
    match seat(entry) {
        Some(seat) if seat.index() >= players => {
            let why = Text::new("wrong-seat").with("seat", seat.index());
            Err(MatchError::BadRecord(Box::new(why)))
        }
        Some(_) | None => Ok(()),
    }
}

fn seat(entry: &Entry) -> Option<Seat> {
    match entry {
        Entry::Sat { seat, .. }
        | Entry::Bot { seat, .. }
        | Entry::Freed { seat, .. }
        | Entry::Removed { seat, .. }
        | Entry::Colors { seat, .. }
        | Entry::TookOver { seat, .. }
        | Entry::Reserved { seat, .. }
        | Entry::Undone { seat, .. }
        | Entry::Away { seat, .. }
        | Entry::Back { seat, .. }
        | Entry::Standing { seat, .. }
        | Entry::Acted(Acted { seat, .. }) => Some(*seat),
        // Of the whole table.
        Entry::Round { .. }
        | Entry::Started(_)
        | Entry::Settings(_)
        | Entry::Rematch { .. }
        | Entry::Closed { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use game::{FastRng, Rng};
    use registry::GameId;
    use serde_json::{Value, json};
    use store::{Id, StoredMatch};

    use super::super::TableState;
    use super::super::tests::{Room, new_table};
    use super::*;

    /// Logs of each game that are damaged.
    const LOGS: u32 = 150;

    fn logs() -> u32 {
        std::env::var("FREEBOOTER_DAMAGED_LOGS")
            .map_or(LOGS, |text| text.parse().expect("a number"))
    }

    #[test]
    fn a_damaged_log_never_panics() {
        for game in GameId::ALL {
            let mut room = Room::playing(new_table(game.name(), game.about().players.0));
            room.play_steps(12);
            let whole = room.stored();
            for seed in 0..logs() {
                let mut rng = FastRng::new(u64::from(seed));
                let mut stored = whole.clone();
                for _ in 0..rng.below(4) {
                    let others = others(room.people[0]);
                    let other = others[rng.below(others.len() as u32) as usize].to_string();
                    let place = rng.below(stored.entries.len() as u32 + 1) as usize;
                    stored.entries.insert(place, other);
                }
                for _ in 0..=rng.below(2) {
                    damage(&mut stored, &mut rng);
                }
                let used = catch_unwind(AssertUnwindSafe(|| use_it(&stored, room.people[0])));
                assert!(used.is_ok(), "{game}, seed {seed}: {:#?}", stored.entries);
            }
        }
    }

    /// Loads a table; if that goes well, somebody comes and looks at everything.
    fn use_it(stored: &StoredMatch, person: Id) {
        let Ok(mut state) = TableState::load(stored, 1_000) else { return };
        state.connect(0, person, "Anne", 2_000);
        for request in [r#"{"hello":{}}"#, r#"{"history":{}}"#, r#"{"undo":{}}"#] {
            let request = serde_json::from_str(request).expect("a request");
            state.request(0, request, 3_000);
        }
        if let Some(work) = state.page_work() {
            work.write();
        }
        state.tick(100_000_000_000);
        let _ = (state.info_for(Some(person)), state.finished_for(None), state.deadline());
        state.take_out();
    }

    /// Entries that a log of a plain match does not have.
    fn others(person: Id) -> Vec<Value> {
        vec![
            json!({"sat": {"seat": 1, "person": person}}),
            json!({"bot": {"seat": 1, "level": "mate"}}),
            json!({"freed": {"seat": 1}}),
            json!({"removed": {"seat": 1, "person": person}}),
            json!({"colors": {"seat": 1, "chosen": ["red"]}}),
            json!({"round": {"round": 1}}),
            json!({"undone": {"seat": 0, "to": 6, "free": false, "at": 5, "redraw": true}}),
            json!({"away": {"seat": 0, "late": true}}),
            json!({"back": {"seat": 0, "at": 5}}),
            json!({"took_over": {"seat": 1, "person": person, "at": 5}}),
            json!({"reserved": {"seat": 1, "person": person}}),
            json!({"settings": {"clock": {"days": 2}, "spectator_delay": 5, "bot_pause": 1}}),
            json!({"standing": {"seat": 0, "pass": true}}),
            json!({"rematch": {"table": person}}),
            json!({"closed": {"why": "it was"}}),
        ]
    }

    #[test]
    fn every_kind_of_entry_is_damaged() {
        let unknown = serde_json::from_str::<Entry>(r#"{"?":{}}"#).expect_err("no such kind");
        let unknown = unknown.to_string();
        let all =
            unknown.split('`').skip(3).step_by(2).filter(|it| !["started", "acted"].contains(it));
        let person = Id::random();
        let others = others(person);
        let kinds = others.iter().filter_map(|entry| entry.as_object()?.keys().next());
        assert_eq!(kinds.collect::<Vec<_>>(), all.collect::<Vec<_>>());
        for entry in others {
            let entry = serde_json::from_value::<Entry>(entry).expect("an entry");
            let spoken_of = super::seat(&entry).map_or(0, |seat| seat.index() + 1);
            assert!(check(&entry, spoken_of).is_ok());
            assert_eq!(check(&entry, spoken_of.saturating_sub(1)).is_err(), spoken_of > 0);
        }
    }

    fn damage(stored: &mut StoredMatch, rng: &mut FastRng) {
        let entries = &mut stored.entries;
        let one = rng.below(entries.len() as u32) as usize;
        let other = rng.below(entries.len() as u32) as usize;
        match rng.below(6) {
            0 => drop(entries.remove(one)),
            1 => entries.swap(one, other),
            2 => entries.insert(one, entries[other].clone()),
            3 => entries[one].truncate(20),
            _ => {
                // It may have been cut short before.
                if let Ok(mut value) = serde_json::from_str(&entries[one]) {
                    spoil(&mut value, rng);
                    entries[one] = value.to_string();
                }
            }
        }
        if entries.is_empty() {
            entries.push("{}".to_owned());
        }
    }

    /// Changes one value somewhere inside.
    fn spoil(value: &mut Value, rng: &mut FastRng) {
        match value {
            Value::Object(fields) if !fields.is_empty() => {
                let number = rng.below(fields.len() as u32) as usize;
                if let Some(inner) = fields.values_mut().nth(number) {
                    spoil(inner, rng);
                }
            }
            Value::Array(items) if !items.is_empty() => {
                let number = rng.below(items.len() as u32) as usize;
                if rng.below(4) == 0 {
                    items.remove(number);
                } else {
                    spoil(&mut items[number], rng);
                }
            }
            other => {
                let odd = [0, 1, 5, 6, 7, 63, 64, 255, 256, 65_536, u64::MAX];
                *other = match rng.below(12) as usize {
                    11 => Value::Null,
                    number => odd[number].into(),
                };
            }
        }
    }
}
