//! Lists of tables: the lobby, and a person's own tables.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use protocol::v1::{ListedTable, Pace, Problem};
use serde::Deserialize;
use store::{Lobby, State as MatchState, Summary};

use crate::people::Person;
use crate::personal::{MOST, OF_HOST, listed};
use crate::refusal::Refusal;
use crate::service::Service;

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
    /// Only tables of this pace.
    pace: Option<Pace>,
    /// Only tables with a free seat.
    #[serde(default)]
    free: bool,
    /// Only tables for rated matches.
    #[serde(default)]
    rated: bool,
}

/// Lists public tables, most recently changed first.
#[utoipa::path(get, path = "/tables", tag = "tables", params(Which), responses((status = OK, body = [ListedTable]), (status = BAD_REQUEST, body = Problem)))]
pub(super) async fn list(
    State(service): State<Service>,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Vec<ListedTable>>, Refusal> {
    let Query(which) = which.map_err(|rejection| Refusal::bad(rejection.body_text()))?;
    let state = if which.running { MatchState::Running } else { MatchState::Waiting };
    let days = which.pace.map(|pace| pace == Pace::Days);
    let (game, free, rated) = (which.game, which.free, which.rated);
    let lobby = Lobby { state, game, days, free, rated, of_host: OF_HOST, limit: MOST };
    let found = service.store.lobby(lobby).await?;
    Ok(Json(complete(&service, found)))
}

/// Lists your unfinished tables, most recently changed first, 200 at the most.
#[utoipa::path(get, path = "/me/tables", tag = "tables", responses((status = OK, body = [ListedTable])))]
pub(super) async fn mine(
    State(service): State<Service>,
    person: Person,
) -> Result<Json<Vec<ListedTable>>, Refusal> {
    let found = service.store.matches_of(person.id, MOST).await?;
    let mut tables: Vec<_> = found.into_iter().filter_map(listed).collect();
    service.hub.complete_own(&mut tables);
    Ok(Json(tables))
}

fn complete(service: &Service, found: Vec<Summary>) -> Vec<ListedTable> {
    let mut tables: Vec<_> = found.into_iter().filter_map(listed).collect();
    service.hub.complete(&mut tables);
    tables
}
