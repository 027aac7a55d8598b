//! A seat's prospects: the best places in reach of its ship.

use super::rewards::Hidden;
use crate::{Frame, Hex, KingOfPirates, Phase, Seat};

/// The discount per turn, in thousandths.
const DISCOUNT: i32 = 800;

impl KingOfPirates {
    /// The best place in reach, discounted by turns.
    pub(super) fn prospect(&self, seat: Seat, hidden: &Hidden) -> i32 {
        let (reach, fighting) = self.reach(seat);
        let at = self.ship(seat).at;
        let speed = self.speed(seat);
        let mut best = [0; 2];
        for (hex, mut worth) in Hex::all().zip(self.worths(seat, hidden)) {
            // The discount below only lowers it.
            if worth <= best[1] {
                continue;
            }
            let distance = at.distance(hex);
            let turns = match reach {
                Some(left) if distance <= left => 0,
                Some(left) => (distance - left).div_ceil(speed),
                None if at == hex && fighting => 0,
                None => distance.div_ceil(speed).max(1),
            };
            for _ in 0..turns {
                worth = worth * DISCOUNT / 1000;
            }
            worth -= worth * i32::from(distance) / 60;
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        let coming = i32::from(self.has_turn_to_come(seat, reach.is_some() || fighting));
        best[0] + best[1] / 8 + coming * best[0] * DISCOUNT / 1000
    }

    /// Whether the seat can still gain from its turn in this round. Without
    /// this bonus a search would put off the end of its turn, because the
    /// others gain in the turns that follow.
    fn has_turn_to_come(&self, seat: Seat, gaining: bool) -> bool {
        let players = self.players as usize;
        let place = |seat: Seat| (seat.index() + players - self.first.index()) % players;
        if seat == self.turn { gaining } else { place(seat) > place(self.turn) }
    }

    /// How far the seat can still sail this turn, and whether it can still
    /// fight where it is.
    fn reach(&self, seat: Seat) -> (Option<u8>, bool) {
        if seat != self.turn || self.ended {
            return (None, false);
        }
        match self.frames.as_slice()[0] {
            Frame::Turn(Phase::Sail) => (Some(self.movement_left()), false),
            Frame::Turn(Phase::Arrive | Phase::Choose) => (None, self.fight().is_none()),
            Frame::Turn(_) => (Some(self.speed(seat)), false),
            Frame::Setup(_)
            | Frame::Refit(_)
            | Frame::Fight(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_)
            | Frame::Over => (None, false),
        }
    }
}
