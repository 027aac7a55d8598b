//! Bots think beside the page: in a dedicated worker that runs this crate's module, so that the
//! page never waits. Where no worker can be had the page loads the same module and thinks itself,
//! but never for long.
//!
//! The page uses the types of a question and its answer; the search is compiled into the module
//! alone, which is fetched when the page has started. A bot is given what its seat may know, as
//! text; the state never gets here.

mod games;
mod memory;
mod panics;
mod question;

pub use games::answer;
pub use memory::{Memory, Moment};
pub use panics::log_panics;
pub use question::{Question, Thought, Waiting, Want};

/// What a worker says once it listens.
pub const READY: &str = "ready";

/// The function of a page that gets the one which answers questions, where no worker can be had.
pub const ABOARD: &str = "freebooterAboard";
