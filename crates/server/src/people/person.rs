//! The person behind a request.

use std::ops::Deref;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use store::{KeyKind, KeyRow, Millis, PersonRow, now};

use super::{Secret, cookie};
use crate::endings::Ended;
use crate::refusal::Refusal;
use crate::service::Service;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// How long a device stays signed in without being used.
pub(crate) const SESSION_LASTS: Millis = 180 * DAY;

/// The person of a request, by the cookie of a browser or the token of a program.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) row: PersonRow,
    pub(crate) key: KeyRow,
}

impl Deref for Person {
    type Target = PersonRow;

    fn deref(&self) -> &PersonRow {
        &self.row
    }
}

/// The person themselves, at a device, not a program that plays for them.
#[derive(Clone, Debug)]
pub(crate) struct Owner(pub(crate) Person);

/// A person whose session is watched from before it was looked up: if it ends at any moment after
/// that, `ended` is done.
pub(crate) struct Present {
    pub(crate) person: Person,
    pub(crate) ended: Ended,
}

impl FromRequestParts<Service> for Present {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Refusal> {
        // First listen, then look: an end in between is heard.
        let endings = service.endings();
        let person = find(&parts.headers, service).await?.ok_or_else(Refusal::nobody)?;
        let ended = endings.of(person.id, person.key.id);
        Ok(Self { person, ended })
    }
}

impl FromRequestParts<Service> for Person {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Refusal> {
        find(&parts.headers, service).await?.ok_or_else(Refusal::nobody)
    }
}

impl OptionalFromRequestParts<Service> for Person {
    type Rejection = Refusal;

    async fn from_request_parts(
        parts: &mut Parts,
        service: &Service,
    ) -> Result<Option<Self>, Refusal> {
        find(&parts.headers, service).await
    }
}

impl FromRequestParts<Service> for Owner {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Refusal> {
        let person = find(&parts.headers, service).await?.ok_or_else(Refusal::nobody)?;
        match person.key.kind {
            KeyKind::Session => Ok(Self(person)),
            KeyKind::Token => Err(Refusal::forbidden("a token can only play")),
        }
    }
}

async fn find(headers: &HeaderMap, service: &Service) -> Result<Option<Person>, Refusal> {
    let (secret, kind) = match bearer(headers) {
        Some(token) => (Secret::from_token(token), KeyKind::Token),
        None => (cookie::find(headers, &service.config), KeyKind::Session),
    };
    let Some(secret) = secret else { return Ok(None) };
    let found = service.store.by_key(secret.hash()).await?;
    let Some((row, key)) = found.filter(|(_, key)| key.kind == kind) else { return Ok(None) };
    service.limits.request_of(row.id)?;
    seen(service, &row, &key);
    Ok(Some(Person { row, key }))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// Once a day is enough to know that somebody still comes.
fn seen(service: &Service, person: &PersonRow, key: &KeyRow) {
    let now = now();
    if key.kind == KeyKind::Session && now - key.seen > DAY {
        // Nobody has to wait for it: if it fails it is tried at the next request.
        drop(service.store.touch_key(person.id, key.id, now + SESSION_LASTS));
    }
}
