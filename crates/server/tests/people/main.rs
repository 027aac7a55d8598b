//! People over HTTP, without a socket.

#![allow(clippy::unwrap_used)]

mod account;
mod browser;
mod described;
mod guarded;
mod guest;
mod lobby;
mod past;
mod token;
