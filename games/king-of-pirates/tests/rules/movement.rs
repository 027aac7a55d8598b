//! KOP-17 to KOP-20.

use crate::prepare::{FORTRESS, OCEAN, SHARKS, lying, prepare, sailing, sailor, seat};
use game::Game;
use game_testing::english;
use king_of_pirates::{
    Action, Chance, Class, Event, Frame, Heading, KingOfPirates, Moment, Nation, Play, Skill,
    Target, Tile,
};
use serde_json::json;

#[test]
fn kop_17_as_many_hexes_as_sails_and_sail_abilities() {
    let mut table = sailing(&json!([{"hand": ["raid"]}, {}, {}]));
    table.act(0, Action::Sail(Heading::W));
    assert_eq!(table.rule(0, Action::Sail(Heading::W)), "KOP-17", "one sail");
    let crew = json!({"parts": ["hold", "gun_deck"], "hand": ["raid"],
        "captain": sailor(Skill::Sail, 0), "crew": [sailor(Skill::Sail, 1)]});
    let mut table = sailing(&json!([crew, {}, {}]));
    for _ in 0..5 {
        table.act(0, Action::Sail(Heading::W));
    }
    assert_eq!(table.place(0), [-1, 0]);
    assert_eq!(table.rule(0, Action::Sail(Heading::W)), "KOP-17", "three sails and two abilities");
}

#[test]
fn kop_17_moving_less_or_not_at_all_is_allowed() {
    let mut table = sailing(&json!([{"at": [3, 0], "parts": ["hold"]}, {}, {}]));
    table.act(0, Action::Stop);
    assert_eq!((table.place(0), table.turn()), ([3, 0], 1));
}

#[test]
fn kop_17_scurvy_slows_but_never_below_one() {
    for (scurvy, hexes) in [(0, 3), (1, 2), (2, 1), (3, 1), (9, 1)] {
        let ship = json!({"parts": ["hold", "gun_deck"], "scurvy": scurvy, "hand": ["raid"]});
        let table = sailing(&json!([ship, {}, {}]));
        assert_eq!(table.view(0).movement, hexes, "{scurvy} tokens");
    }
}

#[test]
fn kop_17_with_nothing_left_to_do_the_movement_ends() {
    let mut table = sailing(&json!([{"at": [3, 0]}, {}, {}]));
    let events = table.act(0, Action::Sail(Heading::W));
    assert!(events.contains(&Event::Stopped { seat: seat(0), at: crate::prepare::hex([2, 0]) }));
    assert_eq!(table.turn(), 1);
}

#[test]
fn kop_18_a_face_down_tile_is_turned_up() {
    let ship = json!({"at": [3, -3], "parts": ["hold"]});
    let tiles = json!([lying(OCEAN, "small_merchant", false)]);
    let mut table =
        prepare(&json!({"ships": [ship, {}, {}], "tiles": tiles, "frames": [{"turn": "sail"}]}));
    assert_eq!(table.view(1).tiles[0].tile, None, "hidden from all");
    let merchant = Tile::ship(Class::SmallMerchant, Nation::British);
    let events = table.act(0, Action::Sail(Heading::Se));
    assert!(events.contains(&Event::TurnedUp { at: crate::prepare::hex(OCEAN), tile: merchant }));
    assert_eq!(table.tile(OCEAN), Some((merchant, true)));
    assert_eq!(table.asked(), 0, "and may sail on");
}

#[test]
fn kop_18_an_empty_tile_is_removed() {
    let ship = json!({"at": [3, -3], "parts": ["hold"]});
    let tiles = json!([{"at": OCEAN, "tile": "empty"}]);
    let mut table =
        prepare(&json!({"ships": [ship, {}, {}], "tiles": tiles, "frames": [{"turn": "sail"}]}));
    table.act(0, Action::Sail(Heading::Se));
    assert_eq!(table.tile(OCEAN), None);
}

#[test]
fn kop_19_a_warship_ends_movement_and_must_be_fought() {
    for up in [false, true] {
        let ship = json!({"at": [2, 0], "parts": ["hold", "gun_deck"]});
        let tiles = json!([lying(SHARKS, "warship", up)]);
        let mut table = prepare(
            &json!({"ships": [ship, {}, {}], "tiles": tiles, "frames": [{"turn": "sail"}]}),
        );
        let events = table.act(0, Action::Sail(Heading::W));
        let (seat, at) = (seat(0), crate::prepare::hex(SHARKS));
        assert!(events.contains(&Event::Attacked { seat, target: Target::Nation, at }));
        assert_eq!(table.chance(), Chance::Combat { seat, dice: 2 });
    }
}

