//! Tipping: PLK-10 and PLK-11.

use crate::{
    After, Color, Colors, Event, Fall, Plank, Planks, Space, Spot, balance::Jolt, crowd::Crowd,
};
use game::{Nobody, Seat, Sink};

/// Who went overboard, by colour.
pub(crate) type Overboard = [u8; Color::COUNT];

/// What fell in one judgement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fallen {
    /// As bits.
    pub(crate) planks: u8,
    /// All who went overboard.
    pub(crate) pirates: Overboard,
    /// PLK-17: those of them who did so by a broken code.
    pub(crate) code: Overboard,
}

impl Planks {
    /// PLK-10: judges after a slide, a lift or a set-down of this seat, and
    /// settles what PLK-17 says about it.
    #[inline]
    pub(crate) fn judge(
        &mut self,
        seat: Seat,
        jolt: Option<Jolt>,
        after: After,
        sink: &mut impl Sink<Event>,
    ) {
        let jolt = jolt.filter(|jolt| jolt.strength > 0);
        if self.beyond(jolt) != 0 {
            self.tip_and_pay(seat, jolt, after, sink);
        }
    }

    fn tip_and_pay(
        &mut self,
        seat: Seat,
        jolt: Option<Jolt>,
        after: After,
        sink: &mut impl Sink<Event>,
    ) {
        let breach = self.breach(jolt, after);
        let fallen = self.tip(jolt, after, breach, sink);
        self.splash |= fallen.pirates != [0; Color::COUNT];
        self.honour(seat, after, fallen.code, sink);
    }

    /// PLK-17: the planks, as bits, whose fall would break the code: all of
    /// them when a pirate is brought back, otherwise those that would not fall
    /// without the jolt.
    fn breach(&self, jolt: Option<Jolt>, after: After) -> u8 {
        match (after, jolt) {
            (After::Return, _) => u8::MAX,
            (After::Slide | After::Lift | After::SetDown, None) => 0,
            (After::Slide | After::Lift | After::SetDown, Some(_)) => {
                let mut steady = *self;
                !steady.tip(None, after, 0, &mut Nobody).planks
            }
        }
    }

    /// PLK-10: everything beyond the edge under the same heel falls together;
    /// then the heel is another, and it is judged again until nothing tips.
    /// A plank in the middle holds, so this ends.
    pub(crate) fn tip(
        &mut self,
        jolt: Option<Jolt>,
        after: After,
        breach: u8,
        sink: &mut impl Sink<Event>,
    ) -> Fallen {
        let (mut fallen, mut jolt) = (Fallen::default(), jolt);
        loop {
            let beyond = self.beyond(jolt);
            if beyond == 0 {
                return fallen;
            }
            debug_assert!(beyond & fallen.planks == 0, "a plank in the middle holds");
            fallen.planks |= beyond;
            self.announce(beyond, after, breach, sink);
            for plank in Self::planks_in(beyond) {
                let code = breach >> plank.index() & 1 == 1;
                self.drop_plank(plank, code, &mut fallen);
            }
            jolt = jolt.filter(|jolt| beyond >> jolt.plank.index() & 1 == 0);
        }
    }

    fn announce(&self, planks: u8, after: After, breach: u8, sink: &mut impl Sink<Event>) {
        for plank in Self::planks_in(planks) {
            sink.emit(|| {
                let code = breach >> plank.index() & 1 == 1;
                let pirates = self.pirates_on(plank).map(|(_, color)| color).collect();
                Event::Tipped(Fall { plank, to: self.leans_to(plank), pirates, after, code })
            });
        }
    }

    /// Who stands on a plank, from port to starboard.
    pub fn pirates_on(&self, plank: Plank) -> impl Iterator<Item = (Space, Color)> {
        Space::all().filter_map(move |space| Some((space, self.pirate_at(Spot { plank, space })?)))
    }

    /// PLK-11: the plank returns to the middle, its pirates are overboard.
    fn drop_plank(&mut self, plank: Plank, code: bool, fallen: &mut Fallen) {
        let crowd = self.crowd(plank);
        for color in Color::ALL {
            let count = crowd.of(Colors::one(color)).count_ones() as u8;
            self.water[color.index()] += count;
            fallen.pirates[color.index()] += count;
            fallen.code[color.index()] += if code { count } else { 0 };
        }
        self.crowds[plank.index()] = Crowd::default();
        self.offsets[plank.index()] = 0;
        self.weigh(plank);
    }
}
