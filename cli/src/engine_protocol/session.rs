//! One session: at most one match, with chance drawn automatically or by hand.

use crate::{
    edition,
    engine_protocol::{
        lines::Line,
        request::{Act, Bot, Chance, Fate, Hint, Load, New, OfSeat, Replay, SetFate, View},
    },
    failure::Failure,
};
use bots::Level;
use engine::{
    AnyMatch, BotChoice, Choices, EditionChoice, Happened, Listed, MatchError, say, sentence,
};
use game::{OptionSpec, Seat, Text, Viewer, check_keys};
use registry::GameId;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};
use text::Language::{self, English};

/// What the protocol answers when it cannot do what was asked.
enum Refused {
    NoMatch,
    Table(MatchError),
}

impl From<MatchError> for Refused {
    fn from(error: MatchError) -> Self {
        Self::Table(error)
    }
}

#[derive(Default)]
pub(crate) struct Session {
    table: Option<Box<dyn AnyMatch>>,
    fate: Fate,
}

impl Session {
    /// The answer to a line; every line has one.
    pub(crate) fn answer(&mut self, line: Line<'_>) -> Value {
        let request = match read_request(line) {
            Ok(request) => request,
            Err(message) => return answer_with(None, English, Err(bad_request(message))),
        };
        let id = request.get("id").cloned();
        let lang = match language_of(&request) {
            Ok(lang) => lang,
            Err(refused) => return answer_with(id, English, Err(refused)),
        };
        let request = Value::Object(request);
        let result = catch_unwind(AssertUnwindSafe(|| self.carry_out(&request, lang)));
        let result = result.unwrap_or_else(|_| {
            self.recover();
            Err(bad_request("this request hit a fault in the engine; the match is unchanged"))
        });
        answer_with(id, lang, result)
    }

    fn carry_out(&mut self, request: &Value, lang: Language) -> Result<Value, Refused> {
        let cmd = request.get("cmd").and_then(Value::as_str);
        match cmd.ok_or_else(|| bad_request("a request needs a `cmd`, a string"))? {
            "games" => Ok(
                json!({"games": GameId::ALL.iter().map(|&game| about(game, lang)).collect::<Vec<_>>()}),
            ),
            "new" => self.new_match(&fields(request)?),
            "load" => self.load(&fields(request)?),
            "position" => Ok(json!({"position": self.table()?.position()})),
            "pending" => Ok(json!({"pending": self.table()?.asked()})),
            "legal" => self.legal(&fields(request)?, lang),
            "act" => self.act(&fields(request)?),
            "fate" => Ok(self.set_fate(&fields(request)?)),
            "chance" => self.chance(&fields(request)?),
            "view" => self.view(&fields(request)?),
            "bot" => self.bot(&fields(request)?, lang),
            "hint" => self.hint(&fields(request)?, lang),
            "record" => Ok(json!({"record": self.table()?.record()})),
            "replay" => self.replay(&fields(request)?),
            other => {
                let other: String = other.chars().take(40).collect();
                Err(bad_request(format!("unknown command `{other}`; the commands are: {COMMANDS}")))
            }
        }
    }

    fn new_match(&mut self, new: &New) -> Result<Value, Refused> {
        let game: GameId = new.game.parse().map_err(|error| bad_request(format!("{error}")))?;
        let choices = Choices {
            players: new.players,
            seed: new.seed.clone(),
            edition: edition_of(new.edition.as_deref())?,
            options: Value::Object(new.options.clone()),
        };
        let table = engine::open(game, &choices)?;
        self.begin(table)
    }

    fn load(&mut self, load: &Load) -> Result<Value, Refused> {
        let table = engine::load(&load.position, &load.seed)?;
        self.begin(table)
    }

    fn begin(&mut self, mut table: Box<dyn AnyMatch>) -> Result<Value, Refused> {
        if self.fate == Fate::Auto {
            table.settle();
        }
        self.table = Some(table);
        Ok(json!({"pending": self.table()?.asked()}))
    }

