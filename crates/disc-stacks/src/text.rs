//! What is said of discs and booty: keys and values; the messages are in `lang`.

use crate::{Color, Disc, Pirate, Wage};
use game::{Join, Messages, Text, Value};

/// Colours, pirates and booty, by language.
pub const MESSAGES: Messages = Messages {
    en: &[include_str!("../lang/en.ftl")],
    de: &[include_str!("../lang/de.ftl")],
    fr: &[include_str!("../lang/fr.ftl")],
    it: &[include_str!("../lang/it.ftl")],
};

/// The name of a colour.
pub fn color(color: Color) -> Text {
    Text::new("discs-color").with("color", Value::word(color.name()))
}

/// A pirate by colour and wage: "Red 3".
pub fn pirate(pirate: Pirate) -> Text {
    disc(Disc::of(pirate, true))
}

/// A pirate as it is seen: "Red 3", "Red ?", or "a Red" where the wage is concealed.
pub fn disc(disc: Disc) -> Text {
    let text = match disc.wage {
        Some(_) => Text::new("discs-pirate"),
        None => return Text::new("discs-concealed").with("color", color(disc.color)),
    };
    let sign = disc.wage.map(Wage::sign).map(String::from).unwrap_or_default();
    text.with("color", color(disc.color)).with("wage", sign)
}

/// A stack by its top pirate, with its height if it is no single.
pub fn stack(stacks: &[Vec<Disc>], top: Pirate) -> Text {
    let led = |stack: &&Vec<Disc>| stack[0].pirate() == Some(top);
    match stacks.iter().find(led).map_or(1, Vec::len) {
        1 => pirate(top),
        height => Text::new("discs-stack").with("pirate", pirate(top)).with("height", height),
    }
}

/// The wages that one colour is paid: "Yellow 2 + 5".
pub fn wages(color: Color, ducats: impl IntoIterator<Item = u32>) -> Text {
    let ducats = Join::Plus.of(ducats);
    Text::new("discs-wages").with("color", self::color(color)).with("ducats", ducats)
}

/// A kind of booty or token by its name in the rules: "dagger".
pub fn booty(kind: &'static str) -> Text {
    Text::new("discs-booty").with("kind", Value::word(kind))
}

/// One of a kind, as it is taken: "a dagger".
pub fn booty_a(kind: &'static str) -> Text {
    Text::new("discs-booty-a").with("kind", Value::word(kind))
}

/// The one of a kind, as it is taken: "the dagger".
pub fn booty_the(kind: &'static str) -> Text {
    Text::new("discs-booty-the").with("kind", Value::word(kind))
}
