//! KOP-26 to KOP-38: each kind of card, when, by whom, and what it does.

use crate::prepare::{
    self, CITY, FORTRESS, OCEAN, Table, choosing, hand, leader, plain, prepare, sailing, sailor,
    seat,
};
use king_of_pirates::{
    Action, Card, Chance, Command, Event, Frame, Heading, Moment, Play, Side, Skill, Target,
};
use serde_json::{Value, json};

const EVERY: [Card; 12] = Card::ALL;

/// Red's window at some moment of its turn.
fn window(at: &str, ships: &Value) -> Table {
    let phase = if at == "upkeep" { "sail" } else { "arrive" };
    let window = prepare::window(at, ships);
    prepare(&json!({"ships": ships, "frames": [{"turn": phase}, window], "deck": []}))
}

/// Red attacks a city, blue and black look on; the window before the roll.
fn city(red: &[Card], blue: &[Card]) -> Table {
    let mut table = choosing(&json!([{"at": CITY, "cannonballs": 0, "hand": hand(red)},
        {"hand": hand(blue)}, {}]));
    table.act(0, Action::Attack(Target::Nation));
    table
}

/// Red attacks blue, black looks on.
fn duel(red: &[Card], blue: &[Card], black: &[Card]) -> Table {
    let ships = json!([{"at": OCEAN, "cannonballs": 0, "hand": hand(red)},
        {"at": OCEAN, "cannonballs": 0, "hand": hand(blue)}, {"hand": hand(black)}]);
    let mut table = prepare(&json!({"ships": ships, "frames": [{"turn": "choose"}], "deck": []}));
    table.act(0, Action::Attack(Target::Player(seat(1))));
    table
}

/// The kinds of cards that a seat may play now.
fn playable(table: &Table, number: u8) -> Vec<Card> {
    let mut cards: Vec<Card> = table
        .legal(number)
        .into_iter()
        .filter_map(|action| match action {
            Action::Play(play) => Some(play.card()),
            _ => None,
        })
        .collect();
    cards.dedup();
    cards
}

/// The kinds of cards that red may play: half of them in hand, then the others.
fn playable_of_all(changes: &Value, at: Option<[i8; 2]>) -> Vec<Card> {
    let halves = EVERY.chunks(6).flat_map(|half| {
        let mut ship = json!({"hand": half, "scurvy": 1, "captain": plain(&[Skill::Warded], &[])});
        if let Some(at) = at {
            ship["at"] = json!(at);
        }
        let mut changes = changes.clone();
        changes["ships"] = json!([ship, {}, {}]);
        changes["deck"] = json!([]);
        let mut table = prepare(&changes);
        if at.is_some() {
            table.act(0, Action::Attack(Target::Nation));
        }
        playable(&table, 0)
    });
    halves.collect()
}

#[test]
fn kop_26_the_letters_say_when() {
    let anytime = [Card::Scurvy, Card::Citrus, Card::Assassination, Card::FlyingDutchman];
    let with = |more: &[Card]| {
        let mut cards = [more, &anytime].concat();
        cards.sort_unstable();
        cards
    };
    let during = |frames: Value| playable_of_all(&json!({"frames": frames}), None);
    let window = |at: &str| json!({"window": {"at": at, "asked": [0]}});
    assert_eq!(during(json!([{"turn": "sail"}, window("upkeep")])), with(&[Card::Mutiny]));
    assert_eq!(during(json!([{"turn": "arrive"}, window("landed")])), anytime);
    assert_eq!(during(json!([{"turn": "sail"}])), with(&[Card::Tailwind]));
    let full = during(json!([{"turn": "discard"}]));
    assert_eq!(full, with(&[Card::Mutiny]), "upkeep: used before drawing");
    let fight = playable_of_all(&json!({"frames": [{"turn": "choose"}]}), Some(CITY));
    assert_eq!(fight, with(&[Card::Raid, Card::Mercenaries, Card::Soldiers]));
}

