//! What each game takes for self-harm, and what it does not.

use buccaneer::Buccaneer;
use game::{Evaluate, Seat};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;
use serde_json::{Value, json};

/// Whether seat 0 would harm itself by an action in a position.
fn harms<G: Evaluate>(position: &Value, action: &Value) -> bool {
    let read = serde_json::from_value(position.clone()).expect("a position");
    let state = G::from_position(&read).expect("a valid position");
    let action: G::Action = serde_json::from_value(action.clone()).expect("an action");
    let seat = Seat::new(0);
    state.check(seat, action).expect("a legal action");
    state.self_harm(seat, action)
}

fn with(mut position: Value, changes: &Value) -> Value {
    for (field, value) in changes.as_object().expect("an object") {
        position[field] = value.clone();
    }
    position
}

/// BUC-13: three fives are paid from nine ducats.
#[test]
fn boarding_at_a_loss_is_self_harm_unless_the_booty_makes_up_for_it() {
    let base = json!({"game": "buccaneer", "colors": ["red", "blue", "black", "yellow"],
        "turn": 0, "ducats": [10, 10, 10, 10], "booty": [{}, {}, {}, {}],
        "stacks": [["red:3", "blue:5", "black:5", "yellow:5"]],
        "ships": [{"crew": 2, "ducats": 9, "wild": 1, "booty": ["dagger"]},
            {"crew": 3, "ducats": 14, "wild": 1, "booty": ["chest"]}]});
    let board =
        |ship: u8, booty: &str| json!({"board": {"stack": "red:3", "ship": ship, "booty": booty}});
    let others_lead = with(base.clone(), &json!({"booty": [{}, {"dagger": 2}, {}, {}]}));
    assert!(harms::<Buccaneer>(&others_lead, &board(0, "dagger")));
    assert!(!harms::<Buccaneer>(&others_lead, &board(1, "chest")), "the chest is worth 15");
    assert!(!harms::<Buccaneer>(&others_lead, &json!({"move": ["red:2", "blue:2"]})));
    assert!(!harms::<Buccaneer>(&base, &board(0, "dagger")), "9 and 6 for 15");
    let last = with(
        others_lead,
        &json!({"ducats": [90, 10, 10, 10],
            "ships": [{"crew": 2, "ducats": 9, "wild": 1, "booty": ["dagger"]}]}),
    );
    assert!(!harms::<Buccaneer>(&last, &board(0, "dagger")), "it wins the match");
}

/// PIR-8, PIR-13, PIR-16.
#[test]
fn captures_at_a_loss_and_ransoms_for_nothing_are_self_harm() {
    let saber = json!({"kind": "ship", "crew": 2, "ducats": 8, "wild": 1, "tokens": ["saber"],
        "wheels": 1, "anchors": 0});
    let monster = json!({"kind": "monster", "crew": 6, "ducats": 20, "wild": 6,
        "tokens": ["wheel", "anchor"], "wheels": 0, "anchors": 0});
    let base = json!({"game": "pirates", "colors": ["red", "blue", "black"], "turn": 0,
        "ducats": [20, 5, 5], "tokens": [{}, {"saber": 2}, {}],
        "stacks": [["red:3", "blue:5", "black:5", "blue:4"]], "cards": [saber, monster],
        "deck": [saber]});
    let capture = json!({"capture": {"party": "red:3", "card": 0, "token": "saber"}});
    assert!(harms::<Pirates>(&base, &capture), "14 for 8 and a ducat");
    let cheap = with(base.clone(), &json!({"stacks": [["red:3", "blue:2", "black:2"]]}));
    assert!(!harms::<Pirates>(&cheap, &capture));
    let covered = json!({"stacks": [["blue:2", "red:2"], ["blue:3", "red:3", "red:5"],
        ["blue:4", "red:4"], ["blue:5", "red:?", "black:2"]]});
    let ransom = |onto: &str| json!({"ransom": {"party": "blue:2", "index": 1, "onto": onto}});
    let destitute = with(base, &covered);
    assert!(!harms::<Pirates>(&destitute, &ransom("blue:5")), "four take the saber");
    let only_monster = with(destitute, &json!({"cards": [monster]}));
    assert!(harms::<Pirates>(&only_monster, &ransom("blue:5")), "four take nothing");
}

fn king(red: &Value, frames: &Value) -> Value {
    let mut ship = json!({"color": "red", "at": [1, 1], "captain": 1, "crew": [2]});
    ship = with(ship, red);
    json!({"game": "king-of-pirates", "turn": 0, "frames": frames, "ships": [ship,
        {"color": "blue", "at": [1, 1], "captain": 3, "crew": [4], "hand": ["mutiny"]},
        {"color": "black", "at": [2, 0], "captain": 5, "crew": [6]}]})
}

