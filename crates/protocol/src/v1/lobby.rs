//! Tables in the lobby and in other lists.

use super::ClockRules;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A table in a list: `GET /api/v1/tables` and `GET /api/v1/me/tables`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedTable {
    /// Its id, as in its link.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub players: usize,
    /// The chosen game options.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// The edition's name; `null` for the built-in one.
    pub edition: Option<String>,
    /// The clock.
    pub clock: ClockRules,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Whether the match has started.
    pub running: bool,
    /// The taken seats; the others are free.
    pub seats: Vec<ListedSeat>,
    /// When it was created, in milliseconds since 1970.
    pub created: u64,
    /// When somebody last took or left a seat, or the match started.
    pub changed: u64,
}

/// A taken seat in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedSeat {
    /// Its number, from 0.
    pub seat: u8,
    /// The person's id; `null` for a bot.
    pub person: Option<String>,
    /// The bot's level; `null` for a person.
    pub bot: Option<String>,
    /// The displayed name.
    pub name: String,
}
