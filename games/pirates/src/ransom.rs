//! Ransoming a pirate: PIR-16 and PIR-17.

use crate::{Action, Event, Pirates, Ransom, Refusal};
use disc_stacks::{Color, Pirate, Stacks};
use game::{BitSet, Groups, Numbered, Seat, Sink};
use std::ops::ControlFlow;

/// A place in a party, from the top; 0 is the captain's.
#[derive(Clone, Copy)]
struct Place(u8);

impl Numbered for Place {
    type Bits = u16;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn numbered(number: u32) -> Self {
        Self(number as u8)
    }
}

/// PIR-16: what a pirate costs.
const PRICE: u32 = 5;

impl Pirates {
    /// PIR-16: has the seat neither a single nor a party?
    #[inline]
    pub(crate) fn can_ransom(&self, seat: Seat) -> bool {
        self.stacks.tops_of(self.color(seat)).is_empty()
    }

    /// PIR-16: every pirate of the seat in a party, with those it may be put
    /// onto. PIR-4: they have room for one more, and in any case the one that
    /// the pirate came from has.
    #[inline]
    pub(crate) fn ransoms(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        let color = self.color(seat);
        for party in self.stacks.higher_than(1).iter() {
            let pirates = u32::from(self.stacks.count_of(party, color));
            if pirates == 0 {
                continue;
            }
            let targets = self.stacks.with_room().with(party);
            let count = || pirates * targets.len();
            groups.counted(count, |groups| {
                groups.pairs(self.places(party, color), targets, |Place(index), onto| {
                    Action::Ransom(Ransom { party, index, onto })
                })
            })?;
        }
        ControlFlow::Continue(())
    }

    /// The places of a colour's pirates in a party.
    #[inline]
    fn places(&self, party: Pirate, color: Color) -> BitSet<Place> {
        let members = self.stacks.members(party);
        let own = (0..).map(Place).zip(members.as_slice()).filter(|(_, one)| one.color() == color);
        own.map(|(place, _)| place).collect()
    }

    pub(crate) fn check_ransom(&self, seat: Seat, ransom: Ransom) -> Result<(), Refusal> {
        let Ransom { party, index, onto } = ransom;
        self.stacks.check_in_play(party)?;
        if !self.can_ransom(seat) {
            return Err(Refusal::NotDestitute);
        }
        if !self.stacks.tops().contains(party) {
            return Err(Refusal::RansomNotCaptain(party));
        }
        let members = self.stacks.members(party);
        let pirate = members.as_slice().get(index as usize);
        if pirate.is_none_or(|pirate| pirate.color() != self.color(seat)) {
            return Err(Refusal::RansomNotYours { party, index });
        }
        self.stacks.check_onto(self.color(seat), onto)?;
        let left_behind = u8::from(onto == party);
        Ok(Stacks::check_height(1 + self.stacks.height(onto) - left_behind)?)
    }

    pub(crate) fn apply_ransom(&mut self, seat: Seat, ransom: Ransom, sink: &mut impl Sink<Event>) {
        let Ransom { party, index, onto } = ransom;
        let pirate = self.stacks.members(party).as_slice()[index as usize];
        self.pay_ransom(seat, party, pirate, sink);
        self.stacks.take_out(pirate);
        self.put(seat, pirate, onto, sink);
        self.ransoms += 1;
        self.end_turn(sink);
    }

    /// PIR-16: five ducats for the captain, the supply adding what lacks.
    fn pay_ransom(
        &mut self,
        seat: Seat,
        party: Pirate,
        pirate: Pirate,
        sink: &mut impl Sink<Event>,
    ) {
        let purse = &mut self.ducats[pirate.color().index()];
        let paid = PRICE.min(*purse);
        *purse -= paid;
        self.ducats[party.color().index()] += PRICE;
        let (from, supply) = (self.seating.seat(party.color()), PRICE - paid);
        sink.emit(|| Event::Ransomed { seat, from, party, pirate, paid, supply });
    }
}
