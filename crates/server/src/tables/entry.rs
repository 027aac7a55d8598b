//! Log entries of a table, as stored. The log is the whole truth: a table is what
//! its entries make of it.

use bots::Level;
use fair_dice::Bytes32;
use game::Seat;
use protocol::v1::{NewSettings, NewTable, Seq};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::Id;

/// What a table is from the beginning; kept beside the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct TableSettings {
    /// As it was asked for.
    pub(crate) table: NewTable,
    /// Who made it.
    pub(crate) host: Id,
    /// Decides the dice together with the shares of the people.
    pub(crate) secret: Bytes32,
    /// When it was made, in milliseconds since 1970.
    pub(crate) created: u64,
    /// Seats that are kept for people: those who played the match before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) reserved: Vec<(Seat, Id)>,
}

/// One entry of the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry {
    /// A person sat down. Version 0.1.0 wrote their share of the dice here.
    Sat {
        seat: Seat,
        person: Id,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        share: Option<Bytes32>,
    },
    /// A bot was put into a seat.
    Bot { seat: Seat, level: Level },
    /// A seat became free.
    Freed { seat: Seat },
    /// The host has sent a person away for good.
    Removed { seat: Seat, person: Id },
    /// Colours were chosen for a seat, or none of them any more.
    Colors { seat: Seat, chosen: Vec<String> },
    /// Shares of the dice are about to be shown; a later attempt has this number.
    Round { round: u32 },
    /// The match began; chance dealt.
    Started(Started),
    /// A seat acted, and chance answered.
    Acted(Acted),
    /// The match went back to where it was at that number. It was free if
    /// nothing had been shown since and nobody else had acted. Version 0.1.0
    /// did not draw chance anew after it.
    Undone {
        seat: Seat,
        to: Seq,
        free: bool,
        /// When, in milliseconds since 1970; 0 where it was not written down.
        #[serde(default)]
        at: u64,
        #[serde(default)]
        redraw: bool,
    },
    /// A person is away, and a bot plays for it.
    Away {
        seat: Seat,
        /// Its time had run out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        late: bool,
    },
    /// The person is back.
    Back {
        seat: Seat,
        /// When, in milliseconds since 1970; 0 where it was not written down.
        #[serde(default)]
        at: u64,
    },
    /// A person took over from a bot.
    TookOver {
        seat: Seat,
        person: Id,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// The host keeps a seat for a person.
    Reserved {
        seat: Seat,
        person: Id,
        /// When, in milliseconds since 1970; 0 where it was not written down.
        #[serde(default)]
        at: u64,
    },
    /// The host has changed the table before the match.
    Settings(NewSettings),
    /// A seat passes on others' turns from here on, or no longer.
    Standing { seat: Seat, pass: bool },
    /// There is another table for another match, or will be.
    Rematch { table: Id },
    /// It was closed before it was over, by the operator or because its log is full.
    Closed { why: String },
}

impl Entry {
    /// When it was written, where it says so.
    pub(crate) fn at(&self) -> Option<u64> {
        match self {
            Self::Started(Started { at, .. })
            | Self::Acted(Acted { at, .. })
            | Self::Undone { at, .. }
            | Self::Back { at, .. }
            | Self::Reserved { at, .. }
            | Self::TookOver { at, .. } => Some(*at),
            Self::Sat { .. }
            | Self::Bot { .. }
            | Self::Freed { .. }
            | Self::Removed { .. }
            | Self::Round { .. }
            | Self::Colors { .. }
            | Self::Away { .. }
            | Self::Settings(_)
            | Self::Standing { .. }
            | Self::Rematch { .. }
            | Self::Closed { .. } => None,
        }
    }
}

/// The beginning of a match in the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Started {
    /// The version of the rules.
    pub(crate) rules: u32,
    /// The house's edition as it was, if that is what is played: a later program may have another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) house: Option<String>,
    pub(crate) chance: Vec<Box<RawValue>>,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
    /// What the dice come from; version 0.1.0 did not write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) dice: Option<Drawn>,
}

/// What the dice of a match come from, beside the secret.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Drawn {
    /// The version of the derivation.
    pub(crate) scheme: u32,
    pub(crate) round: u32,
    /// By seat.
    pub(crate) commitments: Vec<Option<Bytes32>>,
    pub(crate) shares: Vec<Option<Bytes32>>,
}

/// An action in the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Acted {
    pub(crate) seat: Seat,
    pub(crate) action: Box<RawValue>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) chance: Vec<Box<RawValue>>,
    /// The client's key; none if it was not a client.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<String>,
    pub(crate) by: By,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
    /// Milliseconds left on the seat's clock afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<u64>,
}

/// Who chose an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum By {
    Person,
    Bot,
    /// Nobody: the time had run out.
    Clock,
}
