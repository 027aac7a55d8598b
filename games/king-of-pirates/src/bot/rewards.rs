//! What a seat gains by ending its turn on a place.

use super::heuristic::RUM;
use crate::{Card, Class, Hex, KingOfPirates, Nation, Seat, Site, Size, Strength, Tile};

/// A crew worth less than this is worth changing at a hideout.
const GOOD_CREW: i32 = 700;

/// The number of face-down tiles of each kind, in the ocean and among the
/// sharks.
pub(super) type Hidden = [[u8; Tile::KINDS]; 2];

/// The reward for ending a turn on each kind of place: computed once, since
/// there are more hexes than kinds.
pub(super) struct Rewards {
    tiles: [i32; Tile::KINDS],
    /// A face-down tile, in the ocean and among the sharks.
    unknown: [i32; 2],
    cities: [i32; Nation::ALL.len()],
    fortresses: [i32; Nation::ALL.len()],
    small_island: i32,
    large_island: i32,
    hideout: i32,
    /// KOP-22: the island already dug this turn.
    dug: Option<Hex>,
}

impl Rewards {
    pub(super) fn at(&self, game: &KingOfPirates, hex: Hex) -> i32 {
        let site = game.site(hex);
        if hex == game.dutchman && !site.is_hideout() {
            return 0;
        }
        match site {
            Site::Ocean | Site::Sharks => match game.lying(hex).face_up() {
                Some(tile) => self.tiles[tile.index()],
                None if game.lying(hex).face_down().is_some() => {
                    self.unknown[usize::from(site == Site::Sharks)]
                }
                None => 0,
            },
            Site::City(nation) => self.cities[nation as usize],
            Site::Fortress(nation) => self.fortresses[nation as usize],
            Site::Island(_) if self.dug == Some(hex) => 0,
            Site::Island(Size::Small) => self.small_island,
            Site::Island(Size::Large) => self.large_island,
            Site::Hideout(_) => self.hideout,
        }
    }
}

impl KingOfPirates {
    pub(super) fn hidden_tiles(&self) -> Hidden {
        let mut hidden = [[0; Tile::KINDS]; 2];
        for hex in Hex::all() {
            if let Some(tile) = self.lying(hex).face_down() {
                hidden[usize::from(self.site(hex) == Site::Sharks)][tile.index()] += 1;
            }
        }
        hidden
    }

    pub(super) fn rewards(&self, seat: Seat, hidden: &Hidden) -> Rewards {
        let prowess = self.prowess(seat, false);
        let plunder = |nation, strength| self.plunder(seat, prowess, nation, strength);
        let mut tiles = [0; Tile::KINDS];
        for class in Class::ALL {
            for nation in Nation::ALL {
                let worth = plunder(nation, self.kit.class(class));
                tiles[Tile::ship(class, nation).index()] = worth;
            }
        }
        Rewards {
            unknown: hidden.map(|counts| average(&tiles, &counts)),
            tiles,
            cities: Nation::ALL.map(|nation| plunder(nation, self.kit.city())),
            fortresses: Nation::ALL.map(|nation| plunder(nation, self.kit.fortress())),
            small_island: self.dig_worth(seat, Size::Small),
            large_island: self.dig_worth(seat, Size::Large),
            hideout: self.refit_worth(seat),
            dug: self.ship(seat).dug,
        }
    }

    /// The expected loot of attacking a nation.
    fn plunder(&self, seat: Seat, prowess: i16, nation: Nation, strength: Strength) -> i32 {
        let cards = self.cards_against(seat, nation, strength.loot);
        let need = i16::from(strength.defence) - prowess;
        let chance = crate::with_cannonballs(need, self.ship(seat).cannonballs);
        chance * i32::from(cards) * i32::from(self.kit.loot_worth) / 1000
    }

    fn dig_worth(&self, seat: Seat, size: Size) -> i32 {
        let treasure = self.kit.treasure(size);
        let needed = treasure.maps.saturating_sub(self.hints(seat));
        let held = self.ship(seat).hand[Card::TreasureMap.index()];
        let missing = needed.saturating_sub(held);
        let share = [1000, 160, 80].get(missing as usize).copied().unwrap_or(0);
        let maps = i32::from(needed - missing) * 180;
        (i32::from(treasure.doubloons) * share / 1000 - maps).max(0)
    }

    /// The value of what a hideout restores.
    fn refit_worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let rum = |barrels: u8| RUM[(barrels as usize).min(RUM.len() - 1)];
        let dry = rum(self.rum_room(seat)) - rum(ship.rum);
        let shot = self.cannonball_room(seat) - ship.cannonballs;
        let empty = self.berths(seat).saturating_sub(ship.crew.len() as u8);
        let poor = (GOOD_CREW - self.worth_under_best(ship.crew)).max(0);
        dry * 7 / 5
            + i32::from(shot) * 150
            + i32::from(ship.scurvy) * 150
            + i32::from(empty) * 330
            + poor * 3 / 10
            + 60
            + self.part_gain(seat)
    }
}

/// The mean value of a hidden tile.
fn average(worths: &[i32; Tile::KINDS], counts: &[u8; Tile::KINDS]) -> i32 {
    let all: i32 = counts.iter().copied().map(i32::from).sum();
    let sum: i32 = worths.iter().zip(counts).map(|(worth, &count)| worth * i32::from(count)).sum();
    if all == 0 { 0 } else { sum / all }
}
