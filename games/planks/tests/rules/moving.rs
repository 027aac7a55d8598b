//! PLK-6 and PLK-7.

use crate::prepare::{choose, go, go_pushing, prepare, slide};
use planks::{Event, Plank, Side};
use serde_json::json;

fn onto_blue() -> serde_json::Value {
    json!({"phase": {"move": "blue"}})
}

#[test]
fn plk_6_one_of_yours_moves_from_another_plank_onto_that_of_the_other_die() {
    let laid = [("red", 0, "w........"), ("blue", 0, ".w..b...."), ("green", 0, "....w....")];
    let mut table = prepare(&laid, &onto_blue());
    assert_eq!(table.rule(0, &go("blue:-3", 2)), "PLK-6", "he stands there already");
    assert_eq!(table.rule(0, &go("blue:0", 2)), "PLK-6", "he is not yours");
    assert_eq!(table.rule(0, &go("red:1", 2)), "PLK-6", "nobody stands there");
    assert_eq!(table.rule(0, &slide("red", "port")), "PLK-6", "moving comes now");
    // Two pirates, nine spaces, and two directions on the rope.
    assert_eq!(table.legal(0).len(), 2 * 10);
    let events = table.act(0, &go("green:0", 2));
    assert!(matches!(events[0], Event::Lifted { .. }));
    assert_eq!(table.row(Plank::Blue).1, ".w..b.w..");
    assert_eq!(table.row(Plank::Green).1, ".........");
    assert_eq!(table.rolls(), Some(1));
}

#[test]
fn plk_6_with_all_aboard_on_that_plank_one_moves_to_a_different_space() {
    let laid = [("red", 0, "b........"), ("blue", 0, ".w.w.....")];
    let mut table = prepare(&laid, &onto_blue());
    assert_eq!(table.rule(0, &go("blue:-1", -1)), "PLK-6", "a different space");
    assert_eq!(table.legal(0).len(), 16);
    table.act(0, &go("blue:-1", 3));
    assert_eq!(table.row(Plank::Blue).1, ".w.....w.");
}

#[test]
fn plk_6_in_the_game_of_two_yours_are_both_your_colours() {
    let two = json!({"colors": [["white", "black"], ["gray", "teal"]], "purses": [0, 0],
                     "phase": {"move": "blue"}});
    let laid = [("red", 0, "b........"), ("blue", 0, ".w.w.....")];
    let mut table = prepare(&laid, &two);
    assert_eq!(table.rule(0, &go("blue:-1", 3)), "PLK-6", "black stands elsewhere");
    table.act(0, &go("red:-4", 3));
    assert_eq!(table.row(Plank::Blue).1, ".w.w...b.");
}

#[test]
fn plk_6_without_a_pirate_aboard_there_is_no_move() {
    let mut table = prepare(&[("red", 0, "b........")], &json!({}));
    let events = table.act(0, &choose("blue"));
    assert!(events.iter().any(|event| matches!(event, Event::NoMove { .. })), "{events:?}");
    assert_eq!(table.rolls(), Some(1));
}

#[test]
fn plk_6_a_full_plank_takes_nobody() {
    let laid = [("red", 0, "w........"), ("blue", 0, "wwbbbgggt")];
    let mut table = prepare(&laid, &json!({"dice": ["green", "blue"]}));
    let events = table.act(0, &choose("green"));
    assert!(events.iter().any(|event| matches!(event, Event::NoMove { .. })), "{events:?}");
}

#[test]
fn plk_7_a_push_goes_toward_the_rope_and_on_across_it() {
    let laid = [("red", 0, "w........"), ("blue", 0, "...bgtb..")];
    let mut table = prepare(&laid, &onto_blue());
    let events = table.act(0, &go("red:-4", 2));
    assert_eq!(table.row(Plank::Blue).1, "..bgtbw..");
    let pushed =
        |event: &Event| matches!(event, Event::SetDown { pushed: 4, to: Some(Side::Port), .. });
    assert!(events.iter().any(pushed), "{events:?}");

    let mut table = prepare(&laid, &onto_blue());
    table.act(0, &go("red:-4", -1));
    assert_eq!(table.row(Plank::Blue).1, "...wbgtb.");
}

#[test]
fn plk_7_starting_on_the_rope_you_choose_the_direction() {
    let laid = [("red", 0, "w........"), ("blue", 0, "...bgt...")];
    let mut table = prepare(&laid, &onto_blue());
    assert_eq!(table.rule(0, &go("red:-4", 0)), "PLK-7", "say where");
    assert_eq!(table.rule(0, &go_pushing("red:-4", 1, "port")), "PLK-7", "no choice there");
    assert_eq!(table.rule(0, &go_pushing("red:-4", 3, "port")), "PLK-7", "nobody to push");
    table.act(0, &go_pushing("red:-4", 0, "port"));
    assert_eq!(table.row(Plank::Blue).1, "..bgwt...");
    let mut table = prepare(&laid, &onto_blue());
    table.act(0, &go_pushing("red:-4", 0, "starboard"));
    assert_eq!(table.row(Plank::Blue).1, "...bwgt..");
}

#[test]
fn plk_7_nobody_is_shoved_off_the_plank() {
    let laid = [("red", 0, "w........"), ("blue", 0, "bbbggg.t.")];
    let mut table = prepare(&laid, &onto_blue());
    assert_eq!(table.rule(0, &go("red:-4", 1)), "PLK-7", "six stand in a row to the end");
    assert_eq!(table.rule(0, &go_pushing("red:-4", 0, "port")), "PLK-7");
    table.act(0, &go_pushing("red:-4", 0, "starboard"));
    assert_eq!(table.row(Plank::Blue).1, "bbbgwggt.");
    let mut table = prepare(&laid, &onto_blue());
    table.act(0, &go("red:-4", -4));
    assert_eq!(table.row(Plank::Blue).1, "wbbbgggt.");
}

#[test]
fn plk_7_what_may_be_pushed_is_judged_after_the_lift() {
    // Lifting white tips blue, so the rope space that was taken is free.
    let laid = [("blue", 4, "w...g....")];
    let mut table = prepare(&laid, &onto_blue());
    assert_eq!(table.rule(0, &go_pushing("blue:-4", 0, "port")), "PLK-7");
    table.act(0, &go("blue:-4", 0));
    assert_eq!(table.row(Plank::Blue), (0, "....w....".to_owned()));
}
