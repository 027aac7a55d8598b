//! The arithmetic.

use serde::Serialize;

use crate::{Assumptions, Scenario};

const DAY: f64 = 86_400.0;

/// What a fleet takes, in the peak hour unless said otherwise.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// Tables.
    pub tables: f64,
    /// Actions per second.
    pub actions: f64,
    /// Sockets of a node.
    pub sockets_per_node: f64,
    /// Tables of a node.
    pub tables_per_node: f64,
    /// Bytes of memory of a node for sockets and tables.
    pub memory_per_node: f64,
    /// Busy cores of a node.
    pub cores_per_node: f64,
    /// Rows per second of a PostgreSQL cluster.
    pub rows_per_cluster: f64,
    /// Rows in a commit.
    pub rows_per_commit: f64,
    /// Commits per second of a PostgreSQL cluster.
    pub commits_per_cluster: f64,
    /// Bytes of write-ahead log per second of a cluster.
    pub wal_per_cluster: f64,
    /// Bytes of logs per day, all clusters.
    pub logs_per_day: f64,
    /// Bytes of records per day.
    pub records_per_day: f64,
    /// Bytes per second to people.
    pub to_people: f64,
    /// Bytes per second between nodes.
    pub between_nodes: f64,
    /// Busy cores for bots.
    pub bot_cores: f64,
    /// Seconds from an action to its acknowledgement, with no queue anywhere.
    pub least_latency: f64,
    /// When a node is killed.
    pub takeover: Takeover,
}

/// What follows when a node is killed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Takeover {
    /// Clients that dial per second.
    pub dials: f64,
    /// Seconds until the last table plays on, at the latest.
    pub last_table: f64,
}

impl Estimate {
    /// Of a fleet.
    pub fn of(fleet: &Scenario, given: &Assumptions) -> Self {
        let players = fleet.players as f64;
        let tables = players * given.at_tables / given.people_per_table;
        let actions = tables / given.action_every;
        let (nodes, clusters) = (fleet.nodes as f64, fleet.clusters as f64);
        let (sockets_per_node, tables_per_node) = (players / nodes, tables / nodes);
        let rows_per_cluster = actions / clusters;
        let rows_per_commit = rows_per_commit(fleet, given, actions);
        let daily = actions * given.average * DAY;
        let to_people = actions * given.bytes_per_action;
        Self {
            tables,
            actions,
            sockets_per_node,
            tables_per_node,
            memory_per_node: sockets_per_node * given.socket_bytes
                + tables_per_node * given.table_bytes,
            cores_per_node: actions / nodes * given.cpu_per_action,
            rows_per_cluster,
            rows_per_commit,
            commits_per_cluster: rows_per_cluster / rows_per_commit,
            wal_per_cluster: rows_per_cluster * given.wal_bytes,
            logs_per_day: daily * given.log_bytes,
            records_per_day: daily / given.actions_per_match * given.record_bytes,
            to_people,
            between_nodes: to_people * given.relayed,
            bot_cores: actions * given.bots * given.cpu_per_decision,
            least_latency: least_latency(given),
            takeover: takeover(fleet, given, sockets_per_node, tables_per_node),
        }
    }
}

/// Rows gather while a lane waits for its next commit. If none came, the next one leaves alone.
fn rows_per_commit(fleet: &Scenario, given: &Assumptions, actions: f64) -> f64 {
    let lanes = (fleet.nodes * fleet.clusters * fleet.lanes) as f64;
    let gathered = actions / lanes * fleet.commit_every;
    (gathered + (-gathered).exp()).min(given.most_rows as f64)
}

/// One row, no queue: rules, a commit of one row, the way out, and for some a hop between nodes.
fn least_latency(given: &Assumptions) -> f64 {
    let send = given.bytes_per_action / given.bandwidth;
    let commit = given.commit + given.commit_per_row;
    let relay = given.relay + given.bytes_per_action / given.link_bandwidth;
    given.cpu_per_action + commit + send + given.relayed * relay
}

fn takeover(fleet: &Scenario, given: &Assumptions, sockets: f64, tables: f64) -> Takeover {
    let others = fleet.nodes.saturating_sub(1).max(1) * given.loaders;
    // The look that sees the last heartbeat comes up to one interval after it.
    let detected = given.look_every * (given.looks + 1.0);
    Takeover {
        dials: sockets / (given.dial_to - given.dial_from),
        last_table: detected + tables * given.load_table / others as f64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(measured: f64, expected: f64) {
        assert!((measured / expected - 1.0).abs() < 0.05, "{measured} instead of {expected}");
    }

    #[test]
    fn a_million_players() {
        let fleet = Scenario::for_players(1_000_000).unwrap();
        let estimate = Estimate::of(&fleet, &Assumptions::default());
        near(estimate.tables, 250_000.0);
        near(estimate.actions, 50_000.0);
        near(estimate.sockets_per_node, 62_500.0);
        near(estimate.tables_per_node, 15_600.0);
        near(estimate.memory_per_node, 1.5e9 * 1.05);
        near(estimate.cores_per_node, 2.0);
        near(estimate.rows_per_cluster, 6_250.0);
        near(estimate.wal_per_cluster, 2.9e6);
        near(estimate.logs_per_day, 0.7e12);
        near(estimate.records_per_day, 35e9);
        near(estimate.to_people, 580e6);
        near(estimate.between_nodes, 58e6);
        near(estimate.bot_cores, 80.0);
        near(estimate.takeover.dials, 13_600.0);
        near(estimate.takeover.last_table, 3.9);
    }

    #[test]
    fn everything_that_grows_with_players_doubles_with_them() {
        let given = Assumptions::default();
        let one = Scenario::for_players(100_000).unwrap();
        let two = Scenario { players: 200_000, ..one.clone() };
        let (one, two) = (Estimate::of(&one, &given), Estimate::of(&two, &given));
        near(two.actions, 2.0 * one.actions);
        near(two.memory_per_node, 2.0 * one.memory_per_node);
        near(two.logs_per_day, 2.0 * one.logs_per_day);
        assert!((two.least_latency - one.least_latency).abs() < 1e-12);
    }
}
