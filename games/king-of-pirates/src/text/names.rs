//! The names of things as keys and values.

use crate::{
    Card, Class, Color, Command, Heading, Hex, Nation, Part, Pirate, PirateCard, Site, Size, Skill,
    Target, Tile, View,
};
use game::{Join, Seat, Text, Value};

/// A name of the rules as messages choose by it, with hyphens for spaces: `treasure-map`.
fn slug(name: &str) -> Value {
    name.to_lowercase().replace(' ', "-").into()
}

/// The name of a colour.
pub fn color(color: Color) -> Text {
    Text::new("kop-color").with("color", slug(color.name()))
}

/// A seat by its colour.
pub fn who(view: &View, seat: Seat) -> Value {
    let ship = view.ships.get(seat.index());
    ship.map_or_else(|| seat.index().into(), |ship| color(ship.color).into())
}

/// The name of a card.
pub fn card(card: Card) -> Text {
    card_named(card.name())
}

/// A card by its name in the rules.
pub fn card_named(name: &str) -> Text {
    Text::new("kop-card").with("card", slug(name))
}

/// What a card does, in few words.
pub fn card_about(card: Card) -> Text {
    Text::new("kop-card-about").with("card", slug(card.name()))
}

/// KOP-26: when a card may be played, in a word or two.
pub fn card_time(card: Card) -> Text {
    Text::new("kop-time").with("card", slug(card.name()))
}

/// What a part brings, in few words.
pub fn part_about(part: Part) -> Text {
    Text::new("kop-part-about").with("part", slug(part.name()))
}

/// KOP-26: when a card may be played, as a sentence.
pub fn card_when(card: Card) -> Text {
    Text::new("kop-when").with("card", self::card(card)).with("when", when(card))
}

/// KOP-26: when a card may be played, in few words.
pub fn when(card: Card) -> Text {
    match card {
        Card::TreasureMap => Text::new("kop-when-map"),
        Card::Tailwind => Text::new("kop-when-tailwind"),
        Card::Raid => Text::new("kop-when-raid"),
        Card::Mercenaries => Text::new("kop-when-mercenaries"),
        Card::Ambush => Text::new("kop-when-ambush"),
        Card::Soldiers => Text::new("kop-when-soldiers"),
        Card::Scurvy | Card::Citrus | Card::Assassination | Card::FlyingDutchman => {
            Text::new("kop-when-any")
        }
        Card::Mutiny => Text::new("kop-when-mutiny"),
        Card::Keelhaul => Text::new("kop-when-keelhaul"),
    }
}

/// Several cards, or nothing.
pub fn cards(cards: &[Card]) -> Value {
    if cards.is_empty() {
        return Text::new("kop-nothing").into();
    }
    Join::And.of(cards.iter().copied().map(card))
}

/// The name of a part of a ship.
pub fn part(part: Part) -> Text {
    Text::new("kop-part").with("part", slug(part.name()))
}

/// The name of a direction.
pub fn heading(heading: Heading) -> Text {
    Text::new("kop-heading").with("heading", slug(heading.name()))
}

fn nation(nation: Nation) -> Value {
    Text::new("kop-nation").with("nation", slug(nation.name())).into()
}

/// The name of a pirate, which is the same in every language.
pub fn pirate(view: &View, pirate: Pirate) -> Value {
    (&view.pirate(pirate).name).into()
}

/// Several pirates, or nobody.
pub fn pirates(view: &View, pirates: &[Pirate]) -> Value {
    if pirates.is_empty() {
        return Text::new("kop-nobody").into();
    }
    Join::And.of(pirates.iter().map(|one| pirate(view, *one)))
}

/// Several cards and pirates, or nothing.
pub fn cards_and_pirates(view: &View, lost: &[Card], gone: &[Pirate]) -> Value {
    if gone.is_empty() {
        return cards(lost);
    }
    let cards = lost.iter().map(|one| Value::from(card(*one)));
    Join::And.of(cards.chain(gone.iter().map(|one| pirate(view, *one))))
}

/// A pirate with both abilities.
pub fn pirate_card(card: &PirateCard) -> Text {
    Text::new("kop-pirate")
        .with("name", &card.name)
        .with("crew", skill(card.crew))
        .with("captain", command(card.captain))
}

