//! A person's progress in a lesson.

use std::sync::Arc;

use leptos::prelude::*;
use lessons::{Lesson, LessonError, LessonStep};
use web_kit::device;
use web_kit::model::{GameUi, MatchModel};

use crate::lesson::source::LessonSource;

/// A lesson under way. A handle: copies mean the same lesson.
pub(super) struct Course<U: GameUi> {
    lesson: StoredValue<Arc<Lesson<U::Game>>>,
    /// The number of the step, from 0.
    pub(super) at: RwSignal<usize>,
    pub(super) model: MatchModel<U>,
    /// The goal is shown, before the first step.
    pub(super) is_new: RwSignal<bool>,
}

impl<U: GameUi> Clone for Course<U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<U: GameUi> Copy for Course<U> {}

impl<U: GameUi> Course<U> {
    /// Continues where this device left off.
    pub(super) fn resume() -> Result<Self, LessonError> {
        let lesson = Lesson::<U::Game>::read(U::LESSON)?;
        let kept: usize = device::load(&key::<U>()).unwrap_or(0);
        let at = if kept < lesson.steps.len() { kept } else { 0 };
        let is_new = RwSignal::new(at == 0);
        let model = MatchModel::new(source(&lesson, at)?);
        Ok(Self {
            lesson: StoredValue::new(Arc::new(lesson)),
            at: RwSignal::new(at),
            model,
            is_new,
        })
    }

    /// How many steps there are.
    pub(super) fn len(self) -> usize {
        self.lesson.with_value(|lesson| lesson.steps.len())
    }

    /// The step that is shown; reactive.
    pub(super) fn step(self) -> Option<LessonStep<U::Game>> {
        let at = self.at.get();
        self.lesson.with_value(|lesson| lesson.steps.get(at).cloned())
    }

    /// True once the step has been done; reactive.
    pub(super) fn is_done(self) -> bool {
        self.at.track();
        self.model.now.track();
        self.model.with(LessonSource::<U>::is_done).unwrap_or(false)
    }

    pub(super) fn is_last(self) -> bool {
        self.at.get() + 1 == self.len()
    }

    /// Remembers that the last step was done: the next visit starts over.
    pub(super) fn finish(self) {
        device::save(&key::<U>(), &self.len());
    }

    /// Shows a step from its beginning.
    pub(super) fn go(self, step: usize) {
        let Ok(source) = self.lesson.with_value(|lesson| source(lesson, step)) else { return };
        device::save(&key::<U>(), &step);
        self.model.load(source);
        self.at.set(step);
    }
}

fn source<U: GameUi>(
    lesson: &Lesson<U::Game>,
    step: usize,
) -> Result<LessonSource<U>, LessonError> {
    LessonSource::begin(lesson, step)
}

fn key<U: GameUi>() -> String {
    format!("lesson.{}", U::ID)
}
