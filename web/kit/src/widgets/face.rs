//! The face of the player of a seat.

use game::Seat;
use leptos::prelude::*;

use crate::art;
use crate::model::{Who, cast};

/// A face beside a name. Who plays online has a portrait elsewhere.
pub fn face(who: Option<&Who>, seat: Seat) -> Option<AnyView> {
    let face = match who? {
        Who::You(_) | Who::Person(_) => art::person().into_any(),
        Who::Bot(level) => cast::face(*level, seat),
        Who::Named(_) | Who::Away(_) | Who::Nobody => return None,
    };
    Some(view! { <span class="small-face" aria-hidden="true">{face}</span> }.into_any())
}