#[test]
fn kop_26_a_card_must_be_in_hand_and_goes_to_the_discards() {
    let mut table = sailing(&json!([{"hand": ["tailwind"]}, {}, {}]));
    assert_eq!(table.play_rule(0, Play::Citrus), "KOP-26");
    let before = table.view(1).discards[Card::Tailwind.index()];
    let events = table.play(0, Play::Tailwind);
    assert_eq!(events, [Event::Played { seat: seat(0), play: Play::Tailwind }]);
    assert_eq!(table.view(1).discards[Card::Tailwind.index()], before + 1);
    assert_eq!(table.play_rule(0, Play::Tailwind), "KOP-26", "only once");
}

#[test]
fn kop_26_a_card_is_resolved_before_the_next_is_played() {
    let ships = json!([{"at": [3, 0], "hand": ["mutiny"]}, {"captain": plain(&[Skill::Scapegoat], &[]),
        "hand": ["mutiny"]}, {}]);
    let mut table = window("upkeep", &ships);
    table.play(0, Play::Mutiny(seat(1)));
    assert_eq!(table.asked(), 1, "it holds a card, and red none any more");
    assert_eq!(table.play_rule(1, Play::Mutiny(seat(0))), "KOP-35", "first its own mutiny");
    table.act(1, Action::Submit);
    table.compass(Heading::E);
    table.play(1, Play::Mutiny(seat(0)));
}

#[test]
fn kop_27_ambush_gives_the_attacked_player_three() {
    let mut table = duel(&[Card::Ambush], &[Card::Ambush], &[Card::Ambush]);
    assert_eq!(table.play_rule(0, Play::Ambush), "KOP-27", "not for attackers");
    table.act(0, Action::Pass);
    table.play(1, Play::Ambush);
    assert_eq!(table.play_rule(2, Play::Ambush), "KOP-27", "nor for others");
    table.close_window();
    table.dice(3, 3);
    table.dice(2, 2);
    assert_eq!(table.view(0).totals, Some((6, 7)));
}

#[test]
fn kop_27_no_ambush_against_a_nation() {
    let mut table = city(&[Card::Ambush], &[Card::Ambush]);
    assert_eq!(table.play_rule(0, Play::Ambush), "KOP-27");
    table.act(0, Action::Pass);
    assert_eq!(table.play_rule(1, Play::Ambush), "KOP-27");
}

#[test]
fn kop_28_raid_gives_the_attacker_two() {
    let mut table = city(&[Card::Raid, Card::Raid], &[Card::Raid]);
    table.play(0, Play::Raid);
    assert_eq!(table.play_rule(1, Play::Raid), "KOP-28", "only attacking");
    table.act(1, Action::Pass);
    table.act(0, Action::Pass);
    table.dice(1, 4);
    assert_eq!(table.view(0).totals, Some((7, 9)), "after the roll too");
    table.play(0, Play::Raid);
    assert_eq!(table.view(0).totals, Some((9, 9)));
    table.act(1, Action::Pass);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 6 });
}

#[test]
fn kop_28_raid_against_a_player_and_not_in_defence() {
    let mut table = duel(&[Card::Raid], &[Card::Raid], &[]);
    table.play(0, Play::Raid);
    assert_eq!(table.play_rule(1, Play::Raid), "KOP-28");
    table.act(1, Action::Pass);
    table.dice(1, 1);
    table.dice(1, 2);
    assert_eq!(table.view(1).totals, Some((4, 3)));
}

#[test]
fn kop_29_assassination_kills_any_pirate_of_any_player() {
    let (captain, one, two) =
        (leader(Command::Gunnery2, 1), sailor(Skill::Sail, 0), sailor(Skill::Sail, 1));
    let ships = json!([{"hand": ["assassination", "assassination"]},
        {"captain": captain, "crew": [one, two], "parts": ["hold"]}, {}]);
    let mut table = window("landed", &ships);
    assert_eq!(
        table.play_rule(0, Play::Assassination(sailor(Skill::Hint, 0))),
        "KOP-29",
        "not aboard"
    );
    let events = table.play(0, Play::Assassination(captain));
    assert!(events.contains(&Event::Killed { seat: seat(1), pirate: captain }));
    assert_eq!(table.asked(), 1, "the owner chooses a captain");
    table.act(1, Action::Captain(two));
    assert_eq!(table.ship(1).captain, Some(two));
    table.play(0, Play::Assassination(two));
    assert_eq!((table.ship(1).captain, table.ship(1).crew.len()), (Some(one), 0), "no choice left");
}

