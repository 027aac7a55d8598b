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
        | Entry::Acted(Acted { seat, .. }) => Some(*seat),
        // The others speak of the whole table.
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use game::{FastRng, Rng};
    use registry::GameId;
    use serde_json::Value;
    use store::StoredMatch;

    use super::super::TableState;
    use super::super::tests::{Room, new_table};

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
            room.play_on(12);
            let whole = room.stored();
            for seed in 0..logs() {
                let mut rng = FastRng::new(u64::from(seed));
                let mut stored = whole.clone();
                for _ in 0..=rng.below(2) {
                    damage(&mut stored, &mut rng);
                }
                let loaded =
                    catch_unwind(AssertUnwindSafe(|| TableState::load(&stored, 0).map(|_| ())));
                assert!(loaded.is_ok(), "{game}, seed {seed}: {:#?}", stored.entries);
            }
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
                let mut value: Value = serde_json::from_str(&entries[one]).expect("JSON");
                spoil(&mut value, rng);
                entries[one] = value.to_string();
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
