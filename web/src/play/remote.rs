//! A match that the server keeps, as it was last told to this page.

use std::collections::BTreeMap;

use protocol::v1::{Asked, Clocks, History, Occupant, Seq, Step, TableInfo, Update};
use serde::Deserialize;
use table::{FastRng, Seat, Standing, Viewer};

use crate::device;
use crate::games::Client;
use crate::online::Session;
use crate::play::{Entry, Next};

/// The match, its log, and the line to the server.
#[derive(Clone)]
pub(crate) struct Remote<G: Client> {
    pub(crate) session: Session,
    seat: Option<Seat>,
    seq: Seq,
    view: G::View,
    /// A state that looks like the view: it answers what depends on the view alone.
    world: G,
    asked: Asked,
    legal: Vec<G::Action>,
    /// The clocks, and when they were told.
    clocks: Option<(Clocks, f64)>,
    log: BTreeMap<Seq, Vec<Entry>>,
    news: Vec<G::Event>,
}

/// A legal action as the server lists it.
#[derive(Deserialize)]
struct Listed<A> {
    action: A,
}

impl<G: Client> Remote<G> {
    /// What the first update tells. The error says what was not understood.
    pub(crate) fn begin(
        session: Session,
        seat: Option<Seat>,
        update: &Update,
    ) -> Result<Self, String> {
        let view: G::View = read(update.view.get())?;
        let mut this = Self {
            session,
            seat,
            seq: update.seq,
            world: G::determinize(&view, &mut FastRng::new(0)),
            view,
            asked: update.asked.clone(),
            legal: Vec::new(),
            clocks: None,
            log: BTreeMap::new(),
            news: Vec::new(),
        };
        this.take(update)?;
        Ok(this)
    }

    /// The match has gone on.
    pub(crate) fn take(&mut self, update: &Update) -> Result<(), String> {
        self.view = read(update.view.get())?;
        self.world = G::determinize(&self.view, &mut FastRng::new(0));
        self.legal = match &update.legal {
            Some(listed) => self.meant(&read::<Vec<Listed<G::Action>>>(listed.get())?),
            None => Vec::new(),
        };
        (self.seq, self.asked) = (update.seq, update.asked.clone());
        self.clocks = update.clocks.clone().map(|clocks| (clocks, device::now()));
        self.news.clear();
        update.steps.iter().try_for_each(|step| self.step(step))
    }

    /// The listed actions, each once: where a hand can slip, as a steady hand does them.
    fn meant(&self, listed: &[Listed<G::Action>]) -> Vec<G::Action> {
        let mut rng = FastRng::new(0);
        let steady = |action: &G::Action| self.world.handle(*action, 100, &mut rng) == *action;
        listed.iter().map(|listed| listed.action).filter(steady).collect()
    }

    fn step(&mut self, step: &Step) -> Result<(), String> {
        if let Some(undone) = step.undone {
            self.log.retain(|seq, _| *seq <= undone.to);
        }
        let events: Vec<G::Event> = read(step.events.get())?;
        let entry = |event: &G::Event| Entry {
            number: step.seq as usize,
            seat: G::actor(event),
            text: G::narrate(&self.view, event),
        };
        let entries = events.iter().map(entry).collect();
        self.log.insert(step.seq, entries);
        self.news.extend(events);
        Ok(())
    }

    /// What was told before this page was opened.
    pub(crate) fn remember(&mut self, history: History) {
        for (seq, sentences) in history.steps {
            let entry = |text| Entry { number: seq as usize, seat: None, text };
            self.log.entry(seq).or_insert_with(|| sentences.into_iter().map(entry).collect());
        }
    }

    /// How far the match has come.
    pub(crate) fn seq(&self) -> Seq {
        self.seq
    }

    pub(crate) fn next(&self) -> Next {
        let Asked::Players(asked) = &self.asked else { return Next::Over };
        match (self.seat.filter(|seat| asked.contains(seat)), asked.first()) {
            (Some(seat), _) => Next::Person(seat),
            (None, Some(seat)) => Next::Elsewhere(*seat),
            (None, None) => Next::Over,
        }
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Another seat than before, or none.
    pub(crate) fn reseat(&mut self, seat: Option<Seat>) {
        self.seat = seat;
    }

    pub(crate) fn view(&self) -> &G::View {
        &self.view
    }

    pub(crate) fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// The scores as far as they can be known, and who has won.
    pub(crate) fn standing(&self) -> Standing {
        match &self.asked {
            Asked::Over(standing) => standing.clone(),
            Asked::Players(_) => self.world.standing(),
        }
    }

    /// Which rule an action breaks, as far as this seat can know; the server judges.
    pub(crate) fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.world.check(seat, action)
    }

    pub(crate) fn news(&self) -> &[G::Event] {
        &self.news
    }

    pub(crate) fn clocks(&self) -> Option<(Clocks, f64)> {
        self.clocks.clone()
    }

    /// Everything told, oldest first.
    pub(crate) fn log(&self) -> Vec<Entry> {
        let all = self.log.values().flatten().enumerate();
        all.map(|(number, entry)| Entry { number, ..entry.clone() }).collect()
    }
}

/// Who sits at the seats of a table, for lists.
pub(super) fn who(table: &TableInfo) -> Vec<String> {
    let name = |occupant: &Occupant| match occupant {
        Occupant::Nobody => "nobody".to_owned(),
        Occupant::Bot(level) => format!("{level} bot"),
        Occupant::Person(person) => person.name.clone(),
        Occupant::Away(person) => format!("{} (away)", person.name),
    };
    table.seats.iter().map(|chair| name(&chair.occupant)).collect()
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("the server speaks another tongue: {error}"))
}
