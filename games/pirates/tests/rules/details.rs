//! Details that other tests pass by.

use crate::prepare::{position, prepare};
use game::{Edition as _, FastRng, Game, Match, Pending, Setup, Viewer, random_action};
use pirates::{Action, Edition, Event, Options, Pirates, Position, Token, price_of_wheel};
use serde_json::{Value, json};

/// A match after this number of random actions.
fn played(setup: Setup<Pirates>, actions: usize) -> Match<Pirates> {
    let mut play = Match::new(setup, "details").expect("a set-up");
    let mut rng = FastRng::new(1);
    for _ in 0..actions {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { break };
        let seat = asked.first().expect("somebody is asked");
        let action = random_action(play.state(), seat, &mut rng);
        play.act(seat, action).expect("it is legal");
    }
    play
}

#[test]
fn pir_2_who_begins_and_what_is_turned_up_is_told() {
    let mut play = Match::<Pirates>::new(Setup::house(4), "told").expect("a set-up");
    let told = play.settle().told(Viewer::Spectator);
    assert!(matches!(told[..], [Event::First { .. }, Event::TurnedUp { .. }]), "{told:?}");
}

#[test]
fn pir_4_an_assembly_is_told() {
    let mut table = prepare(&json!({}));
    let (upper, lower) = ("red:3".parse().expect("red"), "blue:2".parse().expect("blue"));
    let told = table.act(0, Action::Assemble(upper, lower));
    let assembled = |event: &Event| {
        matches!(event, Event::Assembled { party, onto, height: 2, .. }
            if (*party, *onto) == (upper, lower))
    };
    assert!(told.iter().any(assembled), "{told:?}");
}

#[test]
fn pir_5_open_stacks_are_chosen_at_the_set_up() {
    let covered = |open_stacks| {
        let options = Options { open_stacks, ..Options::default() };
        let play = played(Setup { options, ..Setup::house(4) }, 6);
        let stacks = play.state().view(Viewer::Spectator).stacks;
        assert!(stacks.iter().any(|party| party.len() > 1), "{stacks:?}");
        stacks.iter().flatten().filter(|disc| disc.wage.is_none()).count()
    };
    assert_eq!(covered(true), 0);
    assert!(covered(false) > 0);
}

#[test]
fn pir_22_an_edition_says_what_tokens_are_worth() {
    let mut edition = Edition::house();
    edition.worth.chest += 4;
    let worth = edition.worth;
    assert_eq!((worth.of(Token::Wheel), worth.of(Token::Anchor)), (0, 0));
    let play = played(Setup { edition, ..Setup::house(4) }, 3);
    let view = play.state().view(Viewer::Spectator);
    assert_eq!(view.worth, worth);
    assert_eq!(Pirates::determinize(&view, &mut FastRng::new(2)).view(Viewer::Spectator), view);
}

#[test]
fn pir_24_the_table_of_wheels_has_a_row_for_every_number_of_players() {
    for anchors in 0..6 {
        assert_eq!(price_of_wheel(6, anchors), price_of_wheel(5, anchors));
        assert_eq!(price_of_wheel(2, anchors), price_of_wheel(3, anchors));
    }
}

#[test]
fn pir_16_a_ransom_lays_open_what_a_stalemate_covers_again() {
    let ransomed = |event: &&Event| matches!(event, Event::Ransomed { .. });
    let mut found = None;
    for number in 0..200 {
        let setup = Setup::house(3);
        let mut play = Match::<Pirates>::new(setup, &format!("ransom {number}")).expect("a set-up");
        let mut rng = FastRng::new(number);
        while found.is_none() {
            play.settle();
            let Pending::Seats(asked) = play.pending() else { break };
            let seat = asked.first().expect("somebody is asked");
            let action = random_action(play.state(), seat, &mut rng);
            let events = play.act(seat, action).expect("it is legal");
            found = events.all().iter().find(ransomed).cloned();
        }
    }
    let ransomed = found.expect("somebody is bought free");
    assert!(Pirates::lays_open(&[ransomed.clone(), Event::Becalmed]));
    assert!(!Pirates::lays_open(&[ransomed]));
    assert!(!Pirates::lays_open(&[Event::Becalmed]));
}

fn read(changes: &Value) -> Result<Pirates, String> {
    let position: Position = serde_json::from_value(position(changes)).expect("its form is right");
    Pirates::from_position(&position).map_err(|error| error.field)
}

#[test]
fn a_position_may_be_as_rich_as_can_be_written() {
    assert!(read(&json!({"ducats": [10, 10, 10, 9_999]})).is_ok());
}

#[test]
fn before_the_shuffle_no_card_is_missing() {
    let error = read(&json!({"awaits": "deck", "cards": [], "deck": []}));
    assert_eq!(error.err().as_deref(), Some("awaits"));
}

#[test]
fn a_view_counts_the_tokens_of_a_seat() {
    let tokens = json!([{}, {"chest": 3}, {}, {}]);
    let state = read(&json!({ "tokens": tokens })).expect("a position");
    let view = state.view(Viewer::Spectator);
    assert_eq!(view.tokens(game::Seat::new(1), Token::Chest), 3);
    assert_eq!(view.tokens(game::Seat::new(0), Token::Chest), 0);
}
