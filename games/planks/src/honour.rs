//! The code of honour: PLK-17.

use crate::{After, Event, JOLT, Planks, Refusal, tipping::Overboard};
use game::{Seat, Sink};

/// PLK-17: doubloons for each pirate lost to another's broken code.
pub(crate) const CONSOLATION: u16 = 2;

impl Planks {
    /// How many jolts a slide or a set-down may carry.
    #[inline]
    pub(crate) fn jolts(&self) -> u32 {
        if self.hands { u32::from(JOLT) + 1 } else { 1 }
    }

    pub(crate) fn check_jolt(&self, jolt: u8) -> Result<(), Refusal> {
        match jolt {
            0 => Ok(()),
            _ if !self.hands => Err(Refusal::SteadyTable),
            1..=JOLT => Ok(()),
            _ => Err(Refusal::TooHard(jolt)),
        }
    }

    /// PLK-17: pirates went overboard by a broken code. The breaker puts back
    /// what it collected this turn, then every other player is paid for its
    /// own pirates.
    pub(crate) fn honour(
        &mut self,
        breaker: Seat,
        after: After,
        lost: Overboard,
        sink: &mut impl Sink<Event>,
    ) {
        let pirates = lost.iter().sum();
        if pirates == 0 {
            return;
        }
        sink.emit(|| Event::Broke { seat: breaker, pirates });
        self.put_back(breaker, sink);
        self.broke = self.broke.with(breaker);
        match after {
            After::Slide | After::Lift | After::SetDown => {}
            After::Return => self.bring_back_later(lost),
        }
        self.console(breaker, lost, sink);
        self.note_empty_supply(sink);
    }

    /// PLK-17: what the seat collected under PLK-13 this turn, not what it was
    /// given for another's breach.
    fn put_back(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let chose_gold = !self.own(seat).and(self.collecting).is_empty();
        if !chose_gold || self.broke.contains(seat) {
            return;
        }
        let doubloons = u16::from(std::mem::take(&mut self.collected[seat.index()]));
        let open = self.open_purses;
        self.purses[seat.index()] -= doubloons;
        sink.emit(|| Event::PutBack { seat, doubloons: Some(doubloons), open });
    }

    /// PLK-17: two doubloons for each of its own pirates, to everybody else.
    fn console(&mut self, breaker: Seat, lost: Overboard, sink: &mut impl Sink<Event>) {
        for seat in breaker.round(self.players as usize).skip(1) {
            let own: u8 = self.own(seat).iter().map(|color| lost[color.index()]).sum();
            let (doubloons, open) = (CONSOLATION * u16::from(own), self.open_purses);
            if doubloons > 0 {
                self.purses[seat.index()] += doubloons;
                sink.emit(|| Event::Consoled { seat, doubloons: Some(doubloons), open });
            }
        }
    }

    /// PLK-17: they come back after the others; those of a colour that chose
    /// gold this turn stay in the water.
    fn bring_back_later(&mut self, lost: Overboard) {
        for color in self.owned().except(self.collecting).iter() {
            self.later[color.index()] += lost[color.index()];
        }
    }
}
