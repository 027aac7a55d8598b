//! What is said of discs and booty: keys and values; the messages are in `lang`.

use crate::{Color, Disc, Pirate, Wage, Wages};
use game::{Join, Messages, Seat, Text, Value};

/// Colours, pirates and booty, by language.
pub const MESSAGES: Messages = game::messages!("../lang");

/// What may be wrong with editions, positions and shuffles, by language.
pub const ERROR_MESSAGES: Messages = game::messages!("../lang/errors");

/// The name of a colour.
pub fn color(color: Color) -> Text {
    Text::new("discs-color").with("color", Value::word(color.name()))
}

/// The colour of a piece, which is never called by the name of its player.
fn hue(color: Color) -> Text {
    Text::new("discs-hue").with("color", Value::word(color.name()))
}

/// A pirate by colour and wage: "Red 3".
pub fn pirate(pirate: Pirate) -> Text {
    disc(Disc::of(pirate, true))
}

/// A pirate as it is seen: "Red 3", "Red ?", or "a Red" where the wage is concealed.
pub fn disc(disc: Disc) -> Text {
    let text = match disc.wage {
        Some(_) => Text::new("discs-pirate"),
        None => return Text::new("discs-concealed").with("color", hue(disc.color)),
    };
    let sign = disc.wage.map(Wage::sign).map(String::from).unwrap_or_default();
    text.with("color", hue(disc.color)).with("wage", sign)
}

/// A stack by its top pirate, with its height if it is no single.
pub fn stack(stacks: &[Vec<Disc>], top: Pirate) -> Text {
    with_height(stacks, top, pirate(top))
}

/// The same of the seat that acts: its person may be told "your 3".
pub fn own_stack(stacks: &[Vec<Disc>], top: Pirate) -> Text {
    with_height(stacks, top, Text { key: "discs-own".into(), ..pirate(top) })
}

fn with_height(stacks: &[Vec<Disc>], top: Pirate, name: Text) -> Text {
    let led = |stack: &&Vec<Disc>| stack[0].pirate() == Some(top);
    match stacks.iter().find(led).map_or(1, Vec::len) {
        1 => name,
        height => Text::new("discs-stack").with("pirate", name).with("height", height),
    }
}

/// A seat by its colour.
pub fn seat(colors: &[Color], seat: Seat) -> Value {
    colors.get(seat.index()).map_or_else(|| seat.index().into(), |of| color(*of).into())
}

/// The winners with their number and their score, for the end of the log.
pub fn winners(text: Text, colors: &[Color], winners: &[Seat], best: u32) -> Text {
    text.with("winners", Join::And.of(winners.iter().map(|&winner| seat(colors, winner))))
        .with("count", winners.len())
        .with("best", best)
}

/// The wages of a raid, colour by colour.
pub fn wages_by_color(paid: &[Wages]) -> Value {
    let by_color = paid.chunk_by(|one, next| one.pirate.color() == next.pirate.color());
    let of_color = |of: &[Wages]| wages(of[0].pirate.color(), of.iter().map(|wage| wage.ducats));
    Join::Comma.of(by_color.map(of_color))
}

/// The wages that one colour is paid: "Yellow 7 (2 + 5)".
fn wages(color: Color, ducats: impl Iterator<Item = u32> + Clone) -> Text {
    Text::new("discs-wages")
        .with("color", self::color(color))
        .with("count", ducats.clone().count())
        .with("total", ducats.clone().sum::<u32>())
        .with("ducats", Join::Plus.of(ducats))
}

/// The first pirate in an English sentence that is named with its wage, as in `Red 3`.
pub fn wage_in(sentence: &str) -> Option<(&str, &str)> {
    let words: Vec<&str> = sentence.split([' ', '.', ':', ',']).collect();
    let named = words.windows(2).map(|pair| (pair[0], pair[1]));
    let mut named = named.filter(|(_, wage)| ["2", "3", "4", "5", "?"].contains(wage));
    named.find(|(color, _)| Color::ALL.iter().any(|of| of.to_string() == *color))
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
