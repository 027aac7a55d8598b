//! What a bot should know about Squabble on the Planks.

mod memory;

use crate::{Action, Color, Colors, Event, JOLT, Phase, Plank, Planks, View};
use game::{Evaluate, Game, Lapses, Rng, Seat};

/// In hundredths of a doubloon.
const DOUBLOON: i32 = 100;
/// What a doubloon under a pirate is worth before there is a splash.
const HOPED: i32 = 45;
/// What a pirate is worth aboard, for the gold he may yet stand on.
const ABOARD: i32 = 110;
/// What he is worth in the water when he is about to come back.
const COMING_BACK: i32 = 90;

/// A playout looks at so many actions before it takes one.
const LOOKS: u32 = 12;

/// How much a doubloon counts by the fins that are left, in hundredths: what
/// may still happen grows with the root of the splashes to come.
const URGENCY: [i32; 8] = [260, 260, 186, 150, 130, 118, 107, 100];

impl Evaluate for Planks {
    /// A turn of everybody else: a slide and a move each, and what comes of it.
    const HORIZON: u32 = 8;
    const MEMORY: bool = true;
    /// A turn has about a hundred ways, and most of them are foolish.
    const OTHERS: f32 = 0.2;
    /// A few lines of play tell much here: without this a mate would be nearly
    /// as good as a captain, and a captain as an admiral.
    const LAPSES: Lapses = Lapses { weak: 30, fair: 56, good: 30 };

    /// Everybody's purse and what the pirates promise.
    fn fortunes(&self) -> [i32; Seat::MOST] {
        let urgency = URGENCY[usize::from(self.fins).min(URGENCY.len() - 1)];
        let mut fortunes = [0; Seat::MOST];
        for seat in Seat::all(self.players()) {
            let promise = self.promise(seat);
            let fortune = i32::from(self.purses[seat.index()]) * DOUBLOON + promise;
            fortunes[seat.index()] = fortune * urgency / 100;
        }
        fortunes
    }

    /// With the best and with the mean of the others.
    fn compare(own: i32, rivals: impl Iterator<Item = i32> + Clone) -> i32 {
        let (sum, best, count) = rivals
            .fold((0, i32::MIN, 0), |(sum, best, count), v| (sum + v, best.max(v), count + 1));
        2 * own - sum / count - best
    }

    /// What gold under a pirate is worth is decided by what the others do to his
    /// plank in their turns.
    fn quick(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        game::promising_action(self, seat, LOOKS, rng)
    }

    fn recall(view: &mut View, told: &[Event], remembers: &mut impl FnMut() -> bool) {
        memory::fill(view, told, remembers);
    }

    /// PLK-17: with the option `hands` an action carries a jolt, the harder
    /// the clumsier the hand, and hard ones seldom.
    fn handle(&self, action: Action, steadiness: u8, rng: &mut impl Rng) -> Action {
        let clumsy = u32::from(100 - steadiness.min(100));
        if !self.hands {
            return action;
        }
        let hardest = u32::from(JOLT) * clumsy / 100;
        let jolt = rng.below(hardest + 1).min(rng.below(hardest + 1));
        action.with_jolt(jolt as u8)
    }
}

impl Planks {
    fn promise(&self, seat: Seat) -> i32 {
        let last = self.ends_after_this();
        let promise =
            |color| if last { self.last_gold(seat, color) } else { self.promise_of(color) };
        self.own(seat).iter().map(promise).sum()
    }

    /// PLK-18: whatever comes, no further turn does.
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

    /// Gold under a colour's pirates, the pirates themselves, and those that
    /// are to come back.
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

    /// Who collects has its gold for certain, and its pirates stay overboard;
    /// who brings them back has them soon.
    fn decided(&self, color: Color, water: i32) -> (i32, i32) {
        if self.collecting.contains(color) {
            return (self.certain(color) + self.hoped(color), 0);
        }
        if self.undecided.contains(color) {
            return self.soon_decided(color, water);
        }
        (self.hoped(color), water * COMING_BACK)
    }

    /// The better of the two.
    fn soon_decided(&self, color: Color, water: i32) -> (i32, i32) {
        (self.certain(color).max(water * COMING_BACK) + self.hoped(color), 0)
    }

    /// PLK-13, PLK-17: what the colour collects if it chooses gold.
    fn certain(&self, color: Color) -> i32 {
        self.owner(color).map_or(0, |seat| self.collectable(seat, color) as i32 * DOUBLOON)
    }

    /// A part of the gold under a colour's pirates: less where their plank is
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

    /// How likely a plank is to fall soon, in hundredths: would it fall if it
    /// were slid to the side to which it leans, or to the other?
    fn risk(&self, plank: Plank) -> i32 {
        let count = self.crowd(plank).count() as i32;
        let gauge = i32::from(self.gauge(plank));
        let step = count * 1000 * 2 / i32::from(self.balance.edge);
        let falls = |side: i32| i32::from((gauge + side * step).abs() > 1000);
        20 * (falls(-1) + falls(1)) + (gauge.abs() / 50).min(20)
    }
}
