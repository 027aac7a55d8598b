//! Set-up of games that draw a first player and shuffle a deck, as tests for
//! the rules that say so. Colours, options and outcomes are read as JSON.

use crate::words::english_error;
use game::{ChanceError, Game, Match, Pending, Setup, SetupError};
use serde_json::{Value, json};

/// A match that has not begun.
///
/// # Panics
/// If the options are none of the game.
pub fn new_match<G: Game>(players: usize, options: &Value) -> Result<Match<G>, SetupError> {
    let options = serde_json::from_value(options.clone()).expect("options of the game");
    Match::new(Setup { options, ..Setup::house(players) }, "set-up")
}

fn outcome<G: Game>(outcome: &Value) -> G::Outcome {
    serde_json::from_value(outcome.clone()).expect("an outcome of the game")
}

fn field<G: Game>(play: &Match<G>, name: &str) -> Value {
    serde_json::to_value(play.state().position()).expect("plain data")[name].clone()
}

fn asked<G: Game>(play: &Match<G>) -> Value {
    match play.pending() {
        Pending::Chance(chance) => serde_json::to_value(chance).expect("plain data"),
        Pending::Seats(_) | Pending::Over => Value::Null,
    }
}

/// As many play as the game is for, with these colours unless they choose.
pub fn players_get_colors<G: Game>(colors: &[&str]) {
    let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
    for players in [0, least - 1, most + 1, most + 2, 255] {
        let refused = Match::<G>::new(Setup::house(players), "");
        let Err(SetupError::Players { min, max, .. }) = refused else {
            panic!("{players} cannot play")
        };
        assert_eq!((min, max), (least, most));
    }
    for players in G::PLAYERS {
        let play = new_match::<G>(players, &json!({})).expect("a match");
        assert_eq!(field(&play, "colors"), json!(colors[..players]));
    }
}

/// A seat may choose a colour, but not one that another seat has.
pub fn colors_may_be_chosen<G: Game>() {
    let chosen = json!({"colors": ["green", null, "red"]});
    let mut play = new_match::<G>(3, &chosen).expect("a match");
    play.settle();
    assert_eq!(field(&play, "colors"), json!(["green", "blue", "red"]));
    assert_eq!(Match::replay(&play.record()).expect("a record").hash(), play.hash());
    for (colors, reason) in [
        (json!(["red", "red"]), "Red is chosen twice"),
        (json!(["red", "blue", "black", "green"]), "4 seats choose, but 3 play"),
    ] {
        let error = new_match::<G>(3, &json!({"colors": colors})).expect_err("no set-up");
        let error = english_error::<G>(&error.text());
        assert!(error.contains("`colors`") && error.contains(reason), "{error}");
    }
}

/// The first player is drawn, and each seat as often as another.
pub fn first_player_is_drawn<G: Game>() {
    let mut play = new_match::<G>(4, &json!({})).expect("a match");
    assert_eq!(asked(&play), json!({"first": {"players": 4}}));
    assert!(play.resolve(outcome::<G>(&json!({"first": 4}))).is_err(), "there is no seat 4");
    play.resolve(outcome::<G>(&json!({"first": 3}))).expect("a match");
    play.settle();
    assert_eq!(field(&play, "turn"), json!(3));
    let mut drawn = [0; 3];
    for seed in 0..60 {
        let mut play = Match::<G>::new(Setup::house(3), &seed.to_string()).expect("a match");
        play.settle();
        drawn[field(&play, "turn").as_u64().expect("a seat") as usize] += 1;
    }
    assert!(drawn.iter().all(|&times| times > 5), "{drawn:?}");
}

/// The table may name the first player; then the deck is shuffled at once.
pub fn first_player_may_be_named<G: Game>(deck: &Value) {
    let mut play = new_match::<G>(4, &json!({"first": 2})).expect("a match");
    assert_eq!(&asked(&play), deck);
    play.settle();
    assert_eq!(field(&play, "turn"), json!(2));
    let error = new_match::<G>(4, &json!({"first": 4})).expect_err("no set-up").to_string();
    assert!(error.contains("first"), "{error}");
}

/// A deck of this number of cards that does not name each of them once is refused.
pub fn deck_names_each_card_once<G: Game>(cards: usize, deck: &Value) {
    let mut play = new_match::<G>(4, &json!({"first": 0})).expect("a match");
    for order in [vec![0; cards], (1..=cards).collect()] {
        let refused = play.resolve(outcome::<G>(&json!({"deck": order})));
        assert!(matches!(refused, Err(ChanceError::Inadmissible(_))));
    }
    assert!(play.resolve(outcome::<G>(&json!({"first": 0}))).is_err());
    assert_eq!(&asked(&play), deck);
}

/// The same seed gives the same deal, another one another.
pub fn shuffle_depends_on_the_seed_alone<G: Game>() {
    let dealt = |seed: &str| {
        let mut play = Match::<G>::new(Setup::house(4), seed).expect("a match");
        play.settle();
        play.hash()
    };
    assert_eq!(dealt("one"), dealt("one"));
    assert_ne!(dealt("one"), dealt("two"));
}
