//! How the clients of tests play: any way will do, as long as the same list of
//! legal actions always gets the same answer. Then a match that was disturbed
//! in every way can be compared with one that was not.

use anyhow::{Context, Result};
use engine::AnyMatch;
use registry::GameId;
use serde_json::Value;

/// The index of the action to choose from a written list of this length.
pub fn choose(list: &str, length: usize) -> usize {
    // FNV-1a: the same on every machine and in every version.
    let hash = list.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash >> 16) as usize % length.max(1)
}

/// Plays the match of a record again from its beginning, by the policy and
/// with nobody to disturb it.
pub fn play_out(record: &Value) -> Result<Box<dyn AnyMatch>> {
    let game: GameId = record["game"].as_str().context("a record names its game")?.parse()?;
    let whole = engine::replay(record)?;
    anyhow::ensure!(whole.game() == game, "the record is of another game");
    let mut table = whole.after(0)?;
    table.settle();
    while let Some(seat) = table.asked_seats().first() {
        let list = table.raw_legal(seat);
        let legal: Vec<Value> = serde_json::from_str(list.get())?;
        let action = &legal[choose(list.get(), legal.len())]["action"];
        table.act(seat, action)?;
        table.settle();
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use engine::Choices;

    use super::*;

    #[test]
    fn by_the_policy_every_game_comes_to_an_end() {
        for (game, players) in [
            (GameId::Buccaneer, 4),
            (GameId::Pirates, 3),
            (GameId::Planks, 3),
            (GameId::KingOfPirates, 2),
        ] {
            let choices = Choices { players, seed: "policy".to_owned(), ..Choices::default() };
            let start = engine::open(game, &choices).expect("a table").record();
            let played = play_out(&start).expect("it can be played");
            println!("{game}: {} inputs", played.inputs());
            assert_eq!(played.hash(), play_out(&played.record()).expect("again").hash());
        }
    }
}
