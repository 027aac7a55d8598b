//! The edition in few bytes: the part of it that a state carries.

use crate::{
    Board, Card, Class, Color, Command, Edition, Flags, Heading, Hex, Hull, Islands, Loot, Nation,
    Part, Parts, Pirate, PirateCard, Pirates, Site, Size, Skill, Strength, Targets, Tile,
    TileCounts, Tiles, Treasure, UpkeepDie,
};
use game::Edition as _;
use std::sync::LazyLock;

static HOUSE: LazyLock<Edition> = LazyLock::new(Edition::house);
static HOUSE_KIT: LazyLock<Kit> = LazyLock::new(|| Kit::new(&HOUSE));

/// Component values, compact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Kit {
    sites: [Spot; Hex::COUNT],
    targets: Targets,
    islands: Islands,
    ocean: [u8; Tile::KINDS],
    sharks: [u8; Tile::KINDS],
    loot: [(u16, u8); Edition::LOOT_VALUES],
    /// What a loot card brings on average.
    pub(crate) loot_worth: u16,
    pub(crate) cards: [u8; Card::KINDS],
    pub(crate) upkeep_die: UpkeepDie,
    pub(crate) ship: Hull,
    parts: Parts,
    skills: [Pirates; 9],
    commands: [Pirates; 10],
    /// By pirate: the numbers of its abilities, that of the crew in the upper half.
    abilities: [u8; Pirate::COUNT],
    names: [[u8; PirateCard::NAME]; Pirate::COUNT],
    compass: [Color; 6],
    corners: [Hex; 6],
}

/// A [`Site`] in one byte.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot(u8);

impl Spot {
    /// How many different ones there are, filled up to a power of two, which
    /// needs no check of its bounds.
    pub(crate) const KINDS: usize = 32;

    /// Its number among the different ones: 0 in the ocean, 1 among the sharks.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % Self::KINDS
    }

    pub(crate) const fn new(site: Site) -> Self {
        Self(match site {
            Site::Ocean => 0,
            Site::Sharks => 1,
            Site::Hideout(None) => 2,
            Site::Island(Size::Small) => 3,
            Site::Island(Size::Large) => 4,
            Site::City(nation) => 5 + nation as u8,
            Site::Fortress(nation) => 8 + nation as u8,
            Site::Hideout(Some(color)) => 11 + color as u8,
        })
    }

    #[inline]
    fn site(self) -> Site {
        match self.0 {
            0 => Site::Ocean,
            1 => Site::Sharks,
            2 => Site::Hideout(None),
            3 => Site::Island(Size::Small),
            4 => Site::Island(Size::Large),
            code @ 5..=7 => Site::City(Nation::ALL[code as usize - 5]),
            code @ 8..=10 => Site::Fortress(Nation::ALL[code as usize - 8]),
            code => Site::Hideout(Some(Color::ALL[code as usize - 11])),
        }
    }
}

impl Kit {
    /// From a valid edition.
    pub(crate) fn new(house: &Edition) -> Self {
        let sites = house.board.sites().expect("a valid edition has a board");
        let place = |color| {
            let here = |hex: &Hex| sites[hex.index()] == Site::Hideout(Some(color));
            Hex::all().find(here).expect("a valid edition has a hideout of every colour")
        };
        let mut loot = [(0, 0); Edition::LOOT_VALUES];
        for (kind, card) in house.loot.iter().enumerate() {
            loot[kind] = (card.doubloons, card.cards);
        }
        let with = |has: &dyn Fn(&PirateCard) -> bool| -> Pirates {
            Pirate::all().filter(|pirate| has(&house.pirates[pirate.index()])).collect()
        };
        Self {
            sites: sites.map(Spot::new),
            targets: house.targets,
            islands: house.islands,
            ocean: counts(&house.tiles.ocean),
            sharks: counts(&house.tiles.sharks),
            loot,
            loot_worth: house.loot_worth(),
            cards: Card::ALL.map(|card| house.cards.get(&card).copied().unwrap_or(0)),
            upkeep_die: house.upkeep_die,
            ship: house.ship,
            parts: house.parts,
            skills: Skill::ALL.map(|skill| with(&|card| card.crew == skill)),
            commands: Command::ALL.map(|command| with(&|card| card.captain == command)),
            abilities: std::array::from_fn(|number| {
                let card = &house.pirates[number];
                (card.crew as u8) << 4 | card.captain as u8
            }),
            names: std::array::from_fn(|number| pad(house.pirates[number].name.trim())),
            compass: Heading::ALL.map(|heading| house.board.compass[&heading]),
            corners: Color::ALL.map(place),
        }
    }

    /// That of the shipped edition.
    pub(crate) fn house() -> Self {
        *HOUSE_KIT
    }

    /// The edition again, unless it is the shipped one. What has no bearing
    /// on play, its name and the lines of character, is not kept.
    pub(crate) fn write(&self) -> Option<Edition> {
        (*self != *HOUSE_KIT).then(|| self.unfold())
    }

