//! One test at least for every rule id, named after it.

mod abilities;
mod board;
mod cards;
mod combinations;
mod edition;
mod fight;
mod hideout;
mod island;
mod last_round;
mod movement;
mod odds;
mod positions;
mod prepare;
mod rollout_policy;
mod setup;
mod upkeep;
mod windows;
mod words;
