//! The signed-in person.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use protocol::v1::{Farewell, Me, Problem, Rename, Webhook};
use store::{Id, KeyKind, PersonRow, StoreError};

use super::session::new_session;
use crate::body::Body;
use crate::limits::Trying;
use crate::origin::Address;
use crate::people::{self, Name, Owner, Person, Secret};
use crate::refusal::Refusal;
use crate::service::Service;

/// Shows who you are.
#[utoipa::path(get, path = "/me", tag = "me", responses((status = OK, body = Me), (status = UNAUTHORIZED, body = Problem)))]
pub(super) async fn show(person: Person) -> Json<Me> {
    Json(seen_by(person))
}

/// Signs in as a guest, or returns the current person.
#[utoipa::path(post, path = "/me", tag = "me", responses((status = CREATED, body = Me, description = "A new guest, with a cookie"), (status = OK, body = Me, description = "The current person"), (status = TOO_MANY_REQUESTS, body = Problem)))]
pub(super) async fn come(
    State(service): State<Service>,
    from: Address,
    headers: HeaderMap,
    person: Option<Person>,
) -> Result<axum::response::Response, Refusal> {
    if let Some(person) = person {
        return Ok(Json(seen_by(person)).into_response());
    }
    service.limits.guest(from)?;
    let secret = Secret::random();
    let session = new_session(&headers, &secret);
    let name = Name::random().into_text();
    let person = service.store.create_guest(Id::random(), name, session).await?;
    let cookie = [(SET_COOKIE, people::keep(&headers, &service.config, &secret))];
    Ok((StatusCode::CREATED, AppendHeaders(cookie), Json(me(person))).into_response())
}

/// Changes your name.
#[utoipa::path(patch, path = "/me", tag = "me", request_body = Rename, responses((status = OK, body = Me), (status = CONFLICT, body = Problem, description = "The name is taken"), (status = BAD_REQUEST, body = Problem)))]
pub(super) async fn rename(
    State(service): State<Service>,
    Owner(person): Owner,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<Me>, Refusal> {
    let name = read_name(&name)?;
    service.limits.name(person.id)?;
    service.store.rename(person.id, name.account()).await.map_err(taken)?;
    service.hub.change_listing();
    Ok(Json(Me { name: name.into_text(), ..me(person.row) }))
}

/// Deletes your account and your data.
///
/// Your matches stay, anonymised; a bot takes over in unfinished ones.
#[utoipa::path(delete, path = "/me", tag = "me", request_body = Farewell, responses((status = NO_CONTENT), (status = FORBIDDEN, body = Problem, description = "Wrong password")))]
pub(super) async fn leave(
    State(service): State<Service>,
    Owner(person): Owner,
    from: Address,
    headers: HeaderMap,
    Body(farewell): Body<Farewell>,
) -> Result<impl IntoResponse, Refusal> {
    if let Some(present) = service.store.password(person.id).await? {
        service.limits.password(Trying::Stranger(from), &person.id.to_string())?;
        service.passwords.confirm(farewell.password, present).await?;
    }
    service.delete(person.id).await?;
    let cookie = [(SET_COOKIE, people::clear(&headers, &service.config))];
    Ok((StatusCode::NO_CONTENT, AppendHeaders(cookie)))
}

/// Sets the webhook that gets your alerts.
///
/// `docs/api.md` describes what is sent there. Only if the operator allows it.
#[utoipa::path(put, path = "/me/webhook", tag = "me", request_body = Webhook, responses((status = OK, body = Me), (status = BAD_REQUEST, body = Problem), (status = FORBIDDEN, body = Problem, description = "This server doesn't send alerts")))]
pub(super) async fn alert(
    State(service): State<Service>,
    Owner(person): Owner,
    from: Address,
    Body(Webhook { url }): Body<Webhook>,
) -> Result<Json<Me>, Refusal> {
    if let Some(url) = &url {
        service.limits.destination(from, person.id)?;
        service.alerts.channels.check_webhook(url)?;
    }
    service.store.set_webhook(person.id, url.clone()).await?;
    Ok(Json(Me { webhook: url, ..me(person.row) }))
}

pub(super) fn read_name(text: &str) -> Result<Name, Refusal> {
    Name::new(text).map_err(|error| Refusal::bad(error.to_string()))
}

pub(super) fn taken(error: StoreError) -> Refusal {
    match error {
        StoreError::Taken => Refusal::conflict("name_taken", "this name is already taken"),
        error => error.into(),
    }
}

/// The address for alerts may be a secret: a program that plays for somebody does not read it.
fn seen_by(person: Person) -> Me {
    let Person { row, key } = person;
    match key.kind {
        KeyKind::Session => me(row),
        KeyKind::Token => Me { webhook: None, ..me(row) },
    }
}

pub(super) fn me(row: PersonRow) -> Me {
    let PersonRow { id, name, guest, webhook, created } = row;
    Me { id: id.to_string(), name, guest, webhook, created: created.cast_unsigned() }
}
