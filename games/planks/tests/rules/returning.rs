//! PLK-14 to PLK-16.

use crate::prepare::{back, bring, choose, go, gold, prepare, read, slide, splashed};
use game::Game;
use planks::{Color, Event, Plank};
use serde_json::{Value, json};

fn returning(asked: u8, due: &Value) -> Value {
    json!({"phase": "return", "turn": asked, "asked": asked, "due": due, "dice": null})
}

#[test]
fn plk_14_one_at_a_time_in_turn_beginning_with_the_active_player() {
    let laid = [("red", 0, "w..b....."), ("green", 0, "b......gg")];
    let due = json!({"white": 2, "black": 1, "gray": 1});
    let mut table = prepare(&laid, &returning(2, &due));
    let order = [(2, "gray"), (0, "white"), (1, "black"), (0, "white")];
    for (number, (seat, color)) in order.into_iter().enumerate() {
        assert_eq!(table.asked(), seat);
        assert_eq!(table.rule(seat, &choose("red")), "PLK-14");
        assert_eq!(table.rule(seat, &back("teal", "yellow:0")), "PLK-14");
        table.act(seat, &back(color, &format!("yellow:{number}")));
    }
    assert_eq!(table.row(Plank::Yellow).1, "....gwbw.");
    assert_eq!(table.water(Color::Teal), 3, "teal chose gold");
    assert_eq!(table.rolls(), Some(3));
}

#[test]
fn plk_14_on_spaces_over_the_deck_where_the_plank_lies_now() {
    let laid = [("red", 0, "....b...."), ("green", 0, "b.......g"), ("blue", 3, ".........")];
    let mut table = prepare(&laid, &returning(0, &json!({"white": 3})));
    // Seven spaces of five planks, five of blue, and a second direction on
    // the one occupied rope space.
    assert_eq!(table.legal(0).len(), 5 * 7 + 5 + 1);
    for at in ["red:4", "red:-4", "green:4", "blue:1", "blue:4"] {
        assert_eq!(table.rule(0, &back("white", at)), "PLK-14", "{at} hangs over the sea");
    }
    assert_eq!(table.rule(0, &back("white", "red:0")), "PLK-7");
    table.act(0, &json!({"return": {"color": "white", "at": "red:0", "push": "port"}}));
    assert_eq!(table.row(Plank::Red).1, "...bw....");
    table.act(0, &back("white", "blue:-4"));
    assert_eq!(table.row(Plank::Blue).1, "w........");
    table.act(0, &back("white", "blue:0"));
    assert_eq!(table.row(Plank::Blue), (3, "w...w....".to_owned()));
}

/// The deck as built: a heel moves the edge over which planks tip, not the
/// spaces on which pirates come back.
#[test]
fn plk_14_the_heel_does_not_move_the_deck() {
    let laid = [("red", 0, "bbb......"), ("green", 0, "ggg......"), ("blue", 0, "ttt......")];
    let rocking = json!({"phase": "return", "due": {"white": 3}, "dice": null, "options": {}});
    let mut table = prepare(&laid, &rocking);
    assert!(table.state().view(game::Viewer::Spectator).heel < -24);
    table.act(0, &back("white", "orange:-3"));
    assert_eq!(table.rule(0, &back("white", "orange:4")), "PLK-14");
    table.act(0, &back("white", "orange:3"));
}

#[test]
fn plk_14_a_push_may_shove_another_out_over_the_sea() {
    // At offset −2 the space −1 lies over the deck, −2 over the sea.
    let laid = [("red", -2, "...bw...."), ("green", 0, "....g...t")];
    let mut table = prepare(&laid, &returning(0, &json!({"white": 2})));
    assert_eq!(table.rule(0, &back("white", "red:-2")), "PLK-14");
    table.act(0, &json!({"return": {"color": "white", "at": "red:0", "push": "port"}}));
    assert_eq!(table.row(Plank::Red).1, "..bww....", "black stands over the sea now");
}

/// **Ruling**: the option `returns`.
#[test]
fn plk_14_with_returns_anywhere_overhanging_spaces_are_allowed_too() {
    let laid = [("red", 0, "....b...."), ("green", 0, "b.......g")];
    let mut changes = returning(0, &json!({"white": 3}));
    changes["options"] = json!({"sea": "calm", "returns": "anywhere"});
    let mut table = prepare(&laid, &changes);
    // 54 spaces, and a second direction on the one occupied rope space.
    assert_eq!(table.legal(0).len(), 55);
    table.act(0, &back("white", "green:-4"));
    assert_eq!(table.row(Plank::Green).1, "wb......g");
    table.act(0, &back("white", "orange:4"));
    assert_eq!(table.row(Plank::Orange).1, "........w");
}

#[test]
fn plk_15_neutral_pirates_come_back_over_the_deck_too() {
    for (returns, refused) in [("deck", true), ("anywhere", false)] {
        let laid = [("red", 0, "ww..b...g"), ("green", 0, "b.......g")];
        let options = json!({"sea": "calm", "returns": returns});
        let mut table = prepare(
            &laid,
            &three(&json!({"phase": "return", "undecided": null, "due": {"teal": 3},
                           "options": options})),
        );
        assert_eq!(table.legal(1).contains(&read(&back("teal", "blue:4"))), !refused);
        if refused {
            assert_eq!(table.rule(1, &back("teal", "blue:4")), "PLK-14");
        }
        table.act(1, &back("teal", "blue:3"));
    }
}

