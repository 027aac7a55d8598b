//! The personal socket, `GET /api/v1/me/socket`: one connection per device for everything that
//! isn't a table. Clients send a [`PersonalRequest`], the server a [`PersonalAnswer`].

use super::{ListedTable, Pace, Refused};
use game::Text;
use serde::{Deserialize, Serialize};

/// One client message on the personal socket, as in `{"watch":{"lobby":{"game":"planks"}}}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonalRequest {
    /// Watch a list, instead of the one watched before.
    Watch(Watched),
    /// Stop watching.
    Unwatch {},
    /// Say which table is in sight, every 15 seconds and whenever that changes.
    At {
        /// The table's id.
        table: String,
        /// Whether the person can see it: the page is open and in front.
        visible: bool,
    },
    /// Find somebody to play with; [`PersonalAnswer::Paired`] answers.
    Seek(Seek),
    /// Stop seeking.
    Unseek {},
}

/// What to watch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watched {
    /// Public tables.
    Lobby(LobbyFilter),
}

/// Which public tables. An empty filter is all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LobbyFilter {
    /// Only this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Only tables of this pace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// Only tables with a free seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free: bool,
    /// Only tables for rated matches.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// What to play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// The games' ids, in order of preference; any game if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<String>,
    /// In one go or over days; in one go by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// The number of seats; any number by default, and 4 at a new table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<usize>,
    /// Whether to play a rated match: with accounts of about the same rating, from the start.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// One server message on the personal socket, as in `{"paired":{"table":"…"}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonalAnswer {
    /// The watched list has changed.
    Lobby(LobbyUpdate),
    /// The tables that ask this person now: complete, whenever it changes.
    Turns(Turns),
    /// The person has a seat at this table.
    Paired {
        /// The table's id.
        table: String,
    },
    /// Something to tell the person: a message's key and its values.
    Notice(Text),
    /// A request was refused; nothing has changed.
    Refused(Refused),
}

/// What has changed in the lobby. The first one after a `watch` is complete.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LobbyUpdate {
    /// Whether it is complete: tables that aren't in it are gone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub complete: bool,
    /// New and changed tables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<ListedTable>,
    /// The ids of tables that are no longer listed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
    /// How busy the server is.
    pub counts: Counts,
}

/// How busy a server is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// People online.
    pub online: usize,
    /// Running matches.
    pub matches: usize,
}

/// The tables that ask a person now: the answer to `GET /api/v1/me/turns`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Turns {
    /// The earliest deadline first, then those that have waited longest.
    pub tables: Vec<Turn>,
}

/// A table that waits for a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Turn {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// When the person's time runs out, in milliseconds since 1970; left out without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
    /// The names at the other seats.
    pub with: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_written_as_documented() {
        for (text, request) in [
            (
                r#"{"watch":{"lobby":{"game":"planks","pace":"days","free":true,"rated":true}}}"#,
                PersonalRequest::Watch(Watched::Lobby(LobbyFilter {
                    game: Some("planks".to_owned()),
                    pace: Some(Pace::Days),
                    free: true,
                    rated: true,
                })),
            ),
            (
                r#"{"watch":{"lobby":{}}}"#,
                PersonalRequest::Watch(Watched::Lobby(LobbyFilter::default())),
            ),
            (r#"{"unwatch":{}}"#, PersonalRequest::Unwatch {}),
            (
                r#"{"at":{"table":"t","visible":true}}"#,
                PersonalRequest::At { table: "t".to_owned(), visible: true },
            ),
            (
                r#"{"seek":{"games":["planks"],"seats":3}}"#,
                PersonalRequest::Seek(Seek {
                    games: vec!["planks".to_owned()],
                    seats: Some(3),
                    ..Seek::default()
                }),
            ),
        ] {
            assert_eq!(serde_json::to_string(&request).expect("plain data"), text);
            assert_eq!(serde_json::from_str::<PersonalRequest>(text).expect(text), request);
        }
    }

    #[test]
    fn a_list_of_an_older_server_is_understood() {
        let older = r#"{"id":"t","game":"planks","players":2,"options":{},"edition":null,
            "clock":"none","spectators":true,"public":true,"running":false,"seats":[],
            "created":1,"changed":2}"#;
        let table: ListedTable = serde_json::from_str(older).expect("a table");
        assert_eq!((table.host, table.thumbnail, table.take_over), (None, None, Vec::new()));
    }
}
