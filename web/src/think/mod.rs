//! The page's side of the bots: they run in a worker with its own module (`bot-worker`), so that the
//! page never waits and contains no search.

mod crew;

pub(crate) use crate::think::crew::{ask, prepare};
pub(crate) use bot_worker::{Moment, Question, Thought, Want};
