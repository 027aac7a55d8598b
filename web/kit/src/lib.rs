//! What the boards of the games are made of: the match model, widgets, motion, sound and words.
//!
//! This crate knows no page and no game. A game's user interface (`games/<game>/ui`) implements
//! [`model::GameUi`] with it; the pages (`web/app`) show a [`model::MatchModel`] with it.

pub mod appearance;
pub mod art;
pub mod device;
pub mod model;
pub mod motion;
pub mod settings;
pub mod sound;
pub mod widgets;
pub mod words;
