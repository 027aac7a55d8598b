//! The parts of a page that all games share.

pub mod actions;
pub mod clock;
pub mod colors;
pub mod hand_over;
pub mod help;
pub mod idle;
pub mod log;
pub mod options;
pub mod prompt;
pub mod scores;

use leptos::prelude::*;

use crate::art;
use crate::model::Look;

/// A seat's mark and name.
pub fn name_tag(look: Look) -> impl IntoView {
    let class = format!("name-tag {}", look.class);
    view! { <span class=class>{badge(&look)} <span class="name">{look.name}</span></span> }
}

/// A seat's mark alone.
pub fn badge(look: &Look) -> impl IntoView + use<> {
    let class = format!("badge {}", look.class);
    view! { <span class=class>{art::symbol(look.mark)}</span> }
}
