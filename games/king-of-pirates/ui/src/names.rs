//! The names of things in the language of the person. Texts choose by the names of the rules, with
//! hyphens for spaces: `treasure-map`.

use game::Seat;
use king_of_pirates::{
    Card, Class, Color, Command, Heading, Hex, Nation, Part, Pirate, PirateCard, Site, Size, Skill,
    Target, Tile, View,
};
use web_kit::words::{Value, listed, say, say_with};

/// A name of the rules as texts choose by it.
fn slug(name: &str) -> Value {
    name.to_lowercase().replace(' ', "-").into()
}

pub(super) fn color(color: Color) -> String {
    say_with("kop-color", &[("color", slug(color.name()))])
}

/// A seat by its colour.
pub(super) fn who(view: &View, seat: Seat) -> String {
    view.ships.get(seat.index()).map(|ship| color(ship.color)).unwrap_or_default()
}

pub(super) fn card(card: Card) -> String {
    card_named(card.name())
}

/// A card by its name in the rules.
pub(super) fn card_named(name: &str) -> String {
    say_with("kop-card", &[("card", slug(name))])
}

/// What a card does, in few words.
pub(super) fn card_about(card: Card) -> String {
    say_with("kop-card-about", &[("card", slug(card.name()))])
}

/// KOP-26: when a card may be played, as a sentence.
pub(super) fn card_when(card: Card) -> String {
    let when = match card {
        Card::TreasureMap => say("kop-when-map"),
        Card::Tailwind => say("kop-when-tailwind"),
        Card::Raid => say("kop-when-raid"),
        Card::Mercenaries => say("kop-when-mercenaries"),
        Card::Ambush => say("kop-when-ambush"),
        Card::Soldiers => say("kop-when-soldiers"),
        Card::Scurvy | Card::Citrus | Card::Assassination | Card::FlyingDutchman => {
            say("kop-when-any")
        }
        Card::Mutiny => say("kop-when-mutiny"),
        Card::Keelhaul => say("kop-when-keelhaul"),
    };
    say_with("kop-when", &[("card", self::card(card).into()), ("when", when.into())])
}

/// Several cards, or nothing.
pub(super) fn cards(cards: &[Card]) -> String {
    if cards.is_empty() {
        return say("kop-nothing");
    }
    listed(&cards.iter().copied().map(card).collect::<Vec<_>>())
}

pub(super) fn part(part: Part) -> String {
    say_with("kop-part", &[("part", slug(part.name()))])
}

pub(super) fn heading(heading: Heading) -> String {
    say_with("kop-heading", &[("heading", slug(heading.name()))])
}

fn nation(nation: Nation) -> Value {
    say_with("kop-nation", &[("nation", slug(nation.name()))]).into()
}

/// What stands for a nation's flag.
pub(super) fn flag(nation: Nation) -> String {
    say_with("kop-flag", &[("nation", slug(nation.name()))])
}

pub(super) fn pirate(view: &View, pirate: Pirate) -> String {
    view.pirate(pirate).name.clone()
}

/// Several pirates, or nobody.
pub(super) fn pirates(view: &View, pirates: &[Pirate]) -> String {
    if pirates.is_empty() {
        return say("kop-nobody");
    }
    listed(&pirates.iter().map(|one| pirate(view, *one)).collect::<Vec<_>>())
}

/// A pirate with both abilities.
pub(super) fn pirate_card(card: &PirateCard) -> String {
    say_with(
        "kop-pirate",
        &[
            ("name", (&card.name).into()),
            ("crew", skill(card.crew).into()),
            ("captain", command(card.captain).into()),
        ],
    )
}

/// A line of character; that of another edition than the house's is said as it is written.
pub(super) fn line(card: &PirateCard) -> String {
    say_with("kop-line", &[("name", slug(&card.name)), ("line", (&card.line).into())])
}

/// A crew ability in few words.
pub(super) fn skill(skill: Skill) -> String {
    match skill {
        Skill::Loot => say("kop-skill-loot"),
        Skill::Duel => say("kop-skill-duel"),
        Skill::Hint => say("kop-skill-hint"),
        Skill::Rum => say("kop-skill-rum"),
        Skill::Gunnery => say("kop-skill-gunnery"),
        Skill::Sail => say("kop-skill-sail"),
        Skill::Warded => say("kop-skill-warded"),
        Skill::Powder => say("kop-skill-powder"),
        Skill::Scapegoat => say("kop-skill-scapegoat"),
    }
}

/// A captain ability in few words.
pub(super) fn command(command: Command) -> String {
    let hunts = |nation| say_with("kop-command-hunter", &[("nation", self::nation(nation))]);
    match command {
        Command::Gunnery2 => say("kop-command-gunnery"),
        Command::Quartermaster => say("kop-command-quartermaster"),
        Command::Thief => say("kop-command-thief"),
        Command::Inspiring => say("kop-command-inspiring"),
        Command::HunterBritish => hunts(Nation::British),
        Command::HunterSpanish => hunts(Nation::Spanish),
        Command::HunterFrench => hunts(Nation::French),
        Command::Hint2 => say("kop-command-hint"),
        Command::Healer => say("kop-command-healer"),
        Command::Duel2 => say("kop-command-duel"),
    }
}

/// A ship of a nation, or the open sea.
pub(super) fn tile(tile: Tile) -> String {
    let Some((class, of)) = tile.shows() else { return say("kop-sea") };
    let key = match class {
        Class::SmallMerchant => "kop-small-merchant",
        Class::LargeMerchant => "kop-large-merchant",
        Class::Warship => "kop-warship",
    };
    say_with(key, &[("nation", nation(of))])
}

/// What is known to be on a hex.
pub(super) fn what(view: &View, hex: Hex) -> String {
    match (view.site(hex), view.tile(hex)) {
        (Site::Hideout(None), _) => say("kop-hideout-middle"),
        (Site::Hideout(Some(of)), _) => say_with("kop-hideout", &[("color", color(of).into())]),
        (Site::City(of), _) => say_with("kop-city", &[("nation", nation(of))]),
        (Site::Fortress(of), _) => say_with("kop-fortress", &[("nation", nation(of))]),
        (Site::Island(Size::Large), _) => say("kop-large-island"),
        (Site::Island(Size::Small), _) => say("kop-small-island"),
        (Site::Ocean | Site::Sharks, None) => say("kop-sea"),
        (site @ (Site::Ocean | Site::Sharks), Some(shown)) => match shown.tile {
            Some(shown) => tile(shown),
            None if site == Site::Sharks => say("kop-unknown-sharks"),
            None => say("kop-unknown"),
        },
    }
}

/// A hex with what is known to be there.
pub(super) fn place(view: &View, hex: Hex) -> String {
    let hex_words = hex.to_string();
    say_with("kop-place", &[("what", what(view, hex).into()), ("hex", hex_words.into())])
}

/// Who is fought.
pub(super) fn foe(view: &View, target: Target, at: Option<Hex>) -> String {
    match (target, at) {
        (Target::Player(seat), _) => who(view, seat),
        (Target::Nation, Some(hex)) => place(view, hex),
        (Target::Nation, None) => say("kop-the-nation"),
    }
}
