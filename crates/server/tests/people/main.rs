//! People over HTTP, without a socket.

#![allow(clippy::unwrap_used)]

mod account;
mod browser;
mod guarded;
mod guest;
mod past;
mod token;
