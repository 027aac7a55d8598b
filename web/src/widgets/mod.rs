//! The parts of a page that all games share.

pub(crate) mod actions;
pub(crate) mod clock;
pub(crate) mod colors;
pub(crate) mod hand_over;
pub(crate) mod help;
pub(crate) mod idle;
pub(crate) mod log;
pub(crate) mod options;
pub(crate) mod prompt;
pub(crate) mod scores;

use leptos::prelude::*;

use crate::art;
use crate::model::Look;

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
