//! Interactive lessons: prepared positions, and what is to be done in each.
//!
//! A lesson is a JSON file beside its game (`games/<game>/lesson.json`). Each
//! step is an action in the real rules; what its words are is said by keys.
//! The client plays lessons ([`Lesson`]), the games' tests look for mistakes
//! in them ([`faults()`]).

mod faults;
mod lesson;

pub use faults::faults;
pub use lesson::{Lesson, LessonError, LessonStep, Slip};
