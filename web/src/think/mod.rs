//! Bots think beside the page: in a dedicated worker that runs this same module, so that the page
//! never waits. Where no worker can be had the page thinks itself, but never for long.
//!
//! A bot is given what its seat may know, as text; the state never gets here.

mod crew;
mod question;
mod worker;

pub(crate) use crate::think::crew::{ask, prepare};
pub(crate) use crate::think::question::{Question, Thought, Waiting, Want, answer_for};
pub(crate) use crate::think::worker::serve;

/// True if this module was started in a worker: there is no page.
pub(crate) fn is_worker() -> bool {
    web_sys::window().is_none()
}
