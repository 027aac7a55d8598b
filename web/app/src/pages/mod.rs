//! Pages that belong to no match: the front page, settings, and the notice of a new version.

mod front;
mod settings;
mod update;

pub(crate) use crate::pages::front::front_page;
pub(crate) use crate::pages::settings::settings_page;
pub(crate) use crate::pages::update::update_notice;
