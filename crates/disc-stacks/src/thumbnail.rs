//! Stacks and what lies open, as marks of a thumbnail.

use crate::{Color, Disc};
use game::{Mark, Shape, Thumbnail, Tint};

/// Stacks in a row of the picture.
const ROW: usize = 7;

/// The open ships in a row on top, the stacks in rows below, tall ones leaning over nobody.
pub fn thumbnail(stacks: &[Vec<Disc>], open: usize) -> Thumbnail {
    let ship = |number: usize| Shape::Ship.at(14 + 18 * number as i32, 8, Tint::Gold);
    let ships = (0..open.min(5)).map(ship);
    let rows = stacks.len().div_ceil(ROW).max(1);
    let step = 36 / rows as i32;
    let stack = |(place, discs): (usize, &Vec<Disc>)| {
        let (row, column) = (place / ROW, place % ROW);
        let x = 8 + 14 * column as i32;
        let foot = 56 - step * (rows - 1 - row) as i32;
        // Written from the top down, drawn from the bottom up.
        let slabs = discs.iter().rev().enumerate();
        slabs
            .map(|(height, disc)| slab(x, foot - 3 * height as i32, disc.color))
            .collect::<Vec<_>>()
    };
    Thumbnail::new(ships.chain(stacks.iter().enumerate().flat_map(stack)))
}

fn slab(x: i32, y: i32, color: Color) -> Mark {
    Shape::Slab.at(x, y, tint(color))
}

fn tint(color: Color) -> Tint {
    match color {
        Color::Red => Tint::Red,
        Color::Blue => Tint::Blue,
        Color::Black => Tint::Black,
        Color::Yellow => Tint::Yellow,
        Color::Green => Tint::Green,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_stands_on_its_lowest_disc() {
        let disc = |color| Disc { color, wage: None };
        let thumbnail = thumbnail(&[vec![disc(Color::Red), disc(Color::Blue)]], 1);
        let ship = Shape::Ship.at(14, 8, Tint::Gold);
        let (lower, upper) = (Shape::Slab.at(8, 56, Tint::Blue), Shape::Slab.at(8, 53, Tint::Red));
        assert_eq!(thumbnail.marks, [ship, lower, upper]);
    }
}
