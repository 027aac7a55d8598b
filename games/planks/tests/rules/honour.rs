//! PLK-17.

use crate::prepare::{READY, back, bring, choose, fallen, falls, go, gold, prepare, read, slide};
use game::{Evaluate, FastRng, Game, Seat, Viewer};
use planks::{Color, Event, Plank};
use serde_json::{Value, json};

fn returning(due: &Value) -> Value {
    json!({"phase": "return", "asked": 0, "due": due, "dice": null, "options": anywhere()})
}

fn anywhere() -> Value {
    json!({"sea": "calm", "returns": "anywhere"})
}

fn jolted(plank: &str, to: &str, jolt: u8) -> Value {
    json!({"slide": {"plank": plank, "to": to, "jolt": jolt}})
}

fn hands() -> Value {
    json!({"options": {"sea": "calm", "hands": true}})
}

#[test]
fn plk_17_bringing_back_so_that_a_plank_tips_pays_the_others_two_for_each_pirate() {
    let laid = [("red", 3, "g....wbb."), ("green", 0, "..g....t.")];
    let mut table = prepare(&laid, &returning(&json!({"white": 2, "black": 1, "gray": 1})));
    let action = back("white", "red:4");
    let warned = table.preview(0, &action);
    assert!(warned.breaks_code(), "allowed, and warned of");
    assert_eq!(warned.overboard(), 5);
    let events = table.act(0, &action);
    assert!(falls(&events)[0].code);
    assert!(events.iter().any(|event| matches!(event, Event::Broke { pirates: 5, .. })));
    assert_eq!(table.purses(), [0, 4, 2, 0], "the breaker gets nothing for its own");
}

/// Nobody who comes back over the deck tips a plank by his weight, but a push
/// outwards can.
#[test]
fn plk_17_a_push_of_one_who_comes_back_over_the_deck_can_tip_a_plank() {
    // (8·3 + 2·(2 + 3 + 4 + 5)) ÷ 16 = 3.25; then (8·3 + 2·(2 + 3 + 4 + 5 + 6)) ÷ 18 = 3.56.
    let laid = [("red", 3, "...bgtb.."), ("green", 0, "..w......")];
    let changes = json!({"phase": "return", "due": {"white": 2}, "dice": null});
    let mut table = prepare(&laid, &changes);
    let events = table.act(0, &back("white", "red:-1"));
    assert_eq!(fallen(&events), [Plank::Red]);
    assert!(falls(&events)[0].code);
    assert_eq!(table.purses(), [0, 4, 2, 2]);
}

#[test]
fn plk_17_those_pirates_are_brought_back_after_the_others() {
    let laid = [("red", 3, "g....wbb."), ("green", 0, "bgg...tt.")];
    let due = json!({"white": 2, "teal": 1});
    let mut table = prepare(&laid, &returning(&due));
    table.act(0, &back("white", "red:4"));
    // First those who were due: teal and the other white. Then from the
    // active player on: two white, two black, one gray.
    let order = [
        (3, "teal"),
        (0, "white"),
        (0, "white"),
        (1, "black"),
        (2, "gray"),
        (0, "white"),
        (1, "black"),
    ];
    for (number, (seat, color)) in order.into_iter().enumerate() {
        assert_eq!(table.asked(), seat, "{number}");
        table.act(seat, &back(color, &format!("yellow:{}", number as i32 - 3)));
    }
    assert_eq!(table.rolls(), Some(1));
    assert_eq!(table.position().water.len(), 0, "all are back");
    assert_eq!(table.position().fins, 6, "one fin for the whole of it");
}

#[test]
fn plk_17_an_empty_plank_that_falls_breaks_no_code() {
    // Green heels the ship by 24, which moves the edge to 3.0, where green
    // holds. White makes it 30.
    let laid = [("green", 3, "........."), ("red", 0, "....b....")];
    let mut table = prepare(
        &laid,
        &json!({"phase": "return", "asked": 0, "due": {"white": 3}, "dice": null,
                "options": {"sea": "rocking"}, "rocking": {"per_space": 48, "most": 48}}),
    );
    let events = table.act(0, &back("white", "red:3"));
    assert_eq!(fallen(&events), [Plank::Green]);
    assert!(!events.iter().any(|event| matches!(event, Event::Broke { .. })), "{events:?}");
}

#[test]
fn plk_17_a_neutral_pirate_placed_so_that_a_plank_tips_breaks_the_code_too() {
    let laid = [("red", 3, "......b.."), ("green", 0, "...bb....")];
    let mut table = prepare(
        &laid,
        &json!({"colors": [["white"], ["black"], ["gray"]], "purses": [0, 0, 0], "asked": 2,
                "turn": 2, "phase": "return", "due": {"teal": 3}, "dice": null,
                "options": anywhere()}),
    );
    table.act(2, &back("teal", "red:4"));
    assert_eq!(table.purses(), [0, 2, 0], "nobody is paid for a neutral pirate");
    table.act(0, &back("teal", "blue:0"));
    table.act(1, &back("teal", "blue:1"));
    assert_eq!(table.water(Color::Teal), 1, "the fallen one stays: not all three are overboard");
    assert_eq!(table.asked(), 1);
    table.act(1, &back("black", "blue:2"));
    assert_eq!(table.rolls(), Some(0));
}

