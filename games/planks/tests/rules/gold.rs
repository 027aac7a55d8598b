//! PLK-12 and PLK-13.

use crate::prepare::{READY, back, bring, choose, go, gold, prepare, slide, splashed};
use planks::{Color, Event, Phase};
use serde_json::json;

#[test]
fn plk_12_after_the_move_everybody_decides_the_active_player_first() {
    let mut table = splashed(&json!({}));
    assert_eq!(table.position().phase, Phase::Move(planks::Plank::Blue), "the move comes first");
    assert_eq!(table.rule(0, &gold("white")), "PLK-6");
    table.act(0, &go("green:-4", -1));
    for (seat, color) in [(0, "white"), (1, "black"), (2, "gray"), (3, "teal")] {
        assert_eq!(table.asked(), seat);
        assert_eq!(table.rule(seat, &slide("red", "port")), "PLK-12");
        let other = if color == "teal" { "white" } else { "teal" };
        assert_eq!(table.rule(seat, &gold(other)), "PLK-12", "decide for yourself");
        table.act(seat, &gold(color));
    }
    assert_eq!(table.rolls(), Some(1));
}

#[test]
fn plk_12_the_round_goes_clockwise_from_the_seat_that_slid() {
    let mut table = prepare(READY, &json!({"turn": 2}));
    table.act(2, &slide("red", "starboard"));
    table.act(2, &go("yellow:4", -1));
    for (seat, color) in [(2, "gray"), (3, "teal"), (0, "white"), (1, "black")] {
        assert_eq!(table.asked(), seat);
        table.act(seat, &gold(color));
    }
    assert_eq!(table.rolls(), Some(3));
}

#[test]
fn plk_12_a_splash_in_the_move_counts_as_well() {
    let laid = [("blue", 4, "w.b......"), ("green", 0, "....g...t")];
    let mut table = prepare(&laid, &json!({"phase": {"move": "blue"}}));
    table.act(0, &go("blue:-4", 0));
    assert_eq!(table.position().phase, Phase::Decide);
}

#[test]
fn plk_12_if_only_empty_planks_fell_nothing_of_this_happens() {
    let laid = [("red", 4, "w........"), ("blue", 0, "....b....")];
    let mut table = prepare(&laid, &json!({"phase": {"move": "blue"}}));
    table.act(0, &go("red:-4", 4));
    assert_eq!(table.rolls(), Some(1));
    assert_eq!(table.position().fins, 7);
}

#[test]
fn plk_12_without_a_splash_the_turn_just_passes_on() {
    let mut table = prepare(READY, &json!({"dice": ["purple", "blue"]}));
    table.act(0, &choose("purple"));
    table.act(0, &go("green:-4", -1));
    assert_eq!(table.rolls(), Some(1));
    assert_eq!(table.purses(), [0; 4]);
}

#[test]
fn plk_12_two_players_decide_for_each_colour_separately() {
    let two = json!({"colors": [["white", "black"], ["gray", "teal"]], "purses": [0, 0]});
    let mut table = splashed(&two);
    table.act(0, &go("green:-4", -1));
    assert_eq!(table.legal(0).len(), 4);
    table.act(0, &bring("black"));
    assert_eq!(table.asked(), 0);
    assert_eq!(table.rule(0, &gold("black")), "PLK-12", "decided");
    table.act(0, &gold("white"));
    assert_eq!(table.asked(), 1);
    table.act(1, &gold("gray"));
    table.act(1, &gold("teal"));
    // White stands on blue −4 and −1; gray on blue 0, yellow 4, orange −4;
    // teal on blue 4 and two spaces without gold.
    assert_eq!(table.purses(), [2, 4 + 2]);
    assert_eq!(table.asked(), 0);
    assert_eq!(table.rule(0, &back("white", "red:0")), "PLK-14", "white collected");
    table.act(0, &back("black", "red:0"));
    assert_eq!(table.water(Color::White), 1);
    assert_eq!(table.rolls(), Some(1));
}

