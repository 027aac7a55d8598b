//! Pirate discs and stacks of them: the nouns that Buccaneer and Pirates
//! share. There are no rules here.
//!
//! ```
//! use disc_stacks::{Color, Pirate, Stacks};
//!
//! let mut stacks = Stacks::singles([Color::Red, Color::Blue]);
//! let red: Pirate = "red:3".parse()?;
//! let blue: Pirate = "blue:?".parse()?;
//! stacks.join(red, blue);
//! assert_eq!(stacks.height(red), 2);
//! assert_eq!(stacks.members(red).as_slice(), [red, blue]);
//! assert!(!stacks.tops().contains(blue));
//! # Ok::<(), disc_stacks::NotAPirate>(())
//! ```

mod disc;
mod memory;
mod pirate;
mod sketch;
mod stacks;

pub use disc::{Disc, complete};
pub use memory::Memory;
pub use pirate::{Color, NotAPirate, Pirate, PirateSet, Wage};
pub use sketch::draw_stacks;
pub use stacks::{Members, Stacks};
