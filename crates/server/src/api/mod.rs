//! The HTTP interface, `/api/v1`.

mod me;
mod past;
mod session;
mod token;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, post, put};

use crate::refusal::Refusal;
use crate::service::Service;
use crate::{limits, metrics, origin};

/// All of it.
pub(crate) fn routes(service: &Service) -> Router<Service> {
    let me = get(me::show).post(me::come).patch(me::rename).delete(me::leave);
    let v1 = Router::new()
        .route("/me", me)
        .route("/me/password", put(session::set_password))
        .route("/me/sessions", get(session::list))
        .route("/me/sessions/{id}", delete(session::end))
        .route("/me/tokens", get(token::list).post(token::make))
        .route("/me/tokens/{id}", delete(session::end))
        .route("/me/records", get(past::export))
        .route("/people/{id}", get(past::profile))
        .route("/people/{id}/matches", get(past::history))
        .route("/ratings/{game}", get(past::ranking))
        .route("/statistics", get(past::statistics))
        .route("/session", post(session::sign_in).delete(session::sign_out))
        .fallback(|| async { Refusal::missing("path") })
        .method_not_allowed_fallback(|| async { Refusal::no_such_method() });
    Router::new()
        .nest("/api/v1", v1)
        .layer(DefaultBodyLimit::max(service.config.limits.body))
        .layer(from_fn_with_state(service.clone(), origin::guard))
        .layer(from_fn_with_state(service.clone(), limits::guard))
        .layer(from_fn_with_state(service.clone(), metrics::count))
}
