//! Leaving in order: a node hands its tables to others and closes its sockets.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use crate::NodeId;

/// How many tables are handed over at a time.
pub const AT_ONCE: usize = 50;

/// A table, by the key of its lease.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableKey(pub u64);

/// A table of this node, and the game with the version of its rules that it is played by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Leaving {
    /// The table.
    pub table: TableKey,
    /// As in `buccaneer 3`.
    pub rules: String,
}

/// Another node, and what it plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Peer {
    /// The node.
    pub node: NodeId,
    /// Its rules.
    pub rules: Vec<String>,
    /// How busy it is; the least busy gets the next table.
    pub load: u32,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Say in the database and at `/readyz` that this node takes nothing new.
    Announce,
    /// The table takes no requests any more; when nothing of it waits for the database, its lease
    /// goes to that node.
    HandOver(TableKey, NodeId),
    /// Nobody plays these rules: stop the table and let it go. It stands still until somebody does.
    LetGo(TableKey),
    /// Close this many of the sockets with code 1012 (service restart).
    Close(usize),
    /// Everything is handed over: the process may end.
    Done,
}

/// How long a drain takes at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pace {
    /// Over how long the closing of sockets is spread.
    pub sockets: Duration,
    /// How long matches may go on that nobody else can play.
    pub linger: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { sockets: Duration::from_secs(60), linger: Duration::from_secs(3600) }
    }
}

/// The drain of one node. Time is passed in.
#[derive(Clone, Debug)]
pub struct Drain {
    pace: Pace,
    begun: Duration,
    peers: Vec<Peer>,
    waiting: VecDeque<Leaving>,
    /// Tables that are being handed over.
    moving: BTreeMap<TableKey, Leaving>,
    /// Tables that no other node can play.
    lingering: Vec<Leaving>,
    /// How many sockets there were when the tables were gone, when that was, and how many of them
    /// have been closed.
    sockets: Option<(usize, Duration, usize)>,
    done: bool,
}

impl Drain {
    /// Begins to drain.
    pub fn begin(
        now: Duration,
        pace: Pace,
        peers: Vec<Peer>,
        tables: impl IntoIterator<Item = Leaving>,
    ) -> (Self, Vec<Order>) {
        let waiting = tables.into_iter().collect();
        let (moving, lingering) = (BTreeMap::new(), Vec::new());
        let mut drain = Self {
            pace,
            begun: now,
            peers,
            waiting,
            moving,
            lingering,
            sockets: None,
            done: false,
        };
        let mut orders = vec![Order::Announce];
        orders.extend(drain.next());
        (drain, orders)
    }

    /// How many tables are still here.
    pub fn left(&self) -> usize {
        self.waiting.len() + self.moving.len() + self.lingering.len()
    }

    /// Other nodes have come or gone: tables that had to stay may have a place now.
    pub fn peers(&mut self, peers: Vec<Peer>) -> Vec<Order> {
        self.peers = peers;
        self.waiting.extend(self.lingering.drain(..));
        self.next()
    }

    /// The table was handed over, was let go, or its match ended.
    pub fn gone(&mut self, table: TableKey) -> Vec<Order> {
        self.moving.remove(&table);
        self.lingering.retain(|leaving| leaving.table != table);
        self.next()
    }

    /// The table could not be handed over; it is tried again.
    pub fn stayed(&mut self, table: TableKey) -> Vec<Order> {
        self.waiting.extend(self.moving.remove(&table));
        self.next()
    }

    /// Hands over as many tables as may move at once.
    fn next(&mut self) -> Vec<Order> {
        let mut orders = Vec::new();
        while self.moving.len() < AT_ONCE
            && let Some(leaving) = self.waiting.pop_front()
        {
            match self.choose(&leaving.rules) {
                Some(to) => {
                    orders.push(Order::HandOver(leaving.table, to));
                    self.moving.insert(leaving.table, leaving);
                }
                None => self.lingering.push(leaving),
            }
        }
        orders
    }

    /// The least busy node that plays the rules. It counts as busier by this table.
    fn choose(&mut self, rules: &str) -> Option<NodeId> {
        let plays = |peer: &&mut Peer| peer.rules.iter().any(|known| known == rules);
        let peer = self.peers.iter_mut().filter(plays).min_by_key(|peer| peer.load)?;
        peer.load += 1;
        Some(peer.node)
    }

    /// Time has passed; `sockets` are open.
    pub fn tick(&mut self, now: Duration, sockets: usize) -> Vec<Order> {
        let mut orders = Vec::new();
        if now.saturating_sub(self.begun) >= self.pace.linger {
            let late = std::mem::take(&mut self.lingering);
            orders.extend(late.into_iter().map(|leaving| Order::LetGo(leaving.table)));
        }
        // People at tables that stay keep their sockets.
        if self.left() > 0 || self.done {
            return orders;
        }
        orders.extend(self.close(now, sockets).map(Order::Close));
        if sockets == 0 {
            self.done = true;
            orders.push(Order::Done);
        }
        orders
    }

