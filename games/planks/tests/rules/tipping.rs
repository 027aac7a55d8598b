//! PLK-10 and PLK-11.

use crate::prepare::{READY, back, fallen, falls, go, prepare, slide, splashed};
use game::{FastRng, Game, Nobody, Pending, Setup, random_action};
use planks::{
    Action, After, Color, Face, Moving, Phase, Placing, Plank, Planks, Position, Returning, Side,
    Sliding, Space, Spot,
};
use serde_json::{Value, json};

fn rocking(phase: &Value) -> Value {
    json!({"options": {"sea": "rocking"}, "phase": phase, "dice": ["yellow", "red"]})
}

#[test]
fn plk_10_tipping_is_judged_after_a_slide() {
    let mut table = prepare(READY, &json!({}));
    let falls = falls(&table.act(0, &slide("red", "starboard")));
    assert_eq!(falls.len(), 1);
    assert_eq!(falls[0].plank, Plank::Red);
    assert_eq!(falls[0].to, Side::Starboard);
    assert_eq!(falls[0].pirates, [Color::Black, Color::White], "from port to starboard");
    assert_eq!(falls[0].after, After::Slide);
    assert!(!falls[0].code);
}

#[test]
fn plk_10_tipping_is_judged_after_a_pirate_is_lifted_before_he_is_set_down() {
    // (32 + 0 + 4) / 12 = 3.0; without white 3.6: it tips although he would
    // be set down on the same plank again, where it would hold.
    let laid = [("blue", 4, "w.b......")];
    let mut table = prepare(&laid, &json!({"phase": {"move": "blue"}}));
    let events = table.act(0, &go("blue:-4", -3));
    let falls = falls(&events);
    assert_eq!((falls[0].after, falls[0].pirates.as_slice()), (After::Lift, &[Color::Black][..]));
    assert_eq!(table.row(Plank::Blue), (0, ".w.......".to_owned()), "set down on the empty plank");
}

#[test]
fn plk_10_tipping_is_judged_after_a_pirate_is_set_down() {
    let laid = [("blue", 3, "......b.."), ("green", 0, "....w....")];
    let mut table = prepare(&laid, &json!({"phase": {"move": "blue"}}));
    let falls = falls(&table.act(0, &go("green:0", 4)));
    assert_eq!(falls[0].after, After::SetDown);
    assert_eq!(falls[0].pirates, [Color::Black, Color::White]);
}

#[test]
fn plk_10_pushes_count_in_the_balance() {
    // Black on 3 at offset 2 with white set down on 4 pushes nobody: 3.17.
    // On 3 he pushes black to 2: (16 + 10 + 8) / 12.
    let laid = [("blue", 2, ".......b."), ("green", 0, "....w....")];
    let mut table = prepare(&laid, &json!({"phase": {"move": "blue"}}));
    assert_eq!(fallen(&table.act(0, &go("green:0", 3))), []);
    assert_eq!(table.state().gauge(Plank::Blue), 809);
}

#[test]
fn plk_10_one_planks_fall_tips_another() {
    // Red hangs at −3.67 to port, held by a heel to starboard. Yellow slides
    // off, the heel swings to port, and red follows.
    let laid = [("red", -3, ".b.b....."), ("green", 2, "........t"), ("yellow", 1, ".....gggt")];
    let mut table = prepare(&laid, &rocking(&json!("slide")));
    let events = table.act(0, &slide("yellow", "starboard"));
    assert_eq!(fallen(&events), [Plank::Yellow, Plank::Red]);
    assert_eq!(falls(&events)[1].to, Side::Port);
    assert_eq!(table.row(Plank::Green).0, 2, "green holds");
}

#[test]
fn plk_10_a_heel_alone_tips_a_plank_that_nobody_touched() {
    let laid = [("red", 0, ".....gb.."), ("green", 3, "......t.."), ("yellow", -2, "bg.......")];
    let mut table = prepare(&laid, &rocking(&json!("slide")));
    assert_eq!(fallen(&table.act(0, &slide("red", "starboard"))), [Plank::Green]);
}

/// **Ruling**: under one heel all that lie beyond the edge fall together.
#[test]
fn plk_10_planks_beyond_the_edge_under_the_same_heel_fall_together() {
    // Red falls; its weight has heeled the ship so far that green falls with
    // it, although green would hold without red. Then yellow has lost its
    // counterweight.
    let laid = [("red", 0, "..bg.gb.."), ("green", 3, "......t.."), ("yellow", -2, "bg.......")];
    let mut table = prepare(&laid, &rocking(&json!("slide")));
    let events = table.act(0, &slide("red", "starboard"));
    assert_eq!(fallen(&events), [Plank::Red, Plank::Green, Plank::Yellow]);
}

#[test]
fn plk_10_a_lift_that_tips_another_plank_by_the_heel() {
    // White on green is the counterweight of red: −44 + 28 + 36 = 20; lifted
    // from deck position 6 he leaves a heel of 8.
    let laid = [("red", -3, ".b.b....."), ("green", 2, "........w"), ("yellow", 1, ".....gggt")];
    let mut table = prepare(&laid, &rocking(&json!({"move": "red"})));
    let events = table.act(0, &go("green:4", 4));
    assert_eq!(fallen(&events), [], "−3.67 + 8/48 is −3.5 exactly");
    let laid = [("red", -3, ".b.b....."), ("green", 2, "........w"), ("yellow", 1, "....ggg.t")];
    let mut table = prepare(&laid, &rocking(&json!({"move": "red"})));
    let events = table.act(0, &go("green:4", 4));
    assert_eq!(fallen(&events), [Plank::Red]);
    assert_eq!(falls(&events)[0].after, After::Lift);
    assert_eq!(table.row(Plank::Red), (0, "........w".to_owned()));
}

