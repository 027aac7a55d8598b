//! One task per table: requests arrive through a queue, entries go to the store,
//! and messages are sent only after the write is durable. While one action is
//! being stored, the next is already processed.

use std::collections::{HashMap, VecDeque};
use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use game::Text;
use protocol::v1::Seq;
use store::{Append, Change, Id, Lease, MatchKey, Receipt, Store, StoreError, Term};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, Sleep, sleep_until};

use super::bots::{Payer, Pool};
use super::command::Command;
use super::drawing::Drawing;
use super::state::{AlertNews, ConnId, Ordered, Out, TableState, Wire};
use super::time::now;
use super::{Meters, Tables};
use crate::alerts::Place;
use crate::limits::Net;
use crate::nodes::Nodes;
use crate::outgoing::Outbox;
use crate::personal::News;

/// The number of requests that may wait for a table.
pub(crate) const QUEUE: usize = 64;
/// A table that nobody looks at leaves the memory after this.
const IDLE: Duration = Duration::from_secs(120);
/// The same if nobody has come since it was read: somebody has only asked something about it.
const GLANCE: Duration = Duration::from_secs(20);
/// The most writes that may be under way; requests wait until the first of them is kept.
const MOST_HELD: usize = 64;

/// A bot's decision.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Bot {
    Idle,
    /// So that people can follow.
    Pausing {
        since: Seq,
        until: Instant,
    },
    Thinking,
}

/// Messages that wait until what they tell is kept.
struct Held {
    receipt: Option<Receipt<()>>,
    begun: Instant,
    actions: u64,
    alerts: AlertNews,
    rematch: Option<Ordered>,
    messages: Vec<(ConnId, Wire)>,
    notices: Vec<(Id, Text)>,
    /// Seats or the phase have changed.
    listed: bool,
    /// What the table reports once all this is kept.
    news: Option<Arc<News>>,
    /// Requests from elsewhere that are answered once all this is kept, or is not.
    answers: Vec<Answer>,
}

/// Tells somebody who is not connected what came of a request.
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// The answer to a request, which is true as soon as it is kept.
fn when_kept<T: Send + 'static>(answer: oneshot::Sender<Result<T, StoreError>>, done: T) -> Answer {
    Box::new(move |kept| {
        // Somebody may have hung up.
        let _ = answer.send(kept.map(|()| done));
    })
}

pub(crate) struct Actor {
    pub(crate) id: Id,
    pub(crate) key: MatchKey,
    /// Under which this process may append.
    pub(crate) term: Term,
    pub(crate) state: TableState,
    pub(crate) store: Store,
    pub(crate) pool: Pool,
    pub(crate) meters: Meters,
    pub(crate) tables: Tables,
    pub(crate) commands: mpsc::Receiver<Command>,
    pub(crate) own: mpsc::WeakSender<Command>,
    /// The number of the next entry.
    pub(crate) next: u64,
    /// This server among several; none if there is only one.
    pub(crate) nodes: Option<Arc<Nodes>>,
}

/// Runs a table until nobody needs it.
pub(crate) async fn run(actor: Actor) {
    let tables = actor.meters.tables.clone();
    let owned = actor.nodes.clone().map(|nodes| (nodes, actor.key, actor.term));
    let (held, people, idle) = (VecDeque::new(), HashMap::new(), Instant::now());
    let (stays, timer) = (GLANCE, Box::pin(sleep_until(idle + GLANCE)));
    let (bot, paused, writing) = (Bot::Idle, 0, false);
    let (news, moved, drawing) = (None, true, Drawing::default());
    let answers = Vec::new();
    let running = Running {
        actor,
        held,
        people,
        bot,
        paused,
        writing,
        idle,
        stays,
        timer,
        news,
        moved,
        drawing,
        answers,
        handing_over: None,
    };
    running.run().await;
    if let Some((nodes, key, term)) = owned {
        nodes.played(key, term);
    }
    tables.dec();
}

struct Running {
    actor: Actor,
    held: VecDeque<Held>,
    people: HashMap<ConnId, (Outbox, Net)>,
    bot: Bot,
    /// Bots that were asked at this number, or before, have paused already: those of one window
    /// pause together.
    paused: Seq,
    /// A page of history is being written.
    writing: bool,
    /// Since when nobody is here.
    idle: Instant,
    /// How long the table stays in memory after that.
    stays: Duration,
    timer: Pin<Box<Sleep>>,
    /// What the table reported last, or will once it is kept.
    news: Option<Arc<News>>,
    /// Something has happened at the table since it last looked what to report.
    moved: bool,
    drawing: Drawing,
    /// Answers to requests that are not handed to the store yet.
    answers: Vec<Answer>,
    /// Nothing new is taken: another node is to go on.
    handing_over: Option<HandingOver>,
}

