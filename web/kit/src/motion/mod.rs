//! Things that move on the page, and where they are.

pub mod drag;
pub mod effects;
pub mod focus;
pub mod glide;
pub mod highlight;
pub mod layout;

use leptos::prelude::document;

use crate::appearance;

/// True if nothing is animated: the person does not want it or the page is hidden.
pub fn stands_still() -> bool {
    appearance::stillness() || document().hidden()
}
