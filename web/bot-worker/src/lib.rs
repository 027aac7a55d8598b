//! Bots run beside the page, in a dedicated worker with this crate's module, so that the page never
//! waits. Without a worker the page loads the same module and runs the bots itself, for a short
//! time only.
//!
//! The page uses the types of questions and answers. Only the module contains the search; it is
//! fetched once the page has started. A bot gets what its seat may know, as text; the state never
//! gets here.

mod games;
mod memory;
mod panics;
mod question;

pub use bots::{Hint, percent, reasons};
pub use games::answer;
pub use memory::{Memory, Moment};
pub use panics::log_panics;
pub use question::{Question, Thought, Waiting, Want};

/// The message of a worker that is ready for questions.
pub const READY: &str = "ready";

/// The function of a page without a worker that receives the function which answers questions.
pub const ABOARD: &str = "freebooterAboard";
