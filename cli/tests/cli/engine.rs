//! `freebooter engine`: the protocol, from outside.

use crate::common::Engine;
use serde_json::{Value, json};

fn example() -> Value {
    json!({"game": "buccaneer", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [10, 10, 10, 10], "booty": [{"chest": 1}, {}, {}, {}],
        "stacks": [["red:3", "blue:5", "black:5", "yellow:2", "red:4"]],
        "ships": [{"crew": 5, "ducats": 22, "wild": 4, "booty": ["chest", "candlestick"]}],
        "deck": [], "options": {"open_stacks": false}})
}

fn new(players: usize) -> Value {
    json!({"cmd": "new", "game": "buccaneer", "players": players, "seed": "any text"})
}

#[test]
fn games_are_listed_with_players_editions_and_options() {
    let mut engine = Engine::start();
    let games = engine.ok(&json!({"cmd": "games"}));
    let game = &games["games"][0];
    assert_eq!(game["id"], "buccaneer");
    assert_eq!(game["players"], json!([3, 5]));
    assert_eq!(game["editions"], json!(["house"]));
    assert_eq!(game["options"]["open_stacks"]["default"], json!(false));
    assert_eq!(game["options"]["open_stacks"]["values"], json!([false, true]));
}

#[test]
fn the_worked_example_through_the_protocol() {
    let mut engine = Engine::start();
    let loaded = engine.ok(&json!({"cmd": "load", "position": example()}));
    assert_eq!(loaded, json!({"pending": {"players": [0]}}));
    let board = json!({"board": {"stack": "red:3", "ship": 0, "booty": "candlestick"}});
    let legal = engine.ok(&json!({"cmd": "legal", "seat": 0}));
    let actions = legal["actions"].as_array().unwrap();
    assert!(actions.iter().any(|listed| listed["action"] == board && listed["text"].is_string()));
    let acted = engine.ok(&json!({"cmd": "act", "seat": 0, "action": board}));
    assert!(!acted["events"].as_array().unwrap().is_empty());
    // It was the last ship: red 10 + 10 and a chest and a candlestick, blue
    // shares the chest's 15.
    assert_eq!(acted["pending"]["over"]["scores"], json!([20 + 7 + 9, 15 + 7, 15, 12]));
    assert_eq!(acted["pending"]["over"]["winners"], json!([0]));
    let error = engine.err(&json!({"cmd": "act", "seat": 0, "action": board}));
    assert_eq!(error["kind"], "over");
    assert_eq!(engine.ok(&json!({"cmd": "legal", "seat": 0}))["actions"], json!([]));
}

#[test]
fn colours_are_chosen_by_seat() {
    let mut engine = Engine::start();
    let with = |colors: Value| {
        let mut request = new(3);
        request["options"] = json!({"colors": colors});
        request
    };
    engine.ok(&with(json!([null, "yellow"])));
    let position = engine.ok(&json!({"cmd": "position"}))["position"].clone();
    assert_eq!(position["colors"][1], "yellow");
    for (colors, why) in [
        (json!(["red", "red"]), "red is chosen twice"),
        (json!(["red", "blue", "black", "yellow"]), "4 seats choose"),
        (json!([["red", "blue"]]), "2 colours"),
        (json!(["mauve"]), "there are: "),
        (json!({"red": 0}), "colors"),
    ] {
        let error = engine.err(&with(colors));
        assert_eq!(error["kind"], "bad_request");
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("colors"), "{message}");
        assert!(message.to_lowercase().contains(why), "{message}");
    }
    assert_eq!(engine.ok(&json!({"cmd": "position"}))["position"], position);
}

