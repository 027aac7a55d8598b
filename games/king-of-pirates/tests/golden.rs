//! Whole recorded matches, replayed to the exact result: one for each way of
//! ending. If one of these changes, old records no longer replay: raise
//! `Game::RULES`, keep the old files for the test that refuses them, and write
//! new ones with `cargo test -p king-of-pirates --test golden -- --ignored --nocapture`.

use bots::{Budget, Level};
use game::{Game, Match, Pending, Record, Setup, Viewer};
use king_of_pirates::KingOfPirates;
use serde_json::{Value, json};

fn replay(text: &str) -> Match<KingOfPirates> {
    let record: Record<KingOfPirates> = serde_json::from_str(text).expect("a record");
    let play = Match::replay(&record).expect("the record replays");
    assert_eq!(play.pending(), Pending::Over);
    assert_eq!(play.state().conserved(), Ok(()));
    play
}

#[test]
fn three_bots_from_the_set_up() {
    let play = replay(include_str!("golden/three.json"));
    assert_eq!(play.hash(), "6f0b77bc753fdd507bf48748f7544994");
    assert_eq!(play.state().standing().scores, [8_100, 10_100, 7_500]);
}

#[test]
fn two_bots_from_the_set_up() {
    let play = replay(include_str!("golden/two.json"));
    assert_eq!(play.hash(), "2c6eb72e1aad48d9322bee76fd300c3b");
    assert_eq!(play.state().standing().scores, [9_000, 10_000]);
}

#[test]
fn a_treasure_dug_up() {
    let play = replay(include_str!("golden/dug.json"));
    assert_eq!(play.hash(), "8c183e9ebcca25b10361791f943cf141");
    assert_eq!(play.state().standing().scores, [0, 10_000]);
}

#[test]
fn a_theft_in_upkeep() {
    let play = replay(include_str!("golden/stolen.json"));
    assert_eq!(play.hash(), "7ac8d0c5762e8c073d2fdb33bc17cf96");
    assert_eq!(play.state().standing().scores, [10_000, 500, 0]);
}

#[test]
fn a_defender_on_anothers_turn() {
    let play = replay(include_str!("golden/defended.json"));
    assert_eq!(play.hash(), "c52e3247dfa6bcf5cf2e079e16f936b7");
    assert_eq!(play.state().standing().scores, [200, 10_300]);
}

#[test]
fn a_record_of_older_rules_is_refused_in_one_sentence() {
    let record: Record<KingOfPirates> =
        serde_json::from_str(include_str!("golden/rules-1.json")).expect("a record");
    let error = Match::replay(&record).map(drop).expect_err("other rules").to_string();
    assert_eq!(error, "played by rules version 1; this program knows version 2");
}

#[test]
#[ignore = "writes the records anew, for new rules"]
fn write_the_records() {
    for (name, players) in [("three", 3), ("two", 2)] {
        let seed = format!("golden {name}");
        let mut play = Match::<KingOfPirates>::new(Setup::house(players), &seed).expect("a set-up");
        let mut asked = 0;
        loop {
            play.settle();
            let Pending::Seats(seats) = play.pending() else { break };
            let seat = seats.first().expect("somebody is asked");
            let view = play.state().view(Viewer::Seat(seat));
            let budget = Budget::Iterations(60);
            let choice = bots::choose::<KingOfPirates>(Level::Greedy, &view, seat, budget, asked);
            play.act(seat, choice.action).expect("a bot plays by the rules");
            asked += 1;
        }
        write(name, &play);
    }
    for (name, position, inputs) in scripts() {
        let record = json!({"game": KingOfPirates::ID, "rules": KingOfPirates::RULES,
            "seed": "golden", "start": {"position": position}, "inputs": inputs});
        write(name, &replay(&record.to_string()));
    }
}

fn write(name: &str, play: &Match<KingOfPirates>) {
    let file = format!("{}/tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = serde_json::to_string(&play.record()).expect("a record is JSON");
    std::fs::write(file, text + "\n").expect("the file can be written");
    println!("{name}: {} {:?}", play.hash(), play.state().standing().scores);
}

/// Short matches for the rarer ways of ending: where each begins, and what
/// happens.
fn scripts() -> [(&'static str, Value, Value); 3] {
    let position = |turn: u8, frames: Value, ships: Value| {
        json!({"game": KingOfPirates::ID, "ships": ships, "turn": turn, "frames": frames,
            "deck": ["raid", "citrus"]})
    };
    let seat = |seat: u8, action: Value| json!({"seat": seat, "action": action});
    let chance = |outcome: Value| json!({"outcome": outcome});
    let maps = ["treasure_map"; 3];
    let digger = json!({"color": "blue", "at": [2, -3], "doubloons": 8_000, "hand": maps});
    let dug = json!([
        chance(json!({"compass": "e"})),
        chance(json!({"upkeep": "one_rum"})),
        seat(1, json!("pass")),
        seat(1, json!("stop")),
        seat(1, json!("pass")),
        seat(1, json!("dig"))
    ]);
    let thief = json!({"color": "red", "captain": 4, "doubloons": 9_800});
    let victims = [json!({"color": "blue", "doubloons": 700}), json!({"color": "black"})];
    let stolen = json!([seat(0, json!({"steal": 1}))]);
    let attacker = json!({"color": "red", "at": [3, 0], "doubloons": 900});
    let defender = json!({"color": "blue", "at": [3, 0], "doubloons": 9_600, "hand": ["ambush"]});
    let victory = json!([
        seat(0, json!("stop")),
        seat(1, json!("pass_all")),
        seat(0, json!({"attack": {"player": 1}})),
        seat(1, json!({"play": "ambush"})),
        chance(json!({"dice": [3, 4]})),
        seat(0, json!({"reroll": "first"})),
        chance(json!({"die": 5})),
        seat(0, json!("stand")),
        chance(json!({"dice": [4, 3]})),
        chance(json!({"loot": [100, 100, 200, 300]}))
    ]);
    let discard = json!([{"turn": "discard"}]);
    [
        ("dug", position(1, discard.clone(), json!([{"color": "red"}, digger])), dug),
        ("stolen", position(0, discard, json!([thief, victims[0], victims[1]])), stolen),
        ("defended", position(0, json!([{"turn": "sail"}]), json!([attacker, defender])), victory),
    ]
}

#[test]
fn a_record_of_older_rules_is_refused_by_its_header() {
    game_testing::records_of_older_rules_are_refused::<KingOfPirates>(include_str!(
        "golden/two.json"
    ));
}
