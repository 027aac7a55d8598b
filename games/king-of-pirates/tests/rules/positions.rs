//! Positions: what is read and written, and what is refused.

use crate::prepare::{CITY, FORTRESS, OCEAN, lying, position, prepare};
use game::{Game, Pending, PositionError};
use king_of_pirates::{KingOfPirates, Position};
use serde_json::{Value, json};

fn words(error: &PositionError) -> String {
    game_testing::english_error::<KingOfPirates>(&error.text())
}

fn refused(changes: &Value) -> String {
    match serde_json::from_value::<Position>(position(changes)) {
        Err(error) => error.to_string(),
        Ok(position) => words(&KingOfPirates::from_position(&position).expect_err("no position")),
    }
}

#[test]
fn what_is_no_position_is_refused_by_field() {
    let turn = |frames: Value| json!({"frames": frames});
    let ship = |ship: Value| json!({"ships": [ship, {}, {}]});
    let fight = |target: Value, step: &str, attack: [u8; 2]| json!({"fight": {"target": target, "step": step, "attack": attack, "defence": [0, 0], "cards": [0, 0]}});
    let window = |at: &str| json!({"window": {"at": at, "asked": [0]}});
    let cases = [
        (json!({"game": "planks"}), "game"),
        (json!({"ships": [{}]}), "ships"),
        (json!({"ships": [{"color": "red"}, {"color": "red"}]}), "ships[1].color"),
        (json!({"turn": 3}), "turn"),
        (json!({"first": 3}), "first"),
        (json!({"passing": [4]}), "passing"),
        (json!({"round": 101}), "round"),
        (json!({"round": 100, "turn": 1, "frames": ["over"]}), "frames"),
        (json!({"round": 99, "turn": 2, "frames": ["over"]}), "frames"),
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
        (turn(json!([{"turn": "sail"}, {"window": {"at": "upkeep", "asked": [3]}}])), "frames[1]"),
        (turn(json!([{"turn": "choose"}, fight(json!("nation"), "result", [1, 1])])), "frames[1]"),
        (
            turn(json!([{"turn": "choose"}, fight(json!({"player": 1}), "result", [1, 1])])),
            "frames[1]",
        ),
        (turn(json!([{"turn": "sail"}, {"promote": 0}])), "frames[1]"),
        (turn(json!([{"turn": "sail"}, {"haunted": []}])), "frames[1]"),
        (turn(json!([{"turn": {"draw": 1}}, {"shuffle": "actions"}])), "frames[1]"),
        (turn(json!([{"turn": "choose"}, {"refit": {"seat": 1, "step": "buy"}}])), "frames[1]"),
        (turn(json!([{"setup": "actions"}])), "frames[0]"),
        (json!({"components": {"name": "x"}}), "missing"),
    ];
    check_refused(&cases);
}

fn check_refused(cases: &[(Value, &str)]) {
    for (changes, field) in cases {
        let error = refused(changes);
        let named = error.starts_with(&format!("`{field}`")) || error.contains("missing field");
        assert!(named, "{changes}: {error}");
    }
}

#[test]
fn counters_beyond_what_there_is_are_refused() {
    let ship = |ship: Value| json!({"ships": [ship, {}, {}]});
    let sailing = |field: &str, count: u8| json!({field: count, "frames": [{"turn": "sail"}]});
    check_refused(&[
        (json!({"round": 0}), "round"),
        (json!({"moved": 1}), "moved"),
        (sailing("moved", 10), "moved"),
        (sailing("tailwinds", 6), "tailwinds"),
        (json!({"tailwinds": 1}), "tailwinds"),
        (json!({"stolen": 3}), "stolen"),
        (json!({"frames": [{"turn": {"draw": 60}}]}), "frames[0]"),
        (ship(json!({"doubloons": 1_250})), "ships[0].doubloons"),
        (ship(json!({"hand": vec!["treasure_map"; 7]})), "ships[0].hand"),
        (
            json!({"ships": [{"doubloons": 65_500}, {}, {}], "frames": ["over"]}),
            "ships[0].doubloons",
        ),
        (json!({"ended": true}), "ended"),
    ]);
}

