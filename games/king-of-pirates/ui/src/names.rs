//! The names of things in the language of the person.

use king_of_pirates::{
    Card, Color, Command, Hex, Nation, Part, Pirate, PirateCard, Site, Size, Skill, Tile, View,
    text,
};
use web_kit::words::{capital, say, say_with, sentence, tell};

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

/// What a card does, and when it may be played.
pub(super) fn card_explained(card: Card) -> String {
    format!("{} {}.", card_when(card), capital(&card_about(card)))
}

/// KOP-26: when a card may be played, as a sentence.
pub(super) fn card_when(card: Card) -> String {
    sentence(&text::card_when(card))
}

pub(super) fn part(part: Part) -> String {
    tell(&text::part(part))
}

/// A line of character; that of another edition than the house's is said as it is written.
fn line(card: &PirateCard) -> String {
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

/// A ship of a nation.
pub(super) fn tile(tile: Tile) -> String {
    tell(&text::tile(tile))
}

/// What is known to be on a hex.
pub(super) fn what(view: &View, hex: Hex) -> String {
    tell(&text::what(view, hex))
}

/// A number as all tables write it: "10 000".
pub(super) fn number(number: u16) -> String {
    say_with("kop-number", &[("number", number.into())])
}

/// When a card can be played, in a word or two.
pub(super) fn card_time(card: Card) -> String {
    tell(&text::card_time(card))
}

/// What a part brings.
pub(super) fn part_about(part: Part) -> String {
    tell(&text::part_about(part))
}

/// The text of a button that is about somebody.
pub(super) fn with_name(text: &str, name: &str) -> String {
    say_with("kop-about-whom", &[("text", text.into()), ("name", name.into())])
}

/// A pirate with everything there is to know.
pub(super) fn berth(view: &View, pirate: Pirate) -> String {
    let card = view.pirate(pirate);
    say_with(
        "kop-berth",
        &[
            ("name", (&card.name).into()),
            ("crew", skill(card.crew).into()),
            ("captain", command(card.captain).into()),
            ("line", line(card).into()),
        ],
    )
}

/// A hex with what and who is there.
pub(super) fn hex_label(view: &View, hex: Hex) -> String {
    let what = capital(&what(view, hex));
    let ships = view.ships.iter().filter(|ship| ship.at == hex);
    let ships = ships.map(|ship| color(ship.color));
    let dutchman = (view.dutchman == hex).then(|| say("kop-dutchman-is"));
    let here: Vec<String> = ships.chain(dutchman).collect();
    let at = say_with("kop-hex", &[("what", what.into()), ("hex", hex_name(hex).into())]);
    if here.is_empty() { at } else { format!("{at}: {}", here.join(", ")) }
}

/// What a symbol means wherever it is.
pub(super) fn sign(id: &str) -> String {
    say_with("kop-sign", &[("sign", id.into())])
}

/// What a flag means.
pub(super) fn nation_sign(nation: Nation) -> String {
    say_with("kop-sign-flag", &[("nation", nation.name().to_lowercase().into())])
}

/// The kind of a place that has one, in a word or two.
pub(super) fn short(site: Site, picture: &str) -> Option<String> {
    let kind = match (site, picture) {
        (Site::Island(Size::Large), _) => "large-island",
        (_, "waves" | "unknown" | "fin") => return None,
        (_, kind) => kind,
    };
    Some(say_with("kop-short", &[("kind", kind.into())]))
}

/// What there is to know about a hex.
pub(super) fn about(view: &View, hex: Hex) -> String {
    let label = hex_label(view, hex);
    if let Some(treasure) = view.treasure(hex) {
        return say_with(
            "kop-about-island",
            &[
                ("hex", label.into()),
                ("maps", treasure.maps.into()),
                ("doubloons", treasure.doubloons.into()),
            ],
        );
    }
    if let Some(strength) = view.strength_at(hex) {
        let about = say_with(
            "kop-about-nation",
            &[
                ("hex", label.into()),
                ("defence", strength.defence.into()),
                ("loot", strength.loot.into()),
            ],
        );
        let chance = view.viewer.map(|seat| view.chance_against(seat, strength.defence, 0) / 10);
        let chance =
            chance.map(|chance| say_with("kop-about-chance", &[("chance", chance.into())]));
        return chance.map_or(about.clone(), |chance| format!("{about} {chance}"));
    }
    let key = match view.tile(hex) {
        Some(tile) if tile.tile.is_none() => "kop-about-unknown",
        _ if view.site(hex).is_hideout() => "kop-about-hideout",
        _ => "kop-about-sea",
    };
    say_with(key, &[("hex", label.into())])
}

/// Where a hex is, as it is drawn: with a minus, not a hyphen.
pub(super) fn hex_name(hex: Hex) -> String {
    hex.to_string().replace('-', "−")
}
