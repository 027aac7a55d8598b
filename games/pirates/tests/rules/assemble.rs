//! PIR-4 and PIR-5.

use crate::prepare::{onto, pirate, prepare};
use game::{FastRng, Game, Seat, Viewer};
use pirates::{Action, Pirates, Refusal};
use serde_json::json;

#[test]
fn pir_4_a_single_or_party_goes_onto_another_players() {
    let mut table = prepare(&json!({"stacks": [["red:3", "blue:5"], ["black:2", "yellow:4"]]}));
    table.act(0, onto("red:3", "black:2"));
    assert_eq!(table.party("red:3"), ["red:3", "blue:5", "black:2", "yellow:4"]);
    assert_eq!(table.asked(), 1);
    table.act(1, onto("blue:2", "red:3"));
    assert_eq!(table.party("blue:2")[..2], ["blue:2", "red:3"], "the new party is Blue's");
}

#[test]
fn pir_4_only_what_you_captain() {
    let mut table = prepare(&json!({"stacks": [["blue:3", "red:5"]]}));
    let refusal = table.refusal(0, onto("blue:3", "black:2"));
    assert!(matches!(refusal, Refusal::AssembleNotYours(_)), "{refusal:?}");
    assert_eq!(table.rule(0, onto("blue:3", "black:2")), "PIR-4");
    assert_eq!(table.refusal(0, onto("red:5", "black:2")), Refusal::Covered(pirate("red:5")));
    assert_eq!(table.rule(0, onto("red:5", "black:2")), "PIR-4");
}

#[test]
fn pir_4_never_onto_your_own_nor_into_the_middle() {
    let mut table = prepare(&json!({"stacks": [["blue:3", "black:5"], ["red:2", "yellow:2"]]}));
    assert_eq!(table.rule(0, onto("red:3", "red:2")), "PIR-4");
    assert_eq!(table.rule(0, onto("red:3", "red:3")), "PIR-4");
    assert_eq!(table.rule(0, onto("red:3", "black:5")), "PIR-4");
}

#[test]
fn pir_4_nine_pirates_are_the_most() {
    let five = ["blue:2", "blue:3", "black:2", "black:3", "yellow:2"];
    let four = ["red:2", "yellow:3", "yellow:4", "black:4"];
    let mut table = prepare(&json!({"stacks": [five, four]}));
    table.act(0, onto("red:2", "blue:2"));
    assert_eq!(table.party("red:2").len(), 9);
    assert_eq!(table.refusal(1, onto("blue:4", "red:2")), Refusal::TooTall(10));
    assert_eq!(table.rule(1, onto("blue:4", "red:2")), "PIR-4");
}

#[test]
fn pir_4_wages_do_not_matter() {
    let table = prepare(&json!({}));
    let assemblies = table.legal(0);
    assert_eq!(assemblies.len(), 5 * 15, "every pirate of Red onto every other");
    assert!(assemblies.contains(&onto("red:2", "blue:5")));
    assert!(assemblies.contains(&onto("red:?", "yellow:?")));
    assert!(assemblies.iter().all(|action| matches!(action, Action::Assemble(..))));
}

#[test]
fn pir_5_everybody_sees_the_wages_of_its_own_pirates_and_no_other_covered_ones() {
    let table = prepare(&json!({"stacks": [["red:3", "blue:5", "blue:2", "red:?"]]}));
    let sees = |viewer: Viewer, party: [&str; 4]| {
        let view = serde_json::to_value(table.state().view(viewer)).unwrap();
        let stacks = view["stacks"].as_array().unwrap();
        assert!(stacks.contains(&json!(party)), "{viewer:?}: {stacks:?}");
    };
    sees(Viewer::Seat(Seat::new(0)), ["red:3", "blue:-", "blue:-", "red:?"]);
    sees(Viewer::Seat(Seat::new(1)), ["red:3", "blue:5", "blue:2", "red:-"]);
    for viewer in [Viewer::Seat(Seat::new(2)), Viewer::Seat(Seat::new(3)), Viewer::Spectator] {
        sees(viewer, ["red:3", "blue:-", "blue:-", "red:-"]);
    }
}

#[test]
fn pir_5_a_preview_knows_ones_own_wages() {
    // Red mutinies; Blue sees what Red would have to pay Blue, Red does not.
    let table = prepare(&json!({"stacks": [["black:3", "red:4", "blue:5", "yellow:2"]]}));
    let pay = |viewer: u8| {
        let view = table.state().view(Viewer::Seat(Seat::new(viewer)));
        let preview = view.preview(crate::prepare::mutiny("black:3", 1, pirates::Token::Chest));
        let shares = preview.unwrap().shares;
        let blue = shares.iter().find(|share| share.seat == Seat::new(1)).unwrap();
        (blue.least, blue.most)
    };
    assert_eq!(pay(1), (10, 10));
    // All other blue pirates are face up, so the covered one is known to all.
    assert_eq!(pay(0), (10, 10));
    let table = prepare(&json!({
        "stacks": [["black:3", "red:4", "blue:5", "yellow:2"], ["black:4", "blue:2"]],
    }));
    let pay = |viewer: u8| {
        let view = table.state().view(Viewer::Seat(Seat::new(viewer)));
        let preview = view.preview(crate::prepare::mutiny("black:3", 1, pirates::Token::Chest));
        let shares = preview.unwrap().shares;
        let blue = shares.iter().find(|share| share.seat == Seat::new(1)).unwrap();
        (blue.least, blue.most)
    };
    assert_eq!(pay(1), (10, 10), "Blue knows which of its pirates stands where");
    assert_eq!(pay(0), (4, 10), "to Red it is the 2 or the 5");
}

#[test]
fn pir_5_a_table_may_play_with_open_stacks() {
    let party = ["red:3", "blue:5", "blue:2"];
    let table = prepare(&json!({"stacks": [party], "options": {"open_stacks": true}}));
    let view = serde_json::to_value(table.state().view(Viewer::Spectator)).unwrap();
    assert!(view["stacks"].as_array().unwrap().contains(&json!(party)));
}

#[test]
fn pir_5_a_determinization_deals_the_covered_wages_anew() {
    let table = prepare(&json!({"stacks": [["red:3", "blue:5"], ["black:3", "blue:2"]]}));
    let own = table.state().view(Viewer::Seat(Seat::new(1)));
    let view = table.state().view(Viewer::Seat(Seat::new(0)));
    let mut seen = [0; 2];
    for seed in 0..40 {
        let known = Pirates::determinize(&own, &mut FastRng::new(seed));
        assert_eq!(known, *table.state(), "Blue sees everything that is covered");
        let imagined = Pirates::determinize(&view, &mut FastRng::new(seed));
        let mates = imagined.position().stacks.iter().map(|party| party[1]).collect::<Vec<_>>();
        assert!(mates.contains(&pirate("blue:2")) && mates.contains(&pirate("blue:5")));
        seen[usize::from(imagined != *table.state())] += 1;
    }
    assert!(seen.iter().all(|&times| times > 5), "{seen:?}");
}

#[test]
fn pir_5_the_second_from_the_top_is_the_mate() {
    // PIR-7 pays the mate a token: it goes to Blue alone.
    let mut table = prepare(&json!({"stacks": [["red:3", "blue:5", "black:5", "yellow:2"]]}));
    table.act(0, crate::prepare::capture("red:3", 1, pirates::Token::Chest));
    assert_eq!(table.tokens(1), [pirates::Token::Anchor]);
    assert!(table.tokens(2).is_empty() && table.tokens(3).is_empty());
}
