//! Gold or pirates: PLK-12 and PLK-13.

use crate::{Action, Choice, Color, Deciding, Event, Planks, Refusal};
use game::{BitSet, Groups, Seat, Sink};
use std::ops::ControlFlow;

impl Planks {
    /// PLK-12: the active player decides first, then clockwise.
    #[inline]
    pub(crate) fn deciding(&self) -> Seat {
        let mut seats = self.turn.round(self.players as usize);
        let seat = seats.find(|&seat| !self.own(seat).and(self.undecided).is_empty());
        seat.expect("while there are decisions to make, somebody makes them")
    }

    /// PLK-12: gold or pirates, for each colour.
    #[inline]
    pub(crate) fn decisions(
        &self,
        seat: Seat,
        groups: &mut impl Groups<Action>,
    ) -> ControlFlow<()> {
        let colors = self.own(seat).and(self.undecided);
        groups.pairs(colors, BitSet::from_bits(0b11), |color, choice: u8| {
            let choice = [Choice::Gold, Choice::Pirates][choice as usize];
            Action::Decide(Deciding { color, choice })
        })
    }

    pub(crate) fn check_decide(&self, seat: Seat, deciding: Deciding) -> Result<(), Refusal> {
        let color = deciding.color;
        if !self.own(seat).contains(color) {
            return Err(Refusal::DecideNotYours(color));
        }
        if !self.undecided.contains(color) {
            return Err(Refusal::Decided(color));
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn apply_decide(
        &mut self,
        seat: Seat,
        deciding: Deciding,
        sink: &mut impl Sink<Event>,
    ) {
        let Deciding { color, choice } = deciding;
        self.undecided = self.undecided.without(color);
        if choice == Choice::Gold {
            self.collecting = self.collecting.with(color);
        }
        sink.emit(|| Event::Decided { seat, color, choice });
        if self.undecided.is_empty() {
            self.collect(sink);
        }
    }

    /// PLK-13: all who collect get their doubloons, before anybody comes back.
    /// PLK-17: who broke the code this turn gets nothing.
    fn collect(&mut self, sink: &mut impl Sink<Event>) {
        let broke = self.broke;
        let seats = self.turn.round(self.players as usize);
        for seat in seats.filter(|&seat| !broke.contains(seat)) {
            for color in self.own(seat).and(self.collecting).iter() {
                let (gold, open) = (self.gold_under(color) as u8, self.open_purses);
                let doubloons = u16::from(gold);
                self.collected[seat.index()] += gold;
                self.purses[seat.index()] += doubloons;
                sink.emit(|| Event::Collected { seat, color, doubloons: Some(doubloons), open });
            }
        }
        self.note_empty_supply(sink);
        self.begin_returning(sink);
    }

    /// PLK-13: the doubloons under a colour. PLK-17: who broke the code this
    /// turn collects nothing.
    #[inline]
    pub(crate) fn collectable(&self, seat: Seat, color: Color) -> u32 {
        if self.broke.contains(seat) { 0 } else { self.gold_under(color) }
    }
}
