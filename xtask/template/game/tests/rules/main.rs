//! One test at least for every rule id, named after it.

mod edition;
mod end;
mod log;
mod positions;
mod prepare;
mod rowing;
mod setup;
