//! Stacks as text.

use crate::{Color, Disc, Wage};
use game::{Ink, Sketch};
use std::cmp::Reverse;

impl Color {
    /// How it is printed.
    pub fn ink(self) -> Ink {
        match self {
            Self::Red => Ink::Red,
            Self::Blue => Ink::Blue,
            Self::Black => Ink::Black,
            Self::Yellow => Ink::Yellow,
            Self::Green => Ink::Green,
        }
    }

    /// One letter a colour; blacK, because Blue and Black both begin with B.
    fn initial(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Black => 'K',
            Self::Yellow => 'Y',
            Self::Green => 'G',
        }
    }
}

/// Draws the stacks of every colour, the tallest first; the top pirate of each on the left.
pub fn draw_stacks(sketch: &mut Sketch, colors: &[Color], stacks: &[Vec<Disc>]) {
    for &color in colors {
        let mut own: Vec<_> = stacks.iter().filter(|stack| stack[0].color == color).collect();
        own.sort_by_key(|stack| Reverse(stack.len()));
        sketch.line().put(format!("  {color:<8}"), color.ink());
        if own.is_empty() {
            sketch.put("none", Ink::Faint);
        }
        for stack in own {
            for disc in stack {
                let sign = disc.wage.map_or('·', Wage::sign);
                sketch.put(format!("{}{sign}", disc.color.initial()), disc.color.ink());
            }
            sketch.text("  ");
        }
    }
}
