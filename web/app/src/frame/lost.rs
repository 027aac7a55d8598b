//! The page for an address that leads nowhere.

use leptos::prelude::*;
use web_kit::art;
use web_kit::words::said;

use crate::frame::top;

/// A wreck on a reef, and the way home.
pub(crate) fn lost() -> impl IntoView {
    view! {
        {top::bar("shell-lost", ().into_any())}
        <main class="lost">
            <div class="wreck">{art::wreck()}</div>
            <p>{said("shell-lost-text")}</p>
            <p><a class="button main" href="/">{said("pages-lost-games")}</a></p>
        </main>
    }
}
