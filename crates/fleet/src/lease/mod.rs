//! Who owns a table, seen from one node.

mod statement;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

pub use statement::{Answer, From, Owner, Row, Statement};

use crate::{NodeId, Term};

/// What happens to a lease.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event<E> {
    /// Somebody here asks for the table, or another node says that it is ours now.
    Wanted,
    /// This node has claimed the table from a lost one, together with others by one statement, which
    /// was answered just now.
    Taken(Term),
    /// The table has decided on entries.
    Append(Vec<E>),
    /// The database answered a statement, on the connection it was sent on. Answers that come
    /// after [`Event::Unanswered`] or [`Event::GaveUp`] to a statement sent before are not passed on.
    Answered(Statement<E>, Answer),
    /// The connection broke before the answers arrived.
    Unanswered,
    /// The database has been away for too long (30 s): requests are refused from here on.
    GaveUp,
    /// Nobody is there and nothing is due.
    Unused,
    /// This node drains, and that node goes on. The table takes no requests any more.
    Drain(NodeId),
}

/// What is to be done about it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Effect<E> {
    /// Send a statement, after all that were sent before it.
    Send(Statement<E>),
    /// The log was read: run the table under this term.
    Run(Term),
    /// Entries below this number are kept: what was held back for them may leave.
    Kept(u32),
    /// Another node owns the table: pass requests on.
    Remote(NodeId),
    /// End the table's task and say nothing; connections look up the owner again.
    Stop(Stopped),
    /// Tell that node to load the table.
    Tell(NodeId),
}

/// Why a table's task ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stopped {
    /// A newer term exists: another node owns the table.
    Fenced,
    /// The database did not answer for too long.
    Unavailable,
    /// It was let go, or handed over.
    Released,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum State<E> {
    /// Nothing is known, nothing runs.
    Idle,
    Reading,
    Claiming {
        seen: Term,
        from: From,
    },
    Loading {
        term: Term,
    },
    Owned(Owned<E>),
    /// Letting go, or handing over to a node. `wanted`: somebody has asked for it meanwhile.
    Leaving {
        term: Term,
        exit: Exit,
        doubt: bool,
        wanted: bool,
    },
    Remote {
        node: NodeId,
    },
}

/// An owner's part. All of it waits for the database.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Owned<E> {
    term: Term,
    /// The number of the next entry that the table decides on.
    next: u32,
    /// Appends without an answer, oldest first.
    sent: VecDeque<Batch<E>>,
    /// Whether they arrived is not known; the lease row is being read.
    doubt: bool,
    /// Leave for this node, or for nobody, once nothing waits.
    leaving: Option<Exit>,
}

/// How a table leaves its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Exit {
    LetGo,
    HandOver(NodeId),
}

impl Exit {
    fn statement<E>(self, term: Term) -> Statement<E> {
        match self {
            Self::LetGo => Statement::LetGo { term },
            Self::HandOver(to) => Statement::HandOver { term, to },
        }
    }

