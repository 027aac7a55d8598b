//! The addresses of the client, by bundle.

use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::hooks::use_params_map;
use leptos_router::path;
use wasm_bindgen::prelude::wasm_bindgen;
use web_kit::art;
use web_kit::model::GameUi;
use web_kit::settings::Settings;
use web_kit::words;

use crate::frame;
use crate::frame::bottom_bar::{Waiting, bottom_bar};
use crate::lesson;
use crate::local;
use crate::online;
use crate::pages;
use crate::people;
use crate::replay;

#[wasm_bindgen]
extern "C" {
    /// Which bundle has an address; `static/bundles.js` decides it before any is loaded. None if
    /// only the server knows.
    #[wasm_bindgen(js_name = freebooterBundle)]
    fn bundle_of(path: &str) -> Option<String>;
}

/// The name of the bundle without boards.
const HOME: &str = "home";

/// The addresses of the home bundle.
pub(crate) fn home() -> impl IntoView {
    whole(|| {
        view! {
            <Routes fallback=|| elsewhere(HOME)>
                <Route path=path!("/") view=pages::front_page/>
                <Route path=path!("/lobby") view=online::lobby_page/>
                <Route path=path!("/settings") view=pages::settings_page/>
                <Route path=path!("/me") view=people::me_page/>
                <Route path=path!("/people/:id") view=people::people_page/>
                <Route path=path!("/replay") view=replay::find_page/>
                // Whose game the server did not name to `static/bundles.js`.
                <Route path=path!("/table/:id") view={|| by_id(|id| online::find_table(id).into_any())}/>
                <Route path=path!("/replay/:id") view={|| by_id(|id| replay::find_match(id).into_any())}/>
            </Routes>
        }
    })
}

/// The addresses of a game's bundle: every page with its board.
pub(crate) fn game<U: GameUi>() -> impl IntoView {
    whole(|| {
        view! {
            <Routes fallback=|| elsewhere(U::ID)>
                <Route path=path!("/play/:game") view={|| of::<U>(|| local::play_page::<U>().into_any())}/>
                <Route path=path!("/play/:game/seats") view={|| of::<U>(|| local::seats_page::<U>().into_any())}/>
                <Route path=path!("/lobby/new/:game") view={|| of::<U>(|| online::make_page::<U>().into_any())}/>
                <Route path=path!("/table/:id") view={|| by_id(|id| online::table_page::<U>(id).into_any())}/>
                <Route path=path!("/learn/:game") view={|| of::<U>(|| lesson::lesson_page::<U>().into_any())}/>
                <Route path=path!("/replay/here/:game") view={|| of::<U>(|| replay::kept_page::<U>(None))}/>
                <Route path=path!("/replay/here/:game/:id") view={|| of::<U>(|| replay::kept_page::<U>(use_params_map().get_untracked().get("id")))}/>
                <Route path=path!("/replay/given/:game") view={|| of::<U>(|| replay::given_page::<U>().into_any())}/>
                <Route path=path!("/replay/mend/:game") view={|| of::<U>(replay::mend::<U>)}/>
                <Route path=path!("/replay/:id") view={|| by_id(|id| replay::online_page::<U>(id).into_any())}/>
            </Routes>
        }
    })
}

fn whole<V: IntoView + 'static>(routes: impl Fn() -> V + Send + 'static) -> impl IntoView {
    Settings::provide();
    Waiting::provide();
    view! {
        {art::symbols()}
        <Router>{routes()} {bottom_bar()}</Router>
        {pages::update_notice()}
    }
}

/// An address that this bundle does not have. Links to another bundle load it; going back in the
/// history to one of its pages ends here.
fn elsewhere(this: &str) -> AnyView {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    if bundle_of(&path).is_some_and(|bundle| bundle == this) {
        frame::lost().into_any()
    } else {
        // The address is the right one already; if it cannot be loaded, the browser says so.
        let _ = location.reload();
        ().into_any()
    }
}

/// A page of what the address names by its id.
fn by_id(page: fn(String) -> AnyView) -> impl IntoView {
    let params = use_params_map();
    move || page(params.get().get("id").unwrap_or_default())
}

/// A page of this bundle's game, if the address names it.
fn of<U: GameUi>(page: fn() -> AnyView) -> impl IntoView {
    let params = use_params_map();
    move || {
        let game = params.get().get("game").unwrap_or_default();
        // The language must not be tracked while the page is built, or it is built again. No page
        // keeps the names of the one before.
        untrack(|| {
            words::forget_seats();
            if game == U::ID { page() } else { elsewhere(U::ID) }
        })
    }
}
