//! Who sits at a seat, as it is spoken of.

use bots::Level;

use crate::words::{say, say_with};

/// Who plays a seat, here or elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// The only person at this page.
    You,
    /// One of several persons at this page.
    Person,
    Bot(Level),
    /// Somebody on line, by name.
    Named(String),
    /// Somebody on line who is not at the table now.
    Away(String),
    Nobody,
}

impl Who {
    /// In a word or two.
    pub(crate) fn words(&self) -> String {
        match self {
            Self::You => say("shell-who-you"),
            Self::Person => say("shell-who-person"),
            Self::Bot(level) => bot(*level),
            Self::Named(name) => name.clone(),
            Self::Away(name) => say_with("shell-who-away", &[("name", name.into())]),
            Self::Nobody => say("shell-who-nobody"),
        }
    }
}

/// A bot by its level: "mate bot".
pub(crate) fn bot(level: Level) -> String {
    say_with("shell-who-bot", &[("level", rank(level).into())])
}

/// The name of a level.
pub(crate) fn rank(level: Level) -> String {
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
pub(crate) fn about(level: Level) -> String {
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
