//! What is written down about a table, as it stands in the store. The log is
//! all there is: a table is what its entries make of it.

use bots::Level;
use fair::Bytes32;
use protocol::v1::{NewTable, Seq};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::Id;
use table::Seat;

/// What a table is from the beginning; kept beside the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Founding {
    /// As it was asked for.
    pub(crate) table: NewTable,
    /// Who made it.
    pub(crate) host: Id,
    /// Decides the dice together with the shares of the people.
    pub(crate) secret: Bytes32,
    /// When it was made, in milliseconds since 1970.
    pub(crate) created: u64,
}

/// One entry of the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry {
    /// A person sat down, or gave another share.
    Sat { seat: Seat, person: Id, share: Option<Bytes32> },
    /// A bot was put into a seat.
    Bot { seat: Seat, level: Level },
    /// A seat became free.
    Freed { seat: Seat },
    /// The match began; chance dealt.
    Started(Started),
    /// A seat acted, and chance answered.
    Acted(Acted),
    /// The match went back to where it was at that number. It was free if
    /// nothing had been shown since.
    Undone { seat: Seat, to: Seq, free: bool },
    /// A person is away, and a bot plays for it.
    Away { seat: Seat },
    /// The person is back.
    Back { seat: Seat },
    /// There is another table for another match.
    Rematch { table: Id },
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