    fn unfold(&self) -> Edition {
        let row = |hexes: Vec<Hex>| {
            let words: Vec<&str> =
                hexes.into_iter().map(|hex| Board::word(self.site(hex))).collect();
            words.join(" ")
        };
        let loot = self.loot.iter().filter(|(_, cards)| *cards > 0);
        Edition {
            name: "custom".to_owned(),
            board: Board {
                rows: Hex::rows().map(|hexes| row(hexes.collect())).collect(),
                compass: Heading::ALL.into_iter().zip(self.compass).collect(),
            },
            targets: self.targets,
            islands: self.islands,
            tiles: Tiles { ocean: tile_counts(self.ocean), sharks: tile_counts(self.sharks) },
            loot: loot.map(|&(doubloons, cards)| Loot { doubloons, cards }).collect(),
            cards: Card::ALL.into_iter().zip(self.cards).collect(),
            upkeep_die: self.upkeep_die,
            ship: self.ship,
            parts: self.parts,
            pirates: Pirate::all().map(|pirate| self.pirate(pirate)).collect(),
        }
    }

    fn pirate(&self, pirate: Pirate) -> PirateCard {
        PirateCard {
            name: self.name(pirate).to_owned(),
            line: String::new(),
            crew: self.skill_of(pirate),
            captain: self.command_of(pirate),
        }
    }

    #[inline]
    pub(crate) fn site(&self, hex: Hex) -> Site {
        self.sites[hex.index()].site()
    }

    /// The sites by hex, a byte each.
    #[inline]
    pub(crate) fn spots(&self) -> &[Spot; Hex::COUNT] {
        &self.sites
    }

    #[inline]
    pub(crate) fn is_hideout(&self, hex: Hex) -> bool {
        self.site(hex).is_hideout()
    }

    pub(crate) fn class(&self, class: Class) -> Strength {
        match class {
            Class::SmallMerchant => self.targets.small_merchant,
            Class::LargeMerchant => self.targets.large_merchant,
            Class::Warship => self.targets.warship,
        }
    }

    pub(crate) fn city(&self) -> Strength {
        self.targets.city
    }

    pub(crate) fn fortress(&self) -> Strength {
        self.targets.fortress
    }

    pub(crate) fn treasure(&self, size: Size) -> Treasure {
        match size {
            Size::Small => self.islands.small,
            Size::Large => self.islands.large,
        }
    }

    pub(crate) fn part(&self, part: Part) -> Hull {
        match part {
            Part::Hold => self.parts.hold,
            Part::GunDeck => self.parts.gun_deck,
        }
    }

    pub(crate) fn price(&self) -> u16 {
        self.parts.price
    }

    /// The loot cards, one by one.
    #[inline]
    pub(crate) fn loot(&self) -> impl Iterator<Item = u16> {
        self.loot.iter().flat_map(|&(value, cards)| std::iter::repeat_n(value, cards as usize))
    }

    /// The tiles that belong on one water, by kind.
    pub(crate) fn tiles(&self, site: Site) -> [u8; Tile::KINDS] {
        match site {
            Site::Ocean => self.ocean,
            Site::Sharks => self.sharks,
            Site::Hideout(_) | Site::City(_) | Site::Fortress(_) | Site::Island(_) => {
                [0; Tile::KINDS]
            }
        }
    }

    #[inline]
    pub(crate) fn with_skill(&self, skill: Skill) -> Pirates {
        self.skills[skill as usize]
    }

    #[inline]
    pub(crate) fn with_command(&self, command: Command) -> Pirates {
        self.commands[command as usize]
    }

    #[inline]
    pub(crate) fn skill_of(&self, pirate: Pirate) -> Skill {
        Skill::ALL[usize::from(self.abilities[pirate.index()] >> 4)]
    }

    #[inline]
    pub(crate) fn command_of(&self, pirate: Pirate) -> Command {
        Command::ALL[usize::from(self.abilities[pirate.index()] & 0xF)]
    }

    fn name(&self, pirate: Pirate) -> &str {
        let bytes = &self.names[pirate.index()];
        let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
        std::str::from_utf8(&bytes[..end]).expect("a name was text when it was stored")
    }

    /// KOP-2: the hideout in which a colour starts.
    pub(crate) fn corner(&self, color: Color) -> Hex {
        self.corners[color.index()]
    }

    /// The hideout that a face of the compass die names.
    pub(crate) fn harbor(&self, face: Heading) -> Hex {
        self.corner(self.compass[face.index()])
    }
}

impl Edition {
    /// The shipped edition, read once.
    pub fn shipped() -> &'static Self {
        &HOUSE
    }
}

fn pad(name: &str) -> [u8; PirateCard::NAME] {
    let mut bytes = [0; PirateCard::NAME];
    bytes[..name.len()].copy_from_slice(name.as_bytes());
    bytes
}

fn counts(tiles: &TileCounts) -> [u8; Tile::KINDS] {
    let mut counts = [0; Tile::KINDS];
    counts[Tile::EMPTY.index()] = tiles.empty;
    for class in Class::ALL {
        for (nation, count) in Nation::ALL.into_iter().zip(tiles.of(class).by_nation()) {
            counts[Tile::ship(class, nation).index()] = count;
        }
    }
    counts
}

fn tile_counts(counts: [u8; Tile::KINDS]) -> TileCounts {
    let flags = |class| {
        let [british, french, spanish] =
            Nation::ALL.map(|nation| counts[Tile::ship(class, nation).index()]);
        Flags { british, french, spanish }
    };
    TileCounts {
        empty: counts[Tile::EMPTY.index()],
        small_merchant: flags(Class::SmallMerchant),
        large_merchant: flags(Class::LargeMerchant),
        warship: flags(Class::Warship),
    }
}
