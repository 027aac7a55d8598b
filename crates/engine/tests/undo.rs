//! Going back over chance, in all games.

use engine::{AnyMatch, Choices};
use registry::GameId;

/// A match that has gone on for a while, always with the first or the last legal action.
fn played(game: GameId, seed: u64) -> Box<dyn AnyMatch> {
    let choices =
        Choices { players: game.about().players.0, seed: seed.to_string(), ..Choices::default() };
    let mut table = engine::open(game, &choices).expect("a table");
    table.settle();
    for step in 0..30 {
        act(&mut *table, step + seed as usize);
    }
    table
}

fn act(table: &mut dyn AnyMatch, choice: usize) {
    let Some(seat) = table.asked_seats().first() else { return };
    let legal = table.legal(seat);
    table.act(seat, &legal[choice % legal.len()].action).expect("it is legal");
    table.settle();
}

/// The last answer of chance: how many inputs there were before the action that asked for it.
fn before_last_chance(table: &dyn AnyMatch) -> Option<usize> {
    let record = table.record();
    let inputs = record["inputs"].as_array().expect("a list");
    let chance = inputs.iter().rposition(|input| input.get("outcome").is_some())?;
    inputs[..chance].iter().rposition(|input| input.get("action").is_some())
}

/// The match with the same inputs as before up to the chance that is drawn anew.
fn again(table: &dyn AnyMatch, point: usize) -> Box<dyn AnyMatch> {
    let record = table.record();
    let mut again = table.taken_back(point).expect("it was there");
    let input = &record["inputs"][point];
    let seat = serde_json::from_value(input["seat"].clone()).expect("a seat");
    again.act(seat, &input["action"]).expect("it was legal");
    again.settle();
    again
}

#[test]
fn the_same_action_after_an_undo_gets_other_dice() {
    let mut games = 0;
    for &game in GameId::ALL {
        let (mut compared, mut other) = (0, 0);
        for seed in 0..12 {
            let table = played(game, seed);
            let Some(point) = before_last_chance(&*table) else { continue };
            let end = again(&*table, point).inputs();
            let first = table.after(end).expect("it was there").hash();
            let draws = |table: &dyn AnyMatch| table.check_draws().expect("all from the seed");
            let second = again(&*table, point);
            assert_eq!(draws(&*second).undos, 1, "{game}");
            // Back once more, and the dice are neither the first nor the second.
            let third = again(&*second, point);
            assert_eq!(draws(&*third).undos, 2, "{game}");
            let hashes = [first, second.hash(), third.hash()];
            compared += 1;
            other += usize::from(hashes[0] != hashes[1] && hashes[1] != hashes[2]);
            // What is recorded is what can be checked.
            let record = third.record();
            let replayed = engine::replay(&record).expect("a record");
            assert_eq!(
                (replayed.check_draws(), replayed.hash()),
                (third.check_draws(), third.hash())
            );
        }
        // A die may fall the same way twice. Some games draw nothing once they have begun.
        assert!(compared == 0 || 3 * other > compared, "{game}: {other} of {compared}");
        games += usize::from(compared > 0);
    }
    assert!(games >= 2, "{games}");
}

#[test]
fn a_record_without_its_undo_does_not_come_from_the_seed() {
    let (mut found, mut tried) = (0, 0);
    for seed in 0..6 {
        let table = played(GameId::Planks, seed);
        let Some(point) = before_last_chance(&*table) else { continue };
        let mut record = again(&*table, point).record();
        assert_eq!(record["redraws"][0]["undos"], 1);
        record.as_object_mut().expect("an object").remove("redraws");
        tried += 1;
        found += usize::from(engine::replay(&record).expect("a record").check_draws().is_err());
    }
    assert!(2 * found > tried, "{found} of {tried}");
}

#[test]
fn going_back_further_does_not_bring_the_first_dice_back() {
    let table = played(GameId::Planks, 3);
    let point = before_last_chance(&*table).expect("dice were rolled");
    let once = table.taken_back(point).expect("it was there");
    // Nothing was drawn since, but from here on the first dice were seen.
    let earlier = once.taken_back(point - 1).expect("it was there");
    assert_eq!(earlier.check_draws().expect("all from the seed").undos, 2);
}

#[test]
fn an_undo_that_showed_nothing_leaves_the_dice_as_they_are() {
    let table = played(GameId::Planks, 3);
    let back = table.taken_back(table.inputs()).expect("it is there");
    assert_eq!(back.record(), table.record());
}

#[test]
fn undos_out_of_order_are_no_record() {
    let mut record = played(GameId::Planks, 3).record();
    for redraws in [
        serde_json::json!([{"from": 4, "undos": 0}]),
        serde_json::json!([{"from": 4, "undos": 1}, {"from": 4, "undos": 2}]),
        serde_json::json!([{"from": 4, "undos": 2}, {"from": 6, "undos": 2}]),
    ] {
        record["redraws"] = redraws;
        let Err(error) = engine::replay(&record) else { panic!("{}", record["redraws"]) };
        assert!(error.to_string().contains("redraws"), "{error}");
    }
}
