//! What cards do together.

use crate::prepare::{
    CITY, FORTRESS, OCEAN, Table, choosing, leader, plain, prepare, sailing, sailor, seat, window,
};
use king_of_pirates::{
    Action, Card, Chance, Command, Dice, Event, Frame, Heading, Outcome, Play, Side, Skill, Target,
    Upkeep,
};
use serde_json::{Value, json};

fn upkeep_window(ships: &Value) -> Table {
    let window = window("upkeep", ships);
    prepare(&json!({"ships": ships, "frames": [{"turn": "sail"}, window]}))
}

fn attack(ships: &Value, target: Target) -> Table {
    let mut table = choosing(ships);
    table.act(0, Action::Attack(target));
    table
}

#[test]
fn citrus_in_the_middle_of_a_fight_takes_the_penalty_away() {
    let ships = json!([{"at": CITY, "cannonballs": 0, "scurvy": 3, "hand": ["citrus"]}, {}, {}]);
    let mut table = attack(&ships, Target::Nation);
    table.act(0, Action::Pass);
    table.dice(4, 5);
    assert_eq!(table.view(0).totals, Some((6, 9)));
    table.play(0, Play::Citrus);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 6 });
}

#[test]
fn the_dutchman_onto_the_attacker_after_the_roll() {
    let ships = json!([{"at": FORTRESS, "cannonballs": 0, "captain": plain(&[], &[])},
        {"hand": ["flying_dutchman"]}, {}]);
    let mut table =
        prepare(&json!({"ships": ships, "frames": [{"turn": "choose"}], "dutchman": [3, -2]}));
    table.act(0, Action::Attack(Target::Nation));
    table.act(1, Action::Pass);
    table.dice(6, 6);
    assert_eq!(table.asked(), 1, "it would have won");
    table.play(1, Play::FlyingDutchman(Heading::E));
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(0)) });
    table.compass(Heading::Sw);
    assert_eq!((table.doubloons()[0], table.place(0), table.turn()), (0, [-4, 4], 1));
    assert_eq!(table.ship(0).captain, None);
}

#[test]
fn the_dutchman_onto_both_fighters_sends_both_away() {
    let ships = json!([{"at": OCEAN, "cannonballs": 0}, {"at": OCEAN, "cannonballs": 0, "doubloons": 500},
        {"hand": ["flying_dutchman"]}]);
    let mut table =
        prepare(&json!({"ships": ships, "frames": [{"turn": "choose"}], "dutchman": [2, -2]}));
    table.act(0, Action::Attack(Target::Player(seat(1))));
    table.play(2, Play::FlyingDutchman(Heading::E));
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(0)) }, "the active player first");
    table.compass(Heading::E);
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(1)) });
    table.compass(Heading::W);
    assert_eq!((table.place(0), table.place(1), table.turn()), ([4, 0], [-4, 0], 1));
    assert_eq!(table.doubloons(), [0, 500, 0]);
}

#[test]
fn assassination_of_an_inspiring_captain_in_a_fight_silences_the_others() {
    let (inspiring, gunner) = (leader(Command::Inspiring, 0), leader(Command::Gunnery2, 0));
    let other = sailor(Skill::Powder, 0);
    let ships = json!([{"at": CITY, "cannonballs": 0, "captain": inspiring, "crew": [gunner, other],
        "parts": ["hold"]}, {"hand": ["assassination"]}, {}]);
    let mut table = attack(&ships, Target::Nation);
    table.act(1, Action::Pass);
    table.dice(3, 4);
    assert_eq!(table.view(0).totals, Some((9, 9)), "the gunner is heard");
    table.play(1, Play::Assassination(inspiring));
    assert_eq!(table.legal(0), [Action::Captain(gunner), Action::Captain(other)]);
    let mut quiet = table.clone();
    quiet.act(0, Action::Captain(other));
    assert_eq!((quiet.turn(), quiet.doubloons()[0]), (1, 0), "seven does not beat nine");
    table.act(0, Action::Captain(gunner));
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 6 }, "the gunner commands now");
}

#[test]
fn keelhaul_against_a_rum_mutiny() {
    let captain = plain(&[Skill::Scapegoat], &[Command::Thief]);
    let ships = json!([{"at": [3, 0], "rum": 0, "captain": captain, "hand": ["keelhaul"]}, {}, {}]);
    let mut table = prepare(&json!({"ships": ships}));
    table.compass(Heading::E);
    table.upkeep(Upkeep::TwoRum);
    assert_eq!(table.legal(0), [Action::Submit, Action::Play(Play::Keelhaul)]);
    table.play(0, Play::Keelhaul);
    assert_eq!(
        (table.ship(0).captain, table.ship(0).rum, table.turn()),
        (Some(captain), Some(0), 0)
    );
    table.act(0, Action::Pass);
    table.act(0, Action::Sail(Heading::W));
}

