//! A link as the node with the sockets sees it.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use crate::NodeId;
use crate::link::flow::{Incoming, Outgoing};
use crate::link::{ConnId, Connect, Frame, Item, Kind, SILENCE, UNANSWERED};

/// The waits before a link that breaks again and again is resumed.
const SOON: Duration = Duration::from_millis(50);
const LATE: Duration = Duration::from_secs(1);

/// What a link does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// Publish this frame to the owner.
    Send(Frame),
    /// Send a text to a client.
    Tell {
        /// The client.
        conn: ConnId,
        /// The number of entries that it follows, or 0.
        seq: u64,
        /// The message.
        text: String,
    },
    /// Close a client's socket.
    Close {
        /// The client.
        conn: ConnId,
        /// The code.
        code: u16,
    },
    /// Nothing was heard from the owner for a while: ask the database who owns the tables.
    Silent,
}

/// A connection or the whole link has as much under way as it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too much is waiting for the table's owner")]
pub struct Busy;

/// What is remembered of a connection, to connect it again.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Remembered {
    connect: Connect,
    /// Acts without an answer: key and text.
    unanswered: VecDeque<(String, String)>,
}

/// One gateway's link to one owner. Time is passed in, from any beginning.
#[derive(Clone, Debug)]
pub struct Link {
    me: NodeId,
    owner: NodeId,
    number: u64,
    outgoing: Outgoing,
    incoming: Incoming,
    connections: BTreeMap<ConnId, Remembered>,
    heard: Duration,
    pinged: Duration,
    /// The owner was reported as silent.
    silent: bool,
    /// When to resume, and how long to wait after the next break.
    resume_at: Option<Duration>,
    wait: Duration,
}

impl Link {
    /// A link without connections.
    pub fn new(me: NodeId, owner: NodeId, now: Duration) -> Self {
        Self {
            me,
            owner,
            number: 1,
            outgoing: Outgoing::default(),
            incoming: Incoming::default(),
            connections: BTreeMap::new(),
            heard: now,
            pinged: now,
            silent: false,
            resume_at: None,
            wait: Duration::ZERO,
        }
    }

    /// The number of the link; every resume raises it.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// A client connects.
    pub fn connect(&mut self, now: Duration, conn: ConnId, connect: Connect) {
        if self.connections.is_empty() {
            // Silence before anybody was here means nothing.
            self.heard = now;
        }
        self.outgoing.push(now, item_of(conn, &connect));
        let connect = Connect { resumed: true, ..connect };
        self.connections.insert(conn, Remembered { connect, unanswered: VecDeque::new() });
    }

    /// A client is gone.
    pub fn disconnect(&mut self, now: Duration, conn: ConnId) {
        if self.connections.remove(&conn).is_some() {
            self.outgoing.push(now, Item::new(conn, Kind::Disconnect));
        }
    }

    /// A client says something; an act has a key, and is said again until it is answered.
    pub fn say(
        &mut self,
        now: Duration,
        conn: ConnId,
        key: Option<String>,
        text: String,
    ) -> Result<(), Busy> {
        let Some(remembered) = self.connections.get_mut(&conn) else { return Ok(()) };
        if self.outgoing.is_full() {
            return Err(Busy);
        }
        if let Some(key) = &key {
            if remembered.unanswered.len() >= UNANSWERED {
                return Err(Busy);
            }
            remembered.unanswered.push_back((key.clone(), text.clone()));
        }
        self.outgoing.push(now, Item { key, text, ..Item::new(conn, Kind::Text) });
        Ok(())
    }

    /// A frame arrived.
    pub fn receive(&mut self, now: Duration, frame: Frame) -> Vec<Out> {
        if frame.to != self.me || frame.from != self.owner || frame.link > self.number {
            self.broken(now);
            return Vec::new();
        }
        if frame.link < self.number {
            return Vec::new();
        }
        self.heard = now;
        self.silent = false;
        if frame.reset {
            self.broken(now);
            return Vec::new();
        }
        self.outgoing.confirm(frame.confirmed);
        if frame.confirmed > 0 && self.resume_at.is_none() {
            self.wait = Duration::ZERO;
        }
        let Ok(items) = self.incoming.accept(now, frame) else {
            self.broken(now);
            return Vec::new();
        };
        items.into_iter().filter_map(|item| self.deliver(item)).collect()
    }

    fn deliver(&mut self, item: Item) -> Option<Out> {
        let Item { conn, kind, seq, key, text, .. } = item;
        if kind == Kind::Close {
            self.connections.remove(&conn)?;
            return Some(Out::Close { conn, code: seq as u16 });
        }
        let remembered = self.connections.get_mut(&conn)?;
        if let Some(key) = key {
            remembered.unanswered.retain(|(unanswered, _)| *unanswered != key);
        }
        if seq > 0 {
            remembered.connect.after = remembered.connect.after.max(Some(seq));
        }
        Some(Out::Tell { conn, seq, text })
    }

    /// Something is missing: all connections are resumed, at once or, where that did not help,
    /// after a while.
    fn broken(&mut self, now: Duration) {
        if self.resume_at.is_none() {
            self.resume_at = Some(now + self.wait);
            self.wait = (self.wait * 2).clamp(SOON, LATE);
        }
    }

    fn resume(&mut self, now: Duration) {
        self.resume_at = None;
        self.number += 1;
        self.incoming = Incoming::default();
        let unsent = std::mem::take(&mut self.outgoing).forget();
        for (conn, remembered) in &self.connections {
            self.outgoing.push(now, item_of(*conn, &remembered.connect));
            for (key, text) in &remembered.unanswered {
                let (key, text) = (Some(key.clone()), text.clone());
                self.outgoing.push(now, Item { key, text, ..Item::new(*conn, Kind::Text) });
            }
        }
        // What never left is said now; acts among it have just been.
        let said = |item: &Item| item.kind == Kind::Text && item.key.is_none();
        let known = |item: &Item| self.connections.contains_key(&item.conn);
        for item in unsent.into_iter().filter(|item| said(item) && known(item)) {
            self.outgoing.push(now, item);
        }
    }

    /// Time has passed: resumes, sends, confirms and pings.
    pub fn tick(&mut self, now: Duration) -> Vec<Out> {
        let mut out = Vec::new();
        if self.resume_at.is_some_and(|at| now >= at) {
            self.resume(now);
        }
        let quiet = now.saturating_sub(self.heard) >= SILENCE && !self.connections.is_empty();
        if quiet && !self.silent {
            self.silent = true;
            out.push(Out::Silent);
        }
        while let Some(items) = self.outgoing.take(now) {
            let number = self.outgoing.last;
            out.push(Out::Send(self.frame(now, number, items)));
        }
        let pings = !self.connections.is_empty() || self.outgoing.last > 0;
        let due = pings && now.saturating_sub(self.pinged) >= self.outgoing.ping_after();
        if self.incoming.owes(now) || due {
            out.push(Out::Send(self.frame(now, 0, Vec::new())));
        }
        out
    }

    fn frame(&mut self, now: Duration, number: u64, items: Vec<Item>) -> Frame {
        self.pinged = now;
        let (from, to, link) = (self.me, self.owner, self.number);
        let (last, confirmed) = (self.outgoing.last, self.incoming.confirmed());
        Frame { from, to, link, number, last, confirmed, items, ..Frame::default() }
    }
}

fn item_of(conn: ConnId, connect: &Connect) -> Item {
    let text = serde_json::to_string(connect).expect("strings and numbers are JSON");
    Item { text, ..Item::new(conn, Kind::Connect) }
}
