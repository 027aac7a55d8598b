//! Positions: what is read and written, and what is refused.

use crate::prepare::{CITY, OCEAN, lying, position, prepare};
use king_of_pirates::{KingOfPirates, Position};
use serde_json::{Value, json};
use table::{Game, Pending};

fn refused(changes: &Value) -> String {
    match serde_json::from_value::<Position>(position(changes)) {
        Err(error) => error.to_string(),
        Ok(position) => {
            KingOfPirates::from_position(&position).expect_err("no position").to_string()
        }
    }
}

#[test]
fn what_is_no_position_is_refused_by_field() {
    let turn = |frames: Value| json!({"frames": frames});
    let ship = |ship: Value| json!({"ships": [ship, {}, {}]});
    let fight = |target: Value, step: &str, attack: [u8; 2]| json!({"fight": {"target": target, "step": step, "attack": attack, "defence": [0, 0], "cards": [0, 0]}});
    let window = |at: &str| json!({"window": {"at": at, "asked": 0, "passes": 0}});
    let cases = [
        (json!({"game": "planks"}), "game"),
        (json!({"ships": [{}]}), "ships"),
        (json!({"ships": [{"color": "red"}, {"color": "red"}]}), "ships[1].color"),
        (json!({"turn": 3}), "turn"),
        (json!({"first": 3}), "first"),
        (json!({"passing": [4]}), "passing"),
        (json!({"moved": 200}), "moved"),
        (ship(json!({"rum": 5})), "ships[0].rum"),
        (ship(json!({"cannonballs": 3})), "ships[0].cannonballs"),
        (ship(json!({"captain": 1, "crew": [2, 3]})), "ships[0].crew"),
        (ship(json!({"captain": 1, "crew": [1]})), "ships[0].crew"),
        (ship(json!({"crew": [1]})), "ships[0].captain"),
        (ship(json!({"parts": ["hold", "hold"]})), "ships[0].parts"),
        (ship(json!({"hand": vec!["citrus"; 4]})), "ships[0].hand[3]"),
        (ship(json!({"dug_now": true})), "ships[0].dug_now"),
        (ship(json!({"doubloons": 10_000})), "ships"),
        (json!({"ships": [{"captain": 1}, {"captain": 1}, {}]}), "ships[1].crew"),
        (json!({"deck": vec!["mutiny"; 4]}), "deck[3]"),
        (json!({"pirates": [4, 5, 4]}), "pirates[2]"),
        (json!({"tiles": [lying(CITY, "warship", true)]}), "tiles[0].at"),
        (
            json!({"tiles": [lying(OCEAN, "warship", true), lying(OCEAN, "warship", true)]}),
            "tiles[1].at",
        ),
        (json!({"tiles": [{"at": OCEAN, "tile": "empty", "up": true}]}), "tiles[0].tile"),
        (
            json!({"tiles": [lying(OCEAN, "warship", true), lying([3, 0], "warship", true)]}),
            "tiles[1].tile",
        ),
        (turn(json!([])), "frames"),
        (turn(json!([window("upkeep")])), "frames[0]"),
        (turn(json!(["over"])), "frames"),
        (turn(json!([{"turn": "sail"}, {"turn": "sail"}])), "frames[1]"),
        (turn(json!([{"turn": "sail"}, window("landed")])), "frames[1]"),
        (
            turn(json!([{"turn": "sail"}, {"window": {"at": "upkeep", "asked": 3, "passes": 0}}])),
            "frames[1]",
        ),
        (turn(json!([{"turn": "choose"}, fight(json!("nation"), "result", [1, 1])])), "frames[1]"),
        (
            turn(json!([{"turn": "choose"}, fight(json!({"player": 1}), "result", [1, 1])])),
            "frames[1]",
        ),
        (turn(json!([{"turn": "sail"}, {"promote": 0}])), "frames[1]"),
        (turn(json!([{"turn": "sail"}, {"haunted": []}])), "frames[1]"),
        (turn(json!([{"turn": {"draw": 1}}, {"shuffle": "actions"}])), "frames[1]"),
        (
            turn(
                json!([{"turn": "choose"}, window("landed"), {"refit": {"seat": 1, "step": "buy"}}]),
            ),
            "frames[2]",
        ),
        (turn(json!([{"setup": "actions"}])), "frames[0]"),
        (json!({"components": {"name": "x"}}), "missing"),
    ];
    for (changes, field) in cases {
        let error = refused(&changes);
        let named = error.starts_with(&format!("`{field}`")) || error.contains("missing field");
        assert!(named, "{changes}: {error}");
    }
}

#[test]
fn unknown_words_are_refused_by_name() {
    for (changes, word) in [
        (json!({"parrot": 1}), "parrot"),
        (json!({"ships": [{"parrot": 1}, {}, {}]}), "parrot"),
        (json!({"deck": ["parrot"]}), "parrot"),
        (json!({"pirates": [20]}), "20"),
        (json!({"dutchman": [5, 0]}), "5,0"),
        (json!({"frames": ["parrot"]}), "parrot"),
    ] {
        let error = refused(&changes);
        assert!(error.contains(word), "{changes}: {error}");
    }
}

