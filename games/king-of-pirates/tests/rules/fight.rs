//! KOP-23 to KOP-25.

use crate::prepare::{CITY, FORTRESS, OCEAN, SHARKS, choosing, lying, prepare, seat};
use king_of_pirates::{Action, Chance, Event, Outcome, Target};
use serde_json::{Value, json};

/// Red, without cannonballs, beside something that lies on the ocean.
fn beside(kind: &str) -> crate::prepare::Table {
    prepare(&json!({"ships": [{"at": OCEAN, "cannonballs": 0}, {}, {}],
        "tiles": [lying(OCEAN, kind, true)], "frames": [{"turn": "choose"}]}))
}

fn duel(red: &Value, blue: &Value) -> crate::prepare::Table {
    let (mut red, mut blue) = (red.clone(), blue.clone());
    for ship in [&mut red, &mut blue] {
        ship["at"] = json!(OCEAN);
        if ship.get("cannonballs").is_none() {
            ship["cannonballs"] = json!(0);
        }
    }
    let mut table = choosing(&json!([red, blue, {}]));
    table.act(0, Action::Attack(Target::Player(seat(1))));
    table
}

#[test]
fn kop_23_dice_reach_the_defence_or_they_do_not() {
    for (kind, defence, loot) in [("small_merchant", 5, 2), ("large_merchant", 6, 3)] {
        let mut table = beside(kind);
        table.act(0, Action::Attack(Target::Nation));
        let mut loses = table.clone();
        loses.dice(1, defence - 2);
        assert_eq!((loses.turn(), loses.doubloons()[0]), (1, 0), "{kind}");
        table.dice(1, defence - 1);
        assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: loot }, "{kind}");
    }
    let mut table = beside("warship");
    let mut loses = table.clone();
    loses.dice(1, 6);
    assert_eq!(loses.turn(), 1);
    table.dice(2, 6);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 4 });
    for (at, defence, loot) in [(CITY, 9, 6), (FORTRESS, 11, 8)] {
        let mut table = choosing(&json!([{"at": at, "cannonballs": 0}, {}, {}]));
        table.act(0, Action::Attack(Target::Nation));
        let mut loses = table.clone();
        loses.dice(defence - 7, 6);
        assert_eq!(loses.turn(), 1);
        table.dice(defence - 6, 6);
        assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: loot });
    }
}

#[test]
fn kop_23_a_beaten_ship_leaves_the_board_and_its_loot_is_gained() {
    let mut table = beside("large_merchant");
    table.act(0, Action::Attack(Target::Nation));
    table.dice(6, 6);
    table.loot(&[500, 400, 100]);
    assert_eq!((table.doubloons()[0], table.tile(OCEAN), table.turn()), (1_000, None, 1));
}

#[test]
fn kop_23_a_city_stays_and_a_failed_attack_costs_nothing_else() {
    let mut table = choosing(&json!([{"at": CITY, "cannonballs": 0, "doubloons": 100}, {}, {}]));
    table.act(0, Action::Attack(Target::Nation));
    let mut won = table.clone();
    won.dice(6, 6);
    won.loot(&[100; 6]);
    assert!(matches!(won.view(0).site(crate::prepare::hex(CITY)), king_of_pirates::Site::City(_)));
    table.dice(1, 1);
    let ship = table.ship(0);
    assert_eq!((table.place(0), ship.doubloons, ship.rum), (CITY, 100, Some(4)));
}

#[test]
fn kop_23_an_unbeaten_warship_stays() {
    let mut table = beside("warship");
    table.dice(1, 1);
    assert_eq!(table.tile(OCEAN).map(|(_, up)| up), Some(true));
}

#[test]
fn kop_23_loot_cards_are_put_back_and_shuffled() {
    let mut table = beside("small_merchant");
    table.act(0, Action::Attack(Target::Nation));
    table.dice(6, 6);
    assert!(table.bad_fate(Outcome::Loot([500, 500].into_iter().collect())).contains("loot deck"));
    assert!(table.bad_fate(Outcome::Loot([150, 100].into_iter().collect())).contains("loot deck"));
    assert!(table.bad_fate(Outcome::Loot([100].into_iter().collect())).contains("2 cards"));
    table.loot(&[500, 100]);
    // The only 500 can be drawn again in the very next fight.
    let mut table = beside("small_merchant");
    table.act(0, Action::Attack(Target::Nation));
    table.dice(6, 6);
    table.loot(&[500, 100]);
}