struct HandingOver {
    done: oneshot::Sender<()>,
    /// Every request that was taken is done.
    is_last: bool,
}

/// What the task woke up for.
enum Woken {
    Kept(Result<(), StoreError>),
    Told(Option<Command>),
    Time,
}

impl Running {
    async fn run(mut self) {
        loop {
            self.pass_on();
            self.report();
            match &self.handing_over {
                None => {
                    self.ask_bot();
                    self.write_page();
                }
                Some(HandingOver { is_last: true, .. }) if self.held.is_empty() => {
                    return self.hand_over().await;
                }
                Some(_) => {}
            }
            let woken = self.wait().await;
            let now = now();
            match woken {
                Woken::Kept(Ok(())) => self.deliver(),
                Woken::Kept(Err(error)) => return self.give_up(&error),
                Woken::Told(Some(Command::Reload)) => return self.leave(),
                Woken::Told(Some(Command::HandOver { done })) => {
                    // What waits is still done.
                    self.actor.commands.close();
                    self.handing_over = Some(HandingOver { done, is_last: false });
                }
                Woken::Told(Some(command)) => self.carry_out(command, now),
                Woken::Told(None) => match &mut self.handing_over {
                    Some(handing_over) => handing_over.is_last = true,
                    None => return,
                },
                Woken::Time if self.handing_over.is_some() => {}
                Woken::Time => {
                    self.moved = true;
                    self.actor.state.tick(now);
                    if self.may_leave() {
                        return self.leave();
                    }
                    if self.idle.elapsed() >= self.stays {
                        self.idle = Instant::now();
                    }
                }
            }
        }
    }

    async fn wait(&mut self) -> Woken {
        let wake = self.wake_at();
        // To wake up in vain now and then costs less than to set a timer at every request.
        if wake < self.timer.deadline() || self.timer.is_elapsed() {
            self.timer.as_mut().reset(wake);
        }
        let is_last = self.handing_over.as_ref().is_some_and(|handing_over| handing_over.is_last);
        let may_take = self.held.len() < MOST_HELD && !is_last;
        let kept = async {
            match self.held.front_mut().and_then(|held| held.receipt.as_mut()) {
                Some(receipt) => receipt.await,
                None => pending().await,
            }
        };
        tokio::select! {
            biased;
            kept = kept => Woken::Kept(kept),
            command = self.actor.commands.recv(), if may_take => Woken::Told(command),
            () = &mut self.timer => Woken::Time,
        }
    }

    fn wake_at(&self) -> Instant {
        let deadline = self.actor.state.deadline().map(|at| {
            Instant::now() + Duration::from_millis(at.saturating_sub(now()).min(3_600_000))
        });
        let bot = match self.bot {
            Bot::Pausing { until, .. } => Some(until),
            Bot::Idle | Bot::Thinking => None,
        };
        let idle = self.idle + self.stays;
        deadline.into_iter().chain(bot).chain(self.drawing.due).fold(idle, Instant::min)
    }

    fn carry_out(&mut self, command: Command, now: u64) {
        self.idle = Instant::now();
        self.moved = true;
        let state = &mut self.actor.state;
        match command {
            Command::Connect { connection, person, name, guest, from, to, ready } => {
                if ready.send(()).is_ok() {
                    self.stays = IDLE;
                    state.note_account(person, guest);
                    self.people.insert(connection, (to, from));
                    state.connect(connection, person, &name, now);
                    self.actor.tables.alerts().opened(person, self.actor.id);
                }
            }
            Command::Disconnect { connection } => {
                self.people.remove(&connection);
                state.disconnect(connection, now);
            }
            Command::Request { connection, request } => state.request(connection, request, now),
            Command::Info { viewer, answer } => {
                let _ = answer.send(state.info_for(viewer));
            }
            Command::Record { viewer, answer } => {
                let _ = answer.send(state.finished_for(viewer));
            }
            Command::Decided { seat, since, action } => {
                self.bot = Bot::Idle;
                if let Some(action) = action {
                    state.bot_acts(seat, since, action, now);
                }
            }
            Command::Rematched { made } => state.rematched(made),
            Command::Page { connection, message } => {
                self.writing = false;
                state.give_page(connection, message);
            }
            Command::Join { person, name, how, answer } => {
                let joined = state.join(person, &name, how, now).is_ok();
                self.answers.push(when_kept(answer, joined));
            }
            Command::Reserve { connection, seat, expected } => {
                state.reserve(connection, seat, expected, now);
            }
            Command::Reload | Command::HandOver { .. } => {}
            Command::Stand { person, answer } => {
                let stood = state.stand(person, now);
                self.answers.push(when_kept(answer, stood));
            }
            Command::Leave { person, answer } => {
                state.leave(person, now);
                self.answers.push(when_kept(answer, ()));
            }
        }
    }

