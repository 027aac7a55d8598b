//! Lists of tables: the lobby, and a person's own tables.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use protocol::v1::{ClockRules, ListedSeat, ListedTable, Problem};
use serde::Deserialize;
use serde_json::{Map, Value};
use store::{Lobby, SeatRow, State as MatchState, Summary};

use crate::people::Person;
use crate::refusal::Refusal;
use crate::service::Service;
use crate::sizes;

/// In a list, at the most.
const MOST: u32 = 200;

/// Of one host, at the most: nobody fills the lobby alone.
const OF_HOST: u32 = 5;

/// Which tables.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// Only this game.
    game: Option<String>,
    /// Running tables to watch, instead of tables that wait for players.
    #[serde(default)]
    running: bool,
}

/// Lists public tables, most recently changed first.
#[utoipa::path(get, path = "/tables", tag = "tables", params(Which), responses((status = OK, body = [ListedTable]), (status = BAD_REQUEST, body = Problem)))]
pub(super) async fn list(
    State(service): State<Service>,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Vec<ListedTable>>, Refusal> {
    let Query(which) = which.map_err(|rejection| Refusal::bad(rejection.body_text()))?;
    let state = if which.running { MatchState::Running } else { MatchState::Waiting };
    let lobby = Lobby { state, game: which.game, of_host: OF_HOST, limit: MOST };
    let found = service.store.lobby(lobby).await?;
    Ok(Json(found.into_iter().filter_map(listed).collect()))
}

/// Lists your unfinished tables.
#[utoipa::path(get, path = "/me/tables", tag = "tables", responses((status = OK, body = [ListedTable])))]
pub(super) async fn mine(
    State(service): State<Service>,
    person: Person,
) -> Result<Json<Vec<ListedTable>>, Refusal> {
    let found = service.store.matches_of(person.id).await?;
    Ok(Json(found.into_iter().filter_map(listed).collect()))
}

/// What a list says of a table. The rest of its settings is nobody's business: the secret of its
/// dice is among them.
#[derive(Deserialize)]
struct Settings {
    table: Listed,
}

/// A [`protocol::v1::NewTable`] without what lists do not show.
#[derive(Deserialize)]
struct Listed {
    players: usize,
    #[serde(default)]
    options: Map<String, Value>,
    edition: Option<Edition>,
    #[serde(default)]
    clock: ClockRules,
    #[serde(default = "yes")]
    spectators: bool,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
struct Edition {
    name: String,
}

fn listed(summary: Summary) -> Option<ListedTable> {
    let Settings { table } = serde_json::from_str(&summary.settings)
        .inspect_err(|error| tracing::error!(%error, "cannot read a table's settings"))
        .ok()?;
    let free = table.players.saturating_sub(summary.seats.len());
    Some(ListedTable {
        id: summary.id.to_string(),
        game: summary.game,
        players: table.players,
        options: table.options,
        edition: table.edition.map(|edition| sizes::shorten_edition(&edition.name)),
        clock: table.clock,
        spectators: table.spectators,
        public: summary.public,
        running: summary.state == MatchState::Running,
        seats: summary.seats.into_iter().map(seat).collect(),
        created: summary.created.cast_unsigned(),
        changed: summary.changed.cast_unsigned(),
        host: None,
        pace: Some(table.clock.into()),
        free: Some(free),
        watching: None,
        asked: None,
        take_over: Vec::new(),
        starts: None,
        thumbnail: None,
    })
}

fn seat(row: SeatRow) -> ListedSeat {
    let SeatRow { seat, person, bot, name } = row;
    ListedSeat { seat, person: person.map(Into::into), bot, name }
}
