//! One test at least for every rule id, named after it.

mod assemble;
mod capture;
mod details;
mod edition;
mod end;
mod kept;
mod log;
mod monster;
mod mutiny;
mod positions;
mod prepare;
mod preview;
mod ransom;
mod scoring;
mod setup;
mod stalemate;
mod words;
