//! Messages for each viewer.

use engine::{AnyMatch, Asked as Pending, Scene};
use game::{Seat, Text, Viewer};
use protocol::v1::{
    Answer, Asked, Chair as ShownChair, Hello, Occupant, Phase, Seq, Step, TableInfo, Undone,
    Update, VERSION, Welcome, You,
};
use protocol::v2;
use serde_json::value::{RawValue, to_raw_value};
use store::Id;
use text::Language;

use super::outbox::{Wire, wire, wire_update};
use super::{ConnId, Connection, Owner, Recent, TableState, person_ref};

/// A connection that follows the match.
pub(super) struct Listener {
    pub(super) connection: ConnId,
    pub(super) viewer: Viewer,
    pub(super) prompted: Prompted,
    /// Gets patches.
    pub(super) patched: bool,
    /// Has the last view that was sent to this viewer.
    pub(super) knows: bool,
}

/// What an update says about the viewer's own question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Prompted {
    /// Its seat, if that is asked.
    seat: Option<Seat>,
    /// Whether what it may do is to be listed.
    lists: bool,
}

impl Prompted {
    /// The seat whose actions are to be listed.
    pub(super) fn listed(self) -> Option<Seat> {
        self.seat.filter(|_| self.lists)
    }
}

impl TableState {
    pub(super) fn hello(&mut self, connection: ConnId, hello: &Hello, now: u64) {
        let person = self.connections[&connection].id;
        let name = self.connections[&connection].name.clone();
        let took_seat = self.take_reserved(person, &name);
        let seat = self.seat_of(person);
        if let Some(seat) = seat {
            self.come_back(seat, now);
        }
        // Who says hello again tells the others nothing new.
        if took_seat || !self.connections[&connection].greeted {
            self.tell_table_but(connection);
        }
        let from = self.connections.get_mut(&connection).expect("the caller has looked it up");
        let protocol = hello.protocol.clamp(VERSION, v2::VERSION);
        (from.greeted, from.legal, from.protocol) = (true, hello.legal, protocol);
        let standing = self.stands_for(person);
        let muted = self.muted_by(person);
        let you = You { person: person_ref(person, &name), seat, standing, muted };
        let chat = self.heard_by(person);
        let table = self.info_for(Some(person));
        self.send(connection, &Answer::Welcome(Welcome { protocol, you, table, chat }));
        self.tell_view(connection, hello.after, now);
        self.repeat_undoing(connection);
        if self.phase == Phase::Over && self.knows_end(self.viewer(person)) {
            let revealed = Answer::Revealed(self.fairness());
            self.send(connection, &revealed);
        }
    }

    /// The table as a person sees it, or as somebody does who is not known: with a delay, who has
    /// no seat sees its end later.
    pub(crate) fn info_for(&self, person: Option<Id>) -> TableInfo {
        let viewer = person.map_or(Viewer::Spectator, |person| self.viewer(person));
        let later = viewer == Viewer::Spectator && self.spectators.is_delayed();
        if !later || self.play.is_none() || self.spectators.knows_end() {
            return self.info();
        }
        let phase = match self.phase {
            Phase::Over => Phase::Playing,
            _ => self.phase.clone(),
        };
        let seq = self.spectators.seq().unwrap_or(self.started);
        TableInfo { phase, seq, rematch: None, ..self.info() }
    }

    /// The table as those who sit see it.
    pub(crate) fn info(&self) -> TableInfo {
        let new = &self.settings.table;
        let present = self.present();
        let watching = self.connections.values().filter(|from| self.seat_of(from.id).is_none());
        TableInfo {
            id: self.id.to_string(),
            game: self.game.name().to_owned(),
            options: self.options(),
            edition: self.edition.clone(),
            clock: new.clock,
            time_out: new.time_out,
            public: new.public,
            spectators: new.spectators,
            spectator_delay: new.spectator_delay,
            host: self.settings.host.to_string(),
            phase: self.phase.clone(),
            seats: Seat::all(self.chairs.len())
                .map(|seat| self.shown_chair(seat, present.contains(seat)))
                .collect(),
            watching: watching.count(),
            commitment: self.commitment(),
            dice: self.shown_dice(),
            seq: self.seq,
            rematch: self.shown_rematch(),
            calling_off: self.calling_off.iter().collect(),
            ready: self.ready().iter().collect(),
            fill: new.fill,
            starts: self.start_due(),
            take_over: self.open_to_latecomers().iter().collect(),
            rated: self.counts(),
            stuck: self.stuck.clone(),
            created: self.settings.created,
        }
    }

