//! Passwords and devices.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use protocol::v1::{Key, Me, NewPassword, Problem, SignIn};
use store::{Ends, Id, KeyKind, KeyRow, NewKey, now};

use super::me::{me, read_name, taken};
use crate::body::Body;
use crate::endings::Which;
use crate::limits::Trying;
use crate::origin::Address;
use crate::people::{self, Name, Owner, Person, SESSION_LASTS, Secret};
use crate::refusal::Refusal;
use crate::service::Service;

/// Turns a guest into an account with a password, or changes the password.
///
/// Signs out other devices, and revokes tokens if `end_tokens` is set.
#[utoipa::path(put, path = "/me/password", tag = "me", request_body = NewPassword, responses((status = OK, body = Me), (status = CONFLICT, body = Problem, description = "The name is taken"), (status = FORBIDDEN, body = Problem, description = "Wrong current password")))]
pub(super) async fn set_password(
    State(service): State<Service>,
    Owner(person): Owner,
    from: Address,
    headers: HeaderMap,
    Body(new): Body<NewPassword>,
) -> Result<impl IntoResponse, Refusal> {
    let name = read_name(new.name.as_deref().unwrap_or(&person.name))?;
    service.limits.password(Trying::Stranger(from), &person.id.to_string())?;
    if let Some(present) = service.store.password(person.id).await? {
        service.passwords.confirm(new.current, present).await?;
    }
    let hash = service.passwords.hash(new.password).await?;
    let ends = Ends { keep: person.key.id, tokens: new.end_tokens };
    let set = service.store.set_password(person.id, name.account(), hash, ends);
    set.await.map_err(taken)?;
    service.end(person.id, Which::Others(person.key.id));
    let device = know_device(&service, person.id, &headers).await?;
    let me = Me { name: name.into_text(), guest: false, ..me(person.row) };
    Ok((AppendHeaders([device]), Json(me)))
}

/// Signs in.
#[utoipa::path(post, path = "/session", tag = "me", request_body = SignIn, responses((status = OK, body = Me, description = "With a cookie"), (status = FORBIDDEN, body = Problem, description = "No account with this name and password"), (status = TOO_MANY_REQUESTS, body = Problem)))]
pub(super) async fn sign_in(
    State(service): State<Service>,
    from: Address,
    headers: HeaderMap,
    former: Option<Person>,
    Body(SignIn { name, password }): Body<SignIn>,
) -> Result<impl IntoResponse, Refusal> {
    let folded = Name::new(&name).map_err(|_| Refusal::wrong_password())?.folded();
    let account = service.store.account(folded.clone()).await?;
    let (id, hash) = account.map_or((None, None), |(id, hash)| (Some(id), Some(hash)));
    let trying = who_tries(&service, id, &headers, from).await?;
    service.limits.password(trying, &folded)?;
    service.passwords.sign_in(password, hash).await?;
    let id = id.ok_or_else(Refusal::wrong_password)?;

    let secret = Secret::random();
    for ended in service.store.add_key(id, new_session(&headers, &secret)).await? {
        service.end(id, Which::One(ended));
    }
    // This device is somebody else now.
    if let Some(former) = former.filter(|former| former.key.kind == KeyKind::Session) {
        service.store.end_key(former.id, former.key.id).await?;
        service.end(former.id, Which::One(former.key.id));
    }
    let person = service.store.person(id).await?.ok_or_else(Refusal::wrong_password)?;
    let session = (SET_COOKIE, people::keep(&headers, &service.config, &secret));
    let device = know_device(&service, id, &headers).await?;
    Ok((AppendHeaders([session, device]), Json(me(person))))
}

