//! How far a person has come in a lesson.

use std::sync::Arc;

use leptos::prelude::*;
use lessons::{Lesson, LessonError, Step};

use crate::device;
use crate::games::Client;
use crate::play::{Guided, Source, Table};

/// A lesson under way. A handle: copies mean the same lesson.
pub(super) struct Course<G: Client> {
    lesson: StoredValue<Arc<Lesson<G>>>,
    /// The number of the step, from 0.
    pub(super) at: RwSignal<usize>,
    pub(super) table: Table<G>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask `G: Copy`")]
impl<G: Client> Clone for Course<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Client> Copy for Course<G> {}

impl<G: Client> Course<G> {
    /// Goes on where this device left off.
    pub(super) fn resume() -> Result<Self, LessonError> {
        let lesson = Lesson::<G>::read(G::LESSON)?;
        let kept: usize = device::load(&key::<G>()).unwrap_or(0);
        let at = if kept < lesson.steps.len() { kept } else { 0 };
        let table = Table::aside(source(&lesson, at)?);
        Ok(Self { lesson: StoredValue::new(Arc::new(lesson)), at: RwSignal::new(at), table })
    }

    /// How many steps there are.
    pub(super) fn len(self) -> usize {
        self.lesson.with_value(|lesson| lesson.steps.len())
    }

    /// The step that is shown; reactive.
    pub(super) fn step(self) -> Option<Step<G>> {
        let at = self.at.get();
        self.lesson.with_value(|lesson| lesson.steps.get(at).cloned())
    }

    /// True once the step has been done; reactive.
    pub(super) fn is_done(self) -> bool {
        self.at.track();
        self.table.now.track();
        self.table.lesson(Guided::is_done).unwrap_or(false)
    }

    pub(super) fn is_last(self) -> bool {
        self.at.get() + 1 == self.len()
    }

    /// Notes that the last step was done: the next visit begins anew.
    pub(super) fn finish(self) {
        device::save(&key::<G>(), &self.len());
    }

    /// Shows a step from its beginning.
    pub(super) fn go(self, step: usize) {
        let Ok(source) = self.lesson.with_value(|lesson| source(lesson, step)) else { return };
        device::save(&key::<G>(), &step);
        self.table.lay(source);
        self.at.set(step);
    }
}

fn source<G: Client>(lesson: &Lesson<G>, step: usize) -> Result<Source<G>, LessonError> {
    Ok(Source::Lesson(Box::new(Guided::begin(lesson, step)?)))
}

fn key<G: Client>() -> String {
    format!("lesson.{}", G::ID)
}
