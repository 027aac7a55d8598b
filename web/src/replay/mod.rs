//! Looking back at a match: step by step, through anybody's eyes, with the chances of winning, and
//! from any moment on in another way.

mod branch;
mod controls;
mod eyes;
mod find;
mod found;
mod hash;
mod link;
mod page;
mod plot;
mod share;
mod show;
mod source;
mod story;

pub(crate) use crate::replay::find::{find_page, online_page};
pub(crate) use crate::replay::found::{Found, Unreadable};
pub(crate) use crate::replay::hash::expose;
pub(crate) use crate::replay::page::kept_page;
