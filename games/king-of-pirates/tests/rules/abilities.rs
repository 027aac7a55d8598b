//! The nine crew and the ten captain abilities.

use crate::prepare::{
    CITY, FORTRESS, OCEAN, SMALL, choosing, leader, plain, prepare, sailing, sailor, seat,
};
use king_of_pirates::{Action, Card, Chance, Command, Heading, Play, Skill, Target, Upkeep};
use serde_json::{Value, json};

/// Red attacks what is on its hex; the totals at two and three.
fn against(
    target: Target,
    at: [i8; 2],
    captain: king_of_pirates::Pirate,
    crew: &[king_of_pirates::Pirate],
) -> (i16, i16) {
    let parts = json!(["hold", "gun_deck"]);
    let red = json!({"at": at, "captain": captain, "crew": crew, "parts": parts});
    let mut table = choosing(&json!([red, {"at": at, "cannonballs": 0}, {}]));
    table.act(0, Action::Attack(target));
    table.dice(2, 3);
    table.view(0).totals.expect("a fight goes on")
}

const PLAYER: Target = Target::Player(game::Seat::new(1));
const FIGHTERS: [Skill; 2] = [Skill::Gunnery, Skill::Duel];
const COMMANDERS: [Command; 3] = [Command::Gunnery2, Command::Duel2, Command::Inspiring];

/// Wins against what is on the hex and counts the loot cards.
fn loot_cards(at: [i8; 2], ship: &Value) -> u8 {
    let mut red = ship.clone();
    red["at"] = json!(at);
    red["cannonballs"] = json!(0);
    let mut table = choosing(&json!([red, {}, {}]));
    table.act(0, Action::Attack(Target::Nation));
    table.dice(6, 6);
    match table.chance() {
        Chance::Loot { cards, .. } => cards,
        other => panic!("loot, not {other:?}"),
    }
}

#[test]
fn skill_loot_is_one_more_card_from_nations_and_none_from_players() {
    let looter = sailor(Skill::Loot, 0);
    assert_eq!(loot_cards(CITY, &json!({"captain": looter})), 6 + 1 + hunts(looter));
    let two = json!({"captain": plain(&[Skill::Loot], &[Command::HunterFrench]),
        "crew": [sailor(Skill::Loot, 0)]});
    assert_eq!(loot_cards(CITY, &two), 7, "aboard is enough");
    let ships = json!([{"at": OCEAN, "cannonballs": 0, "captain": looter},
        {"at": OCEAN, "cannonballs": 0}, {}]);
    let mut table = choosing(&ships);
    table.act(0, Action::Attack(PLAYER));
    table.dice(6, 6);
    table.dice(1, 1);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 4 });
}

/// What a looter that is captain hunts among the French.
fn hunts(pirate: king_of_pirates::Pirate) -> u8 {
    2 * u8::from(
        pirate == leader(Command::HunterFrench, 0) || pirate == leader(Command::HunterFrench, 1),
    )
}

#[test]
fn skill_gunnery_is_one_against_nations_only() {
    let captain = plain(&FIGHTERS, &COMMANDERS);
    let gunner = sailor(Skill::Gunnery, 0);
    assert_eq!(against(Target::Nation, CITY, captain, &[]), (5, 9));
    assert_eq!(against(Target::Nation, CITY, captain, &[gunner]), (6, 9));
    assert_eq!(against(Target::Nation, CITY, captain, &[gunner, sailor(Skill::Gunnery, 1)]).0, 7);
    assert_eq!(against(PLAYER, OCEAN, captain, &[gunner]).0, 5);
}

#[test]
fn skill_duel_is_one_against_players_only() {
    let captain = plain(&FIGHTERS, &COMMANDERS);
    let duellist = sailor(Skill::Duel, 0);
    assert_eq!(against(PLAYER, OCEAN, captain, &[duellist]).0, 6);
    assert_eq!(against(Target::Nation, CITY, captain, &[duellist]).0, 5);
}

