//! A sentence that a person reads exists once per language, as a Fluent message. Rules, bots and
//! servers give a [`game::Text`], the key of a message and its values; here it becomes words.
//!
//! ```
//! use game::Text;
//! use text::{Bundle, Language, Words};
//!
//! let mut english = Bundle::new(Language::English);
//! english.add("left = { $ships ->\n    [one] One ship is\n   *[other] { $ships } ships are\n} left.")?;
//! let words = Words(&[&english]);
//! assert_eq!(words.say(&Text::new("left").with("ships", 1)), "One ship is left.");
//! assert_eq!(words.say(&Text::new("left").with("ships", 1_200)), "1\u{202f}200 ships are left.");
//! # Ok::<(), text::Unreadable>(())
//! ```

mod bundle;
mod language;
mod pattern;
mod plural;
mod words;

pub use bundle::{Bundle, Reason, Unreadable};
pub use language::Language;
pub use pattern::Pattern;
pub use words::{Find, Words, capital};

/// What no single game says: lists, hints.
pub const MESSAGES: game::Messages = game::messages!("../lang");

/// What may be wrong with set-ups, editions, positions and records of any game, and what tables
/// refuse.
pub const ERROR_MESSAGES: game::Messages = game::messages!("../lang/errors");