#[test]
fn kop_29_the_last_pirate_killed_leaves_a_ship_that_sails_on() {
    let only = plain(&[Skill::Warded], &[]);
    let ships = json!([{"hand": ["assassination"], "captain": only, "at": [3, 0]}, {}, {}]);
    let mut table = sailing(&ships);
    table.play(0, Play::Assassination(only));
    assert_eq!(table.ship(0).captain, None);
    table.act(0, Action::Sail(Heading::W));
}

#[test]
fn kop_30_citrus_discards_all_ones_scurvy() {
    let mut table =
        sailing(&json!([{"hand": ["citrus"], "scurvy": 3, "parts": ["hold", "gun_deck"]},
        {"scurvy": 1}, {}]));
    assert_eq!(table.view(0).movement, 1);
    table.play(0, Play::Citrus);
    assert_eq!((table.ship(0).scurvy, table.ship(1).scurvy), (0, 1));
    assert_eq!(table.view(0).movement, 3, "at once");
}

#[test]
fn kop_30_citrus_needs_scurvy() {
    let mut table = sailing(&json!([{"hand": ["citrus"]}, {"scurvy": 1}, {}]));
    assert_eq!(table.play_rule(0, Play::Citrus), "KOP-30");
}

#[test]
fn kop_31_tailwind_is_for_ones_own_movement() {
    let ships =
        json!([{"at": [4, -1], "hand": ["tailwind", "tailwind"]}, {"hand": ["tailwind"]}, {}]);
    let mut table = sailing(&ships);
    table.play(0, Play::Tailwind);
    table.play(0, Play::Tailwind);
    assert_eq!(table.view(0).movement, 5);
    table.act(0, Action::Sail(Heading::W));
    table.act(0, Action::Stop);
    assert_eq!((table.asked(), table.play_rule(1, Play::Tailwind)), (1, "KOP-31"));
    let mut upkeep = window("upkeep", &ships);
    assert_eq!(upkeep.play_rule(0, Play::Tailwind), "KOP-31", "not in upkeep");
}

#[test]
fn kop_33_soldiers_give_a_nation_two() {
    for at in [CITY, FORTRESS] {
        let ships = json!([{"at": at, "cannonballs": 0}, {"hand": ["soldiers"]}, {}]);
        let mut table = choosing(&ships);
        table.act(0, Action::Attack(Target::Nation));
        assert_eq!(table.asked(), 1);
        table.play(1, Play::Soldiers);
        table.dice(6, 6);
        assert_eq!(table.turn(), u8::from(at == FORTRESS), "11 and 2 beat 12, 9 and 2 do not");
    }
}

#[test]
fn kop_33_no_soldiers_between_players_nor_outside_a_fight() {
    let mut table = duel(&[], &[], &[Card::Soldiers]);
    assert_eq!(table.play_rule(2, Play::Soldiers), "KOP-33");
    let mut table = window("landed", &json!([{"hand": ["soldiers"]}, {}, {}]));
    assert_eq!(table.play_rule(0, Play::Soldiers), "KOP-33");
}

#[test]
fn kop_34_scurvy_gives_any_player_a_token() {
    for (number, occasion) in [(0, "upkeep"), (1, "landed"), (2, "upkeep")] {
        let mut table = window(occasion, &json!([{"hand": ["scurvy"]}, {}, {}]));
        table.play(0, Play::Scurvy(seat(number)));
        let tokens: Vec<u8> = (0..3).map(|seat| table.ship(seat).scurvy).collect();
        assert_eq!(tokens.iter().sum::<u8>(), 1);
        assert_eq!(tokens[number as usize], 1);
    }
}

