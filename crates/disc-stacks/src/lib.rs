//! What Buccaneer and Pirates share: pirate discs and stacks of them, how
//! stacks are put onto each other and paid, the set-up, and what positions
//! and views say of all that. The rules that cite an id are in the games.
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

mod chance;
mod disc;
mod memory;
mod moves;
mod pictured;
mod pirate;
pub mod position;
mod seating;
pub mod sketch;
mod stacks;
pub mod text;
mod thumbnail;
mod wages;

pub use chance::{Awaits, Outcome};
pub use disc::{Disc, complete};
pub use memory::Memory;
pub use moves::MoveError;
pub use pictured::{Depicted, Pictured, check_pictured};
pub use pirate::{Color, NotAPirate, Pirate, PirateSet, Wage};
pub use seating::{Seating, seat_of};
pub use stacks::{Members, Stacks};
pub use thumbnail::thumbnail;
pub use wages::{Pay, Wages, colors_of};