    fn legal(&self, request: &OfSeat, lang: Language) -> Result<Value, Refused> {
        let seat = self.seat(request.seat)?;
        let listed =
            |Listed { action, text }| json!({"action": action, "text": sentence(lang, &text)});
        let actions: Vec<Value> = self.table()?.legal(seat).into_iter().map(listed).collect();
        Ok(json!({"actions": actions}))
    }

    fn act(&mut self, act: &Act) -> Result<Value, Refused> {
        let seat = self.seat(act.seat)?;
        let happened = self.table_mut()?.act(seat, &act.action)?;
        self.go_on(happened.as_ref(), Viewer::Seat(seat))
    }

    fn chance(&mut self, chance: &Chance) -> Result<Value, Refused> {
        let happened = self.table_mut()?.chance(&chance.outcome)?;
        self.go_on(happened.as_ref(), Viewer::Spectator)
    }

    /// The events of an input, those of the chance that follows, and who is
    /// asked then.
    fn go_on(&mut self, happened: &dyn Happened, viewer: Viewer) -> Result<Value, Refused> {
        let mut events = happened.told(viewer);
        let fate = self.fate;
        let table = self.table_mut()?;
        if fate == Fate::Auto {
            events.extend(table.settle().told(viewer));
        }
        Ok(json!({"events": events, "pending": table.asked()}))
    }

    fn set_fate(&mut self, request: &SetFate) -> Value {
        self.fate = request.mode;
        if let (Fate::Auto, Some(table)) = (self.fate, &mut self.table) {
            table.settle();
        }
        let pending = self.table.as_ref().map(|table| table.asked());
        json!({"mode": self.fate, "pending": pending})
    }

    fn view(&self, request: &View) -> Result<Value, Refused> {
        let viewer = match request.seat {
            Some(seat) => Viewer::Seat(self.seat(seat)?),
            None => Viewer::Spectator,
        };
        Ok(json!({"view": self.table()?.view(viewer)}))
    }

    fn bot(&self, bot: &Bot, lang: Language) -> Result<Value, Refused> {
        let seat = self.seat(bot.seat)?;
        let level: Level = bot.level.parse().map_err(|error| bad_request(format!("{error}")))?;
        let table = self.table()?;
        let seed = bot.seed.unwrap_or(table.inputs() as u64);
        let budget = bot.budget.unwrap_or(level.usual_budget());
        let BotChoice { action, text, iterations } = table.bot(level, seat, budget, seed)?;
        let text = sentence(lang, &text);
        Ok(json!({"action": action, "text": text, "iterations": iterations}))
    }

    fn hint(&self, hint: &Hint, lang: Language) -> Result<Value, Refused> {
        let seat = self.seat(hint.seat)?;
        let hints = self.table()?.hints(seat, hint.budget, hint.seed)?;
        let written = |hint: engine::Hint| {
            json!({
                "action": hint.action, "text": sentence(lang, &hint.text),
                "win": hint.win, "gain": hint.gain, "why": sentence(lang, &hint.why),
            })
        };
        Ok(json!({"hints": hints.into_iter().map(written).collect::<Vec<_>>()}))
    }

    fn replay(&mut self, replay: &Replay) -> Result<Value, Refused> {
        let table = engine::replay(&replay.record)?;
        // A record may end where chance is asked: its hash is of that moment, what is drawn follows.
        let hash = table.hash();
        let mut answer = self.begin(table)?;
        answer["hash"] = json!(hash);
        Ok(answer)
    }

    fn table(&self) -> Result<&dyn AnyMatch, Refused> {
        self.table.as_deref().ok_or(Refused::NoMatch)
    }

    fn table_mut(&mut self) -> Result<&mut Box<dyn AnyMatch>, Refused> {
        self.table.as_mut().ok_or(Refused::NoMatch)
    }

    fn seat(&self, number: u8) -> Result<Seat, Refused> {
        let players = self.table()?.players();
        let seat = Seat::new(number);
        let missing = || bad_request(format!("there is no seat {number} at a table of {players}"));
        if seat.index() < players { Ok(seat) } else { Err(missing()) }
    }

    /// After a fault the inputs so far are still the truth: play them again.
    fn recover(&mut self) {
        let record = self.table.as_ref().map(|table| table.record());
        self.table = record.and_then(|record| engine::replay(&record).ok());
    }
}