    /// Hands what came out to the store, and to people once it is kept.
    fn pass_on(&mut self) {
        loop {
            let out = self.actor.state.take_out();
            if out.is_empty() {
                break;
            }
            self.pass_on_one(out);
        }
        let answers = std::mem::take(&mut self.answers);
        match self.held.back_mut() {
            Some(held) => held.answers.extend(answers),
            None => answers.into_iter().for_each(|answer| answer(Ok(()))),
        }
    }

    fn pass_on_one(&mut self, out: Out) {
        let Out { entries, change, chat, messages, rematch, alerts, notices, actions, refused } =
            out;
        self.actor.meters.refused.inc_by(refused);
        let alone = entries.is_empty() && chat.is_empty() && self.held.is_empty();
        let may_speak = || self.actor.nodes.as_ref().is_none_or(|nodes| nodes.may_speak());
        let is_ours = (alone && !may_speak()).then(|| {
            // Another node may have taken over: the database says whether this is still true.
            self.actor.store.confirm(self.actor.key, self.actor.term)
        });
        if alone && is_ours.is_none() {
            self.tell_alerts(&alerts);
            self.make_rematch(rematch);
            self.notify(notices);
            return self.send(messages);
        }
        let listed = change != Change::default();
        let key = self.actor.key;
        let term = self.actor.term;
        let chatted = (!chat.is_empty()).then(|| self.actor.store.keep_chat(key, term, chat));
        let appended = (!entries.is_empty()).then(|| {
            let first = self.actor.next;
            self.actor.next += entries.len() as u64;
            self.actor.store.append(Append { key, term, first, entries, change })
        });
        // Writes are kept in order: the last one stands for both.
        let receipt = appended.or(chatted).or(is_ours);
        let (begun, news, answers) = (Instant::now(), None, Vec::new());
        self.held.push_back(Held {
            receipt,
            begun,
            actions,
            alerts,
            rematch,
            messages,
            notices,
            listed,
            news,
            answers,
        });
    }

    /// Reports what has changed, once it is kept.
    fn report(&mut self) {
        if !std::mem::take(&mut self.moved) {
            return;
        }
        let thumbnail = self.drawing.picture(&self.actor.state);
        let news = News { thumbnail, ..self.actor.state.news() };
        if self.news.as_deref() == Some(&news) {
            return;
        }
        let news = Arc::new(news);
        self.news = Some(Arc::clone(&news));
        match self.held.back_mut() {
            Some(held) => held.news = Some(news),
            None => self.actor.tables.hub().report(self.actor.id, news),
        }
    }

    /// The first held messages may leave, and those behind them that wait for
    /// nothing of their own.
    fn deliver(&mut self) {
        if let Some(first) = self.held.front_mut() {
            first.receipt = None;
        }
        while self.held.front().is_some_and(|held| held.receipt.is_none()) {
            if let Some(held) = self.held.pop_front() {
                if held.actions > 0 {
                    self.actor.meters.actions.inc_by(held.actions);
                    self.actor.meters.acknowledged.observe(held.begun.elapsed().as_secs_f64());
                }
                self.tell_alerts(&held.alerts);
                self.make_rematch(held.rematch);
                self.send(held.messages);
                self.notify(held.notices);
                self.pass_news_on(held.listed, held.news);
                held.answers.into_iter().for_each(|answer| answer(Ok(())));
            }
        }
    }

    fn pass_news_on(&self, listed: bool, news: Option<Arc<News>>) {
        let hub = self.actor.tables.hub();
        if let Some(news) = news {
            hub.report(self.actor.id, news);
        }
        if listed {
            hub.change_listing();
        }
    }

    fn send(&mut self, messages: Vec<(ConnId, Wire)>) {
        for (connection, message) in messages {
            let Some((to, _)) = self.people.get(&connection) else { continue };
            // Who reads too slowly is let go, and gets a fresh view on coming back.
            if to.put(message).is_err() {
                self.people.remove(&connection);
                self.actor.state.disconnect(connection, now());
                self.moved = true;
            }
        }
    }

    fn notify(&self, notices: Vec<(Id, Text)>) {
        for (person, text) in notices {
            self.actor.tables.hub().notify(person, text);
        }
    }

    fn tell_alerts(&self, news: &AlertNews) {
        if !news.is_empty() {
            let lease = Some(Lease { key: self.actor.key, term: self.actor.term });
            let place = Place { lease, ..self.actor.state.place() };
            self.actor.tables.alerts().tell(place, news);
        }
    }

