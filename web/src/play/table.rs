//! The match as the page sees it: signals that change with every input.

use std::sync::Arc;

use bot_worker::Hint;
use game::{ActError, Refusal, Seat, Seats, Standing, Viewer};
use leptos::prelude::*;
use protocol::v1::{Clocks, History, Update};

use crate::device;
use crate::games::Client;
use crate::online::Session;
use crate::play::{Entry, Guided, Next, Past, Player, Remote, Saved, Sitting, Source, Who};
use crate::settings::{Settings, Speed};
use crate::shell::{focus, motion, sights};
use crate::think;
use crate::words::{self, say};

/// The table between two inputs.
pub(crate) struct Snapshot<G: Client> {
    pub(crate) view: G::View,
    pub(crate) viewer: Viewer,
    pub(crate) next: Next,
    /// Everybody who is asked, here or elsewhere.
    pub(crate) thinking: Seats,
    /// Names the question to the person who is asked: it stays the same while others answer theirs.
    pub(crate) question: u64,
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

    /// The person here who is asked, and what: nothing of it changes while others answer.
    pub(crate) fn asked_this(&self) -> Option<(Seat, u64)> {
        self.asked().map(|seat| (seat, self.question))
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
    pub(super) source: StoredValue<Source<G>>,
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
    /// What the person here is asked: changes with the question, not with every input.
    pub(crate) question: Memo<Option<(Seat, u64)>>,
    /// Who has the device, of several people at it.
    pub(crate) holder: RwSignal<Viewer>,
    pub(super) pace: StoredValue<Pace>,
}

/// What bots that play here wait for.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    /// What the worker thinks about for a bot: one question at a time.
    pub(super) bot: Option<(Seat, u64)>,
    /// When something was told last, for people to follow.
    pub(super) told: f64,
    pub(super) speed: RwSignal<Speed>,
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
        let now = RwSignal::new(Arc::new(source.snapshot()));
        let holder = RwSignal::new(now.with_untracked(|now| now.viewer));
        let pace = Pace { bot: None, told: device::now(), speed: Settings::get().speed };
        let table = Self {
            now,
            log: RwSignal::new(source.log()),
            proposed: RwSignal::new(None),
            refused: RwSignal::new(None),
            advice: RwSignal::new(Advice::Unasked),
            question: Memo::new(move |_| now.with(|now| now.asked_this())),
            holder,
            pace: StoredValue::new(pace),
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

    /// True until the person who is asked has the device, in games with secrets: whoever has it
    /// now must not see what that person may.
    pub(crate) fn is_covered(self) -> bool {
        let viewer = self.now.with(|now| now.viewer);
        G::HAS_SECRETS && viewer != Viewer::Spectator && viewer != self.holder.get()
    }

    /// True if the person here is still asked that, and the table was not left.
    pub(crate) fn still_asks(self, question: (Seat, u64)) -> bool {
        self.now.try_get_untracked().is_some_and(|now| now.asked_this() == Some(question))
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

    pub(super) fn apply(self, seat: Seat, action: G::Action) {
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

    /// Brings the page up to date, keeps the match and goes on with the next bot.
    fn show(self) {
        self.keep();
        let told = self.source.try_with_value(|source| (source.log(), source.snapshot()));
        if let Some((log, now)) = told {
            self.turn_to(log, now);
        }
        self.proceed();
    }

    /// Shows this table instead; what moved is seen to move.
    fn turn_to(self, log: Vec<Entry>, now: Snapshot<G>) {
        let sights = now.news.iter().flat_map(|event| G::sights(&now.view, event)).collect();
        let before = self.now.get_untracked();
        // Somebody else answered: what this person is about to do stands as it was.
        let same = before.asked().is_some() && before.asked_this() == now.asked_this();
        if self.log.with_untracked(Vec::len) != log.len() {
            self.pace.update_value(|pace| pace.told = device::now());
        }
        let change = move || {
            if !same {
                self.proposed.set(None);
                self.refused.set(None);
                self.advice.set(Advice::Unasked);
            }
            self.log.set(log);
            self.now.set(Arc::new(now));
        };
        let change = move || {
            if same {
                focus::keep(change);
            } else {
                change();
            }
        };
        if self.stands_still() {
            change();
        } else {
            sights::during(sights, || motion::glide(change));
        }
    }

    /// True if nothing is to move, for speed or because the person wishes so.
    pub(crate) fn stands_still(self) -> bool {
        self.pace.get_value().speed.get_untracked() == Speed::Fast || motion::stands_still()
    }

    /// What is kept of the match, if it is kept here.
    pub(crate) fn saved(self) -> Option<Saved<G>> {
        self.source.with_value(|source| source.here().map(Sitting::saved))
    }

    /// Clears the table for another match.
    pub(crate) fn restart(self, sitting: Sitting<G>) {
        self.source.set_value(Source::Here(sitting));
        self.pace.update_value(|pace| pace.bot = None);
        self.show();
    }

    fn keep(self) {
        self.source.try_with_value(|source| source.here().map(|sitting| sitting.saved().keep()));
    }
}
