//! PIR-10: kept cards lie face down.

use crate::prepare::{Table, capture, monster, position, prepare, ruin, ship};
use game::{Evaluate, FastRng, Game, Match, Nobody, Pending, Seat, Setup, Viewer, random_action};
use pirates::{Event, Pirates, Position, Token, View};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const RED: Viewer = Viewer::Seat(Seat::new(0));
const BLUE: Viewer = Viewer::Seat(Seat::new(1));

fn voyager() -> Value {
    ship(6, 28, 6, &["saber", "wheel"], 3)
}

/// Red has kept three wheels and an anchor, Blue the sea monster and the
/// black spot; one card is in the deck.
fn table(options: &Value) -> Table {
    prepare(&json!({
        "kept": [[voyager(), ruin(2, 7, 2, &["anchor"], 1)], [monster()], [], []],
        "tokens": [{"saber": 1, "wheel": 1, "anchor": 1}, {"wheel": 1, "anchor": 1}, {}, {}],
        "cards": [ship(2, 8, 1, &["saber"], 1)], "deck": [ship(3, 12, 1, &["chest"], 1)],
        "black_spot": 1, "options": options,
    }))
}

fn ducats(view: &View) -> Vec<Vec<Option<u8>>> {
    let card = |card: &Option<pirates::Card>| card.map(|card| card.ducats);
    view.kept.iter().map(|cards| cards.iter().map(card).collect()).collect()
}

#[test]
fn pir_10_the_owner_sees_its_kept_cards_and_the_others_how_many() {
    let table = table(&json!({}));
    let seen = |viewer| ducats(&table.state().view(viewer));
    assert_eq!(seen(RED), [vec![Some(28), Some(7)], vec![None], vec![], vec![]]);
    assert_eq!(seen(BLUE), [vec![None, None], vec![Some(20)], vec![], vec![]]);
    assert_eq!(seen(Viewer::Spectator), [vec![None, None], vec![None], vec![], vec![]]);
    let view = table.state().view(BLUE);
    assert_eq!((view.face_down(Seat::new(0)), view.to_come()), (2, 1));
}

#[test]
fn pir_10_running_scores_leave_out_what_the_kept_cards_of_others_add() {
    let table = table(&json!({}));
    let scores = |viewer| table.state().view(viewer).standing.scores;
    // Wheel and anchor tokens are tied: one more of each. Red has 10 ducats, 6 for the saber and
    // 4 wheels at 6 with 2 anchors; without its cards 1 wheel at 4. Blue has 1 wheel at 4, and
    // pays 10 for the black spot where the sea monster is not counted.
    assert_eq!(scores(RED), [40, 4, 10, 10]);
    assert_eq!(scores(BLUE), [20, 14, 10, 10]);
    assert_eq!(scores(Viewer::Spectator), [20, 4, 10, 10]);
    assert_eq!(table.standing().scores, [40, 14, 10, 10]);
    for viewer in Viewer::all(4) {
        let view = table.state().view(viewer);
        let payout: Vec<i64> = view.payout().iter().map(|payout| payout.total().into()).collect();
        assert_eq!(payout, view.standing.scores, "{viewer:?}");
    }
}

#[test]
fn pir_10_unseen_is_every_card_whose_place_is_not_seen() {
    let table = table(&json!({}));
    let unseen = |viewer| -> BTreeSet<u8> {
        table.state().view(viewer).unseen.iter().map(|card| card.ducats).collect()
    };
    assert_eq!(unseen(RED), [12, 20].into());
    assert_eq!(unseen(BLUE), [7, 12, 28].into());
    assert_eq!(unseen(Viewer::Spectator), [7, 12, 20, 28].into());
}

