//! What a seat gains by ending its turn on a place.

use super::heuristic::RUM;
use crate::{
    Card, Class, Color, Hex, KingOfPirates, Nation, Seat, Site, Size, Strength, Tile, fight::cards,
    kit::Spot, state::Lying,
};

/// A crew worth less than this is worth changing at a hideout.
const GOOD_CREW: i32 = 700;

/// The number of face-down tiles of each kind, in the ocean and among the
/// sharks.
pub(super) type Hidden = [[u8; Tile::KINDS]; 2];

/// By hex.
pub(super) type Worths = [i32; Hex::COUNT];

/// The reward for ending a turn on each kind of place: computed once, since
/// there are more hexes than kinds.
struct Rewards {
    /// Open water with nothing on it, or with a tile that is face up.
    tiles: [i32; Lying::TILES],
    /// A face-down tile, in the ocean and among the sharks.
    unknown: [i32; 2],
    /// Places that are not open water.
    land: [i32; Spot::KINDS],
}

impl Rewards {
    /// On land lies nothing, and water is no land: one of the two is 0.
    #[inline]
    fn at(&self, spot: Spot, lying: Lying) -> i32 {
        let (up, down) = (self.tiles[lying.index()], self.unknown[spot.index() % 2]);
        (if lying.is_down() { down } else { up }) + self.land[spot.index()]
    }
}

impl KingOfPirates {
    pub(super) fn hidden_tiles(&self) -> Hidden {
        let mut hidden = [[0; Tile::KINDS]; 2];
        for (spot, lying) in self.kit.spots().iter().zip(self.tiles) {
            if let Some(tile) = lying.face_down() {
                hidden[spot.index() % 2][tile.index()] += 1;
            }
        }
        hidden
    }

    /// What the seat gains by ending its turn on each hex.
    pub(super) fn worths(&self, seat: Seat, hidden: &Hidden) -> Worths {
        let rewards = self.rewards(seat, hidden);
        let mut worths = [0; Hex::COUNT];
        let places = self.kit.spots().iter().zip(&self.tiles);
        for (worth, (&spot, &lying)) in worths.iter_mut().zip(places) {
            *worth = rewards.at(spot, lying);
        }
        if !self.kit.is_hideout(self.dutchman) {
            worths[self.dutchman.index()] = 0;
        }
        // KOP-22: the island already dug this turn.
        if let Some(dug) = self.ship(seat).dug {
            worths[dug.index()] = 0;
        }
        worths
    }

    #[inline]
    fn rewards(&self, seat: Seat, hidden: &Hidden) -> Rewards {
        let raider = self.raider(seat);
        let mut tiles = [0; Lying::TILES];
        for class in Class::ALL {
            for nation in Nation::ALL {
                let worth = raider.plunder(nation, self.kit.class(class));
                tiles[Tile::ship(class, nation).index()] = worth;
            }
        }
        let unknown = [average(&tiles, &hidden[0]), average(&tiles, &hidden[1])];
        Rewards { tiles, unknown, land: self.land_worths(seat, &raider) }
    }

    #[inline]
    fn land_worths(&self, seat: Seat, raider: &Raider) -> [i32; Spot::KINDS] {
        let mut land = [0; Spot::KINDS];
        let mut put = |site, worth| land[Spot::new(site).index()] = worth;
        for nation in Nation::ALL {
            put(Site::City(nation), raider.plunder(nation, self.kit.city()));
            put(Site::Fortress(nation), raider.plunder(nation, self.kit.fortress()));
        }
        for size in [Size::Small, Size::Large] {
            put(Site::Island(size), self.dig_worth(seat, size));
        }
        let hideout = self.refit_worth(seat);
        put(Site::Hideout(None), hideout);
        for color in Color::ALL {
            put(Site::Hideout(Some(color)), hideout);
        }
        land
    }

    #[inline]
    fn raider(&self, seat: Seat) -> Raider {
        let [british, french, spanish] = Nation::ALL;
        let more = |nation| self.more_cards(seat, nation);
        Raider {
            prowess: self.prowess(seat, false),
            cannonballs: self.ship(seat).cannonballs,
            more: [more(british), more(french), more(spanish)],
            worth: self.kit.loot_worth.into(),
        }
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

/// What makes up the loot of a seat.
struct Raider {
    prowess: i16,
    cannonballs: u8,
    /// The cards that abilities add, by nation.
    more: [u8; Nation::ALL.len()],
    /// Of a card.
    worth: i32,
}

impl Raider {
    /// The expected loot of attacking a nation's place of this strength.
    #[inline]
    fn plunder(&self, nation: Nation, strength: Strength) -> i32 {
        let need = i16::from(strength.defence) - self.prowess;
        let chance = crate::with_cannonballs(need, self.cannonballs);
        chance * i32::from(cards(strength.loot, self.more[nation as usize])) * self.worth / 1000
    }
}

/// The mean value of a hidden tile.
fn average(worths: &[i32; Lying::TILES], counts: &[u8; Tile::KINDS]) -> i32 {
    let all: i32 = counts.iter().copied().map(i32::from).sum();
    let sum: i32 = worths.iter().zip(counts).map(|(worth, &count)| worth * i32::from(count)).sum();
    if all == 0 { 0 } else { sum / all }
}
