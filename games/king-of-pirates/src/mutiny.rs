//! Mutiny: KOP-6, KOP-35 and KOP-37.

use crate::{
    Action, Event, Frame, Heading, KingOfPirates, Matter, Mutiny, Pirate, Pirates, Refusal, Seat,
    Skill,
};
use game::{Groups, Seats, Sink};
use std::ops::ControlFlow;

impl KingOfPirates {
    /// The mutiny that is about to happen.
    pub(crate) fn mutiny(&self) -> Option<Mutiny> {
        match self.frames.top() {
            Frame::Mutiny(mutiny) if !mutiny.happens => Some(mutiny),
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Refit(_)
            | Frame::Fight(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_)
            | Frame::Over => None,
        }
    }

    /// A mutiny is about to happen; it may still be prevented.
    pub(crate) fn begin_mutiny(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let asked = self.mutiny_holders(seat);
        self.frames.push(Frame::Mutiny(Mutiny { seat, happens: false, asked }));
        sink.emit(|| Event::MutinyLooms { seat });
    }

    pub(crate) fn scapegoats(&self, seat: Seat) -> Pirates {
        self.ship(seat).crew.and(self.kit.with_skill(Skill::Scapegoat))
    }

    /// KOP-39: the victim is asked if it has a scapegoat aboard or any card.
    pub(crate) fn may_plead(&self, seat: Seat) -> bool {
        self.ship(seat).held > 0 || !self.scapegoats(seat).is_empty()
    }

    /// KOP-6: each scapegoat, and submitting.
    #[inline]
    pub(crate) fn pleas(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        groups.each(self.scapegoats(seat), Action::Scapegoat)?;
        groups.one(Action::Submit)
    }

    pub(crate) fn check_plea(&self, seat: Seat, scapegoat: Option<Pirate>) -> Result<(), Refusal> {
        if self.mutiny().is_none_or(|mutiny| mutiny.seat != seat) {
            return Err(Refusal::NotAsked(Matter::Mutiny));
        }
        match scapegoat {
            Some(pirate) if !self.scapegoats(seat).contains(pirate) => {
                Err(Refusal::NoScapegoat(pirate))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// KOP-6: the scapegoat goes, even a captain; the mutiny does not happen.
    pub(crate) fn apply_scapegoat(
        &mut self,
        seat: Seat,
        pirate: Pirate,
        sink: &mut impl Sink<Event>,
    ) {
        self.frames.pop();
        self.take_off(seat, pirate);
        sink.emit(|| Event::MutinyPrevented { seat, scapegoat: Some(pirate) });
        self.promote(seat, sink);
    }

    /// KOP-37: for anybody, by anybody.
    pub(crate) fn keelhaul(&mut self, sink: &mut impl Sink<Event>) {
        let Some(Mutiny { seat, .. }) = self.mutiny() else { return };
        self.frames.pop();
        sink.emit(|| Event::MutinyPrevented { seat, scapegoat: None });
    }

    /// KOP-6: the captain is thrown out; the compass die says where the ship
    /// goes.
    pub(crate) fn oust(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let asked = Seats::NONE;
        *self.frames.top_mut() = Frame::Mutiny(Mutiny { seat, happens: true, asked });
        let captain = self.ship(seat).captain;
        if let Some(captain) = captain {
            self.take_off(seat, captain);
        }
        sink.emit(|| Event::Mutinied { seat, captain });
    }

    /// KOP-6: the ship arrives; if it is its turn, the turn ends.
    pub(crate) fn banish(&mut self, seat: Seat, face: Heading, sink: &mut impl Sink<Event>) {
        self.frames.pop();
        self.send(seat, face, sink);
        self.promote(seat, sink);
    }

    /// KOP-6, KOP-8: to the hideout that the compass die names.
    pub(crate) fn send(&mut self, seat: Seat, face: Heading, sink: &mut impl Sink<Event>) {
        let to = self.kit.harbor(face);
        self.ship_mut(seat).at = to;
        self.ended |= seat == self.turn;
        sink.emit(|| Event::Sent { seat, to });
    }

    /// KOP-6: a ship with pirates and no captain gets one, of the owner's
    /// choice if there is a choice. KOP-12: the hand limit comes after.
    pub(crate) fn promote(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let ship = self.ship_mut(seat);
        if ship.captain.is_none() && ship.crew.len() > 1 {
            self.frames.push(Frame::Promote(seat));
            return;
        }
        if ship.captain.is_none()
            && let Some(pirate) = ship.crew.first()
        {
            ship.captain = Some(pirate);
            sink.emit(|| Event::Promoted { seat, pirate });
        }
        self.limit_hand(seat);
    }
}
