//! The addresses of the client, in its two halves.

use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::hooks::use_params_map;
use leptos_router::path;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::art;
use crate::games::{self, Page, Study};
use crate::online;
use crate::pages;
use crate::people;
use crate::replay;
use crate::settings::Settings;
use crate::shell;

#[wasm_bindgen]
extern "C" {
    /// Which half knows an address; `static/halves.js` decides it before either is loaded.
    #[wasm_bindgen(js_name = freebooterHalf)]
    fn half_of(path: &str) -> String;
}

/// Where matches are played.
pub(crate) fn harbour() -> impl IntoView {
    whole(|| {
        view! {
            <Routes fallback=|| elsewhere("harbour")>
                <Route path=path!("/") view=shell::front_page/>
                <Route path=path!("/play/:game") view=|| game(Page::Table)/>
                <Route path=path!("/play/:game/seats") view=|| game(Page::Seats)/>
                <Route path=path!("/lobby") view=online::lobby_page/>
                <Route path=path!("/lobby/new/:game") view=|| game(Page::Make)/>
                <Route path=path!("/table/:id") view=table/>
            </Routes>
        }
    })
}

/// Lessons, past matches, people, settings.
pub(crate) fn cabin() -> impl IntoView {
    whole(|| {
        view! {
            <Routes fallback=|| elsewhere("cabin")>
                <Route path=path!("/learn/:game") view=|| study(Study::Lesson)/>
                <Route path=path!("/replay") view=replay::find_page/>
                <Route path=path!("/replay/here/:game") view=|| study(Study::Replay)/>
                <Route path=path!("/replay/:match") view=past/>
                <Route path=path!("/settings") view=pages::settings_page/>
                <Route path=path!("/me") view=people::me_page/>
                <Route path=path!("/people/:id") view=people::people_page/>
            </Routes>
        }
    })
}

fn whole<V: IntoView + 'static>(routes: impl Fn() -> V + Send + 'static) -> impl IntoView {
    Settings::provide();
    view! {
        {art::symbols()}
        <Router>{routes()}</Router>
        {pages::fresh()}
    }
}

/// An address that this half does not know. Links to the other half load it by themselves; going
/// back to one of its pages ends here.
fn elsewhere(this: &str) -> impl IntoView {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    if half_of(&path) == this {
        shell::lost().into_any()
    } else {
        // The address is the right one already; if it cannot be loaded, the browser says so.
        let _ = location.reload();
        ().into_any()
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
    of_game(move |game| games::open(game, page))
}

fn study(page: Study) -> impl IntoView {
    of_game(move |game| games::study(game, page))
}

fn of_game(open: impl Fn(&str) -> AnyView + Send + 'static) -> impl IntoView {
    let params = use_params_map();
    move || {
        let game = params.get().get("game").unwrap_or_default();
        // What a page says while it is built must not build it anew in another language.
        untrack(|| open(&game))
    }
}