    /// Its id is in the log already, so that there is one whatever happens.
    fn make_rematch(&self, ordered: Option<Ordered>) {
        let Some(ordered) = ordered else { return };
        let (tables, own) = (self.actor.tables.clone(), self.actor.own.clone());
        tokio::spawn(async move {
            let made = tables.create_rematch(ordered).await;
            if let Err(error) = &made {
                tracing::error!(%error, "cannot create a table for a rematch");
            }
            if let Some(own) = own.upgrade() {
                let _ = own.send(Command::Rematched { made: made.is_ok() }).await;
            }
        });
    }

    /// If a bot is asked it thinks, after a pause, on threads of its own.
    fn ask_bot(&mut self) {
        if self.bot == Bot::Thinking {
            return;
        }
        let Some((_, since)) = self.actor.state.bot_wanted() else {
            self.bot = Bot::Idle;
            return;
        };
        match self.bot {
            Bot::Pausing { since: paused, until } if paused == since => {
                if until <= Instant::now() {
                    self.paused = since;
                    self.think();
                }
            }
            Bot::Idle | Bot::Pausing { .. } | Bot::Thinking => match self.actor.state.bot_pause() {
                0 => self.think(),
                _ if since <= self.paused => self.think(),
                pause => {
                    let until = Instant::now() + Duration::from_millis(u64::from(pause));
                    self.bot = Bot::Pausing { since, until };
                }
            },
        }
    }

    fn think(&mut self) {
        let Some(work) = self.actor.state.bot_work() else { return };
        self.bot = Bot::Thinking;
        let own = self.actor.own.clone();
        self.actor.pool.submit(self.payer(), move || {
            // A table that has left the memory meanwhile wants no answer.
            let Some(own) = own.upgrade() else { return };
            let action = work.decide();
            let (seat, since) = (work.seat, work.since);
            let _ = own.blocking_send(Command::Decided { seat, since, action });
        });
    }

    /// Who pays for what bots think here: somebody who sits here and is present, somebody who
    /// looks on, or else who made the table.
    fn payer(&self) -> Payer {
        let state = &self.actor.state;
        let present = state.somebody_here().and_then(|connection| self.people.get(&connection));
        present.map_or(Payer::Host(state.host()), |(_, from)| Payer::Present(*from))
    }

    /// Writes the next page of history that was asked for, away from the threads that serve
    /// people; one at a time for a table, and a few for all.
    fn write_page(&mut self) {
        if self.writing {
            return;
        }
        let Some(work) = self.actor.state.page_work() else { return };
        self.writing = true;
        let (own, pages) = (self.actor.own.clone(), self.actor.tables.pages());
        let connection = work.connection();
        tokio::spawn(async move {
            let Ok(permit) = pages.acquire_owned().await else { return };
            let written = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                work.write()
            });
            let message = written.await.ok();
            if let Some(own) = own.upgrade() {
                let _ = own.send(Command::Page { connection, message }).await;
            }
        });
    }

    fn may_leave(&self) -> bool {
        let busy = self.bot != Bot::Idle || !self.held.is_empty() || self.writing;
        let waited = self.idle.elapsed() >= self.stays;
        waited && !busy && self.actor.state.is_deserted() && !self.actor.state.clock_runs()
    }

    /// People who come at this moment find the queue closed and opens the table
    /// again.
    fn leave(mut self) {
        self.actor.tables.hub().unload(self.actor.id);
        self.actor.tables.forget(self.actor.id);
        self.actor.commands.close();
        self.actor.store.release(self.actor.key, self.actor.term);
    }

    /// Everything is kept and told. Sockets end when the table is free, so that people who come
    /// back find it so.
    async fn hand_over(mut self) {
        let Actor { id, key, term, tables, nodes, .. } = &self.actor;
        if let Some(nodes) = nodes
            && let Err(error) = nodes.hand_over(*key, *term).await
        {
            // It is let go when this node leaves.
            tracing::warn!(table = %id, %error, "cannot hand a table over");
        }
        tables.alerts().unload(*id);
        tables.hub().unload(*id);
        tables.forget(*id);
        for (_, (to, _)) in self.people.drain() {
            to.hand_over();
        }
        if let Some(HandingOver { done, .. }) = self.handing_over {
            // The drain may have given up.
            let _ = done.send(());
        }
    }

    /// The store has failed: what was not kept did not happen. Everybody is
    /// let go, and the table is read again when they come back.
    fn give_up(mut self, error: &StoreError) {
        if matches!(error, StoreError::Fenced { .. }) {
            tracing::info!(table = %self.actor.id, "another node plays the table now");
            self.actor.tables.alerts().unload(self.actor.id);
        } else {
            tracing::error!(table = %self.actor.key, %error, "cannot store a table");
        }
        self.actor.tables.hub().unload(self.actor.id);
        self.actor.tables.forget(self.actor.id);
        self.actor.commands.close();
        let answers = self.held.into_iter().flat_map(|held| held.answers);
        answers.chain(self.answers).for_each(|answer| answer(Err(error.clone())));
    }
}
