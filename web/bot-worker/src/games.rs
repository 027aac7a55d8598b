//! Dispatch to the game of a question.

use registry::{GameId, UnknownGame, with_game};
use serde::Deserialize;

use crate::memory::Memory;
use crate::question::{Waiting, answer_for};

/// Answers a serialised question about any game.
pub fn answer(question: &str, waiting: Waiting, memory: &mut Memory) -> Result<String, String> {
    #[derive(Deserialize)]
    struct Header {
        game: String,
    }
    let header: Header = serde_json::from_str(question).map_err(|error| error.to_string())?;
    let game: GameId = header.game.parse().map_err(|error: UnknownGame| error.to_string())?;
    with_game!(game, G => answer_for::<G>(question, waiting, memory))
}
