//! TPL-1, TPL-2 and TPL-9.

use crate::prepare::pips;
use game::{ChanceError, Game, Match, Seat, Setup, Viewer};
use game_testing::set_up;
use serde_json::json;
use template_game::{Chance, Color, Event, Outcome, Pips, TemplateGame};

const CHARMS: [u8; 6] = [3, 5, 1, 2, 4, 6];

fn dealt(options: &serde_json::Value) -> (Match<TemplateGame>, game::Events<TemplateGame>) {
    let mut play = set_up::new_match::<TemplateGame>(3, options).expect("a match");
    let events = play.resolve(Outcome::Charms(CHARMS.map(pips))).expect("the charms");
    (play, events)
}

#[test]
fn tpl_1_two_to_four_play_a_boat_each() {
    set_up::players_get_colors::<TemplateGame>(&["red", "blue", "green", "yellow"]);
    let play = Match::<TemplateGame>::new(Setup::house(4), "wreck").expect("a match");
    assert_eq!(play.state().position().places, [0; 4]);
}

#[test]
fn tpl_1_colours_may_be_chosen() {
    let chosen = json!({"colors": ["green", null, "red"]});
    let play = set_up::new_match::<TemplateGame>(3, &chosen).expect("a match");
    assert_eq!(play.state().position().colors, [Color::Green, Color::Blue, Color::Red]);
    let twice = json!({"colors": ["red", "red"]});
    let error = set_up::new_match::<TemplateGame>(3, &twice).expect_err("no set-up");
    let error = game_testing::english_error::<TemplateGame>(&error.text());
    assert!(error.contains("red is chosen twice"), "{error}");
}

#[test]
fn tpl_2_chance_decides_who_begins_unless_the_table_does() {
    set_up::first_player_is_drawn::<TemplateGame>();
    set_up::first_player_may_be_named::<TemplateGame>(&json!({"charms": {"charms": 6}}));
}

#[test]
fn tpl_2_everybody_gets_one_of_six_charms() {
    let (play, _) = dealt(&json!({"first": 1}));
    assert_eq!(play.state().position().charms, [3, 5, 1].map(pips));
    assert_eq!(play.pending(), game::Pending::Chance(Chance::Dice { seat: Seat::new(1) }));
    let mut play = set_up::new_match::<TemplateGame>(3, &json!({"first": 0})).expect("a match");
    let refused = play.resolve(Outcome::Charms([pips(1); Pips::COUNT]));
    assert!(matches!(refused, Err(ChanceError::Inadmissible(_))), "each charm once");
    set_up::shuffle_depends_on_the_seed_alone::<TemplateGame>();
}

#[test]
fn tpl_9_a_charm_is_its_owners_secret() {
    let (play, events) = dealt(&json!({"first": 0}));
    let blue = Viewer::Seat(Seat::new(1));
    assert_eq!(play.state().view(blue).charms, [None, Some(pips(5)), None]);
    assert_eq!(play.state().view(Viewer::Spectator).charms, [None; 3]);
    let numbers = |viewer| -> Vec<Option<Pips>> {
        let charm = |event: &Event| match event {
            Event::Dealt { charm, .. } => Some(*charm),
            _ => None,
        };
        events.told(viewer).iter().filter_map(charm).collect()
    };
    assert_eq!(numbers(blue), [None, Some(pips(5)), None]);
    assert_eq!(numbers(Viewer::Spectator), [None; 3]);
}

#[test]
fn tpl_9_with_open_charms_everybody_sees_them() {
    let (play, events) = dealt(&json!({"first": 0, "open_charms": true}));
    let all = [3, 5, 1].map(|number| Some(pips(number)));
    assert_eq!(play.state().view(Viewer::Spectator).charms, all);
    assert!(events.told(Viewer::Spectator).contains(&Event::Dealt {
        seat: Seat::new(2),
        charm: Some(pips(1)),
        open: true
    }));
}
