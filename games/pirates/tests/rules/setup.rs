//! PIR-1 to PIR-3.

use crate::prepare::{onto, prepare, ship};
use game::{Edition as _, Game, Match, Seat, Setup, Viewer};
use game_testing::set_up;
use pirates::{Edition, Event, Options, Outcome, Pirates, Token};
use serde_json::json;

#[test]
fn pir_1_three_to_five_players() {
    assert_eq!(Pirates::PLAYERS, 3..=5);
    set_up::players_get_colors::<Pirates>(&["red", "blue", "black", "yellow", "green"]);
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
    set_up::first_player_is_drawn::<Pirates>();
}

#[test]
fn pir_1_a_table_may_name_the_first_player() {
    set_up::first_player_may_be_named::<Pirates>(&json!({"deck": {"cards": 20}}));
}

#[test]
fn pir_2_four_cards_are_turned_up_from_a_shuffled_deck() {
    let mut play = set_up::new_match::<Pirates>(4, &json!({"first": 2})).unwrap();
    let order: [u8; 20] = std::array::from_fn(|place| 19 - place as u8);
    play.resolve(Outcome::Deck(order)).unwrap();
    let (position, house) = (play.state().position(), Edition::house());
    let last = [house.cards[19], house.cards[18], house.cards[17], house.cards[16]];
    assert_eq!(position.cards, last);
    assert_eq!(position.deck.len(), 16);
    assert_eq!(position.deck[0], house.cards[15]);
    assert_eq!(position.black_spot, None, "the black spot lies beside the display");
}

#[test]
fn pir_2_a_deck_that_is_no_order_of_the_cards_is_refused() {
    set_up::deck_names_each_card_once::<Pirates>(20, &json!({"deck": {"cards": 20}}));
}

#[test]
fn pir_2_the_shuffle_depends_on_the_seed_alone() {
    set_up::shuffle_depends_on_the_seed_alone::<Pirates>();
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
    set_up::colors_may_be_chosen::<Pirates>();
    let written = serde_json::to_value(Options::default()).unwrap();
    assert_eq!(written, json!({"open_stacks": false}), "what is not chosen is not written");
}
