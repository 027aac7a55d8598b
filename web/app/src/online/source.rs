//! A match that the server keeps, as it was last told to this page.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{ActError, Evaluate, FastRng, Game, Seat, Seats, Standing, Viewer};
use leptos::prelude::GetUntracked;
use protocol::v1::{Asked, History, Occupant, Seq, TableInfo};
use protocol::v2::{Step, Update};
use serde::Deserialize;
use web_kit::device;
use web_kit::model::{
    Action, Clocks, Entry, Event, GameUi, Next, Refusal, Snapshot, Source, View, Who,
};
use web_kit::words::{say, say_with};

use crate::frame::names;
use crate::online::TableConnection;

/// The match, its log, and the connection to its table.
#[derive(Clone)]
pub(crate) struct OnlineSource<U: GameUi> {
    pub(crate) connection: TableConnection,
    seat: Option<Seat>,
    seq: Seq,
    view: View<U>,
    /// A state that looks like the view: it answers what depends on the view alone.
    world: U::Game,
    asked: Asked,
    /// Since which step this seat is asked what it is asked.
    since: Seq,
    legal: Vec<Action<U>>,
    clocks: Option<Clocks>,
    log: BTreeMap<Seq, Vec<Entry>>,
    /// The events of every step, with the view that names what they mention.
    told: BTreeMap<Seq, Told<U>>,
    news: Vec<Event<U>>,
}

/// The view that names what events mention, and the events.
type Told<U> = (Arc<View<U>>, Vec<Event<U>>);

impl<U: GameUi> OnlineSource<U> {
    /// What the first update tells. The error says what was not understood.
    pub(crate) fn begin(
        connection: TableConnection,
        seat: Option<Seat>,
        update: &Update,
        view: &str,
    ) -> Result<Self, String> {
        let known = view;
        let view: View<U> = read(known)?;
        let mut this = Self {
            connection,
            seat,
            seq: update.seq,
            world: U::Game::determinize(&view, &mut FastRng::new(0)),
            view,
            asked: update.asked.clone(),
            since: update.seq,
            legal: Vec::new(),
            clocks: None,
            log: BTreeMap::new(),
            told: BTreeMap::new(),
            news: Vec::new(),
        };
        this.read_update(update, known)?;
        Ok(this)
    }

    /// The match has gone on, and this person may have changed seats.
    pub(crate) fn receive(&mut self, update: &Update, view: &str) -> Result<(), String> {
        self.seat = self.connection.you.get_untracked().and_then(|you| you.seat);
        self.read_update(update, view)
    }

    /// Somebody else sits at the table now, or a bot; the match stands where it stood.
    pub(crate) fn reseat(&mut self) {
        self.news.clear();
        names::name_seats::<U>(&self.view, &seated(&self.connection.table_now()));
    }

    fn read_update(&mut self, update: &Update, view: &str) -> Result<(), String> {
        self.view = read(view)?;
        names::name_seats::<U>(&self.view, &seated(&self.connection.table_now()));
        self.world = U::Game::determinize(&self.view, &mut FastRng::new(0));
        (self.seq, self.asked) = (update.seq, update.asked.clone());
        self.legal = self.listed();
        self.since = update.since.unwrap_or(update.seq);
        self.clocks = update.clocks.as_ref().map(read_now);
        self.news.clear();
        let view = Arc::new(self.view.clone());
        update.steps.iter().try_for_each(|step| self.step(&view, step))
    }

    /// What this seat may do, if it is asked: that depends on its view alone. Where a hand can
    /// slip, as a steady hand does it.
    fn listed(&self) -> Vec<Action<U>> {
        let Some(seat) = self.seat.filter(|seat| self.asked().contains(*seat)) else {
            return Vec::new();
        };
        let (mut legal, mut rng) = (Vec::new(), FastRng::new(0));
        self.world.legal(seat, &mut |action| legal.push(action));
        legal.retain(|action| self.world.motor_noise(*action, 100, &mut rng) == *action);
        legal
    }

    fn step(&mut self, view: &Arc<View<U>>, step: &Step) -> Result<(), String> {
        if let Some(undone) = step.undone {
            self.log.retain(|seq, _| *seq <= undone.to);
            self.told.retain(|seq, _| *seq <= undone.to);
        }
        let events: Vec<Event<U>> = read(step.events.get())?;
        self.log.insert(step.seq, entries::<U>(step.seq, view, &events));
        self.news.extend(events.iter().cloned());
        self.told.insert(step.seq, (Arc::clone(view), events));
        Ok(())
    }

