//! Sliding a plank: PLK-5.

use crate::{Action, After, Event, Plank, Planks, Refusal, Side, Sliding, balance::Jolt};
use game::{Seat, Sink};

impl Planks {
    /// PLK-5: the plank of the die that was not used for sliding.
    fn other_die(&self, plank: Plank) -> Plank {
        if self.dice[0] == plank { self.dice[1] } else { self.dice[0] }
    }

    /// PLK-5: both ways, or just choosing the colour of an empty plank.
    #[inline]
    fn slides(&self, plank: Plank) -> u32 {
        if self.crowd(plank).is_empty() { 1 } else { 2 * self.jolts() }
    }

    #[inline]
    pub(crate) fn count_slides(&self) -> u32 {
        self.slides(self.dice[0]) + self.slides(self.dice[1])
    }

    #[inline]
    pub(crate) fn nth_slide(&self, index: u32) -> Sliding {
        let first = self.slides(self.dice[0]);
        let (plank, index) =
            if index < first { (self.dice[0], index) } else { (self.dice[1], index - first) };
        let (to, jolt) = if self.crowd(plank).is_empty() {
            (None, 0)
        } else {
            (Some(Side::BOTH[index as usize % 2]), (index / 2) as u8)
        };
        Sliding { plank, to, jolt }
    }

    pub(crate) fn visit_slides(&self, visit: &mut impl FnMut(Action)) {
        for index in 0..self.count_slides() {
            visit(Action::Slide(self.nth_slide(index)));
        }
    }

    pub(crate) fn check_slide(&self, sliding: Sliding) -> Result<(), Refusal> {
        let Sliding { plank, to, jolt } = sliding;
        if !self.dice.contains(&plank) {
            return Err(Refusal::NotRolled(plank, self.dice[0], self.dice[1]));
        }
        match (self.crowd(plank).is_empty(), to) {
            (true, Some(_)) => return Err(Refusal::EmptyPlank(plank)),
            (true, None) if jolt > 0 => return Err(Refusal::JoltOnNothing),
            (false, None) => return Err(Refusal::NoSide(plank)),
            (true, None) | (false, Some(_)) => {}
        }
        self.check_jolt(jolt)
    }

    /// PLK-5: as many spaces as pirates stand on it.
    #[inline]
    pub(crate) fn apply_slide(
        &mut self,
        seat: Seat,
        sliding: Sliding,
        sink: &mut impl Sink<Event>,
    ) {
        let Sliding { plank, to, jolt } = sliding;
        if let Some(to) = to {
            let by = self.crowd(plank).count() as u8;
            self.offsets[plank.index()] += to.sign() * by as i8;
            self.weigh(plank);
            sink.emit(|| Event::Slid { seat, plank, to, by, jolt });
            self.judge(seat, Some(Jolt { plank, strength: jolt }), After::Slide, sink);
        } else {
            sink.emit(|| Event::Stayed { seat, plank });
        }
        self.begin_move(seat, self.other_die(plank), sink);
    }
}