#[test]
fn kop_39_seats_that_are_asked_at_once_answer_in_any_order() {
    let mut engine = Engine::start();
    let mut request = new(3);
    request["game"] = json!("king-of-pirates");
    let mut pending = engine.ok(&request)["pending"].clone();
    let act = |engine: &mut Engine, seat: &Value, action: &Value| {
        engine.ok(&json!({"cmd": "act", "seat": seat, "action": action}))["pending"].clone()
    };
    let actions = |engine: &mut Engine, seat: &Value| -> Vec<Value> {
        let listed = engine.ok(&json!({"cmd": "legal", "seat": seat}))["actions"].clone();
        listed.as_array().unwrap().iter().map(|listed| listed["action"].clone()).collect()
    };
    for number in 0..400 {
        let asked = pending["players"].as_array().expect("it goes on").clone();
        let choices = actions(&mut engine, &asked[0]);
        let window = choices.contains(&json!("pass"));
        if window && asked.len() == 3 {
            pending = act(&mut engine, &asked[2], &json!("pass"));
            assert_eq!(pending["players"], json!([asked[0], asked[1]]));
            assert_eq!(actions(&mut engine, &asked[2]), [Value::Null; 0]);
            let again = json!({"cmd": "act", "seat": asked[2], "action": "pass"});
            assert_eq!(engine.err(&again)["kind"], "not_your_turn");
            pending = act(&mut engine, &asked[0], &json!("pass"));
            assert_eq!(pending["players"], json!([asked[1]]));
            act(&mut engine, &asked[1], &json!("pass"));
            return;
        }
        let pass = json!("pass");
        let action = if window { &pass } else { &choices[number * 7 % choices.len()] };
        pending = act(&mut engine, &asked[0], action);
    }
    panic!("no window in which all three are asked");
}

#[test]
fn a_position_is_written_as_it_was_loaded() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "load", "position": example()}));
    assert_eq!(engine.ok(&json!({"cmd": "position"}))["position"], example());
}

#[test]
fn refused_actions_cite_the_rule_and_change_nothing() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "load", "position": example()}));
    let cases = [
        (json!({"move": ["red:4", "blue:2"]}), "BUC-7"),
        (json!({"move": ["red:2", "red:5"]}), "BUC-8"),
        (json!({"move": ["blue:2", "red:5"]}), "BUC-6"),
        (json!({"board": {"stack": "red:3", "ship": 0, "booty": "rum"}}), "BUC-11"),
        (json!({"board": {"stack": "red:3", "ship": 7, "booty": "rum"}}), "BUC-10"),
        (json!({"mutiny": true}), "BUC-17"),
    ];
    for (action, rule) in cases {
        let error = engine.err(&json!({"cmd": "act", "seat": 0, "action": action}));
        assert_eq!((&error["kind"], &error["rule"]), (&json!("illegal"), &json!(rule)), "{action}");
        assert_eq!(engine.ok(&json!({"cmd": "position"}))["position"], example());
    }
    let error = engine.err(&json!({"cmd": "act", "seat": 1, "action": {"mutiny": true}}));
    assert_eq!(error["kind"], "not_your_turn");
}

#[test]
fn words_are_in_the_language_of_the_request() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "load", "position": example()}));
    let text = |engine: &mut Engine, lang: &str| {
        let legal = engine.ok(&json!({"cmd": "legal", "seat": 0, "lang": lang}));
        let actions = legal["actions"].as_array().unwrap().clone();
        let board = |listed: &&Value| listed["action"].get("board").is_some();
        actions.iter().find(board).unwrap()["text"].as_str().unwrap().to_owned()
    };
    assert!(text(&mut engine, "en").contains("boards the 22-ducat ship"));
    assert!(text(&mut engine, "de").contains("22-Dukaten-Schiff"), "{}", text(&mut engine, "de"));
    assert_ne!(text(&mut engine, "fr"), text(&mut engine, "it"));
    let own = json!({"move": ["red:2", "red:5"]});
    let refused = |engine: &mut Engine, lang: &str| {
        engine.err(&json!({"cmd": "act", "seat": 0, "action": own, "lang": lang}))
    };
    let english = "The stack of Red 5 is your own; move onto another player’s.";
    assert_eq!(refused(&mut engine, "en")["message"], english);
    let german = refused(&mut engine, "de");
    assert_eq!(german["rule"], "BUC-8");
    assert!(german["message"].as_str().unwrap().contains("Rot 5"), "{german}");
    let hint = json!({"cmd": "hint", "seat": 0, "budget": {"iterations": 40}, "lang": "it"});
    let hints = engine.ok(&hint);
    assert!(hints["hints"][0]["why"].as_str().unwrap().contains("vince"), "{hints}");
    let error = engine.err(&json!({"cmd": "games", "lang": "nl"}));
    assert_eq!(error["kind"], "bad_request");
    assert!(error["message"].as_str().unwrap().contains("en, de, fr, it"), "{error}");
}