    /// The node that goes on.
    fn to(self) -> Option<NodeId> {
        match self {
            Self::LetGo => None,
            Self::HandOver(to) => Some(to),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Batch<E> {
    first: u32,
    entries: Vec<E>,
}

impl<E: Clone> Batch<E> {
    fn end(&self) -> u32 {
        self.first + self.entries.len() as u32
    }

    fn statement(&self, term: Term) -> Effect<E> {
        let entries = self.entries.clone();
        Effect::Send(Statement::Append { term, first: self.first, entries })
    }
}

/// One table as one node sees it: not there, claimed, owned, or elsewhere.
///
/// The database decides: a claim and an append each change the one lease row in one statement, and
/// an append commits only if term and number are its own. This value decides what to try next, and
/// what may be believed of an answer that did not come.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TableLease<E> {
    me: NodeId,
    state: State<E>,
}

impl<E: Clone + PartialEq> TableLease<E> {
    /// A table that this node knows nothing of.
    pub fn new(me: NodeId) -> Self {
        Self { me, state: State::Idle }
    }

    /// The term under which the table runs here, unless it is on its way out.
    pub fn owned(&self) -> Option<Term> {
        match &self.state {
            State::Owned(owned) => Some(owned.term),
            _ => None,
        }
    }

    /// True if the table runs here and every entry of it is known to be kept.
    pub fn at_rest(&self) -> bool {
        matches!(&self.state, State::Owned(owned) if owned.sent.is_empty())
    }

    /// Takes an event and says what to do.
    pub fn handle(&mut self, event: Event<E>) -> Vec<Effect<E>> {
        match event {
            Event::Wanted => self.want(),
            Event::Taken(term) => self.taken(term),
            Event::Append(entries) => self.append(entries),
            Event::Answered(statement, answer) => self.answered(&statement, &answer),
            Event::Unanswered => self.unanswered(),
            Event::GaveUp => self.give_up(),
            Event::Unused => self.leave(Exit::LetGo),
            Event::Drain(to) => self.leave(Exit::HandOver(to)),
        }
    }

    fn want(&mut self) -> Vec<Effect<E>> {
        match &mut self.state {
            State::Idle | State::Remote { .. } => self.read(),
            State::Leaving { wanted, .. } => {
                *wanted = true;
                Vec::new()
            }
            State::Reading | State::Claiming { .. } | State::Loading { .. } => Vec::new(),
            // Somebody came back before it was let go.
            State::Owned(owned) => {
                owned.leaving.take_if(|exit| *exit == Exit::LetGo);
                Vec::new()
            }
        }
    }

    /// Nothing was sent under a new term yet. A lease that is being read or claimed finds this node
    /// in the row and raises the term once more.
    fn taken(&mut self, term: Term) -> Vec<Effect<E>> {
        match self.state {
            State::Idle | State::Remote { .. } => self.load(term),
            _ => Vec::new(),
        }
    }

    fn read(&mut self) -> Vec<Effect<E>> {
        self.state = State::Reading;
        vec![Effect::Send(Statement::ReadLease)]
    }

    /// Entries that arrive when the table is not owned are dropped: their task is about to end.
    fn append(&mut self, entries: Vec<E>) -> Vec<Effect<E>> {
        let State::Owned(owned) = &mut self.state else { return Vec::new() };
        if entries.is_empty() {
            return Vec::new();
        }
        let batch = Batch { first: owned.next, entries };
        owned.next = batch.end();
        // In doubt nothing new is sent: it follows the answer.
        let effect = (!owned.doubt).then(|| batch.statement(owned.term));
        owned.sent.push_back(batch);
        effect.into_iter().collect()
    }

    fn answered(&mut self, statement: &Statement<E>, answer: &Answer) -> Vec<Effect<E>> {
        match (statement, answer) {
            (Statement::ReadLease, Answer::Lease(row, owner)) => self.lease_read(*row, *owner),
            (Statement::Claim { seen, from }, _) => self.claim_answered(*seen, *from, answer),
            (Statement::ReadLog { term }, Answer::Log(next)) => self.loaded(*term, *next),
            (Statement::Append { term, first, entries }, _) => {
                self.append_answered(*term, *first, entries, answer)
            }
            (Statement::LetGo { term }, _) => self.leave_answered(*term, Exit::LetGo, answer),
            (Statement::HandOver { term, to }, _) => {
                self.leave_answered(*term, Exit::HandOver(*to), answer)
            }
            (Statement::ReadLease | Statement::ReadLog { .. }, _) => Vec::new(),
        }
    }

    fn lease_read(&mut self, row: Row, owner: Owner) -> Vec<Effect<E>> {
        match &mut self.state {
            // A claim without an answer may have arrived. Then the row names this node, and the
            // term is raised once more: which copy of a claim came first is never guessed.
            State::Reading | State::Claiming { .. } => self.choose(row, owner),
            State::Owned(Owned { doubt: true, .. }) => self.doubt_read(row),
            State::Leaving { term, exit, doubt: true, .. } => {
                let (term, exit) = (*term, *exit);
                self.leave_read(term, exit, row)
            }
            _ => Vec::new(),
        }
    }

    /// The row as it is: pass requests on, or claim.
    fn choose(&mut self, row: Row, owner: Owner) -> Vec<Effect<E>> {
        let from = match (row.node, owner) {
            (None, _) => From::Nobody,
            (Some(node), _) if node == self.me => From::Me,
            (Some(node), Owner::Lost(beat)) => From::Lost(node, beat),
            (Some(node), Owner::Alive) => {
                self.state = State::Remote { node };
                return vec![Effect::Remote(node)];
            }
        };
        self.claim(row.term, from)
    }

    fn claim(&mut self, seen: Term, from: From) -> Vec<Effect<E>> {
        self.state = State::Claiming { seen, from };
        vec![Effect::Send(Statement::Claim { seen, from })]
    }

    fn claim_answered(&mut self, seen: Term, from: From, answer: &Answer) -> Vec<Effect<E>> {
        if self.state != (State::Claiming { seen, from }) {
            return Vec::new();
        }
        match answer {
            Answer::Done => self.load(seen.next()),
            Answer::Refused => self.read(),
            Answer::Lease(..) | Answer::Log(_) => Vec::new(),
        }
    }

    fn load(&mut self, term: Term) -> Vec<Effect<E>> {
        self.state = State::Loading { term };
        vec![Effect::Send(Statement::ReadLog { term })]
    }

    fn loaded(&mut self, term: Term, next: u32) -> Vec<Effect<E>> {
        if self.state != (State::Loading { term }) {
            return Vec::new();
        }
        let sent = VecDeque::new();
        self.state = State::Owned(Owned { term, next, sent, doubt: false, leaving: None });
        vec![Effect::Run(term)]
    }

    fn append_answered(
        &mut self,
        term: Term,
        first: u32,
        entries: &[E],
        answer: &Answer,
    ) -> Vec<Effect<E>> {
        let State::Owned(owned) = &mut self.state else { return Vec::new() };
        let known = |batch: &Batch<E>| batch.first == first && batch.entries == entries;
        if owned.term != term || !owned.sent.iter().any(known) {
            return Vec::new();
        }
        match answer {
            Answer::Done => self.kept(first + entries.len() as u32),
            // Another term, or a copy of this very append came first: the row says which.
            Answer::Refused if !owned.doubt => {
                owned.doubt = true;
                vec![Effect::Send(Statement::ReadLease)]
            }
            Answer::Refused | Answer::Lease(..) | Answer::Log(_) => Vec::new(),
        }
    }

    /// Everything below `end` is kept.
    fn kept(&mut self, end: u32) -> Vec<Effect<E>> {
        let State::Owned(owned) = &mut self.state else { return Vec::new() };
        while owned.sent.front().is_some_and(|batch| batch.end() <= end) {
            owned.sent.pop_front();
        }
        let mut effects = vec![Effect::Kept(end)];
        effects.extend(self.leave_if_ready());
        effects
    }

    /// In doubt: the row says what was kept, and the same is sent again, and only the same.
    fn doubt_read(&mut self, row: Row) -> Vec<Effect<E>> {
        let State::Owned(owned) = &mut self.state else { return Vec::new() };
        if row.term != owned.term {
            return self.stop(Stopped::Fenced);
        }
        owned.doubt = false;
        let before = owned.sent.len();
        owned.sent.retain(|batch| batch.end() > row.next);
        let kept = owned.sent.len() < before;
        let mut effects: Vec<_> = kept.then_some(Effect::Kept(row.next)).into_iter().collect();
        effects.extend(owned.sent.iter().map(|batch| batch.statement(owned.term)));
        effects.extend(self.leave_if_ready());
        effects
    }

    fn stop(&mut self, why: Stopped) -> Vec<Effect<E>> {
        self.state = State::Idle;
        vec![Effect::Stop(why)]
    }

    fn unanswered(&mut self) -> Vec<Effect<E>> {
        let read = || vec![Effect::Send(Statement::ReadLease)];
        match &mut self.state {
            State::Idle | State::Remote { .. } => Vec::new(),
            State::Reading | State::Claiming { .. } => read(),
            State::Loading { term } => vec![Effect::Send(Statement::ReadLog { term: *term })],
            State::Owned(owned) if owned.sent.is_empty() && !owned.doubt => Vec::new(),
            State::Owned(owned) => {
                owned.doubt = true;
                read()
            }
            State::Leaving { doubt, .. } => {
                *doubt = true;
                read()
            }
        }
    }

    /// What was in doubt stays in doubt: the next claim raises the term, so that it either is in
    /// the log that is read then, or never happens.
    fn give_up(&mut self) -> Vec<Effect<E>> {
        match self.state {
            State::Idle | State::Remote { .. } => Vec::new(),
            _ => self.stop(Stopped::Unavailable),
        }
    }

    fn leave(&mut self, exit: Exit) -> Vec<Effect<E>> {
        let State::Owned(owned) = &mut self.state else { return Vec::new() };
        owned.leaving = Some(exit);
        self.leave_if_ready().into_iter().collect()
    }

    /// Leaves once every entry is known to be kept.
    fn leave_if_ready(&mut self) -> Option<Effect<E>> {
        let State::Owned(Owned { term, sent, leaving: Some(exit), .. }) = &self.state else {
            return None;
        };
        let (term, exit) = sent.is_empty().then_some((*term, *exit))?;
        self.state = State::Leaving { term, exit, doubt: false, wanted: false };
        Some(Effect::Send(exit.statement(term)))
    }

    fn leave_answered(&mut self, of: Term, by: Exit, answer: &Answer) -> Vec<Effect<E>> {
        match &mut self.state {
            State::Leaving { term, exit, doubt, .. } if *term == of && *exit == by => {
                match answer {
                    Answer::Done => self.left(by.to()),
                    // A copy of this statement came first, or another node has claimed the table.
                    Answer::Refused => {
                        *doubt = true;
                        vec![Effect::Send(Statement::ReadLease)]
                    }
                    Answer::Lease(..) | Answer::Log(_) => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    fn leave_read(&mut self, term: Term, exit: Exit, row: Row) -> Vec<Effect<E>> {
        if row.term == term && row.node == Some(self.me) {
            if let State::Leaving { doubt, .. } = &mut self.state {
                *doubt = false;
            }
            return vec![Effect::Send(exit.statement(term))];
        }
        self.left(exit.to().filter(|to| row.node == Some(*to)))
    }

    fn left(&mut self, to: Option<NodeId>) -> Vec<Effect<E>> {
        let wanted = matches!(self.state, State::Leaving { wanted: true, .. });
        let mut effects = self.stop(Stopped::Released);
        effects.extend(to.map(Effect::Tell));
        if wanted {
            effects.extend(self.read());
        }
        effects
    }
}
