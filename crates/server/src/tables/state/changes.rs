//! Version 2 of the protocol: a viewer gets what has changed of its view.

use engine::Scene;
use game::Viewer;
use protocol::v1::{Seq, Undone};
use protocol::v2::{self, Step, Update};
use serde_json::value::RawValue;

use super::outbox::{Wire, wire_change};
use super::telling::{Listener, Prompted, asked, told};
use super::{ConnId, TableState};

/// The number of steps between two patches with a checksum.
const CHECKED: Seq = 16;

/// The views that clients have, by who sees the same.
#[derive(Default)]
pub(super) struct SentViews(Vec<SentView>);

struct SentView {
    viewers: Vec<Viewer>,
    view: Box<RawValue>,
}

impl SentViews {
    fn position(&self, viewer: Viewer) -> Option<usize> {
        self.0.iter().position(|sent| sent.viewers.contains(&viewer))
    }

    /// A viewer gets a whole view.
    fn put(&mut self, viewer: Viewer, view: Box<RawValue>) {
        for sent in &mut self.0 {
            sent.viewers.retain(|other| *other != viewer);
        }
        self.0.retain(|sent| !sent.viewers.is_empty());
        self.0.push(SentView { viewers: vec![viewer], view });
    }

    /// Bytes of what is kept.
    #[cfg(test)]
    pub(super) fn bytes(&self) -> usize {
        self.0.iter().map(|sent| sent.view.get().len()).sum()
    }

    pub(super) fn clear(&mut self) {
        self.0 = Vec::new();
    }
}

/// Puts what has changed into an update, or the whole view for clients that have none yet or an unreadable
/// one.
pub(super) fn carry(update: &mut Update, before: Option<(Seq, &RawValue)>, view: &RawValue) {
    let patch = before.and_then(|(_, before)| v2::diff(before.get(), view.get()));
    update.patch = patch.and_then(|patch| RawValue::from_string(patch).ok());
    let whole = update.patch.is_none();
    update.view = whole.then(|| view.to_owned());
    update.after = before.filter(|_| !whole).map(|(number, _)| number);
    let checked = !whole && update.seq.is_multiple_of(CHECKED);
    update.check = checked.then(|| v2::checksum(view.get()));
}

impl TableState {
    /// A step to those who get patches: who has the same view and is asked the same gets the same
    /// message.
    pub(super) fn changes_of_scene(
        &self,
        scene: &Scene,
        undone: Option<Undone>,
        all: &[Listener],
        now: u64,
    ) -> Vec<(ConnId, Wire)> {
        let alike = all.iter().filter(|to| to.patched && scene.viewers.contains(&to.viewer));
        let mut alike = alike.peekable();
        if alike.peek().is_none() {
            return Vec::new();
        }
        let steps = vec![Step { seq: self.seq, events: scene.events.clone(), undone }];
        let mut update = self.change(steps, now);
        let mut carried = None;
        let mut written: Vec<(Option<usize>, Prompted, Wire)> = Vec::new();
        let mut messages = Vec::new();
        for to in alike {
            let base = if to.knows { self.sent.position(to.viewer) } else { None };
            let same =
                |(other, prompted, _): &&(_, _, _)| (*other, *prompted) == (base, to.prompted);
            if let Some((.., message)) = written.iter().find(same) {
                messages.push((to.connection, message.clone()));
                continue;
            }
            if carried != Some(base) {
                let before = base.map(|base| (self.view_number, &*self.sent.0[base].view));
                carry(&mut update, before, &scene.view);
                carried = Some(base);
            }
            (update.since, update.legal) = (self.since(to.prompted), self.bare(to.prompted));
            let message = wire_change(&update);
            written.push((base, to.prompted, message.clone()));
            messages.push((to.connection, message));
        }
        messages
    }

    /// The views of a step are those that clients have from now on.
    pub(super) fn note_views(&mut self, scenes: Vec<Scene>, all: &[Listener]) {
        self.view_number = self.seq;
        let patched = |viewer: &Viewer| all.iter().any(|to| to.patched && to.viewer == *viewer);
        let sent = scenes.into_iter().filter_map(|scene| {
            let viewers: Vec<Viewer> = scene.viewers.into_iter().filter(patched).collect();
            (!viewers.is_empty()).then_some(SentView { viewers, view: scene.view })
        });
        self.sent.0 = sent.collect();
        for to in all.iter().filter(|to| to.patched) {
            if let Some(connection) = self.connections.get_mut(&to.connection) {
                connection.knows = Some(to.viewer);
            }
        }
    }

    /// What a connection missed, and the whole view.
    pub(super) fn tell_whole(&mut self, connection: ConnId, after: Option<Seq>, now: u64) {
        let from = &self.connections[&connection];
        let (viewer, prompted) = (self.viewer(from.id), self.prompted(from));
        let message = if viewer == Viewer::Spectator && self.spectators.is_delayed() {
            self.spectators.last_whole()
        } else {
            let missed = self.missed(after);
            let steps = missed.map(|step| told(step, viewer)).map(bare_step).collect();
            let view = self.match_under_way().raw_view(viewer);
            let mut update = self.change(steps, now);
            carry(&mut update, None, &view);
            update.at = (self.view_number != self.seq).then_some(self.view_number);
            (update.since, update.legal) = (self.since(prompted), self.bare(prompted));
            self.sent.put(viewer, view);
            Some(wire_change(&update))
        };
        let Some(message) = message else { return };
        self.out.messages.push((connection, message));
        if let Some(from) = self.connections.get_mut(&connection) {
            from.knows = Some(viewer);
        }
    }

    /// An update for somebody who is not asked, without a view.
    fn change(&self, steps: Vec<Step>, now: u64) -> Update {
        Update {
            seq: self.seq,
            asked: asked(self.match_under_way()),
            since: None,
            legal: None,
            clocks: self.clock.shown(self.people(), now),
            steps,
            after: None,
            patch: None,
            at: None,
            view: None,
            check: None,
        }
    }

    fn bare(&self, prompted: Prompted) -> Option<Box<RawValue>> {
        prompted.listed().map(|seat| self.match_under_way().raw_actions(seat))
    }
}

/// A step without sentences.
pub(super) fn bare_step(step: protocol::v1::Step) -> Step {
    Step { seq: step.seq, events: step.events, undone: step.undone }
}
