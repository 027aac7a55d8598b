//! Whether a new table can be played at.

use bots::Level;
use engine::{Choices, EditionChoice, MatchError};
use protocol::v1::{ClockRules, NewTable};
use registry::GameId;
use serde_json::Value;

use super::rated;

pub(super) fn choices(new: &NewTable) -> Choices {
    let edition = match &new.edition {
        None => EditionChoice::House,
        Some(edition) => {
            EditionChoice::File { name: edition.name.clone(), text: edition.text.clone() }
        }
    };
    Choices {
        players: new.players,
        seed: String::new(),
        edition,
        options: Value::Object(new.options.clone()),
    }
}

/// Whether the bots of a new table are opponents for people: the other levels are for tests.
pub(crate) fn check_opponents(new: &NewTable) -> Result<(), MatchError> {
    match new.bots.iter().flatten().chain(&new.fill).find(|level| opponent(**level) != **level) {
        Some(level) => Err(MatchError::BadRequest(format!("bots: {}", no_opponent(*level)))),
        None => Ok(()),
    }
}

pub(super) fn no_opponent(level: Level) -> String {
    let known = Level::OPPONENTS.map(Level::name).join(", ");
    format!("`{level}` cannot be seated online; choose one of: {known}")
}

/// Who plays where an older table has a level that is for tests.
pub(super) fn opponent(level: Level) -> Level {
    match level {
        Level::Random | Level::Greedy => Level::CabinBoy,
        Level::Plain => Level::Captain,
        Level::CabinBoy | Level::Mate | Level::Captain | Level::Admiral => level,
    }
}

/// Whether such a table can be played at; its game, and the edition's name.
pub(super) fn check(new: &NewTable) -> Result<(GameId, String), MatchError> {
    let bad = |message: String| MatchError::BadRequest(message);
    let game: GameId = new.game.parse().map_err(|e: registry::UnknownGame| bad(e.to_string()))?;
    let choices = choices(new);
    engine::open(game, &choices)?;
    let edition = engine::read_edition(game, &choices.edition)?;
    if new.bots.len() > new.players {
        return Err(bad(format!("bots: {} entries for {} seats", new.bots.len(), new.players)));
    }
    let time = match new.clock {
        ClockRules::None => true,
        ClockRules::Bank { seconds, increment } => {
            (10..=86_400).contains(&seconds) && increment <= 3_600
        }
        ClockRules::Days(days) => (1..=60).contains(&days),
    };
    if !time {
        let limits = "clock: a bank of 10 to 86400 seconds, an increment of up to 3600 seconds, \
            or 1 to 60 days";
        return Err(bad(limits.to_owned()));
    }
    rated::check(new).map_err(bad)?;
    if new.start_after.is_some_and(|seconds| !(5..=86_400).contains(&seconds) || new.fill.is_none())
    {
        let message = "start_after: 5 to 86400 seconds, with a level of bots in `fill`";
        return Err(bad(message.to_owned()));
    }
    if new.spectator_delay > 3_600 || new.bot_pause > 60_000 {
        return Err(bad(
            "the spectator delay can be up to 3600 s, the bot pause up to 60000 ms".to_owned()
        ));
    }
    Ok((game, edition))
}
