//! The match as a small picture: the map with its tiles, and the ships on it.

use crate::{Color, Hex, Tile, TileView, View};
use game::{Mark, Shape, Thumbnail, Tint};

pub(crate) fn thumbnail(view: &View) -> Thumbnail {
    let tiles = view.tiles.iter().filter_map(tile);
    let dutchman = at(Shape::Ship, view.dutchman, Tint::White);
    let ships = view.ships.iter().map(|ship| at(Shape::Ship, ship.at, tint(ship.color)));
    Thumbnail::new(tiles.chain([dutchman]).chain(ships))
}

/// Tiles that lie face down, and ships of nations; open sea is left out.
fn tile(tile: &TileView) -> Option<Mark> {
    match tile.tile {
        None => Some(at(Shape::Hex, tile.at, Tint::Sea)),
        Some(Tile::EMPTY) => None,
        Some(_) => Some(at(Shape::Hex, tile.at, Tint::Yellow)),
    }
}

fn at(shape: Shape, hex: Hex, tint: Tint) -> Mark {
    let (q, r) = hex.coords();
    let (q, r) = (i32::from(q), i32::from(r));
    shape.at(50 + (2 * q + r) * 31 / 10, 30 + r * 54 / 10, tint)
}

fn tint(color: Color) -> Tint {
    match color {
        Color::Red => Tint::Red,
        Color::Blue => Tint::Blue,
        Color::Black => Tint::Black,
        Color::Yellow => Tint::Yellow,
        Color::Green => Tint::Green,
        Color::Purple => Tint::Purple,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_on_the_map_are_neighbours_in_the_picture() {
        let mark =
            |q, r| Hex::at(q, r).map(|hex| at(Shape::Hex, hex, Tint::Teal)).map(|it| (it.x, it.y));
        assert_eq!(mark(0, 0), Some((50, 30)));
        assert_eq!(mark(1, 0), Some((56, 30)));
        assert_eq!(mark(0, 1), Some((53, 35)));
        assert_eq!((mark(-4, 0), mark(4, -4)), (Some((26, 30)), Some((62, 9))));
    }
}
