//! PLK-18 and PLK-19.

use crate::prepare::{READY, back, bring, go, gold, prepare, slide, splashed};
use game::{Game, Seat, Viewer};
use planks::{Color, Event};
use serde_json::json;

#[test]
fn plk_18_it_ends_when_the_last_fin_is_gone() {
    let mut table = splashed(&json!({"fins": 1}));
    table.act(0, &go("green:-4", -1));
    table.act(0, &bring("white"));
    for (seat, color) in [(1, "black"), (2, "gray"), (3, "teal")] {
        table.act(seat, &gold(color));
    }
    assert!(!table.is_over(), "white is still to come back");
    let events = table.act(0, &back("white", "red:0"));
    assert!(table.is_over());
    assert_eq!(events.last(), Some(&Event::Over { purses: vec![0, 2, 4, 2] }));
    assert_eq!(table.state().standing().winners, [Seat::new(2)]);
}

#[test]
fn plk_18_it_ends_when_the_doubloons_are_gone_and_what_is_due_is_counted() {
    let mut table = splashed(&json!({"purses": [40, 30, 20, 10]}));
    table.act(0, &go("green:-4", -1));
    table.act(0, &gold("white"));
    table.act(1, &bring("black"));
    table.act(2, &gold("gray"));
    let events = table.act(3, &gold("teal"));
    // Three doubloons are left, eight are due.
    assert_eq!(events.last(), Some(&Event::SoldOut));
    assert!(!table.is_over(), "the turn is finished first: black is to come back");
    let view = table.state().view(Viewer::Spectator);
    assert_eq!((view.supply, view.beyond, view.sold_out), (0, 5, true));
    let events = table.act(1, &back("black", "red:0"));
    assert!(table.is_over());
    assert!(events.contains(&Event::Fled { left: 6, bored: false }), "a shark flees all the same");
    assert_eq!(events.last(), Some(&Event::Over { purses: vec![42, 30, 24, 12] }));
    assert_eq!(table.water(Color::Black), 0);
}

#[test]
fn plk_18_what_is_still_due_in_the_last_turn_is_counted_beyond_the_supply() {
    // The slide's jolt breaks the code: black's consolation is the last
    // doubloon, and everybody collects afterwards.
    let laid = [("red", 0, ".......bw"), ("green", 0, "w...b...g")];
    let mut table = prepare(
        &laid,
        &json!({"purses": [40, 30, 20, 11], "options": {"sea": "calm", "hands": true}}),
    );
    let events = table.act(0, &json!({"slide": {"plank": "red", "to": "starboard", "jolt": 5}}));
    assert_eq!(events.last(), Some(&Event::SoldOut));
    table.act(0, &go("green:-4", 0));
    table.act(0, &gold("white"));
    table.act(1, &gold("black"));
    table.act(2, &gold("gray"));
    assert_eq!(table.state().view(Viewer::Spectator).supply, 0);
    let events = table.act(3, &gold("teal"));
    assert!(!events.contains(&Event::SoldOut), "said once");
    assert!(table.is_over());
    assert_eq!(table.purses(), [40, 32, 22, 11], "105 of 103");
}

#[test]
fn plk_18_it_ends_with_the_turn_even_if_coins_are_put_back() {
    // Gray collects the last doubloons, then sets a neutral pirate so that
    // red tips with black.
    let laid = [("red", 3, "......b.."), ("green", 0, "gg......g"), ("blue", 0, "www.bb...")];
    let mut table = prepare(
        &laid,
        &json!({"colors": [["white"], ["black"], ["gray"]], "purses": [40, 30, 29], "turn": 2,
                "phase": "decide", "undecided": ["white", "black", "gray"], "dice": null,
                "options": {"sea": "calm", "returns": "anywhere"}}),
    );
    table.act(2, &gold("gray"));
    table.act(0, &bring("white"));
    let events = table.act(1, &bring("black"));
    assert_eq!(events.last(), Some(&Event::SoldOut));
    assert_eq!(table.purses(), [40, 30, 34], "104 of 103");
    table.act(2, &back("teal", "red:4"));
    assert_eq!(table.purses(), [40, 32, 29], "five put back, two for black");
    assert_eq!(table.state().view(Viewer::Spectator).supply, 2);
    table.act(0, &back("teal", "yellow:0"));
    table.act(1, &back("teal", "yellow:1"));
    assert!(!table.is_over());
    table.act(1, &back("black", "yellow:2"));
    assert!(table.is_over(), "the supply has been empty");
    assert_eq!(table.position().fins, 6);
    assert!(table.position().sold_out);
}

