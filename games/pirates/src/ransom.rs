//! Ransoming a pirate: PIR-16 and PIR-17.

use crate::{Action, Event, Pirates, Ransom, Refusal, assemble};
use disc_stacks::{Color, Pirate, PirateSet, Stacks};
use game::{Seat, Sink};

/// PIR-16: what a pirate costs.
const PRICE: u32 = 5;

impl Pirates {
    /// PIR-16: has the seat neither a single nor a party?
    #[inline]
    pub(crate) fn can_ransom(&self, seat: Seat) -> bool {
        self.stacks.tops_of(self.color(seat)).is_empty()
    }

    /// Every party that holds pirates of the seat, their number, and where
    /// one of them may go.
    #[inline]
    pub(crate) fn ransoms(&self, seat: Seat) -> impl Iterator<Item = (Pirate, u32, PirateSet)> {
        let color = self.color(seat);
        self.stacks.higher_than(1).iter().filter_map(move |party| {
            let pirates = u32::from(self.stacks.count_of(party, color));
            (pirates > 0).then(|| (party, pirates, self.ransom_targets(party)))
        })
    }

    /// PIR-4, PIR-16: every party with room for one more, and in any case
    /// the one that the pirate came from.
    fn ransom_targets(&self, party: Pirate) -> PirateSet {
        let full = self.stacks.higher_than(Stacks::TALLEST as u8 - 1);
        self.stacks.tops().except(full).with(party)
    }

    /// The places of a colour's pirates in a party, from the top.
    #[inline]
    fn places(&self, party: Pirate, color: Color) -> impl Iterator<Item = u8> {
        let members = self.stacks.members(party);
        (0..self.stacks.height(party))
            .filter(move |&place| members.as_slice()[place as usize].color() == color)
    }

    pub(crate) fn visit_ransoms(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        for (party, _, targets) in self.ransoms(seat) {
            for index in self.places(party, self.color(seat)) {
                for onto in targets.iter() {
                    visit(Action::Ransom(Ransom { party, index, onto }));
                }
            }
        }
    }

    /// How many ransoms there are.
    #[inline]
    pub(crate) fn count_ransoms(&self, seat: Seat) -> u32 {
        self.ransoms(seat).map(|(_, pirates, targets)| pirates * targets.len()).sum()
    }

    /// The `number`-th of them.
    pub(crate) fn nth_ransom(&self, seat: Seat, number: u32) -> Ransom {
        let mut left = number;
        for (party, pirates, targets) in self.ransoms(seat) {
            if left < pirates * targets.len() {
                let place =
                    self.places(party, self.color(seat)).nth((left / targets.len()) as usize);
                let index = place.expect("the party holds that many pirates of the colour");
                return Ransom { party, index, onto: targets.nth(left % targets.len()) };
            }
            left -= pirates * targets.len();
        }
        panic!("the number is below the count of ransoms")
    }

    pub(crate) fn check_ransom(&self, seat: Seat, ransom: Ransom) -> Result<(), Refusal> {
        let Ransom { party, index, onto } = ransom;
        self.check_in_play(party)?;
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
        self.check_onto(seat, onto)?;
        let left_behind = u8::from(onto == party);
        assemble::check_height(1 + self.stacks.height(onto) - left_behind)
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
        let (from, supply) = (self.seat(party.color()), PRICE - paid);
        sink.emit(|| Event::Ransomed { seat, from, party, pirate, paid, supply });
    }
}
