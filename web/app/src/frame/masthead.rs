//! The masthead of the pages around the tables: the harbour at this hour, and a rope below it.

use leptos::prelude::*;
use web_kit::art;
use web_kit::words::{said, say};

use crate::frame::{title, top};

/// The harbour with a title, a line below it, and what stands in the corner beside the settings.
pub(crate) fn masthead(
    key: &'static str,
    heading: impl Fn() -> String + Send + 'static,
    line: AnyView,
    corner: AnyView,
) -> impl IntoView {
    Effect::new(move || title::name(&format!("{} · Freebooter", say(key))));
    view! {
        <header class="masthead low">
            {art::harbour()}
            <a class="home" href="/" aria-label=said("shell-home")>
                {art::symbol("mark-skull")} <span>"Freebooter"</span>
            </a>
            <div class="masthead-text">
                <h1>{heading}</h1>
                {line}
            </div>
            <div class="corner">{corner} {top::settings()}</div>
        </header>
        <div class="rope-strip" aria-hidden="true"></div>
    }
}

/// The way back, in the corner of the masthead.
pub(crate) fn to_lobby() -> impl IntoView {
    view! { <a class="button small to-lobby" href="/lobby">{said("online-lobby")}</a> }
}
