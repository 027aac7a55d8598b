//! The page's side of the bots: they think in a worker that runs a module of its own (`thinker`),
//! so that the page never waits and carries no search.

mod crew;

pub(crate) use crate::think::crew::{ask, prepare};
pub(crate) use thinker::{Moment, Question, Thought, Want};
