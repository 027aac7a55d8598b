//! PLK-4.

use crate::prepare::{READY, prepare};
use game::{ChanceError, FastRng, Game, Pending, Seat};
use planks::{Chance, Outcome, Plank};
use serde_json::json;
use std::collections::BTreeMap;

#[test]
fn plk_4_the_dice_show_two_different_colours_every_pair_as_likely() {
    let table = prepare(READY, &json!({"phase": "roll", "dice": null, "turn": 2}));
    assert_eq!(table.state().pending(), Pending::Chance(Chance::Dice { seat: Seat::new(2) }));
    let mut rng = FastRng::new(4);
    let mut seen: BTreeMap<[Plank; 2], u32> = BTreeMap::new();
    for _ in 0..30_000 {
        let Outcome::Dice(dice) = table.state().roll(&mut rng) else { panic!("dice are asked") };
        assert_ne!(dice[0], dice[1]);
        *seen.entry(dice).or_default() += 1;
    }
    assert_eq!(seen.len(), 30);
    assert!(seen.values().all(|times| (850..1150).contains(times)), "{seen:?}");
}

#[test]
fn plk_4_equal_dice_are_no_outcome() {
    let mut table = prepare(READY, &json!({"phase": "roll", "dice": null}));
    let refused = table.play().resolve(Outcome::Dice([Plank::Red, Plank::Red]));
    let Err(ChanceError::Inadmissible(message)) = refused else { panic!("{refused:?}") };
    let said = game_testing::english_error::<planks::Planks>(&message);
    assert!(said.contains("PLK-4"), "{said}");
    table.roll(Plank::Red, Plank::Green);
    assert_eq!(table.asked(), 0);
    assert_eq!(table.position().dice, Some([Plank::Red, Plank::Green]));
}
