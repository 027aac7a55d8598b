//! KOP-39 and KOP-40.

use crate::prepare::{CITY, OCEAN, Table, choosing, plain, prepare, sailing, sailor, seat, window};
use game::{FastRng, Game, Viewer};
use game_testing::english_log;
use king_of_pirates::{Action, Card, Event, Frame, KingOfPirates, Moment, Play, Skill, Target};
use serde_json::{Value, json};

fn upkeep_window(ships: &Value) -> Table {
    let window = window("upkeep", ships);
    prepare(&json!({"ships": ships, "frames": [{"turn": "sail"}, window]}))
}

fn moment(table: &Table) -> Option<Moment> {
    match table.top() {
        Frame::Window(window) => Some(window.at),
        _ => None,
    }
}

#[test]
fn kop_39_windows_open_at_the_four_moments() {
    let ships = json!([{"at": CITY, "hand": ["raid"], "cannonballs": 0, "rum": 4}, {}, {}]);
    let mut table = prepare(&json!({"ships": ships}));
    table.compass(king_of_pirates::Heading::E);
    table.upkeep(king_of_pirates::Upkeep::OneRum);
    let mut seen = vec![moment(&table)];
    table.act(0, Action::Pass);
    table.act(0, Action::Stop);
    seen.push(moment(&table));
    table.act(0, Action::Pass);
    table.act(0, Action::Attack(Target::Nation));
    seen.push(moment(&table));
    table.act(0, Action::Pass);
    table.dice(1, 1);
    seen.push(moment(&table));
    table.act(0, Action::Pass);
    let moments = [Moment::Upkeep, Moment::Landed, Moment::Before, Moment::After];
    assert_eq!(seen, moments.map(Some));
    assert_eq!(table.turn(), 1);
}

#[test]
fn kop_39_all_who_hold_cards_are_asked_at_the_same_time() {
    let ships = json!([{"hand": ["scurvy"]}, {"hand": ["scurvy", "raid"]}, {"hand": ["raid"]}]);
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let mut table = upkeep_window(&ships);
        assert_eq!(table.all_asked(), [0, 1, 2]);
        for (answers, seat) in order.into_iter().enumerate() {
            assert!(matches!(table.top(), Frame::Window(_)), "after {answers} passes");
            table.act(seat, Action::Pass);
            assert!(!table.may(seat, Action::Pass), "nobody passes twice");
        }
        assert_eq!(table.top(), Frame::Turn(king_of_pirates::Phase::Sail));
        assert_eq!(table.rule(0, Action::Pass), "KOP-39", "the window has closed");
    }
}

#[test]
fn kop_39_after_a_card_everybody_who_holds_one_is_asked_again() {
    let ships = json!([{"hand": ["scurvy"]}, {"hand": ["scurvy", "raid"]}, {"hand": ["scurvy"]}]);
    let mut table = upkeep_window(&ships);
    table.act(2, Action::Pass);
    table.act(0, Action::Pass);
    assert_eq!(table.all_asked(), [1]);
    table.play(1, Play::Scurvy(seat(2)));
    assert_eq!(table.all_asked(), [0, 1, 2], "who played it too, for it holds another");
    table.play(2, Play::Scurvy(seat(1)));
    assert_eq!(table.all_asked(), [0, 1], "seat 2 has no card left");
}

#[test]
fn kop_39_cards_take_effect_in_the_order_in_which_they_are_played() {
    let ships =
        json!([{"hand": ["citrus", "raid"], "scurvy": 1}, {"hand": ["scurvy", "raid"]}, {}]);
    for (first, scurvy) in [(0, 1), (1, 0)] {
        let mut table = upkeep_window(&ships);
        let plays = [Play::Citrus, Play::Scurvy(seat(0))];
        table.play(first, plays[usize::from(first)]);
        table.play(1 - first, plays[usize::from(1 - first)]);
        assert_eq!(table.ship(0).scurvy, scurvy, "seat {first} was faster");
    }
}

