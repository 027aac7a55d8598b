//! Who sits where, and their results.

use serde::{Deserialize, Serialize};

use crate::Id;

/// Who sits in a seat. A free seat has no row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRow {
    /// Its number, from 0.
    pub seat: u8,
    /// The person it belongs to, even while a bot stands in; `None` once the account is deleted.
    pub person: Option<Id>,
    /// The bot's level if the seat belongs to a bot.
    pub bot: Option<String>,
    /// The displayed name.
    pub name: String,
}

/// A seat of a finished match.
#[derive(Clone, Debug, PartialEq)]
pub struct PastSeat {
    /// Who sat there, under their name at the time.
    pub row: SeatRow,
    /// The place; 1 is best.
    pub place: Option<u8>,
    /// The score.
    pub score: Option<i64>,
    /// Rating points before and after, if the match was rated.
    pub points: Option<(i64, i64)>,
}
