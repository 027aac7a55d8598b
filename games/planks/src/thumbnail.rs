//! The match as a small picture: the ship from above, with its planks and pirates.

use crate::{Color, Plank, Row, Space, View};
use game::{Mark, Shape, Thumbnail, Tint};

pub(crate) fn thumbnail(view: &View) -> Thumbnail {
    Thumbnail::new(view.planks.iter().enumerate().flat_map(|(place, row)| drawn(place, row)))
}

/// A plank with the pirates on it; port is up.
fn drawn(place: usize, row: &Row) -> Vec<Mark> {
    let x = 15 + 14 * place as i32;
    let y = |space: i8| 30 + i32::from(space + row.offset) * 34 / 10;
    let pirate =
        |(space, color): (&Space, &Color)| Shape::Disc.at(x, y(space.number()), tint(*color));
    let plank = Shape::Plank.at(x, y(0), plank_tint(row.plank));
    [plank].into_iter().chain(row.pirates.iter().map(pirate)).collect()
}

fn tint(color: Color) -> Tint {
    match color {
        Color::White => Tint::White,
        Color::Black => Tint::Black,
        Color::Gray => Tint::Gray,
        Color::Teal => Tint::Teal,
    }
}

fn plank_tint(plank: Plank) -> Tint {
    match plank {
        Plank::Red => Tint::Red,
        Plank::Blue => Tint::Blue,
        Plank::Purple => Tint::Purple,
        Plank::Yellow => Tint::Yellow,
        Plank::Green => Tint::Green,
        Plank::Orange => Tint::Gold,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn pirates_slide_with_their_plank() {
        let pirates = BTreeMap::from([(Space::ROPE, Color::Teal)]);
        let row = Row {
            plank: Plank::Red,
            side: crate::Face::default(),
            doubloons: None,
            offset: 1,
            pirates,
        };
        let marks = [Shape::Plank.at(29, 33, Tint::Red), Shape::Disc.at(29, 33, Tint::Teal)];
        assert_eq!(drawn(1, &row), marks);
    }
}
