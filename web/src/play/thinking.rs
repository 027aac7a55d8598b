//! Bots that think for a table on this device: those who play, and the one that gives hints.

use std::time::Duration;

use game::Seat;
use leptos::prelude::*;

use crate::device;
use crate::games::Client;
use crate::play::table::Pace;
use crate::play::{Advice, Sitting, Table};
use crate::think::{self, Thought};

impl<G: Client> Table<G> {
    /// Asks a strong bot what it would do in the place of the person who is asked.
    pub(crate) fn ask_advice(self) {
        let Some(asked @ (seat, _)) = self.now.get_untracked().asked_this() else { return };
        self.advice.set(Advice::Thinking);
        self.think(seat, move |thought| {
            if let (Thought::Hints(hints), true) = (thought, self.still_asks(asked)) {
                self.advice.set(Advice::Given(hints));
            }
        });
    }

    /// Has a seat thought about, by its bot or for its person.
    fn think(self, seat: Seat, then: impl FnOnce(Thought<G::Action>) + 'static) {
        let chance = device::chance();
        let ask = |sitting: &Sitting<G>| sitting.question(seat, chance);
        if let Some(question) = self.with_sitting(ask) {
            think::ask(&question, then);
        }
    }

    /// Asks the match on this device, if it is one and was not left.
    fn with_sitting<T>(self, ask: impl FnOnce(&Sitting<G>) -> T) -> Option<T> {
        self.source.try_with_value(|source| source.here().map(ask)).flatten()
    }

    /// If bots are asked, one after the other thinks, and acts not before a person could follow
    /// what was told last. A person who is asked at the same time need not wait for them.
    pub(super) fn proceed(self) {
        if self.pace.try_get_value().is_none_or(|pace| pace.bot.is_some()) {
            return;
        }
        let asked =
            |sitting: &Sitting<G>| sitting.asked_bot().map(|seat| (seat, sitting.prompt(seat)));
        let Some(asked @ (seat, _)) = self.with_sitting(asked).flatten() else { return };
        self.pace.update_value(|pace| pace.bot = Some(asked));
        self.think(seat, move |thought| {
            let act = move || {
                // The table may have been left, or laid anew.
                if self.pace.try_get_value().and_then(|pace| pace.bot) != Some(asked) {
                    return;
                }
                self.pace.update_value(|pace| pace.bot = None);
                match thought {
                    Thought::Action(action) if self.is_bot_asked(asked) => self.apply(seat, action),
                    // A card was played meanwhile, or something taken back: another question.
                    _ => self.proceed(),
                }
            };
            set_timeout(act, self.pause());
        });
    }

    /// True if the bot of the seat is still asked that.
    fn is_bot_asked(self, (seat, prompt): (Seat, u64)) -> bool {
        let asked =
            |sitting: &Sitting<G>| sitting.asked().contains(seat) && sitting.prompt(seat) == prompt;
        self.with_sitting(asked) == Some(true)
    }

    /// How long people still need to follow what was told last.
    fn pause(self) -> Duration {
        let Some(Pace { told, speed, .. }) = self.pace.try_get_value() else {
            return Duration::ZERO;
        };
        let pause = speed.try_get_untracked().unwrap_or_default().pause();
        pause.saturating_sub(Duration::from_millis((device::now() - told).max(0.0) as u64))
    }
}
