//! Seats that a person has left: the server is told as soon as it can be reached, also when the page
//! of the table is long closed.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_kit::device;
use web_kit::words::said;

use crate::api;
use crate::online::personal::every;

const KEY: &str = "leaving";
const AGAIN: Duration = Duration::from_secs(5);

/// Remembers that this person has left the table.
pub(crate) fn remember(table: &str) {
    let mut tables = left();
    if !tables.iter().any(|other| other == table) {
        tables.push(table.to_owned());
        device::save(KEY, &tables);
    }
}

/// The server knows it, or the person has come back.
pub(crate) fn forget(table: &str) {
    let mut tables = left();
    tables.retain(|other| other != table);
    if tables.is_empty() {
        device::forget(KEY);
    } else {
        device::save(KEY, &tables);
    }
}

fn left() -> Vec<String> {
    device::load(KEY).unwrap_or_default()
}

/// Tells the server, and says so while it can't be reached.
pub(crate) fn notice() -> impl IntoView {
    let waits = RwSignal::new(false);
    let tell = move || {
        for table in left() {
            spawn_local(async move {
                let told = api::status("DELETE", &format!("/tables/{table}/seat")).await;
                if told.is_some_and(settles) {
                    forget(&table);
                }
                let _ = waits.try_set(!left().is_empty());
            });
        }
    };
    if !left().is_empty() {
        tell();
        every(AGAIN, move || {
            if waits.get_untracked() {
                tell();
            }
        });
    }
    move || {
        waits.get().then(|| {
            view! { <p class="notice lost later" role="status">{said("online-leaving-later")}</p> }
        })
    }
}

/// Whether nothing is left to be told. Who has no seat, or no table, has left it.
fn settles(status: u16) -> bool {
    (200..500).contains(&status) && !matches!(status, 408 | 429)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_server_that_has_understood_settles_it() {
        for done in [204, 401, 403, 404] {
            assert!(settles(done), "{done}");
        }
        for open in [408, 429, 502, 503] {
            assert!(!settles(open), "{open}");
        }
    }
}