#[test]
fn plk_13_doubloons_under_ones_pirates_before_anybody_comes_back() {
    let mut table = splashed(&json!({}));
    table.act(0, &go("green:-4", -1));
    table.act(0, &gold("white"));
    table.act(1, &bring("black"));
    table.act(2, &gold("gray"));
    assert_eq!(table.purses(), [0; 4], "nobody gets anything before all have decided");
    let events = table.act(3, &gold("teal"));
    assert_eq!(table.purses(), [2, 0, 4, 2]);
    let collected = |event: &&Event| matches!(event, Event::Collected { .. });
    assert_eq!(events.iter().filter(collected).count(), 3);
    // Black pushes the others about: too late.
    assert_eq!(table.asked(), 1);
    table.act(1, &back("black", "blue:-1"));
    assert_eq!(table.row(planks::Plank::Blue).1, "w..bwg..t");
    assert_eq!(table.purses(), [2, 0, 4, 2]);
}

#[test]
fn plk_13_who_collects_leaves_its_pirates_in_the_water() {
    let mut table = splashed(&json!({}));
    table.act(0, &go("green:-4", -1));
    for (seat, color) in ["white", "black", "gray", "teal"].into_iter().enumerate() {
        table.act(seat as u8, &gold(color));
    }
    assert_eq!((table.water(Color::White), table.water(Color::Black)), (1, 1));
    assert_eq!(table.rolls(), Some(1));
}

#[test]
fn plk_12_a_colour_with_nobody_aboard_may_decide_for_gold_and_gets_none() {
    let laid = [("red", 0, "....b...."), ("green", 0, "....g...t")];
    let all = json!(["white", "black", "gray", "teal"]);
    let mut table = prepare(&laid, &json!({"phase": "decide", "undecided": all, "dice": null}));
    assert_eq!(table.legal(0).len(), 2);
    table.act(0, &gold("white"));
    table.act(1, &bring("black"));
    table.act(2, &gold("gray"));
    table.act(3, &gold("teal"));
    assert_eq!(table.purses(), [0, 0, 0, 2]);
    assert_eq!(table.asked(), 1);
    table.act(1, &back("black", "red:1"));
    table.act(1, &back("black", "red:2"));
    assert_eq!(table.water(Color::White), 3, "white chose gold, so nobody comes back");
    assert_eq!(table.rolls(), Some(1));
}

#[test]
fn plk_12_two_players_may_choose_gold_for_a_colour_with_nobody_aboard() {
    let laid = [("red", 0, "....b...."), ("green", 0, "w...g...t")];
    let mut table = prepare(
        &laid,
        &json!({"colors": [["white", "teal"], ["black", "gray"]], "purses": [0, 0],
                "water": {"white": 2, "black": 2, "gray": 2, "teal": 2},
                "phase": "decide", "undecided": ["white", "black", "gray", "teal"], "dice": null}),
    );
    assert_eq!(table.legal(0).len(), 4);
    table.act(0, &gold("teal"));
    table.act(0, &bring("white"));
    table.act(1, &gold("black"));
    table.act(1, &gold("gray"));
    assert_eq!(table.purses(), [2, 0]);
    assert_eq!(table.rule(0, &back("teal", "red:0")), "PLK-14", "teal collected");
    table.act(0, &back("white", "red:1"));
}

#[test]
fn plk_13_side_b_pays_what_it_shows() {
    let mut position = crate::prepare::position(
        &[("red", 0, "bb......b")],
        &json!({"phase": "decide", "undecided": ["black"], "dice": null, "turn": 2}),
    );
    position["planks"][0]["side"] = json!("B");
    let position = serde_json::from_value(position).unwrap();
    let mut table = crate::prepare::Table::new(game::Match::load(position, "").unwrap());
    table.act(1, &gold("black"));
    assert_eq!(table.purses()[1], 6, "2 2 0 0 0 0 0 2 2");
}
