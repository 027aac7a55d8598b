//! One test at least for every rule id, named after it.

mod balance;
mod edition;
mod end;
mod gold;
mod honour;
mod moving;
mod positions;
mod prepare;
mod preview;
mod returning;
mod setup;
mod sliding;
mod tipping;
mod turn;
mod words;
