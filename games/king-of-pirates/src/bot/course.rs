//! Where the rollout policy sails: to the place with the highest reward,
//! discounted by turns, including the best place to go to afterwards.

use super::rewards::Hidden;
use crate::{Hex, KingOfPirates, Seat, Site};

/// No two hexes are more than eight steps apart.
const DISTANCES: usize = 9;
/// The number of places considered as the next stop.
const NEXT: usize = 6;
/// The weight of the next stop, in thousandths.
const AFTER: i32 = 330;
/// The discount per turn, in thousandths.
const DISCOUNT: i32 = 610;

impl KingOfPirates {
    /// The place to sail for.
    pub(super) fn goal(&self, seat: Seat) -> Hex {
        self.best_course(seat, self.movement_left(), &self.hidden_tiles()).1
    }

    /// The value of the best place if the seat could sail now.
    pub(super) fn outlook(&self, seat: Seat, hidden: &Hidden) -> i32 {
        self.best_course(seat, self.speed(seat), hidden).0
    }

    /// The best place to sail for with `left` movement this turn, and its value.
    fn best_course(&self, seat: Seat, left: u8, hidden: &Hidden) -> (i32, Hex) {
        let ship = self.ship(seat);
        let (at, speed) = (ship.at, self.speed(seat));
        let rewards = self.rewards(seat, hidden);
        let mut worths = [0; Hex::COUNT];
        Hex::all().for_each(|hex| worths[hex.index()] = rewards.at(self, hex));
        let best = best_places(&worths);
        let now = by_distance(|far| later(far.saturating_sub(left).div_ceil(speed)));
        let then = by_distance(|far| later(far.div_ceil(speed).max(1)) * AFTER / 1000);
        let cargo = self.crew_worth(seat) + i32::from(ship.held) * 100;
        let worth = |hex: Hex| {
            let far = at.distance(hex);
            let stays = matches!(self.site(hex), Site::City(_) | Site::Fortress(_));
            let after = best.iter().filter(|&&(_, next)| next != hex || stays);
            let after = after.map(|&(worth, next)| worth * then[hex.distance(next) as usize]);
            let all = worths[hex.index()] + after.max().unwrap_or(0) / 1000;
            let risk = if far <= left { self.danger(hex, cargo) } else { 0 };
            all * now[far as usize] / 1000 - risk
        };
        let most_after = best[0].0 * then[0] / 1000;
        let (mut most, mut goal) = (worth(at), at);
        for hex in Hex::all() {
            let here = worths[hex.index()];
            let bound = (here + most_after) * now[at.distance(hex) as usize] / 1000;
            if here == 0 || bound <= most {
                continue;
            }
            let worth = worth(hex);
            if worth > most {
                (most, goal) = (worth, hex);
            }
        }
        (most, goal)
    }
}

/// The best places first.
fn best_places(worths: &[i32; Hex::COUNT]) -> [(i32, Hex); NEXT] {
    let mut best = [(0, Hex::CENTRE); NEXT];
    for hex in Hex::all() {
        let worth = worths[hex.index()];
        if let Some(place) = best.iter().position(|&(other, _)| worth > other) {
            best.copy_within(place..NEXT - 1, place + 1);
            best[place] = (worth, hex);
        }
    }
    best
}

/// A table by distance, since there are more hexes than distances.
fn by_distance(worth: impl Fn(u8) -> i32) -> [i32; DISTANCES] {
    std::array::from_fn(|far| worth(far as u8))
}

/// The discount after a number of turns, in thousandths.
fn later(turns: u8) -> i32 {
    (0..turns).fold(1000, |left, _| left * DISCOUNT / 1000)
}
