//! The pages and parts that all games share.

mod actions;
pub(crate) mod bell;
mod clock;
pub(crate) mod colors;
mod curtain;
mod ending;
pub(crate) mod focus;
mod front;
mod help;
mod idle;
mod light;
pub(crate) mod log;
pub(crate) mod motion;
pub(crate) mod options;
pub(crate) mod page;
pub(crate) mod prompt;
pub(crate) mod scores;
mod seats;
pub(crate) mod sights;
mod stage;
pub(crate) mod top;

pub(crate) use crate::shell::front::front_page;
pub(crate) use crate::shell::idle::menu as ask_about;
pub(crate) use crate::shell::page::table_page;
pub(crate) use crate::shell::seats::seats_page;

use leptos::prelude::*;

use crate::art;
use crate::games::Look;
use crate::words::said;

/// A seat's mark and name.
pub(crate) fn name_tag(look: Look) -> impl IntoView {
    let class = format!("name-tag {}", look.class);
    view! { <span class=class>{badge(&look)} <span class="name">{look.name}</span></span> }
}

/// A seat's mark alone.
pub(crate) fn badge(look: &Look) -> impl IntoView + use<> {
    let class = format!("badge {}", look.class);
    view! { <span class=class>{art::symbol(look.mark)}</span> }
}

/// The page for an address that leads nowhere.
pub(crate) fn lost() -> impl IntoView {
    view! {
        {top::bar("shell-lost", ().into_any())}
        <main class="plain"><p>{said("shell-lost-text")} " " <a href="/">{said("shell-harbour")}</a></p></main>
    }
}
