//! How good a state looks for each seat, in doubloons.

use super::crew::card_worth;
use super::rewards::Hidden;
use crate::{Card, Fight, Frame, Hex, KingOfPirates, Side, Target};
use game::Seat;

/// Winning the match.
const CROWN: i32 = 100_000;
/// The chance of meeting the Dutchman before the next turn, by distance, in
/// thousandths.
const HAUNTING: [i32; 4] = [0, 170, 45, 12];
/// The rum in the hold, by barrels.
pub(super) const RUM: [i32; 8] = [-500, -150, 50, 150, 220, 270, 310, 340];

/// Each seat's purse, ship and prospects.
pub(super) fn values(game: &KingOfPirates) -> [i32; Seat::MOST] {
    let hidden = game.hidden_tiles();
    let mut values = [0; Seat::MOST];
    for seat in game.seats() {
        let dither = i32::from(game.passing.contains(seat));
        values[seat.index()] = game.heuristic_value(seat, &hidden) - dither;
    }
    values
}

impl KingOfPirates {
    fn heuristic_value(&self, seat: Seat, hidden: &Hidden) -> i32 {
        let ship = self.ship(seat);
        let won = self.has_won(seat);
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

    /// Parts pay back in the turns that are left: less than their price in the
    /// house edition, which is a quarter of the doubloons that win. Captains
    /// that never bought a part won nearly twice as often as those that did.
    fn worth_of_parts(&self, parts: usize) -> i32 {
        let richest = self.seats().map(|seat| self.ship(seat).doubloons).max().unwrap_or(0);
        let left = 10_000 - i32::from(richest.min(10_000));
        let first = 300 + left / 6;
        [0, first, first + 200 + left / 8][parts]
    }

    /// What buying a part brings beyond its price; 0 if the seat cannot afford it.
    pub(super) fn part_gain(&self, seat: Seat) -> i32 {
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

    pub(super) fn refitting(&self, seat: Seat) -> bool {
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
    pub(super) fn danger(&self, at: Hex, cargo: i32) -> i32 {
        if self.kit.is_hideout(at) {
            return 0;
        }
        let near = self.dutchman.distance(at) as usize;
        HAUNTING.get(near).map_or(0, |chance| (cargo + 300) * chance / 1000)
    }

    /// What the current fight may bring or cost.
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
