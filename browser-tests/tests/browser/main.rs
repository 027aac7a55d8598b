//! The client in a real browser: one executable, as linking a server takes longer than compiling
//! a test.
//!
//! What each test plays is listed in `README.md` of this crate.

mod alerts;
mod archive;
mod at_table;
mod axe;
mod board;
mod buccaneer;
mod bundles;
mod colors;
mod devices;
mod ended;
mod every_game;
mod help;
mod hosting;
mod king_at_sea;
mod king_of_pirates;
mod languages;
mod leaving;
mod lobby;
mod motion;
mod names;
mod offline;
mod online;
mod people;
mod phone;
mod pirates;
mod planks;
mod replay;
mod start;
mod table;
mod tutorial;
mod windows;