    /// What was told before this page was opened.
    pub(crate) fn remember(&mut self, history: History) {
        let view = Arc::new(self.view.clone());
        for (seq, events) in &history.events {
            let events: Result<Vec<Event<U>>, _> =
                events.iter().map(|event| serde_json::from_str(event.get())).collect();
            // What this page cannot read is shown in the server's words.
            if let (Ok(events), false) = (events, self.log.contains_key(seq)) {
                self.log.insert(*seq, entries::<U>(*seq, &view, &events));
                self.told.insert(*seq, (Arc::clone(&view), events));
            }
        }
        for (seq, sentences) in history.steps {
            let entry = |text: String| Entry::plain(seq as usize, text);
            self.log.entry(seq).or_insert_with(|| sentences.into_iter().map(entry).collect());
        }
    }

    /// Everybody who is asked.
    fn asked(&self) -> Seats {
        match &self.asked {
            Asked::Players(asked) => asked.iter().copied().collect(),
            Asked::Over(_) => Seats::NONE,
        }
    }

    fn next(&self) -> Next {
        let Asked::Players(asked) = &self.asked else { return Next::Over };
        match (self.seat.filter(|seat| asked.contains(seat)), asked.first()) {
            (Some(seat), _) => Next::Person(seat),
            (None, Some(seat)) => Next::Elsewhere(*seat),
            (None, None) => Next::Over,
        }
    }

    /// The scores as far as they can be known, and who has won.
    fn standing(&self) -> Standing {
        match &self.asked {
            Asked::Over(standing) => standing.clone(),
            Asked::Players(_) => self.world.standing(),
        }
    }
}

impl<U: GameUi> Source<U> for OnlineSource<U> {
    fn snapshot(&self) -> Snapshot<U> {
        Snapshot {
            view: self.view.clone(),
            viewer: self.seat.map_or(Viewer::Spectator, Viewer::Seat),
            next: self.next(),
            thinking: self.asked(),
            question: self.since,
            legal: self.legal.clone(),
            standing: self.standing(),
            news: self.news.clone(),
            hands: Vec::new(),
            you: self.seat,
            who: seated(&self.connection.table_now()),
            clocks: self.clocks.clone(),
        }
    }

    /// As far as this seat can know; the server judges.
    fn check(&self, seat: Seat, action: Action<U>) -> Result<(), Refusal<U>> {
        self.world.check(seat, action)
    }

    fn blocked(&self) -> Option<String> {
        (!self.connection.is_open()).then(|| say("shell-cut-off"))
    }

    fn log(&self) -> Vec<Entry> {
        let all = self.log.values().flatten().enumerate();
        all.map(|(number, entry)| Entry { number, ..entry.clone() }).collect()
    }

    fn retell(&mut self) {
        for (seq, (view, events)) in &self.told {
            self.log.insert(*seq, entries::<U>(*seq, view, events));
        }
    }

    fn act(&mut self, _: Seat, action: Action<U>) -> Option<Result<(), ActError<U::Game>>> {
        self.connection.act(self.seq, &action);
        None
    }

    fn undo(&mut self) -> Option<Result<(), String>> {
        self.connection.undo();
        None
    }
}

/// Who sits at the seats of a table.
pub(crate) fn seated(table: &TableInfo) -> Vec<Who> {
    let who = |occupant: &Occupant| match occupant {
        Occupant::Nobody => Who::Nobody,
        Occupant::Bot(level) => Who::Bot(*level),
        Occupant::Person(person) => Who::Named(person.name.clone()),
        Occupant::Away(person) | Occupant::Reserved(person) => Who::Away(person.name.clone()),
    };
    table.seats.iter().map(|chair| who(&chair.occupant)).collect()
}

/// The clocks, which were read just now.
fn read_now(clocks: &protocol::v1::Clocks) -> Clocks {
    let protocol::v1::Clocks { left, running } = clocks.clone();
    Clocks { left, running, read_at: device::now() }
}

fn entries<U: GameUi>(seq: Seq, view: &View<U>, events: &[Event<U>]) -> Vec<Entry> {
    events.iter().filter_map(|event| Entry::of::<U>(seq as usize, view, event)).collect()
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    serde_json::from_str(text)
        .map_err(|error| say_with("online-tongue", &[("error", error.to_string().into())]))
}