const COMMANDS: &str = "games, new, load, position, pending, legal, act, fate, chance, view, bot, \
                        hint, record, replay";

fn read_request(line: Line<'_>) -> Result<Map<String, Value>, String> {
    let bytes = match line {
        Line::Bytes(bytes) => bytes,
        Line::TooLong => return Err("the line is longer than 16 MiB".to_owned()),
    };
    let no_object = |error: serde_json::Error| format!("a line must be one JSON object: {error}");
    let text =
        std::str::from_utf8(bytes).map_err(|error| format!("a line must be UTF-8: {error}"))?;
    let request = serde_json::from_str(text).map_err(no_object)?;
    check_keys(text).map_err(|error| error.to_string())?;
    Ok(request)
}

/// The language of the words in the answer; English if the request does not say.
fn language_of(request: &Map<String, Value>) -> Result<Language, Refused> {
    let Some(lang) = request.get("lang") else { return Ok(English) };
    let known = lang.as_str().and_then(Language::of);
    known.ok_or_else(|| {
        let codes = Language::ALL.map(Language::code).join(", ");
        bad_request(format!("there is no such `lang`; there are: {codes}"))
    })
}

fn fields<T: DeserializeOwned>(request: &Value) -> Result<T, Refused> {
    serde_path_to_error::deserialize(request).map_err(|error| bad_request(error.to_string()))
}

/// A built-in edition by name, or a file.
fn edition_of(edition: Option<&str>) -> Result<EditionChoice, Refused> {
    match edition {
        None | Some("house") => Ok(EditionChoice::House),
        Some(path) if Path::new(path).extension().is_some_and(|end| end == "toml") => {
            edition::read(Path::new(path)).map_err(|error: Failure| bad_edition(error.to_string()))
        }
        Some(name) => {
            let name: String = name.chars().take(40).collect();
            Err(bad_edition(format!("there is no edition `{name}`: use `house` or a .toml file")))
        }
    }
}

fn about(game: GameId, lang: Language) -> Value {
    let about = game.about();
    let option = |spec: &OptionSpec| {
        let mut option = json!(spec);
        option["about"] = say(lang, &Text::new(spec.about)).into();
        (spec.name.to_owned(), option)
    };
    let options: Map<String, Value> = about.options.iter().map(option).collect();
    json!({
        "id": about.id,
        "title": about.title,
        "players": [about.players.0, about.players.1],
        "editions": ["house"],
        "rules": about.rules,
        "options": options,
    })
}

fn bad_request(message: impl Into<String>) -> Refused {
    Refused::Table(MatchError::BadRequest(message.into()))
}

fn bad_edition(message: String) -> Refused {
    Refused::Table(MatchError::BadEdition(Box::new(Text::other(message))))
}

fn answer_with(id: Option<Value>, lang: Language, result: Result<Value, Refused>) -> Value {
    let mut answer = Map::new();
    if let Some(id) = id {
        answer.insert("id".to_owned(), id);
    }
    match result {
        Ok(value) => answer.insert("ok".to_owned(), value),
        Err(refused) => answer.insert("err".to_owned(), refused.written(lang)),
    };
    Value::Object(answer)
}

impl Refused {
    fn written(&self, lang: Language) -> Value {
        match self {
            Self::NoMatch => {
                json!({"kind": "no_match", "message": "there is no match yet: use `new`, `load` or `replay`"})
            }
            Self::Table(error) => match error {
                MatchError::Illegal { rule, .. } => {
                    json!({"kind": error.kind(), "rule": rule, "message": error.message(lang)})
                }
                MatchError::BadPosition { field, .. } => json!({
                    "kind": error.kind(), "field": field, "message": error.message(lang),
                }),
                MatchError::BadRequest(_)
                | MatchError::Impossible(_)
                | MatchError::NotYourTurn(_)
                | MatchError::Over
                | MatchError::BadEdition(_)
                | MatchError::BadRecord(_) => {
                    json!({"kind": error.kind(), "message": game::shorten(&error.message(lang))})
                }
            },
        }
    }
}
