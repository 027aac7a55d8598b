//! A fleet to plan.

use serde::Serialize;

/// More is not simulated.
pub const MOST_PLAYERS: u64 = 10_000_000;

/// How large a fleet is. [`Scenario::for_players`] chooses everything; fields can be changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scenario {
    /// People online at once.
    pub players: u64,
    /// Server processes.
    pub nodes: usize,
    /// Processor cores of a node.
    pub cores: usize,
    /// PostgreSQL clusters for tables.
    pub clusters: usize,
    /// Connections of a node to a cluster on which appends travel.
    pub lanes: usize,
    /// The least time between two commits of a lane, in seconds.
    pub commit_every: f64,
    /// How long is simulated, in seconds.
    pub seconds: f64,
    /// What all chance comes from.
    pub seed: u64,
}

/// Why a fleet cannot be planned.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ScenarioError {
    /// There must be players, and not more than can be simulated.
    #[error("plans are for 1 to {MOST_PLAYERS} players, not {0}")]
    Players(u64),
    /// A number is out of bounds.
    #[error("{what} must be from {from} to {to}, not {given}")]
    Bounds {
        /// Which one.
        what: &'static str,
        /// The least.
        from: f64,
        /// The most.
        to: f64,
        /// What was given.
        given: f64,
    },
}

impl Scenario {
    /// A fleet for this many people, sized so that a lost node is a small part of it.
    pub fn for_players(players: u64) -> Result<Self, ScenarioError> {
        if !(1..=MOST_PLAYERS).contains(&players) {
            return Err(ScenarioError::Players(players));
        }
        let clusters = players.div_ceil(125_000) as usize;
        // Many nodes on many clusters send few rows to each: one lane gathers more of them.
        let (lanes, commit_every) = if clusters > 1 { (1, 0.005) } else { (4, 0.002) };
        let nodes = (players.div_ceil(62_500) as usize).max(3);
        Ok(Self { players, nodes, cores: 8, clusters, lanes, commit_every, seconds: 10.0, seed: 1 })
    }

    /// Refuses what makes no sense.
    pub fn check(&self) -> Result<(), ScenarioError> {
        if !(1..=MOST_PLAYERS).contains(&self.players) {
            return Err(ScenarioError::Players(self.players));
        }
        let bounds = [
            ("the number of nodes", 1.0, 1000.0, self.nodes as f64),
            ("the number of cores", 1.0, 256.0, self.cores as f64),
            ("the number of clusters", 1.0, 256.0, self.clusters as f64),
            ("the number of lanes", 1.0, 64.0, self.lanes as f64),
            ("the time between commits in seconds", 0.0, 1.0, self.commit_every),
            ("the simulated time in seconds", 1.0, 120.0, self.seconds),
        ];
        for (what, from, to, given) in bounds {
            if !(from..=to).contains(&given) {
                return Err(ScenarioError::Bounds { what, from, to, given });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_million_players_need_sixteen_nodes_and_eight_clusters() {
        let fleet = Scenario::for_players(1_000_000).unwrap();
        assert_eq!((fleet.nodes, fleet.clusters, fleet.lanes), (16, 8, 1));
        assert_eq!(fleet.check(), Ok(()));
    }

    #[test]
    fn the_smallest_fleet_has_three_nodes_and_a_database() {
        let fleet = Scenario::for_players(1).unwrap();
        assert_eq!((fleet.nodes, fleet.clusters, fleet.lanes), (3, 1, 4));
    }

    #[test]
    fn nobody_too_many_and_nonsense_are_refused_with_a_sentence() {
        let sentence = |players| Scenario::for_players(players).unwrap_err().to_string();
        assert_eq!(sentence(0), "plans are for 1 to 10000000 players, not 0");
        assert_eq!(sentence(10_000_001), "plans are for 1 to 10000000 players, not 10000001");
        let fleet = Scenario { nodes: 0, ..Scenario::for_players(9).unwrap() };
        let error = fleet.check().unwrap_err().to_string();
        assert_eq!(error, "the number of nodes must be from 1 to 1000, not 0");
        let fleet = Scenario { seconds: f64::NAN, ..Scenario::for_players(9).unwrap() };
        assert!(fleet.check().is_err());
    }
}
