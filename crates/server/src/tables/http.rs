//! Tables over HTTP: creating, viewing, fetching the record.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::v1::{NewTable, Problem, TableInfo};
use serde_json::{Value, json};
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
    service.limits.table(from, person.id)?;
    let open = service.store.open_matches_of(person.id).await?;
    if !service.config.limits.allows_table(open) {
        let message = "you have too many open tables: finish or leave one first";
        return Err(Refusal::too_many(message));
    }
    let info = service.tables.create(new, person.id).await?;
    Ok((StatusCode::CREATED, Json(info)).into_response())
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

/// The record of a finished match, including where its dice came from.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "tables", params(("id" = String, Path)), responses((status = OK, body = Object), (status = CONFLICT, body = Problem)))]
async fn record(
    State(service): State<Service>,
    viewer: Option<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let viewer = viewer.map(|person| person.id);
    let finished = service.tables.record(parse(&id)?, viewer).await?;
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
            TablesError::Refused(message) => Self::forbidden(message),
            TablesError::Store(error) => error.into(),
            TablesError::Unreadable(why) => {
                tracing::error!(why, "cannot read a table");
                Self::conflict("unreadable", "this table is unreadable")
            }
        }
    }
}
