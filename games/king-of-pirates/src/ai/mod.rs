//! What a bot should know about King of Pirates. Everything is counted in
//! doubloons.

mod course;
mod crew;
mod prospect;
mod quick;
mod rewards;
mod shares;
mod weights;

use crate::{Action, Card, Fight, Frame, Hex, KingOfPirates, Phase, Side, Target};
use crew::card_worth;
use game::{Evaluate, Lapses, Rng, Seat};
use rewards::Hidden;
pub use shares::SIGNS;

/// Winning.
const CROWN: i32 = 100_000;
/// The chance to meet the Dutchman before the next turn, by its distance.
const HAUNTING: [i32; 4] = [0, 170, 45, 12];
/// What is left in the hold, by barrels.
const RUM: [i32; 8] = [-500, -150, 50, 150, 220, 270, 310, 340];

impl Evaluate for KingOfPirates {
    /// More actions than `TURNS` ever take.
    const HORIZON: u32 = 1_000;
    /// Dice decide most of a match that goes on to its end, and so tell little
    /// of an action. After the rest of this turn and two more its shares
    /// can be told, whatever was done.
    const TURNS: u32 = 2;
    /// Who plays at a glance wins most matches against three that look one
    /// action ahead.
    const TRUST: f32 = 0.7;
    /// What is next best is often nearly as good: it takes many lapses to be
    /// felt.
    const LAPSES: Lapses = Lapses { weak: 36, fair: 45, good: 20 };

    /// Everybody's purse, ship and prospects.
    fn fortunes(&self) -> [i32; Seat::MOST] {
        let hidden = self.hidden_tiles();
        let mut fortunes = [0; Seat::MOST];
        for seat in self.seats() {
            let dither = i32::from(self.passing.contains(seat));
            fortunes[seat.index()] = self.fortune(seat, &hidden) - dither;
        }
        fortunes
    }

    /// KOP-10: how a fight stands, in eighths of certainty. Dice that lie
    /// well and dice that lie badly leave the same choices, but not the same
    /// one to take.
    fn luck(&self) -> u64 {
        let eighths = |fight| u64::from(self.attackers_chance(fight).unsigned_abs() / 125);
        self.fight().map_or(0, |fight| 1 + eighths(fight))
    }

    /// KOP-13: the compass die is rolled once a turn, before anything is done.
    fn turn_begins(&self) -> bool {
        self.frames.top() == Frame::Turn(Phase::Compass)
    }

    fn shares(&self) -> [f32; Seat::MOST] {
        self.reckon_shares()
    }

    fn quick(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        self.glance(seat, rng)
    }

    /// One's own, less a part of the rivals'.
    fn compare(own: i32, rivals: impl Iterator<Item = i32> + Clone) -> i32 {
        let (sum, best, count) = rivals
            .fold((0, i32::MIN, 0), |(sum, best, count), v| (sum + v, best.max(v), count + 1));
        own - best * 2 / 5 - sum / (5 * count)
    }
}

impl KingOfPirates {
    fn fortune(&self, seat: Seat, hidden: &Hidden) -> i32 {
        let ship = self.ship(seat);
        let won = self.frames.top() == Frame::Over && ship.doubloons >= crate::scoring::KING;
        let crew = self.crew_worth(seat);
        let hand = self.hand_worth(seat);
        i32::from(ship.doubloons)
            + i32::from(won) * CROWN
            + crew
            + hand
            + self.parts_worth(seat)
            + self.stores_worth(seat)
            + self.stakes(seat)
            + self.prospect(seat, hidden)
            - self.danger(ship.at, crew + hand)
    }

    fn parts_worth(&self, seat: Seat) -> i32 {
        let parts = self.ship(seat).parts.iter().filter(|&&part| part).count();
        self.worth_of_parts(parts)
    }

    /// Parts pay back in the turns that are left: less than the house edition
    /// asks for them, whose price is a quarter of what wins. Captains that
    /// never bought won nearly twice as often as captains that did.
    fn worth_of_parts(&self, parts: usize) -> i32 {
        let richest = self.seats().map(|seat| self.ship(seat).doubloons).max().unwrap_or(0);
        let left = 10_000 - i32::from(richest.min(10_000));
        let first = 300 + left / 6;
        [0, first, first + 200 + left / 8][parts]
    }

    /// What buying a part would bring beyond its price, for who has the price.
    fn part_gain(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        if ship.doubloons < self.kit.price() || !ship.parts.contains(&false) {
            return 0;
        }
        let parts = ship.parts.iter().filter(|&&part| part).count();
        let worth = self.worth_of_parts(parts + 1) - self.worth_of_parts(parts);
        (worth - i32::from(self.kit.price())).max(0)
    }

    fn stores_worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let filling = self.refitting(seat);
        let (rum, cannonballs) = if filling {
            (self.rum_room(seat), self.cannonball_room(seat))
        } else {
            (ship.rum, ship.cannonballs)
        };
        let scurvy = if filling { 0 } else { i32::from(ship.scurvy) };
        RUM[(rum as usize).min(RUM.len() - 1)] + i32::from(cannonballs) * 90 - scurvy * 150
    }

    fn refitting(&self, seat: Seat) -> bool {
        let refit = matches!(self.frames.top(), Frame::Refit(refit) if refit.seat == seat);
        refit || self.is_manning(seat)
    }

    fn hand_worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let maps = ship.hand[Card::TreasureMap.index()];
        let others = Card::ALL.iter().filter(|&&card| card != Card::TreasureMap);
        let others: i32 =
            others.map(|&card| i32::from(ship.hand[card.index()]) * card_worth(card)).sum();
        let clues = i32::from(maps) + i32::from(self.hints(seat));
        let near = if maps == 0 { 0 } else { clues.min(4) * 60 };
        others + i32::from(maps.min(5)) * 130 + near
    }

    /// KOP-8: what the Dutchman may take.
    fn danger(&self, at: Hex, cargo: i32) -> i32 {
        if self.kit.is_hideout(at) {
            return 0;
        }
        let near = self.dutchman.distance(at) as usize;
        HAUNTING.get(near).map_or(0, |chance| (cargo + 300) * chance / 1000)
    }

    /// What the fight that goes on may bring or cost.
    fn stakes(&self, seat: Seat) -> i32 {
        let Some(fight) = self.fight() else { return 0 };
        match fight.target {
            Target::Nation if seat == self.turn => {
                let loot = i32::from(self.loot_cards()) * i32::from(self.kit.loot_worth);
                self.attackers_chance(fight) * loot / 1000
            }
            Target::Player(other) if seat == self.turn => self.purse(fight, Side::Attacker, other),
            Target::Player(defender) if seat == defender => {
                self.purse(fight, Side::Defender, self.turn)
            }
            Target::Nation | Target::Player(_) => 0,
        }
    }

    fn purse(&self, fight: Fight, side: Side, other: Seat) -> i32 {
        let own = if side == Side::Attacker { Some(self.turn) } else { fight.defender() };
        let purse = |seat: Seat| {
            i32::from(self.ship(seat).doubloons).min(4 * i32::from(self.kit.loot_worth))
        };
        let wins = self.chance_of(fight, side);
        (wins * purse(other) - (1000 - wins) * own.map_or(0, purse)) / 1000
    }
}