    /// How many sockets to close now, so that they are spread evenly.
    fn close(&mut self, now: Duration, open: usize) -> Option<usize> {
        let (all, since, closed) = self.sockets.get_or_insert((open, now, 0));
        let passed = now.saturating_sub(*since);
        let share = if passed >= self.pace.sockets {
            1.0
        } else {
            passed.as_secs_f64() / self.pace.sockets.as_secs_f64()
        };
        let due = if share >= 1.0 {
            open
        } else {
            ((*all as f64 * share) as usize).saturating_sub(*closed)
        };
        let number = due.min(open);
        *closed += number;
        (number > 0).then_some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn tables(number: u64, rules: &str) -> Vec<Leaving> {
        let leaving = |table| Leaving { table: TableKey(table), rules: rules.into() };
        (0..number).map(leaving).collect()
    }

    fn peer(node: u64, rules: &[&str], load: u32) -> Peer {
        let rules = rules.iter().map(|&rules| rules.into()).collect();
        Peer { node: NodeId(node), rules, load }
    }

    fn begin(peers: Vec<Peer>, tables: Vec<Leaving>) -> (Drain, Vec<Order>) {
        Drain::begin(at(0), Pace::default(), peers, tables)
    }

    #[test]
    fn a_drain_is_announced_and_hands_over_fifty_tables_at_a_time() {
        let (mut drain, orders) = begin(vec![peer(2, &["a"], 0)], tables(120, "a"));
        assert_eq!(orders[0], Order::Announce);
        assert_eq!(orders.len(), 1 + AT_ONCE);
        assert_eq!(orders[1], Order::HandOver(TableKey(0), NodeId(2)));
        assert_eq!(drain.gone(TableKey(7)), [Order::HandOver(TableKey(50), NodeId(2))]);
        for table in 0..120 {
            drain.gone(TableKey(table));
        }
        assert_eq!(drain.left(), 0);
    }

    #[test]
    fn a_table_that_stayed_is_tried_again() {
        let (mut drain, _) = begin(vec![peer(2, &["a"], 0)], tables(1, "a"));
        assert_eq!(drain.stayed(TableKey(0)), [Order::HandOver(TableKey(0), NodeId(2))]);
        assert_eq!(drain.left(), 1);
    }

    #[test]
    fn tables_go_to_the_least_busy_node_that_plays_their_rules() {
        let peers = vec![peer(2, &["a"], 0), peer(3, &["a"], 2), peer(4, &["b"], 0)];
        let (_, orders) = begin(peers, tables(4, "a"));
        let to = |order: &Order| match order {
            Order::HandOver(_, to) => to.0,
            _ => 0,
        };
        assert_eq!(orders.iter().map(to).collect::<Vec<_>>(), [0, 2, 2, 2, 3]);
    }

    #[test]
    fn a_match_that_nobody_else_plays_lingers_for_an_hour_and_is_let_go() {
        let (mut drain, orders) = begin(vec![peer(2, &["a"], 0)], tables(1, "old"));
        assert_eq!(orders, [Order::Announce]);
        assert_eq!(drain.tick(at(3599), 5), [], "its people keep their sockets");
        assert_eq!(drain.tick(at(3600), 5), [Order::LetGo(TableKey(0))]);
    }

    #[test]
    fn a_lingering_match_ends_or_finds_a_node_that_plays_it() {
        let (mut drain, _) = begin(Vec::new(), tables(2, "old"));
        drain.gone(TableKey(0));
        assert_eq!(drain.left(), 1);
        let orders = drain.peers(vec![peer(5, &["old"], 0)]);
        assert_eq!(orders, [Order::HandOver(TableKey(1), NodeId(5))]);
    }

    #[test]
    fn sockets_are_closed_after_the_tables_evenly_over_a_minute() {
        let (mut drain, _) = begin(vec![peer(2, &["a"], 0)], tables(1, "a"));
        assert_eq!(drain.tick(at(5), 100), [], "a table is still here");
        drain.gone(TableKey(0));
        let mut open = 100;
        let mut most = 0;
        for second in 10..=70 {
            for order in drain.tick(at(second), open) {
                if let Order::Close(number) = order {
                    most = most.max(number);
                    open -= number;
                }
            }
        }
        assert_eq!((open, most), (0, 2));
        assert_eq!(drain.tick(at(71), 0), [Order::Done]);
        assert_eq!(drain.tick(at(72), 0), [], "it is said once");
    }

    #[test]
    fn a_node_without_tables_and_sockets_is_done_at_once() {
        let (mut drain, orders) = begin(Vec::new(), Vec::new());
        assert_eq!(orders, [Order::Announce]);
        assert_eq!(drain.tick(at(0), 0), [Order::Done]);
    }

    #[test]
    fn a_drain_without_time_for_sockets_closes_them_at_once() {
        let pace = Pace { sockets: Duration::ZERO, ..Pace::default() };
        let (mut drain, _) = Drain::begin(at(0), pace, Vec::new(), Vec::new());
        assert_eq!(drain.tick(at(0), 9), [Order::Close(9)]);
    }
}
