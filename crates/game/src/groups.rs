//! The legal actions of a seat, given once, in groups. How many there are,
//! which is the n-th and whether there is any follow from that.

use crate::{BitSet, Numbered};
use std::ops::ControlFlow;

/// What takes the legal actions of a seat, group by group, until it breaks.
pub trait Groups<A> {
    /// One action.
    fn one(&mut self, action: A) -> ControlFlow<()>;

    /// An action for each of these.
    fn each<T: Numbered>(&mut self, targets: BitSet<T>, action: impl Fn(T) -> A)
    -> ControlFlow<()>;

    /// An action for each actor with each of its targets.
    fn pairs<T: Numbered, U: Numbered>(
        &mut self,
        actors: BitSet<T>,
        targets: BitSet<U>,
        action: impl Fn(T, U) -> A,
    ) -> ControlFlow<()>;

    /// As many groups again for each number below `times`, and each time as
    /// many actions.
    fn repeat(
        &mut self,
        times: u32,
        enumerate: impl Fn(&mut Self, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Groups of which the state knows without looking at them how many
    /// actions they have together.
    #[inline]
    fn counted(
        &mut self,
        count: impl FnOnce() -> u32,
        enumerate: impl FnOnce(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let _ = count;
        enumerate(self)
    }
}

/// Is there any action at all?
///
/// ```
/// use game::{Groups, Seat, Seats, any_action};
///
/// let nobody = any_action(|groups| Groups::<Seat>::each(groups, Seats::NONE, |seat| seat));
/// assert!(!nobody);
/// ```
#[inline]
pub fn any_action(enumerate: impl FnOnce(&mut AnyAction) -> ControlFlow<()>) -> bool {
    enumerate(&mut AnyAction).is_break()
}

/// Breaks at the first action.
#[derive(Debug)]
pub struct AnyAction;

impl<A> Groups<A> for AnyAction {
    #[inline]
    fn one(&mut self, _: A) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    #[inline]
    fn each<T: Numbered>(&mut self, targets: BitSet<T>, _: impl Fn(T) -> A) -> ControlFlow<()> {
        break_if(!targets.is_empty())
    }

    #[inline]
    fn pairs<T: Numbered, U: Numbered>(
        &mut self,
        actors: BitSet<T>,
        targets: BitSet<U>,
        _: impl Fn(T, U) -> A,
    ) -> ControlFlow<()> {
        break_if(!actors.is_empty() && !targets.is_empty())
    }

    #[inline]
    fn repeat(
        &mut self,
        times: u32,
        enumerate: impl Fn(&mut Self, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if times > 0 { enumerate(self, 0) } else { ControlFlow::Continue(()) }
    }
}

pub(crate) struct Count(pub(crate) u32);

impl<A> Groups<A> for Count {
    #[inline]
    fn one(&mut self, _: A) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }

    #[inline]
    fn each<T: Numbered>(&mut self, targets: BitSet<T>, _: impl Fn(T) -> A) -> ControlFlow<()> {
        self.0 += targets.len();
        ControlFlow::Continue(())
    }

    #[inline]
    fn pairs<T: Numbered, U: Numbered>(
        &mut self,
        actors: BitSet<T>,
        targets: BitSet<U>,
        _: impl Fn(T, U) -> A,
    ) -> ControlFlow<()> {
        self.0 += actors.len() * targets.len();
        ControlFlow::Continue(())
    }

    #[inline]
    fn repeat(
        &mut self,
        times: u32,
        enumerate: impl Fn(&mut Self, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if times > 0 {
            let before = self.0;
            enumerate(self, 0)?;
            self.0 += (self.0 - before) * (times - 1);
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn counted(
        &mut self,
        count: impl FnOnce() -> u32,
        _: impl FnOnce(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.0 += count();
        ControlFlow::Continue(())
    }
}

/// Finds the action of an index.
pub(crate) struct Nth<A> {
    pub(crate) left: u32,
    pub(crate) found: Option<A>,
}

impl<A> Nth<A> {
    /// Whether the action is among the next `count`; if not, goes on beyond
    /// them.
    #[inline]
    fn is_among(&mut self, count: u32) -> bool {
        let among = self.left < count;
        if !among {
            self.left -= count;
        }
        among
    }

    #[inline]
    fn find(&mut self, action: A) -> ControlFlow<()> {
        self.found = Some(action);
        ControlFlow::Break(())
    }
}

impl<A> Groups<A> for Nth<A> {
    #[inline]
    fn one(&mut self, action: A) -> ControlFlow<()> {
        if self.is_among(1) { self.find(action) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn each<T: Numbered>(
        &mut self,
        targets: BitSet<T>,
        action: impl Fn(T) -> A,
    ) -> ControlFlow<()> {
        if !self.is_among(targets.len()) {
            return ControlFlow::Continue(());
        }
        self.find(action(targets.nth(self.left)))
    }

    #[inline]
    fn pairs<T: Numbered, U: Numbered>(
        &mut self,
        actors: BitSet<T>,
        targets: BitSet<U>,
        action: impl Fn(T, U) -> A,
    ) -> ControlFlow<()> {
        let each = targets.len();
        if !self.is_among(actors.len() * each) {
            return ControlFlow::Continue(());
        }
        self.find(action(actors.nth(self.left / each), targets.nth(self.left % each)))
    }

    #[inline]
    fn repeat(
        &mut self,
        times: u32,
        enumerate: impl Fn(&mut Self, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut number = 0;
        while number < times {
            let before = self.left;
            enumerate(self, number)?;
            number += 1;
            let (each, rest) = (before - self.left, times - number);
            if each == 0 || rest == 0 {
                break;
            }
            let skipped = (self.left / each).min(rest);
            self.left -= skipped * each;
            number += skipped;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn counted(
        &mut self,
        count: impl FnOnce() -> u32,
        enumerate: impl FnOnce(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.is_among(count()) { enumerate(self) } else { ControlFlow::Continue(()) }
    }
}

/// An index, and the action that it turns out to be.
#[derive(Clone, Copy)]
pub(crate) struct Pick<A> {
    pub(crate) index: u32,
    pub(crate) found: Option<A>,
}

/// Finds the actions of several indices at once.
pub(crate) struct Picks<'a, A> {
    /// The number of actions before this group.
    pub(crate) passed: u32,
    pub(crate) wanted: &'a mut [Pick<A>],
}

impl<A> Picks<'_, A> {
    /// Finds those that are among the next `count`.
    #[inline]
    fn find(&mut self, count: u32, action: impl Fn(u32) -> A) -> ControlFlow<()> {
        for pick in &mut *self.wanted {
            let place = pick.index.wrapping_sub(self.passed);
            if place < count {
                pick.found = Some(action(place));
            }
        }
        self.passed += count;
        ControlFlow::Continue(())
    }
}

impl<A: Copy> Groups<A> for Picks<'_, A> {
    #[inline]
    fn one(&mut self, action: A) -> ControlFlow<()> {
        self.find(1, |_| action)
    }

    #[inline]
    fn each<T: Numbered>(
        &mut self,
        targets: BitSet<T>,
        action: impl Fn(T) -> A,
    ) -> ControlFlow<()> {
        self.find(targets.len(), |place| action(targets.nth(place)))
    }

    #[inline]
    fn pairs<T: Numbered, U: Numbered>(
        &mut self,
        actors: BitSet<T>,
        targets: BitSet<U>,
        action: impl Fn(T, U) -> A,
    ) -> ControlFlow<()> {
        let each = targets.len();
        self.find(actors.len() * each, |place| {
            action(actors.nth(place / each), targets.nth(place % each))
        })
    }

    #[inline]
    fn repeat(
        &mut self,
        times: u32,
        enumerate: impl Fn(&mut Self, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        (0..times).try_for_each(|number| enumerate(self, number))
    }
}

/// Visits every action.
pub(crate) struct Visit<F>(pub(crate) F);

impl<A, F: FnMut(A)> Groups<A> for Visit<F> {
    #[inline]
    fn one(&mut self, action: A) -> ControlFlow<()> {
        self.0(action);
        ControlFlow::Continue(())
    }

    #[inline]
    fn each<T: Numbered>(
        &mut self,
        targets: BitSet<T>,
        action: impl Fn(T) -> A,
    ) -> ControlFlow<()> {
        targets.iter().for_each(|target| self.0(action(target)));
        ControlFlow::Continue(())
    }

    #[inline]
    fn pairs<T: Numbered, U: Numbered>(
        &mut self,
        actors: BitSet<T>,
        targets: BitSet<U>,
        action: impl Fn(T, U) -> A,
    ) -> ControlFlow<()> {
        for actor in actors.iter() {
            targets.iter().for_each(|target| self.0(action(actor, target)));
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn repeat(
        &mut self,
        times: u32,
        enumerate: impl Fn(&mut Self, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        (0..times).try_for_each(|number| enumerate(self, number))
    }
}

#[inline]
fn break_if(condition: bool) -> ControlFlow<()> {
    if condition { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, Seats};

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().copied().map(Seat::new).collect()
    }

    /// 25 actions in all sorts of groups, empty ones among them.
    fn enumerate(groups: &mut impl Groups<(u8, usize)>) -> ControlFlow<()> {
        groups
            .pairs(Seats::NONE, seats(&[1]), |one, two: Seat| (one.index() as u8, two.index()))?;
        groups.each(seats(&[5, 2]), |seat| (9, seat.index()))?;
        groups.pairs(seats(&[0, 3, 4]), seats(&[1, 2, 6, 7]), |one, two| {
            (one.index() as u8, two.index())
        })?;
        groups.each(Seats::NONE, |seat| (9, seat.index()))?;
        groups.one((7, 7))?;
        groups.repeat(3, |groups, number| {
            groups.each(seats(&[4, 6]), |seat| (number as u8, seat.index()))
        })?;
        groups.counted(|| 2, |groups| groups.each(seats(&[0, 7]), |seat| (5, seat.index())))?;
        groups.repeat(0, |groups, _| groups.one((6, 6)))?;
        groups.repeat(2, |groups, _| groups.each(Seats::NONE, |seat| (6, seat.index())))?;
        groups.each(seats(&[0, 1]), |seat| (8, seat.index()))
    }

    #[test]
    fn count_nth_and_any_follow_from_the_visit() {
        let mut all = Vec::new();
        assert!(enumerate(&mut Visit(|action| all.push(action))).is_continue());
        assert_eq!(all.len(), 25);
        assert_eq!(all[..3], [(9, 2), (9, 5), (0, 1)]);
        let mut count = Count(0);
        assert!(enumerate(&mut count).is_continue());
        assert_eq!(count.0 as usize, all.len());
        for (index, action) in (0..).zip(&all) {
            let mut nth = Nth { left: index, found: None };
            assert!(enumerate(&mut nth).is_break());
            assert_eq!(nth.found.as_ref(), Some(action));
        }
        let mut picks = [24, 0, 11, 3].map(|index| Pick { index, found: None });
        assert!(enumerate(&mut Picks { passed: 0, wanted: &mut picks }).is_continue());
        assert!(picks.iter().all(|pick| pick.found == Some(all[pick.index as usize])));
        let mut beyond = Nth { left: 25, found: None };
        assert!(enumerate(&mut beyond).is_continue() && beyond.found.is_none());
        assert!(any_action(enumerate));
        let empty = |groups: &mut AnyAction| {
            Groups::<Seat>::each(groups, Seats::NONE, |seat| seat)?;
            groups.pairs(Seats::NONE, seats(&[1]), |one: Seat, _: Seat| one)?;
            groups.pairs(seats(&[1]), Seats::NONE, |one: Seat, _: Seat| one)
        };
        assert!(!any_action(empty));
    }
}
