//! The parts of a page that all games share.

pub mod actions;
pub mod beside;
pub mod clock;
pub mod colors;
pub mod dialog;
pub mod explain;
mod face;
pub mod first_match;
pub mod hand_over;
pub mod help;
pub mod idle;
pub mod keys;
pub mod legal;
pub mod legend;
pub mod log;
pub mod menu;
pub mod mini_board;
pub mod options;
pub mod presence;
pub mod prompt;
pub mod scores;
pub mod sheet;
pub mod tally;
pub mod vessel;
pub mod volume;

use leptos::prelude::*;

use crate::art;
use crate::model::Look;
pub use crate::widgets::face::face;
use crate::words;

/// What a button does. Boxed, so that views that differ in it alone are compiled once.
type Click = Box<dyn Fn()>;

/// A seat's mark and name.
pub fn name_tag(look: Look) -> impl IntoView {
    let class = format!("name-tag {}", look.class);
    view! { <span class=class>{badge(&look)} <span class="name">{look.name}</span></span> }
}

/// The same to the person of the seat, who is called "you".
pub fn your_tag(look: &Look) -> impl IntoView + use<> {
    let name = words::capital(&words::say("shell-who-you"));
    name_tag(Look { name, class: look.class, mark: look.mark })
}

/// A seat's mark alone.
pub fn badge(look: &Look) -> impl IntoView + use<> {
    let class = format!("badge {}", look.class);
    view! { <span class=class>{art::symbol(look.mark)}</span> }
}
