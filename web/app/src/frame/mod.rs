//! What surrounds a board or a page: the bar on top, the page of a match, its ending.

pub(crate) mod ending;
pub(crate) mod match_page;
pub(crate) mod top;

use leptos::prelude::*;
use web_kit::words::said;

/// The page for an address that leads nowhere.
pub(crate) fn lost() -> impl IntoView {
    view! {
        {top::bar("shell-lost", ().into_any())}
        <main class="plain"><p>{said("shell-lost-text")} " " <a href="/">{said("shell-harbour")}</a></p></main>
    }
}
