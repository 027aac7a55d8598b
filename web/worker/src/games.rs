//! The games that bots play here.

use buccaneer::Buccaneer;
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;
use serde::Deserialize;

use crate::memory::Memory;
use crate::question::{Waiting, answer_for};

/// Answers a question that is written down, of whatever game it names.
pub fn answer(question: &str, waiting: Waiting, memory: &mut Memory) -> Result<String, String> {
    #[derive(Deserialize)]
    struct Header {
        game: String,
    }
    let header: Header = serde_json::from_str(question).map_err(|error| error.to_string())?;
    match &*header.game {
        "buccaneer" => answer_for::<Buccaneer>(question, waiting, memory),
        "pirates" => answer_for::<Pirates>(question, waiting, memory),
        "king-of-pirates" => answer_for::<KingOfPirates>(question, waiting, memory),
        "planks" => answer_for::<Planks>(question, waiting, memory),
        other => Err(format!("there is no game `{other}`")),
    }
}
