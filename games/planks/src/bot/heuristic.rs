//! How good a state looks for each seat, in hundredths of a doubloon.

use crate::{Color, Colors, Phase, Plank, Planks};
use game::{Game, Seat};

const DOUBLOON: i32 = 100;
/// A doubloon under a pirate before a splash.
const HOPED: i32 = 45;
/// A pirate aboard, for the gold he may yet stand on.
const ABOARD: i32 = 110;
/// A pirate in the water who is about to come back.
const COMING_BACK: i32 = 90;

/// The weight of a doubloon by the fins that are left, in percent: the
/// deviation of what is still to come grows with the square root of the
/// splashes to come.
const URGENCY: [i32; 8] = [260, 260, 186, 150, 130, 118, 107, 100];

/// Each seat's purse and the promise of its pirates.
pub(super) fn values(game: &Planks) -> [i32; Seat::MOST] {
    let urgency = URGENCY[usize::from(game.fins).min(URGENCY.len() - 1)];
    let mut values = [0; Seat::MOST];
    for seat in Seat::all(game.players()) {
        let promise = game.promise(seat);
        let value = i32::from(game.purses[seat.index()]) * DOUBLOON + promise;
        values[seat.index()] = value * urgency / 100;
    }
    values
}

impl Planks {
    fn promise(&self, seat: Seat) -> i32 {
        let last = self.ends_after_this();
        let promise =
            |color| if last { self.last_gold(seat, color) } else { self.promise_of(color) };
        self.own(seat).iter().map(promise).sum()
    }

    /// PLK-18: this turn is the last one.
    fn ends_after_this(&self) -> bool {
        self.phase == Phase::Over || self.sold_out || self.splash && self.fins == 1
    }

    /// PLK-18: in the last turn only what can still be collected counts.
    fn last_gold(&self, seat: Seat, color: Color) -> i32 {
        let may_collect = match self.phase {
            Phase::Move(_) => true,
            Phase::Decide => self.undecided.or(self.collecting).contains(color),
            Phase::Place | Phase::Roll | Phase::Slide | Phase::Return | Phase::Over => false,
        };
        if may_collect { self.collectable(seat, color) as i32 * DOUBLOON } else { 0 }
    }

    /// The gold under a colour's pirates, the pirates aboard, and those about
    /// to come back.
    fn promise_of(&self, color: Color) -> i32 {
        let aboard = self.aboard(Colors::one(color)) as i32;
        let water = i32::from(self.water[color.index()]);
        let back = i32::from(self.due[color.index()] + self.later[color.index()]);
        let (gold, back) = if self.phase == Phase::Decide {
            self.decided(color, water)
        } else if self.splash && self.phase != Phase::Return {
            self.soon_decided(color, water)
        } else {
            (self.hoped(color), back * COMING_BACK)
        };
        gold + back + aboard * ABOARD
    }

    /// A colour that collects is sure of its gold, and its pirates stay in the
    /// water; one that brings them back has them aboard soon.
    fn decided(&self, color: Color, water: i32) -> (i32, i32) {
        if self.collecting.contains(color) {
            return (self.certain(color) + self.hoped(color), 0);
        }
        if self.undecided.contains(color) {
            return self.soon_decided(color, water);
        }
        (self.hoped(color), water * COMING_BACK)
    }

    /// Whichever of the two is better.
    fn soon_decided(&self, color: Color, water: i32) -> (i32, i32) {
        (self.certain(color).max(water * COMING_BACK) + self.hoped(color), 0)
    }

    /// PLK-13, PLK-17: what the colour collects if it chooses gold.
    fn certain(&self, color: Color) -> i32 {
        self.owner(color).map_or(0, |seat| self.collectable(seat, color) as i32 * DOUBLOON)
    }

    /// Part of the gold under a colour's pirates: less where their plank is
    /// about to tip.
    fn hoped(&self, color: Color) -> i32 {
        Plank::ALL.into_iter().map(|plank| self.hoped_on(plank, color)).sum()
    }

    fn hoped_on(&self, plank: Plank, color: Color) -> i32 {
        let spaces = self.crowd(plank).of(Colors::one(color));
        if spaces == 0 {
            return 0;
        }
        let gold = self.gold[plank.index()].under(spaces) as i32;
        let pirates = spaces.count_ones() as i32;
        let risk = self.risk(plank);
        gold * HOPED * (100 - risk) / 100 - pirates * (ABOARD / 2) * risk / 100
    }

    /// How likely a plank is to fall soon, in percent: whether a slide to
    /// either side would tip it, and how far it leans already.
    fn risk(&self, plank: Plank) -> i32 {
        let count = self.crowd(plank).count() as i32;
        let gauge = i32::from(self.gauge(plank));
        let step = count * 1000 * 2 / i32::from(self.balance.edge);
        let falls = |side: i32| i32::from((gauge + side * step).abs() > 1000);
        20 * (falls(-1) + falls(1)) + (gauge.abs() / 50).min(20)
    }
}
