//! People: names, passwords, cookies and sessions.

mod cookie;
mod name;
mod password;
mod person;
mod secret;

pub(crate) use cookie::{clear, find_device, keep, keep_device};
pub(crate) use name::Name;
pub(crate) use password::Passwords;
pub(crate) use person::{Owner, Person, Present, SESSION_LASTS};
pub(crate) use secret::Secret;
