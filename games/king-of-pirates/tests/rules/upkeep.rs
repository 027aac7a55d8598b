//! KOP-12 to KOP-16.

use crate::prepare::{leader, plain, prepare, seat};
use game_testing::english_log;
use king_of_pirates::{
    Action, Card, Chance, Command, Event, Frame, Heading, KingOfPirates, Moment, Outcome, Pile,
    Play, Upkeep,
};
use serde_json::json;

#[test]
fn kop_12_two_cards_are_drawn() {
    let mut table = prepare(&json!({"deck": ["raid", "citrus", "ambush"]}));
    assert_eq!(table.ship(0).hand, [Card::Raid, Card::Citrus]);
    assert_eq!(table.position().deck, [Card::Ambush]);
    assert_eq!(table.chance(), Chance::Compass { seat: None });
    table.compass(Heading::E);
}

#[test]
fn kop_12_at_most_six_so_room_is_made_before_drawing() {
    let hand = ["raid", "raid", "raid", "raid", "tailwind"];
    let mut table = prepare(&json!({"ships": [{"hand": hand}, {}, {}]}));
    assert_eq!(table.asked(), 0);
    assert_eq!(table.rule(0, Action::Discard(Card::Citrus)), "KOP-26", "not in hand");
    let events = table.act(0, Action::Discard(Card::Tailwind));
    assert!(events.contains(&Event::Discarded { seat: seat(0), card: Card::Tailwind }));
    assert_eq!(table.ship(0).hand.len(), 6);
    let mut table = prepare(&json!({"ships": [{"hand": &hand[..4]}, {}, {}]}));
    assert_eq!(table.ship(0).hand.len(), 6, "four and two fit");
    table.compass(Heading::E);
    assert_eq!(table.rule(0, Action::Discard(Card::Raid)), "KOP-12", "not now");
}

#[test]
fn kop_12_a_card_may_be_used_instead_of_discarded() {
    let hand = ["raid", "raid", "raid", "raid", "mutiny"];
    let mut table = prepare(&json!({"ships": [{"hand": hand}, {}, {}]}));
    assert_eq!(table.play_rule(0, Play::Raid), "KOP-28");
    table.play(0, Play::Mutiny(seat(1)));
    table.submit();
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(1)) });
    table.compass(Heading::W);
    assert_eq!(table.place(1), [-4, 0]);
    assert_eq!(table.ship(0).hand.len(), 6, "and now two are drawn");
}

#[test]
fn kop_12_an_empty_deck_is_shuffled_from_its_discards() {
    let mut table = prepare(&json!({"deck": ["raid"], "ships": [{"hand": ["citrus"]}, {}, {}]}));
    assert_eq!(table.ship(0).hand, [Card::Raid, Card::Citrus], "one is there");
    assert_eq!(table.chance(), Chance::Actions { cards: 50 });
    let mut order: Vec<Card> = table
        .view(1)
        .discards
        .iter()
        .enumerate()
        .flat_map(|(kind, &count)| std::iter::repeat_n(Card::ALL[kind], count as usize))
        .collect();
    order.rotate_left(13);
    let events = table.resolve(Outcome::Actions(order.iter().copied().collect()));
    assert_eq!(events[0], Event::Shuffled { pile: Pile::Actions, cards: 50 });
    assert!(table.ship(0).hand.contains(&order[0]), "next first");
    assert_eq!(table.position().deck, &order[1..]);
}

#[test]
fn kop_12_the_log_counts_what_is_shuffled() {
    let view = prepare(&json!({})).view(0);
    let says = |pile, cards| {
        english_log::<KingOfPirates>(&view, &[Event::Shuffled { pile, cards }]).concat()
    };
    assert_eq!(says(Pile::Actions, 1), "1 action card is shuffled.");
    assert_eq!(says(Pile::Actions, 2), "2 action cards are shuffled.");
    assert_eq!(says(Pile::Pirates, 1), "1 pirate is shuffled.");
    assert_eq!(says(Pile::Pirates, 2), "2 pirates are shuffled.");
}

