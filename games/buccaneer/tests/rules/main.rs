//! One test at least for every rule id, named after it.

mod boarding;
mod edition;
mod end;
mod log;
mod moving;
mod mutiny;
mod positions;
mod prepare;
mod setup;
mod stalemate;
