//! One table as a plain state machine: requests in, messages and log entries
//! out. It has no socket, no store and no clock; the time is passed in, so tests
//! can use it like any value.

mod alert_news;
#[cfg(test)]
mod bounds;
mod calling_off;
mod changes;
mod chat;
mod check;
#[cfg(test)]
mod choosing;
mod colors;
mod damage;
mod dice;
mod ending;
mod history;
mod hosting;
mod loading;
mod new_table;
#[cfg(test)]
mod older;
mod outbox;
mod playing;
mod rated;
mod refusal;
mod rematch;
mod reporting;
mod reserving;
mod seating;
#[cfg(test)]
mod secrecy;
mod settings;
#[cfg(test)]
mod several;
mod spectators;
mod standing;
mod starting;
mod taking_over;
mod telling;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_changes;
#[cfg(test)]
mod tests_of_dice;
#[cfg(test)]
mod tests_of_limits;
#[cfg(test)]
mod tests_of_presence;
#[cfg(test)]
mod tests_of_rematches;
#[cfg(test)]
mod tests_of_restarts;
#[cfg(test)]
mod tests_of_undo;
mod undoing;

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::{Arc, OnceLock};

use bots::Level;
use engine::{AnyMatch, Choices, Happened, MatchError};
use fair_dice::Bytes32;
use game::{Seat, Seats, Text, Viewer};
use protocol::v1::{Act, PersonRef, Phase, Request, Seq, Undone, VERSION};
use protocol::v2;
use registry::GameId;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use store::Id;

use super::clock::Clock;
use super::command::Finished;
use super::entry::{Entry, TableSettings};
use alert_news::Noted;
use changes::SentViews;
use chat::Chat;
use dice::Shares;
use history::Wanted;
use new_table::{check, choices, no_opponent, opponent};
use rematch::Rematch;
use spectators::Spectators;
use undoing::UndoRequest;

pub(crate) use alert_news::AlertNews;
pub(crate) use check::{Verdict, check_match};
pub(crate) use new_table::check_opponents;
pub(crate) use outbox::{Out, Wire};
pub(crate) use refusal::Refusal;
pub(crate) use rematch::Ordered;
pub(crate) use reserving::{Expected, KEPT};
pub(crate) use taking_over::Join;

/// A connection of somebody to the table.
pub(crate) type ConnId = u64;

/// Who plays while a person is away.
const STAND_IN: Level = Level::Captain;

/// The number of steps kept for people who come back; after more they get a fresh view.
const RECENT: usize = 32;

/// A table.
pub(crate) struct TableState {
    id: Id,
    settings: TableSettings,
    game: GameId,
    edition: String,
    phase: Phase,
    /// Why the match can't go on, in keys and values, if it can't.
    stuck: Option<Text>,
    chairs: Vec<Chair>,
    /// People whom the host has sent away.
    removed: BTreeSet<Id>,
    /// People without an account, as far as they are connected or were, and have a seat.
    guests: BTreeSet<Id>,
    connections: BTreeMap<ConnId, Connection>,
    /// How many entries the log has.
    seq: Seq,
    /// The number at which the match began.
    started: Seq,
    play: Option<Box<dyn AnyMatch>>,
    /// Actions that were not taken back, in order.
    undo_points: Vec<UndoPoint>,
    /// What happened lately.
    recent: VecDeque<Recent>,
    /// Every later step is among the recent ones.
    recent_from: Seq,
    /// The number of the step after which views are what they are.
    view_number: Seq,
    sent: SentViews,
    prompts: Vec<Prompt>,
    /// Keys of clients, by seat, and the steps they became.
    keys: Vec<HashMap<String, Seq>>,
    clock: Clock,
    /// Seats whose time is up and for which a bot decides this once.
    decided_for: Seats,
    undo: Option<UndoRequest>,
    /// Who wants to call the match off.
    calling_off: Seats,
    /// When the match starts by itself.
    starts: Option<u64>,
    /// How often the match was taken back.
    undos: u64,
    /// How often the settings were changed.
    changes: usize,
    chat: Chat,
    /// Pages of history that somebody waits for.
    pages: VecDeque<Wanted>,
    spectators: Spectators,
    rematch: Rematch,
    /// The match written down, once it is over and somebody wants it.
    record: OnceLock<Arc<RawValue>>,
    shares: Shares,
    /// Nobody took back what had shown something or was answered by others,
    /// and everybody came for whom a seat was reserved.
    rated: bool,
    noted: Option<Noted>,
    out: Out,
}

