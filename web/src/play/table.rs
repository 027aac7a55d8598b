//! The match as the page sees it: signals that change with every input.

use std::sync::Arc;
use std::time::Duration;

use bots::Hint;
use leptos::prelude::*;
use protocol::v1::{Clocks, History, Update};
use table::{ActError, Refusal, Seat, Standing, Viewer};

use crate::device;
use crate::games::Client;
use crate::online::Session;
use crate::play::{Entry, Guided, Next, Past, Player, Remote, Saved, Sitting, Source, Who};
use crate::settings::{Settings, Speed};
use crate::shell::{motion, sights};
use crate::think::{self, Thought};
use crate::words::{self, say};

/// The table between two inputs.
pub(crate) struct Snapshot<G: Client> {
    pub(crate) view: G::View,
    pub(crate) viewer: Viewer,
    pub(crate) next: Next,
    /// What the person who is asked may do.
    pub(crate) legal: Vec<G::Action>,
    pub(crate) standing: Standing,
    /// What the last action made happen, for things that move.
    pub(crate) news: Vec<G::Event>,
    /// The kinds of cards in everybody's hand, if nothing is hidden: see [`Client::hands`].
    pub(crate) hands: Vec<Vec<&'static str>>,
    /// The seat of the person at this page, if there is one alone.
    pub(crate) you: Option<Seat>,
    /// Who sits at each seat, in a word.
    pub(crate) who: Vec<Who>,
    /// The clocks, and when they were read.
    pub(crate) clocks: Option<(Clocks, f64)>,
}

impl<G: Client> Snapshot<G> {
    /// The person here who is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.next {
            Next::Person(seat) => Some(seat),
            Next::Bot(_) | Next::Elsewhere(_) | Next::Over => None,
        }
    }

    /// How a seat is spoken of: "you" if it is the only person's own.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}

/// Why something was refused, and by which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub(crate) rule: Option<String>,
    pub(crate) text: String,
}

/// What a strong bot would do in the place of the person who is asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Advice<A> {
    #[default]
    Unasked,
    Thinking,
    /// The best first.
    Given(Vec<Hint<A>>),
}

/// A running match and what the page shows of it. A handle: copies mean the same table.
pub(crate) struct Table<G: Client> {
    source: StoredValue<Source<G>>,
    /// The table as it is now.
    pub(crate) now: RwSignal<Arc<Snapshot<G>>>,
    /// Everything told, oldest first.
    pub(crate) log: RwSignal<Vec<Entry>>,
    /// An action that waits for its confirmation.
    pub(crate) proposed: RwSignal<Option<G::Action>>,
    /// The last refusal.
    pub(crate) refused: RwSignal<Option<Refused>>,
    /// The hint that was asked for.
    pub(crate) advice: RwSignal<Advice<G::Action>>,
    /// Rises with everything that changes the match: what was thought about before comes too late.
    moment: StoredValue<u64>,
    speed: RwSignal<Speed>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask `G: Copy`")]
impl<G: Client> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Client> Copy for Table<G> {}

impl<G: Client> Table<G> {
    /// Lays the table for a match on this device and lets bots who are asked begin.
    pub(crate) fn here(sitting: Sitting<G>) -> Self {
        if sitting.players().iter().any(|player| *player != Player::Person) {
            think::prepare();
        }
        let table = Self::new(Source::Here(sitting));
        table.keep();
        table.proceed();
        table
    }

    /// Lays the table for a match that the server keeps.
    pub(crate) fn there(remote: Remote<G>) -> Self {
        Self::new(Source::There(Box::new(remote)))
    }

    /// Lays the table for a lesson or for looking back: nothing is kept, and no bot plays.
    pub(crate) fn aside(source: Source<G>) -> Self {
        Self::new(source)
    }

    /// Lays the table anew.
    pub(crate) fn lay(self, source: Source<G>) {
        self.source.set_value(source);
        self.show();
    }

    /// Asks the step of the lesson that is shown.
    pub(crate) fn lesson<T>(self, ask: impl FnOnce(&Guided<G>) -> T) -> Option<T> {
        self.source.try_with_value(|source| source.lesson().map(ask)).flatten()
    }

    /// Asks the match that is looked back at.
    pub(crate) fn past<T>(self, ask: impl FnOnce(&Past<G>) -> T) -> Option<T> {
        self.source.try_with_value(|source| source.past().map(ask)).flatten()
    }

