//! Spectators with a delay. What they have yet to see is kept as steps, and their view of the match
//! advances by playing those; so a step costs little whether or not somebody watches.

use std::collections::VecDeque;

use engine::{AnyMatch, Asked};
use game::{Seat, Viewer};
use protocol::v1::{Answer, Clocks, Phase, Seq, Step, Undone, Update};
use protocol::v2;
use serde_json::value::RawValue;

use super::changes::{bare_step, carry};
use super::outbox::{Wire, wire, wire_change, wire_update};
use super::telling::{asked, told};
use super::{ConnId, Recent, TableState};

/// What spectators are shown, and when.
pub(super) struct Spectators {
    /// Milliseconds.
    delay: u64,
    waiting: VecDeque<Later>,
    /// The match as they know it.
    shown: Option<Shown>,
    /// The view that those have who get patches, and its number.
    sent: Option<(Seq, Box<RawValue>)>,
}

struct Shown {
    play: Box<dyn AnyMatch>,
    seq: Seq,
    clocks: Option<Clocks>,
}

/// A step that they will see.
struct Later {
    due: u64,
    seq: Seq,
    clocks: Option<Clocks>,
    change: LaterChange,
}

pub(super) enum LaterChange {
    /// The match begins, or goes on after a restart.
    Begun(Box<dyn AnyMatch>, Option<Step>),
    Acted {
        seat: Seat,
        action: Box<RawValue>,
        chance: Vec<Box<RawValue>>,
    },
    /// The match has that many inputs again.
    Undone(Undone, usize),
}

impl Spectators {
    pub(super) fn new(seconds: u32) -> Self {
        let delay = u64::from(seconds) * 1_000;
        Self { delay, waiting: VecDeque::new(), shown: None, sent: None }
    }

    pub(super) fn is_delayed(&self) -> bool {
        self.delay > 0
    }

    pub(super) fn next_due(&self) -> Option<u64> {
        self.waiting.front().map(|later| later.due)
    }

    pub(super) fn delay(&self) -> u64 {
        self.delay
    }

    /// Bytes of what waits, as it is written.
    #[cfg(test)]
    pub(super) fn bytes(&self) -> usize {
        let step = |later: &Later| match &later.change {
            LaterChange::Acted { action, chance, .. } => {
                action.get().len() + chance.iter().map(|it| it.get().len()).sum::<usize>()
            }
            LaterChange::Begun(..) | LaterChange::Undone(..) => 0,
        };
        self.waiting.iter().map(|later| size_of::<Later>() + step(later)).sum()
    }

    /// How far they know the match.
    pub(super) fn seq(&self) -> Option<Seq> {
        self.shown.as_ref().map(|shown| shown.seq)
    }

    /// Whether they have seen the end.
    pub(super) fn knows_end(&self) -> bool {
        let over = |shown: &Shown| matches!(shown.play.asked(), Asked::Over(_));
        self.shown.as_ref().is_some_and(over)
    }

    /// The match as they know it, for somebody who comes.
    pub(super) fn last_shown(&self) -> Option<Wire> {
        self.shown.as_ref().map(|shown| shown.update(Vec::new()))
    }

    /// The same for somebody who gets patches.
    pub(super) fn last_whole(&mut self) -> Option<Wire> {
        let shown = self.shown.as_ref()?;
        let view = shown.play.raw_view(Viewer::Spectator);
        let message = shown.change(Vec::new(), None, &view);
        self.sent = Some((shown.seq, view));
        Some(message)
    }

    /// A step for those who get patches: to those who have the view before it, and to others.
    fn changes(&mut self, steps: &[Step]) -> Option<(Wire, Wire)> {
        let shown = self.shown.as_ref()?;
        let view = shown.play.raw_view(Viewer::Spectator);
        let before = self.sent.as_ref().map(|(number, view)| (*number, &**view));
        let steps: Vec<_> = steps.iter().cloned().map(bare_step).collect();
        let messages =
            (shown.change(steps.clone(), before, &view), shown.change(steps, None, &view));
        self.sent = Some((shown.seq, view));
        Some(messages)
    }

    /// Shows them a step; what they are told of it.
    fn show(&mut self, later: Later) -> Option<Vec<Step>> {
        let Later { seq, clocks, change, .. } = later;
        let (play, step) = match change {
            LaterChange::Begun(play, step) => (play, step),
            LaterChange::Acted { seat, action, chance } => {
                let mut play = self.shown.take()?.play;
                let happened = Some(play.replay(seat, &action, &chance).ok()?);
                let recent = Recent { seq, happened, undone: None };
                (play, Some(told(&recent, Viewer::Spectator)))
            }
            LaterChange::Undone(undone, inputs) => {
                let play = self.shown.take()?.play.after(inputs).ok()?;
                let recent = Recent { seq, happened: None, undone: Some(undone) };
                (play, Some(told(&recent, Viewer::Spectator)))
            }
        };
        self.shown = Some(Shown { play, seq, clocks });
        Some(step.into_iter().collect())
    }
}

