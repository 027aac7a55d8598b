//! The HTTP API, `/api/v1`.

mod alerts;
mod lobby;
mod mail;
mod me;
mod page;
mod past;
mod session;
mod token;

use std::sync::LazyLock;

use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::routing::get;
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::refusal::Refusal;
use crate::service::Service;
use crate::{answers, finish, headers, limits, metrics, nodes, origin, personal, tables};

/// All of it.
pub(crate) fn routes(service: &Service) -> Router<Service> {
    let (routes, _) = described().split_for_parts();
    let routes = routes
        .route("/api/v1", get(page::show))
        .route("/api/v1/style.css", get(page::style))
        .route("/api/v1/openapi.json", get(|| async { (JSON, WRITTEN.clone()) }))
        .route("/api/v1/{*path}", axum::routing::any(|| async { Refusal::missing("path") }))
        .method_not_allowed_fallback(|| async { Refusal::no_such_method() });
    let routes = match &service.nodes {
        Some(_) => routes.layer(from_fn_with_state(service.clone(), nodes::forward)),
        None => routes,
    };
    routes
        .layer(body_limit(service.config.limits.body))
        .layer(from_fn(finish::in_time))
        .layer(from_fn_with_state(service.clone(), answers::bound))
        .layer(map_response(headers::keep_private))
        .layer(from_fn_with_state(service.clone(), origin::guard))
        .layer(from_fn_with_state(service.clone(), metrics::count))
        .layer(from_fn_with_state(service.clone(), limits::guard))
        // Outside of the limits: what a request counts for is held until its change is done.
        .layer(from_fn(finish::changes))
}

/// 0 is no limit.
fn body_limit(most: usize) -> DefaultBodyLimit {
    if most == 0 { DefaultBodyLimit::disable() } else { DefaultBodyLimit::max(most) }
}

/// The description, from the handlers themselves.
static DESCRIPTION: LazyLock<OpenApi> = LazyLock::new(|| described().into_openapi());

/// The same, written once.
static WRITTEN: LazyLock<Bytes> =
    LazyLock::new(|| serde_json::to_vec(&*DESCRIPTION).unwrap_or_default().into());

const JSON: [(HeaderName, &str); 1] = [(CONTENT_TYPE, "application/json")];

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Freebooter",
        description = "People and tables over HTTP. Matches are played over one WebSocket per \
            table, described in `docs/api.md`. Requests are authenticated by a browser's cookie \
            or by a token, `Authorization: Bearer …`. A refused request is answered with a \
            `Problem` and changes nothing."
    ),
    tags(
        (name = "me", description = "You: guests, accounts, devices"),
        (name = "alerts", description = "Alerts while you are away"),
        (name = "tokens", description = "Tokens for programs that play for you"),
        (name = "people", description = "People and their matches"),
        (name = "tables", description = "Tables; `docs/api.md` describes their sockets"),
    )
)]
struct Described;

fn described() -> OpenApiRouter<Service> {
    let v1 = OpenApiRouter::new()
        .routes(routes!(me::show, me::come, me::rename, me::leave))
        .routes(routes!(me::alert))
        .routes(routes!(alerts::show, alerts::set))
        .routes(routes!(alerts::test))
        .routes(routes!(alerts::export))
        .routes(routes!(alerts::push_key, alerts::add_push, alerts::forget_push))
        .routes(routes!(mail::set, mail::forget))
        .routes(routes!(mail::show))
        .routes(routes!(mail::confirm))
        .routes(routes!(mail::unsubscribe))
        .routes(routes!(session::set_password))
        .routes(routes!(session::sign_in, session::sign_out))
        .routes(routes!(session::list))
        .routes(routes!(session::end))
        .routes(routes!(token::list, token::make))
        .routes(routes!(token::end))
        .routes(routes!(personal::connect))
        .routes(routes!(personal::turns))
        .routes(routes!(lobby::mine))
        .routes(routes!(lobby::list))
        .merge(tables::routes())
        .routes(routes!(past::export))
        .routes(routes!(past::profile))
        .routes(routes!(past::history))
        .routes(routes!(past::ranking))
        .routes(routes!(past::statistics));
    OpenApiRouter::with_openapi(Described::openapi()).nest("/api/v1", v1)
}
