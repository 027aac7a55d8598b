//! The personal socket: the lobby, turns at all tables, and finding people to play with.

use std::time::Duration;

use game::{Text, Value};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{
    Counts, ListedTable, LobbyFilter, LobbyUpdate, PersonalAnswer, PersonalRequest, Seek, Turn,
    Turns, Watched,
};
use web_kit::words::{self, said};

use crate::api::{self, trouble};
use crate::frame::bottom_bar::Waiting;
use crate::frame::title;
use crate::online::websocket::{Socket, SocketState};

/// How often a page without a socket asks for the lists.
const WITHOUT_SOCKET: Duration = Duration::from_secs(30);
/// How often a page tells which table is in sight.
const IN_SIGHT: Duration = Duration::from_secs(15);

/// A person's connection to the server apart from tables. A handle: copies mean the same
/// connection.
#[derive(Clone, Copy)]
pub(crate) struct Personal {
    socket: Socket,
    /// The watched tables, once they are known.
    pub(crate) tables: RwSignal<Option<Vec<ListedTable>>>,
    /// The unfinished tables of this person.
    pub(crate) own: RwSignal<Vec<ListedTable>>,
    pub(crate) counts: RwSignal<Counts>,
    pub(crate) turns: RwSignal<Vec<Turn>>,
    /// The table at which a search has found a seat.
    pub(crate) paired: RwSignal<Option<String>>,
    /// Why the server refused something.
    pub(crate) notice: RwSignal<Option<String>>,
    /// What somebody has done to a seat of this person at another table.
    pub(crate) told: RwSignal<Option<Text>>,
    filter: StoredValue<Option<LobbyFilter>>,
    at: StoredValue<Option<String>>,
}

impl Personal {
    /// Connects a person whom the server knows. Without a filter the lobby is not watched.
    pub(crate) fn open(filter: Option<LobbyFilter>) -> Self {
        let personal = Self {
            socket: Socket::new(),
            tables: RwSignal::new(None),
            own: RwSignal::new(Vec::new()),
            counts: RwSignal::new(Counts::default()),
            turns: RwSignal::new(Vec::new()),
            paired: RwSignal::new(None),
            notice: RwSignal::new(None),
            told: RwSignal::new(None),
            filter: StoredValue::new(filter),
            at: StoredValue::new(None),
        };
        personal.socket.connect(None, move || personal.greet(), move |text| personal.hear(text));
        title::count(move || personal.turns.with(Vec::len));
        if let Some(waiting) = use_context::<Waiting>() {
            let first = |turns: &Vec<Turn>| turns.iter().map(|turn| turn.table.clone()).collect();
            Effect::new(move || waiting.tables.set(personal.turns.with(first)));
        }
        // The lists are wanted before the first interval is over.
        Effect::new(move |asked: Option<bool>| {
            let lost = personal.state() == SocketState::Lost;
            if lost && asked != Some(true) {
                personal.ask_without_socket();
            }
            lost || asked == Some(true)
        });
        every(WITHOUT_SOCKET, move || personal.ask_without_socket());
        personal
    }

    /// The state of the connection.
    pub(crate) fn state(self) -> SocketState {
        self.socket.state.get()
    }

    /// Whether the server no longer knows this person.
    pub(crate) fn is_signed_out(self) -> bool {
        matches!(self.state(), SocketState::Ended(_))
    }

    /// Watches other tables of the lobby.
    pub(crate) fn watch(self, filter: LobbyFilter) {
        if self.filter.get_value().as_ref() != Some(&filter) {
            self.filter.set_value(Some(filter.clone()));
            self.say(&PersonalRequest::Watch(Watched::Lobby(filter)));
        }
    }

    /// Tells the server that this table is on the screen, for as long as the page is open.
    pub(crate) fn sees(self, table: String) {
        self.at.set_value(Some(table));
        every(IN_SIGHT, move || {
            if !document().hidden() {
                self.say_at();
            }
        });
        let changed = window_event_listener(leptos::ev::visibilitychange, move |_| self.say_at());
        on_cleanup(move || changed.remove());
    }

    /// Looks for people to play with.
    pub(crate) fn seek(self, seek: Seek) -> bool {
        self.notice.set(None);
        self.say(&PersonalRequest::Seek(seek))
    }

    /// Stops looking.
    pub(crate) fn unseek(self) {
        self.say(&PersonalRequest::Unseek {});
    }

    /// What somebody has done to a seat of this person, with the way to that table.
    pub(crate) fn told(self) -> impl IntoView {
        move || {
            let text = self.told.get()?;
            let here = self.at.get_value();
            let table = match text.value("table") {
                Some(Value::Word(table)) => {
                    Some(table.to_string()).filter(|id| Some(id) != here.as_ref())
                }
                _ => None,
            };
            let link = table.map(|table| {
                view! { <a class="button small main" rel="external" href=format!("/table/{table}")>{said("online-to-table")}</a> }
            });
            Some(view! {
                <p class="notice told" role="status">
                    <span>{words::sentence(&text)}</span> {link}
                    <button class="button small dismiss" on:click=move |_| self.told.set(None)>{said("online-dismiss")}</button>
                </p>
            })
        }
    }