/// Every kind of frame, written and read back; the laws do it for whatever
/// random play reaches.
#[test]
fn a_position_round_trips_in_every_phase() {
    let fight = |step: Value| {
        json!({"fight": {"target": {"player": 1}, "step": step,
        "attack": [3, 4], "defence": [2, 2], "cards": [1, 3]}})
    };
    let ships = json!([{"at": OCEAN, "captain": 1, "crew": [2], "hand": ["raid"]},
        {"at": OCEAN, "captain": 3, "crew": [4], "hand": ["ambush", "keelhaul"]}, {}]);
    let crewless = json!([{"at": OCEAN, "crew": [1, 2], "hand": ["raid"]}, {}, {}]);
    let window = |at: &str| json!({"window": {"at": at, "asked": 1, "passes": 1}});
    let base = |frames: Value| json!({"ships": ships, "frames": frames, "pirates": [7, 8, 9]});
    let cases = [
        base(json!([{"turn": "compass"}])),
        base(json!([{"turn": "upkeep"}])),
        base(json!([{"turn": "sail"}])),
        base(json!([{"turn": "choose"}])),
        base(json!([{"turn": "sail"}, window("upkeep")])),
        base(
            json!([{"turn": "sail"}, window("upkeep"), {"mutiny": {"seat": 1, "happens": false}}]),
        ),
        base(json!([{"turn": "sail"}, window("upkeep"), {"haunted": [0, 1]}])),
        base(json!([{"turn": {"theft": 0}}, {"mutiny": {"seat": 0, "happens": true}}])),
        base(json!([{"turn": "choose"}, window("landed")])),
        base(json!([{"turn": "choose"}, fight(json!({"attack_roll": "both"})), window("before")])),
        base(json!([{"turn": "choose"}, fight(json!({"attack_roll": "first"}))])),
        base(json!([{"turn": "choose"}, fight(json!("attack_aim"))])),
        base(json!([{"turn": "choose"}, fight(json!({"defence_roll": "second"}))])),
        base(json!([{"turn": "choose"}, fight(json!("defence_aim"))])),
        base(json!([{"turn": "choose"}, fight(json!("result")), window("after")])),
        base(json!([{"turn": "choose"}, fight(json!({"loot": 4}))])),
        json!({"ships": crewless, "frames": [{"turn": "sail"}, {"promote": 0}]}),
        json!({"frames": [{"turn": {"draw": 2}}, {"shuffle": "actions"}], "deck": []}),
        json!({"frames": [{"turn": "choose"}, window("landed"),
            {"refit": {"seat": 0, "step": {"hire": 2}}}, {"shuffle": "pirates"}]}),
        json!({"frames": [{"turn": "choose"}, window("landed"),
            {"refit": {"seat": 0, "step": "choose"}}], "drawn": [3, 4, 5], "pirates": [7]}),
        json!({"frames": [{"setup": "first"}], "deck": []}),
        json!({"frames": [{"setup": {"crew": 1}}, {"refit": {"seat": 1, "step": "choose"}}], "drawn": [3, 4, 5]}),
        json!({"ships": [{"doubloons": 10_100}, {}, {}], "frames": ["over"]}),
    ];
    for changes in cases {
        let table = prepare(&changes);
        let written = table.position();
        if changes["frames"].as_array().is_some_and(|frames| frames.len() > 1) {
            assert_eq!(serde_json::to_value(&written.frames).unwrap(), changes["frames"]);
        }
        let text = serde_json::to_string(&written).unwrap();
        let again = KingOfPirates::from_position(&serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(&again, table.state(), "{text}");
        assert_eq!(again.position(), written);
        assert_eq!(again.pending() == Pending::Over, changes["frames"][0] == "over");
    }
}

/// Nearly valid positions never break the program, whatever the frames say.
#[test]
fn any_stack_of_frames_is_read_or_refused() {
    let frames = [
        json!({"turn": "discard"}),
        json!({"turn": {"draw": 1}}),
        json!({"turn": "choose"}),
        json!({"turn": {"theft": 9}}),
        json!({"setup": "pirates"}),
        json!({"setup": {"crew": 2}}),
        json!({"window": {"at": "after", "asked": 1, "passes": 3}}),
        json!({"window": {"at": "landed", "asked": 2, "passes": 2}}),
        json!({"refit": {"seat": 0, "step": {"hire": 3}}}),
        json!({"refit": {"seat": 0, "step": "choose"}}),
        json!({"mutiny": {"seat": 2, "happens": false}}),
        json!({"haunted": [2]}),
        json!({"fight": {"target": {"player": 2}, "step": "result", "attack": [1, 1], "defence": [0, 0], "cards": [60, 60]}}),
        json!({"fight": {"target": "nation", "step": {"loot": 36}, "attack": [1, 1], "defence": [0, 0], "cards": [0, 0]}}),
        json!({"shuffle": "pirates"}),
        json!("over"),
    ];
    let mut read = 0;
    for bottom in &frames {
        for middle in &frames {
            for top in &frames {
                for ended in [false, true] {
                    let changes = json!({"frames": [bottom, middle, top], "ended": ended, "pirates": [1],
                        "ships": [{"at": CITY}, {"at": CITY, "hand": ["raid"]}, {"at": CITY}]});
                    let position: Position = serde_json::from_value(position(&changes)).unwrap();
                    let Ok(mut state) = KingOfPirates::from_position(&position) else { continue };
                    table::playout(&mut state, &mut table::FastRng::new(7));
                    read += 1;
                }
            }
        }
    }
    assert!(read > 0);
}

/// The example of the notation page, word for word.
#[test]
fn the_example_of_the_notation_page_is_read_and_written() {
    let page = include_str!("../../../../docs/notation.md");
    let section = page.split("## king-of-pirates").nth(1).expect("a section");
    let example = section.split("```json").nth(1).and_then(|text| text.split("```").next());
    let example: Value = serde_json::from_str(example.expect("an example")).unwrap();
    let position: Position = serde_json::from_value(example.clone()).unwrap();
    let state = KingOfPirates::from_position(&position).unwrap();
    assert_eq!(serde_json::to_value(state.position()).unwrap(), example);
}