/// Neither passes nor closed windows fill the log: what follows says that nobody played a card.
#[test]
fn kop_39_the_log_says_neither_who_passed_nor_that_a_window_has_closed() {
    let mut table = upkeep_window(&json!([{"hand": ["raid"]}, {"hand": ["raid"]}, {}]));
    let line = |table: &Table, event: &Event| {
        english_log::<KingOfPirates>(&table.view(0), std::slice::from_ref(event)).concat()
    };
    let first = table.act(1, Action::Pass);
    assert_eq!(first, [Event::Passed { seat: seat(1), all: false }]);
    assert_eq!(line(&table, &first[0]), "");
    let last = table.act(0, Action::PassAll);
    assert_eq!(last[1..], [Event::WindowClosed { at: Moment::Upkeep }]);
    assert_eq!(line(&table, &last[1]), "");
    let mut nobody = sailing(&json!([{"at": [3, 0]}, {}, {}]));
    let events = nobody.act(0, Action::Stop);
    let closed = |event: &Event| matches!(event, Event::WindowClosed { .. });
    assert!(!events.iter().any(closed), "nobody was asked: {events:?}");
}

#[test]
fn kop_39_a_seat_without_cards_is_not_asked_and_that_is_public() {
    let table = upkeep_window(&json!([{}, {}, {"hand": ["raid"]}]));
    assert_eq!(table.asked(), 2, "although a raid cannot be played now");
    let mut nobody = prepare(&json!({"frames": [{"turn": "upkeep"}]}));
    assert_eq!(nobody.top(), Frame::Turn(king_of_pirates::Phase::Sail), "no window at all");
    assert_eq!(nobody.rule(0, Action::Pass), "KOP-39");
}

#[test]
fn kop_39_pass_all_lasts_for_the_turn() {
    let ships = json!([{"at": [3, 0]}, {"hand": ["scurvy"]}, {"hand": ["scurvy"]}]);
    let mut table = upkeep_window(&ships);
    let events = table.act(1, Action::PassAll);
    assert_eq!(events, [Event::Passed { seat: seat(1), all: true }]);
    table.play(2, Play::Scurvy(seat(1)));
    assert_eq!(table.asked(), 0, "nobody with a card is left who did not pass for the turn");
    table.act(0, Action::Stop);
    assert_eq!(table.turn(), 1);
    assert!(table.position().passing.is_empty(), "and it ends with the turn");
}

#[test]
fn kop_39_who_is_attacked_is_asked_again_all_the_same() {
    let ships = json!([{"at": OCEAN}, {"at": OCEAN, "hand": ["ambush"]}, {"hand": ["raid"]}]);
    let mut table = upkeep_window(&ships);
    table.act(1, Action::PassAll);
    table.act(2, Action::PassAll);
    table.act(0, Action::Stop);
    table.act(0, Action::Attack(Target::Player(seat(1))));
    assert_eq!(table.asked(), 1);
    table.play(1, Play::Ambush);
}

#[test]
fn kop_39_a_victim_is_asked_even_if_it_passes_for_the_turn() {
    let goat = sailor(Skill::Scapegoat, 0);
    let ships =
        json!([{"hand": ["mutiny"]}, {"captain": goat, "hand": ["raid"]}, {"hand": ["mutiny"]}]);
    let mut table = upkeep_window(&ships);
    table.act(0, Action::Pass);
    table.act(1, Action::PassAll);
    table.play(2, Play::Mutiny(seat(1)));
    assert_eq!(table.all_asked(), [0, 1]);
    assert_eq!(table.rule(1, Action::Pass), "KOP-39", "to submit is not to pass");
}

#[test]
fn kop_39_the_active_player_plays_at_any_point_of_its_movement() {
    let ships = json!([{"at": [3, 0], "parts": ["hold"], "hand": ["scurvy", "scurvy", "tailwind"]}, {}, {}]);
    let mut table = sailing(&ships);
    table.play(0, Play::Scurvy(seat(1)));
    table.act(0, Action::Sail(king_of_pirates::Heading::W));
    table.play(0, Play::Scurvy(seat(2)));
    table.act(0, Action::Sail(king_of_pirates::Heading::Se));
    table.play(0, Play::Tailwind);
    table.act(0, Action::Sail(king_of_pirates::Heading::Sw));
    assert_eq!(table.place(0), [1, 2]);
}

