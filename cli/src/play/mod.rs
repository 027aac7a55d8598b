//! `freebooter play`: a match in the terminal.

mod prompt;
mod terminal;

use crate::{
    args::{Play, Who},
    edition,
    failure::Failure,
    save,
    words::Speech,
};
use bots::Level;
use engine::{AnyMatch, Choices, EditionChoice};
use registry::GameId;
use serde_json::{Map, Value};
use std::hash::{BuildHasher, RandomState};
use terminal::Terminal;

pub(crate) fn run(play: &Play) -> Result<(), Failure> {
    let (seats, table) = match (&play.resume, play.game) {
        (Some(file), _) => {
            let save = save::read(file)?;
            (save.seats, save.table)
        }
        (None, Some(game)) => new_match(play, game)?,
        (None, None) => {
            return Err(Failure::Usage("name a game, or a saved match with --resume".to_owned()));
        }
    };
    // A resumed match is kept where it came from.
    let file = play.save.clone().or_else(|| play.resume.clone());
    let mut terminal =
        Terminal::new(table, seats, file, play.fast, Speech::new(play.language.chosen()));
    terminal.play(std::io::stdin().lock(), anstream::stdout().lock())
}

fn new_match(play: &Play, game: GameId) -> Result<(Vec<Who>, Box<dyn AnyMatch>), Failure> {
    let seats = seats(play, game)?;
    let choices = Choices {
        players: seats.len(),
        seed: play.seed.clone().unwrap_or_else(random_seed),
        edition: play.edition.as_deref().map_or(Ok(EditionChoice::House), edition::read)?,
        options: options(&play.options, game)?,
    };
    Ok((seats, engine::open(game, &choices)?))
}

/// Who sits where: as named, or one person against mates.
fn seats(play: &Play, game: GameId) -> Result<Vec<Who>, Failure> {
    let (fewest, most) = game.about().players;
    let named = play.seats.len();
    let players = match (play.players, named) {
        (Some(players), 0) => players,
        (Some(players), named) if players == named => players,
        (Some(players), named) => {
            let message = format!("--players is {players}, but --seats lists {named}");
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

/// `name=value` pairs as a JSON object; a value that is no JSON is a text, or a list of texts by
/// seat where the option is chosen by seat.
pub(crate) fn options(pairs: &[String], game: GameId) -> Result<Value, Failure> {
    let specs = game.about().options;
    let mut options = Map::new();
    for pair in pairs {
        let Some((name, value)) = pair.split_once('=') else {
            let message = format!("--option {pair}: write name=value, as in open_stacks=true");
            return Err(Failure::Usage(message));
        };
        let per_seat = specs.iter().any(|spec| spec.name == name && spec.per_seat);
        let written = || if per_seat { by_seat(value) } else { Value::String(value.to_owned()) };
        let value = serde_json::from_str(value).unwrap_or_else(|_| written());
        if options.insert(name.to_owned(), value).is_some() {
            return Err(Failure::Usage(format!("--option {name} is given twice")));
        }
    }
    Ok(Value::Object(options))
}

/// `red,,blue+green` as `["red", null, ["blue", "green"]]`: a seat between commas may choose
/// nothing or, where a seat plays several, more than one.
fn by_seat(text: &str) -> Value {
    let one = |word: &str| Value::String(word.trim().to_owned());
    let seat = |seat: &str| match seat.trim() {
        "" => Value::Null,
        several if several.contains('+') => several.split('+').map(one).collect(),
        word => one(word),
    };
    text.split(',').map(seat).collect()
}

fn random_seed() -> String {
    format!("{:016x}", RandomState::new().hash_one(std::process::id()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_by_seat_are_written_between_commas() {
        assert_eq!(by_seat("red"), json!(["red"]));
        assert_eq!(by_seat("red,, blue"), json!(["red", null, "blue"]));
        assert_eq!(by_seat("red+blue,"), json!([["red", "blue"], null]));
    }
}
