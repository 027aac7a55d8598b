//! What happened.

use crate::{Choice, Color, Face, Plank, Side, Spot};
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// PLK-2: who begins.
    First { seat: Seat },
    /// PLK-2: the planks from bow to stern.
    Ordered { planks: [Plank; 6] },
    /// PLK-2: the sides of red, blue and purple that lie up.
    Turned { sides: [Face; 3] },
    /// PLK-2: a pirate was placed.
    Placed { seat: Seat, color: Color, at: Spot },
    /// PLK-4: the dice.
    Rolled { seat: Seat, dice: [Plank; 2] },
    /// PLK-5: a plank slid.
    Slid { seat: Seat, plank: Plank, to: Side, by: u8, jolt: u8 },
    /// PLK-5: an empty plank was chosen and stayed.
    Stayed { seat: Seat, plank: Plank },
    /// PLK-6: a pirate was lifted.
    Lifted { seat: Seat, color: Color, from: Spot },
    /// PLK-6, PLK-7: he was set down, pushing others to a side.
    SetDown {
        seat: Seat,
        color: Color,
        from: Spot,
        at: Spot,
        pushed: u8,
        to: Option<Side>,
        jolt: u8,
    },
    /// PLK-6: the seat has nobody to move.
    NoMove { seat: Seat },
    /// PLK-10, PLK-11: a plank tipped with these pirates on it.
    Tipped(Fall),
    /// PLK-12: gold or pirates.
    Decided { seat: Seat, color: Color, choice: Choice },
    /// PLK-13: doubloons were collected; PLK-19: how many is its owner's
    /// secret unless purses are open.
    Collected { seat: Seat, color: Color, doubloons: Option<u16>, open: bool },
    /// PLK-14, PLK-15: a pirate is back aboard.
    Returned { seat: Seat, color: Color, at: Spot, pushed: u8, to: Option<Side>, jolt: u8 },
    /// PLK-17: a seat broke the code and sent this many pirates overboard.
    Broke { seat: Seat, pirates: u8 },
    /// PLK-17: it puts back what it collected this turn.
    PutBack { seat: Seat, doubloons: Option<u16>, open: bool },
    /// PLK-17: what another seat gets for its pirates.
    Consoled { seat: Seat, doubloons: Option<u16>, open: bool },
    /// PLK-16: a shark fled; the fins that are left.
    Fled { left: u8, bored: bool },
    /// PLK-18: the supply is empty; this turn is the last.
    SoldOut,
    /// PLK-18: it is over; the purses by seat.
    Over { purses: Vec<u16> },
}

/// PLK-11: a plank went overboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fall {
    /// The plank.
    pub plank: Plank,
    /// Over which side.
    pub to: Side,
    /// The pirates on it, from port to starboard.
    pub pirates: Vec<Color>,
    /// What it followed upon.
    pub after: After,
    /// PLK-17: it fell by a broken code.
    pub code: bool,
}

/// PLK-10: when tipping is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum After {
    Slide,
    Lift,
    SetDown,
    Return,
}

impl Event {
    /// PLK-19: nobody else learns what somebody got.
    pub(crate) fn told(&self, viewer: Viewer) -> Self {
        let mut told = self.clone();
        match &mut told {
            Self::Collected { seat, doubloons, open, .. }
            | Self::PutBack { seat, doubloons, open }
            | Self::Consoled { seat, doubloons, open } => {
                if !*open && !viewer.is(*seat) {
                    *doubloons = None;
                }
            }
            Self::First { .. }
            | Self::Ordered { .. }
            | Self::Turned { .. }
            | Self::Placed { .. }
            | Self::Rolled { .. }
            | Self::Slid { .. }
            | Self::Stayed { .. }
            | Self::Lifted { .. }
            | Self::SetDown { .. }
            | Self::NoMove { .. }
            | Self::Tipped(_)
            | Self::Decided { .. }
            | Self::Returned { .. }
            | Self::Broke { .. }
            | Self::Fled { .. }
            | Self::SoldOut
            | Self::Over { .. } => {}
        }
        told
    }
}
