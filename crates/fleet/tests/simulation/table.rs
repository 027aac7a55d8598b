//! A table as small as it can be, at the owner: a log of keys whose every entry goes to
//! everybody there; and a client of it. Both keep the rules that the server's tables and the browser keep.

use std::collections::BTreeMap;

use fleet::NodeId;
use fleet::link::{ConnId, Connect};

/// A message and its connection: the number of entries, and the key that this answers, if it is theirs.
pub(crate) struct Told {
    pub(crate) to: (NodeId, ConnId),
    pub(crate) seq: u64,
    pub(crate) answers: Option<String>,
    pub(crate) text: String,
}

/// The owner's table: a key that is in the log is answered from it.
#[derive(Default)]
pub(crate) struct Table {
    pub(crate) log: Vec<String>,
    /// Who is here, and what their connection has been told of.
    here: BTreeMap<(NodeId, ConnId), u64>,
}

impl Table {
    pub(crate) fn connect(&mut self, who: (NodeId, ConnId), connect: &Connect) -> Vec<Told> {
        let after = connect.after.unwrap_or(0);
        self.here.insert(who, after);
        (after..self.log.len() as u64).map(|at| self.entry(who, at, None)).collect()
    }

    pub(crate) fn disconnect(&mut self, who: (NodeId, ConnId)) {
        self.here.remove(&who);
    }

    /// The text of an update names the entry that it shows.
    fn entry(&self, to: (NodeId, ConnId), at: u64, answers: Option<String>) -> Told {
        Told { to, seq: at + 1, answers, text: format!("entry {}", self.log[at as usize]) }
    }

    pub(crate) fn act(&mut self, who: (NodeId, ConnId), key: &str) -> Vec<Told> {
        if self.log.iter().any(|known| known == key) {
            let text = format!("known {key}");
            return vec![Told { to: who, seq: 0, answers: Some(key.to_owned()), text }];
        }
        self.log.push(key.to_owned());
        let at = self.log.len() as u64 - 1;
        let answers = |to: &(NodeId, ConnId)| (*to == who).then(|| key.to_owned());
        self.here.keys().map(|to| self.entry(*to, at, answers(to))).collect()
    }
}

/// A client: what it has seen, and which of its acts were answered.
#[derive(Default)]
pub(crate) struct Client {
    pub(crate) seen: Vec<String>,
    pub(crate) answered: Vec<String>,
}

impl Client {
    /// Takes a message; an entry must be the next one.
    pub(crate) fn hear(&mut self, seq: u64, text: &str, own: impl Fn(&str) -> bool) {
        let (kind, key) = text.split_once(' ').expect("two words");
        if kind == "entry" {
            assert_eq!(seq, self.seen.len() as u64 + 1, "no entry is missing and none comes twice");
            self.seen.push(key.to_owned());
        }
        if own(key) && !self.answered.iter().any(|known| known == key) {
            self.answered.push(key.to_owned());
        }
    }
}
