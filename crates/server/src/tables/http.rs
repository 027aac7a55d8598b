//! Tables over HTTP: making, looking, fetching the record.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Json, Router};
use protocol::v1::{NewTable, TableInfo};
use serde_json::{Value, json};
use store::Id;

use super::{TablesError, socket};
use crate::body::Body;
use crate::people::Person;
use crate::refusal::Refusal;
use crate::service::Service;

/// The routes of tables, below `/api/v1`.
pub(crate) fn routes() -> Router<Service> {
    Router::new()
        .route("/tables", post(create))
        .route("/tables/{id}", get(show))
        .route("/tables/{id}/record", get(record))
        .route("/tables/{id}/socket", any(socket::connect))
}

async fn create(
    State(service): State<Service>,
    person: Person,
    Body(new): Body<NewTable>,
) -> Result<Response, Refusal> {
    service.limits.table(person.id)?;
    let open = service.store.matches_of(person.id).await?.len();
    if open >= service.config.limits.open_tables {
        return Err(Refusal::too_many("you sit at as many tables as anybody may"));
    }
    let info = service.tables.create(new, person.id).await?;
    Ok((StatusCode::CREATED, Json(info)).into_response())
}

async fn show(
    State(service): State<Service>,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    Ok(Json(service.tables.info(parse(&id)?).await?))
}

/// The record of a finished match, with how its dice came about.
async fn record(
    State(service): State<Service>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let finished = service.tables.record(parse(&id)?).await?;
    let finished =
        finished.ok_or_else(|| Refusal::conflict("not_over", "the match is not over"))?;
    let players: Vec<_> = finished.players.into_iter().map(|row| row.name).collect();
    Ok(Json(json!({
        "record": finished.record,
        "players": players,
        "table": finished.table,
    })))
}

pub(super) fn parse(id: &str) -> Result<Id, Refusal> {
    id.parse().map_err(|_| Refusal::missing("table"))
}

impl From<TablesError> for Refusal {
    fn from(error: TablesError) -> Self {
        match error {
            TablesError::Missing => Self::missing("table"),
            TablesError::Table(error) => Self::invalid(error.kind(), error.to_string()),
            TablesError::Store(error) => error.into(),
            TablesError::Unreadable(why) => {
                tracing::error!(why, "a table cannot be read");
                Self::conflict("unreadable", "this table cannot be read")
            }
        }
    }
}