#[test]
fn pir_10_nothing_that_a_viewer_gets_depends_on_the_kept_cards_of_others() {
    let truth = table(&json!({}));
    let mut other = truth.position();
    let (red, blue) = other.kept.split_at_mut(1);
    std::mem::swap(&mut red[0][1], &mut blue[0][0]);
    let other = Match::<Pirates>::load(other, "other").unwrap();
    assert_ne!(other.state().standing(), truth.standing());
    let viewer = Viewer::Seat(Seat::new(2));
    assert_eq!(truth.state().view(viewer), other.state().view(viewer));
    let sketch = game_testing::english_sketch::<Pirates>(&truth.state().view(viewer));
    assert!(sketch.contains("2 cards, face down") && sketch.contains("1 card, face down"));
    assert!(!sketch.contains("sea monster"), "{sketch}");
}

#[test]
fn pir_10_a_table_may_play_with_open_cards() {
    let table = table(&json!({"open_cards": true}));
    for viewer in Viewer::all(4) {
        let view = table.state().view(viewer);
        assert_eq!(ducats(&view)[..2], [vec![Some(28), Some(7)], vec![Some(20)]]);
        assert_eq!(view.standing.scores, [40, 14, 10, 10]);
        assert_eq!(view.unseen.len(), 1);
    }
    let written = serde_json::to_value(table.position()).unwrap();
    assert_eq!(written["options"], json!({"open_stacks": false, "open_cards": true}));
}

#[test]
fn pir_10_the_end_shows_everything() {
    let kept = json!([[voyager()], [monster()], [], []]);
    let table = prepare(&json!({"cards": [], "kept": kept, "stacks": [["red:2", "blue:3"]]}));
    let view = table.state().view(Viewer::Spectator);
    assert_eq!(ducats(&view)[..2], [vec![Some(28)], vec![Some(20)]]);
    assert!(view.unseen.is_empty() && view.is_over());
    assert_eq!(view.standing, table.standing());
    assert!(view.stacks.iter().flatten().all(|disc| disc.wage.is_some()));
}

#[test]
fn pir_10_a_capture_turns_the_card_down() {
    let mut table = prepare(&json!({"stacks": [["red:3", "blue:5"]]}));
    let events = table.act(0, capture("red:3", 0, Token::Saber));
    let view = table.state().view(BLUE);
    assert_eq!((ducats(&view)[0].clone(), view.unseen.len()), (vec![None], 1));
    let told = game_testing::english_log::<Pirates>(&view, &events);
    assert_eq!(told.last().unwrap(), "Red keeps the card.");
}

/// The kept cards that Blue imagines Red to have.
fn imagined(view: &View, seed: u64) -> Vec<u8> {
    let state = Pirates::determinize(view, &mut FastRng::new(seed));
    assert_eq!(state.conserved(), Ok(()));
    state.position().kept[0].iter().map(|card| card.ducats).collect()
}

#[test]
fn pir_10_a_determinization_deals_the_kept_cards_of_others_anew() {
    let table = table(&json!({}));
    let view = table.state().view(BLUE);
    let hands: BTreeSet<Vec<u8>> = (0..100).map(|seed| imagined(&view, seed)).collect();
    // The chest is still to come, for nobody owns one; a wheel and two sabers are not.
    assert!(hands.contains(&vec![28, 7]) && hands.contains(&vec![7, 28]), "{hands:?}");
    assert!(hands.contains(&vec![12, 7]), "{hands:?}");
}

#[test]
fn pir_10_tokens_that_are_owned_came_from_cards_that_have_gone() {
    // All six chests are accounted for: owned, face up, or on the one card that Red cannot have.
    let chest = |ducats| ship(4, ducats, 1, &["chest", "chest"], 1);
    let table = prepare(&json!({
        "kept": [[chest(30)], [], [], []], "tokens": [{"chest": 2}, {}, {}, {}],
        "cards": [chest(31)], "deck": [chest(32), ship(4, 33, 1, &["rum", "rum"], 1)],
    }));
    let view = table.state().view(BLUE);
    let hands: BTreeSet<Vec<u8>> = (0..100).map(|seed| imagined(&view, seed)).collect();
    assert_eq!(hands, [vec![30], vec![32]].into(), "with rum there would be eight chests");
}

