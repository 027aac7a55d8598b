//! Dots that say who is connected to an online table.

use game::Seat;
use leptos::prelude::*;

use crate::words::say;

/// By seat: whether its person is connected; none for bots. Provided by pages of online tables.
#[derive(Clone, Copy)]
pub struct Presence(pub Memo<Vec<Option<bool>>>);

impl Presence {
    /// The dot of a seat; absence is hollow and said in words.
    pub fn dot(self, seat: Seat) -> impl IntoView {
        let here = Memo::new(move |_| self.0.with(|all| all.get(seat.index()).copied().flatten()));
        move || {
            let here = here.get()?;
            let words = say(if here { "online-present" } else { "online-absent" });
            let title = words.clone();
            Some(
                view! { <span class="presence" class:gone=!here title=title><span class="unseen">{words}</span></span> },
            )
        }
    }
}