#[test]
fn kop_12_only_the_discards_themselves_are_shuffled() {
    let mut table = prepare(&json!({"deck": []}));
    assert_eq!(table.chance(), Chance::Actions { cards: 52 });
    let wrong = table.bad_fate(Outcome::Actions(std::iter::repeat_n(Card::Raid, 52).collect()));
    assert!(wrong.contains("52 discarded"), "{wrong}");
}

#[test]
fn kop_13_the_compass_moves_the_dutchman_one_hex() {
    let mut table = prepare(&json!({}));
    table.compass(Heading::Nw);
    assert_eq!(<[i8; 2]>::from(table.position().dutchman), [0, -1]);
}

#[test]
fn kop_13_off_the_board_it_returns_to_the_centre() {
    let mut table = prepare(&json!({"dutchman": [4, -1]}));
    table.compass(Heading::E);
    assert_eq!(<[i8; 2]>::from(table.position().dutchman), [0, 0]);
}

#[test]
fn kop_14_no_upkeep_die_in_a_hideout() {
    let mut table = prepare(&json!({}));
    table.compass(Heading::E);
    assert_eq!(table.asked(), 0);
    assert_eq!(table.ship(0).rum, Some(4));
}

#[test]
fn kop_14_scurvy_or_one_rum_or_two() {
    let faces = [(Upkeep::Scurvy, (1, 4)), (Upkeep::OneRum, (0, 3)), (Upkeep::TwoRum, (0, 2))];
    for (face, left) in faces {
        let mut table = prepare(&json!({"ships": [{"at": [3, 0]}, {}, {}]}));
        table.compass(Heading::E);
        assert_eq!(table.chance(), Chance::Upkeep { seat: seat(0) });
        table.upkeep(face);
        assert_eq!((table.ship(0).scurvy, table.ship(0).rum.unwrap()), left);
        assert_eq!(table.asked(), 0);
    }
}

#[test]
fn kop_14_too_little_rum_is_all_lost_and_there_is_a_mutiny() {
    for (rum, face) in [(0, Upkeep::OneRum), (1, Upkeep::TwoRum), (0, Upkeep::TwoRum)] {
        let captain = plain(&[king_of_pirates::Skill::Scapegoat], &[]);
        let ship = json!({"at": [3, 0], "rum": rum, "captain": captain});
        let mut table = prepare(&json!({"ships": [ship, {}, {}]}));
        table.compass(Heading::E);
        table.upkeep(face);
        assert_eq!(table.ship(0).rum, Some(0));
        table.act(0, Action::Submit);
        assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(0)) });
        table.compass(Heading::Ne);
        assert_eq!((table.place(0), table.ship(0).captain, table.turn()), ([4, -4], None, 1));
    }
    let mut table = prepare(&json!({"ships": [{"at": [3, 0], "rum": 2}, {}, {}]}));
    table.compass(Heading::E);
    table.upkeep(Upkeep::TwoRum);
    assert_eq!(table.turn(), 0, "two are enough for two");
}

#[test]
fn kop_15_a_thief_steals_up_to_200_from_one_player() {
    let thief = leader(Command::Thief, 0);
    let ships = json!([{"captain": thief}, {"doubloons": 900}, {"doubloons": 100}]);
    let mut table = prepare(&json!({"ships": ships}));
    assert_eq!(table.legal(0), [Action::Steal(seat(1)), Action::Steal(seat(2)), Action::Spare]);
    assert_eq!(table.rule(0, Action::Steal(seat(0))), "KOP-15");
    let mut other = table.clone();
    table.act(0, Action::Steal(seat(1)));
    assert_eq!(table.doubloons(), [200, 700, 100]);
    table.compass(Heading::E);
    assert_eq!(table.rule(0, Action::Steal(seat(1))), "KOP-15", "once");
    other.act(0, Action::Steal(seat(2)));
    assert_eq!(other.doubloons(), [100, 900, 0], "at most what it has");
}