#[test]
fn pir_10_hidden_cards_are_dealt_quickly_in_every_position() {
    for game in 0..60 {
        let players = 3 + game % 3;
        let mut play = Match::<Pirates>::new(Setup::house(players), &game.to_string()).unwrap();
        let mut rng = FastRng::new(game as u64);
        play.settle();
        while let Pending::Seats(asked) = play.pending() {
            let seat = asked.first().unwrap();
            for viewer in Viewer::all(players) {
                let view = play.state().view(viewer);
                let state = Pirates::determinize(&view, &mut rng);
                assert_eq!(state.conserved(), Ok(()));
                assert_eq!(state.view(viewer), view);
            }
            let action = random_action(play.state(), seat, &mut rng);
            play.act(seat, action).unwrap();
        }
    }
}

/// A match in which something was kept, the view of a seat, and what it was
/// told.
fn watched() -> (Pirates, View, Vec<Event>) {
    let mut play = Match::<Pirates>::new(Setup::house(4), "memory").expect("a set-up");
    let (mut rng, mut told) = (FastRng::new(7), Vec::new());
    told.extend(play.settle().told(BLUE));
    while play.inputs().len() < 120 {
        let Pending::Seats(asked) = play.pending() else { panic!("it goes on") };
        let seat = asked.first().expect("a seat");
        let action = random_action(play.state(), seat, &mut rng);
        told.extend(play.act(seat, action).expect("a legal action").told(BLUE));
    }
    (*play.state(), play.state().view(BLUE), told)
}

#[test]
fn pir_10_a_good_memory_knows_the_kept_cards_and_a_bad_one_does_not() {
    let (truth, view, told) = watched();
    let hidden = |view: &View| Seat::all(4).map(|seat| view.face_down(seat)).sum::<usize>();
    assert!(hidden(&view) >= 4, "{:?}", view.kept);
    let mut perfect = view.clone();
    Pirates::fill_beliefs(&mut perfect, &told, &mut || true);
    assert_eq!(hidden(&perfect), 0);
    let all: Vec<Vec<Option<pirates::Card>>> = truth
        .position()
        .kept
        .iter()
        .map(|cards| cards.iter().copied().map(Some).collect())
        .collect();
    assert_eq!(perfect.kept, all);
    assert_eq!(perfect.unseen.len(), view.to_come());
    let mut none = view.clone();
    Pirates::fill_beliefs(&mut none, &told, &mut || false);
    assert_eq!(none, view);
    let (mut half, mut turn) = (view.clone(), false);
    Pirates::fill_beliefs(&mut half, &told, &mut || {
        turn = !turn;
        turn
    });
    assert!((1..hidden(&view)).contains(&hidden(&half)));
    let imagined = Pirates::determinize(&half, &mut FastRng::new(3));
    assert_eq!(imagined.view(BLUE), view, "what is remembered is still not seen");
}

#[test]
fn pir_10_a_match_that_began_in_the_middle_is_remembered_from_there() {
    let position: Position = serde_json::from_value(position(&json!({
        "kept": [[voyager()], [], [], []], "tokens": [{"saber": 1, "wheel": 1}, {}, {}, {}],
        "stacks": [["red:3", "blue:5"]],
    })))
    .unwrap();
    let mut play = Match::<Pirates>::load(position, "middle").unwrap();
    let told = play.act(Seat::new(0), capture("red:3", 0, Token::Saber)).unwrap().told(BLUE);
    let mut view = play.state().view(BLUE);
    Pirates::fill_beliefs(&mut view, &told, &mut || true);
    assert_eq!(ducats(&view)[0], [None, Some(8)]);
    let mut state = Pirates::determinize(&view, &mut FastRng::new(1));
    assert_eq!(state.position().kept[0].len(), 2);
    state.act(Seat::new(1), crate::prepare::onto("blue:2", "red:2"), &mut Nobody);
}
