//! What a plan takes for granted.

use serde::Serialize;

/// Sizes, rates and times. Bytes and seconds unless the name says otherwise.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Assumptions {
    /// The share of players who sit at a table; the others watch or are in the lobby.
    pub at_tables: f64,
    /// People at a table.
    pub people_per_table: f64,
    /// The share of actions that bots decide.
    pub bots: f64,
    /// Seconds between two actions at a table, in the peak hour.
    pub action_every: f64,
    /// The average over a day, as a share of the peak.
    pub average: f64,
    /// Actions in a match.
    pub actions_per_match: f64,
    /// Sent to people for an action, all views together.
    pub bytes_per_action: f64,
    /// Stored for an action, with index.
    pub log_bytes: f64,
    /// Write-ahead log for an action.
    pub wal_bytes: f64,
    /// A stored record of a match.
    pub record_bytes: f64,
    /// Memory of a socket.
    pub socket_bytes: f64,
    /// Memory of a loaded table.
    pub table_bytes: f64,
    /// Processor time of a node for an action: rules, views, messages, TLS excluded.
    pub cpu_per_action: f64,
    /// Processor time of a bot for a decision.
    pub cpu_per_decision: f64,
    /// A commit costs this…
    pub commit: f64,
    /// …and this for every row, which a database's workers do.
    pub commit_per_row: f64,
    /// How many statements a database works on at once.
    pub workers: usize,
    /// The most rows in a commit.
    pub most_rows: usize,
    /// The share of messages that cross from node to node: those that path hashing missed.
    pub relayed: f64,
    /// There and back over NATS.
    pub relay: f64,
    /// What a node sends at most to other nodes, in bytes per second.
    pub link_bandwidth: f64,
    /// What a node sends at most to people, in bytes per second.
    pub bandwidth: f64,
    /// Between two looks at the heartbeats.
    pub look_every: f64,
    /// Still looks until a node without its lock is lost.
    pub looks: f64,
    /// To load a table.
    pub load_table: f64,
    /// Tables that a node loads at a time.
    pub loaders: usize,
    /// Clients dial again within this time…
    pub dial_from: f64,
    /// …and this.
    pub dial_to: f64,
}

impl Default for Assumptions {
    fn default() -> Self {
        Self {
            at_tables: 0.85,
            people_per_table: 3.4,
            bots: 0.15,
            action_every: 5.0,
            average: 0.5,
            actions_per_match: 250.0,
            bytes_per_action: 11_600.0,
            log_bytes: 325.0,
            wal_bytes: 466.0,
            record_bytes: 4_050.0,
            socket_bytes: 12.0 * 1024.0,
            table_bytes: 50.0 * 1024.0,
            cpu_per_action: 0.000_64,
            cpu_per_decision: 0.0107,
            commit: 0.003_5,
            commit_per_row: 0.000_033,
            workers: 8,
            most_rows: 1024,
            relayed: 0.1,
            relay: 0.000_12,
            link_bandwidth: 184e6,
            bandwidth: 1.25e9,
            look_every: 0.7,
            looks: 4.0,
            load_table: 0.001_5,
            loaders: 4,
            dial_from: 0.4,
            dial_to: 5.0,
        }
    }
}
