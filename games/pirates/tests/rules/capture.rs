//! PIR-6 to PIR-11.

use crate::prepare::{capture, onto, pirate, prepare, raid, ruin, ship};
use disc_stacks::Color;
use game::Seat;
use pirates::{Action, Event, Refusal, Token, Wages};
use serde_json::json;

/// Red on top of Blue 5, Black ?, and a second Red.
const FOUR: [&str; 4] = ["red:3", "blue:5", "black:?", "red:2"];

#[test]
fn pir_6_a_party_with_the_needed_crew_captures_a_card() {
    let mut table = prepare(&json!({"stacks": [FOUR]}));
    let events = table.act(0, capture("red:3", 1, Token::Chest));
    let Event::Captured { seat, card, crew, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!((*seat, card.ducats), (Seat::new(0), 16));
    assert_eq!(crew[..], [Color::Red, Color::Blue, Color::Black, Color::Red]);
    assert_eq!(table.face_up(), [8, 26, 10], "the others stay");
}

#[test]
fn pir_6_a_smaller_party_or_a_single_cannot() {
    let mut table = prepare(&json!({"stacks": [FOUR]}));
    let refusal = table.refusal(0, capture("red:3", 2, Token::Rum));
    assert_eq!(refusal, Refusal::TooFewCrew { party: pirate("red:3"), crew: 4, needed: 6 });
    assert_eq!(table.rule(0, capture("red:3", 2, Token::Rum)), "PIR-6");
    assert_eq!(table.rule(0, capture("red:4", 0, Token::Saber)), "PIR-6");
}

#[test]
fn pir_6_only_a_party_you_captain_and_a_card_face_up() {
    let mut table = prepare(&json!({
        "stacks": [FOUR, ["blue:2", "red:4"]], "deck": [ship(2, 9, 2, &["rum"], 1)],
    }));
    assert_eq!(table.rule(0, capture("blue:2", 0, Token::Saber)), "PIR-6");
    assert_eq!(table.rule(0, capture("red:4", 0, Token::Saber)), "PIR-6");
    assert_eq!(table.rule(0, capture("red:3", 4, Token::Rum)), "PIR-6");
}

#[test]
fn pir_6_every_strong_party_may_take_every_token() {
    let table = prepare(&json!({"stacks": [FOUR, ["red:5", "blue:2"]]}));
    let captures: Vec<Action> =
        table.legal(0).into_iter().filter(|action| matches!(action, Action::Capture(_))).collect();
    let expected = [
        capture("red:3", 0, Token::Saber),
        capture("red:5", 0, Token::Saber),
        capture("red:3", 1, Token::Chest),
        capture("red:3", 1, Token::Anchor),
        capture("red:3", 3, Token::Relic),
        capture("red:3", 3, Token::Anchor),
    ];
    assert_eq!(captures, expected);
}

#[test]
fn pir_7_the_captain_chooses_and_the_mate_gets_the_other() {
    let mut table = prepare(&json!({"stacks": [FOUR]}));
    table.act(0, capture("red:3", 1, Token::Anchor));
    assert_eq!(table.tokens(0), [Token::Anchor]);
    assert_eq!(table.tokens(1), [Token::Chest]);
    assert!(table.tokens(2).is_empty());
}

#[test]
fn pir_7_with_one_token_the_mate_gets_none() {
    let mut table = prepare(&json!({"stacks": [FOUR]}));
    table.act(0, capture("red:3", 0, Token::Saber));
    assert_eq!(table.tokens(0), [Token::Saber]);
    assert!(table.tokens(1).is_empty());
}

#[test]
fn pir_7_a_pictured_token_must_be_named() {
    let mut table = prepare(&json!({"stacks": [FOUR]}));
    assert_eq!(table.rule(0, capture("red:3", 1, Token::Rum)), "PIR-7");
    assert_eq!(table.rule(0, Action::Capture(raid("red:3", 1, None))), "PIR-7");
}

#[test]
fn pir_7_two_of_a_kind_are_one_choice() {
    let cards = [ship(2, 8, 1, &["rum", "rum"], 1)];
    let mut table = prepare(&json!({"stacks": [["red:3", "blue:5"]], "cards": cards}));
    let captures = table.legal(0).into_iter().filter(|a| matches!(a, Action::Capture(_)));
    assert_eq!(captures.collect::<Vec<_>>(), [capture("red:3", 0, Token::Rum)]);
    table.act(0, capture("red:3", 0, Token::Rum));
    assert_eq!((table.tokens(0), table.tokens(1)), (vec![Token::Rum], vec![Token::Rum]));
}

#[test]
fn pir_7_a_captain_who_is_his_own_mate_gets_both() {
    let mut table = prepare(&json!({"stacks": [["red:3", "red:5", "blue:2", "black:2"]]}));
    table.act(0, capture("red:3", 1, Token::Chest));
    assert_eq!(table.tokens(0), [Token::Chest, Token::Anchor]);
    assert!(table.tokens(1).is_empty());
}

#[test]
fn pir_8_the_captain_takes_the_ducats_and_pays_the_others() {
    let mut table = prepare(&json!({"stacks": [FOUR]}));
    let events = table.act(0, capture("red:3", 1, Token::Chest));
    // 16, less 5 for Blue and the card's 2 for Black's `?`; Red's own is free.
    assert_eq!(table.ducats(), [19, 15, 12, 10]);
    let wages = vec![
        Wages { pirate: pirate("blue:5"), ducats: 5 },
        Wages { pirate: pirate("black:?"), ducats: 2 },
    ];
    assert!(events.contains(&Event::Paid { seat: Seat::new(0), card: 16, wages, supply: 0 }));
}

/// A poor captain: three ducats, and 12 due from a card of 8.
fn poor(ducats: u32) -> crate::prepare::Table {
    let party = ["red:3", "blue:5", "black:4", "yellow:3"];
    prepare(&json!({"ducats": [ducats, 10, 10, 10], "stacks": [party]}))
}

#[test]
fn pir_9_the_supply_pays_what_the_captain_cannot() {
    let mut table = poor(3);
    let events = table.act(0, capture("red:3", 0, Token::Saber));
    assert_eq!(table.ducats(), [0, 15, 14, 13]);
    let supply = events.iter().find_map(|event| match event {
        Event::Paid { supply, .. } => Some(*supply),
        _ => None,
    });
    assert_eq!(supply, Some(1));
    assert_eq!(table.tokens(0), [Token::Saber], "his token he keeps");
}

#[test]
fn pir_10_paid_to_the_last_ducat_the_card_is_kept() {
    let mut table = poor(4);
    let events = table.act(0, capture("red:3", 0, Token::Saber));
    assert_eq!(table.ducats()[0], 0);
    assert_eq!(table.kept(0), [8]);
    assert!(events.iter().any(|event| matches!(event, Event::Kept { .. })));
}

#[test]
fn pir_10_with_help_from_the_supply_the_card_is_discarded() {
    let mut table = poor(3);
    let events = table.act(0, capture("red:3", 0, Token::Saber));
    assert!(table.kept(0).is_empty());
    assert!(events.iter().any(|event| matches!(event, Event::Discarded { .. })));
    assert_eq!(table.face_up(), [16, 26, 10]);
}

#[test]
fn pir_11_the_pirates_return_as_singles() {
    let mut table = prepare(&json!({"stacks": [FOUR]}));
    table.act(0, capture("red:3", 0, Token::Saber));
    assert!(table.position().stacks.is_empty());
}

#[test]
fn pir_11_four_cards_gone_by_four_players_in_one_round() {
    let deck = [7, 9, 13, 15, 17].map(|ducats| ruin(2, ducats, 1, &["relic"], 1));
    let two = |ducats| ship(2, ducats, 1, &["rum"], 1);
    let mut table = prepare(&json!({
        "stacks": [["red:2", "blue:5"], ["blue:2", "black:5"], ["black:2", "yellow:5"],
            ["yellow:2", "red:5"]],
        "cards": [two(8), two(18), two(28), two(38)], "deck": deck,
    }));
    table.act(0, capture("red:2", 3, Token::Rum));
    assert_eq!(table.face_up(), [8, 18, 28], "no card is turned up yet");
    table.act(1, capture("blue:2", 0, Token::Rum));
    table.act(2, capture("black:2", 1, Token::Rum));
    assert_eq!(table.face_up(), [18]);
    let events = table.act(3, capture("yellow:2", 0, Token::Rum));
    assert!(matches!(events.last(), Some(Event::TurnedUp { cards }) if cards.len() == 4));
    assert_eq!(table.face_up(), [7, 9, 13, 15], "the next four, in order");
    assert_eq!(table.position().deck.len(), 1);
    assert_eq!([0, 1, 2, 3].map(|seat| table.kept(seat)), [[38], [8], [28], [18]]);
    assert_eq!(table.asked(), 0);
}

#[test]
fn pir_11_the_last_cards_may_be_fewer_than_four() {
    let last = ship(3, 11, 2, &["relic"], 1);
    let mut table = prepare(&json!({
        "stacks": [["red:2", "blue:5"]], "cards": [ship(2, 8, 1, &["rum"], 1)], "deck": [last],
    }));
    table.act(0, capture("red:2", 0, Token::Rum));
    assert_eq!(table.face_up(), [11]);
    assert!(!table.is_over());
    table.act(1, onto("blue:2", "red:2"));
}

#[test]
fn pir_11_nothing_is_turned_up_when_the_last_card_is_captured() {
    let turned_up = |deck| {
        let only = [ship(2, 8, 1, &["saber"], 1)];
        let mut table = prepare(&json!({"stacks": [FOUR], "cards": only, "deck": deck}));
        let events = table.act(0, capture("red:3", 0, Token::Saber));
        events.iter().filter(|event| matches!(event, Event::TurnedUp { .. })).count()
    };
    assert_eq!(turned_up(json!([])), 0);
    assert_eq!(turned_up(json!([ship(2, 9, 2, &["rum"], 1)])), 1);
}
