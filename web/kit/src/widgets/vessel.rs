//! A table as a ship at anchor: its seats are portholes, its sail shows the match.

use game::Level;
use leptos::prelude::*;

use crate::art;

/// Who sits behind a porthole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person, by id.
    Person(String),
    /// A bot.
    Bot(Level),
    /// Nobody yet: the porthole is lit.
    Nobody,
}

/// The ship for this number of seats, with what is painted on its sail and seen in its portholes.
pub fn vessel(seats: usize, sail: AnyView, portholes: AnyView, extra: AnyView) -> impl IntoView {
    art::ensure_people();
    let kind = kind(seats);
    view! {
        <div class=format!("moored {kind}")>
            <svg class="rig" viewBox="0 0 300 220" aria-hidden="true">
                <use href=format!("#ship-{kind}")></use>
            </svg>
            <div class="sail">{sail}</div>
            <ul class="portholes">{portholes}</ul>
            {extra}
        </div>
    }
}

fn kind(seats: usize) -> &'static str {
    match seats {
        0..=3 => "sloop",
        4 => "brig",
        _ => "galleon",
    }
}

/// A face in a ring of the seat's colour, with the seat's mark; a cog marks a bot.
pub fn porthole(sitter: &Sitter, class: &'static str, mark: &'static str) -> impl IntoView + use<> {
    let (face, bot) = match sitter {
        Sitter::Person(id) => (Some(art::portrait(id).into_any()), false),
        Sitter::Bot(level) => (Some(art::bot_face(*level).into_any()), true),
        Sitter::Nobody => (None, false),
    };
    let free = face.is_none();
    let cog = bot.then(|| view! { <span class="cog">{art::symbol("ship-cog")}</span> });
    view! {
        <span class=format!("porthole {class}") class:free=free>
            {face}
            <span class="seat-mark">{art::symbol(mark)}</span>
            {cog}
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_seats_make_a_larger_ship() {
        assert_eq!([2, 3, 4, 5, 6].map(kind), ["sloop", "sloop", "brig", "galleon", "galleon"]);
        let symbols = include_str!("../art/ships.svg");
        for seats in [2, 4, 6] {
            assert!(symbols.contains(&format!("id=\"ship-{}\"", kind(seats))));
        }
    }
}
