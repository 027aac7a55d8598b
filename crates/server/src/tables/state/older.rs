//! Matches started by an older or newer program.
//!
//! `older/GAME-RULES.jsonl` is a running match as a program with that version of the game's rules
//! wrote it: the table, and the log line by line. Those under the current rules must always resume;
//! a change that breaks one needs a higher `Game::RULES`. Those under other rules stop and say why.
//!
//! When you raise `Game::RULES`, add the log of the new rules and leave the others where they are:
//! `cargo test -p server --lib write_logs -- --ignored`.

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
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tables/state/older")
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

/// Every file, with its name.
fn files() -> Vec<(String, Head, StoredMatch)> {
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let (head, stored) = load(&std::fs::read_to_string(&path).expect("a text"));
        (name, head, stored)
    };
    folder().read_dir().expect("a folder").map(read).collect()
}

fn name(game: GameId) -> String {
    format!("{game}-{}", game.about().rules)
}

#[test]
fn logs_of_the_present_rules_go_on_and_those_of_other_rules_say_why_not() {
    for (file, head, stored) in files() {
        let state = TableState::load(&stored, 0).unwrap_or_else(|e| panic!("{file}: {e}"));
        assert_eq!(state.seq, head.seq, "{file}");
        if file == name(state.game) {
            assert_eq!(state.phase, Phase::Playing, "{file}");
            assert_eq!(state.play.as_ref().expect("a match").hash(), head.hash, "{file}");
            let record = state.play.as_ref().expect("a match").record();
            let seed = record["seed"].as_str().expect("a text").to_owned();
            assert_eq!(fair_dice::seed_of(&state.fairness()), Ok(seed), "{file}");
        } else {
            let Phase::Stuck(why) = &state.phase else { panic!("{file}: {:?}", state.phase) };
            assert!(why.contains("can’t continue here"), "{file}: {why}");
        }
    }
}

/// Dice of version 0.1.0 could be computed beforehand: its matches say so to the end.
#[test]
fn matches_of_the_first_version_go_on_with_their_dice_and_are_not_called_honest() {
    let began = |entry: &String| entry.contains("\"started\"") && !entry.contains("\"dice\":{");
    for (file, _, stored) in files() {
        let mut state = TableState::load(&stored, 0).unwrap_or_else(|e| panic!("{file}: {e}"));
        if state.phase != Phase::Playing || !stored.entries.iter().any(began) {
            continue;
        }
        assert_eq!(state.fairness().scheme, 1, "{file}");
        let play = state.play.as_mut().expect("a match");
        for _ in 0..20 {
            let Some(seat) = play.asked_seats().first() else { break };
            let action = play.legal(seat)[0].action.clone();
            play.act(seat, &action).expect("it is legal");
            play.settle();
        }
        let (record, draws, seats) = (play.record(), play.check_draws(), play.players());
        let fairness = state.fairness();
        let seed = record["seed"].as_str().expect("a text");
        let played = fair_dice::FinishedMatch { seed, seats, draws, fairness: Some(&fairness) };
        let checked = fair_dice::verify(played).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(matches!(checked.promise, fair_dice::Promise::Old(_)), "{file}: {checked:?}");
    }
}

#[test]
fn there_is_a_log_of_the_present_rules_of_every_game() {
    let files: Vec<String> = files().into_iter().map(|(name, ..)| name).collect();
    for game in GameId::ALL {
        assert!(
            files.contains(&name(*game)),
            "`{}.jsonl` is missing: cargo test -p server --lib write_logs -- --ignored",
            name(*game)
        );
    }
}

/// Not a test: writes the files of the present rules, if they are not there.
#[test]
#[ignore = "when the rules of a game have changed"]
fn write_logs() {
    for game in GameId::ALL {
        let path = folder().join(format!("{}.jsonl", name(*game)));
        if path.exists() {
            continue;
        }
        let mut room = Room::playing(new_table(game.name(), 3));
        room.play_steps(60);
        let stored = room.stored();
        let settings = serde_json::from_str(&stored.summary.settings).expect("JSON");
        let head = Head { settings, seq: room.state.seq, hash: room.hash() };
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
    room.play_steps(5);
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
    let state = TableState::load(&stored, 0).expect("it goes on");
    assert_eq!(state.phase, Phase::Playing);
    assert_eq!(state.play.as_ref().expect("a match").hash(), room.hash());
}

#[test]
fn the_log_says_which_house_edition_is_played() {
    let room = Room::playing(new_table("pirates", 3));
    let entry = room.log().iter().find(|entry| entry.contains("started")).expect("it has begun");
    let entry: Value = serde_json::from_str(entry).expect("JSON");
    assert_eq!(entry["started"]["house"], json!(GameId::Pirates.house_edition()));
}

/// The log of a match, as a server with these rules would have written it.
fn of_rules(room: &Room, rules: u32) -> StoredMatch {
    let mut stored = room.stored();
    for entry in &mut stored.entries {
        let mut value: Value = serde_json::from_str(entry).expect("JSON");
        if let Some(started) = value.get_mut("started") {
            started["rules"] = json!(rules);
        }
        *entry = value.to_string();
    }
    stored
}

#[test]
fn a_match_of_other_rules_stands_still_and_tells_its_players_why() {
    for rules in [0, 99] {
        let mut room = Room::playing(new_table("buccaneer", 3));
        room.play_steps(3);
        let mut stored = of_rules(&room, rules);
        // What those rules knew and these do not is no matter.
        stored
            .entries
            .push(r#"{"acted":{"seat":0,"action":{"fly":1},"by":"bot","at":1}}"#.to_owned());
        let mut state = TableState::load(&stored, 0).expect("it can be shown");
        let Phase::Stuck(why) = state.phase.clone() else { panic!("{:?}", state.phase) };
        assert!(why.contains(&format!("version {rules} of the rules")), "{why}");
        assert_eq!(state.seq, room.state.seq + 1);
        state.connect(1, super::tests::person(0), "Anne", 0);
        for request in [
            json!({"hello": {}}),
            json!({"act": {"seq": 3, "key": "k", "action": {"mutiny": true}}}),
            json!({"undo": {}}),
            json!({"start": {}}),
        ] {
            state.request(1, serde_json::from_str(&request.to_string()).expect("a request"), 0);
        }
        let out = state.take_out();
        assert!(out.entries.is_empty(), "nothing is written: {:?}", out.entries);
        let told: Vec<String> = out.messages.iter().map(|(_, text)| text.to_string()).collect();
        assert!(told[0].contains(&why), "a welcome says it: {}", told[0]);
        assert!(told[1].contains(&why), "so does a refusal: {}", told[1]);
        assert!(told[1..].iter().all(|text| text.contains("refused")), "{told:?}");
        assert!(state.bot_work().is_none() && state.deadline().is_none());
    }
}

#[test]
fn settings_that_other_rules_had_do_not_hide_the_reason() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    room.play_steps(3);
    let mut stored = of_rules(&room, 0);
    let mut settings: Value = serde_json::from_str(&stored.summary.settings).expect("JSON");
    settings["table"]["options"] = json!({"an_option_of_old": true});
    settings["table"]["edition"] = json!({"name": "mine.toml", "text": "of = \"old\""});
    stored.summary.settings = settings.to_string();
    let state = TableState::load(&stored, 0).expect("it can be shown");
    assert!(matches!(state.phase, Phase::Stuck(_)), "{:?}", state.phase);
    assert!(state.info().stuck.is_some(), "in the reader's language");
    assert_eq!(state.info().edition, "mine.toml");
}
