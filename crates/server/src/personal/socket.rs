//! The personal WebSocket.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::v1::{LobbyFilter, PersonalAnswer, PersonalRequest, Problem, Refused, Seek, Watched};
use registry::GameId;
use store::Id;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::hub::Connection;
use super::seeking::{Found, Seeker, Wanted};
use crate::origin::Address;
use crate::outgoing::{Outgoing, outgoing};
use crate::people::Present;
use crate::refusal::Refusal;
use crate::service::Service;
use crate::socket::{self, Allowance, NotTaken, Peer, Session};
use crate::tables::now;

/// How often a seat is looked for that is not there yet.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// Your socket for everything that isn't a table, as described in `docs/api.md`.
#[utoipa::path(get, path = "/me/socket", tag = "me", responses((status = SWITCHING_PROTOCOLS), (status = UNAUTHORIZED, body = Problem), (status = TOO_MANY_REQUESTS, body = Problem)))]
pub(crate) async fn connect(
    State(service): State<Service>,
    from: Address,
    headers: HeaderMap,
    Present { person, ended }: Present,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    socket::check_origin(&headers, &service)?;
    let counted = service.limits.socket(from, Some(person.id))?;
    let personal = service.limits.personal_socket(person.id)?;
    let person = person.id;
    Ok(socket::bounded(upgrade).on_upgrade(move |socket| async move {
        service.metrics.sockets.inc();
        let peer = Personal::connect(&service, person, from).await;
        let allowance = Allowance::of_person(service.config.limits.rates);
        Session::new(socket, peer, allowance).run(service.stopped(), ended).await;
        service.metrics.sockets.dec();
        drop((counted, personal));
    }))
}

/// What a personal socket is connected to.
struct Personal {
    service: Service,
    person: Id,
    from: Address,
    connection: Arc<Connection>,
    messages: Outgoing,
    /// Goes on looking for a seat; ended by another search, and with the socket.
    seeking: Option<Waiting>,
}

impl Drop for Personal {
    fn drop(&mut self) {
        self.service.presence.close(self.person, self.connection.id());
    }
}

/// A search that goes on until this is dropped.
struct Waiting(JoinHandle<()>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Personal {
    async fn connect(service: &Service, person: Id, from: Address) -> Self {
        let (outbox, messages) = outgoing();
        let connection = Arc::new(service.hub.connect(person, outbox));
        if let Err(error) = service.tables.report_running(person).await {
            tracing::warn!(%error, "cannot read a person's tables");
        }
        connection.send_turns(person);
        Self { service: service.clone(), person, from, connection, messages, seeking: None }
    }

    fn watch(&self, filter: LobbyFilter) -> Result<(), NotTaken> {
        check_game(filter.game.as_deref())?;
        self.connection.watch(Some(filter));
        Ok(())
    }

    async fn seek(&mut self, seek: &Seek) -> Result<(), NotTaken> {
        self.seeking = None;
        let (service, person, from) = (self.service.clone(), self.person, self.from);
        let seeker = Seeker { service, person, from };
        let wanted = seeker.read(seek).map_err(Refusal::not_taken)?;
        match pair(&seeker, &wanted).await.map_err(Refusal::not_taken)? {
            Found::Seat(table) => self.connection.send(&paired(table)),
            Found::Soon => {
                let connection = Arc::clone(&self.connection);
                let going_on = go_on_seeking(seeker, wanted, connection);
                self.seeking = Some(Waiting(tokio::spawn(going_on)));
            }
        }
        Ok(())
    }

    fn at(&self, table: &str, visible: bool) -> Result<(), NotTaken> {
        let unknown = |_| NotTaken::new("bad_request", "table: there is no such id");
        let table = table.parse().map_err(unknown)?;
        let place = (Some(self.connection.id()), table);
        self.service.presence.report(self.person, place, visible, now());
        if visible {
            self.service.alerts.opened(self.person, table);
        }
        Ok(())
    }
}

/// Finished even if the client hangs up: nobody is left with half a table.
async fn pair(seeker: &Seeker, wanted: &Wanted) -> Result<Found, Refusal> {
    let (seeker, wanted) = (seeker.clone(), wanted.clone());
    let paired = tokio::spawn(async move { seeker.pair(&wanted).await }).await;
    paired.unwrap_or_else(|_| Err(Refusal::busy()))
}

/// Looks again every second. After half a minute anybody fits, so this ends.
async fn go_on_seeking(seeker: Seeker, wanted: Wanted, connection: Arc<Connection>) {
    loop {
        sleep(LOOK_AGAIN).await;
        match pair(&seeker, &wanted).await {
            Ok(Found::Soon) => {}
            Ok(Found::Seat(table)) => return connection.send(&paired(table)),
            Err(refusal) => {
                let NotTaken::Refused { kind, message } = refusal.not_taken() else { return };
                let kind = kind.to_owned();
                let refused = Refused { key: None, kind, rule: None, message, text: None };
                return connection.send(&PersonalAnswer::Refused(refused));
            }
        }
    }
}

fn paired(table: Id) -> PersonalAnswer {
    PersonalAnswer::Paired { table: table.to_string() }
}

/// Filters are shared, so there are only as many as there are games.
fn check_game(game: Option<&str>) -> Result<(), NotTaken> {
    match game.map(str::parse::<GameId>) {
        Some(Err(unknown)) => Err(NotTaken::new("bad_request", unknown.to_string())),
        Some(Ok(_)) | None => Ok(()),
    }
}

impl Peer for Personal {
    fn messages(&mut self) -> &mut Outgoing {
        &mut self.messages
    }

    async fn receive(&mut self, text: &str) -> Result<(), NotTaken> {
        match socket::parse(text)? {
            PersonalRequest::Watch(Watched::Lobby(filter)) => self.watch(filter),
            PersonalRequest::Unwatch {} => {
                self.connection.watch(None);
                Ok(())
            }
            PersonalRequest::At { table, visible } => self.at(&table, visible),
            PersonalRequest::Seek(seek) => self.seek(&seek).await,
            PersonalRequest::Unseek {} => {
                self.seeking = None;
                Ok(())
            }
        }
    }

    fn refusal(refused: Refused) -> String {
        serde_json::to_string(&PersonalAnswer::Refused(refused)).expect("a message is plain data")
    }
}
