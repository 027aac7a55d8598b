//! PIR-1 to PIR-3.

use crate::prepare::{onto, prepare, ship};
use disc_stacks::Color;
use game::{ChanceError, Edition, First, Game, Match, Pending, Seat, Setup, SetupError, Viewer};
use pirates::{Chance, Event, House, Options, Outcome, Pirates, Token};
use serde_json::json;

#[test]
fn pir_1_three_to_five_players() {
    for players in [0, 1, 2, 6, 7, 255] {
        let refused = Match::<Pirates>::new(Setup::house(players), "");
        assert!(matches!(refused, Err(SetupError::Players { min: 3, max: 5, .. })), "{players}");
    }
    for players in 3..=5 {
        let play = Match::<Pirates>::new(Setup::house(players), "").unwrap();
        assert_eq!(play.state().position().colors, Color::ALL[..players]);
    }
}

#[test]
fn pir_1_unused_colours_are_out_of_the_game() {
    let mut table = prepare(&json!({}));
    assert_eq!(table.rule(0, onto("red:3", "green:2")), "PIR-1");
    assert_eq!(table.rule(0, onto("green:2", "blue:3")), "PIR-1");
    assert_eq!(table.rule(0, crate::prepare::capture("green:2", 0, Token::Saber)), "PIR-1");
    assert_eq!(table.rule(0, crate::prepare::mutiny("green:2", 0, Token::Saber)), "PIR-1");
    assert_eq!(table.rule(0, crate::prepare::ransom("green:2", 1, "blue:2")), "PIR-1");
}

#[test]
fn pir_1_five_ducats_and_five_singles_each() {
    let mut play = Match::<Pirates>::new(Setup::house(5), "").unwrap();
    play.settle();
    let view = play.state().view(Viewer::Spectator);
    assert_eq!(view.ducats, [5; 5]);
    assert_eq!(view.stacks.len(), 25);
    assert!(view.stacks.iter().all(|party| party.len() == 1 && party[0].wage.is_some()));
    assert_eq!(view.tokens, [[0; 6]; 5]);
}

#[test]
fn pir_1_the_first_player_is_drawn() {
    let mut play = Match::<Pirates>::new(Setup::house(4), "").unwrap();
    assert_eq!(play.pending(), Pending::Chance(Chance::First { players: 4 }));
    assert!(play.resolve(Outcome::First(Seat::new(4))).is_err(), "there is no seat 4");
    play.resolve(Outcome::First(Seat::new(3))).unwrap();
    play.settle();
    assert_eq!(play.state().position().turn, Seat::new(3));
    let mut drawn = [0; 3];
    for seed in 0..60 {
        let mut play = Match::<Pirates>::new(Setup::house(3), &seed.to_string()).unwrap();
        play.settle();
        drawn[play.state().position().turn.index()] += 1;
    }
    assert!(drawn.iter().all(|&times| times > 5), "{drawn:?}");
}

#[test]
fn pir_1_a_table_may_name_the_first_player() {
    let mut play = Match::<Pirates>::new(named_first(2), "").unwrap();
    assert_eq!(play.pending(), Pending::Chance(Chance::Deck { cards: 20 }));
    play.settle();
    assert_eq!(play.state().position().turn, Seat::new(2));
    let error = Match::<Pirates>::new(named_first(4), "").unwrap_err();
    assert!(error.to_string().contains("first"), "{error}");
}

#[test]
fn pir_2_four_cards_are_turned_up_from_a_shuffled_deck() {
    let mut play = Match::<Pirates>::new(named_first(2), "").unwrap();
    let order: [u8; 20] = std::array::from_fn(|place| 19 - place as u8);
    play.resolve(Outcome::Deck(order)).unwrap();
    let (position, house) = (play.state().position(), House::house());
    let last = [house.cards[19], house.cards[18], house.cards[17], house.cards[16]];
    assert_eq!(position.cards, last);
    assert_eq!(position.deck.len(), 16);
    assert_eq!(position.deck[0], house.cards[15]);
    assert_eq!(position.black_spot, None, "the black spot lies beside the display");
}