#[test]
fn plk_14_all_who_are_overboard_come_back_those_of_earlier_turns_too() {
    let mut table = splashed(&json!({}));
    table.act(0, &go("green:-4", -1));
    table.act(0, &bring("white"));
    for (seat, color) in [(1, "black"), (2, "gray"), (3, "teal")] {
        table.act(seat, &gold(color));
    }
    table.act(0, &back("white", "red:0"));
    assert_eq!(table.rolls(), Some(1), "black's pirate stays in the water");
    // The next splash is one of gray; black now brings back its old one.
    let laid = [("red", 2, ".......gg"), ("blue", 0, "www.....b"), ("green", 0, "b....ttt.")];
    let mut table = prepare(&laid, &json!({"turn": 1}));
    assert_eq!(table.water(Color::Black), 1);
    table.act(1, &slide("red", "starboard"));
    table.act(1, &go("green:-4", 0));
    table.act(1, &bring("black"));
    table.act(2, &bring("gray"));
    table.act(3, &gold("teal"));
    table.act(0, &gold("white"));
    for seat in [1, 2, 2, 2] {
        assert_eq!(table.asked(), seat);
        let color = ["white", "black", "gray"][seat as usize];
        let free = ["yellow:0", "yellow:1", "yellow:2", "yellow:3"]
            .into_iter()
            .find(|at| table.state().pirate_at(at.parse().unwrap()).is_none());
        table.act(seat, &back(color, free.unwrap()));
    }
    assert_eq!(table.water(Color::Black) + table.water(Color::Gray), 0);
}

#[test]
fn plk_14_bringing_nobody_back_is_no_mistake() {
    let laid = [("red", 0, "wwwbbb..."), ("green", 0, "ggg.t....")];
    let mut table = prepare(
        &laid,
        &json!({"phase": "decide", "undecided": ["white"], "collecting": ["teal"], "turn": 1,
                               "dice": null}),
    );
    table.act(0, &bring("white"));
    assert_eq!(table.rolls(), Some(2));
}

fn three(more: &Value) -> Value {
    let mut changes = json!({"colors": [["white"], ["black"], ["gray"]], "purses": [0, 0, 0],
                             "turn": 1, "phase": "decide", "dice": null,
                             "undecided": ["white", "black", "gray"]});
    for (field, value) in more.as_object().expect("an object") {
        changes[field] = value.clone();
    }
    changes
}

#[test]
fn plk_15_three_neutral_pirates_come_back_first_one_placed_by_each_player() {
    let laid = [("red", 0, "ww..b...g"), ("green", 0, "b.......g")];
    let mut table = prepare(&laid, &three(&json!({})));
    table.act(1, &bring("black"));
    table.act(2, &gold("gray"));
    table.act(0, &bring("white"));
    assert_eq!(table.purses(), [0, 0, 4], "collecting comes before all coming back");
    for (number, seat) in [1, 2, 0].into_iter().enumerate() {
        assert_eq!(table.asked(), seat, "the one who collected places one too");
        let own = ["white", "black", "gray"][seat as usize];
        assert_eq!(table.rule(seat, &back(own, "blue:0")), "PLK-15");
        table.act(seat, &back("teal", &format!("blue:{number}")));
    }
    assert_eq!(table.asked(), 1);
    table.act(1, &back("black", "yellow:0"));
    table.act(0, &back("white", "yellow:1"));
    assert_eq!(table.rolls(), Some(2));
    assert_eq!(table.water(Color::Teal), 0);
}

#[test]
fn plk_15_fewer_than_three_neutral_pirates_stay_in_the_water() {
    let laid = [("red", 0, "ww..b...g"), ("green", 0, "b...t...g")];
    let mut table = prepare(&laid, &three(&json!({})));
    table.act(1, &bring("black"));
    table.act(2, &gold("gray"));
    table.act(0, &gold("white"));
    assert_eq!(table.rule(1, &back("teal", "yellow:0")), "PLK-14");
    table.act(1, &back("black", "yellow:0"));
    assert_eq!(table.water(Color::Teal), 2);
    assert_eq!(table.rolls(), Some(2));
}

#[test]
fn plk_16_then_one_fin_goes_and_the_left_neighbour_of_the_slider_is_next() {
    let mut table = splashed(&json!({}));
    table.act(0, &go("green:-4", -1));
    table.act(0, &bring("white"));
    for (seat, color) in [(1, "black"), (2, "gray"), (3, "teal")] {
        table.act(seat, &gold(color));
    }
    assert_eq!(table.position().fins, 7, "not before everybody is back");
    let events = table.act(0, &back("white", "red:0"));
    assert!(events.contains(&Event::Fled { left: 6, bored: false }));
    assert_eq!(table.position().fins, 6);
    assert_eq!(table.rolls(), Some(1));
}

/// **Ruling**: so that every match ends.
#[test]
fn plk_16_after_forty_turns_without_a_splash_a_shark_leaves_all_the_same() {
    let laid = [("blue", 0, "....w....")];
    for (quiet, fins) in [(38, 7), (39, 6)] {
        let mut table = prepare(&laid, &json!({"quiet": quiet, "dice": ["red", "green"]}));
        table.act(0, &choose("red"));
        table.act(0, &go("blue:0", 0));
        assert_eq!(table.position().fins, fins);
        assert_eq!(table.rolls(), Some(1));
    }
}