#[test]
fn a_second_mutiny_card_after_a_scapegoat() {
    let (goat, captain) = (sailor(Skill::Scapegoat, 0), plain(&[Skill::Scapegoat], &[]));
    let ships = json!([{"at": [3, 0], "captain": captain, "crew": [goat], "hand": ["raid"]},
        {"hand": ["mutiny"]}, {"hand": ["mutiny"]}]);
    let mut table = upkeep_window(&ships);
    table.act(0, Action::Pass);
    table.play(1, Play::Mutiny(seat(0)));
    table.act(0, Action::Scapegoat(goat));
    table.play(2, Play::Mutiny(seat(0)));
    assert_eq!(table.legal(0), [Action::Submit], "no second scapegoat, and only a raid in hand");
    assert_eq!(table.all_asked(), [0]);
    table.act(0, Action::Submit);
    table.compass(Heading::W);
    assert_eq!((table.place(0), table.turn(), table.ship(0).captain), ([-4, 0], 1, None));
}

#[test]
fn mercenaries_of_a_third_party_for_either_side_of_a_duel() {
    for (side, totals) in [(Side::Attacker, (6, 5)), (Side::Defender, (5, 6))] {
        let ships = json!([{"at": OCEAN, "cannonballs": 0}, {"at": OCEAN, "cannonballs": 0},
            {"hand": ["mercenaries", "raid"]}]);
        let mut table = attack(&ships, Target::Player(seat(1)));
        table.act(2, Action::Pass);
        table.dice(2, 3);
        table.dice(1, 4);
        table.play(2, Play::Mercenaries(side));
        assert_eq!(table.view(2).totals, Some(totals));
        table.act(2, Action::Pass);
        let winner = u8::from(side == Side::Defender);
        assert_eq!(table.chance(), Chance::Loot { seat: seat(winner), cards: 4 });
    }
}

#[test]
fn soldiers_against_the_active_player_and_raid_in_answer() {
    let ships = json!([{"at": CITY, "cannonballs": 0, "hand": ["raid"]}, {"hand": ["soldiers", "soldiers"]}, {}]);
    let mut table = attack(&ships, Target::Nation);
    table.close_window();
    table.dice(4, 5);
    table.act(0, Action::Pass);
    table.play(1, Play::Soldiers);
    assert_eq!(table.all_asked(), [0, 1], "all are asked again");
    table.play(0, Play::Raid);
    assert_eq!(table.view(0).totals, Some((11, 11)));
    table.play(1, Play::Soldiers);
    assert_eq!((table.turn(), table.doubloons()[0]), (1, 0), "nobody holds a card to answer with");
}

#[test]
fn scurvy_below_one_movement_still_leaves_one() {
    let ships =
        json!([{"at": [3, 0], "scurvy": 1, "parts": ["hold"]}, {"hand": ["scurvy", "scurvy"]}, {}]);
    let mut table = upkeep_window(&ships);
    table.play(1, Play::Scurvy(seat(0)));
    table.play(1, Play::Scurvy(seat(0)));
    assert_eq!((table.ship(0).scurvy, table.view(0).movement), (3, 1));
    table.act(0, Action::Sail(Heading::W));
    assert_eq!(table.turn(), 1);
}

#[test]
fn kop_12_the_quartermasters_seventh_card_goes_with_the_quartermaster() {
    let quartermaster = leader(Command::Quartermaster, 1);
    let crew = [plain(&[], &[Command::Quartermaster]), sailor(Skill::Loot, 0)];
    let maps = ["treasure_map"; 4];
    let ships = json!([{"captain": quartermaster, "crew": crew, "parts": ["hold"], "hand": maps},
        {"hand": ["assassination"]}, {}]);
    let mut table = prepare(
        &json!({"ships": ships, "deck": ["raid", "raid", "raid", "citrus", "citrus", "ambush", "ambush"]}),
    );
    assert_eq!(table.ship(0).hand.len(), 7);
    table.compass(Heading::E);
    table.play(1, Play::Assassination(quartermaster));
    table.act(0, Action::Captain(crew[0]));
    assert_eq!(table.top(), Frame::Excess(seat(0)), "once a new captain is chosen");
    assert_eq!(table.legal(0), [Card::TreasureMap, Card::Raid].map(Action::Discard));
    assert_eq!(table.rule(0, Action::Pass), "KOP-39", "first the card");
    table.act(0, Action::Discard(Card::Raid));
    assert_eq!(table.ship(0).hand.len(), 6);
    assert!(matches!(table.top(), Frame::Window(_)), "and the window goes on");
}

