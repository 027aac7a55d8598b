//! Runs the links of one node over a bus.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::NodeId;
use crate::bus::{Bus, BusError, FleetName, Message, Subscription};
use crate::link::{ConnId, Connect, Frame, GATHER, Link, Out, OwnerLink, OwnerOut};

/// How often links are looked after while nothing happens.
const IDLE: Duration = Duration::from_millis(25);
/// For how long after something happened they are looked after every 2 ms.
const ACTIVE: Duration = Duration::from_millis(60);
/// Commands and news that wait.
const WAITING: usize = 4096;

/// What a node does with its links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A client here connects to a table of that owner.
    Connect(NodeId, ConnId, Connect),
    /// A client here is gone.
    Disconnect(NodeId, ConnId),
    /// A client here says something to its table's owner.
    Say {
        /// The owner.
        owner: NodeId,
        /// The client.
        conn: ConnId,
        /// The key of an act.
        key: Option<String>,
        /// The message.
        text: String,
    },
    /// A table here tells a client of that gateway something.
    Tell {
        /// The node with the socket.
        gateway: NodeId,
        /// The client.
        conn: ConnId,
        /// The number of entries that the message follows, or 0.
        seq: u64,
        /// The key of the act that it answers.
        answers: Option<String>,
        /// The message.
        text: String,
    },
    /// A table here closes the socket of a client of that gateway.
    Close(NodeId, ConnId, u16),
}

/// What a node hears over its links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// From the owner of a table, for a client here.
    FromOwner(NodeId, Out),
    /// A client here says more than its owner takes; its socket is to be closed.
    Busy(NodeId, ConnId),
    /// From a gateway, for a table here.
    FromGateway(NodeId, OwnerOut),
}

/// A node's links. It ends when its last handle is dropped.
#[derive(Clone, Debug)]
pub struct Endpoint {
    commands: mpsc::Sender<Command>,
}

impl Endpoint {
    /// Listens for frames to this node.
    pub async fn open(
        bus: Arc<dyn Bus>,
        name: FleetName,
        me: NodeId,
    ) -> Result<(Self, mpsc::Receiver<News>), BusError> {
        let subject = name.subject(format_args!("to.{me}"));
        let frames = bus.subscribe(&subject, None).await?;
        let (commands, to_do) = mpsc::channel(WAITING);
        let (news, heard) = mpsc::channel(WAITING);
        let links = Links {
            bus,
            name,
            me,
            begun: Instant::now(),
            news: VecDeque::new(),
            mine: HashMap::new(),
            theirs: HashMap::new(),
        };
        tokio::spawn(links.run(frames, to_do, news));
        Ok((Self { commands }, heard))
    }

    /// Does something; false if the endpoint has ended.
    pub async fn send(&self, command: Command) -> bool {
        self.commands.send(command).await.is_ok()
    }
}

struct Links {
    bus: Arc<dyn Bus>,
    name: FleetName,
    me: NodeId,
    begun: Instant,
    /// News that nobody has taken yet. Until they are taken no frame is read, so that nothing more is
    /// confirmed; commands are, as who takes the news may be busy with one.
    news: VecDeque<News>,
    /// By owner: clients are here.
    mine: HashMap<NodeId, Link>,
    /// By gateway: tables are here.
    theirs: HashMap<NodeId, OwnerLink>,
}

impl Links {
    fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    async fn run(
        mut self,
        mut frames: Subscription,
        mut commands: mpsc::Receiver<Command>,
        takers: mpsc::Sender<News>,
    ) {
        let (mut next, mut active) = (Instant::now() + IDLE, Instant::now());
        loop {
            tokio::select! {
                taker = takers.reserve(), if !self.news.is_empty() => match (taker, self.news.pop_front()) {
                    (Ok(taker), Some(news)) => taker.send(news),
                    _ => return,
                },
                frame = frames.next(), if self.news.is_empty() => {
                    let Some(message) = frame else { return };
                    self.receive(&message).await;
                    active = Instant::now();
                }
                command = commands.recv() => {
                    let Some(command) = command else { return };
                    self.command(command);
                    active = Instant::now();
                }
                () = sleep_until(next) => {
                    self.tick().await;
                    next = Instant::now() + IDLE;
                }
            }
            if active.elapsed() < ACTIVE {
                next = next.min(Instant::now() + GATHER);
            }
        }
    }

    async fn receive(&mut self, message: &Message) {
        // A frame that cannot be read is as good as lost.
        let Ok(frame) = Frame::decode(&message.payload) else { return };
        let (now, me, from) = (self.now(), self.me, frame.from);
        if frame.from_owner {
            let Some(link) = self.mine.get_mut(&from) else { return };
            let outs = link.receive(now, frame);
            self.as_gateway(from, outs).await;
        } else {
            let link = self.theirs.entry(from).or_insert_with(|| OwnerLink::new(me, from, now));
            let outs = link.receive(now, frame);
            self.as_owner(from, outs).await;
        }
    }

    fn command(&mut self, command: Command) {
        let (now, me) = (self.now(), self.me);
        match command {
            Command::Connect(owner, conn, connect) => {
                let link = self.mine.entry(owner).or_insert_with(|| Link::new(me, owner, now));
                link.connect(now, conn, connect);
            }
            Command::Disconnect(owner, conn) => {
                if let Some(link) = self.mine.get_mut(&owner) {
                    link.disconnect(now, conn);
                }
            }
            Command::Say { owner, conn, key, text } => {
                let Some(link) = self.mine.get_mut(&owner) else { return };
                if link.say(now, conn, key, text).is_err() {
                    self.news.push_back(News::Busy(owner, conn));
                }
            }
            Command::Tell { gateway, conn, seq, answers, text } => {
                if let Some(link) = self.theirs.get_mut(&gateway) {
                    link.tell(now, conn, seq, answers, text);
                }
            }
            Command::Close(gateway, conn, code) => {
                if let Some(link) = self.theirs.get_mut(&gateway) {
                    link.close(now, conn, code);
                }
            }
        }
    }

    async fn tick(&mut self) {
        let now = self.now();
        let mine: Vec<_> = self.mine.iter_mut().map(|(id, link)| (*id, link.tick(now))).collect();
        for (owner, outs) in mine {
            self.as_gateway(owner, outs).await;
        }
        let theirs: Vec<_> =
            self.theirs.iter_mut().map(|(id, link)| (*id, link.tick(now))).collect();
        for (gateway, outs) in theirs {
            self.as_owner(gateway, outs).await;
        }
    }

    async fn as_gateway(&mut self, owner: NodeId, outs: Vec<Out>) {
        for out in outs {
            match out {
                Out::Send(frame) => self.publish(&frame).await,
                other => self.news.push_back(News::FromOwner(owner, other)),
            }
        }
    }

    async fn as_owner(&mut self, gateway: NodeId, outs: Vec<OwnerOut>) {
        for out in outs {
            match out {
                OwnerOut::Send(frame) => self.publish(&frame).await,
                other => self.news.push_back(News::FromGateway(gateway, other)),
            }
        }
    }

    /// A frame that does not leave is lost, which the other side notices.
    async fn publish(&self, frame: &Frame) {
        let Ok(bytes) = frame.encode() else { return };
        let subject = self.name.subject(format_args!("to.{}", frame.to));
        let _ = self.bus.publish(&subject, bytes).await;
    }
}
