//! What happened.

use crate::Pips;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// TPL-2: who begins.
    First { seat: Seat },
    /// TPL-2: a charm was dealt; TPL-9: its number is its owner's secret
    /// unless charms are open.
    Dealt { seat: Seat, charm: Option<Pips>, open: bool },
    /// TPL-3: the dice.
    Rolled { seat: Seat, dice: [Pips; 2] },
    /// TPL-5: a charm was played.
    Played { seat: Seat, charm: Pips },
    /// TPL-4, TPL-5: a boat was rowed.
    Rowed { seat: Seat, from: u8, to: u8 },
    /// TPL-6: gold was taken from a space.
    Took { seat: Seat, gold: u8, from: u8 },
    /// TPL-7: it is over; the scores by seat.
    Over { scores: Vec<u16> },
}

impl Event {
    /// TPL-9: nobody else learns the number of a charm that was dealt.
    pub(crate) fn told(&self, viewer: Viewer) -> Self {
        let mut told = self.clone();
        match &mut told {
            Self::Dealt { seat, charm, open } => {
                if !*open && !viewer.is(*seat) {
                    *charm = None;
                }
            }
            Self::First { .. }
            | Self::Rolled { .. }
            | Self::Played { .. }
            | Self::Rowed { .. }
            | Self::Took { .. }
            | Self::Over { .. } => {}
        }
        told
    }
}