#[test]
fn what_is_wrong_is_said_in_the_language_of_the_request() {
    let mut engine = Engine::start();
    let mut position = example();
    position["colors"][1] = "red".into();
    let load = |lang: &str| json!({"cmd": "load", "position": position, "lang": lang});
    let english = engine.err(&load("en"));
    assert_eq!(english["message"], "`colors[1]`: red is taken twice");
    let german = engine.err(&load("de"));
    assert_eq!((&german["kind"], &german["field"]), (&english["kind"], &english["field"]));
    assert_eq!(german["message"], "`colors[1]`: red ist zweimal vergeben");
    let mut few = new(2);
    few["lang"] = "fr".into();
    let refused = engine.err(&few);
    assert_eq!(refused["kind"], "bad_request");
    assert_eq!(refused["message"], "Buccaneer se joue de 3 à 5 joueurs, pas à 2");
    let games = engine.ok(&json!({"cmd": "games", "lang": "it"}));
    let about = &games["games"][0]["options"]["first"]["about"];
    assert!(about.as_str().unwrap().starts_with("Chi comincia"), "{about}");
}

#[test]
fn an_id_is_echoed_whatever_it_is() {
    let mut engine = Engine::start();
    for id in [json!(7), json!("seven"), json!([7, {"x": null}])] {
        assert_eq!(engine.ask(&json!({"cmd": "games", "id": id}))["id"], id);
        assert_eq!(engine.ask(&json!({"cmd": "sail", "id": id}))["id"], id);
    }
    assert!(engine.ask(&json!({"cmd": "games"})).get("id").is_none());
}

#[test]
fn malformed_input_is_answered_and_the_match_lives_on() {
    let mut engine = Engine::start();
    assert_eq!(engine.err(&json!({"cmd": "position"}))["kind"], "no_match");
    engine.ok(&new(4));
    let before = engine.ok(&json!({"cmd": "position"}));
    let deep = "[".repeat(100_000);
    let huge = format!("{{\"cmd\":\"{}\"}}", "x".repeat(20 * 1024 * 1024));
    let lines: Vec<&[u8]> = vec![
        b"",
        b"   ",
        b"ahoy",
        b"{",
        b"[]",
        b"null",
        b"{}",
        b"{\"cmd\":5}",
        b"\xff\xfe\x00",
        b"{\"cmd\":\"act\"}",
        b"{\"cmd\":\"act\",\"seat\":-1,\"action\":{}}",
        b"{\"cmd\":\"act\",\"seat\":9,\"action\":{\"mutiny\":true}}",
        b"{\"cmd\":\"act\",\"seat\":0,\"action\":{\"fly\":1}}",
        b"{\"cmd\":\"act\",\"seat\":0,\"action\":{\"move\":[\"red:3\"]}}",
        b"{\"cmd\":\"act\",\"seat\":0,\"action\":null}",
        b"{\"cmd\":\"legal\",\"seat\":\"red\"}",
        b"{\"cmd\":\"legal\",\"seat\":255}",
        b"{\"cmd\":\"new\",\"game\":\"chess\",\"players\":4}",
        b"{\"cmd\":\"new\",\"game\":\"buccaneer\",\"players\":2}",
        b"{\"cmd\":\"new\",\"game\":\"buccaneer\",\"players\":4,\"options\":{\"sails\":1}}",
        b"{\"cmd\":\"new\",\"game\":\"buccaneer\",\"players\":4,\"options\":{\"first\":4}}",
        b"{\"cmd\":\"view\",\"seat\":4}",
        b"{\"cmd\":\"chance\",\"outcome\":{\"first\":0}}",
        b"{\"cmd\":\"fate\",\"mode\":\"kind\"}",
        b"{\"cmd\":\"bot\",\"level\":\"parrot\",\"seat\":0}",
        b"{\"cmd\":\"bot\",\"level\":\"greedy\",\"seat\":0,\"budget\":{\"days\":3}}",
        deep.as_bytes(),
        huge.as_bytes(),
    ];
    for line in lines {
        let answer = engine.line(line);
        let kind = &answer["err"]["kind"];
        assert_eq!(kind, "bad_request", "{}", String::from_utf8_lossy(&line[..line.len().min(99)]));
    }
    assert_eq!(engine.ok(&json!({"cmd": "position"})), before);
    assert!(engine.close().success(), "the end of the input ends the process with status 0");
}