    /// Changes what is shown of the match that is looked back at.
    pub(crate) fn turn(self, change: impl FnOnce(&mut Past<G>)) {
        self.source.try_update_value(|source| source.past_mut().map(change));
        self.show();
    }

    fn new(source: Source<G>) -> Self {
        let table = Self {
            now: RwSignal::new(Arc::new(source.snapshot())),
            log: RwSignal::new(source.log()),
            proposed: RwSignal::new(None),
            refused: RwSignal::new(None),
            advice: RwSignal::new(Advice::Unasked),
            moment: StoredValue::new(0),
            speed: Settings::get().speed,
            source: StoredValue::new(source),
        };
        Effect::watch(words::language, move |_, _, _| table.retell(), false);
        table
    }

    /// Says in another language what was said before.
    fn retell(self) {
        self.refused.set(None);
        self.source.update_value(Source::retell);
        self.log.set(self.source.with_value(Source::log));
    }

    /// The table on line, if it is one.
    pub(crate) fn session(self) -> Option<Session> {
        self.source.try_with_value(|source| source.there().map(|remote| remote.session)).flatten()
    }

    /// The server told how the match went on.
    pub(crate) fn receive(self, update: &Update) {
        let taken = self.with_remote(|remote| {
            remote.reseat(remote.session.you.get_untracked().and_then(|you| you.seat));
            remote.take(update)
        });
        match taken {
            Some(Err(reason)) => self.refused.set(Some(Refused { rule: None, text: reason })),
            Some(Ok(())) => self.show(),
            None => {}
        }
    }

    /// The server told what happened before this page was opened.
    pub(crate) fn remember(self, history: History) {
        self.with_remote(|remote| remote.remember(history));
        if let Some(log) = self.source.try_with_value(Source::log) {
            self.log.set(log);
        }
    }

    fn with_remote<T>(self, change: impl FnOnce(&mut Remote<G>) -> T) -> Option<T> {
        self.source.try_update_value(|source| source.there_mut().map(change)).flatten()
    }

    /// The number of this moment of the match.
    pub(crate) fn moment(self) -> u64 {
        self.moment.get_value()
    }

    /// True if nothing has changed since that moment, and the table was not left.
    pub(crate) fn is_at(self, moment: u64) -> bool {
        self.moment.try_get_value() == Some(moment)
    }

    /// Shows an action for confirmation; one without a preview is done at once.
    pub(crate) fn propose(self, action: G::Action) {
        let now = self.now.get_untracked();
        let Some(seat) = now.asked() else { return };
        if let Err(refusal) = self.check(seat, action) {
            return self.refuse(&refusal);
        }
        if !self.wants(action) {
            return self.put_off();
        }
        self.refused.set(None);
        if G::has_preview(action) {
            self.proposed.set(Some(action));
        } else {
            self.act(action);
        }
    }

    fn check(self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.source.with_value(|source| source.check(seat, action))
    }

    fn wants(self, action: G::Action) -> bool {
        self.source.with_value(|source| source.wants(action))
    }

    fn refuse(self, refusal: &G::Refusal) {
        self.proposed.set(None);
        self.refused.set(Some(Refused {
            rule: Some(refusal.rule().to_owned()),
            text: G::refusal_words(&self.now.get_untracked().view, refusal),
        }));
    }

    /// The rules allow it, but this is a lesson about something else.
    fn put_off(self) {
        self.proposed.set(None);
        self.refused.set(Some(Refused { rule: None, text: say("tutorial-not-now") }));
    }

    /// Does an action for the person who is asked.
    pub(crate) fn act(self, action: G::Action) {
        let Some(seat) = self.now.get_untracked().asked() else { return };
        if !self.wants(action) && self.check(seat, action).is_ok() {
            return self.put_off();
        }
        self.apply(seat, action);
    }

    /// Takes a proposed action back.
    pub(crate) fn withdraw(self) {
        self.proposed.set(None);
        self.refused.set(None);
    }

