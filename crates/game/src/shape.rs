//! What the marks of a thumbnail look like.

use crate::Mark;

/// The form of a mark. Its number is part of the interface: add new ones at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Shape {
    /// A round piece.
    Disc,
    /// A disc from the side, for stacks.
    Slab,
    /// A ship.
    Ship,
    /// A hexagonal tile.
    Hex,
    /// A plank across the ship.
    Plank,
    /// A small round thing.
    Dot,
    /// The ground of the whole picture.
    Sea,
    /// A treasure chest.
    Chest,
}

impl Shape {
    /// Every shape, by its number.
    pub const ALL: [Self; 8] = [
        Self::Disc,
        Self::Slab,
        Self::Ship,
        Self::Hex,
        Self::Plank,
        Self::Dot,
        Self::Sea,
        Self::Chest,
    ];

    /// A mark of this shape around a point. Points beyond the picture are moved to its edge.
    pub fn at(self, x: i32, y: i32, tint: Tint) -> Mark {
        let within = |value: i32, most: u8| value.clamp(0, most.into()) as u8;
        Mark { x: within(x, 99), y: within(y, 59), shape: self as u8, color: tint as u8 }
    }
}

/// The colour of a mark: the colours of seats, and those of the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum Tint {
    Red,
    Blue,
    Black,
    Yellow,
    Green,
    Purple,
    White,
    Gray,
    Teal,
    Sea,
    Wood,
    Gold,
}

impl Tint {
    /// Every tint, by its number.
    pub const ALL: [Self; 12] = [
        Self::Red,
        Self::Blue,
        Self::Black,
        Self::Yellow,
        Self::Green,
        Self::Purple,
        Self::White,
        Self::Gray,
        Self::Teal,
        Self::Sea,
        Self::Wood,
        Self::Gold,
    ];

    /// Its name in style sheets.
    pub fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Black => "black",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Purple => "purple",
            Self::White => "white",
            Self::Gray => "gray",
            Self::Teal => "teal",
            Self::Sea => "sea",
            Self::Wood => "wood",
            Self::Gold => "gold",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_places_in_the_lists() {
        for (number, shape) in Shape::ALL.into_iter().enumerate() {
            assert_eq!(shape as usize, number);
        }
        for (number, tint) in Tint::ALL.into_iter().enumerate() {
            assert_eq!(tint as usize, number);
        }
    }

    #[test]
    fn a_mark_stays_within_the_picture() {
        let mark = Shape::Hex.at(-5, 300, Tint::Gold);
        assert_eq!(mark, Mark { x: 0, y: 59, shape: 3, color: 11 });
    }
}
