//! The addresses of the client.

use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::hooks::use_params_map;
use leptos_router::path;

use crate::art;
use crate::games::{self, Page};
use crate::online;
use crate::pages;
use crate::people;
use crate::replay;
use crate::settings::Settings;
use crate::shell;

/// The whole client.
pub(crate) fn app() -> impl IntoView {
    Settings::provide();
    view! {
        {art::symbols()}
        <Router>
            <Routes fallback=shell::lost>
                <Route path=path!("/") view=shell::front_page/>
                <Route path=path!("/play/:game") view=|| game(Page::Table)/>
                <Route path=path!("/play/:game/seats") view=|| game(Page::Seats)/>
                <Route path=path!("/learn/:game") view=|| game(Page::Lesson)/>
                <Route path=path!("/replay") view=replay::find_page/>
                <Route path=path!("/replay/here/:game") view=|| game(Page::Replay)/>
                <Route path=path!("/replay/:match") view=past/>
                <Route path=path!("/lobby") view=online::lobby_page/>
                <Route path=path!("/lobby/new/:game") view=|| game(Page::Make)/>
                <Route path=path!("/table/:id") view=table/>
                <Route path=path!("/settings") view=pages::settings_page/>
                <Route path=path!("/me") view=people::me_page/>
                <Route path=path!("/people/:id") view=people::people_page/>
            </Routes>
        </Router>
        {pages::fresh()}
    }
}

fn table() -> impl IntoView {
    let params = use_params_map();
    move || online::find_table(params.get().get("id").unwrap_or_default())
}

fn past() -> impl IntoView {
    let params = use_params_map();
    move || replay::online_page(params.get().get("match").unwrap_or_default())
}

fn game(page: Page) -> impl IntoView {
    let params = use_params_map();
    move || {
        let game = params.get().get("game").unwrap_or_default();
        // What a page says while it is built must not build it anew in another language.
        untrack(|| games::open(&game, page))
    }
}
