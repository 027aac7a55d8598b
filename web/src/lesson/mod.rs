//! Learning a game: a lesson of small steps, each a real action in the real rules, on the same board
//! as in a match.

mod coach;
mod course;
mod page;
mod source;

pub(crate) use crate::lesson::page::lesson_page;
