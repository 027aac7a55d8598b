//! KOP-6 to KOP-11.

use crate::prepare::{
    CITY, OCEAN, SHARKS, choosing, leader, lying, plain, prepare, sailor, seat, window,
};
use game::Game;
use king_of_pirates::{
    Action, Card, Chance, Command, Dice, Event, Frame, Heading, KingOfPirates, Play, Skill, Target,
    Upkeep,
};
use serde_json::json;

fn pirate(number: u8) -> king_of_pirates::Pirate {
    king_of_pirates::Pirate::new(number).expect("one of twenty")
}

/// Red's upkeep window with these ships.
fn upkeep_window(ships: &serde_json::Value) -> crate::prepare::Table {
    let window = window("upkeep", ships);
    prepare(&json!({"ships": ships, "frames": [{"turn": "sail"}, window]}))
}

#[test]
fn kop_6_the_captain_goes_the_ship_is_sent_and_the_owner_chooses_a_new_captain() {
    let (one, two, three) =
        (sailor(Skill::Gunnery, 0), sailor(Skill::Sail, 0), sailor(Skill::Sail, 1));
    let ships = json!([{"hand": ["mutiny"]},
        {"at": [1, 0], "captain": one, "crew": [two, three], "parts": ["hold"]}, {}]);
    let mut table = upkeep_window(&ships);
    let events = table.play(0, Play::Mutiny(seat(1)));
    assert!(events.contains(&Event::Mutinied { seat: seat(1), captain: Some(one) }));
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(1)) });
    table.compass(Heading::Se);
    assert_eq!(table.place(1), [0, 4]);
    assert_eq!(table.asked(), 1, "blue chooses");
    assert_eq!(table.legal(1), [Action::Captain(two), Action::Captain(three)]);
    assert_eq!(table.rule(1, Action::Captain(one)), "KOP-6");
    table.act(1, Action::Captain(three));
    assert_eq!((table.ship(1).captain, table.ship(1).crew.as_slice()), (Some(three), &[two][..]));
    assert_eq!(table.turn(), 0, "it is not blue's turn, so red's goes on");
    table.act(0, Action::Sail(Heading::W));
}

#[test]
fn kop_6_the_victims_own_turn_ends() {
    let ships = json!([{"at": [3, 0], "captain": plain(&[Skill::Scapegoat], &[])},
        {"hand": ["mutiny"]}, {}]);
    let mut table = upkeep_window(&ships);
    table.play(1, Play::Mutiny(seat(0)));
    table.compass(Heading::W);
    assert_eq!((table.place(0), table.turn()), ([-4, 0], 1));
}

#[test]
fn kop_6_a_scapegoat_prevents_it() {
    let (goat, captain) = (sailor(Skill::Scapegoat, 0), plain(&[Skill::Scapegoat], &[]));
    let ships = json!([{"at": [3, 0], "captain": captain, "crew": [goat]},
        {"hand": ["mutiny"]}, {}]);
    let mut table = upkeep_window(&ships);
    table.play(1, Play::Mutiny(seat(0)));
    assert_eq!(table.legal(0), [Action::Scapegoat(goat), Action::Submit], "although no card");
    assert_eq!(table.rule(0, Action::Scapegoat(captain)), "KOP-6");
    table.act(0, Action::Scapegoat(goat));
    assert_eq!((table.ship(0).captain, table.ship(0).crew.len()), (Some(captain), 0));
    assert_eq!((table.place(0), table.turn()), ([3, 0], 0));
}

#[test]
fn kop_6_a_captain_may_be_the_scapegoat() {
    let (goat, other) = (sailor(Skill::Scapegoat, 0), plain(&[Skill::Scapegoat], &[]));
    let ships = json!([{"at": [3, 0], "captain": goat, "crew": [other]}, {"hand": ["mutiny"]}, {}]);
    let mut table = upkeep_window(&ships);
    table.play(1, Play::Mutiny(seat(0)));
    table.act(0, Action::Scapegoat(goat));
    assert_eq!((table.ship(0).captain, table.place(0)), (Some(other), [3, 0]));
}

#[test]
fn kop_6_a_ship_without_pirates_sails_on() {
    let mut table = upkeep_window(&json!([{"at": [3, 0]}, {"hand": ["mutiny"]}, {"at": [2, 0]}]));
    let events = table.play(1, Play::Mutiny(seat(2)));
    assert!(events.contains(&Event::Mutinied { seat: seat(2), captain: None }));
    table.compass(Heading::Ne);
    assert_eq!(table.place(2), [4, -4]);
    table.act(0, Action::Sail(Heading::W));
    assert_eq!(table.place(0), [2, 0], "red has no pirates either");
}

