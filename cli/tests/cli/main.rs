//! The binary, from outside.

mod commands;
mod common;
mod engine;
mod fuzz;
