//! A match as a small picture, drawn from the marks that the server sends.

use std::fmt::Write as _;

use game::{Mark, Thumbnail, Tint};
use leptos::prelude::*;

use crate::art;

/// The picture; its label is for people who don't see it.
pub fn mini_board(thumbnail: &Thumbnail, label: String) -> impl IntoView + use<> {
    art::ensure_people();
    let drawn = drawn(thumbnail);
    view! {
        <svg class="mini-board" viewBox="0 0 100 60" role="img" aria-label=label inner_html=drawn></svg>
    }
}

fn drawn(thumbnail: &Thumbnail) -> String {
    let mut svg = String::new();
    for &Mark { x, y, shape, color } in &thumbnail.marks {
        let class = class(color);
        // Writing to a string cannot fail.
        let _ = write!(svg, r##"<use href="#mb-{shape}" x="{x}" y="{y}" class="{class}"/>"##);
    }
    svg
}

/// The style class of a tint: the seats' colours follow the person's settings.
fn class(color: u8) -> &'static str {
    Tint::ALL.get(usize::from(color)).map_or("gray", |tint| tint.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_is_among_the_symbols() {
        let symbols = include_str!("../art/ships.svg");
        for shape in game::Shape::ALL {
            assert!(symbols.contains(&format!("id=\"mb-{}\"", shape as u8)), "{shape:?}");
        }
    }

    #[test]
    fn marks_are_drawn_in_order() {
        let marks = [(game::Shape::Sea, Tint::Sea, 50, 30), (game::Shape::Disc, Tint::Red, 7, 8)];
        let thumbnail = Thumbnail::new(marks.map(|(shape, tint, x, y)| shape.at(x, y, tint)));
        let all = "<use href=\"#mb-6\" x=\"50\" y=\"30\" class=\"sea\"/>\
            <use href=\"#mb-0\" x=\"7\" y=\"8\" class=\"red\"/>";
        assert_eq!(drawn(&thumbnail), all);
    }
}
