//! The nodes, their tables, the statements on their way, and what was acknowledged to clients.

use std::collections::VecDeque;

use fleet::NodeId;
use fleet::detector::{FailureDetector, Limits};
use fleet::lease::{Answer, Effect, Event, Owner, Statement, TableLease};

use crate::database::{Checks, Database, Key};

/// A table at one node: the lease under test, and the table's task beside it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Place {
    pub(crate) lease: TableLease<Key>,
    /// Statements on the connection, in order, not yet executed.
    pub(crate) sent: VecDeque<Statement<Key>>,
    /// The keys that the task knows: those it loaded and those it decided on.
    pub(crate) memory: Vec<Key>,
    /// How many of them are known to be kept.
    pub(crate) kept: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    pub(crate) alive: bool,
    pub(crate) detector: FailureDetector,
    pub(crate) places: Vec<Place>,
}

/// A statement whose answer nobody waits for any more. It may arrive at any time, or never.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Late {
    pub(crate) node: usize,
    pub(crate) table: usize,
    pub(crate) statement: Statement<Key>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct World {
    pub(crate) database: Database,
    pub(crate) nodes: Vec<Node>,
    pub(crate) late: Vec<Late>,
    /// A bit for each key that a client was told of.
    pub(crate) acknowledged: u8,
    /// How much may still go wrong: doubled and late statements, lost answers; crashes; tables let
    /// go or handed over.
    pub(crate) faults: u8,
    pub(crate) crashes: u8,
    pub(crate) leaves: u8,
}

impl World {
    pub(crate) fn new(nodes: usize, tables: usize, limits: Limits) -> Self {
        let database = Database::new(nodes, tables);
        let node = |id: usize| {
            let me = NodeId(id as u64);
            let mut detector = FailureDetector::new(me, limits);
            detector.look(&database.seen());
            let lease = TableLease::new(me);
            let place = Place { lease, sent: VecDeque::new(), memory: Vec::new(), kept: 0 };
            Node { alive: true, detector, places: vec![place; tables] }
        };
        let nodes = (0..nodes).map(node).collect();
        let (acknowledged, faults, crashes, leaves) = (0, 0, 0, 0);
        Self { database, nodes, late: Vec::new(), acknowledged, faults, crashes, leaves }
    }

    pub(crate) fn place(&self, node: usize, table: usize) -> &Place {
        &self.nodes[node].places[table]
    }

    fn place_mut(&mut self, node: usize, table: usize) -> &mut Place {
        &mut self.nodes[node].places[table]
    }

    /// Gives an event to a lease and does what it says.
    pub(crate) fn tell(&mut self, node: usize, table: usize, event: Event<Key>) {
        for effect in self.place_mut(node, table).lease.handle(event) {
            self.effect(node, table, effect);
        }
    }

    fn effect(&mut self, node: usize, table: usize, effect: Effect<Key>) {
        let log = &self.database.tables[table].log;
        let place = &mut self.nodes[node].places[table];
        match effect {
            Effect::Send(statement) => place.sent.push_back(statement),
            // The log was read by the statement that this is the effect of.
            Effect::Run(_) => {
                place.memory = log.iter().map(|entry| entry.key).collect();
                place.kept = place.memory.len() as u32;
            }
            Effect::Kept(below) => {
                place.kept = below;
                let kept = place.memory[..below as usize].iter();
                let told = kept.fold(0, |told, key| told | 1 << key);
                self.acknowledged |= told;
            }
            Effect::Stop(_) => {
                place.memory.clear();
                place.kept = 0;
            }
            // A node that hears of it wants the table, which it may at any time.
            Effect::Remote(_) | Effect::Tell(_) => {}
        }
    }

    /// A client's act reaches a node that runs the table. A known key is answered from the log.
    pub(crate) fn act(&mut self, node: usize, table: usize, key: Key) {
        let place = self.place_mut(node, table);
        match place.memory.iter().position(|known| *known == key) {
            Some(at) if (at as u32) < place.kept => self.acknowledged |= 1 << key,
            Some(_) => {}
            None => {
                place.memory.push(key);
                self.tell(node, table, Event::Append(vec![key]));
            }
        }
    }

    /// The oldest statement of a place is executed and answered.
    pub(crate) fn execute(&mut self, node: usize, table: usize, checks: Checks) {
        let Some(statement) = self.place_mut(node, table).sent.pop_front() else { return };
        let answer = self.run(node, table, &statement, checks);
        self.tell(node, table, Event::Answered(statement, answer));
    }

    fn run(&mut self, node: usize, table: usize, of: &Statement<Key>, checks: Checks) -> Answer {
        let detector = &self.nodes[node].detector;
        self.database.execute(NodeId(node as u64), table, of, detector, checks)
    }

    /// A statement arrives late: it is executed, and nobody hears the answer.
    pub(crate) fn arrive(&mut self, at: usize, checks: Checks) {
        let Late { node, table, statement } = self.late.remove(at);
        self.run(node, table, &statement, checks);
    }

    /// The connection of a place breaks: what is on it may still arrive.
    pub(crate) fn cut(&mut self, node: usize, table: usize) {
        let sent = std::mem::take(&mut self.place_mut(node, table).sent);
        for statement in sent {
            self.delay(node, table, statement);
        }
    }

    /// Reads change nothing when they arrive late.
    pub(crate) fn delay(&mut self, node: usize, table: usize, statement: Statement<Key>) {
        if !matches!(statement, Statement::ReadLease | Statement::ReadLog { .. }) {
            self.late.push(Late { node, table, statement });
            self.late.sort_unstable();
        }
    }

    pub(crate) fn crash(&mut self, node: usize) {
        for table in 0..self.database.tables.len() {
            self.cut(node, table);
            let lease = TableLease::new(NodeId(node as u64));
            *self.place_mut(node, table) =
                Place { lease, sent: VecDeque::new(), memory: Vec::new(), kept: 0 };
        }
        self.nodes[node].alive = false;
        self.database.nodes[node].1 = false;
    }

    /// A node claims all tables of another that it takes for lost, by one statement.
    pub(crate) fn take_lot(&mut self, node: usize, lost: usize, answered: bool) {
        let Owner::Lost(beat) = self.nodes[node].detector.owner(NodeId(lost as u64)) else {
            return;
        };
        for table in 0..self.database.tables.len() {
            let term = self.database.take(table, node, lost, beat);
            if let Some(term) = term.filter(|_| answered) {
                self.tell(node, table, Event::Taken(term));
            }
        }
    }

    /// A heartbeat, and a look at those of the others.
    pub(crate) fn look(&mut self, node: usize) {
        self.database.nodes[node].0 += 1;
        let seen = self.database.seen();
        self.nodes[node].detector.look(&seen);
    }
}
