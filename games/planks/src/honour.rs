//! The code of honour: PLK-17.

use crate::{After, Event, JOLT, Phase, Planks, Refusal, tipping::Overboard};
use table::{Seat, Sink};

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

    /// PLK-17: pirates went overboard by a broken code: every other player is
    /// paid for its own. Who fell while pirates were brought back is brought
    /// back after the others.
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
        match after {
            After::Slide | After::Lift | After::SetDown => self.broke = true,
            After::Return => self.bring_back_later(lost),
        }
        for seat in breaker.round(self.players as usize).skip(1) {
            let own: u8 = self.own(seat).iter().map(|color| lost[color.index()]).sum();
            let (doubloons, open) = (CONSOLATION * u16::from(own), self.open_purses);
            if doubloons > 0 {
                self.purses[seat.index()] += doubloons;
                sink.emit(|| Event::Consoled { seat, doubloons: Some(doubloons), open });
            }
        }
        self.end_if_sold_out(sink);
    }

    fn bring_back_later(&mut self, lost: Overboard) {
        for color in self.owned().iter() {
            self.later[color.index()] += lost[color.index()];
        }
    }

    /// PLK-18: the supply has been handed out.
    pub(crate) fn end_if_sold_out(&mut self, sink: &mut impl Sink<Event>) {
        if self.supply() == 0 {
            debug_assert!(self.phase != Phase::Over);
            self.finish(sink);
        }
    }
}