#[test]
fn plk_18_one_doubloon_left_is_not_the_end() {
    let mut table = splashed(&json!({"purses": [40, 30, 14, 10]}));
    table.act(0, &go("green:-4", -1));
    for (seat, color) in ["white", "black", "gray", "teal"].into_iter().enumerate() {
        table.act(seat as u8, &gold(color));
    }
    assert_eq!(table.purses(), [42, 32, 18, 12], "104 of 103, and nobody comes back");
    assert!(table.is_over());
    let mut table = splashed(&json!({"purses": [40, 30, 12, 10]}));
    table.act(0, &go("green:-4", -1));
    for (seat, color) in ["white", "black", "gray", "teal"].into_iter().enumerate() {
        table.act(seat as u8, &gold(color));
    }
    assert_eq!(table.purses(), [42, 32, 16, 12], "102 of 103");
    assert!(!table.is_over());
}

#[test]
fn plk_18_a_broken_code_can_hand_out_the_last_doubloon() {
    let laid = [("red", 3, "......b.."), ("green", 0, "ww.bb....")];
    let mut table = prepare(
        &laid,
        &json!({"phase": "return", "asked": 0, "due": {"white": 1}, "dice": null,
                "purses": [50, 30, 22, 0], "collecting": ["gray", "teal"],
                "options": {"sea": "calm", "returns": "anywhere"}}),
    );
    table.act(0, &back("white", "red:4"));
    assert!(!table.is_over(), "white and black are to come back");
    assert_eq!(table.purses(), [50, 32, 22, 0], "one was left, two were due");
    table.act(0, &back("white", "blue:0"));
    table.act(1, &back("black", "blue:1"));
    assert!(table.is_over());
}

#[test]
fn plk_19_most_doubloons_wins_and_several_may_win_together() {
    let table = prepare(
        READY,
        &json!({"phase": "over", "dice": null, "fins": 0,
                                       "purses": [7, 9, 3, 9]}),
    );
    let standing = table.state().standing();
    assert_eq!(standing.scores, [7, 9, 3, 9]);
    assert_eq!(standing.winners, [Seat::new(1), Seat::new(3)]);
}

#[test]
fn plk_19_doubloons_are_hidden_from_the_others_until_the_end() {
    let table = prepare(READY, &json!({"purses": [7, 9, 3, 9]}));
    let view = |viewer| table.state().view(viewer).purses;
    assert_eq!(view(Viewer::Seat(Seat::new(1))), [None, Some(9), None, None]);
    assert_eq!(view(Viewer::Spectator), [None; 4]);
    let open = prepare(
        READY,
        &json!({"purses": [7, 9, 3, 9], "options": {"open_purses": true, "sea": "calm"}}),
    );
    assert_eq!(open.state().view(Viewer::Spectator).purses, [7, 9, 3, 9].map(Some));
    let over = prepare(
        READY,
        &json!({"purses": [7, 9, 3, 9], "fins": 0, "phase": "over",
                                      "dice": null}),
    );
    assert_eq!(over.state().view(Viewer::Spectator).purses, [7, 9, 3, 9].map(Some));
}

