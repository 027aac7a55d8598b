//! The binary, from outside.

mod arena;
mod commands;
mod common;
mod engine;
#[cfg(feature = "postgres")]
mod fleet;
mod fuzz;
mod serve;
