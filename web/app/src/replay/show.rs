//! What a replay shows.

use std::sync::Arc;
use std::time::Duration;

use game::Seat;
use leptos::prelude::*;
use web_kit::device;
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
    about: StoredValue<About>,
}

/// Sentences by moment.
type Story = Arc<Vec<Vec<Entry>>>;

/// What stays the same while a replay is shown.
#[derive(Clone)]
struct About {
    origin: Origin,
    /// What happened before every moment, as these eyes saw it.
    story: RwSignal<Story>,
    speed: RwSignal<Speed>,
    /// Everything may be seen: the match is over, or somebody gave its record.
    is_open: bool,
    review: Option<Seat>,
}

impl<U: GameUi> Clone for Show<U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<U: GameUi> Copy for Show<U> {}

impl<U: GameUi> Show<U> {
    /// Shows the moment that the address names.
    pub(super) fn new(mut replay: ReplaySource<U>, choice: &[Eyes], origin: Origin) -> Self {
        let eyes = choice.first().copied().unwrap_or(Eyes::Spectator);
        let review = reviewer().filter(|seat| seat.index() < replay.players());
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
            about: StoredValue::new(About {
                origin,
                story: RwSignal::new(story),
                speed: Settings::get().speed,
                is_open: choice.contains(&Eyes::Everything),
                review,
            }),
        };
        Effect::watch(words::language, move |_, _, _| show.retell(), false);
        show
    }

    /// Where the record comes from.
    pub(super) fn origin(self) -> Origin {
        self.about.with_value(|about| about.origin.clone())
    }

    /// What happened before every moment, as these eyes saw it. Reactive.
    pub(super) fn story(self) -> Story {
        self.about.with_value(|about| about.story).get()
    }

    /// True if everything may be seen.
    pub(super) fn is_open(self) -> bool {
        self.about.with_value(|about| about.is_open)
    }

    /// The seat of the person who reviews their mistakes: `?review=0` in the address.
    pub(super) fn review(self) -> Option<Seat> {
        self.about.with_value(|about| about.review)
    }

    /// While a match is running, the only seat whose decisions may be looked into; none if all may.
    pub(super) fn only(self) -> Option<Seat> {
        match self.eyes.get_untracked() {
            Eyes::Seat(seat) if !self.is_open() => Some(seat),
            Eyes::Seat(_) | Eyes::Spectator | Eyes::Everything => None,
        }
    }

    /// The story in other words, or for other eyes.
    fn retell(self) {
        if let Some(story) = self.model.with(ReplaySource::<U>::story) {
            self.about.with_value(|about| about.story.set(Arc::new(story)));
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
        let pause = self.about.with_value(|about| about.speed.get_untracked()).pause().max(FASTEST);
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

/// The seat that `?review=` names.
fn reviewer() -> Option<Seat> {
    let query = device::query();
    let seat = query.split(['?', '&']).find_map(|part| part.strip_prefix("review="))?;
    seat.parse().ok().map(Seat::new)
}