#[test]
fn kop_12_the_hand_limit_holds_on_anothers_turn_and_in_a_hideout_too() {
    let quartermaster = leader(Command::Quartermaster, 0);
    let seven = ["raid", "raid", "raid", "raid", "citrus", "citrus", "citrus"];
    let ships = json!([{"hand": ["mutiny"]}, {"captain": quartermaster, "hand": seven}, {}]);
    let mut table = upkeep_window(&ships);
    table.play(0, Play::Mutiny(seat(1)));
    table.submit();
    table.compass(Heading::W);
    assert_eq!((table.top(), table.asked()), (Frame::Excess(seat(1)), 1), "on red's turn");
    table.act(1, Action::Discard(Card::Citrus));
    assert_eq!((table.ship(1).hand.len(), table.turn()), (6, 0));
    let other = plain(&[], &[Command::Quartermaster, Command::Inspiring]);
    let ship = json!({"captain": quartermaster, "hand": seven});
    let mut table = prepare(&json!({"ships": [ship, {}, {}], "pirates": [other, 1],
        "frames": [{"turn": "sail"}]}));
    table.act(0, Action::Stop);
    table.close_window();
    table.act(0, Action::Dismiss(quartermaster));
    table.act(0, Action::Captain(other));
    assert_eq!(table.top(), Frame::Excess(seat(0)));
    table.act(0, Action::Discard(Card::Raid));
    assert_eq!(table.turn(), 1);
}

#[test]
fn scurvy_and_citrus_in_the_same_window_work_in_the_order_played() {
    let ships = json!([{"hand": ["citrus"], "scurvy": 1}, {"hand": ["scurvy"]}, {}]);
    let mut table = upkeep_window(&ships);
    table.play(0, Play::Citrus);
    table.play(1, Play::Scurvy(seat(0)));
    assert_eq!(table.ship(0).scurvy, 1);
}

#[test]
fn a_killed_powder_monkey_takes_its_cannonball_along() {
    let powder = sailor(Skill::Powder, 0);
    let ships = json!([{"at": CITY, "captain": plain(&[Skill::Powder], &[]), "crew": [powder]},
        {"hand": ["assassination"]}, {}]);
    let mut table = attack(&ships, Target::Nation);
    table.play(1, Play::Assassination(powder));
    table.dice(1, 1);
    assert_eq!(table.ship(0).cannonballs, Some(2));
    for _ in 0..2 {
        table.act(0, Action::Reroll(Dice::First));
        table.resolve(Outcome::Die(2));
    }
    assert_eq!(table.turn(), 1);
}

#[test]
fn ones_own_dutchman_card_in_movement_may_clear_the_way() {
    let ships = json!([{"at": [3, 0], "hand": ["flying_dutchman"]}, {}, {}]);
    let mut table =
        prepare(&json!({"ships": ships, "frames": [{"turn": "sail"}], "dutchman": [2, 0]}));
    table.play(0, Play::FlyingDutchman(Heading::W));
    table.act(0, Action::Sail(Heading::W));
    assert_eq!((table.place(0), table.turn()), ([2, 0], 1));
}

#[test]
fn ones_own_mutiny_ends_ones_own_turn() {
    let ships = json!([{"at": [3, 0], "hand": ["mutiny"]}, {}, {}]);
    let mut table = upkeep_window(&ships);
    table.play(0, Play::Mutiny(seat(0)));
    table.compass(Heading::E);
    assert_eq!((table.place(0), table.turn()), ([4, 0], 1));
}

#[test]
fn a_fight_whose_defender_is_blown_away_has_no_result() {
    // Only the defender can be hit alone when the attacker stands elsewhere:
    // never. Both share the hex, so the attacker's turn ends as well.
    let ships = json!([{"at": OCEAN, "cannonballs": 0}, {"at": OCEAN, "hand": ["flying_dutchman"],
        "doubloons": 300}, {}]);
    let mut table =
        prepare(&json!({"ships": ships, "frames": [{"turn": "choose"}], "dutchman": [2, -2]}));
    table.act(0, Action::Attack(Target::Player(seat(1))));
    let events = table.play(1, Play::FlyingDutchman(Heading::E));
    let haunted = events.iter().filter(|event| matches!(event, Event::Haunted { .. }));
    assert_eq!(haunted.count(), 2);
    table.compass(Heading::E);
    table.compass(Heading::E);
    assert_eq!((table.turn(), table.doubloons()), (1, vec![0, 300, 0]));
    assert!(!matches!(table.top(), Frame::Fight(_)));
}

#[test]
fn a_card_in_hand_is_no_reason_to_be_asked_twice() {
    let ships = json!([{"at": [3, 0], "hand": ["raid"]}, {"hand": ["raid"]}, {}]);
    let mut table = sailing(&ships);
    table.act(0, Action::Stop);
    assert_eq!(table.legal(0), [Action::Pass, Action::PassAll]);
    table.act(0, Action::Pass);
    table.act(1, Action::Pass);
    assert_eq!(table.turn(), 1);
    assert_eq!(table.ship(0).hand, [Card::Raid]);
}