#[test]
fn kop_34_scurvy_counts_in_the_fight_that_goes_on() {
    let mut table = city(&[], &[Card::Scurvy]);
    table.act(1, Action::Pass);
    table.dice(4, 5);
    table.play(1, Play::Scurvy(seat(0)));
    assert_eq!((table.turn(), table.doubloons()[0]), (1, 0), "eight does not beat nine");
}

#[test]
fn kop_35_mutiny_is_for_upkeep_only() {
    let mut table = window("upkeep", &json!([{"hand": ["mutiny"]}, {}, {"at": [1, 0]}]));
    table.play(0, Play::Mutiny(seat(2)));
    table.compass(Heading::Nw);
    assert_eq!(table.place(2), [0, -4]);
    let mut table = window("landed", &json!([{"hand": ["mutiny"]}, {}, {}]));
    assert_eq!(table.play_rule(0, Play::Mutiny(seat(2))), "KOP-35");
    let mut table = sailing(&json!([{"hand": ["mutiny"]}, {}, {}]));
    assert_eq!(table.play_rule(0, Play::Mutiny(seat(2))), "KOP-35");
}

#[test]
fn kop_36_mercenaries_for_yourself() {
    let mut table = city(&[Card::Mercenaries], &[]);
    assert_eq!(table.play_rule(0, Play::Mercenaries(Side::Defender)), "KOP-36");
    table.play(0, Play::Mercenaries(Side::Attacker));
    table.dice(2, 6);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(0), cards: 6 });
    let mut table = duel(&[], &[Card::Mercenaries], &[]);
    assert_eq!(table.play_rule(1, Play::Mercenaries(Side::Attacker)), "KOP-36");
    table.play(1, Play::Mercenaries(Side::Defender));
    table.dice(1, 1);
    table.dice(1, 1);
    assert_eq!(table.chance(), Chance::Loot { seat: seat(1), cards: 4 }, "three beat two");
}

#[test]
fn kop_36_mercenaries_for_the_city_on_anothers_turn_but_not_for_a_fortress_or_a_ship() {
    let mut table = city(&[], &[Card::Mercenaries]);
    assert_eq!(table.play_rule(1, Play::Mercenaries(Side::Attacker)), "KOP-36");
    table.play(1, Play::Mercenaries(Side::Defender));
    table.dice(3, 6);
    assert_eq!(table.turn(), 1, "nine does not beat ten");
    let ships = json!([{"at": FORTRESS}, {"hand": ["mercenaries"]}, {}]);
    let mut table = choosing(&ships);
    table.act(0, Action::Attack(Target::Nation));
    for side in Side::ALL {
        assert_eq!(table.play_rule(1, Play::Mercenaries(side)), "KOP-36");
    }
}

#[test]
fn kop_36_no_mercenaries_outside_a_fight() {
    let mut table = window("landed", &json!([{"hand": ["mercenaries"]}, {}, {}]));
    assert_eq!(table.play_rule(0, Play::Mercenaries(Side::Attacker)), "KOP-36");
}

#[test]
fn kop_37_keelhaul_prevents_a_mutiny_and_serves_for_nothing_else() {
    let captain = plain(&[Skill::Scapegoat], &[]);
    let ships = json!([{"hand": ["mutiny", "keelhaul"]}, {"at": [1, 0], "captain": captain,
        "hand": ["keelhaul"]}, {}]);
    let mut table = window("upkeep", &ships);
    assert_eq!(table.play_rule(0, Play::Keelhaul), "KOP-37", "no mutiny yet");
    table.play(0, Play::Mutiny(seat(1)));
    assert_eq!(table.all_asked(), [0, 1]);
    assert_eq!(table.legal(1), [Action::Submit, Action::Play(Play::Keelhaul)]);
    let events = table.play(1, Play::Keelhaul);
    assert!(events.contains(&Event::MutinyPrevented { seat: seat(1), scapegoat: None }));
    assert_eq!((table.place(1), table.ship(1).captain), ([1, 0], Some(captain)));
    assert!(matches!(table.top(), Frame::Window(window) if window.at == Moment::Upkeep));
}

