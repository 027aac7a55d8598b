//! A record as it was found: in a file, a link, a text, or on the server.

use game::{Record, RecordHeader, Text};
use serde::Deserialize;
use serde_json::value::RawValue;
use web_kit::model::{GameUi, Who};
use web_kit::words::say_with;

use crate::archive::Player;

/// Where a record comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// Kept on this device: the match of a game.
    Kept,
    /// Given by the person, or by a link that holds it.
    Given,
    /// The server has it, under this id.
    Online(String),
}

/// The text of a record, of which game it is, and who played.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    game: String,
    text: String,
    pub(crate) who: Vec<Who>,
    pub(crate) origin: Origin,
}

/// Why a text cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unreadable {
    /// It is not JSON, or not of the right form.
    Form(String),
    /// It names no game.
    Nameless,
    /// It is of a game that is not known here.
    Game(String),
    /// It cannot be replayed.
    Record(Text),
    /// The link was cut off or changed.
    Link,
    /// This browser has no room for it.
    NoRoom,
    /// It is not available.
    Missing(String),
}

impl Unreadable {
    /// What is wrong, for people.
    pub(crate) fn words(&self) -> String {
        let (key, detail) = match self {
            Self::Record(why) => {
                return say_with("replay-bad-record", &[("detail", why.clone().into())]);
            }
            Self::Form(detail) => ("replay-bad-form", detail.as_str()),
            Self::Nameless => ("replay-bad-nameless", ""),
            Self::Game(game) => ("replay-bad-game", game.as_str()),
            Self::Link => ("replay-bad-link", ""),
            Self::NoRoom => ("replay-too-large", ""),
            Self::Missing(detail) => ("replay-bad-missing", detail.as_str()),
        };
        say_with(key, &[("detail", detail.into())])
    }
}

/// Either a record itself, or what the server and this device keep: a record with its players.
#[derive(Deserialize)]
struct Outer<'a> {
    #[serde(borrow, default)]
    record: Option<&'a RawValue>,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    players: Vec<Sat>,
}

/// Who sat at a seat, as the server or this device writes it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Sat {
    Player(Player),
    Named(String),
    Other(serde::de::IgnoredAny),
}

impl Found {
    /// Reads a text far enough to know its game.
    pub(crate) fn read(text: &str, origin: Origin) -> Result<Self, Unreadable> {
        let outer: Outer<'_> = parse(text)?;
        game::check_keys(text).map_err(|error| Unreadable::Form(error.to_string()))?;
        let who = outer.players.iter().map(Sat::who).collect();
        let (game, text) = match outer.record {
            Some(record) => (parse::<Outer<'_>>(record.get())?.game, record.get()),
            None => (outer.game, text),
        };
        let game = game.ok_or(Unreadable::Nameless)?;
        Ok(Self { game, text: text.to_owned(), who, origin })
    }

    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// The record, which must be of this game. Other rules may have other actions, so their
    /// version is looked at first.
    pub(crate) fn record<U: GameUi>(&self) -> Result<Record<U::Game>, Unreadable> {
        let header: RecordHeader = parse(&self.text)?;
        header.check::<U::Game>().map_err(|error| Unreadable::Record(error.text()))?;
        parse(&self.text)
    }
}

impl Sat {
    fn who(&self) -> Who {
        match self {
            Self::Player(player) => who(*player, None),
            // The server writes bots by their level.
            Self::Named(name) => name.parse().map_or_else(|_| Who::Named(name.clone()), Who::Bot),
            Self::Other(_) => Who::Nobody,
        }
    }
}

/// Who sat at a seat of this device; a person may have been given a name.
pub(super) fn who(player: Player, name: Option<String>) -> Who {
    match player {
        Player::Person => Who::Person(name),
        Player::Bot(level) => Who::Bot(level),
    }
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Unreadable> {
    serde_json::from_str(text).map_err(|error| Unreadable::Form(error.to_string()))
}

#[cfg(test)]
mod tests {
    use buccaneer::Buccaneer;
    use game::{Match, Setup};

    use super::*;
    use crate::games::BuccaneerUi;

    fn record() -> String {
        let mut play = Match::<Buccaneer>::new(Setup::house(3), "found").expect("a match");
        play.settle();
        serde_json::to_string(&play.record()).expect("plain data")
    }

    #[test]
    fn a_record_is_found_alone_and_with_its_players() {
        let alone = Found::read(&record(), Origin::Given).expect("a record");
        assert_eq!((alone.game(), alone.who.len()), ("buccaneer", 0));
        let text = format!(r#"{{"record":{},"players":["Anne",{{"bot":"mate"}},null]}}"#, record());
        let server = Found::read(&text, Origin::Given).expect("a record");
        assert_eq!(server.who[..2], [Who::Named("Anne".to_owned()), Who::Bot(game::Level::Mate)]);
        assert!(server.record::<BuccaneerUi>().is_ok());
    }

    #[test]
    fn what_is_no_record_says_why() {
        let wrong = |text: &str| Found::read(text, Origin::Given).expect_err("no record");
        assert!(matches!(wrong("ahoy"), Unreadable::Form(_)));
        assert!(matches!(wrong("[1, 2]"), Unreadable::Form(_)));
        assert_eq!(wrong("{}"), Unreadable::Nameless);
        let cut = &record()[..200];
        let Unreadable::Form(detail) = wrong(cut) else { panic!("a form") };
        assert!(detail.contains("line 1"), "{detail}");
        let Unreadable::Form(detail) = wrong(r#"{"game":"x","seed":{"a":1,"a":2}}"#) else {
            panic!("a form")
        };
        assert!(detail.contains("the key `a` appears twice"), "{detail}");
    }

    #[test]
    fn a_record_of_other_rules_says_so_whatever_else_it_holds() {
        let text = r#"{"game":"buccaneer","rules":99,"seed":"s","start":{},"inputs":[{"fly":1}]}"#;
        let found = Found::read(text, Origin::Given).expect("it names its game");
        let Err(Unreadable::Record(why)) = found.record::<BuccaneerUi>() else { panic!("rules") };
        assert_eq!((&*why.key, why.value("found")), ("wrong-record-rules", Some(&99.into())));
    }
}
