//! The match as the page sees it: signals that change with every input.

use std::sync::Arc;
use std::time::Duration;

use bots::Hint;
use leptos::prelude::*;
use table::{ActError, FastRng, Refusal, Seat, Standing, Viewer};

use crate::device;
use crate::games::Client;
use crate::play::{Entry, Next, Player, Saved, Sitting};
use crate::settings::{Settings, Speed};
use crate::shell::motion;
use crate::think::{self, Thought};

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
    pub(crate) players: Vec<Player>,
}

impl<G: Client> Snapshot<G> {
    fn of(sitting: &Sitting<G>) -> Self {
        let (next, viewer) = (sitting.next(), sitting.viewer());
        let legal = match next {
            Next::Person(seat) => steady(sitting, seat),
            Next::Bot(_) | Next::Over => Vec::new(),
        };
        Self {
            view: sitting.play().state().view(viewer),
            viewer,
            next,
            legal,
            standing: sitting.play().state().standing(),
            news: sitting.news().to_vec(),
            players: sitting.players().to_vec(),
        }
    }

    /// The person who is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.next {
            Next::Person(seat) => Some(seat),
            Next::Bot(_) | Next::Over => None,
        }
    }

    /// How a seat is spoken of: "you" if it is the only person's own.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        let persons = self.players.iter().filter(|player| **player == Player::Person).count();
        persons == 1 && self.players.get(seat.index()) == Some(&Player::Person)
    }
}

/// The legal actions, each once: where a hand can slip, as a steady hand does them.
fn steady<G: Client>(sitting: &Sitting<G>, seat: Seat) -> Vec<G::Action> {
    let (mut rng, state) = (FastRng::new(0), sitting.play().state());
    let mut legal = sitting.play().legal(seat);
    legal.retain(|action| state.handle(*action, 100, &mut rng) == *action);
    legal
}

/// Why something was refused, and by which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub(crate) rule: Option<&'static str>,
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
    sitting: StoredValue<Sitting<G>>,
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
    /// Lays the table and lets bots who are asked begin.
    pub(crate) fn new(sitting: Sitting<G>) -> Self {
        let table = Self {
            now: RwSignal::new(Arc::new(Snapshot::of(&sitting))),
            log: RwSignal::new(sitting.log().to_vec()),
            proposed: RwSignal::new(None),
            refused: RwSignal::new(None),
            advice: RwSignal::new(Advice::Unasked),
            moment: StoredValue::new(0),
            speed: Settings::get().speed,
            sitting: StoredValue::new(sitting),
        };
        if table.now.get_untracked().players.iter().any(|player| *player != Player::Person) {
            think::prepare();
        }
        table.keep();
        table.proceed();
        table
    }

    /// Shows an action for confirmation; one without a preview is done at once.
    pub(crate) fn propose(self, action: G::Action) {
        let now = self.now.get_untracked();
        let Some(seat) = now.asked() else { return };
        if let Err(refusal) = self.check(seat, action) {
            return self.refuse(&refusal);
        }
        self.refused.set(None);
        if G::has_preview(action) {
            self.proposed.set(Some(action));
        } else {
            self.act(action);
        }
    }

    fn check(self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.sitting.with_value(|sitting| sitting.play().state().check(seat, action))
    }

    fn refuse(self, refusal: &G::Refusal) {
        self.proposed.set(None);
        self.refused.set(Some(Refused { rule: Some(refusal.rule()), text: refusal.to_string() }));
    }

    /// Does an action for the person who is asked.
    pub(crate) fn act(self, action: G::Action) {
        if let Some(seat) = self.now.get_untracked().asked() {
            self.apply(seat, action);
        }
    }

    /// Takes a proposed action back.
    pub(crate) fn withdraw(self) {
        self.proposed.set(None);
        self.refused.set(None);
    }

    fn apply(self, seat: Seat, action: G::Action) {
        let done = self.sitting.try_update_value(|sitting| sitting.act(seat, action));
        match done {
            Some(Ok(())) => self.show(),
            Some(Err(ActError::Refused(refusal))) => self.refuse(&refusal),
            // Too late: the match is over or somebody else is asked, which the page shows.
            Some(Err(ActError::Over | ActError::NotAsked(_))) | None => {}
        }
    }

    /// Takes the last decision of a person back, or says why not.
    pub(crate) fn undo(self) {
        match self.sitting.try_update_value(Sitting::undo) {
            Some(Ok(())) => self.show(),
            Some(Err(reason)) => {
                self.proposed.set(None);
                self.refused.set(Some(Refused { rule: None, text: reason.to_string() }));
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
        let Some(question) = self.sitting.try_with_value(|s| s.question(seat, chance)) else {
            return;
        };
        let moment = self.moment.get_value();
        think::ask(&question, move |thought| {
            if self.moment.try_get_value() == Some(moment) {
                then(thought);
            }
        });
    }

    /// Brings the page up to date, keeps the match and goes on with the next bot.
    fn show(self) {
        self.keep();
        self.moment.update_value(|moment| *moment += 1);
        let fast = self.speed.get_untracked() == Speed::Fast;
        motion::glide(fast, move || {
            self.sitting.try_with_value(|sitting| {
                self.proposed.set(None);
                self.refused.set(None);
                self.advice.set(Advice::Unasked);
                self.log.set(sitting.log().to_vec());
                self.now.set(Arc::new(Snapshot::of(sitting)));
            });
        });
        self.proceed();
    }

    /// What is kept of the match.
    pub(crate) fn saved(self) -> Saved<G> {
        self.sitting.with_value(Sitting::saved)
    }

    /// Clears the table for another match.
    pub(crate) fn restart(self, sitting: Sitting<G>) {
        self.sitting.set_value(sitting);
        self.show();
    }

    fn keep(self) {
        self.sitting.try_with_value(|sitting| sitting.saved().keep());
    }

    /// If a bot is asked, it thinks, and acts not before a person could follow.
    fn proceed(self) {
        let next = self.sitting.try_with_value(Sitting::next);
        let Some(Next::Bot(seat)) = next else { return };
        let pause = self.speed.try_get_untracked().unwrap_or_default().pause();
        let (begun, moment) = (device::now(), self.moment.get_value());
        self.think(seat, move |thought| {
            let Thought::Action(action) = thought else { return };
            let thought_for = Duration::from_millis((device::now() - begun).max(0.0) as u64);
            let act = move || {
                if self.moment.try_get_value() == Some(moment) {
                    self.apply(seat, action);
                }
            };
            set_timeout(act, pause.saturating_sub(thought_for));
        });
    }
}
