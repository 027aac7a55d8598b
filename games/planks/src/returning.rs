//! Bringing pirates back: PLK-14 to PLK-16.

use crate::{
    Action, After, Color, Colors, Event, Phase, Plank, Planks, Refusal, Returning, Space, Spot,
    balance::Jolt, crowd::Targets,
};
use game::{Seat, Sink};

impl Planks {
    /// PLK-14: those who did not collect bring back all who are overboard.
    pub(crate) fn begin_returning(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Return;
        for color in self.owned().except(self.collecting).iter() {
            self.due[color.index()] = self.water[color.index()];
        }
        self.begin_round(sink);
    }

    /// PLK-15: if all the neutral pirates are overboard they come back first,
    /// in every round of bringing back.
    fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(neutral) = self.neutral()
            && self.water[neutral.index()] == Color::PIRATES
        {
            self.due[neutral.index()] = Color::PIRATES;
        }
        self.asked = self.turn;
        self.ask_next(sink);
    }

    /// The colours that a seat has to bring back now.
    #[inline]
    pub(crate) fn returnable(&self, seat: Seat) -> Colors {
        match self.neutral() {
            Some(neutral) if self.due[neutral.index()] > 0 => Colors::one(neutral),
            Some(_) | None => {
                self.own(seat).iter().filter(|color| self.due[color.index()] > 0).collect()
            }
        }
    }

    /// PLK-14: from `asked` on, the next seat that has somebody to bring back;
    /// if there is none, those who fell meanwhile are next (PLK-17); if there
    /// are none, a shark flees.
    fn ask_next(&mut self, sink: &mut impl Sink<Event>) {
        if self.due != [0; Color::COUNT] {
            let mut seats = self.asked.round(self.players as usize);
            let next = seats.find(|&seat| !self.returnable(seat).is_empty());
            self.asked = next.expect("what is due is due to somebody");
            return;
        }
        let all_neutral =
            self.neutral().is_some_and(|color| self.water[color.index()] == Color::PIRATES);
        if self.later != [0; Color::COUNT] || all_neutral {
            self.due = std::mem::take(&mut self.later);
            self.begin_round(sink);
            return;
        }
        self.flee(false, sink);
        self.pass_on();
    }

    /// PLK-14: where on a plank a pirate may come back. There is always such
    /// a space somewhere: a plank with none over the deck would tip, because
    /// one in the middle holds whoever crowds its end; and a plank on which no
    /// push is possible has six pirates at least.
    #[inline]
    fn targets_on(&self, plank: Plank) -> Targets {
        let targets = Targets::of(self.crowd(plank).spaces());
        if self.anywhere { targets } else { targets.within(self.deck_spaces(plank)) }
    }

    /// PLK-14: the spaces of a plank whose middle lies within the edges of the
    /// deck as built, where the plank lies now; as bits.
    #[inline]
    fn deck_spaces(&self, plank: Plank) -> u16 {
        let reach = i32::from(self.balance.edge) / 2;
        let rope = Space::ROPE.index() as i32 - i32::from(self.offsets[plank.index()]);
        let (first, last) = ((rope - reach).max(0), (rope + reach).min(Space::COUNT as i32 - 1));
        if first > last { 0 } else { (2 << last) - (1 << first) }
    }

    #[inline]
    fn count_spots(&self) -> u32 {
        Plank::ALL.into_iter().map(|plank| self.targets_on(plank).count()).sum()
    }

    #[inline]
    pub(crate) fn count_returns(&self, seat: Seat) -> u32 {
        self.jolts() * self.returnable(seat).len() * self.count_spots()
    }

    #[inline]
    pub(crate) fn nth_return(&self, seat: Seat, index: u32) -> Returning {
        let (spots, colors) = (self.count_spots(), self.returnable(seat));
        let (mut left, index) = (index % spots, index / spots);
        let color = colors.iter().nth((index % colors.len()) as usize);
        let color = color.expect("the index is below the count of returns");
        let jolt = (index / colors.len()) as u8;
        for plank in Plank::ALL {
            let targets = self.targets_on(plank);
            if left < targets.count() {
                let (space, push) = targets.nth(left);
                return Returning { color, at: Spot { plank, space }, push, jolt };
            }
            left -= targets.count();
        }
        panic!("the index is below the count of returns")
    }

    pub(crate) fn visit_returns(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        for index in 0..self.count_returns(seat) {
            visit(Action::Return(self.nth_return(seat, index)));
        }
    }

    pub(crate) fn check_return(&self, seat: Seat, returning: Returning) -> Result<(), Refusal> {
        let Returning { color, at, push, jolt } = returning;
        let returnable = self.returnable(seat);
        if !returnable.contains(color) {
            return Err(match self.neutral() {
                Some(neutral) if returnable.contains(neutral) => Refusal::NeutralBackFirst(neutral),
                Some(_) | None if !self.own(seat).contains(color) => Refusal::ReturnNotYours(color),
                Some(_) | None => Refusal::NotDue(color),
            });
        }
        if !self.anywhere && self.deck_spaces(at.plank) & at.space.bit() == 0 {
            return Err(Refusal::OverTheSea(at));
        }
        self.check_target(at.plank, (at.space, push))?;
        self.check_jolt(jolt)
    }

    #[inline]
    pub(crate) fn apply_return(
        &mut self,
        seat: Seat,
        returning: Returning,
        sink: &mut impl Sink<Event>,
    ) {
        let Returning { color, at, push, jolt } = returning;
        self.due[color.index()] -= 1;
        self.water[color.index()] -= 1;
        let (pushed, to) = self.set_down(color, at, push);
        sink.emit(|| Event::Returned { seat, color, at, pushed, to, jolt });
        self.judge(seat, Some(Jolt { plank: at.plank, strength: jolt }), After::Return, sink);
        self.asked = seat.next(self.players as usize);
        self.ask_next(sink);
    }
}