impl Shown {
    fn update(&self, steps: Vec<Step>) -> Wire {
        let Self { play, seq, clocks } = self;
        let view = play.raw_view(Viewer::Spectator);
        let (asked, clocks) = (asked(&**play), clocks.clone());
        let (since, legal) = (None, None);
        wire_update(&Update { seq: *seq, asked, since, legal, clocks, steps, view })
    }

    fn change(
        &self,
        steps: Vec<v2::Step>,
        before: Option<(Seq, &RawValue)>,
        view: &RawValue,
    ) -> Wire {
        let Self { play, seq, clocks } = self;
        let (asked, clocks) = (asked(&**play), clocks.clone());
        let mut update = v2::Update {
            seq: *seq,
            asked,
            since: None,
            legal: None,
            clocks,
            steps,
            after: None,
            patch: None,
            at: None,
            view: None,
            check: None,
        };
        carry(&mut update, before, view);
        wire_change(&update)
    }
}

impl TableState {
    /// Whether spectators see this table at all, and later.
    pub(super) fn has_delayed_spectators(&self) -> bool {
        self.spectators.is_delayed() && self.settings.table.spectators
    }

    /// The last step, for later.
    pub(super) fn show_later(&mut self, change: LaterChange, now: u64) {
        if !self.has_delayed_spectators() {
            return;
        }
        let clocks = self.clock.shown(self.people(), now);
        let due = now + self.spectators.delay;
        self.spectators.waiting.push_back(Later { due, seq: self.seq, clocks, change });
    }

    /// The match from where it stands, for later.
    pub(super) fn show_all_later(&mut self, now: u64) {
        let step = self.recent.back().map(|step| told(step, Viewer::Spectator));
        self.show_match_later(step, now);
    }

    /// The same; `step` is what they are told of how it came to stand there.
    pub(super) fn show_match_later(&mut self, step: Option<Step>, now: u64) {
        if let Some(play) = self.play.as_ref().filter(|_| self.has_delayed_spectators()) {
            self.show_later(LaterChange::Begun(play.clone_box(), step), now);
        }
    }

    pub(super) fn release_to_spectators(&mut self, now: u64) {
        while self.spectators.next_due().is_some_and(|due| due <= now) {
            let Some(later) = self.spectators.waiting.pop_front() else { return };
            let Some(steps) = self.spectators.show(later) else { continue };
            let watching = self.watching();
            let Some(shown) = self.spectators.shown.as_ref().filter(|_| !watching.is_empty())
            else {
                continue;
            };
            let patched = |id: &ConnId| self.connections[id].is_patched();
            let (patched, whole): (Vec<_>, Vec<_>) = watching.iter().copied().partition(patched);
            if !whole.is_empty() {
                let message = shown.update(steps.clone());
                self.out.messages.extend(whole.iter().map(|&id| (id, message.clone())));
            }
            self.change_for(&patched, &steps);
            if self.phase == Phase::Over && self.spectators.knows_end() {
                self.tell_spectators_end(&watching);
            }
        }
    }

    /// A step for spectators who get patches.
    fn change_for(&mut self, patched: &[ConnId], steps: &[Step]) {
        if patched.is_empty() {
            self.spectators.sent = None;
            return;
        }
        let Some((patch, whole)) = self.spectators.changes(steps) else { return };
        for id in patched {
            let Some(connection) = self.connections.get_mut(id) else { continue };
            let knows = connection.knows.replace(Viewer::Spectator) == Some(Viewer::Spectator);
            let message = if knows { &patch } else { &whole };
            self.out.messages.push((*id, message.clone()));
        }
    }

    fn tell_spectators_end(&mut self, watching: &[ConnId]) {
        let table = wire(&Answer::Table(self.info()));
        let revealed = wire(&Answer::Revealed(self.fairness()));
        for &id in watching {
            self.out.messages.extend([(id, table.clone()), (id, revealed.clone())]);
        }
    }

    /// Who looks on.
    pub(super) fn watching(&self) -> Vec<ConnId> {
        let all = self.connections.iter();
        let watching = all.filter(|(_, from)| from.greeted && self.seat_of(from.id).is_none());
        watching.map(|(&id, _)| id).collect()
    }

    /// Whether somebody may know that the match is over, once it is.
    pub(super) fn knows_end(&self, viewer: Viewer) -> bool {
        viewer != Viewer::Spectator || !self.spectators.is_delayed() || self.spectators.knows_end()
    }
}