#[test]
fn kop_15_a_thief_steals_before_or_after_the_dice() {
    let ship = json!({"captain": leader(Command::Thief, 0), "at": [3, 0]});
    let table = prepare(&json!({"ships": [ship, {"doubloons": 900}, {}]}));
    let mut before = table.clone();
    before.act(0, Action::Steal(seat(1)));
    before.compass(Heading::E);
    before.upkeep(Upkeep::OneRum);
    assert!(matches!(before.top(), Frame::Window(_)), "it has stolen");
    let mut after = table;
    after.act(0, Action::Spare);
    after.compass(Heading::E);
    after.upkeep(Upkeep::OneRum);
    after.act(0, Action::Steal(seat(1)));
    assert_eq!((before.doubloons(), after.doubloons()), (vec![200, 700, 0], vec![200, 700, 0]));
}

#[test]
fn kop_15_what_was_stolen_before_the_dice_stays_stolen() {
    let ship = json!({"captain": leader(Command::Thief, 0), "at": [2, 0]});
    let ships = json!([ship, {"doubloons": 900}, {}]);
    let mut table = prepare(&json!({"ships": ships, "dutchman": [1, 0]}));
    table.act(0, Action::Steal(seat(1)));
    table.compass(Heading::E);
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(0)) }, "the Dutchman");
    assert_eq!(table.doubloons(), [200, 700, 0]);
}

#[test]
fn kop_15_a_thief_steals_while_room_is_made_in_the_hand_too() {
    let hand = ["raid", "raid", "raid", "raid", "tailwind"];
    let ship = json!({"captain": leader(Command::Thief, 0), "hand": hand});
    let mut table = prepare(&json!({"ships": [ship, {"doubloons": 900}, {}]}));
    assert!(table.may(0, Action::Discard(Card::Raid)));
    table.act(0, Action::Steal(seat(1)));
    assert_eq!(table.rule(0, Action::Steal(seat(1))), "KOP-15", "once");
    assert_eq!(table.rule(0, Action::Spare), "KOP-15", "a card has to go");
    table.act(0, Action::Discard(Card::Raid));
    assert_eq!(table.chance(), Chance::Compass { seat: None }, "and not asked again");
}

#[test]
fn kop_15_a_thief_may_spare_and_finds_nobody_poor() {
    let thief = leader(Command::Thief, 0);
    let ships = json!([{"captain": thief}, {"doubloons": 100}, {}]);
    let mut table = prepare(&json!({"ships": ships}));
    assert_eq!(table.rule(0, Action::Steal(seat(2))), "KOP-15", "nothing to steal");
    table.act(0, Action::Spare);
    table.compass(Heading::E);
    table.act(0, Action::Spare);
    assert_eq!(table.doubloons(), [0, 100, 0]);
    let mut table = prepare(&json!({"ships": [{"captain": thief}, {}, {}]}));
    table.compass(Heading::E);
    assert!(matches!(table.top(), Frame::Window(_)), "nobody has any");
}

#[test]
fn kop_15_a_thief_who_is_no_captain_steals_nothing() {
    let ships = json!([{"captain": plain(&[], &[Command::Thief, Command::Inspiring]),
        "crew": [leader(Command::Thief, 1)]}, {"doubloons": 900}, {}]);
    let mut table = prepare(&json!({"ships": ships}));
    table.compass(Heading::E);
    assert_eq!(table.rule(0, Action::Steal(seat(1))), "KOP-15");
}

#[test]
fn kop_16_a_window_opens_before_movement_begins() {
    let ships = json!([{}, {"hand": ["mutiny"]}, {"hand": ["raid"]}]);
    let mut table = prepare(&json!({"ships": ships}));
    table.compass(Heading::E);
    let Frame::Window(window) = table.top() else { panic!("a window") };
    assert_eq!(window.at, Moment::Upkeep);
    assert_eq!(table.all_asked(), [0, 1, 2]);
    assert_eq!(table.rule(0, Action::Sail(Heading::W)), "KOP-17", "not yet");
    table.act(0, Action::Pass);
    assert!(table.may(1, Action::Play(Play::Mutiny(seat(0)))));
    table.act(1, Action::Pass);
    assert_eq!(table.legal(2), [Action::Pass, Action::PassAll], "raid is for fights");
    table.act(2, Action::Pass);
    table.act(0, Action::Sail(Heading::W));
}
