//! Tokens for programs that play for a person.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::v1::{Key, MadeToken, NewToken, Problem};
use store::{Id, KeyKind, KeyRow, NewKey, now};

use super::session::{self, shown};
use crate::body::Body;
use crate::people::{Owner, Secret};
use crate::refusal::Refusal;
use crate::service::Service;

/// The most tokens a person may have.
const MOST: usize = 20;
/// How long a token is valid: a year, in milliseconds.
const LASTS: i64 = 365 * 24 * 60 * 60 * 1000;

/// Lists the tokens of your programs.
#[utoipa::path(get, path = "/me/tokens", tag = "tokens", responses((status = OK, body = [Key])))]
pub(super) async fn list(
    State(service): State<Service>,
    Owner(person): Owner,
) -> Result<Json<Vec<Key>>, Refusal> {
    let keys = service.store.keys(person.id, KeyKind::Token).await?;
    Ok(Json(keys.into_iter().map(|key| shown(key, person.key.id)).collect()))
}

/// Creates a token for a program.
///
/// It is shown only once. The program sends `Authorization: Bearer …`; it can only play.
#[utoipa::path(post, path = "/me/tokens", tag = "tokens", request_body = NewToken, responses((status = CREATED, body = MadeToken), (status = TOO_MANY_REQUESTS, body = Problem, description = "Too many tokens")))]
pub(super) async fn make(
    State(service): State<Service>,
    Owner(person): Owner,
    Body(NewToken { label }): Body<NewToken>,
) -> Result<(StatusCode, Json<MadeToken>), Refusal> {
    let label = label.trim().to_owned();
    if label.is_empty() || label.chars().count() > 60 || label.contains(char::is_control) {
        return Err(Refusal::bad("a label must have 1 to 60 characters"));
    }
    if service.store.keys(person.id, KeyKind::Token).await?.len() >= MOST {
        return Err(Refusal::too_many(format!("you can have at most {MOST} tokens")));
    }
    let secret = Secret::random();
    let (id, created) = (Id::random(), now());
    let (kind, expires) = (KeyKind::Token, created + LASTS);
    let key = NewKey { id, kind, hash: secret.hash(), label: label.clone(), expires };
    service.store.add_key(person.id, key).await?;
    let key = KeyRow { id, kind, label, created, seen: created, expires };
    let made = MadeToken { token: secret.for_token(), key: shown(key, person.key.id) };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Revokes a token.
#[utoipa::path(delete, path = "/me/tokens/{id}", tag = "tokens", params(("id" = String, Path)), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn end(
    service: State<Service>,
    owner: Owner,
    id: Path<String>,
) -> Result<StatusCode, Refusal> {
    session::end(service, owner, id).await.map_err(|_| Refusal::missing("token"))
}