#[test]
fn a_key_that_stands_twice_is_refused_by_name_at_any_depth() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "load", "position": example()}));
    let record = engine.ok(&json!({"cmd": "record"}))["record"].to_string();
    let position = example().to_string();
    let twice = |text: &str, key: &str| {
        let (before, after) = text.split_once(&format!("\"{key}\":")).expect("the key");
        format!("{before}\"{key}\":null,\"{key}\":{after}")
    };
    let cases = [
        (r#"{"cmd":"games","cmd":"position"}"#.to_owned(), "cmd"),
        (r#"{"cmd":"act","seat":0,"action":{"mutiny":true,"mutiny":false}}"#.to_owned(), "mutiny"),
        (format!(r#"{{"cmd":"load","position":{}}}"#, twice(&position, "chest")), "chest"),
        (format!(r#"{{"cmd":"replay","record":{}}}"#, twice(&record, "ducats")), "ducats"),
        (
            r#"{"cmd":"new","game":"buccaneer","players":3,"options":{"first":0,"first":1}}"#
                .to_owned(),
            "first",
        ),
    ];
    for (line, key) in cases {
        let error = engine.line(line.as_bytes())["err"].clone();
        assert_eq!(error["kind"], "bad_request", "{line}");
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(&format!("the key `{key}` appears twice")), "{message}");
    }
    assert_eq!(engine.ok(&json!({"cmd": "position"}))["position"], example());
}

#[test]
fn bad_positions_editions_and_records_have_kinds_of_their_own() {
    let mut engine = Engine::start();
    engine.ok(&new(3));
    let mut position = example();
    position["stacks"][0][1] = json!("red:3");
    let error = engine.err(&json!({"cmd": "load", "position": position}));
    assert_eq!((&error["kind"], &error["field"]), (&json!("bad_position"), &json!("stacks[0][1]")));
    position["ducats"] = json!("many");
    let error = engine.err(&json!({"cmd": "load", "position": position}));
    assert_eq!((&error["kind"], &error["field"]), (&json!("bad_position"), &json!("ducats")));
    let error = engine.err(&json!({"cmd": "load", "position": {"game": "chess"}}));
    assert_eq!(error["kind"], "bad_position");
    for edition in ["mansion", "no-such-file.toml"] {
        let mut request = new(3);
        request["edition"] = json!(edition);
        assert_eq!(engine.err(&request)["kind"], "bad_edition");
    }
    for record in [json!(null), json!({}), json!({"game": "buccaneer"}), json!({"game": "chess"})] {
        let error = engine.err(&json!({"cmd": "replay", "record": record}));
        assert_eq!(error["kind"], "bad_record");
    }
    let mut record = engine.ok(&json!({"cmd": "record"}))["record"].clone();
    record["inputs"].as_array_mut().unwrap().push(json!({"seat": 0, "action": {"mutiny": true}}));
    assert_eq!(engine.err(&json!({"cmd": "replay", "record": record}))["kind"], "bad_record");
    record["inputs"].as_array_mut().unwrap().pop();
    record["rules"] = json!(99);
    let error = engine.err(&json!({"cmd": "replay", "record": record}));
    assert!(error["message"].as_str().unwrap().contains("version 99"), "{error}");
    // Other rules may have other actions: the version is what is said.
    record["inputs"].as_array_mut().unwrap().push(json!({"seat": 0, "action": {"fly": 1}}));
    let error = engine.err(&json!({"cmd": "replay", "record": record}));
    assert!(error["message"].as_str().unwrap().contains("version 99"), "{error}");
}

#[test]
fn a_field_that_is_missing_or_unknown_is_named() {
    let mut engine = Engine::start();
    let field_of = |engine: &mut Engine, position: &Value| {
        engine.err(&json!({"cmd": "load", "position": position}))["field"].clone()
    };
    assert_eq!(field_of(&mut engine, &json!({"game": "buccaneer"})), "colors");
    let mut position = example();
    position["ships"][0].as_object_mut().unwrap().remove("crew");
    assert_eq!(field_of(&mut engine, &position), "ships[0].crew");
    let mut position = example();
    position["booty"][1] = json!({"gold": 1});
    assert_eq!(field_of(&mut engine, &position), "booty[1].gold");
    let mut position = example();
    position["moon"] = json!(1);
    assert_eq!(field_of(&mut engine, &position), "moon");
}

#[test]
fn an_action_of_a_record_that_breaks_a_rule_is_explained() {
    let mut engine = Engine::start();
    engine.ok(&new(3));
    let mut record = engine.ok(&json!({"cmd": "record"}))["record"].clone();
    let seat = engine.ok(&json!({"cmd": "pending"}))["pending"]["players"][0].clone();
    let onto_own =
        ["red", "blue", "black"].map(|color| [format!("{color}:2"), format!("{color}:3")]);
    let onto_own = &onto_own[seat.as_u64().unwrap() as usize];
    let inputs = record["inputs"].as_array_mut().unwrap();
    inputs.push(json!({"seat": seat, "action": {"move": onto_own}}));
    let error = engine.err(&json!({"cmd": "replay", "record": record}));
    let message = error["message"].as_str().unwrap();
    assert!(message.starts_with("input 2: The stack of"), "{message}");
    assert!(message.ends_with("is your own; move onto another player’s. (BUC-8)"), "{message}");
}

#[test]
fn manual_fate_asks_for_chance() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "fate", "mode": "manual"}));
    let pending = engine.ok(&new(3))["pending"].clone();
    assert_eq!(pending, json!({"chance": {"first": {"players": 3}}}));
    let error = engine.err(&json!({"cmd": "act", "seat": 0, "action": {"mutiny": true}}));
    assert_eq!(error["kind"], "not_your_turn");
    assert_eq!(
        engine.err(&json!({"cmd": "chance", "outcome": {"first": 3}}))["kind"],
        "bad_request"
    );
    let answer = engine.ok(&json!({"cmd": "chance", "outcome": {"first": 2}}));
    assert_eq!(answer["pending"], json!({"chance": {"deck": {"ships": 15}}}));
    let deck: Vec<u8> = (0..15).rev().collect();
    let answer = engine.ok(&json!({"cmd": "chance", "outcome": {"deck": deck}}));
    assert_eq!(answer["pending"], json!({"players": [2]}));
    let position = engine.ok(&json!({"cmd": "position"}))["position"].clone();
    assert_eq!(position["ships"][0]["ducats"], 30);
    // Chance that is pending when fate becomes automatic is drawn at once.
    engine.ok(&new(4));
    let answer = engine.ok(&json!({"cmd": "fate", "mode": "auto"}));
    assert!(answer["pending"]["players"].is_array(), "{answer}");
}

