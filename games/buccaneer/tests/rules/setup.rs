//! BUC-1 to BUC-4.

use crate::prepare::{onto, prepare};
use buccaneer::{Buccaneer, Chance, Options, Outcome};
use disc_stacks::Color;
use game::{ChanceError, Edition, First, Game, Match, Pending, Seat, Setup, SetupError, Viewer};
use serde_json::json;

#[test]
fn buc_1_three_to_five_players_each_with_a_colour_of_its_own() {
    for players in [0, 1, 2, 6, 7, 255] {
        let refused = Match::<Buccaneer>::new(Setup::house(players), "");
        assert!(matches!(refused, Err(SetupError::Players { min: 3, max: 5, .. })), "{players}");
    }
    for players in 3..=5 {
        let play = Match::<Buccaneer>::new(Setup::house(players), "").unwrap();
        assert_eq!(play.state().position().colors, Color::ALL[..players]);
    }
}

#[test]
fn buc_1_a_table_may_choose_colours() {
    let setup = |colors: &str| {
        let options = serde_json::from_str(&format!(r#"{{"colors": {colors}}}"#)).unwrap();
        Setup::<Buccaneer> { options, ..Setup::house(3) }
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
    let mut play = Match::<Buccaneer>::new(named_first(2), "").unwrap();
    assert_eq!(play.pending(), Pending::Chance(Chance::Deck { ships: 15 }));
    let order = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    play.resolve(Outcome::Deck(order)).unwrap();
    let position = play.state().position();
    let house = buccaneer::House::house();
    assert_eq!(position.ships, [house.ships[14], house.ships[13], house.ships[12]]);
    assert_eq!(position.deck.len(), 12);
    assert_eq!(position.deck[0], house.ships[11]);
}

#[test]
fn buc_3_a_deck_that_is_no_order_of_the_ships_is_refused() {
    let mut play = Match::<Buccaneer>::new(named_first(0), "").unwrap();
    for order in [[0; 15], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]] {
        let refused = play.resolve(Outcome::Deck(order));
        assert!(matches!(refused, Err(ChanceError::Inadmissible(_))));
    }
    assert!(play.resolve(Outcome::First(Seat::new(0))).is_err());
    assert_eq!(play.pending(), Pending::Chance(Chance::Deck { ships: 15 }));
}

#[test]
fn buc_3_the_shuffle_depends_on_the_seed_alone() {
    let deck = |seed: &str| {
        let mut play = Match::<Buccaneer>::new(Setup::house(4), seed).unwrap();
        play.settle();
        play.hash()
    };
    assert_eq!(deck("one"), deck("one"));
    assert_ne!(deck("one"), deck("two"));
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
    let mut play = Match::<Buccaneer>::new(Setup::house(4), "").unwrap();
    assert_eq!(play.pending(), Pending::Chance(Chance::First { players: 4 }));
    assert!(play.resolve(Outcome::First(Seat::new(4))).is_err(), "there is no seat 4");
    play.resolve(Outcome::First(Seat::new(3))).unwrap();
    play.settle();
    assert_eq!(play.state().position().turn, Seat::new(3));
    let firsts = (0..60).map(|seed| {
        let mut play = Match::<Buccaneer>::new(Setup::house(3), &seed.to_string()).unwrap();
        play.settle();
        play.state().position().turn.index()
    });
    let mut drawn = [0; 3];
    firsts.for_each(|seat| drawn[seat] += 1);
    assert!(drawn.iter().all(|&times| times > 5), "{drawn:?}");
}

#[test]
fn buc_4_a_table_may_name_the_first_player() {
    let mut play = Match::<Buccaneer>::new(named_first(2), "").unwrap();
    play.settle();
    assert_eq!(play.state().position().turn, Seat::new(2));
    let error = Match::<Buccaneer>::new(named_first(4), "").unwrap_err();
    assert!(error.to_string().contains("first"), "{error}");
}

#[test]
fn buc_4_play_goes_clockwise() {
    let mut table = prepare(&json!({"turn": 3}));
    table.act(3, onto("yellow:2", "red:2"));
    assert_eq!(table.asked(), 0);
    table.act(0, onto("red:3", "blue:2"));
    assert_eq!(table.asked(), 1);
}

fn named_first(seat: u8) -> Setup<Buccaneer> {
    let options = Options { first: First::Seat(Seat::new(seat)), ..Options::default() };
    Setup { options, ..Setup::house(4) }
}
