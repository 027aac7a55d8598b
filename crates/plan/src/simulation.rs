//! A fleet in its own time: tables act, nodes work, lanes gather rows, databases commit, links and
//! sockets queue, nodes die, databases stall.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, VecDeque};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::{Assumptions, Quantiles, Scenario, ScenarioError, Station};

/// How many statements a lane has on the wire.
const ON_THE_WIRE: u8 = 2;
/// What happens before is not counted: queues are empty at the start.
const WARM_UP: f64 = 0.5;

/// What goes wrong a fifth into the simulated time.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// Nothing.
    None,
    /// A node is killed.
    NodeDies,
    /// A database answers nothing for this many seconds.
    DatabaseStalls(f64),
}

/// What was measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// Seconds from an action to its acknowledgement.
    pub latency: Quantiles,
    /// Seconds that tables stood still, those that did.
    pub pauses: Quantiles,
    /// Rows in a commit.
    pub batches: Quantiles,
    /// Bytes per second to people.
    pub bytes: f64,
    /// Busy cores of a node.
    pub cores: f64,
}

/// Chance, from a seed.
pub(crate) struct Chance(Xoshiro256PlusPlus);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// From 0 to 1, without 1.
    fn share(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn below(&mut self, number: usize) -> usize {
        (self.share() * number as f64) as usize
    }

    pub(crate) fn exponential(&mut self, mean: f64) -> f64 {
        -mean * (1.0 - self.share()).ln()
    }
}

#[derive(Clone, Copy, Debug)]
struct Action {
    table: usize,
    begun: f64,
    /// Its people are on another node than its table.
    relayed: bool,
}

#[derive(Debug)]
enum Event {
    /// The next action of any table.
    Act,
    /// An action reaches the owner of its table.
    Reach(Action),
    /// An action is played, and its row waits for a lane.
    Played(Action),
    /// A lane may commit again.
    Due(usize),
    /// A commit is answered.
    Committed(usize, Vec<Action>),
    Fault,
}

struct At(f64, u64, Event);

impl PartialEq for At {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for At {}

impl PartialOrd for At {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for At {
    /// The earliest is the greatest; of two at the same time, the one that was planned first.
    fn cmp(&self, other: &Self) -> Ordering {
        other.0.total_cmp(&self.0).then(other.1.cmp(&self.1))
    }
}

#[derive(Clone, Debug, Default)]
struct Lane {
    waiting: VecDeque<Action>,
    on_the_wire: u8,
    /// When it may commit again.
    next: f64,
    /// An event will look at it then.
    planned: bool,
}

struct Node {
    cores: Station,
    links: Station,
    sockets: Station,
    alive: bool,
}

struct Database {
    workers: Station,
    /// It answers nothing until then.
    stalled: f64,
}

struct Fleet<'a> {
    scenario: &'a Scenario,
    given: &'a Assumptions,
    fault: Fault,
    chance: Chance,
    events: BinaryHeap<At>,
    planned: u64,
    nodes: Vec<Node>,
    databases: Vec<Database>,
    lanes: Vec<Lane>,
    /// The node of each table, and since when it has it.
    owners: Vec<(usize, f64)>,
    latencies: Vec<f64>,
    batches: Vec<f64>,
    pauses: Vec<f64>,
    bytes: f64,
}

/// Simulates a fleet for its `seconds`. The same input gives the same outcome.
pub fn simulate(
    scenario: &Scenario,
    given: &Assumptions,
    fault: Fault,
) -> Result<Outcome, ScenarioError> {
    scenario.check()?;
    Ok(Fleet::new(scenario, given, fault).run())
}

impl<'a> Fleet<'a> {
    fn new(scenario: &'a Scenario, given: &'a Assumptions, fault: Fault) -> Self {
        let tables = scenario.players as f64 * given.at_tables / given.people_per_table;
        let tables = (tables.round() as usize).max(1);
        let node = |_| Node {
            cores: Station::new(scenario.cores),
            links: Station::new(1),
            sockets: Station::new(1),
            alive: true,
        };
        let database = |_| Database { workers: Station::new(given.workers), stalled: 0.0 };
        let lanes = scenario.nodes * scenario.clusters * scenario.lanes;
        Self {
            scenario,
            given,
            fault,
            chance: Chance::new(scenario.seed),
            events: BinaryHeap::new(),
            planned: 0,
            nodes: (0..scenario.nodes).map(node).collect(),
            databases: (0..scenario.clusters).map(database).collect(),
            lanes: vec![Lane::default(); lanes],
            owners: (0..tables).map(|table| (table % scenario.nodes, 0.0)).collect(),
            latencies: Vec::new(),
            batches: Vec::new(),
            pauses: Vec::new(),
            bytes: 0.0,
        }
    }

    fn plan(&mut self, at: f64, event: Event) {
        self.planned += 1;
        self.events.push(At(at, self.planned, event));
    }

    fn run(mut self) -> Outcome {
        let end = self.scenario.seconds;
        self.plan(0.0, Event::Act);
        if self.fault != Fault::None {
            self.plan(end / 5.0, Event::Fault);
        }
        // New actions end with the time; those under way are waited for.
        while let Some(At(now, _, event)) = self.events.pop() {
            self.happen(now, event);
        }
        let busy: f64 = self.nodes.iter().map(|node| node.cores.busy()).sum();
        Outcome {
            latency: Quantiles::of(self.latencies),
            pauses: Quantiles::of(self.pauses),
            batches: Quantiles::of(self.batches),
            bytes: self.bytes / end,
            cores: busy / end / self.nodes.len() as f64,
        }
    }