/// Prompts do not leak: other hands of the same size ask the same seats.
#[test]
fn kop_39_who_is_asked_does_not_depend_on_what_is_held() {
    for cards in [["raid", "raid"], ["keelhaul", "mutiny"], ["ambush", "citrus"]] {
        let ships = json!([{"at": OCEAN, "cannonballs": 0}, {"at": OCEAN, "cannonballs": 0, "hand": cards}, {"hand": cards}]);
        let mut table = choosing(&ships);
        table.act(0, Action::Attack(Target::Player(seat(1))));
        assert_eq!(table.all_asked(), [1, 2]);
    }
}

#[test]
fn kop_40_a_view_shows_ones_own_hand_and_counts_of_the_others() {
    let ships = json!([{"hand": ["raid", "ambush"]}, {"hand": ["mutiny"], "doubloons": 300,
        "captain": plain(&[], &[])}, {}]);
    let table = upkeep_window(&ships);
    let (red, blue) = (table.view(0), table.view(1));
    assert_eq!(red.hand, [Card::Raid, Card::Ambush]);
    assert_eq!(blue.hand, [Card::Mutiny]);
    let counts =
        |view: &king_of_pirates::View| view.ships.iter().map(|ship| ship.cards).collect::<Vec<_>>();
    assert_eq!((counts(&red), counts(&blue)), (vec![2, 1, 0], vec![2, 1, 0]));
    let spectator = table.state().view(Viewer::Spectator);
    assert!(spectator.hand.is_empty());
    assert_eq!((spectator.ships[1].doubloons, spectator.ships[1].crew.len()), (300, 1));
    assert_eq!(spectator.deck, 5);
    assert_eq!(red.discards, spectator.discards);
}

#[test]
fn kop_40_face_down_tiles_are_hidden_and_face_up_ones_are_not() {
    let tiles = json!([{"at": OCEAN, "tile": {"warship": "french"}},
        {"at": [1, 0], "tile": {"warship": "french"}, "up": true}]);
    let table = prepare(&json!({"tiles": tiles}));
    let text = serde_json::to_string(&table.view(0).tiles).unwrap();
    assert_eq!(text, r#"[{"at":[3,-2],"tile":null},{"at":[1,0],"tile":{"warship":"french"}}]"#);
}

#[test]
fn kop_40_what_is_drawn_is_told_to_the_drawer_alone() {
    let event = Event::Drew { seat: seat(1), count: 1, cards: Some(vec![Card::Raid]) };
    let told = |viewer| KingOfPirates::tell(&event, viewer).unwrap();
    assert_eq!(told(Viewer::Seat(seat(1))), event);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Spectator] {
        assert_eq!(told(viewer), Event::Drew { seat: seat(1), count: 1, cards: None });
    }
}

#[test]
fn kop_40_everything_hidden_is_dealt_anew_in_a_determinization() {
    let tiles = json!([{"at": OCEAN, "tile": {"warship": "french"}}, {"at": [3, 0], "tile": "empty"},
        {"at": [4, -1], "tile": {"small_merchant": "british"}}]);
    let ships = json!([{"hand": ["raid"]}, {"hand": ["mutiny", "citrus"]}, {"hand": ["ambush"]}]);
    let deck = ["keelhaul", "soldiers", "tailwind", "scurvy", "treasure_map"];
    let table = prepare(
        &json!({"ships": ships, "tiles": tiles, "deck": deck, "pirates": [3, 1, 4, 15, 9, 2]}),
    );
    let view = table.view(0);
    let mut rng = FastRng::new(3);
    let imagined: Vec<_> =
        (0..40).map(|_| KingOfPirates::determinize(&view, &mut rng).position()).collect();
    let truth = table.position();
    assert!(imagined.iter().all(|other| other.ships[0].hand == truth.ships[0].hand));
    assert!(imagined.iter().any(|other| other.ships[1].hand != truth.ships[1].hand));
    assert!(imagined.iter().any(|other| other.deck != truth.deck));
    assert!(imagined.iter().any(|other| other.tiles != truth.tiles));
    assert!(imagined.iter().any(|other| other.pirates != truth.pirates));
}
