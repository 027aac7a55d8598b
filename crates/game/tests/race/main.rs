//! The contract by the smallest game that signs it: what a game gets for
//! nothing, and what a match does with it.

#![allow(missing_docs)]

mod defaults;
mod game;
mod matches;
