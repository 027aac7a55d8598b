//! Things that move on the page, and where they are.

pub(crate) mod effects;
pub(crate) mod focus;
pub(crate) mod glide;
pub(crate) mod highlight;
pub(crate) mod layout;

use leptos::prelude::document;

use crate::appearance;

/// True if nothing is animated: the person does not want it or the page is hidden.
pub(crate) fn stands_still() -> bool {
    appearance::stillness() || document().hidden()
}
