//! Lessons: small steps, each a real action under the real rules, on the board of a match.

mod coach;
mod course;
mod page;
mod source;

pub(crate) use crate::lesson::page::lesson_page;
