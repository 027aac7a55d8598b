//! The page's side of the bots: they think in a worker that runs a module of its own
//! (`bot-worker`), so that the page never blocks and contains no search.

mod client;

pub(crate) use crate::worker::client::{ask, prepare};
pub(crate) use bot_worker::{Moment, Question, Thought, Want};
