//! How good a state looks for each seat, in hundredths of a doubloon.

use crate::{Color, Gold, Phase, Plank, Planks, components::count};
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

/// By colour.
type Hopes = [i32; Color::COUNT];

/// Each seat's purse and the promise of its pirates.
pub(super) fn values(game: &Planks) -> [i32; Seat::MOST] {
    let urgency = URGENCY[usize::from(game.fins).min(URGENCY.len() - 1)];
    let last = game.ends_after_this();
    let hopes = if last { [0; Color::COUNT] } else { game.hopes() };
    let mut values = [0; Seat::MOST];
    for seat in Seat::all(game.players()) {
        let promise = |color| {
            if last { game.last_gold(seat, color) } else { game.promise_of(seat, color, &hopes) }
        };
        let promise: i32 = game.own(seat).iter().map(promise).sum();
        let value = i32::from(game.purses[seat.index()]) * DOUBLOON + promise;
        values[seat.index()] = value * urgency / 100;
    }
    values
}

impl Planks {
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
        if may_collect { self.certain(seat, color) } else { 0 }
    }

    /// The gold under a colour's pirates, the pirates aboard, and those about
    /// to come back.
    fn promise_of(&self, seat: Seat, color: Color, hopes: &Hopes) -> i32 {
        let index = color.index();
        let water = i32::from(self.water[index]);
        let aboard = i32::from(Color::PIRATES) - water - i32::from(self.hand[index]);
        let coming = if self.phase == Phase::Decide {
            self.decided(seat, color, water)
        } else if self.splash && self.phase != Phase::Return {
            self.soon_decided(seat, color, water)
        } else {
            i32::from(self.due[index] + self.later[index]) * COMING_BACK
        };
        hopes[index] + coming + aboard * ABOARD
    }

    /// A colour that collects is sure of its gold, and its pirates stay in the
    /// water; one that brings them back has them aboard soon.
    fn decided(&self, seat: Seat, color: Color, water: i32) -> i32 {
        match () {
            () if self.collecting.contains(color) => self.certain(seat, color),
            () if self.undecided.contains(color) => self.soon_decided(seat, color, water),
            () => water * COMING_BACK,
        }
    }

    /// Whichever of the two is better.
    fn soon_decided(&self, seat: Seat, color: Color, water: i32) -> i32 {
        self.certain(seat, color).max(water * COMING_BACK)
    }

    /// PLK-13, PLK-17: what the colour collects if it chooses gold.
    fn certain(&self, seat: Seat, color: Color) -> i32 {
        self.collectable(seat, color) as i32 * DOUBLOON
    }

    /// Part of the gold under each colour's pirates: less where their plank is
    /// about to tip.
    fn hopes(&self) -> Hopes {
        let (swing, mut hopes) = (self.swing(), [0; Color::COUNT]);
        for plank in Plank::ALL {
            let crowd = self.crowd(plank);
            if crowd.is_empty() {
                continue;
            }
            let gold = self.gold[plank.index()];
            let risk = self.risk(plank, count(crowd.spaces()) as i32, swing);
            for color in Color::ALL {
                let spaces = crowd.of_one(color);
                if spaces != 0 {
                    hopes[color.index()] += hope(spaces, gold, risk);
                }
            }
        }
        hopes
    }

    /// How likely a plank is to fall soon, in percent: whether a slide to
    /// either side would tip it, and how far it leans already.
    #[inline]
    fn risk(&self, plank: Plank, pirates: i32, swing: i32) -> i32 {
        let gauge = i32::from(self.gauge_under(plank, swing));
        let step = pirates * 1000 * 2 / i32::from(self.balance.edge);
        let falls = |side: i32| i32::from((gauge + side * step).abs() > 1000);
        20 * (falls(-1) + falls(1)) + (gauge.abs() / 50).min(20)
    }
}

/// What a colour hopes for on these spaces of a plank.
#[inline]
fn hope(spaces: u16, gold: Gold, risk: i32) -> i32 {
    let (gold, pirates) = (gold.under(spaces) as i32, count(spaces) as i32);
    gold * HOPED * (100 - risk) / 100 - pirates * (ABOARD / 2) * risk / 100
}