#[test]
fn skill_duel_and_command_duel2_count_in_defence_too() {
    let blue = json!({"at": OCEAN, "captain": leader(Command::Duel2, 0), "cannonballs": 0});
    let mut table = choosing(&json!([{"at": OCEAN, "cannonballs": 0}, blue, {"hand": ["raid"]}]));
    table.act(0, Action::Attack(PLAYER));
    table.close_window();
    table.dice(6, 1);
    table.dice(2, 2);
    let own = i16::from(
        leader(Command::Duel2, 0) == sailor(Skill::Duel, 0)
            || leader(Command::Duel2, 0) == sailor(Skill::Duel, 1),
    );
    assert_eq!(table.view(0).totals, Some((7, 4 + 2 + own)));
}

#[test]
fn skill_hint_counts_as_a_map() {
    let ship = json!({"at": SMALL, "captain": sailor(Skill::Hint, 1), "hand": ["treasure_map", "treasure_map"]});
    let mut table = prepare(&json!({"ships": [ship, {}, {}], "frames": [{"turn": "arrive"}]}));
    table.act(0, Action::Dig);
    assert_eq!(table.doubloons()[0], 2_000);
}

#[test]
fn skill_rum_and_powder_are_one_more_place_each() {
    let table = sailing(
        &json!([{"captain": sailor(Skill::Rum, 0), "crew": [sailor(Skill::Powder, 0)]}, {}, {}]),
    );
    assert_eq!((table.view(0).ships[0].rum_room, table.view(0).ships[0].cannonball_room), (5, 3));
    assert_eq!((table.ship(0).rum, table.ship(0).cannonballs), (Some(5), Some(3)));
}

#[test]
fn skill_sail_is_one_hex_more() {
    let table = sailing(&json!([{"captain": sailor(Skill::Sail, 0)}, {}, {}]));
    assert_eq!(table.view(0).movement, 2);
}

#[test]
fn skill_warded_cannot_be_assassinated() {
    let (warded, mortal) = (sailor(Skill::Warded, 0), plain(&[Skill::Warded], &[]));
    let ships = json!([{"hand": ["assassination"]}, {"captain": warded, "crew": [mortal]}, {}]);
    let mut table = sailing(&ships);
    assert_eq!(table.play_rule(0, Play::Assassination(warded)), "KOP-29");
    table.play(0, Play::Assassination(mortal));
    assert_eq!((table.ship(1).captain, table.ship(1).crew.len()), (Some(warded), 0));
}

#[test]
fn skill_scapegoat_is_thrown_out_instead() {
    let goat = sailor(Skill::Scapegoat, 0);
    let ship =
        json!({"at": [3, 0], "rum": 0, "captain": plain(&[Skill::Scapegoat], &[]), "crew": [goat]});
    let mut table = prepare(&json!({"ships": [ship, {}, {}]}));
    table.compass(Heading::E);
    table.upkeep(Upkeep::OneRum);
    table.act(0, Action::Scapegoat(goat));
    assert_eq!((table.place(0), table.turn(), table.ship(0).crew.len()), ([3, 0], 0, 0));
}

#[test]
fn command_gunnery2_works_for_the_captain_only() {
    let (gunner, other) = (leader(Command::Gunnery2, 0), plain(&FIGHTERS, &COMMANDERS));
    assert_eq!(against(Target::Nation, CITY, gunner, &[]).0, 7);
    assert_eq!(against(Target::Nation, CITY, other, &[gunner]).0, 5, "not in the crew");
    assert_eq!(against(PLAYER, OCEAN, gunner, &[]).0, 5, "nor against players");
}

#[test]
fn command_duel2_works_against_players_only() {
    let duellist = leader(Command::Duel2, 0);
    let nation = against(Target::Nation, CITY, duellist, &[]).0;
    assert!((5..=6).contains(&nation), "{nation}");
    assert!(against(PLAYER, OCEAN, duellist, &[]).0 >= 7);
}

#[test]
fn command_quartermaster_draws_three_and_holds_seven() {
    let ship = json!({"captain": leader(Command::Quartermaster, 0), "hand": ["raid", "raid", "raid", "raid"]});
    let table = prepare(&json!({"ships": [ship, {}, {}]}));
    assert_eq!(table.ship(0).hand.len(), 7, "four and three");
    let ship = json!({"captain": leader(Command::Quartermaster, 0), "hand": ["raid", "raid", "raid", "raid", "raid"]});
    let mut table = prepare(&json!({"ships": [ship, {}, {}]}));
    table.act(0, Action::Discard(Card::Raid));
    assert_eq!(table.ship(0).hand.len(), 7);
}