#[test]
fn kop_19_a_warship_left_alive_is_fought_again_by_who_stays_and_not_by_who_leaves() {
    let ship = json!({"at": SHARKS});
    let tiles = json!([lying(SHARKS, "warship", true)]);
    let start =
        prepare(&json!({"ships": [ship, {}, {}], "tiles": tiles, "frames": [{"turn": "sail"}]}));
    let mut stays = start.clone();
    stays.act(0, Action::Stop);
    assert_eq!(stays.chance(), Chance::Combat { seat: seat(0), dice: 2 });
    let mut leaves = start;
    leaves.act(0, Action::Sail(Heading::E));
    assert_eq!(leaves.turn(), 1);
}

#[test]
fn kop_19_nobody_sails_on_from_a_warship_or_rests_before_it() {
    let ship = json!({"at": [2, 0], "parts": ["hold", "gun_deck"], "hand": ["raid"]});
    let tiles = json!([lying(SHARKS, "warship", true)]);
    let ships = json!([ship, {"at": SHARKS}, {}]);
    let mut table = prepare(&json!({"ships": ships, "tiles": tiles, "frames": [{"turn": "sail"}]}));
    table.act(0, Action::Sail(Heading::W));
    for action in [
        Action::Sail(Heading::W),
        Action::Stop,
        Action::Rest,
        Action::Attack(Target::Player(seat(1))),
    ] {
        assert_eq!(table.rule(0, action), "KOP-19", "{action:?}");
    }
    let refusal = table.refusal(0, Action::Sail(Heading::W));
    let text = KingOfPirates::refusal_text(&table.view(0), &refusal);
    assert_eq!(
        english::<KingOfPirates>(&text),
        "The warship here has stopped you: you cannot sail on. Attack it."
    );
}

#[test]
fn kop_20_a_fortress_may_be_passed_by_or_fought_or_left_alone() {
    let mut table = sailing(&json!([{"at": [4, -3], "parts": ["hold", "gun_deck"]}, {}, {}]));
    table.act(0, Action::Sail(Heading::Se));
    assert_eq!(table.place(0), FORTRESS);
    let mut passes = table.clone();
    passes.act(0, Action::Sail(Heading::Se));
    assert_eq!(passes.place(0), [4, -1]);
    table.act(0, Action::Stop);
    assert_eq!(table.legal(0), [Action::Attack(Target::Nation), Action::Rest]);
    let mut rests = table.clone();
    rests.act(0, Action::Rest);
    assert_eq!(rests.turn(), 1);
    table.act(0, Action::Attack(Target::Nation));
    assert_eq!(table.chance(), Chance::Combat { seat: seat(0), dice: 2 });
}

#[test]
fn kop_20_another_players_ship_may_be_fought_but_not_one_elsewhere() {
    let mut table = sailing(&json!([{"at": [3, 0]}, {"at": [3, 0]}, {"at": [2, 0]}]));
    table.act(0, Action::Stop);
    assert_eq!(table.legal(0), [Action::Attack(Target::Player(seat(1))), Action::Rest]);
    assert_eq!(table.rule(0, Action::Attack(Target::Player(seat(2)))), "KOP-20");
    assert_eq!(table.rule(0, Action::Attack(Target::Player(seat(0)))), "KOP-20");
    assert_eq!(table.rule(0, Action::Attack(Target::Player(seat(4)))), "KOP-5");
    assert_eq!(table.rule(0, Action::Attack(Target::Nation)), "KOP-20", "there is none");
    table.act(0, Action::Attack(Target::Player(seat(1))));
}

#[test]
fn kop_20_no_attack_before_the_movement_has_ended() {
    let mut table = sailing(&json!([{"at": FORTRESS}, {}, {}]));
    assert_eq!(table.rule(0, Action::Attack(Target::Nation)), "KOP-20");
    assert_eq!(table.rule(0, Action::Rest), "KOP-20");
}

#[test]
fn kop_17_tailwind_adds_two_that_scurvy_does_not_touch() {
    let mut table = sailing(&json!([{"at": [4, -1], "scurvy": 5, "hand": ["tailwind"]}, {}, {}]));
    assert_eq!(table.view(0).movement, 1);
    table.play(0, Play::Tailwind);
    assert_eq!(table.view(0).movement, 3);
    for _ in 0..3 {
        table.act(0, Action::Sail(Heading::W));
    }
    assert_eq!(table.place(0), [1, -1]);
}

#[test]
fn kop_17_a_window_opens_when_the_movement_has_ended() {
    let mut table = sailing(&json!([{"at": [3, 0]}, {"hand": ["raid"]}, {}]));
    table.act(0, Action::Stop);
    let Frame::Window(window) = table.top() else { panic!("a window") };
    assert_eq!((window.at, table.asked()), (Moment::Landed, 1), "only blue holds cards");
}
