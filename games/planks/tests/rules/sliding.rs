//! PLK-5.

use crate::prepare::{choose, go, prepare, slide};
use planks::{Event, Phase, Plank};
use serde_json::json;

const LAID: &[(&str, i8, &str)] = &[("red", 0, "w..b....."), ("green", 0, "w..g....t")];

#[test]
fn plk_5_a_plank_slides_as_many_spaces_as_pirates_stand_on_it_to_either_side() {
    for (to, offset) in [("port", -2), ("starboard", 2)] {
        let mut table = prepare(LAID, &json!({}));
        table.act(0, &slide("red", to));
        assert_eq!(table.row(Plank::Red), (offset, "w..b.....".to_owned()));
        assert_eq!(table.position().phase, Phase::Move(Plank::Blue), "the other die moves");
    }
    let mut table = prepare(LAID, &json!({"dice": ["green", "red"]}));
    table.act(0, &slide("green", "port"));
    assert_eq!(table.row(Plank::Green).0, -3);
    assert_eq!(table.position().phase, Phase::Move(Plank::Red));
}

#[test]
fn plk_5_only_a_rolled_colour_may_be_chosen() {
    let mut table = prepare(LAID, &json!({}));
    assert_eq!(table.rule(0, &slide("green", "port")), "PLK-5");
    assert_eq!(table.rule(0, &choose("orange")), "PLK-5");
    assert_eq!(table.rule(0, &go("red:-4", 0)), "PLK-5", "sliding comes before moving");
    assert_eq!(table.legal(0).len(), 3, "red both ways, blue not at all");
}

#[test]
fn plk_5_an_empty_plank_does_not_slide_but_may_be_chosen() {
    let mut table = prepare(LAID, &json!({}));
    assert_eq!(table.rule(0, &slide("blue", "port")), "PLK-5");
    assert_eq!(table.rule(0, &choose("red")), "PLK-5", "red has pirates and needs a side");
    let events = table.act(0, &choose("blue"));
    assert!(matches!(events[0], Event::Stayed { plank: Plank::Blue, .. }));
    assert_eq!(table.row(Plank::Blue).0, 0);
    assert_eq!(table.position().phase, Phase::Move(Plank::Red));
}
