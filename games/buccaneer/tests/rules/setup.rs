//! BUC-1 to BUC-4.

use crate::prepare::{onto, prepare};
use buccaneer::{Buccaneer, Chance, Options, Outcome};
use game::{Edition as _, Game, Match, Pending, Setup, Viewer};
use game_testing::set_up;
use serde_json::json;

#[test]
fn buc_1_three_to_five_players_each_with_a_colour_of_its_own() {
    assert_eq!(Buccaneer::PLAYERS, 3..=5);
    set_up::players_get_colors::<Buccaneer>(&["red", "blue", "black", "yellow", "green"]);
}

#[test]
fn buc_1_a_table_may_choose_colours() {
    set_up::colors_may_be_chosen::<Buccaneer>();
    let written = serde_json::to_value(Options::default()).unwrap();
    assert_eq!(written, json!({"open_stacks": false}), "what is not chosen is not written");
}

#[test]
fn buc_1_unused_colours_are_out_of_the_game() {
    let mut table = prepare(&json!({}));
    assert_eq!(table.rule(0, onto("red:3", "green:2")), "BUC-1");
    assert_eq!(table.rule(0, onto("green:2", "blue:3")), "BUC-1");
}

#[test]
fn buc_2_ten_ducats_and_five_singles_each() {
    let mut play = Match::<Buccaneer>::new(Setup::house(5), "").unwrap();
    play.settle();
    let view = play.state().view(Viewer::Spectator);
    assert_eq!(view.ducats, [10; 5]);
    assert_eq!(view.stacks.len(), 25);
    assert!(view.stacks.iter().all(|stack| stack.len() == 1 && stack[0].wage.is_some()));
}

#[test]
fn buc_3_three_ships_are_turned_up_from_a_shuffled_deck() {
    let mut play = set_up::new_match::<Buccaneer>(4, &json!({"first": 2})).unwrap();
    assert_eq!(play.pending(), Pending::Chance(Chance::Deck { ships: 15 }));
    let order = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    play.resolve(Outcome::Deck(order)).unwrap();
    let position = play.state().position();
    let house = buccaneer::Edition::house();
    assert_eq!(position.ships, [house.ships[14], house.ships[13], house.ships[12]]);
    assert_eq!(position.deck.len(), 12);
    assert_eq!(position.deck[0], house.ships[11]);
}

#[test]
fn buc_3_a_deck_that_is_no_order_of_the_ships_is_refused() {
    set_up::deck_names_each_card_once::<Buccaneer>(15, &json!({"deck": {"ships": 15}}));
}

#[test]
fn buc_3_the_shuffle_depends_on_the_seed_alone() {
    set_up::shuffle_depends_on_the_seed_alone::<Buccaneer>();
}

#[test]
fn buc_3_the_stock_of_money_never_runs_out() {
    // More ducats than the box has coins for, and the stock still pays.
    let mut table = prepare(&json!({
        "ducats": [0, 5000, 0, 0], "stacks": [["red:2", "blue:?"]],
        "ships": [{"crew": 2, "ducats": 200, "wild": 250, "booty": ["dagger"]}],
    }));
    table.act(0, crate::prepare::board("red:2", 0, buccaneer::Booty::Dagger));
    assert_eq!(table.ducats(), [0, 5250, 0, 0]);
}

#[test]
fn buc_4_the_first_player_is_drawn() {
    set_up::first_player_is_drawn::<Buccaneer>();
}

#[test]
fn buc_4_a_table_may_name_the_first_player() {
    set_up::first_player_may_be_named::<Buccaneer>(&json!({"deck": {"ships": 15}}));
}

#[test]
fn buc_4_play_goes_clockwise() {
    let mut table = prepare(&json!({"turn": 3}));
    table.act(3, onto("yellow:2", "red:2"));
    assert_eq!(table.asked(), 0);
    table.act(0, onto("red:3", "blue:2"));
    assert_eq!(table.asked(), 1);
}