#[test]
fn kop_8_a_ship_on_the_dutchmans_hex_is_about_to_be_sent_away() {
    let with = |ship: Value, frames: Value| json!({"ships": [ship, {}, {}], "dutchman": OCEAN, "frames": frames});
    let haunted = json!([{"turn": "upkeep"}, {"haunted": [0]}]);
    check_refused(&[
        (with(json!({"at": OCEAN}), json!([{"turn": "sail"}])), "ships[0].at"),
        (with(json!({"at": OCEAN, "hand": ["raid"]}), haunted.clone()), "ships[0]"),
        (with(json!({"at": OCEAN, "captain": 1}), haunted.clone()), "ships[0]"),
        (with(json!({"at": [3, 0]}), haunted.clone()), "ships[0].at"),
    ]);
    prepare(&with(json!({"at": OCEAN}), haunted));
    prepare(&json!({"ships": [{"at": [0, 0]}, {}, {}], "frames": [{"turn": "sail"}]}));
}

#[test]
fn ships_are_where_play_can_bring_them() {
    let ship = |ship: Value| json!({"ships": [ship, {}, {}]});
    check_refused(&[
        (
            json!({"ships": [{"at": OCEAN}, {}, {}], "tiles": [lying(OCEAN, "warship", false)]}),
            "ships[0].at",
        ),
        (ship(json!({"dug": [3, 0]})), "ships[0].dug"),
        (ship(json!({"dug": [2, -3], "dug_now": true})), "ships[0].dug_now"),
        (ship(json!({"drawn": [4]})), "ships[0].drawn"),
        (ship(json!({"drawn": [4, 4]})), "ships[0].drawn"),
        (json!({"ships": [{"drawn": [4]}, {"captain": 4}, {}]}), "ships[0].drawn"),
    ]);
}

/// A defender without dice once made a bot panic.
#[test]
fn fights_show_the_dice_of_their_step() {
    let fight = |target: &Value, step: &Value, dice: [[u8; 2]; 2]| {
        json!({"target": target, "step": step, "attack": dice[0], "defence": dice[1],
            "cards": [0, 0]})
    };
    let at_city = |fight: &Value| {
        json!({"ships": [{"at": CITY}, {"at": CITY}, {}],
        "frames": [{"turn": "choose"}, {"fight": fight}]})
    };
    let (blue, nation) = (json!({"player": 1}), json!("nation"));
    let wrong = [
        fight(&blue, &json!("defence_aim"), [[3, 3], [0, 0]]),
        fight(&blue, &json!("attack_aim"), [[3, 3], [2, 2]]),
        fight(&blue, &json!("attack_aim"), [[0, 0], [0, 0]]),
        fight(&blue, &json!("attack_aim"), [[3, 0], [0, 0]]),
        fight(&blue, &json!({"loot": 5}), [[3, 3], [2, 2]]),
        fight(&blue, &json!({"loot": 4}), [[3, 3], [0, 0]]),
        fight(&nation, &json!("attack_aim"), [[3, 3], [2, 2]]),
        fight(&nation, &json!("defence_aim"), [[3, 3], [2, 2]]),
        fight(&nation, &json!({"loot": 6}), [[1, 1], [0, 0]]),
        fight(&nation, &json!({"loot": 36}), [[6, 6], [0, 0]]),
        fight(&nation, &json!("result"), [[6, 6], [0, 0]]),
    ];
    for fight in &wrong {
        check_refused(&[(at_city(fight), "frames[1]")]);
    }
    let right = fight(&nation, &json!({"loot": 6}), [[6, 6], [0, 0]]);
    prepare(&at_city(&right));
    let mut bonus = right;
    bonus["cards"] = json!([60, 0]);
    check_refused(&[(at_city(&bonus), "frames[1]")]);
}

/// The position of a fight at this place, in the window after the dice, with what cards have added
/// and with these cards in a hand and so not among the discards.
fn after_cards(at: [i8; 2], target: &Value, cards: [u8; 2], hand: &[&str]) -> Value {
    let defence = if *target == json!("nation") { [0, 0] } else { [2, 2] };
    let leads = "attacker";
    let fight = json!({"target": target, "step": "result", "attack": [6, 6], "defence": defence,
        "cards": cards, "leads": leads});
    json!({"ships": [{"at": at, "hand": hand}, {"at": at}, {}],
        "frames": [{"turn": "choose"}, {"fight": fight}, {"window": {"at": "after", "asked": [0]}}]})
}

