//! A small database with the semantics of the statements: each is one transaction, and the lock of
//! a table's lease row puts all of a table's in one order.

use fleet::detector::{FailureDetector, Seen};
use fleet::lease::{Answer, From, Owner, Row, Statement};
use fleet::{Beat, NodeId, Term};

/// The client's key of an act; an entry of the log is one.
pub(crate) type Key = u8;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Logged {
    pub(crate) number: u32,
    pub(crate) term: Term,
    pub(crate) key: Key,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Table {
    pub(crate) row: Row,
    pub(crate) log: Vec<Logged>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Database {
    /// The heartbeat and the liveness lock of each node.
    pub(crate) nodes: Vec<(u8, bool)>,
    pub(crate) tables: Vec<Table>,
    /// A table was claimed from a lost node.
    pub(crate) taken_over: bool,
}

/// Which conditions of the append are there. All of them, except where a test shows what they are
/// for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Checks {
    pub(crate) term: bool,
    pub(crate) next: bool,
}

impl Database {
    pub(crate) fn new(nodes: usize, tables: usize) -> Self {
        let row = Row { node: None, term: Term(0), next: 0 };
        let table = Table { row, log: Vec::new() };
        Self { nodes: vec![(0, true); nodes], tables: vec![table; tables], taken_over: false }
    }

    pub(crate) fn seen(&self) -> Vec<Seen> {
        let node = |(at, &(beat, locked)): (usize, &(u8, bool))| Seen {
            node: NodeId(at as u64),
            beat: Beat(u64::from(beat)),
            locked,
        };
        self.nodes.iter().enumerate().map(node).collect()
    }

    /// Executes a statement of a node; what the detector of that node knows is part of the answer.
    pub(crate) fn execute(
        &mut self,
        me: NodeId,
        table: usize,
        statement: &Statement<Key>,
        detector: &FailureDetector,
        checks: Checks,
    ) -> Answer {
        let row = self.tables[table].row;
        match statement {
            Statement::ReadLease => {
                let owner = row.node.map_or(Owner::Alive, |node| detector.owner(node));
                Answer::Lease(row, owner)
            }
            Statement::ReadLog { .. } => Answer::Log(self.tables[table].log.len() as u32),
            Statement::Claim { seen, from } => {
                let right = row.term == *seen && self.is_from(row, *from, me);
                self.taken_over |= right && matches!(from, From::Lost(..));
                self.change(table, right, |row| (row.node, row.term) = (Some(me), seen.next()))
            }
            Statement::Append { term, first, entries } => {
                let right =
                    (row.term == *term || !checks.term) && (row.next == *first || !checks.next);
                if right {
                    let number =
                        |(key, number): (&Key, u32)| Logged { number, term: *term, key: *key };
                    self.tables[table].log.extend(entries.iter().zip(*first..).map(number));
                }
                self.change(table, right, |row| row.next = first + entries.len() as u32)
            }
            Statement::LetGo { term } => {
                self.change(table, row.term == *term, |row| row.node = None)
            }
            Statement::HandOver { term, to } => self.change(table, row.term == *term, |row| {
                (row.node, row.term) = (Some(*to), term.next());
            }),
        }
    }

    /// One row of a lot: the new term, if the table was the lost node's.
    pub(crate) fn take(
        &mut self,
        table: usize,
        me: usize,
        lost: usize,
        beat: Beat,
    ) -> Option<Term> {
        let (row, me) = (self.tables[table].row, NodeId(me as u64));
        let right = self.is_from(row, From::Lost(NodeId(lost as u64), beat), me);
        self.taken_over |= right;
        self.change(table, right, |row| (row.node, row.term) = (Some(me), row.term.next()));
        right.then(|| row.term.next())
    }

    fn is_from(&self, row: Row, from: From, me: NodeId) -> bool {
        match from {
            From::Nobody => row.node.is_none(),
            From::Me => row.node == Some(me),
            From::Lost(node, beat) => {
                row.node == Some(node) && u64::from(self.nodes[node.0 as usize].0) == beat.0
            }
        }
    }

    fn change(&mut self, table: usize, right: bool, change: impl FnOnce(&mut Row)) -> Answer {
        if !right {
            return Answer::Refused;
        }
        change(&mut self.tables[table].row);
        Answer::Done
    }
}
