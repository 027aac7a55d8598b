//! What the player of a seat is called.

use game::{Level, Seat};

use crate::model::cast;
use crate::words::{say, say_with};

/// Who plays a seat, here or elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The only person at this page, with the name that was given here.
    You(Option<String>),
    /// One of several people at this page.
    Person(Option<String>),
    /// A bot of this level.
    Bot(Level),
    /// Somebody online, by name.
    Named(String),
    /// Somebody online who is away from the table.
    Away(String),
    /// The seat is free.
    Nobody,
}

impl Who {
    /// The name of a person, or of a bot at this seat.
    pub fn name(&self, seat: Seat) -> Option<String> {
        match self {
            Self::You(name) | Self::Person(name) => name.clone(),
            Self::Bot(level) => cast::at(*level, seat).map(|bot| bot.name.to_owned()),
            Self::Named(name) | Self::Away(name) => Some(name.clone()),
            Self::Nobody => None,
        }
    }

    /// In a word or two.
    pub fn words(&self) -> String {
        match self {
            Self::You(_) => say("shell-who-you"),
            Self::Person(_) => say("shell-who-person"),
            Self::Bot(level) if Level::OPPONENTS.contains(level) => rank(*level),
            Self::Bot(level) => bot(*level),
            Self::Named(name) => name.clone(),
            Self::Away(name) => say_with("shell-who-away", &[("name", name.into())]),
            Self::Nobody => say("shell-who-nobody"),
        }
    }
}

/// A bot by its level: "mate bot".
pub fn bot(level: Level) -> String {
    say_with("shell-who-bot", &[("level", rank(level).into())])
}

/// The name of a level.
pub fn rank(level: Level) -> String {
    match level {
        Level::Random => say("shell-level-random"),
        Level::Greedy => say("shell-level-greedy"),
        Level::CabinBoy => say("shell-level-cabin-boy"),
        Level::Mate => say("shell-level-mate"),
        Level::Captain => say("shell-level-captain"),
        Level::Admiral => say("shell-level-admiral"),
        Level::Plain => say("shell-level-plain"),
    }
}

/// What a level is like, for menus.
pub fn about(level: Level) -> String {
    let about = match level {
        Level::Random => say("shell-about-random"),
        Level::Greedy => say("shell-about-greedy"),
        Level::CabinBoy => say("shell-about-cabin-boy"),
        Level::Mate => say("shell-about-mate"),
        Level::Captain => say("shell-about-captain"),
        Level::Admiral => say("shell-about-admiral"),
        Level::Plain => say("shell-about-plain"),
    };
    say_with("shell-level-about", &[("level", rank(level).into()), ("about", about.into())])
}
