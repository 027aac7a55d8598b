//! Movement: KOP-17 to KOP-20.

use crate::state::Lying;
use crate::{
    Action, Class, Event, Frame, Heading, KingOfPirates, Matter, Moment, Phase, Refit, RefitStep,
    Refusal, Seat, Skill,
};
use game::{Groups, Sink};
use std::ops::ControlFlow;

/// KOP-31: what a tailwind adds.
pub(crate) const TAILWIND: u8 = 2;

impl KingOfPirates {
    /// KOP-17: sails and `sail` abilities less scurvy, at least 1, plus
    /// tailwinds, which scurvy does not touch; less what was sailed.
    pub(crate) fn movement_left(&self) -> u8 {
        let tailwind = self.tailwinds.saturating_mul(TAILWIND);
        self.speed(self.turn).saturating_add(tailwind).saturating_sub(self.moved)
    }

    /// KOP-17: the hexes of a turn without tailwinds.
    pub(crate) fn speed(&self, seat: Seat) -> u8 {
        let sails = self.sails(seat) + self.skill(seat, Skill::Sail);
        sails.saturating_sub(self.ship(seat).scurvy).max(1)
    }

    /// KOP-17: each way on, and stopping.
    #[inline]
    pub(crate) fn courses(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        if self.movement_left() > 0 {
            groups.each(self.ship(seat).at.ways(), Action::Sail)?;
        }
        groups.one(Action::Stop)
    }

    pub(crate) fn check_moving(&self, seat: Seat) -> Result<(), Refusal> {
        match self.frames.top() {
            Frame::Turn(Phase::Sail) => Ok(()),
            _ if self.must_fight(seat) => Err(Refusal::WarshipStops),
            _ => Err(Refusal::NotAsked(Matter::Movement)),
        }
    }

    /// KOP-19: has the movement of this seat ended at a warship?
    pub(crate) fn must_fight(&self, seat: Seat) -> bool {
        let ended = [Frame::Turn(Phase::Arrive), Frame::Turn(Phase::Choose)];
        seat == self.turn
            && ended.contains(&self.frames.as_slice()[0])
            && self.warship_at(self.ship(seat).at)
    }

    pub(crate) fn check_sail(&self, seat: Seat, heading: Heading) -> Result<(), Refusal> {
        self.check_moving(seat)?;
        if self.ship(seat).at.step(heading).is_none() {
            return Err(Refusal::OffTheBoard(heading));
        }
        (self.movement_left() > 0).then_some(()).ok_or(Refusal::NoMovementLeft)
    }

    pub(crate) fn apply_sail(&mut self, seat: Seat, heading: Heading, sink: &mut impl Sink<Event>) {
        let to = self.ship(seat).at.step(heading).expect("a checked heading stays on the board");
        self.ship_mut(seat).at = to;
        self.moved = self.moved.saturating_add(1);
        sink.emit(|| Event::Sailed { seat, to });
        self.explore(to, sink);
        if to == self.dutchman && !self.kit.is_hideout(to) {
            self.meet_dutchman(sink);
        } else if self.warship_at(to) {
            self.end_movement(sink);
        }
    }

    /// KOP-18: a face-down tile is turned up; an empty one is removed.
    fn explore(&mut self, at: crate::Hex, sink: &mut impl Sink<Event>) {
        let Some(tile) = self.lying(at).face_down() else { return };
        let empty = tile.class().is_none();
        self.tiles[at.index()] = if empty { Lying::NOTHING } else { Lying::up(tile) };
        sink.emit(|| Event::TurnedUp { at, tile });
    }

    /// KOP-19.
    pub(crate) fn warship_at(&self, hex: crate::Hex) -> bool {
        let tile = self.lying(hex).face_up();
        tile.and_then(crate::Tile::class) == Some(Class::Warship)
    }

    /// KOP-17, KOP-39: the movement is over: the window comes first, then the
    /// hideout or the treasure, then the fight.
    pub(crate) fn end_movement(&mut self, sink: &mut impl Sink<Event>) {
        let (seat, at) = (self.turn, self.ship(self.turn).at);
        sink.emit(|| Event::Stopped { seat, at });
        self.set_phase(Phase::Arrive);
        self.open_window(Moment::Landed);
    }

    /// KOP-21: a ship in a hideout refits; elsewhere it may fight.
    pub(crate) fn arrive(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.set_phase(Phase::Choose);
        if self.kit.is_hideout(self.ship(seat).at) {
            self.cure(seat, sink);
            self.frames.push(Frame::Refit(Refit { seat, step: RefitStep::Buy }));
        }
    }

    /// KOP-21, KOP-30: all scurvy goes.
    pub(crate) fn cure(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.ship(seat).scurvy > 0 {
            self.ship_mut(seat).scurvy = 0;
            sink.emit(|| Event::Cured { seat });
        }
    }
}
