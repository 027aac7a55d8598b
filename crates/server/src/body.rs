//! JSON bodies, with a check of the content type and errors that name the field.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::finish::PATIENCE;
use crate::refusal::Refusal;
use crate::service::Service;

/// The JSON in a request. Only `application/json` is read: a form on another page cannot send it.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Service> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, service: &Service) -> Result<Self, Refusal> {
        if !is_json(request.headers()) {
            return Err(Refusal::bad("the body must be `application/json`"));
        }
        let bytes = timeout(PATIENCE, Bytes::from_request(request, service)).await;
        let bytes = bytes.map_err(|_| Refusal::too_slow("the body took too long"))?;
        let bytes = bytes.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                let most = service.config.limits.body;
                Refusal::too_large(format!("the body has more than {most} bytes"))
            }
            _ => Refusal::bad(rejection.body_text()),
        })?;
        let mut json = serde_json::Deserializer::from_slice(&bytes);
        let value = serde_path_to_error::deserialize(&mut json);
        let value = value.map_err(|error| Refusal::bad(error.to_string()))?;
        json.end().map_err(|error| Refusal::bad(error.to_string()))?;
        // What was read is UTF-8 as a whole.
        let text = String::from_utf8_lossy(&bytes);
        game::check_keys(&text).map_err(|error| Refusal::bad(error.to_string()))?;
        Ok(Self(value))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let essence = value.and_then(|value| value.split(';').next());
    essence.is_some_and(|essence| essence.trim().eq_ignore_ascii_case("application/json"))
}

#[cfg(test)]
mod tests {
    use futures_util::stream;
    use serde_json::Value;

    use super::*;

    /// Otherwise its request would hold what it counts for as long as its client likes.
    #[tokio::test(start_paused = true)]
    async fn a_body_that_does_not_come_is_not_waited_for() {
        let service = Service::memory().expect("in memory");
        let never = stream::pending::<Result<Bytes, std::io::Error>>();
        let request = Request::builder().header(CONTENT_TYPE, "application/json");
        let request = request.body(axum::body::Body::from_stream(never)).expect("a request");
        let reading = Body::<Value>::from_request(request, &service);
        let read = timeout(2 * PATIENCE, reading).await.expect("it is given up");
        assert!(read.is_err());
    }
}
