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
        let (at, discounts) = (ship.at, Discounts::of(self.speed(seat)));
        let worths = self.worths(seat, hidden);
        let best = best_places(&worths);
        let now = |far: u8| discounts.now[far.saturating_sub(left) as usize];
        let cargo = self.crew_worth(seat) + i32::from(ship.held) * 100;
        let worth = |hex: Hex| {
            let far = at.distance(hex);
            let stays = matches!(self.site(hex), Site::City(_) | Site::Fortress(_));
            let mut after = None;
            for (worth, next) in best {
                if next != hex || stays {
                    let then = worth * discounts.then[hex.distance(next) as usize];
                    after = after.max(Some(then));
                }
            }
            let all = worths[hex.index()] + after.unwrap_or(0) / 1000;
            let risk = if far <= left { self.danger(hex, cargo) } else { 0 };
            all * now(far) / 1000 - risk
        };
        let most_after = best[0].0 * discounts.then[0] / 1000;
        let (mut most, mut goal) = (worth(at), at);
        // What cannot be as good as the place that is best by itself is not looked at.
        let least = if best[0].0 > 0 { worth(best[0].1) } else { i32::MIN };
        let mut enough = thousands(least.max(most.saturating_add(1)));
        for (hex, here) in Hex::all().zip(worths) {
            let bound = i64::from((here + most_after) * now(at.distance(hex)));
            if here == 0 || bound < enough {
                continue;
            }
            let worth = worth(hex);
            if worth > most {
                (most, goal) = (worth, hex);
                enough = enough.max(thousands(most + 1));
            }
        }
        (most, goal)
    }
}

/// The least number that, divided by a thousand, gives this much.
fn thousands(least: i32) -> i64 {
    let least = i64::from(least);
    if least > 0 { least * 1000 } else { (least - 1) * 1000 + 1 }
}

/// The best places first, of equal ones that of the lower number.
fn best_places(worths: &[i32; Hex::COUNT]) -> [(i32, Hex); NEXT] {
    let mut best = [(0, Hex::CENTRE); NEXT];
    for (hex, &worth) in Hex::all().zip(worths) {
        if worth <= best[NEXT - 1].0 {
            continue;
        }
        let mut place = NEXT - 1;
        while place > 0 && worth > best[place - 1].0 {
            best[place] = best[place - 1];
            place -= 1;
        }
        best[place] = (worth, hex);
    }
    best
}

/// What is left of a reward, by distance, in thousandths.
struct Discounts {
    /// Of one at this distance beyond the movement of this turn.
    now: [i32; DISTANCES],
    /// Of the next stop.
    then: [i32; DISTANCES],
}

impl Discounts {
    /// By speed. No two hexes are further apart than the last.
    const ALL: [Self; DISTANCES] = {
        let mut all = [const { Self { now: [0; DISTANCES], then: [0; DISTANCES] } }; DISTANCES];
        let mut speed = 1;
        while speed < DISTANCES {
            let mut far = 0;
            while far < DISTANCES {
                let turns = far.div_ceil(speed);
                all[speed].now[far] = later(turns);
                all[speed].then[far] = later(if turns == 0 { 1 } else { turns }) * AFTER / 1000;
                far += 1;
            }
            speed += 1;
        }
        all
    };

    fn of(speed: u8) -> &'static Self {
        static ALL: [Discounts; DISTANCES] = Discounts::ALL;
        &ALL[(speed as usize).min(DISTANCES - 1)]
    }
}

/// The discount after a number of turns, in thousandths.
const fn later(turns: usize) -> i32 {
    let (mut left, mut turn) = (1000, 0);
    while turn < turns {
        left = left * DISCOUNT / 1000;
        turn += 1;
    }
    left
}