/// A seat at the table.
#[derive(Clone, Debug, Default)]
struct Chair {
    owner: Owner,
    /// What the person committed their share of the dice to.
    commitment: Option<Bytes32>,
    /// The connection that knows the share.
    committed_by: Option<ConnId>,
    share: Option<Bytes32>,
    /// What was chosen for the seat, as the game writes it.
    colors: Vec<String>,
    /// The person wants the match to start.
    ready: bool,
    /// The person passes on others' turns, until their own.
    standing: bool,
    /// A person who is away; a bot plays for it.
    away: bool,
    /// Since when the person has no connection.
    gone_since: Option<u64>,
    /// Until when the seat is kept, if it is kept for somebody.
    kept_until: u64,
}

#[derive(Clone, Debug, Default, PartialEq)]
enum Owner {
    #[default]
    Nobody,
    Bot(Level),
    Person(Id, String),
    /// Kept for somebody who has not come yet.
    Reserved(Id, String),
}

struct Connection {
    id: Id,
    name: String,
    /// Said hello, and gets updates.
    greeted: bool,
    /// Wants the legal actions listed.
    legal: bool,
    /// The version of the protocol that it speaks.
    protocol: u32,
    /// Whose view it has, as that was last sent.
    knows: Option<Viewer>,
}

impl Connection {
    /// Gets what has changed of a view.
    fn is_patched(&self) -> bool {
        self.protocol >= v2::VERSION
    }
}

/// An action that was done.
#[derive(Clone, Copy, Debug)]
struct UndoPoint {
    seat: Seat,
    /// The step that it became.
    seq: Seq,
    /// How many inputs the match had before it.
    inputs: usize,
    by_person: bool,
}

struct Recent {
    seq: Seq,
    /// None for an undo.
    happened: Option<Box<dyn Happened>>,
    undone: Option<Undone>,
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, Default)]
struct Prompt {
    /// Since which step.
    since: Seq,
    /// A fingerprint of what it may do.
    actions: u64,
    /// Since when, in milliseconds since 1970.
    at: u64,
}

impl TableState {
    /// A table at which nobody sits yet but bots.
    pub(crate) fn create(id: Id, settings: TableSettings) -> Result<Self, MatchError> {
        let (game, edition) = check(&settings.table)?;
        Ok(Self::furnish(id, settings, game, edition))
    }

    /// A table of settings that were checked, now or when it was made.
    fn furnish(id: Id, settings: TableSettings, game: GameId, edition: String) -> Self {
        let new = &settings.table;
        let mut chairs = vec![Chair::default(); new.players];
        for (chair, level) in chairs.iter_mut().zip(&new.bots) {
            chair.owner = level.map_or(Owner::Nobody, |level| Owner::Bot(opponent(level)));
        }
        for (chair, chosen) in chairs.iter_mut().zip(colors::of_table(game, new)) {
            chair.colors = chosen;
        }
        for &(seat, person) in &settings.reserved {
            if let Some(chair) = chairs.get_mut(seat.index()) {
                chair.owner = Owner::Reserved(person, String::new());
                chair.kept_until = settings.created.saturating_add(KEPT);
            }
        }
        let players = new.players;
        Self {
            id,
            game,
            edition,
            phase: Phase::Gathering,
            stuck: None,
            chairs,
            removed: BTreeSet::new(),
            guests: BTreeSet::new(),
            connections: BTreeMap::new(),
            seq: 0,
            started: 0,
            play: None,
            undo_points: Vec::new(),
            recent: VecDeque::new(),
            recent_from: 0,
            view_number: 0,
            sent: SentViews::default(),
            prompts: vec![Prompt::default(); players],
            keys: vec![HashMap::new(); players],
            clock: Clock::new(new.clock, players),
            decided_for: Seats::NONE,
            undo: None,
            calling_off: Seats::NONE,
            starts: None,
            undos: 0,
            changes: 0,
            chat: Chat::default(),
            pages: VecDeque::new(),
            spectators: Spectators::new(new.spectator_delay),
            rematch: Rematch::default(),
            record: OnceLock::new(),
            shares: Shares::default(),
            rated: true,
            noted: None,
            out: Out::default(),
            settings,
        }
    }