#[test]
fn pir_2_a_deck_that_is_no_order_of_the_cards_is_refused() {
    let mut play = Match::<Pirates>::new(named_first(0), "").unwrap();
    for order in [[0; 20], std::array::from_fn(|place| place as u8 + 1)] {
        let refused = play.resolve(Outcome::Deck(order));
        assert!(matches!(refused, Err(ChanceError::Inadmissible(_))));
    }
    assert!(play.resolve(Outcome::First(Seat::new(0))).is_err());
    assert_eq!(play.pending(), Pending::Chance(Chance::Deck { cards: 20 }));
}

#[test]
fn pir_2_the_shuffle_depends_on_the_seed_alone() {
    let dealt = |seed: &str| {
        let mut play = Match::<Pirates>::new(Setup::house(4), seed).unwrap();
        play.settle();
        play.hash()
    };
    assert_eq!(dealt("one"), dealt("one"));
    assert_ne!(dealt("one"), dealt("two"));
}

#[test]
fn pir_2_money_never_runs_out() {
    // More ducats than the box has coins for, and the supply still pays.
    let mut table = prepare(&json!({
        "ducats": [0, 5000, 0, 0], "stacks": [["red:2", "blue:?"]],
        "cards": [ship(2, 200, 250, &["saber"], 1)],
    }));
    table.act(0, crate::prepare::capture("red:2", 0, Token::Saber));
    assert_eq!(table.ducats()[..2], [0, 5250]);
}

#[test]
fn pir_3_one_action_a_turn_and_then_the_next_player() {
    let mut table = prepare(&json!({"turn": 3}));
    table.act(3, onto("yellow:2", "red:2"));
    assert_eq!(table.asked(), 0);
    assert!(table.legal(3).is_empty());
    table.act(0, onto("red:3", "blue:2"));
    assert_eq!(table.asked(), 1);
}

#[test]
fn pir_3_who_can_do_nothing_passes() {
    // Blue's one party of six finds no partner among the parties of four and five and
    // no card that is small enough.
    let mut table = prepare(&json!({
        "colors": ["red", "blue", "black"], "ducats": [9, 9, 9], "tokens": [], "kept": [],
        "stacks": [
            ["blue:2", "blue:3", "blue:4", "blue:5", "black:4", "black:5"],
            ["red:2", "red:3", "red:4", "red:5"],
            ["black:2", "black:3", "blue:?", "red:?"],
        ],
        "cards": [ship(9, 30, 6, &["saber"], 1)],
    }));
    let events = table.act(0, onto("red:2", "black:?"));
    assert_eq!(events.last(), Some(&Event::Passed { seat: Seat::new(1) }));
    assert_eq!(table.asked(), 2);
}

#[test]
fn pir_1_a_table_may_choose_colours() {
    let setup = |colors: &str| {
        let options = serde_json::from_str(&format!(r#"{{"colors": {colors}}}"#)).unwrap();
        Setup::<Pirates> { options, ..Setup::house(3) }
    };
    let mut play = Match::new(setup(r#"["green", null, "red"]"#), "colours").unwrap();
    play.settle();
    assert_eq!(play.state().position().colors, [Color::Green, Color::Blue, Color::Red]);
    let again = Match::replay(&play.record()).unwrap();
    assert_eq!(again.hash(), play.hash());
    for (colors, reason) in [
        (r#"["red", "red"]"#, "Red is chosen twice"),
        (r#"["red", "blue", "black", "green"]"#, "4 seats choose, but 3 play"),
    ] {
        let error = Match::new(setup(colors), "").unwrap_err().to_string();
        assert!(error.contains("`colors`") && error.contains(reason), "{error}");
    }
    let written = serde_json::to_value(Options::default()).unwrap();
    assert_eq!(written, json!({"open_stacks": false}), "what is not chosen is not written");
}

fn named_first(seat: u8) -> Setup<Pirates> {
    let options = Options { first: First::Seat(Seat::new(seat)), ..Options::default() };
    Setup { options, ..Setup::house(4) }
}
