//! KOP-11: a match that nobody has won ends after round 100.

use crate::prepare::{CITY, Table, position, prepare, seat};
use game::Game;
use king_of_pirates::{Action, Event, Frame, KingOfPirates, Position, Target};
use serde_json::json;

/// Somebody who may attack a city or rest, in this round.
fn about_to_rest(round: u16, turn: u8, doubloons: [u16; 3]) -> Table {
    let mut ships = doubloons.map(|doubloons| json!({"doubloons": doubloons, "cannonballs": 0}));
    ships[usize::from(turn)]["at"] = json!(CITY);
    prepare(&json!({"ships": ships, "turn": turn, "round": round, "frames": [{"turn": "choose"}]}))
}

#[test]
fn kop_11_after_the_hundredth_round_the_richest_wins() {
    let mut table = about_to_rest(100, 2, [900, 4_000, 3_900]);
    assert!(table.state().standing().winners.is_empty(), "nobody wins before the end");
    let events = table.act(2, Action::Rest);
    assert_eq!(events.last(), Some(&Event::LastRoundOver { round: 100 }));
    assert!(table.is_over());
    assert_eq!(table.state().standing().scores, [900, 4_000, 3_900]);
    assert_eq!(table.state().standing().winners, [seat(1)]);
    assert_eq!(table.legal(0), []);
    let view = table.view(0);
    assert_eq!((view.round, view.standing.winners.as_slice()), (100, &[seat(1)][..]));
}

#[test]
fn kop_11_tied_players_share_the_win() {
    let mut table = about_to_rest(100, 2, [4_000, 100, 4_000]);
    table.act(2, Action::Rest);
    assert_eq!(table.state().standing().winners, [seat(0), seat(2)]);
    let mut table = about_to_rest(100, 2, [0; 3]);
    table.act(2, Action::Rest);
    assert_eq!(table.state().standing().winners, [seat(0), seat(1), seat(2)], "all poor alike");
}

#[test]
fn kop_11_the_last_round_is_played_to_its_end() {
    let mut table = about_to_rest(100, 1, [900, 4_000, 3_900]);
    table.act(1, Action::Rest);
    assert_eq!((table.is_over(), table.turn()), (false, 2));
    let mut table = about_to_rest(99, 2, [900, 4_000, 3_900]);
    let events = table.act(2, Action::Rest);
    assert!(events.contains(&Event::LastRound { round: 100 }));
    assert_eq!((table.is_over(), table.turn(), table.position().round), (false, 0, 100));
    assert!(table.state().standing().winners.is_empty());
}

#[test]
fn kop_11_the_last_round_ends_before_the_seat_that_began() {
    let ships = json!([{"at": CITY, "doubloons": 300}, {}, {}]);
    let mut table = prepare(&json!({"ships": ships, "turn": 0, "first": 1, "round": 100,
        "frames": [{"turn": "choose"}]}));
    table.act(0, Action::Rest);
    assert_eq!(table.state().standing().winners, [seat(0)]);
}

#[test]
fn kop_11_the_last_turn_can_still_make_a_king() {
    let mut table = about_to_rest(100, 2, [0, 9_900, 9_400]);
    table.act(2, Action::Attack(Target::Nation));
    table.dice(6, 6);
    let events = table.loot(&[100; 6]);
    assert!(events.contains(&Event::Won { seat: seat(2), doubloons: 10_000 }));
    assert!(!events.contains(&Event::LastRoundOver { round: 100 }));
    assert_eq!(table.state().standing().winners, [seat(2)]);
}

#[test]
fn kop_11_loot_of_the_last_turn_counts() {
    let mut table = about_to_rest(100, 2, [0, 4_000, 3_900]);
    table.act(2, Action::Attack(Target::Nation));
    table.dice(6, 6);
    table.loot(&[100; 6]);
    assert_eq!(table.state().standing().winners, [seat(2)]);
}

#[test]
fn kop_11_a_match_that_ended_by_rounds_is_written_and_read() {
    let mut table = about_to_rest(100, 2, [4_000, 100, 4_000]);
    table.act(2, Action::Rest);
    let written = table.position();
    assert_eq!(written.frames, [Frame::Over]);
    let read = KingOfPirates::from_position(&written).expect("it can be read again");
    assert_eq!(&read, table.state());
}

#[test]
fn kop_11_no_position_is_beyond_the_last_round() {
    let beyond = position(&json!({"round": 101}));
    let beyond: Position = serde_json::from_value(beyond).expect("well formed");
    let error = KingOfPirates::from_position(&beyond).expect_err("there is no such round");
    let said = game_testing::english_error::<KingOfPirates>(&error.text());
    assert_eq!(said, "`round`: a match ends after round 100");
}

#[test]
fn kop_11_the_log_says_that_the_last_round_is_over() {
    let view = about_to_rest(100, 2, [0; 3]).view(0);
    let over = Event::LastRoundOver { round: 100 };
    let log = game_testing::english_log::<KingOfPirates>(&view, &[over]);
    assert!(log[0].starts_with("Round 100, the last, is over"), "{log:?}");
}