#[test]
fn kop_6_nobody_pleads_without_a_mutiny() {
    let mut table = upkeep_window(&json!([{"hand": ["keelhaul"]}, {}, {}]));
    assert_eq!(table.rule(0, Action::Submit), "KOP-6");
    assert_eq!(table.rule(0, Action::Scapegoat(sailor(Skill::Scapegoat, 0))), "KOP-6");
}

#[test]
fn kop_7_no_player_is_attacked_in_a_hideout() {
    let ships = json!([{"at": [3, 0], "captain": 5}, {"at": [4, 0]}, {}]);
    let mut table =
        prepare(&json!({"ships": ships, "pirates": [6, 7], "frames": [{"turn": "sail"}]}));
    let attack = Action::Attack(Target::Player(seat(1)));
    assert_eq!(table.rule(0, attack), "KOP-7", "it lies in a hideout");
    table.act(0, Action::Sail(Heading::E));
    assert_eq!(table.rule(0, attack), "KOP-7", "now both do");
    table.act(0, Action::Dismiss(pirate(7)));
    table.act(0, Action::Captain(pirate(5)));
    assert_eq!((table.place(0), table.turn()), ([4, 0], 1), "there is nobody to choose");
}

#[test]
fn kop_7_the_dutchman_harms_nobody_in_a_hideout() {
    let captain = plain(&[], &[]);
    let ships = json!([{"at": [0, 0], "captain": captain, "hand": ["raid"]}, {}, {}]);
    let mut table = prepare(&json!({"ships": ships, "dutchman": [1, 0]}));
    table.compass(Heading::W);
    assert_eq!(<[i8; 2]>::from(table.position().dutchman), [0, 0]);
    assert_eq!((table.ship(0).captain, table.ship(0).hand.len()), (Some(captain), 3));
}

#[test]
fn kop_8_it_moves_onto_you_all_is_lost_and_your_turn_ends() {
    let (captain, crew) = (sailor(Skill::Rum, 0), sailor(Skill::Powder, 0));
    let ship = json!({"at": [2, 0], "captain": captain, "crew": [crew], "hand": ["raid"],
        "doubloons": 700});
    let mut table = prepare(&json!({"ships": [ship, {}, {}], "dutchman": [1, 0]}));
    let events = table.compass(Heading::E);
    let pirates = vec![captain, crew];
    let cards = vec![Card::TreasureMap, Card::TreasureMap, Card::Raid];
    assert!(events.contains(&Event::Haunted { seat: seat(0), cards, pirates }), "{events:?}");
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(0)) });
    table.compass(Heading::Nw);
    let ship = table.ship(0);
    assert_eq!((table.place(0), table.turn()), ([0, -4], 1));
    assert_eq!((ship.captain, ship.crew.len(), ship.hand.len()), (None, 0, 0));
    assert_eq!(ship.doubloons, 700, "the doubloons stay");
    assert_eq!((ship.rum, ship.cannonballs), (Some(4), Some(2)), "room went with the pirates");
}

#[test]
fn kop_8_you_move_onto_it() {
    let ship = json!({"at": [2, 0], "captain": plain(&[], &[])});
    let mut table = prepare(&json!({"ships": [ship, {}, {}], "dutchman": [1, 0],
        "frames": [{"turn": "sail"}], "tiles": [lying(SHARKS, "warship", false)]}));
    table.act(0, Action::Sail(Heading::W));
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(0)) }, "no fight");
    assert_eq!(table.tile(SHARKS).map(|(_, up)| up), Some(true), "but the tile was seen");
    table.compass(Heading::E);
    assert_eq!((table.place(0), table.turn(), table.ship(0).captain), ([4, 0], 1, None));
}

#[test]
fn kop_8_every_ship_on_the_hex_is_hit_and_another_players_turn_goes_on() {
    let (two, three) = (sailor(Skill::Sail, 0), sailor(Skill::Sail, 1));
    let ships = json!([{}, {"at": [1, 0], "captain": two}, {"at": [1, 0], "captain": three}]);
    let mut table = prepare(&json!({"ships": ships, "dutchman": [0, 0]}));
    table.compass(Heading::E);
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(1)) });
    table.compass(Heading::Ne);
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(2)) });
    table.compass(Heading::Sw);
    assert_eq!((table.place(1), table.place(2)), ([4, -4], [-4, 4]));
    assert_eq!((table.ship(1).captain, table.ship(2).captain, table.turn()), (None, None, 0));
}

#[test]
fn kop_8_of_several_ships_everybody_sees_whose_cards_are_lost() {
    let haunted = |number| Event::Haunted { seat: seat(number), cards: vec![], pirates: vec![] };
    assert!(KingOfPirates::lays_open(&[haunted(1), haunted(2)]));
    assert!(!KingOfPirates::lays_open(&[haunted(1)]), "the discards tell as much");
}

