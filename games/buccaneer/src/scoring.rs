//! The end: BUC-20 to BUC-23.

use crate::{Booty, Buccaneer};
use game::{Seat, Standing};
use serde::{Deserialize, Serialize};

/// The final account of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payout {
    /// The seat that is paid.
    pub seat: Seat,
    /// What it had in its purse.
    pub ducats: u16,
    /// BUC-21, BUC-22: what its booty brought, by kind.
    pub booty: [u16; 4],
}

impl Payout {
    /// Purse and booty together.
    pub fn total(&self) -> u16 {
        self.ducats + self.booty.iter().sum::<u16>()
    }
}

/// BUC-21: the most pieces of a kind that anybody has, and how many have them.
#[derive(Clone, Copy)]
struct Majority {
    most: u8,
    leaders: u16,
}

impl Buccaneer {
    /// What everybody would have if the game ended now.
    pub fn payout(&self) -> Vec<Payout> {
        self.payouts().collect()
    }

    pub(crate) fn payouts(&self) -> impl Iterator<Item = Payout> {
        let majorities = Booty::ALL.map(|kind| self.majority(kind));
        self.seating.seats().map(move |seat| {
            let color = self.color(seat).index();
            let mut booty = [0; Booty::ALL.len()];
            for (kind, majority) in Booty::ALL.into_iter().zip(majorities) {
                let own = self.booty[color][kind.index()];
                booty[kind.index()] = self.worth_of(own, kind, majority);
            }
            Payout { seat, ducats: self.ducats[color], booty }
        })
    }

    #[inline]
    fn majority(&self, kind: Booty) -> Majority {
        let mut majority = Majority { most: 0, leaders: 0 };
        for color in self.seating.colors() {
            let pieces = self.booty[color.index()][kind.index()];
            if pieces > majority.most {
                majority = Majority { most: pieces, leaders: 0 };
            }
            majority.leaders += u16::from(pieces == majority.most);
        }
        majority
    }

    /// BUC-21: most pieces of a kind are paid its worth, shared by those who
    /// tie, rounded down. BUC-22: a player who has pieces of a kind and was paid
    /// nothing for it gets 1 for each of them.
    #[inline]
    fn worth_of(&self, own: u8, kind: Booty, majority: Majority) -> u16 {
        if own == 0 || own < majority.most {
            return own.into();
        }
        let shared = u16::from(self.worth.of(kind)) / majority.leaders;
        if shared > 0 { shared } else { own.into() }
    }

    /// BUC-23: most ducats wins, a tie is a shared win.
    pub(crate) fn standing(&self) -> Standing {
        let scores: Vec<i64> = self.payout().iter().map(|p| i64::from(p.total())).collect();
        let best = scores.iter().max().copied();
        let wins = |&seat: &Seat| self.is_over() && Some(scores[seat.index()]) == best;
        let winners = self.seating.seats().filter(wins).collect();
        Standing { scores, winners }
    }
}
