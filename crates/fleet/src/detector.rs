//! Which nodes are gone.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::lease::Owner;
use crate::{Beat, NodeId};

/// How often a node looks at the heartbeats of all.
pub const LOOK_EVERY: Duration = Duration::from_millis(700);

/// A look counts if it is answered within this time.
pub const LOOK_WITHIN: Duration = Duration::from_millis(350);

/// For how many counted looks a heartbeat must stand still until its node is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// If the node's liveness lock is free: its connection to the database is gone.
    pub free: u8,
    /// If the lock is held: the node hangs, or its machine is cut off.
    pub held: u8,
}

impl Default for Limits {
    fn default() -> Self {
        Self { free: 4, held: 15 }
    }
}

/// A node in an answered look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seen {
    /// The node.
    pub node: NodeId,
    /// Where its heartbeat stands.
    pub beat: Beat,
    /// True if its liveness lock is held.
    pub locked: bool,
}

/// What a look has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// The node is lost: its tables can be claimed while its heartbeat stands here.
    Lost(NodeId, Beat),
    /// A lost node counts its heartbeat again.
    Back(NodeId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Watched {
    beat: Beat,
    /// Counted looks in which the heartbeat stood still.
    still: u8,
    /// Those of them, the latest ones, in which the lock was free.
    free: u8,
    lost: bool,
}

/// Counts in how many looks each node's heartbeat stood still.
///
/// No clock takes part: a look counts if the database answered it in time and showed that this
/// node's own heartbeat moves. So while the database is away, or answers reads and takes no writes,
/// nobody grows silent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FailureDetector {
    me: NodeId,
    limits: Limits,
    own: Option<Beat>,
    /// Looks in a row that failed. Two are an outage, after which all counts begin anew.
    failed: u8,
    nodes: BTreeMap<NodeId, Watched>,
}

impl FailureDetector {
    /// A detector that has not looked yet.
    pub fn new(me: NodeId, limits: Limits) -> Self {
        Self { me, limits, own: None, failed: 0, nodes: BTreeMap::new() }
    }

    /// The database did not answer a look, or too late.
    pub fn look_failed(&mut self) {
        self.failed = (self.failed + 1).min(2);
        if self.failed == 2 {
            for watched in self.nodes.values_mut().filter(|watched| !watched.lost) {
                (watched.still, watched.free) = (0, 0);
            }
        }
    }

    /// An answered look: the rows of all nodes, this node's among them.
    pub fn look(&mut self, rows: &[Seen]) -> Vec<Change> {
        let own = rows.iter().find(|row| row.node == self.me).map(|row| row.beat);
        if own.is_none() || own == self.own {
            self.look_failed();
            return Vec::new();
        }
        self.own = own;
        let new_baseline = std::mem::take(&mut self.failed) == 2;
        self.nodes.retain(|node, _| rows.iter().any(|row| row.node == *node));
        let me = self.me;
        let others = rows.iter().filter(|row| row.node != me);
        others.filter_map(|row| self.watch(row, new_baseline)).collect()
    }

    fn watch(&mut self, row: &Seen, new_baseline: bool) -> Option<Change> {
        let fresh = Watched { beat: row.beat, still: 0, free: 0, lost: false };
        let watched = self.nodes.entry(row.node).or_insert(Watched { beat: Beat(!0), ..fresh });
        if watched.beat != row.beat {
            let was_lost = std::mem::replace(watched, fresh).lost;
            return was_lost.then_some(Change::Back(row.node));
        }
        if watched.lost || new_baseline {
            return None;
        }
        watched.still = (watched.still + 1).min(self.limits.held);
        watched.free = if row.locked { 0 } else { (watched.free + 1).min(self.limits.free) };
        watched.lost = watched.free >= self.limits.free || watched.still >= self.limits.held;
        watched.lost.then_some(Change::Lost(row.node, row.beat))
    }

    /// What is known of a node that a lease row names. A node that was never seen counts as alive.
    pub fn owner(&self, node: NodeId) -> Owner {
        match self.nodes.get(&node) {
            Some(watched) if watched.lost => Owner::Lost(watched.beat),
            _ => Owner::Alive,
        }
    }