#[test]
fn kop_9_scurvy_has_no_upper_limit_and_costs_one_in_every_fight() {
    let ship = json!({"at": CITY, "scurvy": 30});
    let mut table = choosing(&json!([ship, {}, {}]));
    table.act(0, Action::Attack(Target::Nation));
    table.dice(6, 6);
    assert_eq!(table.view(0).totals, Some((12 - 30, 9)));
    let mut table = prepare(&json!({"ships": [{"at": [3, 0], "scurvy": 12}, {}, {}]}));
    table.compass(Heading::E);
    table.upkeep(Upkeep::Scurvy);
    assert_eq!(table.ship(0).scurvy, 13, "more than the box holds");
}

#[test]
fn kop_10_a_cannonball_rolls_one_or_both_dice_again() {
    let mut table = choosing(&json!([{"at": CITY}, {}, {}]));
    assert_eq!(table.rule(0, Action::Reroll(Dice::Both)), "KOP-10", "no dice yet");
    table.act(0, Action::Attack(Target::Nation));
    table.dice(1, 4);
    table.act(0, Action::Reroll(Dice::First));
    assert_eq!(table.chance(), Chance::Combat { seat: seat(0), dice: 1 });
    assert!(table.bad_fate(king_of_pirates::Outcome::Dice([1, 1])).contains("one combat die"));
    assert!(table.bad_fate(king_of_pirates::Outcome::Die(7)).contains("1 to 6"));
    table.resolve(king_of_pirates::Outcome::Die(3));
    assert_eq!((table.view(0).totals, table.ship(0).cannonballs), (Some((7, 9)), Some(1)));
    let mut second = table.clone();
    second.act(0, Action::Reroll(Dice::Second));
    second.resolve(king_of_pirates::Outcome::Die(6));
    assert_eq!(second.chance(), Chance::Loot { seat: seat(0), cards: 6 }, "3 and 6 beat a city");
    table.act(0, Action::Reroll(Dice::Both));
    let events = table.dice(2, 2);
    assert_eq!(table.ship(0).cannonballs, Some(0), "as often as there are any");
    assert!(events.iter().any(|event| matches!(event, Event::Fought { won: false, .. })));
}

#[test]
fn kop_10_the_dice_may_stand() {
    let mut table = choosing(&json!([{"at": CITY}, {}, {}]));
    table.act(0, Action::Attack(Target::Nation));
    table.dice(4, 4);
    assert_eq!(table.legal(0)[0], Action::Stand);
    table.act(0, Action::Stand);
    assert_eq!((table.turn(), table.ship(0).cannonballs), (1, Some(2)), "the attack has failed");
}

#[test]
fn kop_10_dice_that_win_are_not_rolled_again() {
    let mut table = choosing(&json!([{"at": CITY}, {}, {}]));
    table.act(0, Action::Attack(Target::Nation));
    table.dice(4, 5);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 6 });
}

/// Red has attacked a city, its dice have won, and blue may play soldiers.
fn soldiers_turn_the_fight(cannonballs: u8, red: &[&str]) -> crate::prepare::Table {
    let ships = json!([{"at": CITY, "cannonballs": cannonballs, "hand": red},
        {"hand": ["soldiers", "soldiers"]}, {}]);
    let mut table = choosing(&ships);
    table.act(0, Action::Attack(Target::Nation));
    table.close_window();
    table.dice(4, 5);
    table.play(1, Play::Soldiers);
    table.close_window();
    table
}

#[test]
fn kop_10_a_card_that_turned_the_fight_gives_the_loser_its_choice_again() {
    let mut table = soldiers_turn_the_fight(1, &[]);
    assert_eq!(table.legal(0)[0], Action::Stand, "nine against eleven");
    table.act(0, Action::Reroll(Dice::First));
    table.resolve(king_of_pirates::Outcome::Die(6));
    assert_eq!(table.all_asked(), [1], "after the roll the window opens again");
    table.play(1, Play::Soldiers);
    assert_eq!((table.turn(), table.doubloons()[0]), (1, 0), "no cannonball is left");
    let mut none = soldiers_turn_the_fight(0, &[]);
    assert_eq!(none.turn(), 1, "without a cannonball there is no choice");
    none.compass(Heading::E);
}

#[test]
fn kop_10_who_declines_after_the_window_is_not_asked_again() {
    let mut table = soldiers_turn_the_fight(2, &[]);
    table.act(0, Action::Stand);
    assert_eq!((table.turn(), table.ship(0).cannonballs), (1, Some(2)), "and no window opens");
}

