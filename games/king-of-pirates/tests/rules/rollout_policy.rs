//! What the rollout policy does where the right action is obvious.

use crate::prepare::{
    CITY, LARGE, OCEAN, SMALL, Table, choosing, leader, lying, prepare, sailing, sailor, seat,
};
use game::{Evaluate, FastRng};
use king_of_pirates::{Action, Command, Dice, Play, Skill, Target};
use serde_json::{Value, json};

/// The action of the rollout policy.
fn policy(table: &Table, number: u8) -> Action {
    let action = table.state().rollout_policy(seat(number), &mut FastRng::new(1));
    assert!(table.may(number, action), "{action:?} is not legal");
    action
}

/// Red has attacked a city, whose defence is nine, and rolled.
fn attack(red: &Value, blue: &Value, dice: [u8; 2]) -> Table {
    let mut red = red.clone();
    red["at"] = json!(CITY);
    let mut table = choosing(&json!([red, blue, {}]));
    assert_eq!(policy(&table, 0), Action::Attack(Target::Nation));
    table.act(0, Action::Attack(Target::Nation));
    table.close_window();
    table.dice(dice[0], dice[1]);
    table
}

#[test]
fn treasure_in_reach_is_dug_and_treasure_afar_is_sailed_for() {
    let (captain, hint) = (leader(Command::Hint2, 0), sailor(Skill::Hint, 0));
    let crew = |at: [i8; 2]| {
        let red = json!({"at": at, "crew": [hint], "captain": captain, "rum": 4,
            "cannonballs": 2});
        sailing(&json!([red, {}, {}]))
    };
    let mut small = crew(SMALL);
    assert_eq!(policy(&small, 0), Action::Stop, "three hints need no map");
    small.act(0, Action::Stop);
    assert_eq!(policy(&small, 0), Action::Dig);
    let sails = matches!(policy(&crew(LARGE), 0), Action::Sail(_));
    assert!(sails, "a map is missing there");
}

#[test]
fn dice_that_lose_are_rolled_again_unless_a_card_is_enough() {
    let armed = json!({"cannonballs": 1});
    assert_eq!(policy(&attack(&armed, &json!({}), [1, 6]), 0), Action::Reroll(Dice::First));
    assert_eq!(policy(&attack(&armed, &json!({}), [6, 1]), 0), Action::Reroll(Dice::Second));
    let raiding = json!({"cannonballs": 1, "hand": ["raid"]});
    let mut table = attack(&raiding, &json!({}), [1, 6]);
    assert_eq!(policy(&table, 0), Action::Stand, "the raid is enough");
    table.act(0, Action::Stand);
    assert_eq!(policy(&table, 0), Action::Play(Play::Raid));
}

#[test]
fn cards_are_kept_where_they_decide_nothing() {
    let red = json!({"cannonballs": 0, "hand": ["raid", "mercenaries"]});
    let wins = attack(&red, &json!({}), [4, 5]);
    assert_eq!(policy(&wins, 0), Action::Pass);
    assert_eq!(
        policy(&attack(&red, &json!({}), [3, 5]), 0),
        Action::Play(Play::Mercenaries(king_of_pirates::Side::Attacker))
    );
    let lost = attack(&red, &json!({}), [1, 1]);
    assert_eq!(policy(&lost, 0), Action::Pass);
}

#[test]
fn another_is_kept_from_rich_loot() {
    let poor = json!({"cannonballs": 0});
    for (card, dice, play) in [
        ("scurvy", [4, 5], Some(Play::Scurvy(seat(0)))),
        ("scurvy", [5, 5], None),
        ("soldiers", [5, 5], Some(Play::Soldiers)),
        ("soldiers", [5, 6], None),
    ] {
        let table = attack(&poor, &json!({"hand": [card]}), dice);
        assert_eq!(policy(&table, 1), play.map_or(Action::Pass, Action::Play), "{card} {dice:?}");
    }
    let merchant = lying(OCEAN, "small_merchant", true);
    let ships = json!([{"at": OCEAN, "cannonballs": 0}, {"hand": ["soldiers"]}, {}]);
    let mut table =
        prepare(&json!({"ships": ships, "tiles": [merchant], "frames": [{"turn": "choose"}]}));
    table.act(0, Action::Attack(Target::Nation));
    table.close_window();
    table.dice(2, 3);
    assert_eq!(policy(&table, 1), Action::Pass, "two cards are not worth the soldiers");
}

#[test]
fn a_mutiny_is_kept_for_the_leaders_turn() {
    let captain = leader(Command::Thief, 0);
    let window = json!({"window": {"at": "upkeep", "asked": [1]}});
    let upkeep = |doubloons: [u16; 2]| {
        let red = json!({"doubloons": doubloons[0], "captain": captain});
        let black = json!({"doubloons": doubloons[1]});
        let ships = json!([red, {"hand": ["mutiny"]}, black]);
        prepare(&json!({"ships": ships, "frames": [{"turn": "sail"}, window]}))
    };
    let mutiny = Action::Play(Play::Mutiny(seat(0)));
    assert_eq!(policy(&upkeep([500, 100]), 1), mutiny);
    assert_eq!(policy(&upkeep([100, 500]), 1), Action::Pass);
}
