//! Prometheus metrics.

use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric, text};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use store::Store;
use tokio::time::Instant;

use crate::service::Service;
use crate::tables::Meters;

const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Seconds: from a fast answer in memory to one that somebody notices.
const BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// All numbers of a server.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    seconds: Histogram,
    /// Requests refused by rate limits.
    pub(crate) limited: Counter,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    /// People with an open socket; set when somebody asks.
    people: Gauge,
    /// Decisions of bots that wait for a thread; set when somebody asks.
    waiting: Gauge,
    /// Seconds a bot thinks about a decision.
    decisions: Histogram,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Actions that were done, and kept.
    pub(crate) actions: Counter,
    /// Actions that were refused.
    pub(crate) refused: Counter,
    /// Seconds from an action to its acknowledgement.
    pub(crate) acknowledged: Histogram,
}

/// The route is the pattern: an id in a path may be a capability.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

impl Metrics {
    pub(crate) fn new(store: &Store) -> Self {
        let mut registry = Registry::with_prefix("freebooter");
        let metrics = Self {
            requests: Family::default(),
            seconds: Histogram::new(BUCKETS),
            limited: Counter::default(),
            sockets: Gauge::default(),
            people: Gauge::default(),
            waiting: Gauge::default(),
            decisions: Histogram::new(BUCKETS),
            tables: Gauge::default(),
            actions: Counter::default(),
            refused: Counter::default(),
            acknowledged: Histogram::new(BUCKETS),
            registry: Registry::default(),
        };
        let seconds = Unit::Seconds;
        registry.register("requests", "API requests", metrics.requests.clone());
        let help = "Requests refused by rate limits";
        registry.register("requests_limited", help, metrics.limited.clone());
        let help = "Time to answer an API request";
        registry.register_with_unit("request", help, seconds.clone(), metrics.seconds.clone());
        registry.register("sockets", "Open WebSockets", metrics.sockets.clone());
        registry.register("people", "People with an open WebSocket", metrics.people.clone());
        let help = "Decisions of bots that wait for a thread";
        registry.register("bot_decisions_waiting", help, metrics.waiting.clone());
        let help = "Time a bot thinks about a decision";
        let decisions = metrics.decisions.clone();
        registry.register_with_unit("bot_decision", help, seconds.clone(), decisions);
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("actions", "Actions done and stored", metrics.actions.clone());
        registry.register("actions_refused", "Actions refused", metrics.refused.clone());
        let help = "Time from an action to its acknowledgement";
        registry.register_with_unit("action", help, seconds, metrics.acknowledged.clone());
        registry.register_collector(Box::new(Writes(store.clone())));
        Self { registry, ..metrics }
    }

    /// What tables count; the counters are the same.
    pub(crate) fn of_tables(&self) -> Meters {
        Meters {
            tables: self.tables.clone(),
            actions: self.actions.clone(),
            refused: self.refused.clone(),
            acknowledged: self.acknowledged.clone(),
            decisions: self.decisions.clone(),
        }
    }

    /// What others count is read when somebody asks.
    fn look(&self, service: &Service) {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.people.set(number(service.limits.people_online()));
        self.waiting.set(number(service.tables.decisions_waiting()));
    }

    fn answered(&self, answered: &Answered, after: Duration) {
        self.requests.get_or_create(answered).inc();
        self.seconds.observe(after.as_secs_f64());
    }
}

/// Counts and logs a request to the interface that was within the limits. Neither says who asked,
/// nor with which id.
pub(crate) async fn count(
    State(service): State<Service>,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("none", MatchedPath::as_str).to_owned();
    let method = known(request.method());
    let response = next.run(request).await;
    let (after, status) = (begun.elapsed(), response.status().as_u16());
    tracing::debug!(%method, route, status, ms = after.as_millis(), "answered");
    service.metrics.answered(&Answered { method, route, status }, after);
    response
}

/// A label is kept for ever, and a method can be any word.
fn known(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "PUT" => "PUT",
        "PATCH" => "PATCH",
        "DELETE" => "DELETE",
        "OPTIONS" => "OPTIONS",
        _ => "other",
    }
}

