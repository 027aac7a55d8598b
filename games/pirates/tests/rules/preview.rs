//! What people are shown before they confirm: exact where wages are seen, a
//! range that holds the truth where they are not.

use crate::prepare::{capture, mutiny, prepare};
use game::{FastRng, Game, Match, Nobody, Pending, Seat, Setup, Viewer};
use pirates::{Action, Pirates, Preview, Share, Token, View};
use serde_json::json;

fn share(seat: u8, tokens: &[Token], least: i32, most: i32) -> Share {
    Share { seat: Seat::new(seat), tokens: tokens.to_vec(), least, most }
}

#[test]
fn a_capture_with_open_stacks_is_exact() {
    let table = prepare(&json!({
        "stacks": [["red:3", "blue:5", "black:?", "red:2"]], "options": {"open_stacks": true},
    }));
    let view = table.state().view(Viewer::Spectator);
    let preview = view.preview(capture("red:3", 1, Token::Chest)).unwrap();
    let shares = vec![
        share(0, &[Token::Chest], 9, 9),
        share(1, &[Token::Anchor], 5, 5),
        share(2, &[], 2, 2),
    ];
    assert_eq!(preview, Preview { shares, keeps: Some(true), black_spot: None });
}

#[test]
fn a_mutiny_pays_twice_and_moves_the_black_spot() {
    let stacks = json!([["blue:3", "yellow:5", "red:4", "red:2"], ["black:2", "yellow:4"]]);
    let table = prepare(&json!({"stacks": stacks, "black_spot": 1, "ducats": [0, 9, 9, 9]}));
    let view = table.state().view(Viewer::Spectator);
    let preview = view.preview(mutiny("blue:3", 1, Token::Anchor)).unwrap();
    // Yellow's covered pirate is the 4 or the 5: 8 or 10, of 16.
    let shares = vec![
        share(0, &[Token::Anchor], 0, 2),
        share(1, &[Token::Chest], 6, 6),
        share(3, &[], 8, 10),
    ];
    assert_eq!(preview, Preview { shares, keeps: Some(true), black_spot: Some(Seat::new(0)) });
}

#[test]
fn the_rules_share_out_within_the_previews() {
    let (mut raids, mut doubtful) = (0, 0);
    for game in 0..40 {
        let mut play =
            Match::<Pirates>::new(Setup::house(3 + game % 3), &game.to_string()).unwrap();
        let mut rng = FastRng::new(game as u64);
        play.settle();
        while let Pending::Seats(asked) = play.pending() {
            let seat = asked.first().unwrap();
            let view = play.state().view(Viewer::Seat(seat));
            let action = game::random_action(play.state(), seat, &mut rng);
            if let Some(preview) = view.preview(action) {
                raids += 1;
                doubtful += usize::from(preview.shares[0].least < preview.shares[0].most);
                assert_within(&view, seat, action, &preview, &mut rng);
            }
            play.act(seat, action).unwrap();
        }
    }
    assert!(raids > 500 && doubtful > 50, "{raids} raids, {doubtful} in doubt");
}

fn assert_within(view: &View, seat: Seat, action: Action, preview: &Preview, rng: &mut FastRng) {
    for _ in 0..10 {
        let mut state = Pirates::determinize(view, rng);
        state.act(seat, action, &mut Nobody);
        let after = state.view(Viewer::Spectator);
        for other in Seat::all(view.colors.len()) {
            let gain = after.ducats[other.index()] as i32 - view.ducats[other.index()] as i32;
            let share = preview.shares.iter().find(|share| share.seat == other);
            let range = share.map_or(0..=0, |share| share.least..=share.most);
            assert!(range.contains(&gain), "{other}: {gain} in {preview:?}");
            let tokens = share.map_or(0, |share| share.tokens.len());
            let count = |view: &View| view.tokens[other.index()].iter().sum::<u8>();
            assert_eq!(usize::from(count(&after) - count(view)), tokens);
        }
        let kept = after.kept[seat.index()].len() > view.kept[seat.index()].len();
        assert!(preview.keeps.is_none_or(|keeps| keeps == kept), "{preview:?}");
        assert_eq!(after.black_spot, preview.black_spot.or(view.black_spot));
    }
}
