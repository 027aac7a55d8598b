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

impl Buccaneer {
    /// What everybody would have if the game ended now.
    pub fn payout(&self) -> Vec<Payout> {
        self.seating
            .seats()
            .map(|seat| Payout {
                seat,
                ducats: self.ducats[self.color(seat).index()],
                booty: Booty::ALL.map(|kind| self.worth_to(seat, kind)),
            })
            .collect()
    }

    /// BUC-21: most pieces of a kind are paid its worth, shared by those who
    /// tie, rounded down. BUC-22: a player who has pieces of a kind and was paid
    /// nothing for it gets 1 for each of them.
    fn worth_to(&self, seat: Seat, kind: Booty) -> u16 {
        let pieces = |color: &disc_stacks::Color| self.booty[color.index()][kind.index()];
        let own = pieces(&self.color(seat));
        let most = self.seating.colors().iter().map(pieces).max().unwrap_or(0);
        if own == 0 {
            return 0;
        }
        let leaders =
            self.seating.colors().iter().filter(|color| pieces(color) == most).count() as u16;
        let shared = u16::from(self.worth.of(kind)) / leaders;
        if own == most && shared > 0 { shared } else { u16::from(own) }
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
