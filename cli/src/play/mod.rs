//! `freebooter play`: a match in the terminal.

mod prompt;
mod sitting;

use crate::{
    args::{Play, Who},
    edition,
    failure::Failure,
    save,
};
use bots::Level;
use catalog::{Choices, EditionChoice, GameId, Table};
use serde_json::{Map, Value};
use sitting::Sitting;
use std::hash::{BuildHasher, RandomState};

pub(crate) fn run(play: &Play) -> Result<(), Failure> {
    let (seats, table) = match (&play.resume, play.game) {
        (Some(file), _) => {
            let save = save::read(file)?;
            (save.seats, save.table)
        }
        (None, Some(game)) => new_match(play, game)?,
        (None, None) => {
            return Err(Failure::Usage("name a game, or a match to --resume".to_owned()));
        }
    };
    // A resumed match is kept where it came from.
    let file = play.save.clone().or_else(|| play.resume.clone());
    let mut sitting = Sitting::new(table, seats, file, play.fast);
    sitting.play(std::io::stdin().lock(), anstream::stdout().lock())
}

fn new_match(play: &Play, game: GameId) -> Result<(Vec<Who>, Box<dyn Table>), Failure> {
    let seats = seats(play, game)?;
    let choices = Choices {
        players: seats.len(),
        seed: play.seed.clone().unwrap_or_else(random_seed),
        edition: play.edition.as_deref().map_or(Ok(EditionChoice::House), edition::read)?,
        options: options(&play.options)?,
    };
    Ok((seats, game.open(&choices)?))
}

/// Who sits where: as named, or one person against mates.
fn seats(play: &Play, game: GameId) -> Result<Vec<Who>, Failure> {
    let (fewest, most) = game.about().players;
    let named = play.seats.len();
    let players = match (play.players, named) {
        (Some(players), 0) => players,
        (Some(players), named) if players == named => players,
        (Some(players), named) => {
            let message = format!("--players {players}, but --seats names {named}");
            return Err(Failure::Usage(message));
        }
        (None, 0) => 4.clamp(fewest, most),
        (None, named) => named,
    };
    if named > 0 {
        return Ok(play.seats.clone());
    }
    let mut seats = vec![Who::Bot(Level::Mate); players];
    if let Some(first) = seats.first_mut() {
        *first = Who::Person;
    }
    Ok(seats)
}

/// `name=value` pairs as a JSON object; a value that is no JSON is a text.
pub(crate) fn options(pairs: &[String]) -> Result<Value, Failure> {
    let mut options = Map::new();
    for pair in pairs {
        let Some((name, value)) = pair.split_once('=') else {
            let message = format!("--option {pair}: write name=value, as in open_stacks=true");
            return Err(Failure::Usage(message));
        };
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
        options.insert(name.to_owned(), value);
    }
    Ok(Value::Object(options))
}

fn random_seed() -> String {
    format!("{:016x}", RandomState::new().hash_one(std::process::id()))
}
