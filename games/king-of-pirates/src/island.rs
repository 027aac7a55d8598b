//! A treasure island: KOP-22 and KOP-32.

use crate::{
    Action, Card, Command, Event, Frame, KingOfPirates, Matter, Phase, Refusal, Seat, Site, Skill,
    Treasure,
};
use game::{Groups, Sink};
use std::ops::ControlFlow;

impl KingOfPirates {
    fn treasure_at(&self, hex: crate::Hex) -> Option<Treasure> {
        match self.site(hex) {
            Site::Island(size) => Some(self.kit.treasure(size)),
            Site::Ocean | Site::Sharks | Site::Hideout(_) | Site::City(_) | Site::Fortress(_) => {
                None
            }
        }
    }

    /// KOP-22: the hints of a crew.
    pub(crate) fn hints(&self, seat: Seat) -> u8 {
        self.skill(seat, Skill::Hint) + 2 * self.command(seat, Command::Hint2)
    }

    /// KOP-22: the maps that the island under the ship takes.
    pub(crate) fn maps_needed(&self, seat: Seat) -> Result<u8, Refusal> {
        let ship = self.ship(seat);
        let treasure = self.treasure_at(ship.at).ok_or(Refusal::NoIsland)?;
        if ship.dug == Some(ship.at) {
            return Err(Refusal::DugLastTurn);
        }
        Ok(treasure.maps.saturating_sub(self.hints(seat)))
    }

    /// KOP-22, KOP-39: the player is asked if it holds as many cards as it
    /// takes maps, whatever they are: their number is public.
    pub(crate) fn may_dig(&self) -> bool {
        let held = self.ship(self.turn).held;
        self.maps_needed(self.turn).is_ok_and(|needed| held >= needed)
    }

    /// KOP-22: digging, if it can be, and leaving.
    #[inline]
    pub(crate) fn diggings(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        if self.check_dig(seat).is_ok() {
            groups.one(Action::Dig)?;
        }
        groups.one(Action::Leave)
    }

    pub(crate) fn check_arrived(&self) -> Result<(), Refusal> {
        let arrived = self.frames.top() == Frame::Turn(Phase::Arrive);
        arrived.then_some(()).ok_or(Refusal::NotAsked(Matter::Digging))
    }

    /// KOP-22: can it be dug here and now?
    pub(crate) fn check_dig(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_arrived()?;
        let needed = self.maps_needed(seat)?;
        let held = self.ship(seat).hand[Card::TreasureMap.index()];
        (held >= needed).then_some(()).ok_or(Refusal::TooFewMaps { needed, held })
    }

    pub(crate) fn apply_dig(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let at = self.ship(seat).at;
        let treasure = self.treasure_at(at).expect("a checked dig is on an island");
        let maps = treasure.maps.saturating_sub(self.hints(seat));
        for _ in 0..maps {
            self.put_away(seat, Card::TreasureMap);
        }
        let ship = self.ship_mut(seat);
        ship.dug = Some(at);
        ship.dug_now = true;
        self.set_phase(Phase::Choose);
        let doubloons = treasure.doubloons;
        sink.emit(|| Event::Dug { seat, at, maps, doubloons });
        self.gain(seat, doubloons, sink);
    }
}
