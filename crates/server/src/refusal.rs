//! Refused requests: one error type for every handler.

use std::any::Any;

use axum::Json;
use axum::body::to_bytes;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use protocol::v1::{Problem, problem_key};
use store::StoreError;

use crate::socket::NotTaken;

/// A text longer than this is not one of ours.
const LONGEST: usize = 1024;

/// A request that was not done; nothing has changed.
#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    kind: &'static str,
    message: String,
    retry_after: Option<u64>,
}

impl Refusal {
    fn new(status: StatusCode, kind: &'static str, message: impl Into<String>) -> Self {
        debug_assert!(problem_key(kind).is_some(), "the page has no words for `{kind}`");
        // It may say what somebody sent, which may be long.
        let message = game::shorten(&message.into()).into_owned();
        Self { status, kind, message, retry_after: None }
    }

    /// The request makes no sense.
    pub(crate) fn bad(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    /// Nobody has come in yet.
    pub(crate) fn nobody() -> Self {
        let message = "sign in first: `POST /api/v1/me` as a guest, sign in, or send a token";
        Self::new(StatusCode::UNAUTHORIZED, "nobody", message)
    }

    /// The password is not the one, or there is no such account; which of both is not told.
    pub(crate) fn wrong_password() -> Self {
        let message = "there is no account with this name and password";
        Self::new(StatusCode::FORBIDDEN, "wrong_password", message)
    }

    /// The present password is missing or wrong.
    pub(crate) fn password_wanted() -> Self {
        let message = "this needs the account's current password";
        Self::new(StatusCode::FORBIDDEN, "wrong_password", message)
    }

    /// This person may not do it.
    pub(crate) fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "not_allowed", message)
    }

    /// Guests may not do it.
    pub(crate) fn needs_account() -> Self {
        let message = "rated matches are for accounts: set a password in your profile first";
        Self::new(StatusCode::FORBIDDEN, "needs_account", message)
    }

    /// There is none.
    pub(crate) fn missing(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", format!("there is no such {what}"))
    }

    /// The path is right, the method is not.
    pub(crate) fn no_such_method() -> Self {
        let message = "this path does not support this method";
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "bad_request", message)
    }

    /// It is understood, but makes no table, no edition, no set-up.
    pub(crate) fn invalid(kind: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, kind, message)
    }

    /// It belongs to somebody else, or it is too late for it.
    pub(crate) fn conflict(kind: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, kind, message)
    }

    /// It is larger than anything that makes sense.
    pub(crate) fn too_large(message: impl Into<String>) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message)
    }

    /// The client or the server took too long.
    pub(crate) fn too_slow(message: impl Into<String>) -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, "too_slow", message)
    }

    /// Too many requests; try again after this number of seconds.
    pub(crate) fn too_fast(seconds: u64) -> Self {
        let message = format!("too many requests, try again in {seconds} s");
        let refusal = Self::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", message);
        Self { retry_after: Some(seconds), ..refusal }
    }

    /// Too many tokens.
    pub(crate) fn too_many(message: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message)
    }

    /// The person has as many open tables as they may have.
    pub(crate) fn too_many_tables() -> Self {
        Self::too_many("you have too many open tables: finish or leave one first")
    }

    /// The same on a socket.
    pub(crate) fn not_taken(self) -> NotTaken {
        NotTaken::new(self.kind, self.message)
    }

    /// The server has too much to do.
    pub(crate) fn busy() -> Self {
        let refusal = Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "the server is busy");
        Self { retry_after: Some(1), ..refusal }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing => Self::missing("thing"),
            StoreError::Taken => Self::conflict("taken", "already taken"),
            StoreError::Elsewhere { .. } => Self::busy(),
            StoreError::Unavailable(_) => {
                tracing::error!(%error, "the store gave no answer");
                Self::busy()
            }
            StoreError::Full
            | StoreError::ReadOnly
            | StoreError::Closed
            | StoreError::Broken(_) => {
                tracing::error!(%error, "the store refused a write");
                let message = "the server cannot save anything right now; nothing was done";
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "not_kept", message)
            }
            error => {
                tracing::error!(%error, "the store failed");
                let message = "internal server error; nothing was done";
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", message)
            }
        }
    }
}

