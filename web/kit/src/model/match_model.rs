//! The match as the page sees it: signals that change with every input.

use std::any::Any;
use std::sync::Arc;

use game::{ActError, Refusal as _, Seat, Viewer};
use leptos::prelude::*;

use crate::device;
use crate::model::{
    Action, Advice, Entry, GameUi, Next, Refusal, Refused, Sequence, Snapshot, Source,
};
use crate::motion::{self, effects, focus, glide};
use crate::settings::{Confirm, Settings, Speed};
use crate::sound::Sound;
use crate::words;

/// How a phone vibrates at the person's own action, in milliseconds.
const OWN_ACTION: [u32; 1] = [12];
/// And when it is the person's turn: on, off, on.
const YOUR_TURN: [u32; 3] = [20, 40, 20];

/// A match and what the page shows of it. A handle: copies mean the same match.
pub struct MatchModel<U: GameUi> {
    inner: StoredValue<Inner<U>>,
    /// The match as it is now.
    pub now: RwSignal<Arc<Snapshot<U>>>,
    /// The whole log, oldest first.
    pub log: RwSignal<Vec<Entry>>,
    /// An action that waits for its confirmation.
    pub proposed: RwSignal<Option<Action<U>>>,
    /// What the proposed action is the beginning of, if it does not stand alone.
    pub sequence: RwSignal<Option<Sequence>>,
    /// The last refusal.
    pub refused: RwSignal<Option<Refused>>,
    /// What to do next with what the person has picked: said instead of [`GameUi::prompt`]. The
    /// board sets it; it is gone with the next input.
    pub guidance: RwSignal<Option<String>>,
    /// The hint that was asked for.
    pub advice: RwSignal<Advice<Action<U>>>,
    /// What the person here is asked: changes with the question, not with every input.
    pub question: Memo<Option<(Seat, u64)>>,
    /// Who holds the device, of several people who share it.
    pub holder: RwSignal<Viewer>,
}

/// What is not reactive.
struct Inner<U: GameUi> {
    source: Box<dyn Source<U>>,
    hooks: Hooks<U>,
    settings: Settings,
    log_open: RwSignal<bool>,
    /// When the log last grew, so that bots leave people time to read it.
    told_at: f64,
}

/// What a source wants done around the model.
pub struct Hooks<U: GameUi> {
    /// Called after every change of the match.
    pub changed: fn(MatchModel<U>),
    /// Gives a hint; none where there are no hints.
    pub advise: Option<fn(MatchModel<U>)>,
}

impl<U: GameUi> Default for Hooks<U> {
    fn default() -> Self {
        Self { changed: |_| {}, advise: None }
    }
}

impl<U: GameUi> Clone for Hooks<U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<U: GameUi> Copy for Hooks<U> {}

impl<U: GameUi> Clone for MatchModel<U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<U: GameUi> Copy for MatchModel<U> {}

impl<U: GameUi> MatchModel<U> {
    /// Shows a match that changes only by what people do here or what the source hears.
    pub fn new(source: impl Source<U>) -> Self {
        Self::hooked(source, Hooks::default())
    }

    /// Shows a match that something else follows, too.
    pub fn hooked(source: impl Source<U>, hooks: Hooks<U>) -> Self {
        let now = RwSignal::new(Arc::new(source.snapshot()));
        let model = Self {
            now,
            log: RwSignal::new(source.log()),
            proposed: RwSignal::new(None),
            sequence: RwSignal::new(None),
            refused: RwSignal::new(None),
            guidance: RwSignal::new(None),
            advice: RwSignal::new(Advice::Unasked),
            question: Memo::new(move |_| now.with(|now| now.asked_this())),
            holder: RwSignal::new(now.with_untracked(|now| now.viewer)),
            inner: StoredValue::new(Inner {
                source: Box::new(source),
                hooks,
                settings: Settings::get(),
                log_open: RwSignal::new(false),
                told_at: device::now(),
            }),
        };
        Effect::watch(words::language, move |_, _, _| model.retell(), false);
        (hooks.changed)(model);
        model
    }

    /// Shows another match.
    pub fn load(self, source: impl Source<U>) {
        self.inner.update_value(|inner| inner.source = Box::new(source));
        self.show();
    }

    /// Asks the source, if it is of this kind and the page was not left.
    pub fn with<S: Source<U>, T>(self, ask: impl FnOnce(&S) -> T) -> Option<T> {
        self.ask(|source| (source as &dyn Any).downcast_ref().map(ask))?
    }