    /// The lost nodes.
    pub fn lost(&self) -> impl Iterator<Item = (NodeId, Beat)> + '_ {
        let lost = self.nodes.iter().filter(|(_, watched)| watched.lost);
        lost.map(|(node, watched)| (*node, watched.beat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: NodeId = NodeId(1);
    const OTHER: NodeId = NodeId(2);

    /// A detector, and the heartbeat of its own node, which moves with every look.
    struct Watch {
        detector: FailureDetector,
        own: u64,
    }

    impl Watch {
        fn new() -> Self {
            Self { detector: FailureDetector::new(ME, Limits::default()), own: 0 }
        }

        fn look(&mut self, beat: u64, locked: bool) -> Vec<Change> {
            self.own += 1;
            self.look_as(self.own, beat, locked)
        }

        fn look_as(&mut self, own: u64, beat: u64, locked: bool) -> Vec<Change> {
            let me = Seen { node: ME, beat: Beat(own), locked: true };
            self.detector.look(&[me, Seen { node: OTHER, beat: Beat(beat), locked }])
        }

        /// Looks until a change; how many looks it took after the first.
        fn looks_until_lost(&mut self, locked: bool) -> usize {
            assert_eq!(self.look(7, locked), []);
            let lost = [Change::Lost(OTHER, Beat(7))];
            (1..100).find(|_| self.look(7, locked) == lost).expect("it is lost some time")
        }
    }

    #[test]
    fn lost_after_four_still_looks_with_the_lock_free() {
        assert_eq!(Watch::new().looks_until_lost(false), 4);
    }

    #[test]
    fn lost_after_fifteen_still_looks_with_the_lock_held() {
        assert_eq!(Watch::new().looks_until_lost(true), 15);
    }

    #[test]
    fn a_heartbeat_that_moves_is_never_lost() {
        let mut watch = Watch::new();
        assert!((0..100).all(|beat| watch.look(beat, false).is_empty()));
        // Nor one that moves every fourth look.
        assert!((0..100).all(|look| watch.look(1000 + look / 4, false).is_empty()));
    }

    #[test]
    fn a_lock_that_is_held_in_between_counts_anew() {
        let mut watch = Watch::new();
        watch.look(7, false);
        assert!((0..3).all(|_| watch.look(7, false).is_empty()));
        assert_eq!(watch.look(7, true), []);
        assert!((0..3).all(|_| watch.look(7, false).is_empty()));
        assert_eq!(watch.look(7, false), [Change::Lost(OTHER, Beat(7))]);
    }

    #[test]
    fn looks_that_fail_do_not_count() {
        let mut watch = Watch::new();
        watch.look(7, false);
        for _ in 0..3 {
            assert_eq!(watch.look(7, false), []);
            watch.detector.look_failed();
        }
        assert_eq!(watch.look(7, false), [Change::Lost(OTHER, Beat(7))]);
    }

    #[test]
    fn nobody_is_lost_after_an_outage_of_the_database() {
        let mut watch = Watch::new();
        watch.look(7, false);
        assert!((0..3).all(|_| watch.look(7, false).is_empty()), "one short of lost");
        (0..1000).for_each(|_| watch.detector.look_failed());
        // It is back; the other node needs a while to connect again.
        assert!((0..4).all(|_| watch.look(7, false).is_empty()));
        assert_eq!(watch.look(8, true), []);
        assert_eq!(watch.detector.lost().count(), 0);
    }

    #[test]
    fn nobody_is_lost_while_the_database_takes_no_writes() {
        let mut watch = Watch::new();
        watch.look(7, true);
        // Reads are answered, and no heartbeat moves, this node's own neither.
        assert!((0..1000).all(|_| watch.look_as(1, 7, false).is_empty()));
        assert_eq!(watch.detector.owner(OTHER), Owner::Alive);
    }

    #[test]
    fn a_lost_node_that_counts_again_is_back() {
        let mut watch = Watch::new();
        watch.looks_until_lost(false);
        assert_eq!(watch.detector.owner(OTHER), Owner::Lost(Beat(7)));
        assert_eq!(watch.look(7, false), [], "it is said once");
        watch.detector.look_failed();
        watch.detector.look_failed();
        assert_eq!(watch.detector.owner(OTHER), Owner::Lost(Beat(7)), "an outage revives nobody");
        assert_eq!(watch.look(8, true), [Change::Back(OTHER)]);
        assert_eq!(watch.detector.owner(OTHER), Owner::Alive);
    }

    #[test]
    fn a_node_never_seen_and_a_node_without_a_row_count_as_alive() {
        let mut watch = Watch::new();
        assert_eq!(watch.detector.owner(NodeId(9)), Owner::Alive);
        watch.looks_until_lost(false);
        let me = Seen { node: ME, beat: Beat(1000), locked: true };
        watch.detector.look(&[me]);
        assert_eq!(watch.detector.owner(OTHER), Owner::Alive);
    }

    #[test]
    fn lost_takes_longer_than_a_node_speaks() {
        // Four looks after the one that saw the last heartbeat, each answered up to 0.35 s late.
        let looks = LOOK_EVERY.as_secs_f64() * f64::from(Limits::default().free);
        let least = looks - LOOK_WITHIN.as_secs_f64();
        // Clocks may differ in rate by 40 %.
        assert!(least / 1.4 > crate::heartbeat::SPEAKS_FOR.as_secs_f64());
    }
}
