//! Finding the game of a table or a match that `static/bundles.js` could not learn, so that the bundle
//! of the game shows it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_kit::words::{said, say};

use crate::frame::top;
use crate::online::api;

/// Goes to the table's page, or says why there is none.
pub(crate) fn find_table(id: String) -> impl IntoView {
    let wrong = RwSignal::new(None::<String>);
    spawn_local(async move {
        if let Err(reason) = follow("table", &id).await {
            let _ = wrong.try_set(Some(reason));
        }
    });
    move || plain(wrong.get().unwrap_or_else(|| say("online-looking")))
}

/// Goes to a page of the match with this id, in the bundle of its game.
pub(crate) async fn follow(page: &str, id: &str) -> Result<(), String> {
    let game = api::find(id).await?.game;
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    // A browser that cannot load it says why.
    let _ = location.replace(&format!("/{page}/{id}?game={game}{hash}"));
    Ok(())
}

/// A page with a sentence and the way back.
pub(super) fn plain(text: String) -> impl IntoView {
    view! {
        {top::bar("online-table-title", ().into_any())}
        <main class="plain"><p role="status">{text}</p> <p><a href="/lobby">{said("online-to-lobby")}</a></p></main>
    }
}