    /// Changes the source, if it is of this kind and the page was not left; [`Self::show`] then
    /// shows it.
    pub fn update<S: Source<U>, T>(self, change: impl FnOnce(&mut S) -> T) -> Option<T> {
        self.change(|source| (source as &mut dyn Any).downcast_mut().map(change))?
    }

    /// None if the page was left.
    fn ask<T>(self, ask: impl FnOnce(&dyn Source<U>) -> T) -> Option<T> {
        self.inner.try_with_value(|inner| ask(&*inner.source))
    }

    /// None if the page was left.
    fn change<T>(self, change: impl FnOnce(&mut dyn Source<U>) -> T) -> Option<T> {
        self.inner.try_update_value(|inner| change(&mut *inner.source))
    }

    /// Writes the log again and forgets the last refusal: the language has changed.
    fn retell(self) {
        self.refused.set(None);
        self.change(Source::retell);
        self.show_log();
    }

    /// Shows the log as the source has it now.
    pub fn show_log(self) {
        if let Some(log) = self.ask(Source::log) {
            self.log.set(log);
        }
    }

    /// True until the person who is asked holds the device, in games with secrets: nobody else may
    /// see what that person sees.
    pub fn is_covered(self) -> bool {
        let viewer = self.now.with(|now| now.viewer);
        U::HAS_SECRETS && viewer != Viewer::Spectator && viewer != self.holder.get()
    }

    /// True if the person here is still asked that, and the page was not left.
    pub fn still_asks(self, question: (Seat, u64)) -> bool {
        self.now.try_get_untracked().is_some_and(|now| now.asked_this() == Some(question))
    }

    /// Shows an action for confirmation, or does it at once: what has no preview, and what the
    /// person does not want to confirm.
    pub fn propose(self, action: Action<U>) {
        if !self.can_propose(action) {
            return;
        }
        if self.asks_before(action) {
            self.offer(action, None);
        } else {
            self.act(action);
        }
    }

    /// Shows several actions for confirmation as one, of which this is the first, or does them at
    /// once if the person does not want to confirm them.
    pub fn propose_sequence(self, first: Action<U>, is_risky: bool, sequence: Sequence) {
        if !self.can_propose(first) {
            return;
        }
        if self.confirms(|| is_risky) {
            self.offer(first, Some(sequence));
        } else {
            (sequence.start)();
        }
    }

    fn offer(self, action: Action<U>, sequence: Option<Sequence>) {
        self.sequence.set(sequence);
        self.proposed.set(Some(action));
    }

    /// Shows an action for confirmation, whatever the person usually confirms.
    pub fn preview(self, action: Action<U>) {
        if self.can_propose(action) {
            self.offer(action, None);
        }
    }

    /// False if the action is refused or put off; the page then says why.
    fn can_propose(self, action: Action<U>) -> bool {
        let now = self.now.get_untracked();
        let Some(seat) = now.asked() else { return false };
        if let Some(Err(refusal)) = self.check(seat, action) {
            self.refuse(&refusal);
            return false;
        }
        if let Some(reason) = self.unwanted(action) {
            self.put_off(reason);
            return false;
        }
        self.refused.set(None);
        true
    }

    fn asks_before(self, action: Action<U>) -> bool {
        U::has_preview(action)
            && self.confirms(|| U::is_risky(&self.now.get_untracked().view, action))
    }

    /// Does the person want to confirm what is this risky?
    fn confirms(self, is_risky: impl FnOnce() -> bool) -> bool {
        match self.setting(|settings| settings.confirm).unwrap_or_default() {
            Confirm::Always => true,
            Confirm::Risky => is_risky(),
            Confirm::Never => false,
        }
    }

    fn check(self, seat: Seat, action: Action<U>) -> Option<Result<(), Refusal<U>>> {
        self.ask(|source| source.check(seat, action))
    }

    fn unwanted(self, action: Action<U>) -> Option<String> {
        self.ask(|source| source.blocked().or_else(|| source.unwanted(action)))?
    }

    fn refuse(self, refusal: &Refusal<U>) {
        self.proposed.set(None);
        self.refused.set(Some(Refused {
            rule: Some(refusal.rule().to_owned()),
            text: U::refusal_words(&self.now.get_untracked().view, refusal),
        }));
    }

    fn put_off(self, reason: String) {
        self.proposed.set(None);
        self.refused.set(Some(Refused::without_rule(reason)));
    }

