//! A turn: PLK-4, and how it passes on.

use crate::{Awaits, Event, Phase, Plank, Planks};
use game::{Rng, Sink};

/// After this number of turns in a row without a splash, a shark leaves all the same.
/// It never happens in play that wants to win; without it a match could go on
/// for ever.
pub(crate) const PATIENCE: u8 = 40;

/// PLK-4: two dice; re-rolling one of two equal dice until they differ makes
/// every pair of different colours equally likely.
#[inline]
pub(crate) fn roll(rng: &mut impl Rng) -> [Plank; 2] {
    let one = rng.below(6);
    let other = rng.below(5);
    let other = if other >= one { other + 1 } else { other };
    [Plank::ALL[one as usize], Plank::ALL[other as usize]]
}

impl Planks {
    /// What chance is asked now.
    #[inline]
    pub(crate) fn awaits(&self) -> Option<Awaits> {
        let dice = (self.phase == Phase::Roll).then_some(Awaits::Dice);
        self.awaited.next().or(dice)
    }

    /// PLK-4: the dice have fallen.
    #[inline]
    pub(crate) fn take_dice(&mut self, dice: [Plank; 2], sink: &mut impl Sink<Event>) {
        self.dice = dice;
        self.phase = Phase::Slide;
        let seat = self.turn;
        sink.emit(|| Event::Rolled { seat, dice });
    }

    /// PLK-12: after the move comes gold or pirates, if there was a splash.
    #[inline]
    pub(crate) fn end_move(&mut self, sink: &mut impl Sink<Event>) {
        if self.splash {
            self.phase = Phase::Decide;
            self.undecided = self.owned();
        } else {
            self.count_quiet_turn(sink);
            self.pass_on();
        }
    }

    fn count_quiet_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.quiet += 1;
        if self.quiet == PATIENCE {
            self.flee(true, sink);
        }
    }

    /// PLK-16: a shark flees; with the last one, or after the last doubloon,
    /// the match ends (PLK-18).
    pub(crate) fn flee(&mut self, bored: bool, sink: &mut impl Sink<Event>) {
        self.fins -= 1;
        self.quiet = 0;
        let left = self.fins;
        sink.emit(|| Event::Fled { left, bored });
        if self.is_last_turn() {
            self.finish(sink);
        }
    }

    /// PLK-16: the player to the left of the one who slid is next.
    #[inline]
    pub(crate) fn pass_on(&mut self) {
        if self.phase == Phase::Over {
            return;
        }
        self.turn = self.turn.next(self.players as usize);
        self.forget_turn();
        self.phase = Phase::Roll;
    }
}
