//! A treasure island: KOP-22 and KOP-32.

use crate::{Card, Command, Event, KingOfPirates, Matter, Refusal, Seat, Site, Skill, Treasure};
use table::Sink;

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

    /// KOP-22: can it be dug here and now?
    pub(crate) fn check_dig(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_moving(Matter::Digging)?;
        let ship = self.ship(seat);
        let treasure = self.treasure_at(ship.at).ok_or(Refusal::NoIsland)?;
        if ship.dug == Some(ship.at) {
            return Err(Refusal::DugLastTurn);
        }
        let needed = treasure.maps.saturating_sub(self.hints(seat));
        let held = ship.hand[Card::TreasureMap.index()];
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
        self.end_movement(sink);
        let doubloons = treasure.doubloons;
        sink.emit(|| Event::Dug { seat, at, maps, doubloons });
        self.gain(seat, doubloons, sink);
    }
}
