//! KOP-22 and KOP-32.

use crate::prepare::{LARGE, SMALL, leader, plain, prepare, sailing, sailor, seat};
use king_of_pirates::{Action, Card, Command, Event, Heading, Play, Skill};
use serde_json::{Value, json};

const MAPS: [&str; 6] = ["treasure_map"; 6];

/// Red's movement has ended, and nobody wanted to play a card.
fn arriving(ships: &Value) -> crate::prepare::Table {
    prepare(&json!({"ships": ships, "frames": [{"turn": "arrive"}]}))
}

fn digger(at: [i8; 2], maps: usize) -> Value {
    json!({"at": at, "hand": &MAPS[..maps]})
}

#[test]
fn kop_22_a_small_island_takes_three_maps_and_brings_2000() {
    let mut table = arriving(&json!([digger(SMALL, 4), {}, {}]));
    let events = table.act(0, Action::Dig);
    let at = crate::prepare::hex(SMALL);
    assert!(events.contains(&Event::Dug { seat: seat(0), at, maps: 3, doubloons: 2_000 }));
    assert_eq!(table.doubloons()[0], 2_000);
    assert_eq!(table.ship(0).hand, [Card::TreasureMap]);
    assert_eq!(table.view(1).discards[Card::TreasureMap.index()], 12 - 5 - 1);
}

#[test]
fn kop_22_a_large_island_takes_four_and_brings_3000() {
    let mut table = sailing(&json!([digger(LARGE, 3), {}, {}]));
    assert_eq!(table.rule(0, Action::Dig), "KOP-22", "three are too few");
    let mut table = arriving(&json!([digger(LARGE, 4), {}, {}]));
    table.act(0, Action::Dig);
    assert_eq!((table.doubloons()[0], table.ship(0).hand.len(), table.turn()), (3_000, 0, 1));
}

#[test]
fn kop_22_hints_save_maps_but_never_below_none() {
    let crews = [
        (json!({"at": SMALL, "captain": sailor(Skill::Hint, 1)}), 2),
        (json!({"at": SMALL, "captain": leader(Command::Hint2, 1)}), 1),
        (
            json!({"at": SMALL, "captain": leader(Command::Hint2, 1), "crew": [sailor(Skill::Hint, 1)]}),
            0,
        ),
        (
            json!({"at": SMALL, "captain": leader(Command::Hint2, 0), "crew": [sailor(Skill::Hint, 1)]}),
            0,
        ),
    ];
    for (mut ship, needed) in crews {
        if needed > 0 {
            ship["hand"] = json!(["citrus"]);
            (1..needed).for_each(|_| ship["hand"].as_array_mut().unwrap().push(json!(MAPS[0])));
            assert_eq!(arriving(&json!([ship, {}, {}])).rule(0, Action::Dig), "KOP-22");
        }
        ship["hand"] = json!(&MAPS[..needed]);
        let mut table = arriving(&json!([ship, {}, {}]));
        table.act(0, Action::Dig);
        assert_eq!((table.doubloons()[0], table.ship(0).hand.len()), (2_000, 0), "{ship}");
    }
}

#[test]
fn kop_22_not_twice_running_by_the_same_player() {
    let mut ship = digger(SMALL, 6);
    ship["dug"] = json!(SMALL);
    let mut table = sailing(&json!([ship, {}, {}]));
    table.act(0, Action::Stop);
    assert_eq!(table.rule(0, Action::Dig), "KOP-22");
    table.close_window();
    assert_eq!((table.ship(0).dug, table.turn()), (None, 1), "and on the turn after it may");
    let mut ship = digger(SMALL, 6);
    ship["dug"] = json!(LARGE);
    let mut table = arriving(&json!([ship, {}, {}]));
    table.act(0, Action::Dig);
    assert_eq!(table.ship(0).dug, Some(crate::prepare::hex(SMALL)), "another island may");
}

#[test]
fn kop_22_another_player_may_dig_at_once() {
    let ships = json!([digger(SMALL, 3), digger(SMALL, 3), {}]);
    let mut table = arriving(&ships);
    table.act(0, Action::Dig);
    table.act(0, Action::Rest);
    table.compass(Heading::E);
    table.upkeep(king_of_pirates::Upkeep::OneRum);
    table.close_window();
    table.act(1, Action::Stop);
    table.close_window();
    table.act(1, Action::Dig);
    assert_eq!(table.doubloons(), [2_000, 2_000, 0]);
}

