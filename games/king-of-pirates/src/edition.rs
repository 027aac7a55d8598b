//! The edition: what stands on the components, as it is written in a file.

use crate::{Card, Class, Color, Command, Heading, Hex, Nation, Pirate, Site, Size, Skill, sketch};
use game::{Fault, PathSegment, Say, Sketch, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An edition of King of Pirates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// The edition's name.
    pub name: String,
    /// KOP-1 to KOP-3.
    pub board: Board,
    /// Defence and loot.
    pub targets: Targets,
    /// KOP-22.
    pub islands: Islands,
    /// KOP-4.
    pub tiles: Tiles,
    /// The loot cards.
    pub loot: Vec<Loot>,
    /// The action cards, by kind.
    pub cards: BTreeMap<Card, u8>,
    /// KOP-14: the faces of the upkeep die.
    pub upkeep_die: UpkeepDie,
    /// Bow and stern.
    pub ship: Hull,
    /// KOP-21: the middle parts.
    pub parts: Parts,
    /// The twenty pirates.
    pub pirates: Vec<PirateCard>,
}

/// The board as a drawing of two-letter words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Nine rows from the north, each from the west.
    pub rows: Vec<String>,
    /// The face of the compass die that names each corner hideout.
    pub compass: BTreeMap<Heading, Color>,
}

/// What a fight against a nation needs and brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// To be reached by dice and bonuses.
    pub defence: u8,
    /// Loot cards.
    pub loot: u8,
}

/// The five kinds of targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Targets {
    pub small_merchant: Strength,
    pub large_merchant: Strength,
    pub warship: Strength,
    pub city: Strength,
    pub fortress: Strength,
}

/// KOP-22: a treasure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treasure {
    /// The maps it takes.
    pub maps: u8,
    /// What it brings.
    pub doubloons: u16,
}

/// The two kinds of islands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Islands {
    pub small: Treasure,
    pub large: Treasure,
}

/// The tiles of both waters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Tiles {
    pub ocean: TileCounts,
    pub sharks: TileCounts,
}

/// The tiles of one water.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TileCounts {
    pub empty: u8,
    pub small_merchant: Flags,
    pub large_merchant: Flags,
    pub warship: Flags,
}

/// A number for each nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Flags {
    pub british: u8,
    pub french: u8,
    pub spanish: u8,
}

/// Loot cards of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Loot {
    pub doubloons: u16,
    pub cards: u8,
}

/// Faces of the upkeep die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct UpkeepDie {
    pub scurvy: u8,
    pub one_rum: u8,
    pub two_rum: u8,
}

/// What a ship or a part of one has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Hull {
    pub sails: u8,
    pub berths: u8,
    pub rum: u8,
    pub cannonballs: u8,
}

/// KOP-21: the middle parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parts {
    /// Of each.
    pub price: u16,
    /// The one with rum.
    pub hold: Hull,
    /// The one with cannonballs.
    pub gun_deck: Hull,
}

/// A pirate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PirateCard {
    /// At most [`PirateCard::NAME`] bytes long.
    pub name: String,
    /// A line of character.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub line: String,
    /// The crew ability.
    pub crew: Skill,
    /// The captain ability.
    pub captain: Command,
}

impl PirateCard {
    /// The longest name.
    pub const NAME: usize = 16;
}

impl TileCounts {
    /// How many tiles.
    pub fn total(&self) -> u32 {
        let ships = Class::ALL.into_iter().flat_map(|class| self.of(class).by_nation());
        u32::from(self.empty) + ships.map(u32::from).sum::<u32>()
    }

    /// The ships of a class.
    pub fn of(&self, class: Class) -> Flags {
        match class {
            Class::SmallMerchant => self.small_merchant,
            Class::LargeMerchant => self.large_merchant,
            Class::Warship => self.warship,
        }
    }
}

impl Flags {
    /// In the order of [`Nation::ALL`].
    pub fn by_nation(self) -> [u8; 3] {
        [self.british, self.french, self.spanish]
    }
}

impl Board {
    /// The site that a word of the drawing stands for.
    pub fn site(word: &str) -> Option<Site> {
        Some(match word {
            "~~" => Site::Ocean,
            "^^" => Site::Sharks,
            "HH" => Site::Hideout(None),
            "Hr" => Site::Hideout(Some(Color::Red)),
            "Hb" => Site::Hideout(Some(Color::Blue)),
            "Hk" => Site::Hideout(Some(Color::Black)),
            "Hy" => Site::Hideout(Some(Color::Yellow)),
            "Hg" => Site::Hideout(Some(Color::Green)),
            "Hp" => Site::Hideout(Some(Color::Purple)),
            "Fb" => Site::Fortress(Nation::British),
            "Ff" => Site::Fortress(Nation::French),
            "Fs" => Site::Fortress(Nation::Spanish),
            "Cb" => Site::City(Nation::British),
            "Cf" => Site::City(Nation::French),
            "Cs" => Site::City(Nation::Spanish),
            "I+" => Site::Island(Size::Large),
            "I-" => Site::Island(Size::Small),
            _ => return None,
        })
    }

