//! People: the person's own page (`/me`), and the public pages of others (`/people/:id`).

mod account;
mod alerts;
mod api;
mod field;
mod history;
mod keys;
mod me;
mod profile;
pub(crate) mod when;

pub(crate) use crate::people::me::me_page;
pub(crate) use crate::people::profile::people_page;