#[test]
fn a_replayed_record_that_ends_at_chance_goes_on_by_itself() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "fate", "mode": "manual"}));
    engine.ok(&new(3));
    let record = engine.ok(&json!({"cmd": "record"}))["record"].clone();
    let replay = json!({"cmd": "replay", "record": record});
    let by_hand = engine.ok(&replay);
    assert!(by_hand["pending"]["chance"].is_object(), "{by_hand}");
    let mut other = Engine::start();
    let by_itself = other.ok(&replay);
    assert!(by_itself["pending"]["players"].is_array(), "{by_itself}");
    assert_eq!(by_itself["hash"], by_hand["hash"], "the hash is of what the record holds");
}

#[test]
fn a_whole_match_by_bots_and_its_record() {
    let mut engine = Engine::start();
    let mut pending = engine.ok(&new(4))["pending"].clone();
    while let Some(seat) = pending["players"].get(0) {
        let bot =
            json!({"cmd": "bot", "level": "greedy", "seat": seat, "budget": {"iterations": 50}});
        let choice = engine.ok(&bot);
        assert!(choice["text"].is_string() && choice["iterations"].is_u64(), "{choice}");
        assert_eq!(engine.ok(&bot), choice, "the same budget, the same choice");
        let act = json!({"cmd": "act", "seat": seat, "action": choice["action"]});
        pending = engine.ok(&act)["pending"].clone();
    }
    assert_eq!(pending["over"]["scores"].as_array().unwrap().len(), 4);
    assert_eq!(engine.err(&json!({"cmd": "bot", "level": "random", "seat": 0}))["kind"], "over");
    let position = engine.ok(&json!({"cmd": "position"}));
    let record = engine.ok(&json!({"cmd": "record"}))["record"].clone();
    let mut other = Engine::start();
    let replayed = other.ok(&json!({"cmd": "replay", "record": record}));
    assert_eq!(replayed["pending"], pending);
    assert_eq!(replayed["hash"].as_str().unwrap().len(), 32);
    assert_eq!(other.ok(&json!({"cmd": "position"})), position);
}