#[test]
fn kop_10_who_declined_is_not_asked_again_before_the_fight_turns() {
    let ships = json!([{"at": CITY, "cannonballs": 2, "hand": ["raid", "raid"]},
        {"hand": ["soldiers"]}, {}]);
    let mut table = choosing(&ships);
    table.act(0, Action::Attack(Target::Nation));
    table.close_window();
    table.dice(2, 3);
    table.act(0, Action::Stand);
    let mut turned = table.clone();
    table.play(0, Play::Raid);
    table.close_window();
    assert_eq!(table.turn(), 1, "seven against nine: nothing has turned");
    turned.play(0, Play::Raid);
    turned.play(0, Play::Raid);
    turned.play(1, Play::Soldiers);
    assert_eq!(turned.asked(), 0, "it has turned twice, and the attacker loses again");
    assert!(turned.may(0, Action::Reroll(Dice::Both)));
}

#[test]
fn kop_10_in_a_duel_the_loser_of_a_turned_fight_fires_and_then_the_other() {
    let ships = json!([{"at": OCEAN, "cannonballs": 1, "doubloons": 500},
        {"at": OCEAN, "cannonballs": 1, "hand": ["ambush"]}, {}]);
    let mut table = choosing(&ships);
    table.act(0, Action::Attack(Target::Player(seat(1))));
    table.act(1, Action::Pass);
    table.dice(5, 5);
    table.act(0, Action::Stand);
    table.dice(4, 4);
    table.act(1, Action::Stand);
    table.play(1, Play::Ambush);
    assert_eq!(table.asked(), 0, "ten against eleven: the attacker loses now");
    let mut gives_up = table.clone();
    gives_up.act(0, Action::Stand);
    assert_eq!(gives_up.chance(), Chance::Loot { seat: seat(1), cards: 4 });
    table.act(0, Action::Reroll(Dice::Second));
    table.resolve(king_of_pirates::Outcome::Die(6));
    assert_eq!(table.asked(), 1, "its roll has turned the fight");
    table.act(1, Action::Reroll(Dice::First));
    table.resolve(king_of_pirates::Outcome::Die(1));
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 4 }, "nobody has a card");
    assert_eq!((table.ship(0).cannonballs, table.ship(1).cannonballs), (Some(0), Some(0)));
}

#[test]
fn kop_10_without_cannonballs_nobody_is_asked() {
    let mut table = choosing(&json!([{"at": CITY, "cannonballs": 0}, {}, {}]));
    table.act(0, Action::Attack(Target::Nation));
    table.dice(4, 5);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 6 });
}

#[test]
fn kop_11_ten_thousand_win_at_once() {
    let mut table = choosing(&json!([{"at": CITY, "doubloons": 9_400, "cannonballs": 0}, {}, {}]));
    table.act(0, Action::Attack(Target::Nation));
    table.dice(6, 6);
    let events = table.loot(&[100; 6]);
    assert!(events.contains(&Event::Won { seat: seat(0), doubloons: 10_000 }));
    assert!(table.is_over());
    assert_eq!(table.state().standing().winners, [seat(0)]);
    assert_eq!(table.legal(1), []);
}

#[test]
fn kop_11_a_hundred_short_is_not_enough() {
    let mut table = choosing(&json!([{"at": CITY, "doubloons": 9_300, "cannonballs": 0}, {}, {}]));
    table.act(0, Action::Attack(Target::Nation));
    table.dice(6, 6);
    table.loot(&[100; 6]);
    assert_eq!((table.is_over(), table.turn()), (false, 1));
    assert!(table.state().standing().winners.is_empty());
}

#[test]
fn kop_11_a_defender_can_win_on_anothers_turn() {
    let ships = json!([{"at": OCEAN, "doubloons": 600, "cannonballs": 0},
        {"at": OCEAN, "doubloons": 9_500, "cannonballs": 0}, {}]);
    let mut table = choosing(&ships);
    table.act(0, Action::Attack(Target::Player(seat(1))));
    table.dice(1, 1);
    table.dice(1, 2);
    table.loot(&[200, 200, 200, 100]);
    assert_eq!(table.doubloons(), [0, 10_100, 0], "never below zero");
    assert_eq!(table.state().standing().winners, [seat(1)]);
    assert_eq!(table.top(), Frame::Over);
}

#[test]
fn kop_11_a_thief_can_win_in_upkeep() {
    let ships = json!([{"captain": leader(Command::Thief, 0), "doubloons": 9_800},
        {"doubloons": 200}, {}]);
    let mut table = prepare(&json!({"ships": ships}));
    table.act(0, Action::Steal(seat(1)));
    assert!(table.is_over());
}