    fn happen(&mut self, now: f64, event: Event) {
        match event {
            Event::Act => self.act(now),
            Event::Reach(action) => self.reach(now, action),
            Event::Played(action) => {
                let lane = self.lane_of(action.table);
                self.lanes[lane].waiting.push_back(action);
                self.commit(now, lane);
            }
            Event::Due(lane) => {
                self.lanes[lane].planned = false;
                self.commit(now, lane);
            }
            Event::Committed(lane, actions) => self.committed(now, lane, actions),
            Event::Fault => self.go_wrong(now),
        }
    }

    /// All tables together act as one Poisson process.
    fn act(&mut self, now: f64) {
        let table = self.chance.below(self.owners.len());
        let relayed = self.chance.share() < self.given.relayed;
        self.reach(now, Action { table, begun: now, relayed });
        let mean = self.given.action_every / self.owners.len() as f64;
        let next = now + self.chance.exponential(mean);
        if next < self.scenario.seconds {
            self.plan(next, Event::Act);
        }
    }

    /// The rules are played by a core of the owner, once the table is there.
    fn reach(&mut self, now: f64, action: Action) {
        let (node, since) = self.owners[action.table];
        if since > now {
            return self.plan(since, Event::Reach(action));
        }
        let played = self.nodes[node].cores.serve(now, self.given.cpu_per_action);
        self.plan(played, Event::Played(action));
    }

    /// Each node has lanes to each database.
    fn lane_of(&self, table: usize) -> usize {
        let Scenario { nodes, clusters, lanes, .. } = *self.scenario;
        let (node, _) = self.owners[table];
        // The table's number decides about its node already.
        let spread = table / nodes;
        (node * clusters + spread % clusters) * lanes + spread / clusters % lanes
    }

    /// Sends what waits, if the lane may.
    fn commit(&mut self, now: f64, at: usize) {
        let lane = &mut self.lanes[at];
        if lane.waiting.is_empty() || lane.on_the_wire >= ON_THE_WIRE {
            return;
        }
        if now < lane.next {
            if !std::mem::replace(&mut lane.planned, true) {
                let next = lane.next;
                self.plan(next, Event::Due(at));
            }
            return;
        }
        let rows = lane.waiting.len().min(self.given.most_rows);
        let actions: Vec<Action> = lane.waiting.drain(..rows).collect();
        lane.on_the_wire += 1;
        lane.next = now + self.scenario.commit_every;
        self.batches.push(rows as f64);
        let answered = self.answered(now, at, rows);
        self.plan(answered, Event::Committed(at, actions));
        self.commit(now, at);
    }

    /// When a commit that is sent now is answered: workers insert the rows, and flushes are shared.
    fn answered(&mut self, now: f64, lane: usize, rows: usize) -> f64 {
        let database = lane / self.scenario.lanes % self.scenario.clusters;
        let Database { workers, stalled } = &mut self.databases[database];
        let inserted = workers.serve(now.max(*stalled), self.given.commit_per_row * rows as f64);
        inserted + self.given.commit
    }

    fn committed(&mut self, now: f64, lane: usize, actions: Vec<Action>) {
        // A commit under way when the database stalled is answered when it goes on.
        let stalled = self.databases[lane / self.scenario.lanes % self.scenario.clusters].stalled;
        if now < stalled {
            return self.plan(stalled, Event::Committed(lane, actions));
        }
        self.lanes[lane].on_the_wire -= 1;
        let node = lane / self.scenario.lanes / self.scenario.clusters;
        for action in actions {
            if self.nodes[node].alive {
                self.acknowledge(now, node, action);
            } else {
                // Its client says it again to the next owner.
                self.reach(now, action);
            }
        }
        self.commit(now, lane);
    }

    /// Messages leave through the node's sockets, some of them after a link to another node; nodes
    /// send alike, so which one's sockets those are makes no difference.
    fn acknowledge(&mut self, now: f64, node: usize, action: Action) {
        let Assumptions { bytes_per_action: bytes, relay, link_bandwidth, bandwidth, .. } =
            *self.given;
        let Node { links, sockets, .. } = &mut self.nodes[node];
        let mut told = sockets.serve(now, bytes / bandwidth);
        if action.relayed {
            told += links.serve(now, bytes / link_bandwidth) - now + relay;
        }
        self.bytes += bytes;
        if action.begun >= WARM_UP {
            self.latencies.push(told - action.begun);
        }
    }

    fn go_wrong(&mut self, now: f64) {
        match self.fault {
            Fault::None => {}
            Fault::NodeDies => self.node_dies(now),
            Fault::DatabaseStalls(seconds) => self.databases[0].stalled = now + seconds,
        }
    }

    /// The others notice after some looks, and load its tables side by side.
    fn node_dies(&mut self, now: f64) {
        let dead = self.nodes.len() - 1;
        if dead == 0 {
            return;
        }
        self.nodes[dead].alive = false;
        let after_heartbeat = self.chance.share() * self.given.look_every;
        let noticed = now + self.given.look_every * self.given.looks + after_heartbeat;
        let mut loaders = Station::new(dead * self.given.loaders);
        for table in (0..self.owners.len()).filter(|table| table % self.nodes.len() == dead) {
            let back = loaders.serve(noticed, self.given.load_table);
            self.owners[table] = (self.chance.below(dead), back);
            self.pauses.push(back - now);
        }
        // What waited in the dead node's lanes is said again.
        let own = self.scenario.clusters * self.scenario.lanes;
        for lane in dead * own..(dead + 1) * own {
            for action in std::mem::take(&mut self.lanes[lane].waiting) {
                self.reach(now, action);
            }
        }
    }
}

#[cfg(test)]
#[path = "simulation_tests.rs"]
mod tests;
