//! What each viewer is told.

use catalog::{Asked as Pending, Scene, Table};
use protocol::v1::{
    Answer, Asked, Chair as ShownChair, Fairness, Hello, History, Occupant, Phase, Seq, Step,
    TableInfo, Update, VERSION, Welcome, You,
};
use serde_json::value::{RawValue, to_raw_value};
use table::{Seat, Viewer};

use super::outbox::{Wire, wire, wire_update};
use super::{ConnId, Connection, Desk, Owner, Recent, Refusal, person_ref};

/// A connection that is told of the match.
struct Listener {
    connection: ConnId,
    viewer: Viewer,
    /// Its seat, if what that may do is to be listed.
    lists: Option<Seat>,
}

impl Desk {
    pub(super) fn hello(&mut self, connection: ConnId, hello: &Hello, now: u64) {
        let person = self.connections[&connection].id;
        let seat = self.seat_of(person);
        if let Some(seat) = seat {
            self.come_back(seat, now);
        }
        self.tell_table_but(connection);
        let from = self.connections.get_mut(&connection).expect("the caller has looked it up");
        (from.greeted, from.legal) = (true, hello.legal);
        let name = from.name.clone();
        let you = You { person: person_ref(person, &name), seat };
        let chat = self.heard_by(person);
        let table = self.info();
        self.send(connection, &Answer::Welcome(Welcome { protocol: VERSION, you, table, chat }));
        if let Some(update) = self.update_since(connection, hello.after, now) {
            self.out.messages.push((connection, update));
        }
        if self.phase == Phase::Over {
            let revealed = Answer::Revealed(self.fairness());
            self.send(connection, &revealed);
        }
    }

    /// The table as everybody sees it.
    pub(crate) fn info(&self) -> TableInfo {
        let new = &self.founding.table;
        let present = self.present();
        let watching = self.connections.values().filter(|from| self.seat_of(from.id).is_none());
        TableInfo {
            id: self.id.to_string(),
            game: self.game.name().to_owned(),
            options: new.options.clone(),
            edition: self.edition.clone(),
            clock: new.clock,
            time_out: new.time_out,
            public: new.public,
            spectators: new.spectators,
            spectator_delay: new.spectator_delay,
            host: self.founding.host.to_string(),
            phase: self.phase.clone(),
            seats: Seat::all(self.chairs.len())
                .map(|seat| self.shown_chair(seat, present.contains(seat)))
                .collect(),
            watching: watching.count(),
            commitment: fair::commitment(self.founding.secret),
            seq: self.seq,
            rematch: self.rematch.map(|id| id.to_string()),
            created: self.founding.created,
        }
    }

    fn shown_chair(&self, seat: Seat, present: bool) -> ShownChair {
        let chair = &self.chairs[seat.index()];
        let occupant = match &chair.owner {
            Owner::Nobody => Occupant::Nobody,
            Owner::Bot(level) => Occupant::Bot(*level),
            Owner::Person(id, name) if chair.away => Occupant::Away(person_ref(*id, name)),
            Owner::Person(id, name) => Occupant::Person(person_ref(*id, name)),
        };
        ShownChair { seat, occupant, present, shared: chair.share.is_some() }
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
        self.out.messages.extend(others.into_iter().map(|id| (id, message.clone())));
    }

    /// The last step, to everybody.
    pub(super) fn tell_steps(&mut self, now: u64) {
        let messages = self.messages_of_step(&self.listeners(), now);
        self.out.messages.extend(messages);
        self.tell_gallery(now);
    }

    /// Who is told at once.
    fn listeners(&self) -> Vec<Listener> {
        let gallery = self.founding.table.spectators && !self.gallery.is_delayed();
        let greeted = self.connections.iter().filter(|(_, from)| from.greeted);
        let listener = |(&connection, from): (&ConnId, &Connection)| Listener {
            connection,
            viewer: self.viewer(from.id),
            lists: self.lists(from),
        };
        let told = |to: &Listener| gallery || to.viewer != Viewer::Spectator;
        greeted.map(listener).filter(told).collect()
    }

    fn messages_of_step(&self, all: &[Listener], now: u64) -> Vec<(ConnId, Wire)> {
        let Some(last) = self.recent.back() else { return Vec::new() };
        let Some(happened) = &last.happened else {
            let steps = |to: &Listener| vec![told(last, to.viewer)];
            let write = |to: &Listener| self.update(to.viewer, to.lists, steps(to), now);
            return all.iter().map(|to| (to.connection, write(to))).collect();
        };
        let mut viewers: Vec<Viewer> = Vec::with_capacity(all.len());
        for to in all {
            if !viewers.contains(&to.viewer) {
                viewers.push(to.viewer);
            }
        }
        let scenes = happened.scenes(&viewers).into_iter();
        scenes.flat_map(|scene| self.messages_of_scene(last.seq, scene, all, now)).collect()
    }

