//! PLK-18 and PLK-19.

use crate::prepare::{READY, back, bring, go, gold, prepare, slide, splashed};
use planks::Event;
use serde_json::json;
use table::{Game, Seat, Viewer};

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
    assert!(table.is_over());
    assert_eq!(events.last(), Some(&Event::Over { purses: vec![42, 30, 24, 12] }));
    assert_eq!(table.position().fins, 7);
    assert_eq!(table.state().view(Viewer::Spectator).supply, 0);
}

#[test]
fn plk_18_one_doubloon_left_is_not_the_end() {
    let mut table = splashed(&json!({"purses": [40, 30, 14, 10]}));
    table.act(0, &go("green:-4", -1));
    for (seat, color) in ["white", "black", "gray", "teal"].into_iter().enumerate() {
        table.act(seat as u8, &gold(color));
    }
    assert_eq!(table.purses(), [42, 32, 18, 12], "104 of 103");
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
    let laid = [("red", 3, "......b.."), ("green", 0, "..g......")];
    let mut table = prepare(
        &laid,
        &json!({"phase": "return", "asked": 0, "due": {"white": 1}, "dice": null,
                "purses": [50, 30, 22, 0]}),
    );
    table.act(0, &back("white", "red:4"));
    assert!(table.is_over());
    assert_eq!(table.purses(), [50, 32, 22, 0], "one was left, two were due");
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

/// The sum of what the others have is on the table for all to see; who has
/// how much of it is drawn anew for a bot.
#[test]
fn plk_19_a_bot_is_given_purses_that_add_up() {
    let table = prepare(READY, &json!({"purses": [7, 9, 3, 19]}));
    let view = table.state().view(Viewer::Seat(Seat::new(1)));
    let mut rng = table::FastRng::new(19);
    let imagined: Vec<Vec<u16>> =
        (0..20).map(|_| planks::Planks::determinize(&view, &mut rng).position().purses).collect();
    assert!(imagined.iter().all(|purses| purses[1] == 9 && purses.iter().sum::<u16>() == 38));
    assert!(imagined.iter().any(|purses| purses != &imagined[0]), "they are drawn");
}
