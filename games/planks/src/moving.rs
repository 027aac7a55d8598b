//! Moving a pirate: PLK-6 and PLK-7.

use crate::{
    Action, After, Color, Event, Moving, Phase, Plank, Planks, Refusal, Side, Space, Spot,
    balance::Jolt,
    crowd::{Target, Targets, targets, targets_on},
};
use game::{BitSet, Groups, Nobody, Seat, Sink};
use std::ops::ControlFlow;

/// The pirates that may be moved: their spaces on each plank.
#[derive(Clone, Copy)]
struct Movers([BitSet<Space>; Plank::COUNT]);

impl Movers {
    #[inline]
    fn iter(self) -> impl Iterator<Item = Spot> {
        Plank::ALL.into_iter().flat_map(move |plank| {
            self.0[plank.index()].iter().map(move |space| Spot { plank, space })
        })
    }
}

impl Planks {
    /// PLK-6: the seat's pirates on other planks; if there are none aboard,
    /// those on this plank.
    #[inline]
    fn movers(&self, seat: Seat, onto: Plank) -> Movers {
        let own = self.own(seat);
        let mut movers = self.crowds.map(|crowd| BitSet::from_bits(crowd.of(own).into()));
        let there = std::mem::take(&mut movers[onto.index()]);
        if movers == [BitSet::NONE; Plank::COUNT] {
            movers[onto.index()] = there;
        }
        Movers(movers)
    }

    /// PLK-6, PLK-7: where a pirate may be set down once he is lifted. His
    /// lifting can tip planks, this one too, so it is judged first (PLK-10).
    #[inline]
    fn targets(&self, from: Spot, onto: Plank) -> Targets {
        let occupied = self.crowd(onto).spaces();
        let occupied = match (self.lifting_tips(from), from.plank == onto) {
            (false, false) => occupied,
            (false, true) => occupied & !from.space.bit(),
            (true, _) => self.lifted(from).crowd(onto).spaces(),
        };
        let targets = targets(occupied);
        if from.plank != onto {
            return targets;
        }
        targets.except(targets_on(from.space.bit()))
    }

    /// PLK-10: with the pirate in hand, and all that his lifting tipped.
    #[cold]
    fn lifted(&self, from: Spot) -> Self {
        let mut lifted = *self;
        lifted.clear(from);
        lifted.tip(None, After::Lift, 0, &mut Nobody);
        lifted
    }

    /// The plank that a pirate is to be moved onto.
    fn onto(&self) -> Plank {
        match self.phase {
            Phase::Move(plank) => plank,
            Phase::Place
            | Phase::Roll
            | Phase::Slide
            | Phase::Decide
            | Phase::Return
            | Phase::Over => unreachable!("a pirate is moved in the phase of moving"),
        }
    }

    /// PLK-6, PLK-7: each pirate that may be moved with each target, steadily
    /// or with a jolt.
    #[inline]
    pub(crate) fn moves(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        let onto = self.onto();
        let movers = self.movers(seat, onto);
        groups.repeat(self.jolts(), |groups, jolt| {
            for from in movers.iter() {
                groups.each(self.targets(from, onto), |Target { space, push }| {
                    Action::Move(Moving { from, to: space, push, jolt: jolt as u8 })
                })?;
            }
            ControlFlow::Continue(())
        })
    }

    pub(crate) fn check_move(&self, seat: Seat, moving: Moving) -> Result<(), Refusal> {
        let Moving { from, to, push, jolt } = moving;
        let onto = self.onto();
        match self.pirate_at(from) {
            None => return Err(Refusal::NobodyThere(from)),
            Some(color) if !self.own(seat).contains(color) => {
                return Err(Refusal::MoveNotYours(color));
            }
            Some(_) => {}
        }
        if !self.movers(seat, onto).0[from.plank.index()].contains(from.space) {
            return Err(Refusal::ComeFromAnother(onto));
        }
        if from == (Spot { plank: onto, space: to }) {
            return Err(Refusal::SameSpace(from));
        }
        self.lifted(from).check_target(onto, Target { space: to, push })?;
        self.check_jolt(jolt)
    }

    /// PLK-7: may a pirate be set down here, pushing in this direction?
    pub(crate) fn check_target(&self, plank: Plank, target: Target) -> Result<(), Refusal> {
        let Target { space, push } = target;
        let at = Spot { plank, space };
        if targets(self.crowd(plank).spaces()).iter().any(|allowed| allowed == target) {
            return Ok(());
        }
        let chosen = space == Space::ROPE && self.pirate_at(at).is_some();
        Err(match push {
            Some(_) if !chosen => Refusal::NoChoiceOfPush(at),
            None if chosen => Refusal::PushWhere(at),
            Some(_) | None => Refusal::PushedOff(at),
        })
    }

    /// PLK-6: the other die; without a pirate to move the turn goes on.
    #[inline]
    pub(crate) fn begin_move(&mut self, seat: Seat, onto: Plank, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Move(onto);
        if !self.can_move(seat, onto) {
            sink.emit(|| Event::NoMove { seat });
            self.end_move(sink);
        }
    }

    #[inline]
    pub(crate) fn can_move(&self, seat: Seat, onto: Plank) -> bool {
        let mut movers = self.movers(seat, onto).iter();
        if self.crowd(onto).count() < Space::COUNT as u32 {
            // There is a free space, even for one who stands there already.
            return movers.next().is_some();
        }
        movers.any(|from| !self.targets(from, onto).is_empty())
    }

    /// PLK-10: lifting is judged, then setting down.
    #[inline]
    pub(crate) fn apply_move(&mut self, seat: Seat, moving: Moving, sink: &mut impl Sink<Event>) {
        let Moving { from, to, push, jolt } = moving;
        let at = Spot { plank: self.onto(), space: to };
        let color = self.pirate_at(from).expect("a checked move names a pirate");
        self.clear(from);
        sink.emit(|| Event::Lifted { seat, color, from });
        self.judge(seat, None, After::Lift, sink);
        let (pushed, to) = self.set_down(color, at, push);
        sink.emit(|| Event::SetDown { seat, color, from, at, pushed, to, jolt });
        self.judge(seat, Some(Jolt { plank: at.plank, strength: jolt }), After::SetDown, sink);
        self.end_move(sink);
    }

    /// PLK-7: pushes the pirate who stands there toward the rope, and takes the
    /// space. Gives how many were pushed and to which side.
    #[inline]
    pub(crate) fn set_down(
        &mut self,
        color: Color,
        at: Spot,
        push: Option<Side>,
    ) -> (u8, Option<Side>) {
        let crowd = &mut self.crowds[at.plank.index()];
        let mut pushed = (0, None);
        if crowd.spaces() & at.space.bit() != 0 {
            let to =
                push.unwrap_or(if at.space < Space::ROPE { Side::Starboard } else { Side::Port });
            pushed = (crowd.push(at.space, to) as u8, Some(to));
        }
        self.put(color, at);
        pushed
    }
}
