//! A websocket that reconnects by itself.

use std::rc::Rc;
use std::time::Duration;

use js_sys::Math;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_kit::device;
use web_sys::{MessageEvent, WebSocket};

use crate::online::ended::{self, End, Verdict};

/// The first wait before a reconnect, in milliseconds; it doubles with every failure.
const SOON: u64 = 400;
const LATE: u64 = 5_000;

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SocketState {
    Connecting,
    Open,
    /// It broke; a reconnect follows.
    Lost,
    /// It broke, and the server says that it will never open again.
    Ended(End),
}

/// How long the server is not asked again why no socket opens, in milliseconds.
const ASK_AGAIN: f64 = 30_000.0;

/// Where to connect, and what to call.
struct Ends {
    path: String,
    /// The table that it is about.
    table: Option<String>,
    opened: Box<dyn Fn()>,
    heard: Box<dyn Fn(&str)>,
}

/// A connection to the server. A handle: copies mean the same connection.
#[derive(Clone, Copy)]
pub(crate) struct Socket {
    ends: StoredValue<Option<Rc<Ends>>, LocalStorage>,
    current: StoredValue<Option<WebSocket>, LocalStorage>,
    failures: StoredValue<u32>,
    /// When the server last said that a socket can be opened.
    asked: StoredValue<Option<f64>>,
    pub(crate) state: RwSignal<SocketState>,
}

impl Socket {
    /// Not connected yet.
    pub(crate) fn new() -> Self {
        Self {
            ends: StoredValue::new_local(None),
            current: StoredValue::new_local(None),
            failures: StoredValue::new(0),
            asked: StoredValue::new(None),
            state: RwSignal::new(SocketState::Connecting),
        }
    }

    /// Connects to a table's socket, or without a table to the personal one. `opened` is called
    /// after every connect, `heard` with every message. The connection closes with the page that
    /// opened it.
    pub(crate) fn connect(
        self,
        table: Option<String>,
        opened: impl Fn() + 'static,
        heard: impl Fn(&str) + 'static,
    ) {
        let (opened, heard) = (Box::new(opened), Box::new(heard));
        let path = match &table {
            Some(id) => format!("/api/v1/tables/{id}/socket"),
            None => "/api/v1/me/socket".to_owned(),
        };
        self.ends.set_value(Some(Rc::new(Ends { path, table, opened, heard })));
        // A page that the browser keeps for going back must not look present to others. When it is
        // shown again, it reconnects.
        let hidden = window_event_listener_untyped("pagehide", move |_| self.hang_up());
        on_cleanup(move || {
            hidden.remove();
            self.close();
        });
        self.open();
    }

    /// Sends a message; false if the connection is not open.
    pub(crate) fn send(self, text: &str) -> bool {
        let socket = self.current.try_get_value().flatten();
        socket.is_some_and(|socket| {
            socket.ready_state() == WebSocket::OPEN && socket.send_with_str(text).is_ok()
        })
    }

    fn close(self) {
        let _ = self.ends.try_update_value(Option::take);
        self.hang_up();
    }

    fn hang_up(self) {
        if let Some(socket) = self.current.try_update_value(Option::take).flatten() {
            let _ = socket.close();
        }
    }

    /// Closed on purpose, or the page is gone.
    fn is_closed(self) -> bool {
        self.ends.try_get_value().flatten().is_none()
    }

    fn open(self) {
        let Some(ends) = self.ends.try_get_value().flatten() else { return };
        let Some(socket) = address(&ends.path).and_then(|url| WebSocket::new(&url).ok()) else {
            return self.lost();
        };
        let opened = {
            let ends = ends.clone();
            Closure::<dyn Fn()>::new(move || {
                if self.is_closed() {
                    return;
                }
                self.failures.set_value(0);
                self.asked.set_value(None);
                self.state.set(SocketState::Open);
                (ends.opened)();
            })
        };
        socket.set_onopen(Some(opened.into_js_value().unchecked_ref()));
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            // A message may arrive after the page was left.
            if let (Some(text), false) = (event.data().as_string(), self.is_closed()) {
                (ends.heard)(&text);
            }
        });
        socket.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        let closed = Closure::<dyn Fn()>::new(move || self.lost());
        socket.set_onclose(Some(closed.into_js_value().unchecked_ref()));
        self.current.set_value(Some(socket));
    }

    /// The connection broke: it is made again after a while, unless it was closed on purpose.
    fn lost(self) {
        if self.is_closed() {
            return;
        }
        let failures = self.failures.try_get_value().unwrap_or(0);
        self.failures.set_value(failures + 1);
        self.state.set(SocketState::Lost);
        if failures > 0 {
            self.ask_why();
        }
        set_timeout(move || self.open(), Duration::from_millis(wait(failures, Math::random())));
    }

    /// A socket that does not open doesn't say why, so the server is asked.
    fn ask_why(self) {
        let Some(ends) = self.ends.try_get_value().flatten() else { return };
        let asked = self.asked.try_get_value().flatten();
        if asked.is_some_and(|at| device::now() - at < ASK_AGAIN) {
            return;
        }
        spawn_local(async move {
            match ended::ask(ends.table.as_deref()).await {
                Verdict::Ended(end) if !self.is_closed() => {
                    self.close();
                    self.state.set(SocketState::Ended(end));
                }
                Verdict::Goes => {
                    let _ = self.asked.try_set_value(Some(device::now()));
                }
                Verdict::Ended(_) | Verdict::Unreachable => {}
            }
        });
    }
}

/// Milliseconds until the next attempt. Chance spreads the clients of a server that restarts.
fn wait(failures: u32, chance: f64) -> u64 {
    let most = (SOON << failures.min(8)).min(LATE);
    most / 2 + (chance * (most / 2) as f64) as u64
}

/// The address of a path of this server, as sockets want it.
fn address(path: &str) -> Option<String> {
    let location = window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}{path}", location.host().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_differ() {
        assert_eq!((wait(0, 0.0), wait(0, 1.0)), (SOON / 2, SOON));
        assert_eq!((wait(2, 0.0), wait(2, 1.0)), (2 * SOON, 4 * SOON));
        assert_eq!(wait(40, 1.0), LATE);
    }
}
