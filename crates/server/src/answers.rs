//! Large responses in memory: each address may have a few unread megabytes.
//!
//! A response counts until its last byte has gone to the operating system or the connection has
//! closed, whichever comes first: the bytes themselves hold the count.

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::at_a_time::Entered;
use crate::limits::Net;
use crate::origin::Address;
use crate::refusal::Refusal;
use crate::service::Service;
use crate::sizes::SMALL_ANSWER;

/// Counts an answer that is large and whole in memory.
pub(crate) async fn bound(
    State(service): State<Service>,
    from: Address,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    let size = response.body().size_hint().exact().unwrap_or(0) as usize;
    if size <= SMALL_ANSWER {
        return response;
    }
    match service.limits.answer(from, size) {
        Ok(count) => counted(response, count).await,
        Err(refusal) => refusal.into_response(),
    }
}

async fn counted(response: Response, count: Entered<Net>) -> Response {
    let (parts, body) = response.into_parts();
    match to_bytes(body, usize::MAX).await {
        Ok(bytes) => {
            let bytes = Bytes::from_owner(Counted { bytes, _count: count });
            Response::from_parts(parts, Body::from(bytes))
        }
        Err(_) => Refusal::busy().into_response(),
    }
}

struct Counted {
    bytes: Bytes,
    _count: Entered<Net>,
}

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}