    /// Does an action for the person who is asked.
    pub fn act(self, action: Action<U>) {
        let Some(seat) = self.now.get_untracked().asked() else { return };
        match self.unwanted(action) {
            Some(reason) if self.check(seat, action) == Some(Ok(())) => self.put_off(reason),
            _ => {
                self.vibrate(&OWN_ACTION);
                self.act_for(seat, action);
            }
        }
    }

    fn vibrate(self, pattern: &[u32]) {
        if self.setting(|settings| settings.vibration) == Some(true) {
            device::vibrate(pattern);
        }
    }

    /// Withdraws a proposed action.
    pub fn withdraw(self) {
        self.proposed.set(None);
        self.refused.set(None);
    }

    /// Does an action for a seat.
    pub fn act_for(self, seat: Seat, action: Action<U>) {
        match self.change(|source| source.act(seat, action)).flatten() {
            Some(Ok(())) => self.show(),
            Some(Err(ActError::Refused(refusal))) => self.refuse(&refusal),
            // Too late: the match is over or somebody else is asked, which the page shows.
            Some(Err(ActError::Over | ActError::NotAsked(_))) => {}
            // The answer comes later, or the page was left.
            None => self.proposed.set(None),
        }
    }

    /// Undoes the last decision of a person, or says why not.
    pub fn undo(self) {
        match self.change(Source::undo).flatten() {
            Some(Ok(())) => self.show(),
            Some(Err(reason)) => self.put_off(reason),
            None => {}
        }
    }

    fn hooks(self) -> Hooks<U> {
        self.inner.try_with_value(|inner| inner.hooks).unwrap_or_default()
    }

    /// True if a bot gives hints here.
    pub fn has_hints(self) -> bool {
        self.hooks().advise.is_some()
    }

    /// Asks a strong bot what it would do in the place of the person who is asked.
    pub fn ask_advice(self) {
        if let Some(advise) = self.hooks().advise {
            self.withdraw();
            advise(self);
        }
    }

    /// Brings the page up to date with the source.
    pub fn show(self) {
        let told = self.ask(|source| (source.log(), source.snapshot()));
        if let Some((log, now)) = told {
            self.turn_to(log, now);
        }
        (self.hooks().changed)(self);
    }

    /// Shows the match as it is now; what moved is animated.
    fn turn_to(self, log: Vec<Entry>, now: Snapshot<U>) {
        let effects = now.news.iter().flat_map(|event| U::effects(&now.view, event)).collect();
        let before = self.now.get_untracked();
        self.signal(&before, &now);
        // Somebody else answered: what this person is about to do stays as it was.
        let same = before.asked().is_some() && before.asked_this() == now.asked_this();
        if self.log.with_untracked(Vec::len) != log.len() {
            self.inner.update_value(|inner| inner.told_at = device::now());
        }
        let change = move || {
            if !same {
                self.proposed.set(None);
                self.refused.set(None);
                self.guidance.set(None);
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
            effects::during(effects, || glide::glide(change));
        }
    }

    /// What happened is heard, and the person's turn is felt.
    fn signal(self, before: &Snapshot<U>, now: &Snapshot<U>) {
        let over = (before.next != Next::Over && now.next == Next::Over).then_some(Sound::Cheer);
        let heard = now.news.iter().filter_map(|event| U::sound(&now.view, event));
        if let Some(settings) = self.settings() {
            settings.play(over.into_iter().chain(heard));
        }
        if before.asked().is_none() && now.asked().is_some() {
            self.vibrate(&YOUR_TURN);
        }
    }

    /// True if nothing is animated, for speed or because the person wants it so.
    pub fn stands_still(self) -> bool {
        self.speed() == Speed::Fast || motion::stands_still()
    }

    /// How fast bots play.
    pub fn speed(self) -> Speed {
        self.setting(|settings| settings.speed).unwrap_or_default()
    }

    /// True while the log is open as a drawer, on small screens. Ask while a page is built.
    pub fn log_open(self) -> RwSignal<bool> {
        self.inner.with_value(|inner| inner.log_open)
    }

    /// None if the page was left.
    fn settings(self) -> Option<Settings> {
        self.inner.try_with_value(|inner| inner.settings)
    }

    fn setting<T>(self, of: fn(Settings) -> RwSignal<T>) -> Option<T>
    where
        T: Clone + Send + Sync + 'static,
    {
        of(self.settings()?).try_get_untracked()
    }

    /// When the log last grew; none if the page was left.
    pub fn told_at(self) -> Option<f64> {
        self.inner.try_with_value(|inner| inner.told_at)
    }
}
