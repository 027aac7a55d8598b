//! A table's WebSocket.

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::v1::{Answer, Problem, Refused};
use store::Id;

use super::http::parse;
use super::{Connected, cost};
use crate::nodes;
use crate::origin::Address;
use crate::outgoing::Outgoing;
use crate::people::Present;
use crate::refusal::Refusal;
use crate::service::Service;
use crate::socket::{self, Allowance, NotTaken, Peer, Session};

/// A table's socket, as described in `docs/api.md`.
#[utoipa::path(get, path = "/tables/{id}/socket", tag = "tables", params(("id" = String, Path)), responses((status = SWITCHING_PROTOCOLS), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn connect(
    State(service): State<Service>,
    Path(id): Path<String>,
    from: Address,
    headers: HeaderMap,
    Present { person, ended }: Present,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    socket::check_origin(&headers, &service)?;
    let counted = service.limits.socket(from, Some(person.id))?;
    let id = parse(&id)?;
    service.tables.info(id, None).await?;
    let passed_on = service.nodes.is_some() && nodes::is_passed_on(&headers);
    Ok(socket::bounded(upgrade).on_upgrade(move |socket| async move {
        let connected =
            service.tables.connect(id, (person.id, person.guest), &person.name, from.into()).await;
        // Nothing more of the person is kept as long as the socket lives.
        let person = person.id;
        service.metrics.sockets.inc();
        if let Ok(connected) = connected {
            let allowance = Allowance::of_table(service.config.limits.rates);
            let peer = Speaker { connected, person, service: service.clone() };
            let session = Session::new(socket, peer, allowance).passed_on(passed_on);
            session.run(service.stopped(), ended).await;
        }
        service.metrics.sockets.dec();
        drop(counted);
    }))
}

/// Somebody's connection to a table, with the limits of what they may say there.
struct Speaker {
    connected: Connected,
    person: Id,
    service: Service,
}

impl Peer for Speaker {
    fn messages(&mut self) -> &mut Outgoing {
        &mut self.connected.messages
    }

    async fn receive(&mut self, text: &str) -> Result<(), NotTaken> {
        let request = socket::parse(text)?;
        self.service.limits.spend(self.person, cost::of(&request)).map_err(Refusal::not_taken)?;
        self.connected.say(request).await
    }

    fn refusal(refused: Refused) -> String {
        serde_json::to_string(&Answer::Refused(refused)).expect("a message is plain data")
    }
}