/// A refusal that was not made here, as by the router or an extractor, says the same things in the
/// same way.
pub(crate) async fn unify(response: Response) -> Response {
    // Ours already, or a page for people.
    let is_whole = response.headers().get(CONTENT_TYPE).is_some_and(|kind| {
        kind == "application/json" || kind.as_bytes().starts_with(b"text/html")
    });
    if !response.status().is_client_error() || is_whole {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let text = to_bytes(body, LONGEST).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let (kind, otherwise) = meaning(parts.status);
    let message = if text.trim().is_empty() { otherwise } else { text.trim() };
    let refusal = Refusal::new(parts.status, kind, message).into_response();
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.remove(CONTENT_TYPE);
    let (own, body) = refusal.into_parts();
    parts.headers.extend(own.headers);
    Response::from_parts(parts, body)
}

fn meaning(status: StatusCode) -> (&'static str, &'static str) {
    match status {
        StatusCode::NOT_FOUND => ("not_found", "there is no such path"),
        StatusCode::METHOD_NOT_ALLOWED => ("bad_request", "this path does not support this method"),
        StatusCode::REQUEST_TIMEOUT => ("too_slow", "the request took too long"),
        StatusCode::PAYLOAD_TOO_LARGE => ("too_large", "the body is too large"),
        StatusCode::TOO_MANY_REQUESTS => ("too_many", "too many requests at once"),
        _ => ("bad_request", "invalid request"),
    }
}

/// The answer to a request whose handler panicked: a mistake of ours, and no reason to hang up.
#[allow(clippy::needless_pass_by_value, reason = "the layer's signature")]
pub(crate) fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(panic = text.unwrap_or("?"), "a request panicked");
    let message = "internal server error";
    Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", message).into_response()
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let problem = Problem { kind: self.kind.to_owned(), message: self.message };
        let mut response = (self.status, Json(problem)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    /// What stands before the kind of a refusal in our sources.
    const BEFORE: [&str; 5] =
        ["Refusal::new(\"", "::told(\"", "conflict(\"", "invalid(\"", "refuse(\""];

    fn sources(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder of sources");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let read = |path: std::path::PathBuf| {
            if path.is_dir() {
                return sources(&path);
            }
            vec![fs::read_to_string(path).expect("a source")]
        };
        paths.flat_map(read).collect()
    }

    #[test]
    fn the_page_has_words_for_every_kind() {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        // The kind may stand in the next line, or behind the status.
        let flat = |text: &String| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let text = sources.iter().map(flat).collect::<String>().replace("( \"", "(\"");
        let of_call = BEFORE.iter().flat_map(|before| text.split(before).skip(1));
        let of_status = text.split("StatusCode::").skip(1).filter_map(|rest| {
            let (status, kind) = rest.split_once(", \"")?;
            status.chars().all(|c| c.is_ascii_uppercase() || c == '_').then_some(kind)
        });
        let of_status = of_status.filter(|kind| {
            kind.split('"')
                .next()
                .is_some_and(|it| it.chars().all(|c| c.is_ascii_lowercase() || c == '_'))
        });
        let kinds = of_call.chain(of_status).filter_map(|rest| rest.split('"').next());
        let kinds: Vec<&str> = kinds.collect();
        for known in ["late", "not_over", "not_found", "name_taken", "busy", "color_taken"] {
            assert!(kinds.contains(&known), "{known} is not found in the sources");
        }
        let silent = kinds.iter().filter(|kind| problem_key(kind).is_none());
        assert_eq!(silent.collect::<Vec<_>>(), Vec::<&&str>::new());
    }

    #[test]
    fn the_page_has_words_for_every_kind_of_the_engine() {
        use engine::MatchError as E;
        let text = || String::new();
        let why = || Box::new(game::Text::new(""));
        let position = E::BadPosition { field: text(), text: why() };
        let illegal = E::Illegal { rule: "", text: why() };
        for error in [
            E::BadRequest(text()),
            illegal,
            E::NotYourTurn(text()),
            E::Over,
            position,
            E::Impossible(why()),
            E::BadEdition(why()),
            E::BadRecord(why()),
        ] {
            assert!(problem_key(error.kind()).is_some(), "{}", error.kind());
        }
    }

    #[test]
    fn what_cannot_be_kept_is_no_mistake_of_the_server() {
        for error in [StoreError::Full, StoreError::ReadOnly, StoreError::Broken("EIO".into())] {
            let refusal = Refusal::from(error);
            assert_eq!(refusal.status, StatusCode::SERVICE_UNAVAILABLE);
            assert_eq!(refusal.kind, "not_kept");
        }
    }
}
