//! Replays: a match step by step, through any seat's eyes, with the chances of winning; and other
//! ways to continue from any moment.

mod archive;
mod branch;
mod controls;
mod eyes;
mod find;
mod found;
mod given;
mod hash;
mod link;
mod open;
mod page;
mod plot;
mod share;
mod show;
mod source;
mod story;
pub(crate) mod turning;

pub(crate) use crate::replay::find::{find_match, find_page};
pub(crate) use crate::replay::found::{Found, Origin, Unreadable};
pub(crate) use crate::replay::hash::expose;
pub(crate) use crate::replay::open::{given_page, mend, online_page};
pub(crate) use crate::replay::page::kept_page;
pub(crate) use crate::replay::plot::{Point, Turn, change, change_words, evenly, grouped};
