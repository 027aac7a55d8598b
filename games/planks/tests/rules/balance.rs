//! PLK-8 and PLK-9: the check values of the rules page, to the number.

use crate::prepare::{choose, fallen, go, prepare, slide};
use game::{Game, Viewer};
use planks::Plank;
use serde_json::{Value, json};

fn dice(one: &str, other: &str) -> Value {
    json!({"dice": [one, other]})
}

/// Thousandths of the way to the edge at 3.5, from moment and weight.
fn gauge(moment: i32, weight: i32) -> i16 {
    (moment * 2000 / (7 * weight)) as i16
}

#[test]
fn plk_8_two_pirates_on_4_and_3_hold_at_0_and_2_and_tip_at_4() {
    let table = prepare(&[("red", 0, ".......bb")], &dice("red", "blue"));
    assert_eq!(table.state().gauge(Plank::Red), gauge(14, 12));
    let mut table = prepare(&[("red", 0, ".......bb")], &dice("red", "blue"));
    assert_eq!(fallen(&table.act(0, &slide("red", "starboard"))), []);
    assert_eq!(table.state().gauge(Plank::Red), gauge(38, 12));
    table.roll(Plank::Red, Plank::Blue);
    assert_eq!(fallen(&table.act(1, &slide("red", "starboard"))), [Plank::Red]);
}

#[test]
fn plk_8_one_pirate_on_4_slid_one_at_a_time_holds_three_times() {
    for (offset, moment) in [(0, 8), (1, 18), (2, 28)] {
        let table = prepare(&[("red", offset, "........b")], &json!({}));
        assert_eq!(table.state().gauge(Plank::Red), gauge(moment, 10));
    }
    let mut table = prepare(&[("red", 1, "........b")], &json!({}));
    assert_eq!(fallen(&table.act(0, &slide("red", "starboard"))), []);
    let mut table = prepare(&[("red", 2, "........b")], &json!({}));
    let slid = table.preview(0, &slide("red", "starboard"));
    assert_eq!(slid.falls.len(), 1, "3.8 tips");
    assert_eq!(fallen(&table.act(0, &slide("red", "starboard"))), [Plank::Red]);
}

#[test]
fn plk_8_sliding_lifting_and_setting_down_as_on_the_rules_page() {
    // Two on 2 and -2, slid two: 2.0.
    let mut table = prepare(&[("red", 0, "..w...b..")], &dice("red", "green"));
    assert_eq!(fallen(&table.act(0, &slide("red", "starboard"))), []);
    assert_eq!(table.state().gauge(Plank::Red), gauge(24, 12));
    // White is lifted from -2: 2.4 holds.
    assert_eq!(fallen(&table.act(0, &go("red:-2", 0))), []);
    assert_eq!(table.state().gauge(Plank::Red), gauge(24, 10));
    // Slid one more: 3.4 holds.
    table.roll(Plank::Red, Plank::Blue);
    assert_eq!(fallen(&table.act(1, &slide("red", "starboard"))), []);
    assert_eq!(table.state().gauge(Plank::Red), gauge(34, 10));
    // Set a second pirate on 4: 4.0 tips.
    let mut table = prepare(
        &[("red", 3, "......b.."), ("green", 0, "....w....")],
        &json!({"phase": {"move": "red"}}),
    );
    assert_eq!(fallen(&table.act(0, &go("green:0", 4))), [Plank::Red]);
}

#[test]
fn plk_8_exactly_on_the_edge_holds() {
    // (8·3 + 2·4 + 2·5) / 12 = 3.5, and one space more is 3.67.
    for (spaces, falls) in [(".....bb..", false), (".....b.b.", true)] {
        for (offset, to) in [(1, "starboard"), (-1, "port")] {
            let spaces: String =
                if offset > 0 { spaces.to_owned() } else { spaces.chars().rev().collect() };
            let mut table = prepare(&[("red", offset, &spaces)], &json!({}));
            let fell = fallen(&table.act(0, &slide("red", to)));
            assert_eq!(!fell.is_empty(), falls, "{spaces} slid to {to}");
        }
    }
}

fn rocking() -> Value {
    json!({"sea": "rocking"})
}

#[test]
fn plk_9_a_heel_moves_the_edge_on_the_low_side_inwards() {
    // Alone at 3.5 the plank heels the ship by 42, which counts as 24: the
    // edge lies at 3.0.
    let laid = [("red", 1, ".....bb..")];
    let mut calm = prepare(&laid, &json!({}));
    assert_eq!(fallen(&calm.act(0, &slide("red", "starboard"))), []);
    let mut rocking = prepare(&laid, &json!({"options": rocking()}));
    assert_eq!(fallen(&rocking.act(0, &slide("red", "starboard"))), [Plank::Red]);
}

#[test]
fn plk_9_a_heel_moves_the_edge_on_the_high_side_outwards() {
    // Red at (−8·3 − 2·4 − 2·6) / 12 = −3.67 holds only because the others
    // heel the ship to starboard.
    let laid = [("red", -1, ".b.b....."), ("green", 2, "........t"), ("yellow", 1, ".....gggt")];
    let mut calm = prepare(&laid, &json!({}));
    assert_eq!(fallen(&calm.act(0, &slide("red", "port"))), [Plank::Red]);
    let mut rocking = prepare(&laid, &json!({"options": rocking()}));
    assert_eq!(fallen(&rocking.act(0, &slide("red", "port"))), []);
    // −44 + 28 + 36 unit-spaces.
    assert_eq!(rocking.state().view(Viewer::Spectator).heel, 20);
}

#[test]
fn plk_9_48_unit_spaces_are_a_space_and_24_the_most() {
    // An empty plank in the middle feels nothing but the heel.
    for (spaces, heel) in [
        ("....b....", 0),
        ("........b", 8),
        ("......bb.", 10),
        ("b........", -8),
        ("......bbt", 18),
    ] {
        let table = prepare(&[("red", 0, spaces)], &json!({"options": rocking()}));
        assert_eq!(table.state().view(Viewer::Spectator).heel, heel, "{spaces}");
        assert_eq!(table.state().gauge(Plank::Green), gauge(heel, 48), "{spaces}");
    }
    let laid = [("red", 0, "......bbt"), ("yellow", 0, "......ggt")];
    let table = prepare(&laid, &json!({"options": rocking()}));
    assert_eq!(table.state().view(Viewer::Spectator).heel, 36);
    assert_eq!(table.state().gauge(Plank::Green), gauge(24, 48), "36 counts as 24");
}

#[test]
fn plk_9_a_calm_sea_does_not_heel() {
    let mut table = prepare(&[("red", 2, "......bbt")], &json!({}));
    assert_eq!(table.state().gauge(Plank::Green), 0);
    assert_eq!(fallen(&table.act(0, &choose("blue"))), []);
}
