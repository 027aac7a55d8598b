//! Matches that this device keeps: the one of each game that is on the table, and those on the shelf.

mod player;
pub(crate) mod saved;
pub(crate) mod shelf;

pub(crate) use crate::kept::player::{LONGEST_NAME, Player, clean_name};
pub(crate) use crate::kept::saved::Saved;
