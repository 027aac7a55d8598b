//! Where a seat would sail for: the place that brings most, the later the
//! less, with what could come after it.

use super::rewards::Hidden;
use crate::{Hex, KingOfPirates, Seat, Site};

/// The hexes of the board are no further apart than eight steps.
const DISTANCES: usize = 9;
/// So many of the best places are thought of as the one after.
const NEXT: usize = 6;
/// What a place after counts for, in thousandths.
const AFTER: i32 = 330;
/// What is left of a thousand after a turn.
const PATIENCE: i32 = 610;

impl KingOfPirates {
    /// The place to sail for.
    pub(super) fn goal(&self, seat: Seat) -> Hex {
        self.best_course(seat, self.movement_left(), &self.hidden_tiles()).1
    }

    /// What the best place would bring, if the seat could sail now.
    pub(super) fn outlook(&self, seat: Seat, hidden: &Hidden) -> i32 {
        self.best_course(seat, self.speed(seat), hidden).0
    }

    /// The place to sail for with so much movement left this turn, and what
    /// that is worth.
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

/// Worked out once, since there are more hexes than distances.
fn by_distance(worth: impl Fn(u8) -> i32) -> [i32; DISTANCES] {
    std::array::from_fn(|far| worth(far as u8))
}

/// What is left of a thousand after so many turns.
fn later(turns: u8) -> i32 {
    (0..turns).fold(1000, |left, _| left * PATIENCE / 1000)
}