    fn shown_chair(&self, seat: Seat, present: bool) -> ShownChair {
        let chair = &self.chairs[seat.index()];
        let occupant = match &chair.owner {
            Owner::Nobody => Occupant::Nobody,
            Owner::Bot(level) => Occupant::Bot(*level),
            Owner::Person(id, name) if chair.away => Occupant::Away(person_ref(*id, name)),
            Owner::Person(id, name) => Occupant::Person(person_ref(*id, name)),
            Owner::Reserved(id, name) => Occupant::Reserved(person_ref(*id, name)),
        };
        let (commitment, colors) = (chair.commitment.map(Into::into), chair.colors.clone());
        let shared = chair.share.is_some();
        ShownChair { seat, occupant, present, commitment, shared, colors }
    }

    /// Who sits and who is there has changed.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_but(ConnId::MAX);
    }

    fn tell_table_but(&mut self, but: ConnId) {
        let others = self.connections.iter().filter(|(id, from)| from.greeted && **id != but);
        let others: Vec<ConnId> = others.map(|(&id, _)| id).collect();
        if others.is_empty() {
            return;
        }
        let message = wire(&Answer::Table(self.info()));
        let later = if self.spectators.is_delayed() { self.watching() } else { Vec::new() };
        let for_later = (!later.is_empty()).then(|| wire(&Answer::Table(self.info_for(None))));
        for id in others {
            let delayed = for_later.as_ref().filter(|_| later.contains(&id));
            self.out.messages.push((id, delayed.unwrap_or(&message).clone()));
        }
    }

    /// The last step, to everybody.
    pub(super) fn tell_steps(&mut self, now: u64) {
        let Some(last) = self.recent.back() else { return };
        let (all, undone) = (self.listeners(), last.undone);
        let scenes = self.scenes(last, &all);
        for scene in &scenes {
            let messages = self.messages_of_scene(scene, undone, &all, now);
            self.out.messages.extend(messages);
            let changes = self.changes_of_scene(scene, undone, &all, now);
            self.out.messages.extend(changes);
        }
        self.note_views(scenes, &all);
    }

    /// The viewers who hear of it at once.
    fn listeners(&self) -> Vec<Listener> {
        let spectators = self.settings.table.spectators && !self.spectators.is_delayed();
        let greeted = self.connections.iter().filter(|(_, from)| from.greeted);
        let listener = |(&connection, from): (&ConnId, &Connection)| {
            let viewer = self.viewer(from.id);
            let (patched, knows) = (from.is_patched(), from.knows == Some(viewer));
            Listener { connection, viewer, prompted: self.prompted(from), patched, knows }
        };
        let told = |to: &Listener| spectators || to.viewer != Viewer::Spectator;
        greeted.map(listener).filter(told).collect()
    }

    /// What the listeners see of a step: one scene for all who see the same.
    fn scenes(&self, last: &Recent, all: &[Listener]) -> Vec<Scene> {
        let mut viewers: Vec<Viewer> = Vec::with_capacity(all.len());
        for to in all {
            if !viewers.contains(&to.viewer) {
                viewers.push(to.viewer);
            }
        }
        let sentences = all.iter().any(|to| !to.patched);
        if let Some(happened) = &last.happened {
            return happened.scenes(&viewers, sentences);
        }
        let scene = |viewer: Viewer| Scene {
            viewers: vec![viewer],
            events: no_events(),
            texts: Vec::new(),
            view: self.match_under_way().raw_view(viewer),
        };
        viewers.into_iter().map(scene).collect()
    }

    /// Those who see the same get the same message, but for what they may do.
    fn messages_of_scene(
        &self,
        scene: &Scene,
        undone: Option<Undone>,
        all: &[Listener],
        now: u64,
    ) -> Vec<(ConnId, Wire)> {
        let alike = all.iter().filter(|to| !to.patched && scene.viewers.contains(&to.viewer));
        let mut alike = alike.peekable();
        if alike.peek().is_none() {
            return Vec::new();
        }
        let (events, sentences) = (scene.events.clone(), english(&scene.texts));
        let steps = vec![Step { seq: self.seq, events, sentences, undone }];
        let mut update = self.update_of(scene.view.clone(), steps, now);
        let mut written: Vec<(Prompted, Wire)> = Vec::new();
        let mut message = |prompted: Prompted| {
            if let Some((_, message)) = written.iter().find(|(other, _)| *other == prompted) {
                return message.clone();
            }
            (update.since, update.legal) = (self.since(prompted), self.listed(prompted));
            let message = wire_update(&update);
            written.push((prompted, message.clone()));
            message
        };
        alike.map(|to| (to.connection, message(to.prompted))).collect()
    }

    /// What a connection missed, and a fresh view.
    pub(super) fn tell_view(&mut self, connection: ConnId, after: Option<Seq>, now: u64) {
        let from = &self.connections[&connection];
        let watches = self.viewer(from.id) == Viewer::Spectator;
        if self.play.is_none() || watches && !self.settings.table.spectators {
            return;
        }
        if from.is_patched() {
            self.tell_whole(connection, after, now);
        } else if let Some(update) = self.update_since(connection, after, now) {
            self.out.messages.push((connection, update));
        }
    }

    /// Steps after this one, if all of them are known.
    pub(super) fn missed(&self, after: Option<Seq>) -> impl Iterator<Item = &Recent> {
        let after = after.filter(|&after| after >= self.recent_from && after <= self.seq);
        self.recent.iter().filter(move |step| after.is_some_and(|after| step.seq > after))
    }

    /// What a connection missed, or a fresh view.
    fn update_since(&self, connection: ConnId, after: Option<Seq>, now: u64) -> Option<Wire> {
        let from = &self.connections[&connection];
        let viewer = self.viewer(from.id);
        if viewer == Viewer::Spectator && self.spectators.is_delayed() {
            return self.spectators.last_shown();
        }
        let steps = self.missed(after).map(|step| told(step, viewer)).collect();
        Some(self.update(viewer, self.prompted(from), steps, now))
    }

    fn update(&self, viewer: Viewer, prompted: Prompted, steps: Vec<Step>, now: u64) -> Wire {
        let view = self.match_under_way().raw_view(viewer);
        let (since, legal) = (self.since(prompted), self.listed(prompted));
        wire_update(&Update { since, legal, ..self.update_of(view, steps, now) })
    }

    /// An update for somebody who is not asked.
    fn update_of(&self, view: Box<RawValue>, steps: Vec<Step>, now: u64) -> Update {
        let asked = asked(self.match_under_way());
        let clocks = self.clock.shown(self.people(), now);
        Update { seq: self.seq, asked, since: None, legal: None, clocks, steps, view }
    }

    pub(super) fn since(&self, prompted: Prompted) -> Option<Seq> {
        prompted.seat.map(|seat| self.prompts[seat.index()].since)
    }

    fn listed(&self, prompted: Prompted) -> Option<Box<RawValue>> {
        prompted.listed().map(|seat| self.match_under_way().raw_legal(seat))
    }

    pub(super) fn match_under_way(&self) -> &dyn AnyMatch {
        self.play.as_deref().expect("updates are about a match")
    }

    /// Without a question there is nothing to list.
    pub(super) fn prompted(&self, from: &Connection) -> Prompted {
        let asked = |seat: &Seat| self.prompts[seat.index()].actions != 0;
        let seat = self.seat_of(from.id).filter(asked);
        Prompted { seat, lists: from.legal && seat.is_some() }
    }

    /// The match is over.
    pub(super) fn tell_end(&mut self) {
        self.tell_table();
        let revealed = wire(&Answer::Revealed(self.fairness()));
        let later = if self.spectators.is_delayed() { self.watching() } else { Vec::new() };
        let greeted = self.connections.iter().filter(|(_, from)| from.greeted).map(|(&id, _)| id);
        let now = greeted.filter(|id| !later.contains(id)).map(|id| (id, revealed.clone()));
        self.out.messages.extend(now);
    }
}

/// Who is asked, as the protocol writes it.
pub(super) fn asked(play: &dyn AnyMatch) -> Asked {
    match play.asked() {
        Pending::Players(seats) => Asked::Players(seats),
        Pending::Chance(_) => Asked::Players(Vec::new()),
        Pending::Over(standing) => Asked::Over(standing),
    }
}

/// What an update says besides the events, for clients without words of their own.
pub(super) fn english(texts: &[Text]) -> Vec<String> {
    engine::sentences(Language::English, texts)
}

/// A step as a viewer hears of it.
pub(super) fn told(step: &Recent, viewer: Viewer) -> Step {
    let events =
        step.happened.as_ref().map_or_else(no_events, |happened| happened.raw_told(viewer));
    let sentences = step.happened.as_ref().map(|happened| english(&happened.texts(viewer)));
    Step { seq: step.seq, events, sentences: sentences.unwrap_or_default(), undone: step.undone }
}

fn no_events() -> Box<RawValue> {
    to_raw_value(&[(); 0]).expect("an empty list")
}
