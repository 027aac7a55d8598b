//! Saving matches to files.

use crate::{args::Who, failure::Failure, input};
use engine::AnyMatch;
use serde_json::{Value, json};
use std::{io::Write, path::Path};

/// A saved match: who sits where, and the record.
pub(crate) struct Save {
    pub(crate) seats: Vec<Who>,
    pub(crate) table: Box<dyn AnyMatch>,
}

/// Writes a match atomically: to a new file next to the old one, which it
/// then replaces.
pub(crate) fn write(file: &Path, seats: &[Who], table: &dyn AnyMatch) -> Result<(), Failure> {
    let failed = |error| Failure::File { file: file.to_owned(), error };
    let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
    let save = json!({"seats": seats, "record": table.record()});
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut new = tempfile::NamedTempFile::new_in(folder).map_err(failed)?;
    new.write_all(save.to_string().as_bytes()).map_err(failed)?;
    new.as_file().sync_all().map_err(failed)?;
    new.persist(file).map_err(|error| failed(error.error))?;
    Ok(())
}

/// Reads a saved match or a bare record; in a bare record all seats are bots.
pub(crate) fn read(file: &Path) -> Result<Save, Failure> {
    let text = input::read(file)?;
    let bad = |error: String| Failure::Record { file: file.to_owned(), error };
    let value: Value = serde_json::from_str(&text).map_err(|error| bad(error.to_string()))?;
    game::check_keys(&text).map_err(|error| bad(error.to_string()))?;
    let record = value.get("record").unwrap_or(&value);
    let refused = |error| Failure::Replay { file: file.to_owned(), error };
    let table = engine::replay(record).map_err(refused)?;
    let seats = match value.get("seats") {
        None => vec![Who::Bot(bots::Level::Greedy); table.players()],
        Some(seats) => seats_of(seats, table.players()).map_err(bad)?,
    };
    Ok(Save { seats, table })
}

fn seats_of(seats: &Value, players: usize) -> Result<Vec<Who>, String> {
    let seats: Vec<String> =
        serde_json::from_value(seats.clone()).map_err(|error| format!("seats: {error}"))?;
    if seats.len() != players {
        return Err(format!("seats: {} entries for {players} players", seats.len()));
    }
    seats.iter().map(|who| who.parse().map_err(|error| format!("seats: {error}"))).collect()
}