fn fight(step: &str, attack: [u8; 2], defence: [u8; 2]) -> Value {
    json!({"fight": {"target": {"player": 1}, "step": step, "attack": attack,
        "defence": defence, "cards": [0, 0]}})
}

/// KOP-10.
#[test]
fn rolling_good_dice_again_is_self_harm() {
    let aim = |attack| {
        king(&json!({}), &json!([{"turn": "choose"}, fight("attack_aim", attack, [0, 0])]))
    };
    let reroll = |dice: &str| json!({ "reroll": dice });
    for dice in ["first", "second", "both"] {
        assert!(harms::<KingOfPirates>(&aim([6, 4]), &reroll(dice)), "{dice}");
    }
    assert!(!harms::<KingOfPirates>(&aim([6, 4]), &json!("stand")));
    assert!(harms::<KingOfPirates>(&aim([3, 1]), &reroll("first")), "the better one");
    assert!(!harms::<KingOfPirates>(&aim([3, 1]), &reroll("second")));
    assert!(!harms::<KingOfPirates>(&aim([3, 1]), &reroll("both")));
}

/// KOP-26 to KOP-38.
#[test]
fn cards_against_oneself_or_for_nothing_are_self_harm() {
    let cards = json!({"hand": ["assassination", "scurvy", "mutiny", "flying_dutchman"]});
    let window = json!({"window": {"at": "upkeep", "asked": [0]}});
    let upkeep = king(&cards, &json!([{"turn": "sail"}, window]));
    let upkeep = with(upkeep, &json!({"dutchman": [2, 1]}));
    let play = |play: Value| json!({ "play": play });
    for (own, rival) in [
        (json!({"assassination": 1}), json!({"assassination": 3})),
        (json!({"scurvy": 0}), json!({"scurvy": 1})),
        (json!({"mutiny": 0}), json!({"mutiny": 1})),
    ] {
        assert!(harms::<KingOfPirates>(&upkeep, &play(own)));
        assert!(!harms::<KingOfPirates>(&upkeep, &play(rival)));
    }
    assert!(harms::<KingOfPirates>(&upkeep, &play(json!({"flying_dutchman": "w"}))), "onto it");
    assert!(!harms::<KingOfPirates>(&upkeep, &play(json!({"flying_dutchman": "e"}))));
    let sailing = with(king(&json!({}), &json!([{"turn": "sail"}])), &json!({"dutchman": [2, 1]}));
    assert!(harms::<KingOfPirates>(&sailing, &json!({"sail": "e"})));
    assert!(!harms::<KingOfPirates>(&sailing, &json!({"sail": "w"})));
}

/// KOP-28, KOP-39: after the last roll.
#[test]
fn help_that_changes_nothing_is_self_harm() {
    let raid = json!({"play": "raid"});
    let after = |attack, defence, leads: &str| {
        let mut fight = fight("result", attack, defence);
        fight["fight"]["leads"] = json!(leads);
        let window = json!({"window": {"at": "after", "asked": [0]}});
        let red = json!({"hand": ["raid"], "captain": 0, "crew": []});
        king(&red, &json!([{"turn": "choose"}, fight, window]))
    };
    assert!(harms::<KingOfPirates>(&after([6, 5], [1, 1], "attacker"), &raid), "won already");
    assert!(harms::<KingOfPirates>(&after([1, 1], [6, 6], "defender"), &raid), "lost anyway");
    assert!(!harms::<KingOfPirates>(&after([4, 4], [4, 5], "defender"), &raid), "it turns it");
}

/// PLK-10: one white pirate alone on the red plank, far out.
#[test]
fn dropping_only_ones_own_pirates_is_self_harm() {
    let ship = json!({"game": "planks", "turn": 0,
        "colors": [["white"], ["black"], ["gray"], ["teal"]],
        "planks": [{"plank": "red", "offset": 2, "pirates": {"4": "white"}},
            {"plank": "blue", "pirates": {"0": "white"}},
            {"plank": "yellow", "pirates": {"-1": "black", "1": "gray"}},
            {"plank": "green"}, {"plank": "orange"}, {"plank": "purple"}],
        "water": {"white": 1, "black": 2, "gray": 2, "teal": 3}, "purses": [0, 0, 0, 0],
        "fins": 7, "phase": "slide", "dice": ["red", "blue"], "options": {"sea": "calm"}});
    let slide = |to: &str| json!({"slide": {"plank": "red", "to": to}});
    assert!(harms::<Planks>(&ship, &slide("starboard")));
    assert!(!harms::<Planks>(&ship, &slide("port")));
}
