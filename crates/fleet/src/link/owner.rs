//! A link as the owner of the tables sees it.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::NodeId;
use crate::link::flow::{Incoming, Outgoing};
use crate::link::{ConnId, Connect, Frame, Item, Kind, SILENCE};

/// What a link does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnerOut {
    /// Publish this frame to the gateway.
    Send(Frame),
    /// A client connects, or connects again.
    Connect(ConnId, Connect),
    /// A client says something. An answer to an act names its key.
    Say {
        /// The client.
        conn: ConnId,
        /// The key of an act.
        key: Option<String>,
        /// The message.
        text: String,
    },
    /// A client is gone.
    Disconnect(ConnId),
}

/// One owner's link to one gateway. Time is passed in, from any beginning.
#[derive(Clone, Debug)]
pub struct OwnerLink {
    me: NodeId,
    gateway: NodeId,
    number: u64,
    outgoing: Outgoing,
    incoming: Incoming,
    connections: BTreeSet<ConnId>,
    heard: Duration,
    pinged: Duration,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Open,
    /// Too much is unconfirmed. What waited is forgotten; the gateway resumes once it has read.
    Stopped,
    /// Something is missing, or nobody was heard: the gateway must resume. True if it has to be
    /// told with the next frame.
    Broken(bool),
}

impl OwnerLink {
    /// A link that the gateway has not used yet.
    pub fn new(me: NodeId, gateway: NodeId, now: Duration) -> Self {
        Self {
            me,
            gateway,
            number: 0,
            outgoing: Outgoing::default(),
            incoming: Incoming::default(),
            connections: BTreeSet::new(),
            heard: now,
            pinged: now,
            state: State::Open,
        }
    }

    /// True if messages to this link's clients would only be dropped.
    pub fn is_stopped(&self) -> bool {
        self.state != State::Open
    }

    /// A frame arrived. Frames of an older number, or between other nodes, are ignored.
    pub fn receive(&mut self, now: Duration, frame: Frame) -> Vec<OwnerOut> {
        if frame.to != self.me || frame.from != self.gateway || frame.link < self.number {
            return Vec::new();
        }
        self.heard = now;
        let mut out = Vec::new();
        if frame.link > self.number {
            out.extend(self.renew(frame.link));
        }
        if let State::Broken(tell) = &mut self.state {
            // A ping repeats what the gateway did not hear.
            *tell |= frame.number == 0;
            return out;
        }
        self.outgoing.confirm(frame.confirmed);
        if self.state == State::Stopped && self.outgoing.has_room() {
            self.state = State::Broken(true);
        }
        match self.incoming.accept(now, frame) {
            Ok(items) => out.extend(items.into_iter().filter_map(|item| self.deliver(item))),
            Err(_) => self.state = State::Broken(true),
        }
        out
    }

    /// The gateway has resumed: its connections connect again, those that do not are gone.
    fn renew(&mut self, number: u64) -> impl Iterator<Item = OwnerOut> + use<> {
        self.number = number;
        (self.outgoing, self.incoming) = (Outgoing::default(), Incoming::default());
        self.state = State::Open;
        std::mem::take(&mut self.connections).into_iter().map(OwnerOut::Disconnect)
    }

    fn deliver(&mut self, item: Item) -> Option<OwnerOut> {
        let Item { conn, kind, key, text, .. } = item;
        match kind {
            Kind::Connect => {
                let connect = serde_json::from_str(&text).ok()?;
                self.connections.insert(conn);
                Some(OwnerOut::Connect(conn, connect))
            }
            Kind::Disconnect => {
                self.connections.remove(&conn).then_some(OwnerOut::Disconnect(conn))
            }
            Kind::Text if self.connections.contains(&conn) => {
                Some(OwnerOut::Say { conn, key, text })
            }
            Kind::Text | Kind::Close => None,
        }
    }

    /// Tells a client something: the number of entries that it follows, or 0; the key of the act
    /// that it answers.
    pub fn tell(
        &mut self,
        now: Duration,
        conn: ConnId,
        seq: u64,
        answers: Option<String>,
        text: String,
    ) {
        self.push(now, Item { seq, key: answers, text, ..Item::new(conn, Kind::Text) });
    }

    /// Closes a client's socket.
    pub fn close(&mut self, now: Duration, conn: ConnId, code: u16) {
        self.push(now, Item { seq: u64::from(code), ..Item::new(conn, Kind::Close) });
        self.connections.remove(&conn);
    }

    fn push(&mut self, now: Duration, item: Item) {
        if self.state != State::Open || !self.connections.contains(&item.conn) {
            return;
        }
        self.outgoing.push(now, item);
        if self.outgoing.is_full() {
            self.outgoing.forget();
            self.state = State::Stopped;
        }
    }

    /// Time has passed: sends, confirms, pings, and gives up on a gateway that is silent.
    pub fn tick(&mut self, now: Duration) -> Vec<OwnerOut> {
        let mut out = Vec::new();
        if now.saturating_sub(self.heard) >= SILENCE && !self.connections.is_empty() {
            self.state = State::Broken(false);
            out.extend(std::mem::take(&mut self.connections).into_iter().map(OwnerOut::Disconnect));
        }
        if let State::Broken(tell) = &mut self.state {
            if std::mem::take(tell) {
                let frame = self.frame(now, 0, Vec::new());
                out.push(OwnerOut::Send(Frame { reset: true, ..frame }));
            }
            return out;
        }
        while let Some(items) = self.outgoing.take(now) {
            let number = self.outgoing.last;
            out.push(OwnerOut::Send(self.frame(now, number, items)));
        }
        let due = now.saturating_sub(self.pinged) >= self.outgoing.ping_after()
            && !self.connections.is_empty();
        if self.incoming.owes(now) || due {
            out.push(OwnerOut::Send(self.frame(now, 0, Vec::new())));
        }
        out
    }

    fn frame(&mut self, now: Duration, number: u64, items: Vec<Item>) -> Frame {
        self.pinged = now;
        let (from, to, link) = (self.me, self.gateway, self.number);
        let (last, confirmed) = (self.outgoing.last, self.incoming.confirmed());
        let frame = Frame { from, to, link, number, last, confirmed, ..Frame::default() };
        Frame { from_owner: true, items, ..frame }
    }
}