    fn greet(self) {
        if let Some(filter) = self.filter.get_value() {
            self.say(&PersonalRequest::Watch(Watched::Lobby(filter)));
        }
        self.say_at();
        self.ask_own();
    }

    fn say_at(self) {
        if let Some(table) = self.at.try_get_value().flatten() {
            self.say(&PersonalRequest::At { table, visible: !document().hidden() });
        }
    }

    fn say(self, request: &PersonalRequest) -> bool {
        serde_json::to_string(request).is_ok_and(|text| self.socket.send(&text))
    }

    fn hear(self, text: &str) {
        match serde_json::from_str(text) {
            Ok(answer) => self.receive(answer),
            Err(error) => leptos::logging::error!("not understood: {error}"),
        }
    }

    fn receive(self, answer: PersonalAnswer) {
        match answer {
            PersonalAnswer::Lobby(update) => {
                self.counts.set(update.counts);
                self.tables.update(|tables| follow(tables, update));
            }
            PersonalAnswer::Turns(turns) => {
                self.turns.set(turns.tables);
                self.ask_own();
            }
            PersonalAnswer::Paired { table } => self.paired.set(Some(table)),
            PersonalAnswer::Notice(text) => {
                self.told.set(Some(text));
                self.ask_own();
            }
            PersonalAnswer::Refused(refused) => {
                self.notice.set(Some(trouble::refusal(&refused)));
            }
        }
    }

    /// The server tells the turns anew whenever one of the person's tables has changed, so the
    /// tables are asked for then and not by the clock.
    fn ask_own(self) {
        if self.filter.get_value().is_none() {
            return;
        }
        spawn_local(async move {
            if let Ok(own) = api::own_tables().await {
                let _ = self.own.try_set(own);
            }
        });
    }

    /// What a socket would tell, where none can be opened.
    fn ask_without_socket(self) {
        let instead = matches!(
            self.socket.state.get_untracked(),
            SocketState::Connecting | SocketState::Lost
        );
        if !instead || document().hidden() {
            return;
        }
        spawn_local(async move {
            if self.filter.get_value().is_some()
                && let Ok(tables) = api::tables().await
            {
                let _ = self.tables.try_set(Some(tables));
            }
            if let Ok(Turns { tables }) = api::turns().await {
                let _ = self.turns.try_set(tables);
            }
        });
        self.ask_own();
    }
}

/// Applies what has changed in the lobby.
fn follow(tables: &mut Option<Vec<ListedTable>>, update: LobbyUpdate) {
    let LobbyUpdate { complete, tables: changed, gone, .. } = update;
    let known = tables.get_or_insert_default();
    if complete {
        known.clear();
    }
    known.retain(|table| !gone.contains(&table.id));
    for table in changed {
        match known.iter_mut().find(|other| other.id == table.id) {
            Some(place) => *place = table,
            None => known.push(table),
        }
    }
}

/// Does something again and again until the page is left.
pub(super) fn every(time: Duration, act: impl Fn() + 'static) {
    if let Ok(again) = set_interval_with_handle(act, time) {
        on_cleanup(move || again.clear());
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn table(id: &str, players: usize) -> ListedTable {
        let table = json!({
            "id": id, "game": "planks", "players": players, "options": {}, "edition": null,
            "clock": "none", "spectators": true, "public": true, "running": false, "seats": [],
            "created": 1, "changed": 2,
        });
        serde_json::from_value(table).expect("a table")
    }

    fn update(complete: bool, tables: Vec<ListedTable>, gone: &[&str]) -> LobbyUpdate {
        let gone = gone.iter().map(|&id| id.to_owned()).collect();
        LobbyUpdate { complete, tables, gone, counts: Counts::default() }
    }

    fn ids(tables: Option<&Vec<ListedTable>>) -> Vec<(&str, usize)> {
        let all = tables.into_iter().flatten();
        all.map(|table| (&*table.id, table.players)).collect()
    }

    #[test]
    fn tables_come_change_and_go() {
        let mut tables = None;
        follow(&mut tables, update(true, vec![table("a", 2), table("b", 2)], &[]));
        follow(&mut tables, update(false, vec![table("b", 4), table("c", 3)], &["a"]));
        assert_eq!(ids(tables.as_ref()), [("b", 4), ("c", 3)]);
        follow(&mut tables, update(true, vec![table("d", 2)], &[]));
        assert_eq!(ids(tables.as_ref()), [("d", 2)]);
        follow(&mut tables, update(true, Vec::new(), &[]));
        assert_eq!(tables, Some(Vec::new()), "an empty lobby is known to be empty");
    }
}