    /// The word for a site.
    pub fn word(site: Site) -> &'static str {
        const WORDS: [&str; 17] = [
            "~~", "^^", "HH", "Hr", "Hb", "Hk", "Hy", "Hg", "Hp", "Fb", "Ff", "Fs", "Cb", "Cf",
            "Cs", "I+", "I-",
        ];
        let word = WORDS.into_iter().find(|word| Self::site(word) == Some(site));
        word.expect("every site has a word")
    }

    /// The site of every hex, by its number.
    pub(crate) fn sites(&self) -> Result<[Site; Hex::COUNT], Fault> {
        let mut sites = [Site::Ocean; Hex::COUNT];
        let expected: Vec<Vec<Hex>> = Hex::rows().map(Iterator::collect).collect();
        if self.rows.len() != expected.len() {
            let reason = Text::new("kop-wrong-rows").with("rows", self.rows.len());
            return Err(Fault::new(["board".into(), "rows".into()], reason));
        }
        for (number, (row, hexes)) in self.rows.iter().zip(expected).enumerate() {
            let fault = |reason: Text| {
                Fault::new(["board".into(), "rows".into(), PathSegment::from(number)], reason)
            };
            let words: Vec<&str> = row.split_whitespace().collect();
            if words.len() != hexes.len() {
                let (found, wanted) = (words.len(), hexes.len());
                let reason = Text::new("kop-wrong-hexes").with("hexes", found);
                return Err(fault(reason.with("wanted", wanted)));
            }
            for (word, hex) in words.into_iter().zip(hexes) {
                let site = Self::site(word);
                sites[hex.index()] =
                    site.ok_or_else(|| fault(Text::new("kop-wrong-word").with("word", word)))?;
            }
        }
        Ok(sites)
    }
}

impl game::Edition for Edition {
    const HOUSE: &'static str = include_str!("../editions/house.toml");
    const HOUSE_JSON: &'static str = include_str!(concat!(env!("OUT_DIR"), "/house.json"));

    fn name(&self) -> &str {
        &self.name
    }

    fn sketch(&self, say: Say<'_>) -> Sketch {
        sketch::edition(self, say)
    }

    fn validate(&self) -> Result<(), Fault> {
        Fault::check_name(&self.name)?;
        self.validate_board()?;
        self.validate_targets()?;
        self.validate_tiles()?;
        self.validate_decks()?;
        self.validate_ship()?;
        self.validate_pirates()?;
        self.validate_goal()
    }
}

impl Edition {
    /// KOP-12: who digs without hints has no more maps.
    const MAPS_IN_HAND: u8 = 6;
    /// The number of loot cards in the box.
    pub const LOOT: usize = 36;
    /// The most different values of loot cards.
    pub const LOOT_VALUES: usize = 8;

    /// What a loot card brings on average.
    pub fn loot_worth(&self) -> u16 {
        let cards: u32 = self.loot.iter().map(|loot| u32::from(loot.cards)).sum();
        let doubloons: u32 =
            self.loot.iter().map(|loot| u32::from(loot.doubloons) * u32::from(loot.cards)).sum();
        (doubloons / cards.max(1)) as u16
    }

    fn validate_targets(&self) -> Result<(), Fault> {
        let Targets { small_merchant, large_merchant, warship, city, fortress } = self.targets;
        let named = [
            ("small_merchant", small_merchant),
            ("large_merchant", large_merchant),
            ("warship", warship),
            ("city", city),
            ("fortress", fortress),
        ];
        for (name, Strength { defence, loot }) in named {
            let path = |key: &'static str| ["targets".into(), name.into(), key.into()];
            in_range(path("defence"), defence, 2, 30)?;
            in_range(path("loot"), loot, 1, 20)?;
        }
        for (name, treasure) in [("small", self.islands.small), ("large", self.islands.large)] {
            let path = |key: &'static str| ["islands".into(), name.into(), key.into()];
            in_range(path("maps"), treasure.maps, 0, 12)?;
            in_range(path("doubloons"), treasure.doubloons, 0, 10_000)?;
        }
        Ok(())
    }

    fn validate_tiles(&self) -> Result<(), Fault> {
        let Tiles { ocean, sharks } = self.tiles;
        Fault::check_total(
            ["tiles".into(), "ocean".into()],
            "kop-wrong-ocean-tiles",
            ocean.total(),
            24,
        )?;
        Fault::check_total(
            ["tiles".into(), "sharks".into()],
            "kop-wrong-shark-tiles",
            sharks.total(),
            18,
        )
    }

