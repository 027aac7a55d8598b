//! A match that the server keeps, as it was last told to this page.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{FastRng, Game, Seat, Seats, Standing, Viewer};
use protocol::v1::{Asked, Clocks, History, Seq, Step, Update};
use serde::Deserialize;

use crate::device;
use crate::games::Client;
use crate::online::Session;
use crate::play::{Entry, Next};
use crate::words::say_with;

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
    /// Since which step this seat is asked what it is asked.
    since: Seq,
    legal: Vec<G::Action>,
    /// The clocks, and when they were told.
    clocks: Option<(Clocks, f64)>,
    log: BTreeMap<Seq, Vec<Entry>>,
    /// What this page was told itself, with the view that names what it speaks of.
    told: BTreeMap<Seq, Told<G>>,
    news: Vec<G::Event>,
}

/// Events, and the view that names what they speak of.
type Told<G> = (Arc<<G as Game>::View>, Vec<<G as Game>::Event>);

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
            since: update.seq,
            legal: Vec::new(),
            clocks: None,
            log: BTreeMap::new(),
            told: BTreeMap::new(),
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
        self.since = update.since.unwrap_or(update.seq);
        self.clocks = update.clocks.clone().map(|clocks| (clocks, device::now()));
        self.news.clear();
        let view = Arc::new(self.view.clone());
        update.steps.iter().try_for_each(|step| self.step(&view, step))
    }

    /// The listed actions, each once: where a hand can slip, as a steady hand does them.
    fn meant(&self, listed: &[Listed<G::Action>]) -> Vec<G::Action> {
        let mut rng = FastRng::new(0);
        let steady = |action: &G::Action| self.world.motor_noise(*action, 100, &mut rng) == *action;
        listed.iter().map(|listed| listed.action).filter(steady).collect()
    }

    fn step(&mut self, view: &Arc<G::View>, step: &Step) -> Result<(), String> {
        if let Some(undone) = step.undone {
            self.log.retain(|seq, _| *seq <= undone.to);
            self.told.retain(|seq, _| *seq <= undone.to);
        }
        let events: Vec<G::Event> = read(step.events.get())?;
        self.log.insert(step.seq, entries::<G>(step.seq, view, &events));
        self.news.extend(events.iter().cloned());
        self.told.insert(step.seq, (Arc::clone(view), events));
        Ok(())
    }

    /// Tells everything once more: the language is another.
    pub(crate) fn retell(&mut self) {
        for (seq, (view, events)) in &self.told {
            self.log.insert(*seq, entries::<G>(*seq, view, events));
        }
    }

    /// What was told before this page was opened.
    pub(crate) fn remember(&mut self, history: History) {
        let view = Arc::new(self.view.clone());
        for (seq, events) in &history.events {
            let events: Result<Vec<G::Event>, _> =
                events.iter().map(|event| serde_json::from_str(event.get())).collect();
            // What this page does not understand is told in the server's words.
            if let (Ok(events), false) = (events, self.log.contains_key(seq)) {
                self.log.insert(*seq, entries::<G>(*seq, &view, &events));
                self.told.insert(*seq, (Arc::clone(&view), events));
            }
        }
        for (seq, sentences) in history.steps {
            let entry = |text: String| Entry::plain(seq as usize, text);
            self.log.entry(seq).or_insert_with(|| sentences.into_iter().map(entry).collect());
        }
    }

    /// How far the match has come.
    pub(crate) fn seq(&self) -> Seq {
        self.seq
    }

    /// Everybody who is asked.
    pub(crate) fn asked(&self) -> Seats {
        match &self.asked {
            Asked::Players(asked) => asked.iter().copied().collect(),
            Asked::Over(_) => Seats::NONE,
        }
    }

    /// Since which step this seat is asked what it is asked.
    pub(crate) fn since(&self) -> Seq {
        self.since
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

fn entries<G: Client>(seq: Seq, view: &G::View, events: &[G::Event]) -> Vec<Entry> {
    events.iter().filter_map(|event| Entry::of::<G>(seq as usize, view, event)).collect()
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    serde_json::from_str(text)
        .map_err(|error| say_with("online-tongue", &[("error", error.to_string().into())]))
}