    fn apply(self, seat: Seat, action: G::Action) {
        let done = self.source.try_update_value(|source| match source {
            Source::Here(sitting) => Some(sitting.act(seat, action)),
            Source::Lesson(guided) => Some(guided.act(action)),
            Source::Past(_) => None,
            Source::There(remote) => {
                remote.session.act(remote.seq(), &action);
                None
            }
        });
        match done.flatten() {
            Some(Ok(())) => self.show(),
            Some(Err(ActError::Refused(refusal))) => self.refuse(&refusal),
            // Too late: the match is over or somebody else is asked, which the page shows.
            Some(Err(ActError::Over | ActError::NotAsked(_))) => {}
            // The server answers in its own time, or the table was left.
            None => self.proposed.set(None),
        }
    }

    /// Takes the last decision of a person back, or says why not.
    pub(crate) fn undo(self) {
        let done = self.source.try_update_value(|source| match source {
            Source::Here(sitting) => Some(sitting.undo()),
            Source::Lesson(_) | Source::Past(_) => None,
            Source::There(remote) => {
                remote.session.undo();
                None
            }
        });
        match done.flatten() {
            Some(Ok(())) => self.show(),
            Some(Err(reason)) => {
                self.proposed.set(None);
                self.refused.set(Some(Refused { rule: None, text: say(reason.key()) }));
            }
            None => {}
        }
    }

    /// Asks a strong bot what it would do in the place of the person who is asked.
    pub(crate) fn ask_advice(self) {
        let Some(seat) = self.now.get_untracked().asked() else { return };
        self.advice.set(Advice::Thinking);
        self.think(seat, move |thought| {
            if let Thought::Hints(hints) = thought {
                self.advice.set(Advice::Given(hints));
            }
        });
    }

    /// Has a seat thought about, by its bot or for its person. `then` is not called if the match
    /// went on meanwhile or the table was left.
    fn think(self, seat: Seat, then: impl FnOnce(Thought<G::Action>) + 'static) {
        let chance = device::chance();
        let ask = |source: &Source<G>| source.here().map(|sitting| sitting.question(seat, chance));
        let Some(question) = self.source.try_with_value(ask).flatten() else { return };
        let moment = self.moment();
        think::ask(&question, move |thought| {
            if self.is_at(moment) {
                then(thought);
            }
        });
    }

    /// Brings the page up to date, keeps the match and goes on with the next bot.
    fn show(self) {
        self.keep();
        self.moment.update_value(|moment| *moment += 1);
        let told = self.source.try_with_value(|source| (source.log(), source.snapshot()));
        if let Some((log, now)) = told {
            self.turn_to(log, now);
        }
        self.proceed();
    }

    /// Shows this table instead; what moved is seen to move.
    fn turn_to(self, log: Vec<Entry>, now: Snapshot<G>) {
        let sights = now.news.iter().flat_map(|event| G::sights(&now.view, event)).collect();
        let change = move || {
            self.proposed.set(None);
            self.refused.set(None);
            self.advice.set(Advice::Unasked);
            self.log.set(log);
            self.now.set(Arc::new(now));
        };
        if self.stands_still() {
            change();
        } else {
            sights::during(sights, || motion::glide(change));
        }
    }

    /// True if nothing is to move, for speed or because the person wishes so.
    pub(crate) fn stands_still(self) -> bool {
        self.speed.get_untracked() == Speed::Fast || motion::stands_still()
    }

    /// What is kept of the match, if it is kept here.
    pub(crate) fn saved(self) -> Option<Saved<G>> {
        self.source.with_value(|source| source.here().map(Sitting::saved))
    }

    /// Clears the table for another match.
    pub(crate) fn restart(self, sitting: Sitting<G>) {
        self.source.set_value(Source::Here(sitting));
        self.show();
    }

    fn keep(self) {
        self.source.try_with_value(|source| source.here().map(|sitting| sitting.saved().keep()));
    }

    /// If a bot is asked, it thinks, and acts not before a person could follow.
    fn proceed(self) {
        let next = self.source.try_with_value(Source::next);
        let Some(Next::Bot(seat)) = next else { return };
        let pause = self.speed.try_get_untracked().unwrap_or_default().pause();
        let (begun, moment) = (device::now(), self.moment());
        self.think(seat, move |thought| {
            let Thought::Action(action) = thought else { return };
            let thought_for = Duration::from_millis((device::now() - begun).max(0.0) as u64);
            let act = move || {
                if self.is_at(moment) {
                    self.apply(seat, action);
                }
            };
            set_timeout(act, pause.saturating_sub(thought_for));
        });
    }
}