    /// Those who see the same get the same message, but for what they may do.
    fn messages_of_scene(
        &self,
        seq: Seq,
        scene: Scene,
        all: &[Listener],
        now: u64,
    ) -> Vec<(ConnId, Wire)> {
        let Scene { viewers, events, sentences, view } = scene;
        let steps = vec![Step { seq, events, sentences, undone: None }];
        let mut update = self.update_of(view, steps, now);
        let mut written: Vec<(Option<Seat>, Wire)> = Vec::new();
        let mut message = |lists: Option<Seat>| {
            if let Some((_, message)) = written.iter().find(|(seat, _)| *seat == lists) {
                return message.clone();
            }
            update.legal = self.listed(lists);
            let message = wire_update(&update);
            written.push((lists, message.clone()));
            message
        };
        let alike = all.iter().filter(|to| viewers.contains(&to.viewer));
        alike.map(|to| (to.connection, message(to.lists))).collect()
    }

    /// What a connection missed, or a fresh view.
    fn update_since(&self, connection: ConnId, after: Option<Seq>, now: u64) -> Option<Wire> {
        self.play.as_ref()?;
        let from = &self.connections[&connection];
        let viewer = self.viewer(from.id);
        if viewer == Viewer::Spectator {
            if !self.founding.table.spectators {
                return None;
            }
            if self.gallery.is_delayed() {
                return self.gallery.last_shown();
            }
        }
        let after = after.filter(|&after| after >= self.recent_from && after <= self.seq);
        let missed = self.recent.iter().filter(|step| after.is_some_and(|after| step.seq > after));
        let steps = missed.map(|step| told(step, viewer)).collect();
        Some(self.update(viewer, self.lists(from), steps, now))
    }

    pub(super) fn update(
        &self,
        viewer: Viewer,
        lists: Option<Seat>,
        steps: Vec<Step>,
        now: u64,
    ) -> Wire {
        let view = self.match_under_way().raw_view(viewer);
        let legal = self.listed(lists);
        wire_update(&Update { legal, ..self.update_of(view, steps, now) })
    }

    /// An update that lists no actions.
    fn update_of(&self, view: Box<RawValue>, steps: Vec<Step>, now: u64) -> Update {
        let asked = match self.match_under_way().asked() {
            Pending::Players(seats) => Asked::Players(seats),
            Pending::Chance(_) => Asked::Players(Vec::new()),
            Pending::Over(standing) => Asked::Over(standing),
        };
        let clocks = self.clock.shown(self.people(), now);
        Update { seq: self.seq, asked, legal: None, clocks, steps, view }
    }

    fn listed(&self, lists: Option<Seat>) -> Option<Box<RawValue>> {
        lists.map(|seat| self.match_under_way().raw_legal(seat))
    }

    fn match_under_way(&self) -> &dyn Table {
        self.play.as_deref().expect("updates are about a match")
    }

    /// The seat whose actions are to be listed. Without a question there is nothing to list.
    fn lists(&self, from: &Connection) -> Option<Seat> {
        let asked = |seat: &Seat| self.prompts[seat.index()].actions != 0;
        self.seat_of(from.id).filter(|seat| from.legal && asked(seat))
    }

    /// The match is over.
    pub(super) fn tell_end(&mut self) {
        self.tell_table();
        let revealed = Answer::Revealed(self.fairness());
        self.send_all(&revealed);
    }

    /// How the dice came about: to be shown once the match is over.
    pub(crate) fn fairness(&self) -> Fairness {
        let secret = self.founding.secret;
        let share = |chair: &super::Chair| chair.share.map(Into::into);
        Fairness {
            commitment: fair::commitment(secret),
            secret: secret.into(),
            shares: self.chairs.iter().map(share).collect(),
        }
    }

    pub(super) fn history(&mut self, connection: ConnId) -> Result<(), Refusal> {
        let viewer = self.viewer(self.connections[&connection].id);
        let hidden = !self.founding.table.spectators || self.gallery.is_delayed();
        if viewer == Viewer::Spectator && hidden && self.phase != Phase::Over {
            return Err(Refusal::not_allowed("spectators may not see that yet"));
        }
        let Some(play) = &self.play else {
            return Err(Refusal::not_allowed("the match has not begun"));
        };
        let mut told = play.sentences(viewer).into_iter().zip(play.raw_events(viewer));
        let mut history = History { steps: Vec::new(), events: Vec::new() };
        let mut tell = |seq, inputs| {
            let (sentences, events): (Vec<_>, Vec<_>) = told.by_ref().take(inputs).unzip();
            history.steps.push((seq, sentences.into_iter().flatten().collect()));
            history.events.push((seq, events.into_iter().flatten().collect()));
        };
        // The inputs before the first action were dealt at the start.
        let ends = self.marks.iter().skip(1).map(|mark| mark.inputs).chain([play.inputs()]);
        let mut at = self.marks.first().map_or(play.inputs(), |mark| mark.inputs);
        tell(self.started, at);
        for (mark, end) in self.marks.iter().zip(ends) {
            tell(mark.seq, end - at);
            at = end;
        }
        self.send(connection, &Answer::History(history));
        Ok(())
    }
}

/// A step as a viewer is told it.
pub(super) fn told(step: &Recent, viewer: Viewer) -> Step {
    let none = || -> Box<RawValue> { to_raw_value(&[(); 0]).expect("an empty list") };
    let events = step.happened.as_ref().map_or_else(none, |happened| happened.raw_told(viewer));
    let sentences = step.happened.as_ref().map(|happened| happened.sentences(viewer));
    Step { seq: step.seq, events, sentences: sentences.unwrap_or_default(), undone: step.undone }
}