#[test]
fn plk_17_a_steady_table_knows_no_jolt() {
    let mut table = prepare(&[("red", 0, "b..w.....")], &json!({}));
    assert_eq!(table.rule(0, &jolted("red", "port", 1)), "PLK-17");
    table.act(0, &jolted("red", "port", 0));
    assert_eq!(table.rule(0, &json!({"move": {"from": "red:-1", "to": 0, "jolt": 3}})), "PLK-17");
}

#[test]
fn plk_17_a_jolt_of_up_to_twelve_on_slides_and_set_downs() {
    let laid = [("red", 0, "b..w.....")];
    let mut table = prepare(&laid, &hands());
    assert_eq!(table.legal(0).len(), 2 * 13 + 1, "thirteen jolts each way, and an empty plank");
    assert_eq!(table.rule(0, &jolted("red", "port", 13)), "PLK-17");
    let nothing = json!({"slide": {"plank": "blue", "jolt": 2}});
    assert_eq!(table.rule(0, &nothing), "PLK-17", "an empty plank is not touched");
    table.act(0, &choose("blue"));
    assert_eq!(table.legal(0).len(), 13 * 8, "one white, nine spaces less his own");
}

#[test]
fn plk_17_a_tip_that_the_jolt_alone_made_breaks_the_code() {
    // Slid to 3.17 of 3.5 at a weight of 12: four unit-spaces are left.
    let laid = [("red", 0, ".......bw"), ("green", 0, "w...b...g")];
    let mut table = prepare(&laid, &hands());
    assert_eq!(fallen(&table.act(0, &jolted("red", "starboard", 4))), []);
    assert_eq!(table.state().bears(Plank::Red), 4);

    let mut table = prepare(&laid, &hands());
    let events = table.act(0, &jolted("red", "starboard", 5));
    assert_eq!(fallen(&events), [Plank::Red]);
    assert!(falls(&events)[0].code);
    assert_eq!(table.purses(), [0, 2, 0, 0]);
    table.act(0, &go("green:-4", -4));
    let view = table.state().view(Viewer::Spectator);
    assert_eq!((view.gold_under(Color::White), view.collectable(Color::White)), (2, 0));
    table.act(0, &gold("white"));
    table.act(1, &gold("black"));
    table.act(2, &gold("gray"));
    let events = table.act(3, &gold("teal"));
    assert_eq!(table.purses(), [0, 2, 2, 0], "the breaker's gold brings nothing");
    assert!(!events.iter().any(|event| matches!(event, Event::PutBack { .. })));
    assert_eq!(table.water(Color::White), 2, "and it chose gold: nobody comes back");
    assert_eq!(table.rolls(), Some(1));
}

/// Two players: one collects with white and brings black back, the other
/// collects with gray and brings teal back. A pirate on 4 tips red or yellow.
fn white_and_gray_collected() -> crate::prepare::Table {
    let laid = [
        ("red", 3, "...bg.t.."),
        ("green", 0, "ww.....gg"),
        ("blue", 0, "..b......"),
        ("yellow", 3, "......t.."),
    ];
    let changes = json!({"colors": [["white", "black"], ["gray", "teal"]], "purses": [7, 9],
        "phase": "decide", "undecided": ["white", "black", "gray", "teal"], "dice": null,
        "options": anywhere()});
    let mut table = prepare(&laid, &changes);
    table.act(0, &gold("white"));
    table.act(0, &bring("black"));
    table.act(1, &gold("gray"));
    table.act(1, &bring("teal"));
    assert_eq!(table.purses(), [7 + 3, 9 + 3]);
    table
}

#[test]
fn plk_17_who_breaks_the_code_first_puts_back_what_it_collected_this_turn() {
    let mut table = white_and_gray_collected();
    let action = back("black", "red:4");
    let view = table.state().view(Viewer::Seat(Seat::new(0)));
    assert_eq!(view.at_stake(Seat::new(0)), 3, "the warning names it");
    let events = table.act(0, &action);
    let told: Vec<&Event> = events.iter().filter(|e| !matches!(e, Event::Tipped(_))).collect();
    assert!(matches!(
        told[1..],
        [
            Event::Broke { .. },
            Event::PutBack { doubloons: None, .. },
            Event::Consoled { doubloons: None, .. }
        ]
    ));
    // Gray and teal are lost so; the three it collected go back, the seven of
    // earlier turns do not.
    assert_eq!(table.purses(), [7, 9 + 3 + 2 * 2]);
    let view = table.state().view(Viewer::Seat(Seat::new(0)));
    assert_eq!((view.at_stake(Seat::new(0)), view.broke), (0, vec![Seat::new(0)]));
}

