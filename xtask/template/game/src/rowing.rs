//! Rowing: TPL-4 to TPL-7.

use crate::{Action, Event, Pips, Refusal, TemplateGame};
use game::{Groups, Seat, Sink};
use std::ops::ControlFlow;

impl TemplateGame {
    /// TPL-4, TPL-5: each number that the dice show, and the charm unless it
    /// was played.
    #[inline]
    pub(crate) fn rowings(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        groups.each(self.shown(), Action::Row)?;
        if self.played.contains(seat) {
            return ControlFlow::Continue(());
        }
        groups.one(Action::Charm)
    }

    /// TPL-4.
    pub(crate) fn check_row(&self, pips: Pips) -> Result<(), Refusal> {
        let shown = self.shown().contains(pips).then_some(());
        shown.ok_or(Refusal::NotRolled(self.dice))
    }

    /// TPL-5.
    pub(crate) fn check_charm(&self, seat: Seat) -> Result<(), Refusal> {
        let left = (!self.played.contains(seat)).then_some(());
        left.ok_or(Refusal::CharmPlayed)
    }

    /// TPL-5: the charm is shown, and its number counts in place of a die.
    pub(crate) fn apply_charm(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let charm = self.charm(seat).expect("charms are dealt before anybody is asked");
        self.played = self.played.with(seat);
        sink.emit(|| Event::Played { seat, charm });
        self.apply_row(seat, charm, sink);
    }

    /// TPL-4, TPL-6: the boat is rowed, and takes the gold where it stops.
    #[inline]
    pub(crate) fn apply_row(&mut self, seat: Seat, pips: Pips, sink: &mut impl Sink<Event>) {
        let (from, to) = (self.place(seat), self.reach(self.place(seat), pips));
        self.places[seat.index()] = to;
        sink.emit(|| Event::Rowed { seat, from, to });
        let gold = self.gold_on(to);
        self.taken |= 1 << to;
        self.gold[seat.index()] += u16::from(gold);
        if gold > 0 {
            sink.emit(|| Event::Took { seat, gold, from: to });
        }
        self.end_turn(sink);
    }

    /// TPL-7: nobody rows beyond the harbour.
    #[inline]
    pub(crate) fn reach(&self, from: u8, pips: Pips) -> u8 {
        (from + pips.get()).min(self.track.harbour())
    }
}