    /// Somebody connects; nothing is sent before its hello.
    pub(crate) fn connect(&mut self, connection: ConnId, person: Id, name: &str, now: u64) {
        let name = name.to_owned();
        for chair in &mut self.chairs {
            if let Owner::Person(id, known) = &mut chair.owner
                && *id == person
            {
                known.clone_from(&name);
            }
        }
        let (greeted, legal, protocol, knows) = (false, true, VERSION, None);
        let new = Connection { id: person, name, greeted, legal, protocol, knows };
        self.connections.insert(connection, new);
        self.presence(person, now);
    }

    /// Somebody is gone.
    pub(crate) fn disconnect(&mut self, connection: ConnId, now: u64) {
        if let Some(gone) = self.connections.remove(&connection) {
            self.drop_commitment(connection);
            let elsewhere = self.connections.values().any(|other| other.id == gone.id);
            if !elsewhere && self.seat_of(gone.id).is_none() {
                self.guests.remove(&gone.id);
            }
            self.pages.retain(|wanted| !wanted.is_of(connection));
            self.presence(gone.id, now);
            self.tell_table();
            if !self.connections.values().any(Connection::is_patched) {
                self.sent.clear();
            }
        }
    }

    /// Somebody says something; the answer is among what goes out.
    pub(crate) fn request(&mut self, connection: ConnId, request: Request, now: u64) {
        let key = match &request {
            Request::Act(Act { key, .. }) => Some(key.clone()),
            _ => None,
        };
        if let Err(refusal) = self.answer(connection, request, now) {
            self.refuse(connection, key, refusal);
        }
        self.close_if_full();
    }

    fn answer(&mut self, connection: ConnId, request: Request, now: u64) -> Result<(), Refusal> {
        let Some(from) = self.connections.get(&connection) else { return Ok(()) };
        let person = from.id;
        if !from.greeted && !matches!(request, Request::Hello(_)) {
            return Err(Refusal::new("bad_request", "the first message must be a hello"));
        }
        match request {
            Request::Hello(hello) => {
                self.hello(connection, &hello, now);
                Ok(())
            }
            Request::Sit(sit) => self.sit(connection, &sit, now),
            Request::Stand {} => self.stand(person, now),
            Request::Bot { seat, level } => self.seat_bot(person, seat, level, now),
            Request::Unseat { seat } => self.unseat(person, seat),
            Request::Remove { seat } => self.remove(person, seat),
            Request::Ready { on } => self.set_ready(person, on, now),
            Request::Reserve { .. } => {
                Err(Refusal::new("no_account", "nobody with an account has this name"))
            }
            Request::Settings(changes) => self.change_settings(person, &changes),
            Request::Wait {} => self.wait_longer(person, now),
            Request::TakeOver { seat } => self.take_over(connection, seat, now),
            Request::Close {} => self.close_by_host(person),
            Request::CallOff { agree } => self.call_off(person, agree),
            Request::Standing { pass } => self.set_standing(person, pass, now),
            Request::Colors { seat, chosen } => self.choose_colors(person, seat, chosen),
            Request::Start {} => self.start(person, now),
            Request::Commit { round, commitment } => {
                self.commit(connection, round, &commitment, now)
            }
            Request::Reveal { round, share } => self.reveal(person, round, &share, now),
            Request::Act(act) => self.act(connection, act, now),
            Request::Undo {} => self.undo(person, now),
            Request::Consent { seq, agree } => self.consent(person, seq, agree, now),
            Request::Chat { text } => self.chat(connection, &text, now),
            Request::Mute { person: whom, on } => self.mute(person, &whom, on),
            Request::History { after } => self.history(connection, after),
            Request::View { after } => {
                self.tell_view(connection, after, now);
                Ok(())
            }
            Request::Rematch {} => self.ask_rematch(person),
        }
    }

