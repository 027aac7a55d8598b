//! The legend: every symbol on the board with what it means, gathered from the board itself.

use leptos::prelude::*;
use web_sys::Element;

use crate::motion::layout;
use crate::widgets::{dialog, explain};
use crate::words::said;

/// A symbol and its explanation.
#[derive(Clone, PartialEq)]
struct Meaning {
    picture: String,
    words: String,
}

/// The dialog.
pub fn legend(open: RwSignal<bool>) -> impl IntoView {
    dialog::dialog(open, "shell-legend", "sheet legend", || {
        let meanings = gather();
        if meanings.is_empty() {
            return view! { <p>{said("shell-legend-none")}</p> }.into_any();
        }
        let row = |Meaning { picture, words }| {
            view! { <li><span class="sign" aria-hidden="true" inner_html=picture></span> <span>{words}</span></li> }
        };
        view! { <ul>{meanings.into_iter().map(row).collect_view()}</ul> }.into_any()
    })
}

const EXPLAINED: &str = "[data-explain], [title]";

/// What the board explains, each picture once: the number beside it differs, its meaning does not.
fn gather() -> Vec<Meaning> {
    let mut all: Vec<Meaning> = Vec::new();
    for meaning in layout::all(".board [data-explain], .board [title]").iter().filter_map(meaning) {
        if all.iter().all(|known| known.picture != meaning.picture) {
            all.push(meaning);
        }
    }
    all
}

/// A `data-legend` says what the symbol means anywhere, where the explanation is about this one.
fn meaning(element: &Element) -> Option<Meaning> {
    let symbol = element.query_selector("svg.symbol").ok()??;
    // What is explained within it is another meaning.
    let own = symbol.closest(EXPLAINED).ok()?? == *element;
    let words = element.get_attribute("data-legend").or_else(|| explain::words(element))?;
    own.then(|| Meaning { picture: symbol.outer_html(), words })
}