#[test]
fn kop_24_the_attacker_rolls_then_the_defender_and_ties_go_to_the_attacker() {
    let mut table = duel(&json!({"doubloons": 100}), &json!({"doubloons": 5_000}));
    assert_eq!(table.chance(), Chance::Combat { seat: seat(0), dice: 2 });
    table.dice(2, 5);
    assert_eq!(table.chance(), Chance::Combat { seat: seat(1), dice: 2 });
    let events = table.dice(6, 1);
    assert!(events.iter().any(|event| matches!(event, Event::Fought { won: true, .. })));
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 4 });
    table.loot(&[100, 200, 300, 400]);
    assert_eq!((table.doubloons(), table.turn()), (vec![1_100, 4_000, 0], 1));
}

#[test]
fn kop_24_the_winner_takes_at_most_what_the_loser_has() {
    let mut table = duel(&json!({"doubloons": 300}), &json!({"doubloons": 100}));
    table.dice(1, 1);
    table.dice(2, 1);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(1), cards: 4 }, "the defender wins");
    table.loot(&[100, 100, 200, 200]);
    assert_eq!(table.doubloons(), [0, 400, 0]);
}

#[test]
fn kop_24_both_may_fire_cannonballs_each_in_its_turn() {
    use king_of_pirates::Dice;
    let mut table = duel(&json!({"cannonballs": 1}), &json!({"cannonballs": 2}));
    table.dice(1, 1);
    assert_eq!(table.asked(), 0);
    table.act(0, Action::Reroll(Dice::Both));
    table.dice(4, 4);
    table.dice(3, 1);
    assert_eq!(table.asked(), 1);
    table.act(1, Action::Reroll(Dice::Second));
    table.resolve(Outcome::Die(6));
    assert_eq!(table.chance(), Chance::Loot { seat: seat(1), cards: 4 }, "it wins: no choice");
    assert_eq!((table.ship(0).cannonballs, table.ship(1).cannonballs), (Some(0), Some(1)));
}

#[test]
fn kop_24_the_attacker_may_fire_before_the_defender_rolls_and_not_after() {
    let mut table = duel(&json!({"cannonballs": 2}), &json!({}));
    table.dice(6, 6);
    assert_eq!(table.asked(), 0, "whatever its dice show");
    table.act(0, Action::Stand);
    table.dice(6, 6);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 4 });
    let mut table = duel(&json!({"cannonballs": 2}), &json!({}));
    table.dice(1, 1);
    table.act(0, Action::Stand);
    table.dice(6, 6);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(1), cards: 4 }, "it had its choice");
}

#[test]
fn kop_25_one_fight_a_turn() {
    let mut table = prepare(&json!({"ships": [{"at": CITY, "cannonballs": 0}, {"at": CITY}, {}],
        "frames": [{"turn": "choose"}]}));
    table.act(0, Action::Attack(Target::Nation));
    table.dice(1, 1);
    assert_eq!(table.turn(), 1, "no second target");
    let ships = json!([{"at": CITY, "hand": ["raid"]}, {"at": CITY}, {}]);
    let mut table = choosing(&ships);
    table.act(0, Action::Attack(Target::Nation));
    assert_eq!(table.rule(0, Action::Attack(Target::Player(seat(1)))), "KOP-25");
}

#[test]
fn kop_25_with_several_targets_the_player_chooses() {
    let ships = json!([{"at": CITY}, {"at": CITY}, {"at": CITY}]);
    let table = choosing(&ships);
    let player = |number| Action::Attack(Target::Player(seat(number)));
    let targets = [Action::Attack(Target::Nation), player(1), player(2), Action::Rest];
    assert_eq!(table.legal(0), targets);
}

#[test]
fn kop_25_a_warship_goes_first() {
    let ships = json!([{"at": SHARKS, "cannonballs": 0}, {"at": SHARKS}, {}]);
    let mut table = prepare(&json!({"ships": ships, "tiles": [lying(SHARKS, "warship", true)],
        "frames": [{"turn": "choose"}]}));
    assert_eq!(table.chance(), Chance::Combat { seat: seat(0), dice: 2 });
    table.dice(6, 6);
    table.loot(&[100; 4]);
    assert_eq!(table.turn(), 1, "and the other ship is not fought this turn");
}
