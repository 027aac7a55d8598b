//! KOP-21.

use crate::prepare::{RED_CORNER, plain, prepare, sailing, sailor, seat};
use king_of_pirates::{Action, Chance, Event, Heading, Outcome, Part, Pile, Pirate, Skill, Target};
use serde_json::{Value, json};

/// Red in its corner, about to stop, with these pirates next in the deck.
fn stopping(ship: &Value, pirates: &[Pirate]) -> crate::prepare::Table {
    prepare(&json!({"ships": [ship, {}, {}], "pirates": pirates, "frames": [{"turn": "sail"}]}))
}

fn deck() -> Vec<Pirate> {
    let kinds = [Skill::Loot, Skill::Hint, Skill::Powder, Skill::Gunnery];
    kinds.map(|skill| sailor(skill, 0)).to_vec()
}

#[test]
fn kop_21_scurvy_goes_and_stores_are_filled_up() {
    let mut table = stopping(&json!({"scurvy": 3, "rum": 0, "cannonballs": 0}), &[]);
    // No pirates in the deck: those thrown away are shuffled.
    table.act(0, Action::Stop);
    assert_eq!(table.ship(0).scurvy, 0);
    assert_eq!(table.chance(), Chance::Pirates { cards: 20 });
    table.resolve(Outcome::Pirates(Pirate::all().collect()));
    table.act(0, Action::Dismiss(Pirate::new(0).unwrap()));
    table.act(0, Action::Captain(Pirate::new(2).unwrap()));
    let ship = table.ship(0);
    assert_eq!((ship.rum, ship.cannonballs), (Some(5), Some(3)), "with rum and powder aboard");
}

#[test]
fn kop_21_draws_empty_berths_and_one_more_keeps_what_fits() {
    let deck = deck();
    let mut table = stopping(&json!({}), &deck);
    let events = table.act(0, Action::Stop);
    let mut drawn = deck[..3].to_vec();
    drawn.sort_unstable();
    assert!(events.contains(&Event::Hired { seat: seat(0), pirates: drawn.clone() }), "{events:?}");
    let rule = table.rule(0, Action::Captain(drawn[0]));
    assert_eq!(rule, "KOP-21", "somebody has to go first");
    assert_eq!(table.rule(0, Action::Dismiss(deck[3])), "KOP-21", "not drawn");
    table.act(0, Action::Dismiss(drawn[0]));
    assert_eq!(table.rule(0, Action::Captain(drawn[0])), "KOP-21", "let go");
    table.act(0, Action::Captain(drawn[2]));
    assert_eq!((table.ship(0).captain, table.ship(0).crew[0]), (Some(drawn[2]), drawn[1]));
    assert_eq!(table.turn(), 1);
}

#[test]
fn kop_21_anybody_may_be_let_go_and_berths_may_stay_empty() {
    let deck = deck();
    let (old, mate) = (sailor(Skill::Sail, 0), sailor(Skill::Sail, 1));
    let mut table = stopping(&json!({"captain": old, "crew": [mate]}), &deck);
    table.act(0, Action::Stop);
    table.act(0, Action::Dismiss(deck[0]));
    assert!(table.may(0, Action::Captain(mate)), "the crew fits now");
    table.act(0, Action::Dismiss(old));
    let mut alone = table.clone();
    alone.act(0, Action::Captain(mate));
    assert_eq!((alone.ship(0).captain, alone.ship(0).crew.len()), (Some(mate), 0));
    let events = table.act(0, Action::Dismiss(mate));
    let ready = |event: &Event| matches!(event, Event::Refitted { captain: None, .. });
    assert!(events.iter().any(ready), "nobody is left to choose: {events:?}");
    assert_eq!((table.ship(0).captain, table.ship(0).crew.len(), table.turn()), (None, 0, 1));
}

#[test]
fn kop_21_cards_come_before_the_hideout() {
    let ship = json!({"scurvy": 1, "rum": 0, "hand": ["raid"]});
    let mut table = stopping(&ship, &deck());
    table.act(0, Action::Stop);
    assert_eq!((table.all_asked(), table.ship(0).rum), (vec![0], Some(0)));
    assert_eq!(table.rule(0, Action::Hire), "KOP-21");
    table.close_window();
    assert_eq!((table.ship(0).scurvy, table.view(0).ships[0].drawn.len()), (0, 3));
}

#[test]
fn kop_21_a_full_crew_meets_one_pirate_and_may_rearrange() {
    let deck = deck();
    let (old, mate) = (sailor(Skill::Sail, 0), sailor(Skill::Sail, 1));
    let mut table = stopping(&json!({"captain": old, "crew": [mate]}), &deck);
    table.act(0, Action::Stop);
    table.act(0, Action::Dismiss(old));
    table.act(0, Action::Captain(deck[0]));
    assert_eq!((table.ship(0).captain, table.ship(0).crew[0]), (Some(deck[0]), mate));
}

#[test]
fn kop_21_staying_in_a_hideout_counts_as_ending_there_and_passing_through_does_not() {
    let ship = json!({"at": [3, 0], "rum": 1, "scurvy": 0, "parts": ["hold", "gun_deck"]});
    let mut table =
        prepare(&json!({"ships": [ship, {}, {}], "pirates": deck(), "frames": [{"turn": "sail"}]}));
    table.act(0, Action::Sail(Heading::E));
    assert_eq!(table.place(0), RED_CORNER);
    table.act(0, Action::Sail(Heading::W));
    table.act(0, Action::Stop);
    assert_eq!((table.ship(0).rum, table.turn()), (Some(1), 1));
}

