//! The page for an address that leads nowhere, and what pages show that the server gives nothing.

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

/// What could not be shown: a wreck, what happened, what that means, and where to go.
pub(crate) fn wrecked(reason: String, about: &'static str, ways: AnyView) -> impl IntoView {
    view! {
        <section class="becalmed refused-page" role="alert">
            <div class="drawing">{art::wreck()}</div>
            <h2>{reason}</h2>
            <p>{said(about)}</p>
            <div class="buttons">{ways}</div>
        </section>
    }
}

/// A page that needs the server, which doesn't answer: another try, and what works without it.
pub(crate) fn unreachable(reason: String) -> impl IntoView {
    let again = |_| {
        // The address is the right one already.
        let _ = window().location().reload();
    };
    let ways = view! {
        <button class="button main again" on:click=again>{said("online-try-again")}</button>
        <a class="button" href="/">{said("online-play-offline")}</a>
    };
    wrecked(reason, "online-cut-off-about", ways.into_any())
}