    /// Everything that came out since the last call.
    pub(crate) fn take_out(&mut self) -> Out {
        self.note_news();
        std::mem::take(&mut self.out)
    }

    /// When [`Self::tick`] wants to be called, in milliseconds since 1970.
    pub(crate) fn deadline(&self) -> Option<u64> {
        let clock = self.clock.deadline().map(|(at, _)| at);
        let due = [clock, self.spectators.next_due(), self.shares_due(), self.start_due()];
        due.into_iter().chain([self.reservations_due()]).flatten().min()
    }

    /// Time has passed.
    pub(crate) fn tick(&mut self, now: u64) {
        self.release_to_spectators(now);
        self.shares_overdue(now);
        self.reservations_overdue(now);
        self.start_overdue(now);
        while let Some((at, seat)) = self.clock.deadline()
            && at <= now
        {
            self.time_out(seat, now);
            self.close_if_full();
        }
    }

    /// Whether anybody is connected.
    pub(crate) fn is_deserted(&self) -> bool {
        self.connections.is_empty()
    }

    /// Whether somebody's time runs, or the match starts by itself.
    pub(crate) fn clock_runs(&self) -> bool {
        self.clock.deadline().is_some() || self.start_due().is_some()
    }

    /// A connection of somebody who is here, if possible of one who sits here.
    pub(crate) fn somebody_here(&self) -> Option<ConnId> {
        let seated = self.connections.iter().find(|(_, from)| self.seat_of(from.id).is_some());
        seated.or_else(|| self.connections.iter().next()).map(|(&id, _)| id)
    }

    pub(crate) fn host(&self) -> Id {
        self.settings.host
    }

    pub(crate) fn entries(&self) -> Seq {
        self.seq
    }

    /// The match written down, once it is over for this viewer.
    pub(crate) fn finished_for(&self, viewer: Option<Id>) -> Option<Finished> {
        let viewer = viewer.map_or(Viewer::Spectator, |person| self.viewer(person));
        self.finished().filter(|_| self.knows_end(viewer))
    }

    /// The match written down, once it is over.
    fn finished(&self) -> Option<Finished> {
        let play = self.play.as_ref().filter(|_| self.phase == Phase::Over)?;
        let record = self.record.get_or_init(|| {
            let mut record = play.record();
            record["fair"] = serde_json::to_value(self.fairness()).expect("plain data");
            to_raw_value(&record).expect("plain data").into()
        });
        let record = Arc::clone(record);
        Some(Finished { record, players: self.seat_rows(), table: self.id })
    }

    fn write(&mut self, entry: &Entry) {
        let text = serde_json::to_string(entry).expect("an entry is plain data");
        self.out.entries.push(text);
        self.seq += 1;
    }

    fn seat_of(&self, person: Id) -> Option<Seat> {
        let owns = |chair: &Chair| matches!(&chair.owner, Owner::Person(id, _) if *id == person);
        self.chairs.iter().position(owns).map(|index| Seat::new(index as u8))
    }

    fn own_seat(&self, person: Id) -> Result<Seat, Refusal> {
        self.seat_of(person).ok_or_else(|| Refusal::not_allowed("refused-no-seat"))
    }

    fn viewer(&self, person: Id) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn people(&self) -> Seats {
        self.seats_where(|chair| matches!(chair.owner, Owner::Person(..)))
    }

    /// The seats that people play themselves.
    fn attended(&self) -> Seats {
        self.seats_where(|chair| matches!(chair.owner, Owner::Person(..)) && !chair.away)
    }

    fn seats_where(&self, which: impl Fn(&Chair) -> bool) -> Seats {
        Seat::all(self.chairs.len()).filter(|seat| which(&self.chairs[seat.index()])).collect()
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        let none = || Refusal::new("bad_request", format!("there is no seat {seat}"));
        self.chairs.get(seat.index()).ok_or_else(none)
    }

    fn choices(&self) -> Choices {
        let options = Value::Object(self.options());
        Choices { seed: self.seed(), options, ..choices(&self.settings.table) }
    }
}

fn person_ref(id: Id, name: &str) -> PersonRef {
    PersonRef { id: id.to_string(), name: name.to_owned() }
}
