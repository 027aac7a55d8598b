//! Gold or pirates: PLK-12 and PLK-13.

use crate::{Action, Choice, Color, Colors, Deciding, Event, Phase, Planks, Refusal};
use table::{Seat, Sink};

impl Planks {
    /// PLK-12: the active player decides first, then clockwise.
    #[inline]
    pub(crate) fn deciding(&self) -> Seat {
        let mut seats = self.turn.round(self.players as usize);
        let seat = seats.find(|&seat| !self.own(seat).and(self.undecided).is_empty());
        seat.expect("while there are decisions to make, somebody makes them")
    }

    /// PLK-13: nobody aboard, nothing to collect. PLK-17: who broke the code
    /// this turn collects nothing.
    #[inline]
    fn may_collect(&self, seat: Seat, color: Color) -> bool {
        !(self.broke && seat == self.turn) && self.aboard(Colors::one(color)) > 0
    }

    #[inline]
    pub(crate) fn count_decisions(&self, seat: Seat) -> u32 {
        let open = self.own(seat).and(self.undecided);
        open.iter().map(|color| 1 + u32::from(self.may_collect(seat, color))).sum()
    }

    #[inline]
    pub(crate) fn nth_decision(&self, seat: Seat, index: u32) -> Deciding {
        let mut left = index;
        for color in self.own(seat).and(self.undecided).iter() {
            let choices = if self.may_collect(seat, color) {
                &[Choice::Gold, Choice::Pirates][..]
            } else {
                &[Choice::Pirates][..]
            };
            match choices.get(left as usize) {
                Some(&choice) => return Deciding { color, choice },
                None => left -= choices.len() as u32,
            }
        }
        panic!("the index is below the count of decisions")
    }

    pub(crate) fn visit_decisions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        for index in 0..self.count_decisions(seat) {
            visit(Action::Decide(self.nth_decision(seat, index)));
        }
    }

    pub(crate) fn check_decide(&self, seat: Seat, deciding: Deciding) -> Result<(), Refusal> {
        let Deciding { color, choice } = deciding;
        if !self.own(seat).contains(color) {
            return Err(Refusal::DecideNotYours(color));
        }
        if !self.undecided.contains(color) {
            return Err(Refusal::Decided(color));
        }
        match choice {
            Choice::Gold if self.broke && seat == self.turn => Err(Refusal::BrokeTheCode),
            Choice::Gold if !self.may_collect(seat, color) => Err(Refusal::NobodyAboard(color)),
            Choice::Gold | Choice::Pirates => Ok(()),
        }
    }

    #[inline]
    pub(crate) fn apply_decide(
        &mut self,
        seat: Seat,
        deciding: Deciding,
        sink: &mut impl Sink<Event>,
    ) {
        let Deciding { color, choice } = deciding;
        self.undecided = self.undecided.except(Colors::one(color));
        if choice == Choice::Gold {
            self.collecting = self.collecting.or(Colors::one(color));
        }
        sink.emit(|| Event::Decided { seat, color, choice });
        if self.undecided.is_empty() {
            self.collect(sink);
        }
    }

    /// PLK-13: all who collect get their doubloons, before anybody comes back.
    fn collect(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.turn.round(self.players as usize) {
            for color in self.own(seat).and(self.collecting).iter() {
                let (doubloons, open) = (self.gold_under(color) as u16, self.open_purses);
                self.purses[seat.index()] += doubloons;
                sink.emit(|| Event::Collected { seat, color, doubloons: Some(doubloons), open });
            }
        }
        let collecting = std::mem::take(&mut self.collecting);
        self.end_if_sold_out(sink);
        if self.phase != Phase::Over {
            self.begin_returning(collecting, sink);
        }
    }
}