#[test]
fn plk_17_put_back_once_however_often_the_code_is_broken() {
    let mut table = white_and_gray_collected();
    table.act(0, &back("black", "red:4"));
    assert_eq!(table.purses(), [7, 16]);
    table.act(1, &back("teal", "orange:0"));
    let events = table.act(0, &back("black", "yellow:4"));
    assert_eq!(fallen(&events), [Plank::Yellow]);
    assert!(!events.iter().any(|event| matches!(event, Event::PutBack { .. })));
    assert_eq!(table.purses(), [7, 18]);
}

#[test]
fn plk_17_what_was_given_for_another_s_breach_is_kept() {
    let laid = [
        ("red", 3, "...bg.t.."),
        ("green", 0, "ww.....gg"),
        ("blue", -3, "..w.b...."),
        ("yellow", 0, "t........"),
    ];
    let mut table = prepare(
        &laid,
        &json!({"colors": [["white", "black"], ["gray", "teal"]], "purses": [7, 9],
                "phase": "return", "due": {"black": 1, "teal": 1}, "dice": null,
                "collecting": ["white", "gray"], "collected": [4, 4], "options": anywhere()}),
    );
    table.act(0, &back("black", "red:4"));
    assert_eq!(table.purses(), [3, 9 + 4], "two of the other's fell");
    table.act(1, &back("teal", "blue:-4"));
    // Seat 1 puts back its 4, keeps the 4 it was given; white and black fell.
    assert_eq!(table.purses(), [3 + 4, 9 + 4 - 4]);
    assert_eq!(table.position().broke, [Seat::new(0), Seat::new(1)]);
}

#[test]
fn plk_17_pirates_of_a_colour_that_chose_gold_stay_in_the_water() {
    let mut table = white_and_gray_collected();
    table.act(0, &back("black", "red:4"));
    // Red fell with two black, gray and teal. Gray chose gold.
    assert_eq!(table.water(Color::Gray), 1);
    assert_eq!(table.position().later.get(&Color::Gray), None);
    assert_eq!(table.asked(), 1);
    table.act(1, &back("teal", "orange:0"));
    for seat in [0, 1, 0] {
        assert_eq!(table.asked(), seat, "those who fell come back after the others");
        let color = ["black", "teal"][seat as usize];
        assert_eq!(table.rule(seat, &back(["white", "gray"][seat as usize], "orange:1")), "PLK-14");
        let free = ["orange:1", "orange:2", "orange:3"].into_iter();
        let mut free = free.filter(|at| table.state().pirate_at(at.parse().unwrap()).is_none());
        let at = free.next().unwrap();
        table.act(seat, &back(color, at));
    }
    assert_eq!(table.water(Color::Gray), 1, "gold or pirates, never both");
    assert_eq!(table.rolls(), Some(1));
}

#[test]
fn plk_17_a_tip_that_would_have_happened_anyway_breaks_nothing() {
    let laid = [("red", 2, ".......bw"), ("green", 0, "w...b...g")];
    let mut table = prepare(&laid, &hands());
    let events = table.act(0, &jolted("red", "starboard", 12));
    assert!(!falls(&events)[0].code);
    assert_eq!(table.purses(), [0; 4]);
    table.act(0, &go("green:-4", 0));
    table.act(0, &gold("white"));
}

#[test]
fn plk_17_an_unsteady_set_down_breaks_it_as_well() {
    // Black on 2 at offset 2: with white on 3 the plank lies at 34/12.
    let laid = [("blue", 2, "......b.."), ("green", 0, "w........")];
    let set_down = |jolt: u8| json!({"move": {"from": "green:-4", "to": 3, "jolt": jolt}});
    let at = |jolt| {
        let mut table = prepare(
            &laid,
            &json!({"phase": {"move": "blue"}, "options": {"sea": "calm", "hands": true}}),
        );
        let events = table.act(0, &set_down(jolt));
        (fallen(&events), table.purses())
    };
    assert_eq!(at(8), (vec![], vec![0; 4]));
    assert_eq!(at(9), (vec![Plank::Blue], vec![0, 2, 0, 0]));
}

#[test]
fn plk_17_a_bot_has_hands_by_its_level() {
    let (steady, shaky) = (prepare(READY, &json!({})), prepare(READY, &hands()));
    let mut rng = FastRng::new(17);
    let slide = read(&slide("red", "port"));
    let mut hardest = |table: &crate::prepare::Table, steadiness| {
        let jolts = (0..500).map(|_| table.state().motor_noise(slide, steadiness, &mut rng).jolt());
        jolts.max().expect("500 jolts")
    };
    assert_eq!(hardest(&steady, 0), 0, "the table plays with steady hands");
    assert_eq!(hardest(&shaky, 100), 0);
    assert_eq!(hardest(&shaky, 50), 6);
    assert_eq!(hardest(&shaky, 0), 12);
    let stays = read(&choose("purple"));
    assert_eq!(shaky.state().motor_noise(stays, 0, &mut rng), stays, "nothing is touched");
}
