//! When a plank tips: PLK-8 and PLK-9, in whole numbers.
//!
//! With weights in units and distances in spaces, a plank of weight `W` and
//! moment `M` about the rope line has its centre of gravity at `M / W`. A
//! heel `h` (cut off at `most`) shifts both edges by `h / per_space` against
//! it. So the plank tips when
//! `|M / W + h / per_space| > edge / 2`, which is, multiplied out,
//! `|2 · (per_space · M + h · W)| > edge · per_space · W`.

use crate::{Balance, Plank, Planks, Rocking, Side, Spot, crowd::Crowd};

/// A plank that slid so far has no part left over the deck: nine spaces and
/// a deck of seven.
pub(crate) const CLEAN_OFF: i8 = 8;

/// What a plank bears down with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Load {
    /// In unit-spaces about the rope line, to starboard.
    pub(crate) moment: i32,
    /// In units.
    pub(crate) weight: i32,
}

/// An unsteady hand on a plank: PLK-17.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Jolt {
    pub(crate) plank: Plank,
    pub(crate) strength: u8,
}

/// The sum of the numbers of the spaces in a bit set.
const REACH: [i8; 512] = {
    let mut reach = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut place = 0;
        while place < 9 {
            if set >> place & 1 == 1 {
                reach[set] += place as i8 - 4;
            }
            place += 1;
        }
        set += 1;
    }
    reach
};

impl Load {
    /// PLK-8: of a plank that slid so far, with this crowd on it.
    #[inline]
    pub(crate) fn of(crowd: Crowd, offset: i8, balance: Balance) -> Self {
        let (pirate, plank) = (i32::from(balance.pirate), i32::from(balance.plank));
        let (count, offset) = (crowd.count() as i32, i32::from(offset));
        let reach = i32::from(REACH[crowd.spaces() as usize]);
        Self {
            moment: pirate * (reach + count * offset) + plank * offset,
            weight: plank + pirate * count,
        }
    }
}

impl Planks {
    /// PLK-9: the sum of all moments; zero on a calm sea, where it counts for
    /// nothing.
    #[inline]
    pub(crate) fn heel(&self) -> i32 {
        if self.calm { 0 } else { self.loads.iter().map(|load| load.moment).sum() }
    }

    /// PLK-9: the heel as far as it counts.
    #[inline]
    pub(crate) fn swing(&self) -> i32 {
        self.cut_off(self.heel())
    }

    #[inline]
    fn cut_off(&self, heel: i32) -> i32 {
        let most = i32::from(self.rocking.most);
        heel.clamp(-most, most)
    }

    /// How far a plank leans and how far it may, to the same scale; to
    /// starboard if it is more than nothing.
    #[inline]
    fn lean(&self, plank: usize, swing: i32) -> (i32, i32) {
        self.lean_of(self.loads[plank], swing)
    }

    #[inline]
    fn lean_of(&self, load: Load, swing: i32) -> (i32, i32) {
        let per_space = i32::from(self.rocking.per_space);
        let Load { moment, weight } = load;
        let lean = 2 * (per_space * moment + swing * weight);
        (lean, i32::from(self.balance.edge) * per_space * weight)
    }

    /// PLK-8: the planks beyond the edge, as bits, all judged under the same
    /// heel. A centre of gravity exactly on the edge holds.
    #[inline]
    pub(crate) fn beyond(&self, jolt: Option<Jolt>) -> u8 {
        let swing = self.swing();
        let mut beyond = 0;
        for plank in 0..Plank::COUNT {
            let (lean, edge) = self.lean(plank, swing);
            let off = self.offsets[plank].abs() >= CLEAN_OFF;
            beyond |= u8::from(lean.abs() > edge || off) << plank;
        }
        match jolt {
            Some(jolt) if self.tips_when_jolted(jolt, swing) => beyond | 1 << jolt.plank.index(),
            Some(_) | None => beyond,
        }
    }

    /// PLK-10: would anything tip if the pirate who stands here were lifted?
    /// The same as lifting him and asking [`Self::beyond`], without a copy of
    /// the state: it is asked for every pirate that could move.
    #[inline]
    pub(crate) fn lifting_tips(&self, from: Spot) -> bool {
        let lifted = from.plank.index();
        let pirate = i32::from(self.balance.pirate);
        let moment = pirate * i32::from(from.space.number() + self.offsets[lifted]);
        let mut loads = self.loads;
        loads[lifted].moment -= moment;
        loads[lifted].weight -= pirate;
        let swing = if self.calm { 0 } else { self.cut_off(self.heel() - moment) };
        loads.iter().fold(false, |tips, &load| {
            let (lean, edge) = self.lean_of(load, swing);
            tips | (lean.abs() > edge)
        })
    }

    /// PLK-17: a jolt adds to the moment on the side to which the plank leans.
    fn tips_when_jolted(&self, jolt: Jolt, swing: i32) -> bool {
        let (lean, edge) = self.lean(jolt.plank.index(), swing);
        let per_space = i32::from(self.rocking.per_space);
        lean.abs() + 2 * per_space * i32::from(jolt.strength) > edge
    }

    /// How near a plank is to tipping, in thousandths of the way to the edge:
    /// beyond 1000 it tips to starboard, beyond −1000 to port.
    pub fn gauge(&self, plank: Plank) -> i16 {
        self.gauge_under(plank, self.swing())
    }

    /// [`Self::gauge`] with the heel as far as it counts.
    #[inline]
    pub(crate) fn gauge_under(&self, plank: Plank, swing: i32) -> i16 {
        let (lean, edge) = self.lean(plank.index(), swing);
        let thousandths = i64::from(lean) * 1000 / i64::from(edge);
        thousandths.clamp(-9_999, 9_999) as i16
    }

    /// The side to which a plank leans.
    pub(crate) fn leans_to(&self, plank: Plank) -> Side {
        let (lean, _) = self.lean(plank.index(), self.swing());
        if lean < 0 { Side::Port } else { Side::Starboard }
    }

    /// PLK-17: the hardest jolt that this plank bears without tipping, in
    /// unit-spaces.
    pub fn bears(&self, plank: Plank) -> u16 {
        let (lean, edge) = self.lean(plank.index(), self.swing());
        let per_space = i32::from(self.rocking.per_space);
        ((edge - lean.abs()).max(0) / (2 * per_space)) as u16
    }

    /// Something on this plank has changed.
    #[inline]
    pub(crate) fn weigh(&mut self, plank: Plank) {
        let index = plank.index();
        self.loads[index] = Load::of(self.crowds[index], self.offsets[index], self.balance);
    }

    /// Weights, edge and rocking, and with them what every plank bears.
    pub(crate) fn set_statics(&mut self, balance: Balance, rocking: Rocking) {
        (self.balance, self.rocking) = (balance, rocking);
        for plank in Plank::ALL {
            self.weigh(plank);
        }
    }
}