#[test]
fn hints_say_what_is_best_and_why() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "load", "position": example()}));
    let hint = json!({"cmd": "hint", "seat": 0, "budget": {"iterations": 500}});
    let hints = engine.ok(&hint)["hints"].as_array().unwrap().clone();
    let legal = engine.ok(&json!({"cmd": "legal", "seat": 0}))["actions"].clone();
    assert_eq!(hints.len(), legal.as_array().unwrap().len());
    // It is the last ship and red leads: boarding ends the game and wins it.
    assert!(hints[0]["action"]["board"].is_object(), "{}", hints[0]);
    assert!(hints[0]["win"].as_f64().unwrap() > 0.9, "{}", hints[0]);
    assert!(hints[0]["why"].as_str().unwrap().starts_with("+11 points now"), "{}", hints[0]);
    assert_eq!(engine.err(&json!({"cmd": "hint", "seat": 1}))["kind"], "not_your_turn");
}

#[test]
fn views_hide_covered_wages_from_everybody() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "load", "position": example()}));
    for seat in [json!(null), json!(0), json!(1), json!(3)] {
        let view = engine.ok(&json!({"cmd": "view", "seat": seat}))["view"].to_string();
        assert!(view.contains("red:3") && !view.contains("black:5"), "{view}");
    }
}

#[test]
fn an_edition_of_ones_own_through_the_protocol() {
    let file = crate::common::scratch("engine-edition.toml");
    let house = crate::common::text(
        &crate::common::run(&["edition", "show", "buccaneer", "--toml"], "").stdout,
    );
    std::fs::write(&file, house.replace("ducats = 30", "ducats = 31")).unwrap();
    let mut engine = Engine::start();
    let mut request = new(3);
    request["edition"] = json!(file);
    engine.ok(&request);
    let position = engine.ok(&json!({"cmd": "position"}))["position"].clone();
    let ships =
        position["ships"].as_array().unwrap().iter().chain(position["deck"].as_array().unwrap());
    assert_eq!(ships.filter(|ship| ship["ducats"] == 31).count(), 1);
    std::fs::write(&file, house.replacen("crew = 2", "crew = 12", 1)).unwrap();
    let error = engine.err(&request);
    assert_eq!(error["kind"], "bad_edition");
    assert!(error["message"].as_str().unwrap().contains("ships[0].crew"), "{error}");
}
