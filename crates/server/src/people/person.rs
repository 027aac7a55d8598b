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

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::task::{Context, Waker};

    use axum::http::Request;
    use futures_util::FutureExt;
    use store::{Id, NewKey, Store};
    use tokio::runtime::Builder;

    use super::*;
    use crate::Config;

    async fn token(service: &Service) -> (Id, String) {
        let (person, secret) = (Id::random(), Secret::random());
        let (kind, hash) = (KeyKind::Token, secret.hash());
        let (label, expires) = (String::new(), now() + 60_000);
        let key = NewKey { id: Id::random(), kind, hash, label, expires };
        service.store.create_guest(person, "Anne".to_owned(), key).await.expect("a guest");
        (person, secret.for_token())
    }

    /// One thread for everything that blocks, so that a look-up waits as long as the test wants.
    #[test]
    fn a_session_that_ends_while_it_is_looked_up_is_over() {
        let runtime = Builder::new_current_thread().enable_all().max_blocking_threads(1).build();
        runtime.expect("a runtime").block_on(async {
            let folder = tempfile::tempdir().expect("a folder");
            let store = Store::open(folder.path()).expect("a store");
            let service = Service::new(Config::default(), store);
            let (person, token) = token(&service).await;
            let request = Request::builder().header(AUTHORIZATION, format!("Bearer {token}"));
            let (mut parts, ()) = request.body(()).expect("a request").into_parts();
            let (go_on, held) = mpsc::channel::<()>();
            tokio::task::spawn_blocking(move || held.recv());
            let mut looking = Box::pin(Present::from_request_parts(&mut parts, &service));
            let mut context = Context::from_waker(Waker::noop());
            assert!(looking.as_mut().poll(&mut context).is_pending());
            service.end(person, crate::endings::Which::All);
            drop(go_on);
            let present = looking.await.expect("it was still there when it was looked up");
            assert!(present.ended.now_or_never().is_some());
        });
    }
}
