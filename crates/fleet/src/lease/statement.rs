//! What a lease asks of the database, and the answers.

use crate::{Beat, NodeId, Term};

/// One statement about one table. Each is one transaction that changes or reads the table's lease
/// row, so the row's lock puts all of them in one order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Statement<E> {
    /// Reads the lease row.
    ReadLease,
    /// `SET node = me, term = term + 1` where the term is still `seen` and the row is still `from`.
    Claim {
        /// The term that was read.
        seen: Term,
        /// Who the table is taken from.
        from: From,
    },
    /// Reads the whole log. It is sent after a claim was answered, so that no entry of an older
    /// term can follow what it reads.
    ReadLog {
        /// The term of the claim.
        term: Term,
    },
    /// `SET next = first + count` and inserts the entries, where term and `next` are these.
    Append {
        /// The owner's term.
        term: Term,
        /// The number of the first entry.
        first: u32,
        /// The entries, at least one.
        entries: Vec<E>,
    },
    /// `SET node = NULL` where the term is still this one.
    LetGo {
        /// The owner's term.
        term: Term,
    },
    /// `SET node = to, term = term + 1` where the term is still this one.
    HandOver {
        /// The owner's term.
        term: Term,
        /// The node that goes on.
        to: NodeId,
    },
}

/// Who a table is claimed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum From {
    /// Nobody owns it.
    Nobody,
    /// The row names this node, which has lost track of it or got it from a drain. The term still
    /// rises: what this node once sent under the old term must not arrive after the load.
    Me,
    /// A lost node, if its heartbeat still stands where it was seen to stand.
    Lost(NodeId, Beat),
}

/// The lease row of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// The owner.
    pub node: Option<NodeId>,
    /// The fencing token.
    pub term: Term,
    /// The number of the next entry.
    pub next: u32,
}

/// What the failure detector says of the node in a lease row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// It is alive, or not silent for long enough.
    Alive,
    /// It is lost, and its heartbeat stands here.
    Lost(Beat),
}

/// The answer to a statement.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// To [`Statement::ReadLease`]: the row, and what is known of its node.
    Lease(Row, Owner),
    /// To [`Statement::ReadLog`]: how many entries were read. The entries go to the table.
    Log(u32),
    /// The statement changed its row.
    Done,
    /// The row was another than the statement expected; nothing changed.
    Refused,
}
