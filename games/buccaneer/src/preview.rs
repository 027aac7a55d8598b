//! What a boarding would give and cost, as far as a viewer can know.

use crate::{Boarding, Booty, View};
use disc_stacks::{Color, Disc, Pay};
use game::Seat;
use serde::Serialize;

/// What a boarding would give one seat; a range where wages are covered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The seat that would get it.
    pub seat: Seat,
    /// BUC-11: the booty it would take.
    pub booty: Vec<Booty>,
    /// The fewest ducats it would gain; the captain's may be negative.
    pub least: i32,
    /// The most ducats it would gain.
    pub most: i32,
}

impl View {
    /// What everybody in the stack would gain if it boarded so; none if there
    /// is no such stack or ship.
    pub fn preview(&self, boarding: Boarding) -> Option<Vec<Share>> {
        let ship = *self.ships.get(boarding.ship as usize)?;
        let stack = self.stacks.iter().find(|s| s[0].pirate() == Some(boarding.stack))?;
        let captain = self.seat(stack[0].color)?;
        let mate = self.seat(stack.get(1)?.color)?;
        let pay = Pay { captain: stack[0].color, wild: ship.wild, times: 1 };
        let mut shares: Vec<Share> = (self.seats_in(stack).into_iter())
            .map(|seat| {
                let (least, most) = pay.range(&self.stacks, stack, self.colors[seat.index()]);
                Share { seat, booty: Vec::new(), least, most }
            })
            .collect();
        let others = || shares.iter().filter(|share| share.seat != captain);
        let (least, most) = (sum(others().map(|s| s.least)), sum(others().map(|s| s.most)));
        // BUC-14: the captain cannot pay more than he owns.
        let purse = i32::from(self.ducats[captain.index()]);
        let net = |due: i32| (i32::from(ship.ducats) - due).max(-purse);
        for share in &mut shares {
            if share.seat == captain {
                share.booty.push(boarding.booty);
                (share.least, share.most) = (net(most), net(least));
            }
            if share.seat == mate {
                share.booty.extend(ship.other(boarding.booty));
            }
        }
        Some(shares)
    }

    /// The seats with a pirate in the stack, from the top down.
    fn seats_in(&self, stack: &[Disc]) -> Vec<Seat> {
        let mut seats = Vec::new();
        for seat in stack.iter().filter_map(|disc| self.seat(disc.color)) {
            if !seats.contains(&seat) {
                seats.push(seat);
            }
        }
        seats
    }

    /// The seat of a colour.
    pub fn seat(&self, color: Color) -> Option<Seat> {
        disc_stacks::seat_of(&self.colors, color)
    }
}

fn sum(ducats: impl Iterator<Item = i32>) -> i32 {
    ducats.sum()
}
