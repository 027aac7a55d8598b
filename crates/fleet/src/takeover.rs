//! Taking over the tables of lost nodes.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::detector::Change;
use crate::drain::TableKey;
use crate::{Beat, NodeId, Term};

/// How many tables are claimed by one statement (`FOR UPDATE SKIP LOCKED`).
pub const LOT: usize = 500;

/// How many tables a node loads at a time. Every node claims its next lot when it has loaded the
/// last, so the faster one takes more.
pub const LOADING: usize = 4;

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Somebody here waits for the table: look up its lease again, which claims it.
    Want(TableKey),
    /// Claim up to [`LOT`] tables of this node whose rules are played here, while its heartbeat
    /// stands where it was seen.
    ClaimLot(NodeId, Beat),
    /// The table is claimed under this term: read its log and run it.
    Load(TableKey, Term),
}

/// The takeovers of one node.
#[derive(Clone, Debug, Default)]
pub struct Takeover {
    /// Lost nodes that may still have tables.
    lost: BTreeMap<NodeId, Beat>,
    /// A lot is being claimed.
    claiming: Option<NodeId>,
    claimed: VecDeque<(TableKey, Term)>,
    loading: BTreeSet<TableKey>,
}

impl Takeover {
    /// The failure detector has seen a change. `waited_for` are tables of that node that somebody
    /// here waits for: they come first.
    pub fn change(&mut self, change: Change, waited_for: &[TableKey]) -> Vec<Order> {
        match change {
            Change::Lost(node, beat) => {
                self.lost.insert(node, beat);
                let wanted = waited_for.iter().copied().map(Order::Want);
                wanted.chain(self.next()).collect()
            }
            Change::Back(node) => {
                self.lost.remove(&node);
                Vec::new()
            }
        }
    }

    /// A lot was claimed: the tables with their new terms. Fewer than a lot means that the node has
    /// no more.
    pub fn claimed(&mut self, from: NodeId, tables: &[(TableKey, Term)]) -> Vec<Order> {
        self.claiming.take_if(|node| *node == from);
        if tables.len() < LOT {
            self.lost.remove(&from);
        }
        self.claimed.extend(tables);
        self.next()
    }

    /// The claim of a lot was not answered. Tables that it took name this node in their lease and
    /// are claimed again when somebody wants them; the rest is claimed now.
    pub fn unanswered(&mut self) -> Vec<Order> {
        self.claiming = None;
        self.next()
    }

    /// A table was loaded, or could not be.
    pub fn loaded(&mut self, table: TableKey) -> Vec<Order> {
        self.loading.remove(&table);
        self.next()
    }

    /// Loads as many as it may; claims the next lot when none is left to load.
    fn next(&mut self) -> Vec<Order> {
        let mut orders = Vec::new();
        while self.loading.len() < LOADING
            && let Some((table, term)) = self.claimed.pop_front()
        {
            self.loading.insert(table);
            orders.push(Order::Load(table, term));
        }
        let idle = self.claimed.is_empty() && self.claiming.is_none();
        if let Some((node, beat)) = self.lost.first_key_value().filter(|_| idle) {
            self.claiming = Some(*node);
            orders.push(Order::ClaimLot(*node, *beat));
        }
        orders
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOST: NodeId = NodeId(2);
    const BEAT: Beat = Beat(9);

    fn tables(numbers: std::ops::Range<u64>) -> Vec<(TableKey, Term)> {
        numbers.map(|number| (TableKey(number), Term(5))).collect()
    }

    fn load(table: u64) -> Order {
        Order::Load(TableKey(table), Term(5))
    }

    #[test]
    fn tables_that_somebody_waits_for_come_first() {
        let tables = [TableKey(8), TableKey(3)];
        let orders = Takeover::default().change(Change::Lost(LOST, BEAT), &tables);
        let wanted = tables.map(Order::Want);
        assert_eq!(orders, [wanted[0], wanted[1], Order::ClaimLot(LOST, BEAT)]);
    }

    #[test]
    fn four_tables_load_at_a_time_and_the_next_lot_follows_the_last() {
        let mut takeover = Takeover::default();
        takeover.change(Change::Lost(LOST, BEAT), &[]);
        let first: Vec<Order> = (0..4).map(load).collect();
        assert_eq!(takeover.claimed(LOST, &tables(0..LOT as u64)), first);
        for table in 0..LOT as u64 - 5 {
            assert_eq!(takeover.loaded(TableKey(table)), [load(table + 4)]);
        }
        let last = takeover.loaded(TableKey(LOT as u64 - 5));
        assert_eq!(last, [load(LOT as u64 - 1), Order::ClaimLot(LOST, BEAT)]);
        // A lot that is not full is the last one.
        assert_eq!(takeover.claimed(LOST, &[]), []);
        assert_eq!(takeover.loaded(TableKey(LOT as u64 - 1)), []);
    }

    #[test]
    fn a_node_that_is_back_keeps_what_it_has_left() {
        let mut takeover = Takeover::default();
        takeover.change(Change::Lost(LOST, BEAT), &[]);
        takeover.change(Change::Back(LOST), &[]);
        assert_eq!(takeover.claimed(LOST, &tables(0..LOT as u64)).len(), LOADING);
        for table in 0..LOT as u64 {
            let orders = takeover.loaded(TableKey(table));
            assert!(!orders.contains(&Order::ClaimLot(LOST, BEAT)));
        }
    }

    #[test]
    fn a_lot_without_an_answer_is_claimed_again() {
        let mut takeover = Takeover::default();
        takeover.change(Change::Lost(LOST, BEAT), &[]);
        assert_eq!(takeover.unanswered(), [Order::ClaimLot(LOST, BEAT)]);
    }

    #[test]
    fn two_lost_nodes_are_taken_over_one_after_the_other() {
        let mut takeover = Takeover::default();
        takeover.change(Change::Lost(LOST, BEAT), &[]);
        assert_eq!(takeover.change(Change::Lost(NodeId(3), Beat(1)), &[]), []);
        assert_eq!(takeover.claimed(LOST, &[]), [Order::ClaimLot(NodeId(3), Beat(1))]);
    }
}