    fn validate_decks(&self) -> Result<(), Fault> {
        let cards = self.cards.values().map(|&count| u32::from(count)).sum();
        Fault::check_total(["cards".into()], "kop-wrong-action-cards", cards, Card::COUNT as u32)?;
        if self.loot.len() > Self::LOOT_VALUES {
            let reason = Text::new("kop-wrong-values").with("most", Self::LOOT_VALUES);
            return Err(Fault::new(["loot".into()], reason));
        }
        for (number, loot) in self.loot.iter().enumerate() {
            let path = ["loot".into(), number.into(), "doubloons".into()];
            in_range(path, loot.doubloons, 0, 1_000)?;
        }
        let loot = self.loot.iter().map(|loot| u32::from(loot.cards)).sum();
        Fault::check_total(["loot".into()], "kop-wrong-loot-cards", loot, Self::LOOT as u32)?;
        let UpkeepDie { scurvy, one_rum, two_rum } = self.upkeep_die;
        let faces = [scurvy, one_rum, two_rum].map(u32::from).iter().sum();
        Fault::check_total(["upkeep_die".into()], "kop-wrong-faces", faces, 6)
    }

    fn validate_ship(&self) -> Result<(), Fault> {
        let Parts { price, hold, gun_deck } = self.parts;
        in_range(["parts".into(), "price".into()], price, 0, 10_000)?;
        let path = |key: &'static str| ["ship".into(), key.into()];
        let Hull { sails, berths, rum, cannonballs } = self.ship;
        in_range(path("sails"), sails, 1, 10)?;
        in_range(path("berths"), berths, 1, 4)?;
        in_range(path("rum"), rum, 0, 20)?;
        in_range(path("cannonballs"), cannonballs, 0, 20)?;
        for (name, hull) in [("hold", hold), ("gun_deck", gun_deck)] {
            let path = |key: &'static str| ["parts".into(), name.into(), key.into()];
            in_range(path("sails"), hull.sails, 0, 10)?;
            in_range(path("berths"), hull.berths, 0, 2)?;
            in_range(path("rum"), hull.rum, 0, 20)?;
            in_range(path("cannonballs"), hull.cannonballs, 0, 20)?;
        }
        Ok(())
    }

    /// KOP-11: somebody must be able to win: by loot of a nation that dice alone can beat, or by
    /// a treasure whose maps can be held in a hand.
    fn validate_goal(&self) -> Result<(), Fault> {
        let Targets { city, fortress, .. } = self.targets;
        let beatable = [city, fortress].iter().any(|target| target.defence <= 12);
        let loot = self.loot.iter().any(|loot| loot.doubloons > 0 && loot.cards > 0);
        let maps = self.cards.get(&Card::TreasureMap).copied().unwrap_or_default();
        let reachable = |treasure: Treasure| {
            treasure.doubloons > 0 && treasure.maps <= maps.min(Self::MAPS_IN_HAND)
        };
        let treasure = reachable(self.islands.small) || reachable(self.islands.large);
        if treasure || (loot && beatable) {
            return Ok(());
        }
        let (field, reason) =
            if loot { ("targets", "kop-wrong-hopeless") } else { ("loot", "kop-wrong-poor") };
        Err(Fault::new([field.into()], reason))
    }

    fn validate_pirates(&self) -> Result<(), Fault> {
        let pirates = self.pirates.len() as u32;
        Fault::check_total(["pirates".into()], "kop-wrong-pirates", pirates, Pirate::COUNT as u32)?;
        for (number, card) in self.pirates.iter().enumerate() {
            let fault =
                |reason: Text| Fault::new(["pirates".into(), number.into(), "name".into()], reason);
            let name = card.name.trim();
            if name.is_empty() || name.len() > PirateCard::NAME {
                return Err(fault(Text::new("kop-wrong-name").with("most", PirateCard::NAME)));
            }
            if self.pirates[..number].iter().any(|other| other.name == card.name) {
                return Err(fault(Text::new("kop-wrong-named-twice").with("name", name)));
            }
        }
        let fault = |key, ability: &dyn std::fmt::Debug, count: usize| {
            let reason = Text::new(key).with("ability", format!("{ability:?}"));
            Err(Fault::new(["pirates".into()], reason.with("count", count)))
        };
        for skill in Skill::ALL {
            let count = self.pirates.iter().filter(|card| card.crew == skill).count();
            if count < 2 {
                return fault("kop-wrong-crew-ability", &skill, count);
            }
        }
        for command in Command::ALL {
            let count = self.pirates.iter().filter(|card| card.captain == command).count();
            if count != 2 {
                return fault("kop-wrong-captain-ability", &command, count);
            }
        }
        Ok(())
    }
}

fn in_range<N: Copy + PartialOrd + std::fmt::Display>(
    path: impl IntoIterator<Item = PathSegment>,
    found: N,
    least: N,
    most: N,
) -> Result<(), Fault> {
    if found >= least && found <= most {
        return Ok(());
    }
    let text = Text::new("kop-wrong-range").with("value", found.to_string());
    Err(Fault::new(path, text.with("least", least.to_string()).with("most", most.to_string())))
}
