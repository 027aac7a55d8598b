//! Who is there.

mod cookie;
mod name;
mod password;
mod person;
mod secret;

pub(crate) use cookie::{clear, keep};
pub(crate) use name::Name;
pub(crate) use password::Passwords;
pub(crate) use person::{Owner, Person, SESSION_LASTS};
pub(crate) use secret::Secret;