/// Everything, as Prometheus reads it.
pub(crate) async fn show(State(service): State<Service>) -> Response {
    let mut body = String::new();
    service.metrics.look(&service);
    match text::encode(&mut body, &service.metrics.registry) {
        Ok(()) => ([(CONTENT_TYPE, TEXT)], body).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// The writer counts by itself; this reads it when somebody asks.
#[derive(Debug)]
struct Writes(Store);

impl Collector for Writes {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), std::fmt::Error> {
        let written = self.0.written();
        let counters = [
            ("store_transactions", "Transactions committed", written.transactions),
            ("store_jobs", "Writes in transactions", written.jobs),
            ("store_failed", "Transactions that failed", written.failed),
            ("store_slow", "Queries that took log.slow_query_ms or longer", self.0.slow_queries()),
        ];
        for (name, help, value) in counters {
            let counter = ConstCounter::new(value);
            let kind = counter.metric_type();
            counter.encode(encoder.encode_descriptor(name, help, None, kind)?)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use tower::ServiceExt;

    use super::*;
    use crate::{Config, LimitRules};

    #[tokio::test]
    async fn words_of_others_do_not_become_labels() {
        let service = Service::memory().expect("data in memory");
        for number in 0..100 {
            let method = Method::from_bytes(format!("M{number}").as_bytes()).expect("a token");
            let request = Request::builder().method(method).uri("/api/v1/me");
            let request = request.body(Body::empty()).expect("a request");
            let answer = crate::app(service.clone()).oneshot(request).await.expect("an answer");
            assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
        }
        let mut text = String::new();
        text::encode(&mut text, &service.metrics.registry).expect("it can be written");
        let lines: Vec<_> = text.lines().filter(|line| line.contains("requests_total{")).collect();
        assert_eq!(lines.len(), 1, "{lines:?}");
        assert!(lines[0].contains(r#"method="other""#) && lines[0].ends_with(" 100"), "{lines:?}");
    }

    /// The words that begin like our metrics in a text that people give to other programs.
    fn names(text: &str) -> std::collections::BTreeSet<&str> {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        words.filter(|word| word.starts_with("freebooter_")).collect()
    }

    #[tokio::test]
    async fn dashboards_alerts_and_documents_name_metrics_that_there_are() {
        let service = Service::memory().expect("data in memory");
        let request = Request::get("/api/v1/games").body(Body::empty()).expect("a request");
        crate::app(service.clone()).oneshot(request).await.expect("an answer");
        let body = show(State(service)).await.into_body();
        let body = axum::body::to_bytes(body, usize::MAX).await.expect("a text");
        let shown = String::from_utf8(body.into()).expect("a text");
        for file in ["deploy/alerts.yml", "deploy/grafana.json", "docs/operating.md"] {
            let path = format!("{}/../../{file}", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(path).expect("a file");
            let named = names(&text);
            assert!(named.len() > 5, "{file}: {named:?}");
            for name in named {
                let there = shown.lines().any(|line| {
                    // A document names a histogram without what Prometheus puts behind it.
                    let rest = line.strip_prefix(name);
                    rest.is_some_and(|rest| {
                        rest.starts_with(['{', ' ']) || rest.starts_with("_sum ")
                    })
                });
                assert!(there, "{file}: there is no {name} in\n{shown}");
            }
        }
    }

    #[tokio::test]
    async fn requests_beyond_the_limits_are_counted_as_such_alone() {
        let limits = LimitRules { requests: 5, ..LimitRules::default() };
        let config = Config { limits, ..Config::default() };
        let service = Service::open(config).expect("data in memory");
        for _ in 0..30 {
            let request = Request::get("/api/v1/games").body(Body::empty()).expect("a request");
            crate::app(service.clone()).oneshot(request).await.expect("an answer");
        }
        let counted: u64 = service.metrics.limited.get();
        assert!(counted >= 20, "{counted} were refused");
        let mut text = String::new();
        text::encode(&mut text, &service.metrics.registry).expect("it can be written");
        let of_line = |line: &str| line.rsplit(' ').next()?.parse::<u64>().ok();
        let lines = text.lines().filter(|line| line.contains("requests_total{"));
        assert_eq!(lines.filter_map(of_line).sum::<u64>(), 30 - counted);
        assert!(!text.contains(r#"status="429""#), "a refusal makes no label");
    }
}
