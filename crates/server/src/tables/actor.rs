//! A task a table: requests come in through a queue, entries go to the store,
//! and nothing leaves before they are kept. While one action is being stored
//! the next is worked on already.

use std::collections::{HashMap, VecDeque};
use std::future::pending;
use std::pin::Pin;
use std::time::Duration;

use protocol::v1::{NewTable, Request, Seq, TableInfo};
use serde_json::Value;
use serde_json::value::RawValue;
use store::{Append, Id, MatchKey, Receipt, SeatRow, Store, StoreError};
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, Sleep, sleep_until};

use super::bots::Pool;
use super::desk::{ConnId, Desk, Out, Wire};
use super::{Meters, Tables};

/// So many requests may wait for a table.
pub(crate) const QUEUE: usize = 64;
/// A table that nobody looks at leaves the memory after this.
const IDLE: Duration = Duration::from_secs(120);

/// What a table is told.
pub(crate) enum Command {
    /// Somebody connects; `ready` is dropped if the table just left.
    Connect {
        connection: ConnId,
        person: Id,
        name: String,
        to: mpsc::Sender<Wire>,
        ready: oneshot::Sender<()>,
    },
    Disconnect {
        connection: ConnId,
    },
    Request {
        connection: ConnId,
        request: Request,
    },
    Info {
        answer: oneshot::Sender<TableInfo>,
    },
    Record {
        answer: oneshot::Sender<Option<Finished>>,
    },
    Decided {
        seat: Seat,
        since: Seq,
        action: Option<Box<RawValue>>,
    },
    Rematched {
        table: Id,
    },
    /// Somebody is gone for good.
    Leave {
        person: Id,
        answer: oneshot::Sender<()>,
    },
}

/// A finished match, written down.
pub(crate) struct Finished {
    /// With how its dice came about, as `fair`.
    pub(crate) record: Value,
    pub(crate) players: Vec<SeatRow>,
    pub(crate) table: Id,
}

/// A bot's decision.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Bot {
    Idle,
    /// So that people can follow.
    Pausing {
        seat: Seat,
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
    turns: Vec<Id>,
    messages: Vec<(ConnId, Wire)>,
}

pub(crate) struct Actor {
    pub(crate) id: Id,
    pub(crate) key: MatchKey,
    pub(crate) desk: Desk,
    pub(crate) store: Store,
    pub(crate) pool: Pool,
    pub(crate) meters: Meters,
    pub(crate) tables: Tables,
    pub(crate) commands: mpsc::Receiver<Command>,
    pub(crate) own: mpsc::WeakSender<Command>,
    /// The number of the next entry.
    pub(crate) next: u64,
}

/// Runs a table until nobody needs it.
pub(crate) async fn run(actor: Actor) {
    let tables = actor.meters.tables.clone();
    let (held, people, idle) = (VecDeque::new(), HashMap::new(), Instant::now());
    let timer = Box::pin(sleep_until(idle + IDLE));
    Running { actor, held, people, bot: Bot::Idle, idle, timer }.run().await;
    tables.dec();
}

