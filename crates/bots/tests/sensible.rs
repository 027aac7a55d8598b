//! Opponents err like people: never so that they only harm themselves.
//!
//! The tables show what would be hidden (wages, kept cards), so that what is
//! true is what the bots know.

use bots::{Bot, Budget, Level};
use buccaneer::Buccaneer;
use game::{Evaluate, FastRng, Game, Match, Pending, Seat, Setup, Viewer, random_action};
use king_of_pirates::{Action, KingOfPirates, Play};
use pirates::Pirates;
use planks::Planks;
use serde_json::{Value, json};

/// What was found at the decisions of some matches.
#[derive(Debug, Default)]
struct Tally {
    /// Decisions with harmful actions and others.
    tempted: u32,
    /// Those of them in which a search without that limit wants to harm itself.
    wanted: u32,
    /// Decisions with nothing but harmful actions.
    cornered: u32,
}

/// At every decision of a match, each level chooses, and whichever the match
/// is for plays on: a level, or chance alone.
fn watch<G: Evaluate>(setup: &Setup<G>, guide: Option<Level>, name: &str, tally: &mut Tally) {
    let mut play = Match::<G>::new(setup.clone(), name).expect("a set-up");
    let mut rng = FastRng::new(name.len() as u64);
    for number in 0..900 {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { break };
        let seat = asked.first().expect("somebody is asked");
        let random = random_action(play.state(), seat, &mut rng);
        let mut next = guide.map_or(random, |level| choose(&play, level, seat, number));
        // With slips of the hand this is no longer what the bot intended.
        next = play.state().motor_noise(next, 100, &mut rng);
        check(&play, seat, number, tally);
        play.act(seat, next).expect("it is legal");
    }
}

fn choose<G: Evaluate>(play: &Match<G>, level: Level, seat: Seat, seed: u64) -> G::Action {
    let view = play.state().view(Viewer::Seat(seat));
    Bot::<G>::new(level, &view, seat, seed).choose(Budget::Iterations(24)).action
}

/// No level harms itself here, unless it has to.
fn check<G: Evaluate>(play: &Match<G>, seat: Seat, seed: u64, tally: &mut Tally) {
    let state = play.state();
    let legal = play.legal(seat);
    let harmful = legal.iter().filter(|&&action| state.self_harm(seat, action)).count();
    if harmful == 0 || harmful == legal.len() {
        tally.cornered += u32::from(harmful > 0);
        return;
    }
    tally.tempted += 1;
    let bot = Bot::<G>::new(Level::Admiral, &state.view(Viewer::Seat(seat)), seat, seed);
    let best = bot.action_stats(Budget::Iterations(400))[0].action;
    tally.wanted += u32::from(state.self_harm(seat, best));
    for level in Level::OPPONENTS {
        let action = choose(play, level, seat, seed);
        assert!(!state.self_harm(seat, action), "{}: {level} plays {action:?}", G::TITLE);
    }
}

fn nobody_harms_itself<G: Evaluate>(setup: &Setup<G>, matches: u32) {
    let mut tally = Tally::default();
    for number in 0..matches {
        for guide in [None, Some(Level::CabinBoy), Some(Level::Mate), Some(Level::Captain)] {
            watch(setup, guide, &format!("sensible {number}"), &mut tally);
        }
    }
    println!("{}: {tally:?}", G::TITLE);
    assert!(tally.tempted > 20, "{}: {tally:?}", G::TITLE);
    // Otherwise it would be no harm but a sacrifice, and strong bots would be weaker without it.
    assert!(tally.wanted * 10 < tally.tempted, "{}: {tally:?}", G::TITLE);
}

#[test]
fn no_level_boards_at_a_loss_in_buccaneer() {
    let mut setup = Setup::<Buccaneer>::house(4);
    setup.options.open_stacks = true;
    nobody_harms_itself(&setup, 6);
}

#[test]
fn no_level_captures_at_a_loss_in_pirates() {
    let mut setup = Setup::<Pirates>::house(4);
    (setup.options.open_stacks, setup.options.open_cards) = (true, true);
    nobody_harms_itself(&setup, 6);
}

#[test]
fn no_level_turns_against_itself_in_king_of_pirates() {
    nobody_harms_itself(&Setup::<KingOfPirates>::house(4), 2);
}

#[test]
fn no_level_throws_its_own_pirates_overboard_on_the_planks() {
    nobody_harms_itself(&Setup::<Planks>::house(4), 3);
    nobody_harms_itself(&Setup::<Planks>::house(2), 2);
}

fn position(ships: &Value, frames: &Value) -> KingOfPirates {
    let position = json!({"game": "king-of-pirates", "turn": 0, "ships": ships,
        "frames": frames});
    let position = serde_json::from_value(position).expect("a position");
    KingOfPirates::from_position(&position).expect("a valid position")
}

/// The different actions of a level over many seeds.
fn choices(state: &KingOfPirates, level: Level, seat: Seat) -> Vec<Action> {
    let view = state.view(Viewer::Seat(seat));
    let mut found = Vec::new();
    for seed in 0..200 {
        let bot = Bot::<KingOfPirates>::new(level, &view, seat, seed);
        let action = bot.choose(Budget::Iterations(60)).action;
        if !found.contains(&action) {
            found.push(action);
        }
    }
    found
}

/// KOP-10: with 6 and 4 against a player who has not rolled yet, a mate used to
/// fire a cannonball to roll them again.
#[test]
fn good_dice_are_not_rolled_again() {
    let at = json!([1, 1]);
    let ships = json!([
        {"color": "red", "at": at, "captain": 1, "crew": [2], "doubloons": 400},
        {"color": "blue", "at": at, "captain": 3, "doubloons": 900},
        {"color": "black", "captain": 5}]);
    let fight = json!({"target": {"player": 1}, "step": "attack_aim", "attack": [6, 4],
        "defence": [0, 0], "cards": [0, 0]});
    let state = position(&ships, &json!([{"turn": "choose"}, {"fight": fight}]));
    for level in Level::OPPONENTS {
        assert_eq!(choices(&state, level, Seat::new(0)), [Action::Stand], "{level}");
    }
}

/// KOP-29, KOP-34, KOP-35: a mate used to assassinate its own captain.
#[test]
fn no_card_is_played_against_its_own_player() {
    let ships = json!([
        {"color": "red", "captain": 1, "crew": [2], "hand": ["assassination", "scurvy", "mutiny"]},
        {"color": "blue", "captain": 3, "crew": [4], "doubloons": 3_000},
        {"color": "black", "captain": 5, "crew": [6]}]);
    let window = json!({"window": {"at": "upkeep", "asked": [0]}});
    let state = position(&ships, &json!([{"turn": "sail"}, window]));
    let seat = Seat::new(0);
    for level in Level::OPPONENTS {
        for action in choices(&state, level, seat) {
            match action {
                Action::Play(Play::Assassination(pirate)) => {
                    assert!(![1, 2].contains(&pirate.index()), "{level}: {pirate:?}");
                }
                Action::Play(Play::Scurvy(victim) | Play::Mutiny(victim)) => {
                    assert_ne!(victim, seat, "{level}");
                }
                other => assert!(matches!(other, Action::Pass | Action::PassAll), "{other:?}"),
            }
        }
    }
}
