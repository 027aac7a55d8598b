//! The page's side of the bots: they think in a worker that runs a module of its own (`bot-worker`),
//! so that the page never waits and carries no search.

mod crew;

pub(crate) use crate::think::crew::{ask, prepare};
pub(crate) use bot_worker::{Moment, Question, Thought, Want};
