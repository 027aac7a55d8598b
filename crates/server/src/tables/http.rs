//! Tables over HTTP: creating, viewing, fetching the record.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::v1::{NewTable, Problem, TableInfo};
use serde::Serialize;
use serde_json::value::RawValue;
use store::Id;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{TablesError, socket};
use crate::body::Body;
use crate::origin::Address;
use crate::people::Person;
use crate::refusal::Refusal;
use crate::service::Service;
use crate::sizes;

/// The routes of tables, below `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(show))
        .routes(routes!(record))
        .routes(routes!(stand))
        .routes(routes!(socket::connect))
}

/// Creates a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable, responses((status = CREATED, body = TableInfo), (status = UNPROCESSABLE_ENTITY, body = Problem)))]
async fn create(
    State(service): State<Service>,
    from: Address,
    person: Person,
    Body(new): Body<NewTable>,
) -> Result<Response, Refusal> {
    sizes::check_table(&new)?;
    if new.rated == Some(true) && person.guest {
        return Err(Refusal::needs_account());
    }
    let info = create_for(&service, from, person.id, new).await?;
    Ok((StatusCode::CREATED, Json(info)).into_response())
}

/// Creates a table for somebody who may have another one.
pub(crate) async fn create_for(
    service: &Service,
    from: Address,
    host: Id,
    new: NewTable,
) -> Result<TableInfo, Refusal> {
    service.limits.table(from, host, sizes::of_edition(&new))?;
    let open = service.store.open_matches_of(host).await?;
    let limit = service.config.limits.of_host(host, open);
    Ok(service.tables.create_within(new, host, limit).await?)
}

/// Shows a table: who sits there and how far the match is.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(("id" = String, Path)), responses((status = OK, body = TableInfo), (status = NOT_FOUND, body = Problem)))]
async fn show(
    State(service): State<Service>,
    viewer: Option<Person>,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let viewer = viewer.map(|person| person.id);
    Ok(Json(service.tables.info(parse(&id)?, viewer).await?))
}

/// Leaves your seat without a socket; during the match a bot plays until you come back.
#[utoipa::path(delete, path = "/tables/{id}/seat", tag = "tables", params(("id" = String, Path)), responses((status = NO_CONTENT), (status = FORBIDDEN, body = Problem, description = "You have no seat"), (status = NOT_FOUND, body = Problem)))]
async fn stand(
    State(service): State<Service>,
    person: Person,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    service.tables.stand(parse(&id)?, person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A finished match, as it is sent.
#[derive(Serialize)]
struct Shown<'a> {
    record: &'a RawValue,
    players: Vec<String>,
    table: Id,
}

/// The record of a finished match, including where its dice came from.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "tables", params(("id" = String, Path)), responses((status = OK, body = Object), (status = CONFLICT, body = Problem)))]
async fn record(
    State(service): State<Service>,
    viewer: Option<Person>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let viewer = viewer.map(|person| person.id);
    let finished = service.tables.record(parse(&id)?, viewer).await?;
    let finished =
        finished.ok_or_else(|| Refusal::conflict("not_over", "the match is not over"))?;
    let players = finished.players.into_iter().map(|row| row.name).collect();
    let shown = Shown { record: &finished.record, players, table: finished.table };
    Ok(Json(shown).into_response())
}

pub(super) fn parse(id: &str) -> Result<Id, Refusal> {
    id.parse().map_err(|_| Refusal::missing("table"))
}

impl From<TablesError> for Refusal {
    fn from(error: TablesError) -> Self {
        match error {
            TablesError::Missing => Self::missing("table"),
            TablesError::TooMany => Self::too_many_tables(),
            TablesError::Table(error) => Self::invalid(error.kind(), error.to_string()),
            TablesError::Refused(message) => Self::forbidden(message),
            TablesError::Store(error) => error.into(),
            TablesError::Unreadable(why) => {
                tracing::error!(why, "cannot read a table");
                Self::conflict("unreadable", "this table is unreadable")
            }
        }
    }
}