#[test]
fn kop_36_what_cards_add_is_what_cards_among_the_discards_add() {
    let (blue, nation) = (json!({"player": 1}), json!("nation"));
    let mercenaries = ["mercenaries"; 5];
    for cards in [[2, 3], [15, 0], [10, 17], [1, 16], [0, 4]] {
        prepare(&after_cards(OCEAN, &blue, cards, &["citrus"]));
    }
    prepare(&after_cards(CITY, &nation, [0, 1], &["citrus"]));
    prepare(&after_cards(FORTRESS, &nation, [15, 8], &["citrus"]));
    prepare(&after_cards(OCEAN, &blue, [2, 3], &mercenaries));
    let wrong = [
        // Five raids and five mercenaries, which serve one side each.
        after_cards(OCEAN, &blue, [16, 0], &["citrus"]),
        after_cards(OCEAN, &blue, [13, 15], &["citrus"]),
        // A raid adds two, an ambush three.
        after_cards(OCEAN, &blue, [1, 0], &mercenaries),
        after_cards(OCEAN, &blue, [0, 4], &mercenaries),
        // Soldiers add two, and mercenaries defend no fortress.
        after_cards(CITY, &nation, [0, 1], &mercenaries),
        after_cards(FORTRESS, &nation, [0, 1], &["citrus"]),
        after_cards(FORTRESS, &nation, [0, 9], &["citrus"]),
    ];
    check_refused(&wrong.map(|position| (position, "frames[1]")));
}

#[test]
fn frames_are_asked_as_play_asks_them() {
    let hand = |frames: Value| json!({"ships": [{"hand": ["raid"]}, {"captain": 1}, {}], "frames": frames});
    let window = |asked: Value| json!({"window": {"at": "upkeep", "asked": asked}});
    let sail = json!({"turn": "sail"});
    check_refused(&[
        (hand(json!([sail, window(json!([]))])), "frames[1]"),
        (hand(json!([sail, window(json!([0, 1]))])), "frames[1]"),
        (
            hand(json!([sail, window(json!([0])), {"mutiny": {"seat": 1, "happens": true}}])),
            "frames[2]",
        ),
        (
            hand(json!([sail, window(json!([])), {"mutiny": {"seat": 1, "happens": false,
                "asked": [0]}}])),
            "frames[1]",
        ),
        (
            hand(json!([{"turn": "theft_after"}, {"mutiny": {"seat": 0, "happens": false,
            "asked": [0]}}])),
            "frames[1]",
        ),
        (hand(json!([sail, {"excess": 0}])), "frames[1]"),
        (hand(json!([sail, {"refit": {"seat": 0, "step": "buy"}}])), "frames[1]"),
        (hand(json!([{"setup": {"crew": [0]}}])), "frames[0]"),
    ]);
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
    let fight = |step: Value, dice: [[u8; 2]; 2]| {
        json!({"fight": {"target": {"player": 1}, "step": step,
        "attack": dice[0], "defence": dice[1], "cards": [1, 3]}})
    };
    let (none, ours, both) = ([[0, 0]; 2], [[3, 4], [0, 0]], [[3, 4], [2, 2]]);
    let result = |turned: bool| {
        let mut fight = fight(json!("result"), both);
        fight["fight"]["leads"] = json!("attacker");
        if turned {
            fight["fight"]["turned"] = json!(true);
        }
        fight
    };
    let ships = json!([{"at": OCEAN, "captain": 1, "crew": [2], "hand": ["raid"]},
        {"at": OCEAN, "captain": 3, "crew": [4], "hand": ["ambush", "keelhaul"]}, {}]);
    let crewless = json!([{"at": OCEAN, "crew": [1, 2], "hand": ["raid"], "rum": 0}, {}, {}]);
    let lost = json!([{"at": OCEAN}, {"at": OCEAN}, {"hand": ["raid"]}]);
    let full = json!([{"captain": 1, "hand": vec!["treasure_map"; 7]}, {}, {}]);
    let window = |at: &str| json!({"window": {"at": at, "asked": [0, 1]}});
    let base = |frames: Value| json!({"ships": ships, "frames": frames, "pirates": [7, 8, 9]});
    let cases = [
        base(json!([{"turn": "compass"}])),
        base(json!([{"turn": "upkeep"}])),
        base(json!([{"turn": "sail"}])),
        base(json!([{"turn": "choose"}])),
        base(json!([{"turn": "sail"}, window("upkeep")])),
        base(json!([{"turn": "sail"}, window("upkeep"),
            {"mutiny": {"seat": 1, "happens": false, "asked": [1]}}])),
        json!({"ships": lost, "dutchman": OCEAN, "frames": [{"turn": "sail"},
            {"window": {"at": "upkeep", "asked": [2]}}, {"haunted": [0, 1]}]}),
        json!({"ships": crewless,
            "frames": [{"turn": "theft_after"}, {"mutiny": {"seat": 0, "happens": true}}]}),
        base(json!([{"turn": "arrive"}, window("landed")])),
        base(json!([{"turn": "choose"}, fight(json!({"attack_roll": "both"}), none),
            window("before")])),
        base(json!([{"turn": "choose"}, fight(json!({"attack_roll": "first"}), ours)])),
        base(json!([{"turn": "choose"}, fight(json!("attack_aim"), ours)])),
        base(json!([{"turn": "choose"}, fight(json!({"defence_roll": "second"}), both)])),
        base(json!([{"turn": "choose"}, fight(json!("defence_aim"), both)])),
        base(json!([{"turn": "choose"}, result(false), window("after")])),
        base(json!([{"turn": "choose"}, result(true), window("after")])),
        base(json!([{"turn": "choose"}, fight(json!({"loot": 4}), both)])),
        json!({"ships": crewless, "frames": [{"turn": "sail"}, {"promote": 0}]}),
        json!({"ships": full, "frames": [{"turn": "sail"}, {"excess": 0}], "deck": []}),
        json!({"frames": [{"turn": {"draw": 2}}, {"shuffle": "actions"}], "deck": []}),
        json!({"ships": [{"drawn": [3]}, {}, {}], "frames": [{"turn": "choose"},
            {"refit": {"seat": 0, "step": {"hire": 2}}}, {"shuffle": "pirates"}]}),
        json!({"ships": [{"drawn": [3, 4, 5]}, {}, {}], "frames": [{"turn": "choose"},
            {"refit": {"seat": 0, "step": "choose"}}], "pirates": [7]}),
        json!({"frames": [{"setup": "first"}], "deck": []}),
        json!({"ships": [{"doubloons": 10_100}, {}, {}], "frames": ["over"]}),
    ];
    for changes in cases {
        let table = prepare(&changes);
        let written = table.position();
        if changes["frames"].as_array().is_some_and(|frames| frames.len() > 1) {
            assert_eq!(serde_json::to_value(&written.frames).unwrap(), changes["frames"]);
        }
        round_trips(table.state());
        let over = table.state().pending() == Pending::Over;
        assert_eq!(over, changes["frames"][0] == "over");
    }
}