#[test]
fn plk_19_what_somebody_collects_is_told_to_nobody_else() {
    for open in [false, true] {
        let options = json!({"options": {"open_purses": open, "sea": "calm"}});
        let mut table = prepare(READY, &options);
        table.act(0, &slide("red", "starboard"));
        table.act(0, &go("green:-4", -1));
        for (seat, color) in ["white", "black", "gray"].into_iter().enumerate() {
            table.act(seat as u8, &gold(color));
        }
        let events = table.act_unseen(3, &gold("teal"));
        let told = |viewer| -> Vec<Option<u16>> {
            let amount = |event: &Event| match event {
                Event::Collected { doubloons, .. } => Some(*doubloons),
                _ => None,
            };
            events.told(viewer).iter().filter_map(amount).collect()
        };
        let all = [Some(2), Some(2), Some(4), Some(2)];
        let hidden = |own: usize| -> Vec<Option<u16>> {
            (0..4).map(|seat| all[seat].filter(|_| open || seat == own)).collect()
        };
        assert_eq!(told(Viewer::Seat(Seat::new(2))), hidden(2));
        assert_eq!(told(Viewer::Spectator), hidden(9));
    }
}

/// PLK-18: beyond the supply the view's arithmetic still holds.
#[test]
fn plk_18_purses_beyond_the_stock_are_imagined_and_written() {
    let table = prepare(
        READY,
        &json!({"phase": "over", "dice": null, "fins": 3, "purses": [70, 9, 30, 40]}),
    );
    assert_eq!(table.state().standing().scores, [70, 9, 30, 40]);
    let laid = [("red", 0, "...w....."), ("green", 0, "bbb....gg"), ("blue", 0, "gttt.....")];
    let table = prepare(
        &laid,
        &json!({"phase": "return", "dice": null, "due": {"white": 2}, "purses": [70, 9, 30, 40],
                "collecting": ["black"], "collected": [0, 4, 0, 0]}),
    );
    let mut rng = game::FastRng::new(18);
    for viewer in Viewer::all(4) {
        let view = table.state().view(viewer);
        assert_eq!((view.supply, view.beyond), (0, 46));
        for _ in 0..20 {
            let imagined = planks::Planks::determinize(&view, &mut rng);
            assert_eq!(imagined.position().purses.iter().sum::<u16>(), 149);
            assert_eq!(imagined.view(viewer), view);
        }
    }
}

/// PLK-17: what a seat was seen to collect lies in its purse.
#[test]
fn plk_19_a_bot_is_given_purses_with_what_was_collected_this_turn() {
    let laid = [("red", 0, "...w....."), ("green", 0, "bb.....gg"), ("blue", 0, "gttt....b")];
    let table = prepare(
        &laid,
        &json!({"phase": "return", "dice": null, "due": {"white": 2}, "purses": [1, 5, 3, 2],
                "collecting": ["black"], "collected": [0, 5, 0, 0]}),
    );
    let view = table.state().view(Viewer::Seat(Seat::new(0)));
    assert_eq!(view.collected, [Some(0), None, None, None], "others' are hidden");
    let mut rng = game::FastRng::new(19);
    for _ in 0..20 {
        let imagined = planks::Planks::determinize(&view, &mut rng).position();
        assert!(imagined.purses[1] >= 5, "{:?}", imagined.purses);
        assert_eq!(imagined.collected, [0, 5, 0, 0]);
    }
}

/// The sum of what the others have is on the table for all to see; who has
/// how much of it is drawn anew for a bot.
#[test]
fn plk_19_a_bot_is_given_purses_that_add_up() {
    let table = prepare(READY, &json!({"purses": [7, 9, 3, 19]}));
    let view = table.state().view(Viewer::Seat(Seat::new(1)));
    let mut rng = game::FastRng::new(19);
    let imagined: Vec<Vec<u16>> =
        (0..20).map(|_| planks::Planks::determinize(&view, &mut rng).position().purses).collect();
    assert!(imagined.iter().all(|purses| purses[1] == 9 && purses.iter().sum::<u16>() == 38));
    assert!(imagined.iter().any(|purses| purses != &imagined[0]), "they are drawn");
}
