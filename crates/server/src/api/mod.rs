//! The HTTP interface, `/api/v1`.

mod lobby;
mod me;
mod page;
mod past;
mod session;
mod token;

use std::sync::LazyLock;

use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use axum::{Json, Router};
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::refusal::Refusal;
use crate::service::Service;
use crate::{limits, metrics, origin, tables};

/// All of it.
pub(crate) fn routes(service: &Service) -> Router<Service> {
<<<<<<< HEAD
    let (routes, _) = described().split_for_parts();
    let routes = routes
        .route("/api/v1", get(page::show))
        .route("/api/v1/style.css", get(page::style))
        .route("/api/v1/openapi.json", get(|| async { Json(&*DESCRIPTION) }))
        .route("/api/v1/{*path}", axum::routing::any(|| async { Refusal::missing("path") }))
=======
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
        .merge(tables::routes())
        .route("/session", post(session::sign_in).delete(session::sign_out))
        .fallback(|| async { Refusal::missing("path") })
>>>>>>> 07ccfa4 (Tables on line: a desk that judges, an actor that stores before it tells, a socket for each person)
        .method_not_allowed_fallback(|| async { Refusal::no_such_method() });
    routes
        .layer(DefaultBodyLimit::max(service.config.limits.body))
        .layer(from_fn_with_state(service.clone(), origin::guard))
        .layer(from_fn_with_state(service.clone(), limits::guard))
        .layer(from_fn_with_state(service.clone(), metrics::count))
}

/// The description, from the handlers themselves.
static DESCRIPTION: LazyLock<OpenApi> = LazyLock::new(|| described().into_openapi());

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Freebooter",
        description = "People and tables over HTTP. Play itself is a socket a table, described in \
            `docs/api.md`. A request is let in by the cookie of a browser or by a token, \
            `Authorization: Bearer …`. One that is refused is answered with a `Problem`, and \
            nothing has changed."
    ),
    tags(
        (name = "me", description = "Oneself: guests, accounts, devices"),
        (name = "tokens", description = "Programs that play for somebody"),
        (name = "people", description = "Others, and what was played"),
        (name = "tables", description = "Tables; their sockets are in `docs/api.md`"),
    )
)]
struct Described;

fn described() -> OpenApiRouter<Service> {
    let v1 = OpenApiRouter::new()
        .routes(routes!(me::show, me::come, me::rename, me::leave))
        .routes(routes!(session::set_password))
        .routes(routes!(session::sign_in, session::sign_out))
        .routes(routes!(session::list))
        .routes(routes!(session::end))
        .routes(routes!(token::list, token::make))
        .routes(routes!(token::end))
        .routes(routes!(lobby::mine))
        .routes(routes!(lobby::list))
        .routes(routes!(past::export))
        .routes(routes!(past::profile))
        .routes(routes!(past::history))
        .routes(routes!(past::ranking))
        .routes(routes!(past::statistics));
    OpenApiRouter::with_openapi(Described::openapi()).nest("/api/v1", v1)
}