#[test]
fn command_quartermaster_lost_means_six_again() {
    let ship = json!({"captain": plain(&[], &[Command::Quartermaster]),
        "hand": ["raid", "raid", "raid", "raid", "raid", "tailwind", "tailwind"]});
    let mut table = prepare(&json!({"ships": [ship, {}, {}],
        "frames": [{"turn": "discard"}, {"excess": 0}]}));
    for _ in 0..3 {
        assert_eq!(table.asked(), 0);
        table.act(0, Action::Discard(Card::Raid));
    }
    assert_eq!(table.ship(0).hand.len(), 6, "one too many, and two to make room");
}

#[test]
fn command_thief_twice_under_an_inspiring_captain() {
    let ships = json!([{"captain": leader(Command::Inspiring, 0), "parts": ["hold"],
        "crew": [leader(Command::Thief, 0), leader(Command::Thief, 1)]},
        {"doubloons": 300}, {"doubloons": 500}]);
    let mut table = prepare(&json!({"ships": ships}));
    table.act(0, Action::Steal(seat(1)));
    table.act(0, Action::Steal(seat(1)));
    assert_eq!(table.doubloons(), [300, 0, 500]);
    table.compass(Heading::E);
    assert_eq!(table.rule(0, Action::Steal(seat(2))), "KOP-15", "two thieves, two thefts");
}

#[test]
fn command_inspiring_lends_the_others_their_captain_abilities() {
    let (inspiring, gunner) = (leader(Command::Inspiring, 0), leader(Command::Gunnery2, 0));
    assert_eq!(against(Target::Nation, CITY, inspiring, &[gunner]).0, 7);
    let both = [gunner, leader(Command::Gunnery2, 1)];
    assert_eq!(against(Target::Nation, CITY, inspiring, &both).0, 9);
    let captain = plain(&FIGHTERS, &COMMANDERS);
    assert_eq!(
        against(Target::Nation, CITY, captain, &[inspiring, gunner]).0,
        5,
        "as captain only"
    );
}

#[test]
fn command_hunters_draw_two_more_from_their_nation() {
    for (command, city, fortress) in [
        (Command::HunterFrench, [2, 2], [-2, -2]),
        (Command::HunterBritish, [-4, 2], [4, -2]),
        (Command::HunterSpanish, [2, -4], [-2, 4]),
    ] {
        let hunter = leader(command, 0);
        let more = u8::from((0..2).any(|nth| sailor(Skill::Loot, nth) == hunter));
        assert_eq!(loot_cards(city, &json!({"captain": hunter})), 8 + more, "{command:?}");
        assert_eq!(loot_cards(fortress, &json!({"captain": hunter})), 10 + more, "{command:?}");
        let elsewhere = if city == CITY { FORTRESS } else { CITY };
        let base = if city == CITY { 8 } else { 6 };
        assert_eq!(loot_cards(elsewhere, &json!({"captain": hunter})), base + more, "{command:?}");
    }
}

#[test]
fn command_hint2_counts_as_two_maps() {
    let captain = leader(Command::Hint2, 1);
    let ship = json!({"at": SMALL, "captain": captain, "hand": ["treasure_map"]});
    let mut table = prepare(&json!({"ships": [ship, {}, {}], "frames": [{"turn": "arrive"}]}));
    table.act(0, Action::Dig);
    assert_eq!(table.doubloons()[0], 2_000);
}

#[test]
fn command_healer_is_immune_but_old_tokens_stay() {
    let ship = json!({"at": [3, 0], "captain": leader(Command::Healer, 0), "scurvy": 2});
    let mut table = prepare(&json!({"ships": [ship, {"hand": ["scurvy"]}, {}]}));
    table.compass(Heading::E);
    table.upkeep(Upkeep::Scurvy);
    assert_eq!(table.ship(0).scurvy, 2);
    table.act(0, Action::Pass);
    assert_eq!(table.play_rule(1, Play::Scurvy(seat(0))), "KOP-34");
}
