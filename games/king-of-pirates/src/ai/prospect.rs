//! What a seat may hope for: the best that lies in reach of its ship.

use super::RUM;
use crate::{
    Card, Class, Frame, Hex, KingOfPirates, Nation, Phase, Seat, Site, Size, Strength, Tile,
};

/// What is won a turn later is worth so much less, in thousandths.
const PATIENCE: i32 = 800;

/// How many tiles of each kind lie face down, in the ocean and among the
/// sharks.
pub(super) type Hidden = [[u8; Tile::KINDS]; 2];

/// What the places of the board would bring a seat, by kind of place: worked
/// out once, since there are more hexes than kinds.
struct Rewards {
    tiles: [i32; Tile::KINDS],
    /// A face-down tile, in the ocean and among the sharks.
    unknown: [i32; 2],
    cities: [i32; Nation::ALL.len()],
    fortresses: [i32; Nation::ALL.len()],
    small_island: i32,
    large_island: i32,
    hideout: i32,
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

    /// The best thing in reach, the later the less.
    pub(super) fn prospect(&self, seat: Seat, hidden: &Hidden) -> i32 {
        let (reach, fighting) = self.reach(seat);
        let at = self.ship(seat).at;
        let speed = self.speed(seat);
        let rewards = self.rewards(seat, hidden);
        let mut best = [0; 2];
        for hex in Hex::all() {
            let mut worth = self.reward(seat, hex, &rewards);
            // It only gets less below.
            if worth <= best[1] {
                continue;
            }
            let distance = at.distance(hex);
            let turns = match reach {
                Some(left) if distance <= left => 0,
                Some(left) => (distance - left).div_ceil(speed),
                None if at == hex && fighting => 0,
                None => distance.div_ceil(speed).max(1),
            };
            for _ in 0..turns {
                worth = worth * PATIENCE / 1000;
            }
            worth -= worth * i32::from(distance) / 60;
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        let coming = i32::from(self.has_turn_to_come(seat, reach.is_some() || fighting));
        best[0] + best[1] / 8 + coming * best[0] * PATIENCE / 1000
    }

    /// Whether the seat has still to gain by its turn in this round. Whoever
    /// has had its turn is richer for it; without this a search would put off
    /// the end of its turn, so as not to see the others gain by theirs.
    fn has_turn_to_come(&self, seat: Seat, gaining: bool) -> bool {
        let players = self.players as usize;
        let place = |seat: Seat| (seat.index() + players - self.first.index()) % players;
        if seat == self.turn { gaining } else { place(seat) > place(self.turn) }
    }

    /// How far the seat may still sail this turn, and whether it may still
    /// fight where it is.
    fn reach(&self, seat: Seat) -> (Option<u8>, bool) {
        if seat != self.turn || self.ended {
            return (None, false);
        }
        match self.frames.as_slice()[0] {
            Frame::Turn(Phase::Sail) => (Some(self.movement_left()), false),
            Frame::Turn(Phase::Choose) => (None, self.fight().is_none()),
            Frame::Turn(_) => (Some(self.speed(seat)), false),
            Frame::Setup(_)
            | Frame::Refit(_)
            | Frame::Fight(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Shuffle(_)
            | Frame::Over => (None, false),
        }
    }

    fn rewards(&self, seat: Seat, hidden: &Hidden) -> Rewards {
        let mut tiles = [0; Tile::KINDS];
        for class in Class::ALL {
            for nation in Nation::ALL {
                let worth = self.plunder(seat, nation, self.kit.class(class));
                tiles[Tile::ship(class, nation).index()] = worth;
            }
        }
        let against = |strength| Nation::ALL.map(|nation| self.plunder(seat, nation, strength));
        Rewards {
            unknown: hidden.map(|counts| average(&tiles, &counts)),
            tiles,
            cities: against(self.kit.city()),
            fortresses: against(self.kit.fortress()),
            small_island: self.dig_worth(seat, Size::Small),
            large_island: self.dig_worth(seat, Size::Large),
            hideout: self.refit_worth(seat),
        }
    }

    /// What attacking a nation brings on average.
    fn plunder(&self, seat: Seat, nation: Nation, strength: Strength) -> i32 {
        let cards = self.cards_against(seat, nation, strength.loot);
        self.chance_against(seat, strength.defence)
            * i32::from(cards)
            * i32::from(self.kit.loot_worth)
            / 1000
    }

    /// What ending a turn on a hex would bring a seat.
    fn reward(&self, seat: Seat, hex: Hex, rewards: &Rewards) -> i32 {
        let site = self.site(hex);
        if hex == self.dutchman && !site.is_hideout() {
            return 0;
        }
        let dug = || self.ship(seat).dug == Some(hex);
        match site {
            Site::Ocean | Site::Sharks => match self.lying(hex).face_up() {
                Some(tile) => rewards.tiles[tile.index()],
                None if self.lying(hex).face_down().is_some() => {
                    rewards.unknown[usize::from(site == Site::Sharks)]
                }
                None => 0,
            },
            Site::City(nation) => rewards.cities[nation as usize],
            Site::Fortress(nation) => rewards.fortresses[nation as usize],
            Site::Island(_) if dug() => 0,
            Site::Island(Size::Small) => rewards.small_island,
            Site::Island(Size::Large) => rewards.large_island,
            Site::Hideout(_) => rewards.hideout,
        }
    }

    fn dig_worth(&self, seat: Seat, size: Size) -> i32 {
        let treasure = self.kit.treasure(size);
        let needed = treasure.maps.saturating_sub(self.hints(seat));
        let held = self.ship(seat).hand[Card::TreasureMap.index()];
        let missing = needed.saturating_sub(held);
        let share = [1000, 300, 80].get(missing as usize).copied().unwrap_or(0);
        let maps = i32::from(needed - missing) * 170;
        (i32::from(treasure.doubloons) * share / 1000 - maps).max(0)
    }

    /// What a hideout would mend.
    fn refit_worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let rum = |barrels: u8| RUM[(barrels as usize).min(RUM.len() - 1)];
        let room = self.rum_room(seat);
        let empty = i32::from(self.berths(seat).saturating_sub(ship.crew.len()));
        let mut gain = rum(room) - rum(ship.rum);
        gain += i32::from(self.cannonball_room(seat) - ship.cannonballs) * 90;
        gain += i32::from(ship.scurvy) * 150 + empty * 300 + 60;
        if ship.doubloons >= self.kit.price() && ship.parts.contains(&false) {
            let parts = ship.parts.iter().filter(|&&part| part).count();
            let worth = self.worth_of_parts(parts + 1) - self.worth_of_parts(parts);
            gain += (worth - i32::from(self.kit.price())).max(0);
        }
        gain
    }
}

/// The mean worth of so many tiles of each kind.
fn average(worths: &[i32; Tile::KINDS], counts: &[u8; Tile::KINDS]) -> i32 {
    let all: i32 = counts.iter().copied().map(i32::from).sum();
    let sum: i32 = worths.iter().zip(counts).map(|(worth, &count)| worth * i32::from(count)).sum();
    if all == 0 { 0 } else { sum / all }
}
