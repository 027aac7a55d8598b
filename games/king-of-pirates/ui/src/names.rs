//! The names of things in the language of the person.

use king_of_pirates::{Card, Color, Command, Hex, Nation, Part, PirateCard, Skill, View, text};
use web_kit::words::{sentence, tell};

pub(super) fn color(color: Color) -> String {
    tell(&text::color(color))
}

pub(super) fn card(card: Card) -> String {
    tell(&text::card(card))
}

/// A card by its name in the rules.
pub(super) fn card_named(name: &str) -> String {
    tell(&text::card_named(name))
}

/// What a card does, in few words.
pub(super) fn card_about(card: Card) -> String {
    tell(&text::card_about(card))
}

/// KOP-26: when a card may be played, as a sentence.
pub(super) fn card_when(card: Card) -> String {
    sentence(&text::card_when(card))
}

pub(super) fn part(part: Part) -> String {
    tell(&text::part(part))
}

/// What stands for a nation's flag.
pub(super) fn flag(nation: Nation) -> String {
    tell(&text::flag(nation))
}

/// A line of character; that of another edition than the house's is said as it is written.
pub(super) fn line(card: &PirateCard) -> String {
    tell(&text::line(card))
}

/// A crew ability in few words.
pub(super) fn skill(skill: Skill) -> String {
    tell(&text::skill(skill))
}

/// A captain ability in few words.
pub(super) fn command(command: Command) -> String {
    tell(&text::command(command))
}

/// What is known to be on a hex.
pub(super) fn what(view: &View, hex: Hex) -> String {
    tell(&text::what(view, hex))
}