#[test]
fn plk_11_a_tipped_plank_returns_empty_to_the_middle() {
    let table = splashed(&json!({}));
    assert_eq!(table.row(Plank::Red), (0, ".........".to_owned()));
    assert_eq!((table.water(Color::White), table.water(Color::Black)), (1, 1));
    assert_eq!(table.water(Color::Gray), 0);
}

#[test]
fn plk_11_after_a_splash_in_the_slide_the_player_still_moves_and_may_tip_more() {
    let laid = [("red", 2, ".......bw"), ("blue", 3, "......g.."), ("green", 0, "....w....")];
    let mut table = prepare(&laid, &json!({}));
    table.act(0, &slide("red", "starboard"));
    assert_eq!(table.position().phase, Phase::Move(Plank::Blue));
    assert_eq!(table.asked(), 0);
    assert_eq!(fallen(&table.act(0, &go("green:0", 4))), [Plank::Blue]);
    assert_eq!(table.water(Color::White), 3);
}

#[test]
fn plk_11_a_plank_slid_clean_off_the_deck_falls() {
    let laid = [("red", 3, "wwwbbb...")];
    let mut table = prepare(&laid, &json!({}));
    assert_eq!(fallen(&table.act(0, &slide("red", "starboard"))), [Plank::Red]);
    assert_eq!(table.water(Color::White), 3);
}

#[test]
fn plk_11_an_empty_plank_falls_too() {
    let laid = [("red", 4, "w........"), ("blue", 0, "....b....")];
    let mut table = prepare(&laid, &json!({"phase": {"move": "blue"}}));
    let events = table.act(0, &go("red:-4", 4));
    assert_eq!(fallen(&events), [Plank::Red]);
    assert!(falls(&events)[0].pirates.is_empty());
    assert_eq!(table.rolls(), Some(1), "nobody went overboard");
}

/// Port and starboard are alike: a mirrored position tips as in a mirror.
#[test]
fn plk_10_a_mirrored_position_tips_the_same_way() {
    let mut rng = FastRng::new(10);
    let mut fallen = 0;
    for players in 2..=4 {
        for _ in 0..60 {
            let mut state = Planks::new(&Setup::house(players)).unwrap();
            fallen += mirror_a_game(&mut state, &mut rng);
        }
    }
    assert!(fallen > 1_000, "only {fallen} planks fell");
}

fn mirror_a_game(state: &mut Planks, rng: &mut FastRng) -> usize {
    let mut fallen = 0;
    loop {
        match state.pending() {
            Pending::Over => return fallen,
            Pending::Chance(_) => {
                let outcome = state.roll(rng);
                state.resolve(&outcome, &mut Nobody);
            }
            Pending::Seats(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let action = random_action(state, seat, rng);
                let mirrored = mirrored(state);
                let here = state.preview(seat, action).expect("a legal action");
                let there =
                    mirrored.preview(seat, mirror_action(action)).expect("legal in the mirror");
                let sides = here.falls.iter().map(|fall| (fall.plank, mirror_side(fall.to)));
                let seen = there.falls.iter().map(|fall| (fall.plank, fall.to));
                assert_eq!(sides.collect::<Vec<_>>(), seen.collect::<Vec<_>>());
                assert_eq!(here.gauges.map(|gauge| -gauge), there.gauges);
                fallen += here.falls.len();
                state.act(seat, action, &mut Nobody);
            }
        }
    }
}

fn mirrored(state: &Planks) -> Planks {
    Planks::from_position(&mirror(state.position())).expect("as good a position")
}

fn mirror(mut position: Position) -> Position {
    for row in &mut position.planks {
        row.offset = -row.offset;
        row.pirates = row.pirates.iter().map(|(&space, &c)| (mirror_space(space), c)).collect();
    }
    position
}

fn mirror_space(space: Space) -> Space {
    Space::try_from(-space.number()).expect("a space")
}

fn mirror_side(side: Side) -> Side {
    match side {
        Side::Port => Side::Starboard,
        Side::Starboard => Side::Port,
    }
}

fn mirror_action(action: Action) -> Action {
    let spot = |spot: Spot| Spot { space: mirror_space(spot.space), ..spot };
    match action {
        Action::Place(placing) => Action::Place(Placing { at: spot(placing.at), ..placing }),
        Action::Slide(sliding) => {
            Action::Slide(Sliding { to: sliding.to.map(mirror_side), ..sliding })
        }
        Action::Move(Moving { from, to, push, jolt }) => {
            let push = push.map(mirror_side);
            Action::Move(Moving { from: spot(from), to: mirror_space(to), push, jolt })
        }
        Action::Decide(deciding) => Action::Decide(deciding),
        Action::Return(Returning { color, at, push, jolt }) => {
            Action::Return(Returning { color, at: spot(at), push: push.map(mirror_side), jolt })
        }
    }
}

#[test]
fn plk_10_the_side_of_a_plank_does_not_weigh() {
    let turned = |face: Face| {
        let mut position = crate::prepare::position(READY, &json!({}));
        position["planks"][0]["side"] = json!(face);
        let position: Position = serde_json::from_value(position).unwrap();
        Planks::from_position(&position).unwrap().gauges()
    };
    assert_eq!(turned(Face::A), turned(Face::B));
}

#[test]
fn plk_10_a_pirate_brought_back_is_judged_as_well() {
    let laid = [("red", 3, "......b..")];
    let mut table = prepare(
        &laid,
        &json!({"phase": "return", "due": {"white": 3}, "asked": 0, "dice": null,
                "options": {"sea": "calm", "returns": "anywhere"}}),
    );
    assert_eq!(fallen(&table.act(0, &back("white", "red:4"))), [Plank::Red]);
}
