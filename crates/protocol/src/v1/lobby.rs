//! Tables in lists.

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
    /// How many seats there are.
    pub players: usize,
    /// The game's options, as far as they were chosen.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// The name of the edition; the shipped one if there is none.
    pub edition: Option<String>,
    /// The clock.
    pub clock: ClockRules,
    /// Whether others may look on.
    pub spectators: bool,
    /// Whether the lobby shows it.
    pub public: bool,
    /// Whether it has begun.
    pub running: bool,
    /// Who sits; the other seats are free.
    pub seats: Vec<ListedSeat>,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When somebody sat down or stood up last, or it began.
    pub changed: u64,
}

/// A seat that is taken, in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedSeat {
    /// Its number, from 0.
    pub seat: u8,
    /// The person's id, unless it is a bot's.
    pub person: Option<String>,
    /// The bot's level, if it is one.
    pub bot: Option<String>,
    /// The name shown.
    pub name: String,
}
