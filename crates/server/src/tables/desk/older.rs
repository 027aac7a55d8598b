//! Matches that were begun by an older program, or by a newer one.
//!
//! `older/VERSION-GAME.jsonl` is a running match as that version wrote it: the table, and the log
//! line by line. All of them go on, for ever; one that cannot needs a higher `Game::RULES`, and
//! then it must say so. `cargo test -p server write_logs -- --ignored` adds those of this version.

use std::path::{Path, PathBuf};

use protocol::v1::Edition;
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::StoredMatch;

use super::tests::{Room, new_table};
use super::*;

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct Head {
    settings: Box<serde_json::value::RawValue>,
    seq: Seq,
    hash: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tables/desk/older")
}

fn load(text: &str) -> (Head, StoredMatch) {
    let mut lines = text.lines();
    let head: Head = serde_json::from_str(lines.next().expect("a head")).expect("a head");
    // What the store knows beside the log is made by the store of today.
    let mut stored = Room::new(new_table("planks", 2)).stored();
    head.settings.get().clone_into(&mut stored.summary.settings);
    stored.entries = lines.map(str::to_owned).collect();
    (head, stored)
}

#[test]
fn logs_of_every_version_go_on() {
    let mut files = 0;
    for file in folder().read_dir().expect("a folder") {
        let path = file.expect("a file").path();
        let (head, stored) = load(&std::fs::read_to_string(&path).expect("a text"));
        let desk = Desk::load(&stored, 0).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(desk.phase, Phase::Playing, "{}", path.display());
        let hash = desk.play.as_ref().expect("a match").hash();
        assert_eq!((desk.seq, hash), (head.seq, head.hash), "{}", path.display());
        files += 1;
    }
    assert!(files >= GameId::ALL.len(), "{files} files");
}

/// Not a test: writes the files of this version, if they are not there.
#[test]
#[ignore = "when a version is released"]
fn write_logs() {
    for game in GameId::ALL {
        let path = folder().join(format!("{}-{game}.jsonl", env!("CARGO_PKG_VERSION")));
        if path.exists() {
            continue;
        }
        let mut room = Room::playing(new_table(game.name(), game.about().players.0));
        room.play_on(12);
        let stored = room.stored();
        let settings = serde_json::from_str(&stored.summary.settings).expect("JSON");
        let head = Head { settings, seq: room.desk.seq, hash: room.hash() };
        let head = serde_json::to_string(&head).expect("plain data");
        let text = format!("{head}\n{}\n", stored.entries.join("\n"));
        std::fs::write(path, text).expect("a place to write");
    }
}

#[test]
fn a_match_goes_on_with_the_house_as_it_was() {
    let text = GameId::Buccaneer.house_edition();
    let other = text.replacen("ducats = ", "ducats = 1", 1);
    assert_ne!(text, other, "the edition has ducats");
    let mut table = new_table("buccaneer", 3);
    table.edition = Some(Edition { name: "house".to_owned(), text: other.clone() });
    let mut room = Room::playing(table);
    room.play_on(5);
    // As if that had been the house's edition when the match began.
    let mut stored = room.stored();
    let mut settings: Value = serde_json::from_str(&stored.summary.settings).expect("JSON");
    settings["table"].as_object_mut().expect("a table").remove("edition");
    stored.summary.settings = settings.to_string();
    for entry in &mut stored.entries {
        let mut value: Value = serde_json::from_str(entry).expect("JSON");
        if let Some(started) = value.get_mut("started") {
            assert_eq!(started.get("house"), None, "the table has an edition of its own");
            started["house"] = json!(other);
        }
        *entry = value.to_string();
    }
    let desk = Desk::load(&stored, 0).expect("it goes on");
    assert_eq!(desk.phase, Phase::Playing);
    assert_eq!(desk.play.as_ref().expect("a match").hash(), room.hash());
}

#[test]
fn the_log_says_which_house_edition_is_played() {
    let room = Room::playing(new_table("pirates", 3));
    let entry = room.log().iter().find(|entry| entry.contains("started")).expect("it has begun");
    let entry: Value = serde_json::from_str(entry).expect("JSON");
    assert_eq!(entry["started"]["house"], json!(GameId::Pirates.house_edition()));
}

#[test]
fn a_match_of_other_rules_stands_still_and_says_why() {
    for (number, which) in [("0", "an older server"), ("99", "a newer server")] {
        let mut room = Room::playing(new_table("buccaneer", 3));
        room.play_on(3);
        let mut stored = room.stored();
        for entry in &mut stored.entries {
            *entry = entry.replace("\"rules\":1", &format!("\"rules\":{number}"));
        }
        let desk = Desk::load(&stored, 0).expect("it can be shown");
        let Phase::Stuck(why) = &desk.phase else { panic!("{:?}", desk.phase) };
        assert!(why.contains("version") && why.contains(which), "{why}");
        assert_eq!(desk.seq, room.desk.seq);
    }
}