struct Running {
    actor: Actor,
    held: VecDeque<Held>,
    people: HashMap<ConnId, mpsc::Sender<Wire>>,
    bot: Bot,
    /// Since when nobody is here.
    idle: Instant,
    timer: Pin<Box<Sleep>>,
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
            self.ask_bot();
            let woken = self.wait().await;
            let now = now();
            match woken {
                Woken::Kept(Ok(())) => self.deliver(),
                Woken::Kept(Err(error)) => return self.give_up(&error),
                Woken::Told(Some(command)) => self.take(command, now),
                Woken::Told(None) => return,
                Woken::Time => {
                    self.actor.desk.tick(now);
                    if self.may_leave() {
                        return self.leave();
                    }
                    if self.idle.elapsed() >= IDLE {
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
        let kept = async {
            match self.held.front_mut().and_then(|held| held.receipt.as_mut()) {
                Some(receipt) => receipt.await,
                None => pending().await,
            }
        };
        tokio::select! {
            biased;
            kept = kept => Woken::Kept(kept),
            command = self.actor.commands.recv() => Woken::Told(command),
            () = &mut self.timer => Woken::Time,
        }
    }

    fn wake_at(&self) -> Instant {
        let deadline = self.actor.desk.deadline().map(|at| {
            Instant::now() + Duration::from_millis(at.saturating_sub(now()).min(3_600_000))
        });
        let bot = match self.bot {
            Bot::Pausing { until, .. } => Some(until),
            Bot::Idle | Bot::Thinking => None,
        };
        let idle = self.idle + IDLE;
        deadline.into_iter().chain(bot).fold(idle, Instant::min)
    }

    fn take(&mut self, command: Command, now: u64) {
        self.idle = Instant::now();
        let desk = &mut self.actor.desk;
        match command {
            Command::Connect { connection, person, name, to, ready } => {
                if ready.send(()).is_ok() {
                    self.people.insert(connection, to);
                    desk.connect(connection, person, &name, now);
                }
            }
            Command::Disconnect { connection } => {
                self.people.remove(&connection);
                desk.disconnect(connection, now);
            }
            Command::Request { connection, request } => desk.request(connection, request, now),
            Command::Info { answer } => {
                let _ = answer.send(desk.info());
            }
            Command::Record { answer } => {
                let _ = answer.send(desk.finished());
            }
            Command::Decided { seat, since, action } => {
                self.bot = Bot::Idle;
                if let Some(action) = action {
                    desk.bot_acts(seat, since, action, now);
                }
            }
            Command::Rematched { table } => desk.rematched(table),
            Command::Leave { person, answer } => {
                desk.leave(person, now);
                let _ = answer.send(());
            }
        }
    }

    /// Hands what came out to the store, and to people once it is kept.
    fn pass_on(&mut self) {
        loop {
            let out = self.actor.desk.take_out();
            if out.is_empty() {
                return;
            }
            self.pass_on_one(out);
        }
    }

    fn pass_on_one(&mut self, out: Out) {
        let Out { entries, change, messages, rematch, turns, actions, refused } = out;
        self.actor.meters.refused.inc_by(refused);
        if let Some((table, rows)) = rematch {
            self.make_rematch(table, rows);
        }
        if entries.is_empty() && self.held.is_empty() {
            return self.send(messages);
        }
        let receipt = (!entries.is_empty()).then(|| {
            let (key, first) = (self.actor.key, self.actor.next);
            self.actor.next += entries.len() as u64;
            self.actor.store.append(Append { key, first, entries, change })
        });
        self.held.push_back(Held { receipt, begun: Instant::now(), actions, turns, messages });
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
                self.actor.tables.alert(&self.actor.desk, &held.turns);
                self.send(held.messages);
            }
        }
    }

    fn send(&mut self, messages: Vec<(ConnId, Wire)>) {
        for (connection, message) in messages {
            let Some(to) = self.people.get(&connection) else { continue };
            // Who reads too slowly is let go, and gets a fresh view on coming back.
            if to.try_send(message).is_err() {
                self.people.remove(&connection);
                self.actor.desk.disconnect(connection, now());
            }
        }
    }

    fn make_rematch(&self, table: NewTable, rows: Vec<SeatRow>) {
        let (tables, own) = (self.actor.tables.clone(), self.actor.own.clone());
        let host = self.actor.desk.host();
        tokio::spawn(async move {
            if let Ok(table) = tables.create_with(table, host, rows).await
                && let Some(own) = own.upgrade()
            {
                let _ = own.send(Command::Rematched { table }).await;
            }
        });
    }

    /// If a bot is asked it thinks, after a pause, on threads of its own.
    fn ask_bot(&mut self) {
        if self.bot == Bot::Thinking {
            return;
        }
        let Some((seat, since)) = self.actor.desk.bot_wanted() else {
            self.bot = Bot::Idle;
            return;
        };
        match self.bot {
            Bot::Pausing { seat: s, since: n, until } if (s, n) == (seat, since) => {
                if until <= Instant::now() {
                    self.think();
                }
            }
            Bot::Idle | Bot::Pausing { .. } | Bot::Thinking => match self.actor.desk.bot_pause() {
                0 => self.think(),
                pause => {
                    let until = Instant::now() + Duration::from_millis(u64::from(pause));
                    self.bot = Bot::Pausing { seat, since, until };
                }
            },
        }
    }

    fn think(&mut self) {
        let Some(work) = self.actor.desk.bot_work() else { return };
        self.bot = Bot::Thinking;
        let own = self.actor.own.clone();
        self.actor.pool.submit(move || {
            let action = work.decide();
            if let Some(own) = own.upgrade() {
                let (seat, since) = (work.seat, work.since);
                let _ = own.blocking_send(Command::Decided { seat, since, action });
            }
        });
    }

    fn may_leave(&self) -> bool {
        let busy = self.bot != Bot::Idle || !self.held.is_empty();
        let waited = self.idle.elapsed() >= IDLE;
        waited && !busy && self.actor.desk.is_deserted() && self.actor.desk.deadline().is_none()
    }

    /// Whoever comes at this moment finds the queue closed and opens the table
    /// again.
    fn leave(mut self) {
        self.actor.tables.forget(self.actor.id);
        self.actor.commands.close();
    }

    /// The store has failed: what was not kept did not happen. Everybody is
    /// let go, and the table is read again when they come back.
    fn give_up(mut self, error: &StoreError) {
        tracing::error!(table = %self.actor.key, %error, "a table could not be stored");
        self.actor.tables.forget(self.actor.id);
        self.actor.commands.close();
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    store::now().unsigned_abs()
}
