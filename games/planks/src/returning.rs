//! Bringing pirates back: PLK-14 to PLK-16.

use crate::{
    Action, After, Color, Colors, Event, Phase, Plank, Planks, Refusal, Returning, Space, Spot,
    balance::Jolt,
    crowd::{Target, Targets, targets, targets_on},
};
use game::{Groups, Seat, Sink};
use std::ops::ControlFlow;

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
    /// one in the middle holds the pirates who crowd its end; and a plank on which no
    /// push is possible has six pirates at least.
    #[inline]
    fn places_on(&self, plank: Plank) -> Targets {
        let targets = targets(self.crowd(plank).spaces());
        if self.anywhere { targets } else { targets.and(targets_on(self.deck_spaces(plank))) }
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

    /// PLK-14: each colour that the seat has to bring back with each place,
    /// steadily or with a jolt.
    #[inline]
    pub(crate) fn returnings(
        &self,
        seat: Seat,
        groups: &mut impl Groups<Action>,
    ) -> ControlFlow<()> {
        let colors = self.returnable(seat);
        groups.repeat(self.jolts() * colors.len(), |groups, number| {
            let (color, jolt) = (colors.nth(number % colors.len()), number / colors.len());
            for plank in Plank::ALL {
                groups.each(self.places_on(plank), |Target { space, push }| {
                    let at = Spot { plank, space };
                    Action::Return(Returning { color, at, push, jolt: jolt as u8 })
                })?;
            }
            ControlFlow::Continue(())
        })
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
        self.check_target(at.plank, Target { space: at.space, push })?;
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
