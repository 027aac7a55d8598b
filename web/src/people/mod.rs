//! People: oneself (`/me`), and others as everybody sees them (`/people/:id`).

mod account;
mod api;
mod field;
mod history;
mod keys;
mod me;
mod profile;
mod when;

pub(crate) use crate::people::me::me_page;
pub(crate) use crate::people::profile::people_page;