#[test]
fn kop_22_the_window_closes_before_anybody_digs() {
    let mut table = sailing(&json!([{"at": [3, -3], "hand": &MAPS[..3]}, {"hand": ["raid"]}, {}]));
    assert_eq!(table.rule(0, Action::Dig), "KOP-22", "still sailing");
    table.act(0, Action::Sail(Heading::W));
    table.act(0, Action::Stop);
    assert_eq!(table.all_asked(), [0, 1]);
    assert_eq!(table.rule(0, Action::Dig), "KOP-22", "cards come first");
    table.close_window();
    assert_eq!(table.legal(0), [Action::Dig, Action::Leave]);
    assert_eq!(table.rule(0, Action::Sail(Heading::W)), "KOP-17", "the movement has ended");
    table.act(0, Action::Dig);
    assert_eq!((table.doubloons()[0], table.turn()), (2_000, 1));
}

#[test]
fn kop_22_who_is_no_longer_there_digs_nothing() {
    let ships = json!([digger(SMALL, 3), {"hand": ["flying_dutchman"]}, {}]);
    let mut table =
        prepare(&json!({"ships": ships, "frames": [{"turn": "sail"}], "dutchman": [2, -2]}));
    table.act(0, Action::Stop);
    table.play(1, Play::FlyingDutchman(Heading::Nw));
    table.compass(Heading::E);
    assert_eq!((table.doubloons()[0], table.turn()), (0, 1));
}

#[test]
fn kop_22_a_hint_killed_in_the_window_is_missing_for_the_dig() {
    let (hint, captain) = (sailor(Skill::Hint, 1), plain(&[Skill::Hint], &[Command::Hint2]));
    let ship = json!({"at": SMALL, "captain": captain, "crew": [hint], "hand": &MAPS[..2]});
    let mut table = sailing(&json!([ship, {"hand": ["assassination"]}, {}]));
    table.act(0, Action::Stop);
    table.play(1, Play::Assassination(hint));
    table.close_window();
    assert_eq!((table.doubloons()[0], table.turn()), (0, 1), "two maps are one too few");
}

#[test]
fn kop_22_the_number_of_cards_says_who_is_asked_and_not_which_they_are() {
    for cards in [["raid"; 3], ["treasure_map"; 3]] {
        let table = arriving(&json!([{"at": SMALL, "hand": cards}, {}, {}]));
        assert_eq!(table.asked(), 0);
        assert_eq!(table.may(0, Action::Dig), cards[0] == "treasure_map");
        let few = arriving(&json!([{"at": SMALL, "hand": &cards[..2]}, {}, {}]));
        assert_eq!(few.turn(), 1, "two cards cannot be three maps");
    }
    let crew = json!({"at": SMALL, "captain": leader(Command::Hint2, 1), "crew": [sailor(Skill::Hint, 1)]});
    let table = arriving(&json!([crew, {}, {}]));
    assert_eq!(table.legal(0), [Action::Dig, Action::Leave], "no card, but no map is needed");
}

#[test]
fn kop_22_the_treasure_may_be_left_and_a_fight_follows_either_way() {
    for action in [Action::Dig, Action::Leave] {
        let mut table = arriving(&json!([digger(SMALL, 3), {"at": SMALL}, {}]));
        table.act(0, action);
        assert_eq!(table.doubloons()[0], if action == Action::Dig { 2_000 } else { 0 });
        assert!(table.may(0, Action::Attack(king_of_pirates::Target::Player(seat(1)))));
    }
}

#[test]
fn kop_22_an_island_may_be_sailed_past() {
    let mut table = sailing(&json!([{"at": [3, -3], "hand": MAPS, "parts": ["hold"]}, {}, {}]));
    table.act(0, Action::Sail(Heading::W));
    table.act(0, Action::Sail(Heading::W));
    assert_eq!(table.place(0), [1, -3]);
}

#[test]
fn kop_32_a_map_is_played_by_digging_and_in_no_other_way() {
    let captain = plain(&[Skill::Hint], &[Command::Hint2]);
    let ship = json!({"at": SMALL, "captain": captain, "hand": &MAPS[..2]});
    let mut table = sailing(&json!([ship, {}, {}]));
    let maps =
        |action: &Action| matches!(action, Action::Play(play) if play.card() == Card::TreasureMap);
    assert!(!table.legal(0).iter().any(maps));
    table.act(0, Action::Stop);
    table.close_window();
    assert_eq!(table.turn(), 1, "two maps are one too few");
    let written = serde_json::from_value::<Play>(json!("treasure_map"));
    assert!(written.is_err(), "there is no such play");
}

#[test]
fn kop_32_on_anothers_turn_a_map_is_worth_nothing() {
    let window = json!({"window": {"at": "landed", "asked": [1]}});
    let mut table = prepare(&json!({"ships": [{}, digger(SMALL, 3), {}],
        "frames": [{"turn": "arrive"}, window]}));
    assert_eq!(table.legal(1), [Action::Pass, Action::PassAll]);
    assert_eq!(table.rule(1, Action::Dig), "KOP-22");
}