/// A line of character; that of another edition than the house's is said as it is written.
pub fn line(card: &PirateCard) -> Text {
    Text::new("kop-line").with("name", slug(&card.name)).with("line", &card.line)
}

/// A crew ability in few words.
pub fn skill(skill: Skill) -> Text {
    match skill {
        Skill::Loot => Text::new("kop-skill-loot"),
        Skill::Duel => Text::new("kop-skill-duel"),
        Skill::Hint => Text::new("kop-skill-hint"),
        Skill::Rum => Text::new("kop-skill-rum"),
        Skill::Gunnery => Text::new("kop-skill-gunnery"),
        Skill::Sail => Text::new("kop-skill-sail"),
        Skill::Warded => Text::new("kop-skill-warded"),
        Skill::Powder => Text::new("kop-skill-powder"),
        Skill::Scapegoat => Text::new("kop-skill-scapegoat"),
    }
}

/// A captain ability in few words.
pub fn command(command: Command) -> Text {
    let hunts = |nation| Text::new("kop-command-hunter").with("nation", self::nation(nation));
    match command {
        Command::Gunnery2 => Text::new("kop-command-gunnery"),
        Command::Quartermaster => Text::new("kop-command-quartermaster"),
        Command::Thief => Text::new("kop-command-thief"),
        Command::Inspiring => Text::new("kop-command-inspiring"),
        Command::HunterBritish => hunts(Nation::British),
        Command::HunterSpanish => hunts(Nation::Spanish),
        Command::HunterFrench => hunts(Nation::French),
        Command::Hint2 => Text::new("kop-command-hint"),
        Command::Healer => Text::new("kop-command-healer"),
        Command::Duel2 => Text::new("kop-command-duel"),
    }
}

/// A kind of ship, of any nation.
pub fn class(class: Class) -> Text {
    Text::new("kop-sketch-class").with("class", slug(class.name()))
}

/// A ship of a nation, or the open sea.
pub fn tile(tile: Tile) -> Text {
    let Some((class, of)) = tile.shows() else { return Text::new("kop-sea") };
    let key = match class {
        Class::SmallMerchant => "kop-small-merchant",
        Class::LargeMerchant => "kop-large-merchant",
        Class::Warship => "kop-warship",
    };
    Text::new(key).with("nation", nation(of))
}

/// What is known to be on a hex.
pub fn what(view: &View, hex: Hex) -> Text {
    match (view.site(hex), view.tile(hex)) {
        (Site::Hideout(None), _) => Text::new("kop-hideout-middle"),
        (Site::Hideout(Some(of)), _) => Text::new("kop-hideout").with("color", color(of)),
        (Site::City(of), _) => Text::new("kop-city").with("nation", nation(of)),
        (Site::Fortress(of), _) => Text::new("kop-fortress").with("nation", nation(of)),
        (Site::Island(Size::Large), _) => Text::new("kop-large-island"),
        (Site::Island(Size::Small), _) => Text::new("kop-small-island"),
        (Site::Ocean | Site::Sharks, None) => Text::new("kop-sea"),
        (site @ (Site::Ocean | Site::Sharks), Some(shown)) => match shown.tile {
            Some(shown) => tile(shown),
            None if site == Site::Sharks => Text::new("kop-unknown-sharks"),
            None => Text::new("kop-unknown"),
        },
    }
}

/// Coordinates as people read them, with a true minus.
pub fn coordinates(hex: Hex) -> String {
    hex.to_string().replace('-', "−")
}

/// A hex with what is known to be there.
pub fn place(view: &View, hex: Hex) -> Text {
    Text::new("kop-place").with("what", what(view, hex)).with("hex", coordinates(hex))
}

/// Who is fought.
pub fn foe(view: &View, target: Target, at: Option<Hex>) -> Value {
    match (target, at) {
        (Target::Player(seat), _) => who(view, seat),
        (Target::Nation, Some(hex)) => place(view, hex).into(),
        (Target::Nation, None) => Text::new("kop-the-nation").into(),
    }
}