#[test]
fn kop_37_anybody_may_keelhaul_for_anybody() {
    let captain = plain(&[Skill::Scapegoat], &[]);
    for (keelhauls, hands) in [
        (0, [["mutiny", "keelhaul"], ["raid", "raid"], ["raid", "raid"]]),
        (2, [["mutiny", "raid"], ["raid", "raid"], ["keelhaul", "raid"]]),
    ] {
        let ships = json!([{"hand": hands[0]},
            {"at": [1, 0], "captain": captain, "hand": hands[1]}, {"hand": hands[2]}]);
        let mut table = window("upkeep", &ships);
        table.play(0, Play::Mutiny(seat(1)));
        assert_eq!(table.all_asked(), [0, 1, 2], "who holds keelhaul is not told");
        assert_eq!(table.legal(1), [Action::Submit]);
        table.act(1, Action::Submit);
        let events = table.play(keelhauls, Play::Keelhaul);
        assert!(events.contains(&Event::MutinyPrevented { seat: seat(1), scapegoat: None }));
        assert_eq!((table.place(1), table.ship(1).captain), ([1, 0], Some(captain)));
    }
}

#[test]
fn kop_37_it_happens_when_all_have_passed_and_the_victim_submits() {
    let ships = json!([{"hand": ["mutiny", "raid"]}, {"at": [1, 0], "captain": plain(&[], &[]),
        "hand": ["raid"]}, {"hand": ["raid"]}]);
    let mut table = window("upkeep", &ships);
    table.play(0, Play::Mutiny(seat(1)));
    assert_eq!(table.legal(2), [Action::Pass, Action::PassAll]);
    assert_eq!(table.rule(2, Action::Submit), "KOP-6", "it is not its crew");
    table.act(2, Action::Pass);
    table.act(1, Action::Submit);
    let events = table.act(0, Action::Pass);
    assert!(events.iter().any(|event| matches!(event, Event::Mutinied { .. })), "{events:?}");
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(1)) });
}

#[test]
fn kop_39_any_card_for_any_time_may_be_played_while_a_mutiny_looms() {
    let (captain, goat) =
        (plain(&[Skill::Scapegoat, Skill::Warded], &[]), sailor(Skill::Scapegoat, 0));
    let ships = json!([{"hand": ["mutiny"]}, {"at": [1, 0], "captain": captain, "crew": [goat]},
        {"hand": ["assassination", "mutiny", "scurvy"]}]);
    let mut table = window("upkeep", &ships);
    table.play(0, Play::Mutiny(seat(1)));
    assert_eq!(table.all_asked(), [1, 2], "the victim for its scapegoat");
    assert_eq!(playable(&table, 2), [Card::Scurvy, Card::Assassination]);
    assert_eq!(table.play_rule(2, Play::Mutiny(seat(0))), "KOP-35", "one mutiny at a time");
    table.act(1, Action::Submit);
    table.play(2, Play::Scurvy(seat(1)));
    assert_eq!(table.all_asked(), [1, 2], "after a card all are asked again");
    table.play(2, Play::Assassination(goat));
    assert_eq!(table.all_asked(), [2], "the scapegoat is dead");
}

#[test]
fn kop_38_the_dutchman_card_moves_it_where_you_like() {
    let ships = json!([{"hand": ["flying_dutchman"]}, {"at": [1, 0], "hand": ["raid"]}, {}]);
    let mut table = window("landed", &ships);
    assert_eq!(table.legal(0).len(), 2 + 6);
    table.play(0, Play::FlyingDutchman(Heading::E));
    assert_eq!(table.chance(), Chance::Compass { seat: Some(seat(1)) });
    table.compass(Heading::W);
    assert_eq!((table.ship(1).hand.len(), table.place(1)), (0, [-4, 0]));
}

#[test]
fn kop_38_off_the_board_it_returns_to_the_centre() {
    let ships = json!([{"hand": ["flying_dutchman"]}, {}, {}]);
    let mut table =
        prepare(&json!({"ships": ships, "dutchman": [4, -2], "frames": [{"turn": "sail"}]}));
    table.play(0, Play::FlyingDutchman(Heading::E));
    assert_eq!(<[i8; 2]>::from(table.position().dutchman), [0, 0]);
}
