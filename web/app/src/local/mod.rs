//! Matches on this device: seats, bots and undo. What is kept of them is in `archive`.

mod bots;
mod faces;
mod local_match;
mod names;
mod open;
mod page;
mod seats;
mod source;
mod undo;

pub(crate) use crate::local::page::play_page;
pub(crate) use crate::local::seats::seats_page;
