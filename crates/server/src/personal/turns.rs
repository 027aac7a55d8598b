//! Your turns over HTTP.

use axum::Json;
use axum::extract::State;
use protocol::v1::{Problem, Turns};

use crate::people::Person;
use crate::refusal::Refusal;
use crate::service::Service;

/// Lists the running tables that wait for you.
#[utoipa::path(get, path = "/me/turns", tag = "tables", responses((status = OK, body = Turns), (status = UNAUTHORIZED, body = Problem)))]
pub(crate) async fn turns(
    State(service): State<Service>,
    person: Person,
) -> Result<Json<Turns>, Refusal> {
    service.tables.report_running(person.id).await?;
    Ok(Json(service.hub.turns_of(person.id)))
}
