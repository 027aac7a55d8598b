//! Finding the game of a table or a match that `static/bundles.js` could not learn, so that the bundle
//! of the game shows it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_kit::words::said;

use crate::api;
use crate::frame::{masthead, wrecked};

/// Goes to the table's page, or says why there is none.
pub(crate) fn find_table(id: String) -> impl IntoView {
    let wrong = RwSignal::new(None::<String>);
    spawn_local(async move {
        if let Err(reason) = api::follow("table", &id).await {
            let _ = wrong.try_set(Some(reason));
        }
    });
    move || match wrong.get() {
        None => looking().into_any(),
        Some(reason) => missing(reason).into_any(),
    }
}

/// While the server is asked.
pub(super) fn looking() -> impl IntoView {
    beside_lobby(view! { <p class="none" role="status">{said("online-looking")}</p> }.into_any())
}

/// The table is gone, or the server is: what happened, and where to go.
pub(super) fn missing(reason: String) -> impl IntoView {
    let again = |_| {
        // The address is the right one already.
        let _ = window().location().reload();
    };
    let ways = view! {
        <a class="button main" href="/lobby">{said("online-to-lobby")}</a>
        <button class="button again" on:click=again>{said("online-try-again")}</button>
    };
    beside_lobby(wrecked(reason, "online-no-table-about", ways.into_any()).into_any())
}

fn beside_lobby(body: AnyView) -> impl IntoView {
    view! {
        {masthead::masthead("online-table", said("online-table"), ().into_any(), ().into_any())}
        <main class="port single">{body}</main>
    }
}
