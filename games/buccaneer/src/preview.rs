//! What a boarding would give and cost, as far as a viewer can know.

use crate::{Boarding, Booty, View};
use disc_stacks::{Color, Disc, Wage};
use game::Seat;
use serde::Serialize;

/// What a boarding would give one seat; a range where wages are covered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// Who.
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
        let mut shares: Vec<Share> = (self.seats_in(stack).into_iter())
            .map(|seat| {
                let (least, most) = self.wages(stack, self.colors[seat.index()], ship.wild);
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

    /// The least and the most that a colour's pirates in a stack can cost.
    fn wages(&self, stack: &[Disc], color: Color, wild: u8) -> (i32, i32) {
        let own = stack.iter().filter(|disc| disc.color == color);
        let shown = sum(own.clone().filter_map(|disc| disc.wage).map(|w| w.ducats(wild).into()));
        let covered = own.filter(|disc| disc.wage.is_none()).count();
        let mut unseen: Vec<i32> =
            self.unseen_wages(color).map(|wage| wage.ducats(wild).into()).collect();
        unseen.sort_unstable();
        let least = sum(unseen.iter().take(covered).copied());
        let most = sum(unseen.iter().rev().take(covered).copied());
        (shown + least, shown + most)
    }

    /// The wages of a colour that are covered somewhere.
    fn unseen_wages(&self, color: Color) -> impl Iterator<Item = Wage> {
        let discs = move || self.stacks.iter().flatten().filter(move |disc| disc.color == color);
        Wage::ALL.into_iter().filter(move |&wage| discs().all(|disc| disc.wage != Some(wage)))
    }

    /// The seat of a colour.
    pub fn seat(&self, color: Color) -> Option<Seat> {
        let index = self.colors.iter().position(|&c| c == color)?;
        Some(Seat::new(index as u8))
    }
}

fn sum(ducats: impl Iterator<Item = i32>) -> i32 {
    ducats.sum()
}
