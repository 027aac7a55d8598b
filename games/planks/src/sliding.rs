//! Sliding a plank: PLK-5.

use crate::{Action, After, Event, Plank, Planks, Refusal, Side, Sliding, balance::Jolt};
use game::{Groups, Seat, Sink};
use std::ops::ControlFlow;

impl Planks {
    /// PLK-5: the plank of the die that was not used for sliding.
    fn other_die(&self, plank: Plank) -> Plank {
        if self.dice[0] == plank { self.dice[1] } else { self.dice[0] }
    }

    /// PLK-5: both planks both ways, steadily or with a jolt, or just choosing
    /// the colour of an empty plank.
    #[inline]
    pub(crate) fn slides(&self, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        for plank in self.dice {
            if self.crowd(plank).is_empty() {
                groups.one(Action::Slide(Sliding { plank, to: None, jolt: 0 }))?;
                continue;
            }
            groups.repeat(self.jolts(), |groups, jolt| {
                Side::BOTH.into_iter().try_for_each(|side| {
                    let (to, jolt) = (Some(side), jolt as u8);
                    groups.one(Action::Slide(Sliding { plank, to, jolt }))
                })
            })?;
        }
        ControlFlow::Continue(())
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