#[test]
fn kop_21_parts_cost_2500_each_and_come_before_the_pirates() {
    let deck = deck();
    let ship = json!({"doubloons": 5_100, "rum": 0, "cannonballs": 0});
    let mut table = stopping(&ship, &deck);
    table.act(0, Action::Stop);
    let offers = [Action::Buy(Part::Hold), Action::Buy(Part::GunDeck), Action::Hire];
    assert_eq!(table.legal(0), offers);
    table.act(0, Action::Buy(Part::Hold));
    assert_eq!(table.rule(0, Action::Buy(Part::Hold)), "KOP-21", "one of each");
    table.act(0, Action::Buy(Part::GunDeck));
    assert_eq!(table.doubloons()[0], 100);
    // Four berths: five are drawn, but the deck has four and the discards the rest.
    assert_eq!(table.chance(), Chance::Pirates { cards: 16 });
    let left: Vec<Pirate> = Pirate::all().filter(|pirate| !deck.contains(pirate)).collect();
    let events = table.resolve(Outcome::Pirates(left.iter().copied().collect()));
    assert!(events.contains(&Event::Shuffled { pile: Pile::Pirates, cards: 16 }));
    table.act(0, Action::Dismiss(left[0]));
    table.act(0, Action::Captain(deck[0]));
    let ship = table.ship(0);
    assert_eq!((ship.crew.len(), ship.rum, ship.cannonballs), (3, Some(6), Some(4)));
}

#[test]
fn kop_21_the_worked_example() {
    // Two scurvy; the hold is bought; one aboard, so three berths leave two
    // empty and three pirates are drawn; six rum and a seventh, two balls.
    let (aboard, cooper) = (sailor(Skill::Sail, 0), sailor(Skill::Rum, 0));
    let pirates = [cooper, sailor(Skill::Loot, 0), sailor(Skill::Loot, 1), sailor(Skill::Duel, 0)];
    let ship = json!({"scurvy": 2, "doubloons": 2_500, "captain": aboard, "rum": 0,
        "cannonballs": 1});
    let mut table = stopping(&ship, &pirates);
    table.act(0, Action::Stop);
    assert_eq!(table.ship(0).scurvy, 0);
    table.act(0, Action::Buy(Part::Hold));
    assert_eq!(table.view(0).ships[0].drawn.len(), 3);
    table.act(0, Action::Dismiss(pirates[1]));
    table.act(0, Action::Captain(cooper));
    let ship = table.ship(0);
    assert_eq!((ship.doubloons, ship.rum, ship.cannonballs), (0, Some(7), Some(2)));
}

#[test]
fn kop_21_too_few_doubloons_buy_nothing() {
    let mut table = stopping(&json!({"doubloons": 2_500}), &deck());
    table.act(0, Action::Stop);
    let mut bought = table.clone();
    bought.act(0, Action::Buy(Part::GunDeck));
    assert_eq!(bought.rule(0, Action::Buy(Part::Hold)), "KOP-21", "all spent, pirates are drawn");
    table.act(0, Action::Hire);
    assert_eq!(table.rule(0, Action::Buy(Part::Hold)), "KOP-21", "too late");
    let mut poor = stopping(&json!({"doubloons": 2_400}), &deck());
    poor.act(0, Action::Stop);
    assert_eq!(poor.rule(0, Action::Hire), "KOP-21", "nobody asked");
}

#[test]
fn kop_21_when_there_are_no_more_pirates_the_crew_is_what_there_is() {
    // Blue, black and the others hold all but one.
    let all: Vec<Pirate> = Pirate::all().collect();
    let ships = json!([{}, {"captain": all[0], "crew": &all[1..4], "parts": ["hold", "gun_deck"]},
        {"captain": all[4], "crew": &all[5..8], "parts": ["hold", "gun_deck"]},
        {"captain": all[8], "crew": &all[9..12], "parts": ["hold", "gun_deck"]},
        {"captain": all[12], "crew": &all[13..16], "parts": ["hold", "gun_deck"]},
        {"captain": all[16], "crew": &all[17..19], "parts": ["hold", "gun_deck"]}]);
    let mut table =
        prepare(&json!({"ships": ships, "pirates": [19], "frames": [{"turn": "sail"}]}));
    table.act(0, Action::Stop);
    assert_eq!(table.legal(0), [Action::Captain(all[19]), Action::Dismiss(all[19])]);
    table.act(0, Action::Captain(all[19]));
    assert_eq!((table.ship(0).captain, table.turn()), (Some(all[19]), 1));
}

#[test]
fn kop_21_nothing_of_this_elsewhere() {
    let captain = plain(&[], &[]);
    let mut table =
        sailing(&json!([{"at": [3, 0], "doubloons": 9_000, "captain": captain}, {}, {}]));
    for action in
        [Action::Buy(Part::Hold), Action::Hire, Action::Dismiss(captain), Action::Captain(captain)]
    {
        assert_eq!(table.rule(0, action), "KOP-21");
    }
    assert_eq!(table.rule(0, Action::Attack(Target::Nation)), "KOP-20");
}
