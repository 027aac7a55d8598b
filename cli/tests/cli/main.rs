//! The binary, from outside.

mod arena;
mod commands;
mod common;
mod engine;
mod fuzz;
mod serve;
