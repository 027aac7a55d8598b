//! The addresses of the client, by bundle.

use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::hooks::use_params_map;
use leptos_router::path;
use wasm_bindgen::prelude::wasm_bindgen;
use web_kit::art;
use web_kit::model::GameUi;
use web_kit::settings::Settings;

use crate::frame;
use crate::games::{self, Visit};
use crate::lesson;
use crate::local;
use crate::online;
use crate::pages;
use crate::people;
use crate::replay;

#[wasm_bindgen]
extern "C" {
    /// Which bundle has an address; `static/bundles.js` decides it before either is loaded.
    #[wasm_bindgen(js_name = freebooterBundle)]
    fn bundle_of(path: &str) -> String;
}

/// The addresses of the play bundle.
pub(crate) fn play() -> impl IntoView {
    whole(|| {
        view! {
            <Routes fallback=|| elsewhere("play")>
                <Route path=path!("/") view=pages::front_page/>
                <Route path=path!("/play/:game") view=|| game(PlayPage::Match)/>
                <Route path=path!("/play/:game/seats") view=|| game(PlayPage::Seats)/>
                <Route path=path!("/lobby") view=online::lobby_page/>
                <Route path=path!("/lobby/new/:game") view=|| game(PlayPage::Make)/>
                <Route path=path!("/table/:id") view=table/>
            </Routes>
        }
    })
}

/// The addresses of the more bundle.
pub(crate) fn more() -> impl IntoView {
    whole(|| {
        view! {
            <Routes fallback=|| elsewhere("more")>
                <Route path=path!("/learn/:game") view=|| game(MorePage::Lesson)/>
                <Route path=path!("/replay") view=replay::find_page/>
                <Route path=path!("/replay/here/:game") view=|| game(MorePage::Replay)/>
                <Route path=path!("/replay/here/:game/:id") view=|| game(MorePage::Replay)/>
                <Route path=path!("/replay/:match") view=online_replay/>
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
        {pages::update_notice()}
    }
}

/// An address that this bundle does not have. Links to the other bundle load it; going back in the
/// history to one of its pages ends here.
fn elsewhere(this: &str) -> impl IntoView {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    if bundle_of(&path) == this {
        frame::lost().into_any()
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

fn online_replay() -> impl IntoView {
    let params = use_params_map();
    move || replay::online_page(params.get().get("match").unwrap_or_default())
}

/// A page of the game that the address names.
fn game<P: Visit<Answer = AnyView> + Copy + Send + 'static>(page: P) -> impl IntoView {
    let params = use_params_map();
    move || {
        let game = params.get().get("game").unwrap_or_default();
        // The language must not be tracked while the page is built, or it is built again.
        untrack(|| games::named(&game, &page)).unwrap_or_else(|| frame::lost().into_any())
    }
}

#[derive(Clone, Copy)]
enum PlayPage {
    Match,
    Seats,
    /// Opening an online table.
    Make,
}

impl Visit for PlayPage {
    type Answer = AnyView;

    fn visit<U: GameUi>(&self) -> AnyView {
        match self {
            Self::Match => local::play_page::<U>().into_any(),
            Self::Seats => local::seats_page::<U>().into_any(),
            Self::Make => online::make_page::<U>().into_any(),
        }
    }
}

/// Apart from [`PlayPage`], so that neither bundle contains the pages of the other.
#[derive(Clone, Copy)]
enum MorePage {
    Lesson,
    /// The replay of a match on this device.
    Replay,
}

impl Visit for MorePage {
    type Answer = AnyView;

    fn visit<U: GameUi>(&self) -> AnyView {
        match self {
            Self::Lesson => lesson::lesson_page::<U>().into_any(),
            Self::Replay => {
                let id = use_params_map().get_untracked().get("id");
                replay::kept_page::<U>(id)
            }
        }
    }
}
