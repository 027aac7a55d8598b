//! Matches on this device: seats, bots, undo, and what is kept between visits.

mod bots;
mod local_match;
mod page;
mod player;
pub(crate) mod saved;
mod seats;
mod source;
mod undo;

pub(crate) use crate::local::page::play_page;
pub(crate) use crate::local::player::Player;
pub(crate) use crate::local::saved::Saved;
pub(crate) use crate::local::seats::seats_page;
