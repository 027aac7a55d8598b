//! TPL-3 to TPL-6.

use crate::prepare::{pips, prepare, row};
use game::{Game, Pending, Seat, Viewer};
use serde_json::json;
use template_game::{Action, Chance, Event, Outcome, Preview};

#[test]
fn tpl_3_two_dice_are_rolled_and_the_turn_goes_round() {
    let mut table = prepare(&json!({"turn": 2}));
    table.act(2, row(5));
    assert_eq!(table.state().pending(), Pending::Chance(Chance::Dice { seat: Seat::new(0) }));
    let events = table.roll(3, 3);
    let dice = [3, 3].map(pips);
    assert_eq!(events, [Event::Rolled { seat: Seat::new(0), dice }]);
    assert_eq!(table.asked(), 0);
    assert_eq!(table.legal(0), [row(3), Action::Charm], "two equal dice are one choice");
}

#[test]
fn tpl_3_every_number_is_as_likely() {
    let mut table = prepare(&json!({"dice": null, "awaits": "dice"}));
    let mut rng = game::FastRng::new(3);
    let mut seen = [0_u32; 6];
    for _ in 0..6_000 {
        let Outcome::Dice(dice) = table.state().roll(&mut rng) else { panic!("dice are asked") };
        for die in dice {
            seen[usize::from(die.get() - 1)] += 1;
        }
    }
    assert!(seen.iter().all(|times| (1_850..2_150).contains(times)), "{seen:?}");
    table.roll(1, 6);
}

#[test]
fn tpl_4_a_boat_is_rowed_by_one_die() {
    let mut table = prepare(&json!({}));
    assert_eq!(table.legal(0), [row(2), row(5), Action::Charm]);
    assert_eq!(table.rule(0, row(3)), "TPL-4");
    assert_eq!(table.rule(0, row(6)), "TPL-4");
    let events = table.act(0, row(5));
    assert_eq!(events, [Event::Rowed { seat: Seat::new(0), from: 0, to: 5 }]);
    assert_eq!(table.position().places, [5, 2, 4]);
}

#[test]
fn tpl_4_a_space_holds_any_number_of_boats() {
    let mut table = prepare(&json!({}));
    table.act(0, row(2));
    assert_eq!(table.position().places, [2, 2, 4]);
}

#[test]
fn tpl_5_the_charm_is_shown_and_counts_once() {
    let mut table = prepare(&json!({"places": [0, 2, 4]}));
    let events = table.act(0, Action::Charm);
    assert_eq!(events[0], Event::Played { seat: Seat::new(0), charm: pips(4) });
    assert_eq!(table.position().places, [4, 2, 4]);
    assert_eq!(table.state().view(Viewer::Spectator).charms, [Some(pips(4)), None, None]);
    table.roll(1, 1);
    table.act(1, row(1));
    table.roll(1, 1);
    table.act(2, row(1));
    table.roll(3, 6);
    assert_eq!(table.rule(0, Action::Charm), "TPL-5");
    assert_eq!(table.legal(0), [row(3), row(6)]);
}

#[test]
fn tpl_6_gold_is_taken_where_a_boat_stops_and_only_once() {
    let mut table = prepare(&json!({"dice": [4, 6]}));
    let nothing = table.act(0, row(4));
    assert_eq!(nothing.len(), 1, "green was there before: {nothing:?}");
    table.roll(5, 2);
    let events = table.act(1, row(5));
    assert_eq!(events[1], Event::Took { seat: Seat::new(1), gold: 3, from: 7 });
    assert_eq!(table.position().gold, [0, 4, 2]);
    assert_eq!(table.position().taken, [2, 4, 7]);
}

#[test]
fn tpl_6_what_a_boat_would_take_is_seen_before() {
    let table = prepare(&json!({"turn": 1}));
    let seat = Seat::new(1);
    let view = table.state().view(Viewer::Seat(seat));
    let there = Preview { to: 7, gold: 3, ends: false };
    assert_eq!(view.preview(seat, row(5)), Some(there));
    let charm = Preview { to: 3, gold: 0, ends: false };
    assert_eq!(view.preview(seat, Action::Charm), Some(charm), "its own charm is 1");
    assert_eq!(view.preview(Seat::new(0), Action::Charm), None, "another's is not known");
}
