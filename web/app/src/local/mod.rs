//! Matches on this device: seats, bots, undo, what is on the table and what is on the shelf.

mod bots;
mod faces;
mod local_match;
mod page;
mod player;
pub(crate) mod saved;
mod seats;
pub(crate) mod shelf;
mod source;
pub(crate) mod turning;
mod undo;

pub(crate) use crate::local::page::play_page;
pub(crate) use crate::local::player::Player;
pub(crate) use crate::local::saved::Saved;
pub(crate) use crate::local::seats::seats_page;
