//! The odds that players are shown, against every roll that the engine can
//! make and every choice that it allows.

use crate::prepare::{CITY, FORTRESS, OCEAN, choosing, lying, prepare, seat};
use game::{Game, Nobody, Pending, Viewer};
use king_of_pirates::{Action, Chance, KingOfPirates, Outcome, Target};
use serde_json::{Value, json};

/// How many cannonballs are tried; each rolls two dice again at the most.
const CANNONBALLS: u8 = 2;
/// The first roll and one for every cannonball.
const ALL: u64 = 36_u64.pow(1 + CANNONBALLS as u32);

/// In how many cases of `all` red wins the fight, playing as well as can be.
fn wins(state: &KingOfPirates, all: u64) -> u64 {
    let after = |outcome: Outcome, all: u64| {
        let mut next = *state;
        next.resolve(&outcome, &mut Nobody);
        wins(&next, all)
    };
    match state.pending() {
        Pending::Chance(Chance::Loot { .. }) => all,
        Pending::Chance(Chance::Combat { dice: 2, .. }) => {
            let faces = || 1..=6;
            let rolls = faces().flat_map(|first| faces().map(move |second| [first, second]));
            rolls.map(|roll| after(Outcome::Dice(roll), all / 36)).sum()
        }
        Pending::Chance(Chance::Combat { .. }) => {
            (1..=6).map(|roll| after(Outcome::Die(roll), all / 6)).sum()
        }
        Pending::Seats(asked) if asked.contains(seat(0)) => best_of(state, all),
        Pending::Chance(_) | Pending::Seats(_) | Pending::Over => 0,
    }
}

fn best_of(state: &KingOfPirates, all: u64) -> u64 {
    let mut best = 0;
    state.legal(seat(0), &mut |action| {
        let mut next = *state;
        next.act(seat(0), action, &mut Nobody);
        best = best.max(wins(&next, all));
    });
    best
}

/// Red beside a nation: what it is shown, and what comes of the attack.
fn compare(red: &Value, place: [i8; 2], tile: Option<&str>, help: i16) -> i32 {
    let mut red = red.clone();
    red["at"] = json!(place);
    let tiles: Vec<Value> = tile.iter().map(|kind| lying(place, kind, true)).collect();
    let table =
        prepare(&json!({"ships": [red, {}, {}], "tiles": tiles, "frames": [{"turn": "choose"}]}));
    let mut state = *table.state();
    let view = state.view(Viewer::Seat(seat(0)));
    let defence = view.strength_at(view.ships[0].at).expect("a nation is here").defence;
    let shown = view.chance_against(seat(0), defence, help);
    if state.check(seat(0), Action::Attack(Target::Nation)).is_ok() {
        state.act(seat(0), Action::Attack(Target::Nation), &mut Nobody);
    }
    assert_eq!(shown, (wins(&state, ALL) * 1000 / ALL) as i32, "{red} at {place:?}");
    shown
}

#[test]
fn kop_23_the_odds_shown_are_those_of_every_roll() {
    let red = |cannonballs: u8| json!({"cannonballs": cannonballs});
    assert_eq!(compare(&red(0), CITY, None, 0), 277);
    assert_eq!(compare(&red(0), FORTRESS, None, 0), 83);
    assert_eq!(compare(&red(0), OCEAN, Some("small_merchant"), 0), 833);
    compare(&red(0), OCEAN, Some("warship"), 0);
}

#[test]
fn kop_10_cannonballs_are_spent_as_well_as_can_be() {
    for cannonballs in 1..=CANNONBALLS {
        let red = json!({"cannonballs": cannonballs});
        // Always rolling both again would be worse.
        let city = compare(&red, CITY, None, 0);
        assert!(
            city > 1000
                - 722_i32.pow(u32::from(cannonballs) + 1) / 1000_i32.pow(cannonballs.into())
        );
        compare(&red, FORTRESS, None, 0);
        compare(&red, OCEAN, Some("large_merchant"), 0);
    }
}

#[test]
fn kop_9_kop_28_the_odds_know_scurvy_crew_and_a_raid() {
    let sick = json!({"cannonballs": 1, "scurvy": 2});
    compare(&sick, CITY, None, 0);
    let gunners = json!({"cannonballs": 1, "captain": 0, "crew": [8]});
    assert!(compare(&gunners, FORTRESS, None, 0) > compare(&sick, FORTRESS, None, 0));
    let raider = json!({"cannonballs": 1, "hand": ["raid"]});
    compare(&raider, CITY, None, 2);
}

#[test]
fn kop_23_what_no_dice_reach_is_shown_as_hopeless() {
    let sick = json!({"cannonballs": 2, "scurvy": 3});
    assert_eq!(compare(&sick, FORTRESS, None, 0), 0);
    let table = choosing(&json!([{"at": CITY}, {}, {}]));
    assert!(table.state().view(Viewer::Spectator).chance_against(seat(0), 2, 0) == 1000);
}
