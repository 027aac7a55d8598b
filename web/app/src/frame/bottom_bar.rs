//! The bar at the bottom of small screens: five ways, each as wide as a thumb. At a board it makes
//! room for the question.

use leptos::prelude::*;
use leptos_router::hooks::use_location;
use web_kit::art;
use web_kit::words::{said, say_with};

/// The tables that wait for this person: their number, and the one that comes first.
#[derive(Clone, Copy)]
pub(crate) struct Waiting {
    pub(crate) tables: RwSignal<Vec<String>>,
}

impl Waiting {
    /// Pages that know of turns tell them here.
    pub(crate) fn provide() {
        provide_context(Self { tables: RwSignal::new(Vec::new()) });
    }
}

pub(crate) fn bottom_bar() -> impl IntoView {
    let path = use_location().pathname;
    let waiting = expect_context::<Waiting>().tables;
    let place = move |address: &'static str, symbol: &'static str, key: &'static str| {
        let current = move || (path.get() == address).then_some("page");
        view! {
            <a href=address aria-current=current>{art::symbol(symbol)} <span>{said(key)}</span></a>
        }
    };
    let turns = move || {
        let tables = waiting.get();
        let address = match tables.first() {
            Some(table) => format!("/table/{table}"),
            None => "/lobby".to_owned(),
        };
        let count = (!tables.is_empty()).then(|| {
            let label = say_with("online-waiting", &[("count", tables.len().into())]);
            view! { <b class="waiting-count" title=label>{tables.len()}</b> }
        });
        // Another table is another page: nothing of this one is kept.
        view! {
            <a class="to-turns" rel="external" href=address>
                {art::symbol("mark-flag")} {count} <span>{said("online-turns")}</span>
            </a>
        }
    };
    view! {
        <nav class="bottom-bar" aria-label=said("shell-ways")>
            {place("/", "mark-skull", "shell-front")}
            {turns}
            {place("/lobby", "mark-anchor", "online-lobby")}
            {place("/replay", "booty-chest", "shell-archive")}
            {place("/me", "mark-crown", "pages-me")}
        </nav>
    }
}
