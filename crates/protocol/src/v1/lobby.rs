//! Tables in the lobby and in other lists.

use super::ClockRules;
use game::{Seat, Thumbnail};
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
    /// The host's name; left out if the account is deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// Whether it is played in one go or over days.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// The number of free seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free: Option<usize>,
    /// The number of spectators; left out if the server hasn't loaded the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watching: Option<usize>,
    /// The seats that are asked now; left out if spectators don't know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<u8>>))]
    pub asked: Option<Vec<Seat>>,
    /// The bots' seats that people may take over now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub take_over: Vec<Seat>,
    /// `true` for a rated match, `false` for a friendly one; left out if the table didn't choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
    /// When the match starts by itself, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u64>,
    /// A small picture of the match as spectators see it: a list of `[x, y, shape, color]`, on a
    /// grid 100 wide and 60 high.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<[u8; 4]>>))]
    pub thumbnail: Option<Thumbnail>,
}

/// Whether a match is played in one go or over days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// In one go, with or without a clock.
    Live,
    /// With a clock of days per decision.
    Days,
}

impl From<ClockRules> for Pace {
    fn from(clock: ClockRules) -> Self {
        match clock {
            ClockRules::None | ClockRules::Bank { .. } => Self::Live,
            ClockRules::Days(_) => Self::Days,
        }
    }
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
