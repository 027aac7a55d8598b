//! What surrounds a board or a page: the bar on top, the page of a match, its ending.

pub(crate) mod bottom_bar;
pub(crate) mod ending;
mod lost;
pub(crate) mod masthead;
pub(crate) mod match_page;
pub(crate) mod names;
pub(crate) mod title;
pub(crate) mod top;

pub(crate) use crate::frame::lost::{lost, unreachable, wrecked};
