//! What a replay shows.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use web_kit::model::{Entry, GameUi, MatchModel};
use web_kit::settings::{Settings, Speed};
use web_kit::words;

use crate::replay::found::Origin;
use crate::replay::link;
use crate::replay::source::{Eyes, ReplaySource};

/// No moment is shown for less than this.
const FASTEST: Duration = Duration::from_millis(250);

/// A replay that is shown. A handle: copies mean the same replay.
pub(super) struct Show<U: GameUi> {
    pub(super) model: MatchModel<U>,
    /// The moment that is shown.
    pub(super) at: RwSignal<usize>,
    pub(super) last: usize,
    pub(super) playing: RwSignal<bool>,
    pub(super) eyes: RwSignal<Eyes>,
    /// What happened before every moment, as these eyes saw it.
    pub(super) story: RwSignal<Arc<Vec<Vec<Entry>>>>,
    pub(super) origin: StoredValue<Origin>,
    speed: RwSignal<Speed>,
}

impl<U: GameUi> Clone for Show<U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<U: GameUi> Copy for Show<U> {}

impl<U: GameUi> Show<U> {
    /// Shows the moment that the address names.
    pub(super) fn new(mut replay: ReplaySource<U>, eyes: Eyes, origin: Origin) -> Self {
        replay.look(eyes);
        replay.go(link::Fragment::here().moment);
        let (last, at) = (replay.last(), link::Fragment::here().moment.min(replay.last()));
        let story = Arc::new(replay.story());
        let show = Self {
            model: MatchModel::new(replay),
            at: RwSignal::new(at),
            last,
            playing: RwSignal::new(false),
            eyes: RwSignal::new(eyes),
            story: RwSignal::new(story),
            origin: StoredValue::new(origin),
            speed: Settings::get().speed,
        };
        Effect::watch(words::language, move |_, _, _| show.retell(), false);
        show
    }

    /// The story in other words, or for other eyes.
    fn retell(self) {
        if let Some(story) = self.model.with(ReplaySource::<U>::story) {
            self.story.set(Arc::new(story));
        }
    }

    fn change(self, change: impl FnOnce(&mut ReplaySource<U>)) {
        self.model.update(change);
        self.model.show();
    }

    /// Shows a moment; the address follows.
    pub(super) fn go(self, moment: usize) {
        let moment = moment.min(self.last);
        if moment != self.at.get_untracked() {
            self.at.set(moment);
            self.change(|source| source.go(moment));
            link::note(moment);
        }
    }

    /// A step by the person: what was running stops.
    pub(super) fn step_to(self, moment: usize) {
        self.playing.set(false);
        self.go(moment);
    }

    pub(super) fn back(self) {
        self.step_to(self.at.get_untracked().saturating_sub(1));
    }

    pub(super) fn forth(self) {
        self.step_to(self.at.get_untracked() + 1);
    }

    /// Looks through other eyes.
    pub(super) fn look(self, eyes: Eyes) {
        self.eyes.set(eyes);
        self.change(|source| source.look(eyes));
        self.retell();
    }

    /// Plays or pauses; at the end it starts over.
    pub(super) fn toggle(self) {
        let plays = !self.playing.get_untracked();
        self.playing.set(plays);
        if plays {
            if self.at.get_untracked() == self.last {
                self.go(0);
            }
            self.run();
        }
    }

    /// One moment after the other, at the pace that bots have.
    fn run(self) {
        let pause = self.speed.get_untracked().pause().max(FASTEST);
        let moment = self.at.get_untracked();
        let next = move || {
            let still = self.playing.try_get_untracked() == Some(true)
                && self.at.try_get_untracked() == Some(moment);
            if !still {
                return;
            }
            self.go(moment + 1);
            if moment + 1 >= self.last {
                self.playing.set(false);
            } else {
                self.run();
            }
        };
        set_timeout(next, pause);
    }
}