fn round_trips(state: &KingOfPirates) {
    let text = serde_json::to_string(&state.position()).expect("a position is JSON");
    let read = serde_json::from_str(&text).expect("what is written can be read");
    let again = KingOfPirates::from_position(&read).expect("a state is a valid position");
    assert_eq!(&again, state, "{text}");
}

#[test]
fn a_position_round_trips_at_every_step_of_the_set_up() {
    let mut play = game::Match::<KingOfPirates>::new(game::Setup::house(3), "set-up").unwrap();
    while let Pending::Chance(_) = play.pending() {
        round_trips(play.state());
        let outcome = play.state().roll(&mut game::FastRng::new(3));
        play.resolve(outcome).unwrap();
    }
    for seat in [2, 0, 1].map(game::Seat::new) {
        while let Some(&action) = play.legal(seat).first() {
            round_trips(play.state());
            play.act(seat, action).unwrap();
        }
    }
}

/// Nearly valid positions never break the program, whatever the frames say.
#[test]
fn any_stack_of_frames_is_read_or_refused() {
    let frames = [
        json!({"turn": "discard"}),
        json!({"turn": {"draw": 1}}),
        json!({"turn": "sail"}),
        json!({"turn": "arrive"}),
        json!({"turn": "choose"}),
        json!({"turn": "theft_before"}),
        json!({"setup": "pirates"}),
        json!({"setup": {"crew": [2]}}),
        json!({"window": {"at": "upkeep", "asked": [1]}}),
        json!({"window": {"at": "after", "asked": [1]}}),
        json!({"window": {"at": "landed", "asked": [1]}}),
        json!({"refit": {"seat": 0, "step": {"hire": 3}}}),
        json!({"refit": {"seat": 0, "step": "choose"}}),
        json!({"mutiny": {"seat": 2, "happens": false, "asked": [1]}}),
        json!({"haunted": [2]}),
        json!({"fight": {"target": {"player": 2}, "step": "result", "attack": [1, 1], "defence": [1, 1], "cards": [2, 3], "leads": "defender"}}),
        json!({"fight": {"target": "nation", "step": {"loot": 6}, "attack": [5, 5], "defence": [0, 0], "cards": [0, 0]}}),
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
                    game::playout(&mut state, &mut game::FastRng::new(7));
                    read += 1;
                }
            }
        }
    }
    assert!(read > 1, "{read} were read");
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
