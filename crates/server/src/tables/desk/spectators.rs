//! Spectators of a table with a delay.

use std::collections::VecDeque;

use table::Viewer;

use super::outbox::Wire;
use super::telling::told;
use super::{ConnId, Desk};

/// What spectators are shown, and when.
#[derive(Debug)]
pub(super) struct Gallery {
    /// Milliseconds.
    delay: u64,
    waiting: VecDeque<(u64, Wire)>,
    shown: Option<Wire>,
}

impl Gallery {
    pub(super) fn new(seconds: u32) -> Self {
        Self { delay: u64::from(seconds) * 1_000, waiting: VecDeque::new(), shown: None }
    }

    pub(super) fn is_delayed(&self) -> bool {
        self.delay > 0
    }

    pub(super) fn last_shown(&self) -> Option<Wire> {
        self.shown.clone()
    }

    pub(super) fn next_due(&self) -> Option<u64> {
        self.waiting.front().map(|(due, _)| *due)
    }
}

impl Desk {
    /// The last step, for later.
    pub(super) fn tell_gallery(&mut self, now: u64) {
        if !self.gallery.is_delayed() || !self.founding.table.spectators {
            return;
        }
        let steps = self.recent.back().map(|step| told(step, Viewer::Spectator));
        let message = self.update(Viewer::Spectator, None, steps.into_iter().collect(), now);
        self.gallery.waiting.push_back((now + self.gallery.delay, message));
    }

    pub(super) fn release_to_gallery(&mut self, now: u64) {
        while self.gallery.next_due().is_some_and(|due| due <= now) {
            let Some((_, message)) = self.gallery.waiting.pop_front() else { return };
            let watching = self.connections.iter();
            let watching = watching
                .filter(|(_, from)| from.greeted && self.seat_of(from.id).is_none())
                .map(|(&id, _)| id);
            let watching: Vec<ConnId> = watching.collect();
            self.out.messages.extend(watching.into_iter().map(|id| (id, message.clone())));
            self.gallery.shown = Some(message);
        }
    }
}