/// A device on which the account was signed in before is no stranger.
async fn who_tries(
    service: &Service,
    account: Option<Id>,
    headers: &HeaderMap,
    from: Address,
) -> Result<Trying, Refusal> {
    let device = people::find_device(headers, &service.config).map(|secret| secret.hash());
    let (Some(account), Some(device)) = (account, device) else {
        return Ok(Trying::Stranger(from));
    };
    let known = service.store.knows_device(account, device).await?;
    Ok(if known { Trying::Known(device) } else { Trying::Stranger(from) })
}

/// From now on this device is known; the cookie that says so.
async fn know_device(
    service: &Service,
    person: Id,
    headers: &HeaderMap,
) -> Result<(HeaderName, HeaderValue), Refusal> {
    let secret = Secret::random();
    service.store.know_device(person, secret.hash()).await?;
    Ok((SET_COOKIE, people::keep_device(headers, &service.config, &secret)))
}

/// Signs out this device.
///
/// A guest can't come back after that.
#[utoipa::path(delete, path = "/session", tag = "me", responses((status = NO_CONTENT)))]
pub(super) async fn sign_out(
    State(service): State<Service>,
    Owner(person): Owner,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    service.store.end_key(person.id, person.key.id).await?;
    service.end(person.id, Which::One(person.key.id));
    let cookie = [(SET_COOKIE, people::clear(&headers, &service.config))];
    Ok((StatusCode::NO_CONTENT, AppendHeaders(cookie)))
}

/// Lists signed-in devices.
#[utoipa::path(get, path = "/me/sessions", tag = "me", responses((status = OK, body = [Key])))]
pub(super) async fn list(
    State(service): State<Service>,
    Owner(person): Owner,
) -> Result<Json<Vec<Key>>, Refusal> {
    let keys = service.store.keys(person.id, KeyKind::Session).await?;
    Ok(Json(keys.into_iter().map(|key| shown(key, person.key.id)).collect()))
}

/// Signs out a device.
#[utoipa::path(delete, path = "/me/sessions/{id}", tag = "me", params(("id" = String, Path)), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn end(
    State(service): State<Service>,
    Owner(person): Owner,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let missing = || Refusal::missing("session");
    let id: Id = id.parse().map_err(|_| missing())?;
    service.store.end_key(person.id, id).await.map_err(|_| missing())?;
    service.end(person.id, Which::One(id));
    Ok(StatusCode::NO_CONTENT)
}

/// A session of the device that asks.
pub(super) fn new_session(headers: &HeaderMap, secret: &Secret) -> NewKey {
    NewKey {
        id: Id::random(),
        kind: KeyKind::Session,
        hash: secret.hash(),
        label: device_label(headers),
        expires: now() + SESSION_LASTS,
    }
}

/// Which browser on what, as far as people care; the rest of the text is not kept.
pub(super) fn device_label(headers: &HeaderMap) -> String {
    const BROWSERS: [&str; 6] = ["Firefox", "Edg", "OPR", "Chrome", "Safari", "curl"];
    const SYSTEMS: [&str; 6] = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"];
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("");
    let found = |names: [&'static str; 6]| names.into_iter().find(|name| agent.contains(name));
    let browser = match found(BROWSERS) {
        Some("Edg") => "Edge",
        Some("OPR") => "Opera",
        Some(name) => name,
        None => "Unknown device",
    };
    found(SYSTEMS).map_or(browser.to_owned(), |system| format!("{browser} on {system}"))
}

pub(super) fn shown(key: KeyRow, current: Id) -> Key {
    let KeyRow { id, kind: _, label, created, seen, expires } = key;
    Key {
        id: id.to_string(),
        label,
        created: created.cast_unsigned(),
        seen: seen.cast_unsigned(),
        expires: expires.cast_unsigned(),
        current: id == current,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_device_is_named_shortly() {
        for (agent, label) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox on Linux",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
                "Safari on iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge on Windows",
            ),
            ("<script>", "Unknown device"),
        ] {
            let headers = HeaderMap::from_iter([(USER_AGENT, HeaderValue::from_static(agent))]);
            assert_eq!(device_label(&headers), label);
        }
    }
}
