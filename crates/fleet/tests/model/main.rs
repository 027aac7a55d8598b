//! An exhaustive model over the real [`TableLease`] and [`FailureDetector`]: nodes that crash,
//! hang and come back, statements that arrive late, twice or without an answer, claims at any time.
//!
//! A node that hangs is one that takes no step for a while; every order of steps is looked at.
//! `FREEBOOTER_MODEL=large` visits far more states than the default.
//!
//! [`TableLease`]: fleet::lease::TableLease
//! [`FailureDetector`]: fleet::detector::FailureDetector

mod database;
mod world;

use std::time::{Duration, Instant};

use database::{Checks, Key};
use fleet::NodeId;
use fleet::detector::Limits;
use fleet::lease::Event;
use stateright::{Checker, HasDiscoveries, Model, Property, UniformChooser};
use world::World;

/// How large the fleet is and how much may go wrong.
#[derive(Clone, Copy, Debug)]
struct Fleet {
    nodes: usize,
    tables: usize,
    keys: Key,
    /// How often each node may look; each look counts its heartbeat.
    looks: u8,
    /// How high the terms may rise: two nodes that take each other for lost claim without end.
    terms: u32,
    faults: u8,
    crashes: u8,
    leaves: u8,
    checks: Checks,
}

const SOUND: Checks = Checks { term: true, next: true };

/// One table and two nodes, one of which may crash.
const CRASHES: Fleet = Fleet {
    nodes: 2,
    tables: 1,
    keys: 2,
    looks: 2,
    terms: 2,
    faults: 1,
    crashes: 1,
    leaves: 0,
    checks: SOUND,
};

/// Two faults on top of each other.
const FAULTS: Fleet = Fleet { faults: 2, crashes: 0, ..CRASHES };

/// The table is let go, or handed over.
const LEAVES: Fleet = Fleet { terms: 3, crashes: 0, leaves: 1, ..CRASHES };

/// Three nodes, two tables, three keys: too many states for all of them.
const WIDE: Fleet = Fleet {
    nodes: 3,
    tables: 2,
    keys: 3,
    looks: 4,
    terms: 6,
    faults: 4,
    crashes: 1,
    leaves: 2,
    checks: SOUND,
};

/// The real counts, 4 and 15, only multiply the looks.
const LIMITS: Limits = Limits { free: 1, held: 2 };

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Want(usize, usize),
    Act(usize, Key),
    Execute(usize, usize),
    /// Executed, and a copy of the statement is still on its way.
    Double(usize, usize),
    Arrive(usize),
    /// The connection breaks: answers are lost, statements late or lost.
    Break(usize, usize),
    GiveUp(usize, usize),
    Unused(usize, usize),
    Drain(usize, usize, usize),
    Look(usize),
    /// A node claims all tables of a lost one; true if it hears the answer.
    TakeLot(usize, usize, bool),
    Crash(usize),
}

impl Fleet {
    /// Keys belong to tables in turn.
    fn table_of(&self, key: Key) -> usize {
        usize::from(key) % self.tables
    }

    fn place_steps(&self, world: &World, node: usize, table: usize, steps: &mut Vec<Step>) {
        let place = world.place(node, table);
        let waiting = place.sent.front().is_some();
        if waiting {
            steps.push(Step::Execute(node, table));
        } else if place.lease.owned().is_none() {
            steps.push(Step::Want(node, table));
        }
        if waiting && world.faults > 0 {
            steps.push(Step::Double(node, table));
            steps.push(Step::Break(node, table));
            steps.push(Step::GiveUp(node, table));
        }
        if place.lease.owned().is_some() && world.leaves > 0 {
            steps.push(Step::Unused(node, table));
            let others = (0..self.nodes).filter(|other| *other != node);
            steps.extend(others.map(|to| Step::Drain(node, table, to)));
        }
    }

    fn node_steps(&self, world: &World, node: usize, steps: &mut Vec<Step>) {
        (0..self.tables).for_each(|table| self.place_steps(world, node, table, steps));
        let runs = |key: &Key| world.place(node, self.table_of(*key)).lease.owned().is_some();
        steps.extend((0..self.keys).filter(runs).map(|key| Step::Act(node, key)));
        if world.database.nodes[node].0 < self.looks {
            steps.push(Step::Look(node));
        }
        for (lost, _) in world.nodes[node].detector.lost() {
            steps.push(Step::TakeLot(node, lost.0 as usize, true));
            if world.faults > 0 {
                steps.push(Step::TakeLot(node, lost.0 as usize, false));
            }
        }
        if world.crashes > 0 {
            steps.push(Step::Crash(node));
        }
    }

    fn take(&self, world: &mut World, step: Step) {
        match step {
            Step::Want(node, table) => world.tell(node, table, Event::Wanted),
            Step::Act(node, key) => world.act(node, self.table_of(key), key),
            Step::Execute(node, table) => world.execute(node, table, self.checks),
            Step::Double(node, table) => {
                world.faults -= 1;
                let copy = world.place(node, table).sent[0].clone();
                world.execute(node, table, self.checks);
                world.delay(node, table, copy);
            }
            Step::Arrive(at) => world.arrive(at, self.checks),
            Step::Break(node, table) => {
                world.faults -= 1;
                world.cut(node, table);
                world.tell(node, table, Event::Unanswered);
            }
            Step::GiveUp(node, table) => {
                world.faults -= 1;
                world.cut(node, table);
                world.tell(node, table, Event::GaveUp);
            }
            Step::Unused(node, table) => {
                world.leaves -= 1;
                world.tell(node, table, Event::Unused);
            }
            Step::Drain(node, table, to) => {
                world.leaves -= 1;
                world.tell(node, table, Event::Drain(NodeId(to as u64)));
            }
            Step::Look(node) => world.look(node),
            Step::TakeLot(node, lost, answered) => {
                world.faults -= u8::from(!answered);
                world.take_lot(node, lost, answered);
            }
            Step::Crash(node) => {
                world.crashes -= 1;
                world.crash(node);
            }
        }
    }
}

impl Model for Fleet {
    type State = World;
    type Action = Step;

    fn init_states(&self) -> Vec<World> {
        let Self { faults, crashes, leaves, .. } = *self;
        let world = World::new(self.nodes, self.tables, LIMITS);
        vec![World { faults, crashes, leaves, ..world }]
    }

    fn actions(&self, world: &World, steps: &mut Vec<Step>) {
        let alive = (0..self.nodes).filter(|node| world.nodes[*node].alive);
        alive.for_each(|node| self.node_steps(world, node, steps));
        steps.extend((0..world.late.len()).map(Step::Arrive));
    }

    fn next_state(&self, last: &World, step: Step) -> Option<World> {
        let mut world = last.clone();
        self.take(&mut world, step);
        (world != *last).then_some(world)
    }

    fn within_boundary(&self, world: &World) -> bool {
        world.database.tables.iter().all(|table| table.row.term.0 <= self.terms)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always("acknowledged is in the log", |_, world: &World| {
                let logs = world.database.tables.iter().flat_map(|table| &table.log);
                let logged = logs.fold(0, |keys, entry| keys | 1 << entry.key);
                world.acknowledged & !logged == 0
            }),
            Property::always("no key twice", |_, world: &World| {
                let unique = |table: &database::Table| {
                    let mut keys: Vec<Key> = table.log.iter().map(|entry| entry.key).collect();
                    keys.sort_unstable();
                    keys.windows(2).all(|pair| pair[0] != pair[1])
                };
                world.database.tables.iter().all(unique)
            }),
            Property::always("terms in order", |_, world: &World| {
                let in_order = |table: &database::Table| table.log.is_sorted_by_key(|it| it.term);
                world.database.tables.iter().all(in_order)
            }),
            Property::always("numbers without a gap", |_, world: &World| {
                let gapless = |table: &database::Table| {
                    (0..).zip(&table.log).all(|(number, entry)| entry.number == number)
                        && table.row.next as usize == table.log.len()
                };
                world.database.tables.iter().all(gapless)
            }),
            Property::always("an owner at rest has the whole log", |_, world: &World| {
                owners_at_rest(world).all(|(memory, table)| {
                    memory.iter().eq(table.log.iter().map(|entry| &entry.key))
                })
            }),
            Property::sometimes(
                "everything acknowledged after a takeover",
                |fleet: &Fleet, world: &World| {
                    world.database.taken_over
                        && world.acknowledged.count_ones() == u32::from(fleet.keys)
                },
            ),
        ]
    }
}

/// What the current owner of each table knows, if nothing of it waits for the database.
fn owners_at_rest(world: &World) -> impl Iterator<Item = (&Vec<Key>, &database::Table)> {
    let places = |node: &'_ world::Node| node.places.len();
    let all = world.nodes.iter().flat_map(move |node| (0..places(node)).map(move |at| (node, at)));
    all.filter_map(|(node, at)| {
        let (place, table) = (&node.places[at], &world.database.tables[at]);
        let owner = place.lease.at_rest() && place.lease.owned() == Some(table.row.term);
        owner.then_some((&place.memory, table))
    })
}

/// The bounds of the default run, or with `FREEBOOTER_MODEL=large` wider ones.
fn bounds(fleet: Fleet) -> (Fleet, Duration) {
    if std::env::var("FREEBOOTER_MODEL").is_ok_and(|size| size == "large") {
        let Fleet { terms, faults, .. } = fleet;
        return (
            Fleet { terms: terms + 1, faults: faults + 1, ..fleet },
            Duration::from_secs(1800),
        );
    }
    (fleet, Duration::from_secs(8))
}

/// Visits all states within the bounds and reports how many there were.
fn check(name: &str, fleet: Fleet) {
    let (fleet, _) = bounds(fleet);
    let begun = Instant::now();
    let checker = fleet.checker().threads(2).spawn_bfs().join();
    println!("{name}: all {} states in {:.1?}", checker.unique_state_count(), begun.elapsed());
    checker.assert_properties();
}

#[test]
fn all_orders_with_a_crash() {
    check("crashes", CRASHES);
}

#[test]
fn all_orders_with_two_faults() {
    check("faults", FAULTS);
}

#[test]
fn all_orders_with_a_table_let_go_or_handed_over() {
    check("leaves", LEAVES);
}

#[test]
fn three_nodes_two_tables_three_keys_from_the_start() {
    let (fleet, time) = bounds(WIDE);
    let begun = Instant::now();
    let checker = fleet.checker().threads(2).timeout(time).spawn_bfs().join();
    let (states, depth) = (checker.unique_state_count(), checker.max_depth());
    println!("wide: {states} states, {depth} steps deep, in {:.1?}", begun.elapsed());
    assert_eq!(failures(&checker), [""; 0]);
}

#[test]
fn three_nodes_two_tables_three_keys_at_random() {
    let (fleet, time) = bounds(WIDE);
    let begun = Instant::now();
    let never = HasDiscoveries::AnyFailures;
    let checker = fleet.checker().threads(2).timeout(time).finish_when(never);
    let checker = checker.spawn_simulation(1, UniformChooser).join();
    println!("random: {} states in {:.1?}", checker.state_count(), begun.elapsed());
    checker.assert_properties();
}

/// The names of the properties that must always hold and do not.
fn failures(checker: &impl Checker<Fleet>) -> Vec<&'static str> {
    let mut names: Vec<_> = checker.discoveries().into_keys().collect();
    names.retain(|name| !name.starts_with("everything"));
    names.sort_unstable();
    names
}

/// What the model finds without a condition of the append.
fn violated(checks: Checks) -> Vec<&'static str> {
    let fleet = Fleet { checks, ..CRASHES };
    let any = HasDiscoveries::AnyFailures;
    let checker = fleet.checker().threads(2).finish_when(any).spawn_bfs().join();
    let names = failures(&checker);
    println!("{checks:?}: {} states until {names:?}", checker.unique_state_count());
    names
}

#[test]
fn without_the_term_check_the_model_finds_a_violation() {
    let names = violated(Checks { term: false, ..SOUND });
    assert!(names.contains(&"an owner at rest has the whole log"), "{names:?}");
}

#[test]
fn without_the_number_check_the_model_finds_a_violation() {
    let names = violated(Checks { next: false, ..SOUND });
    assert!(names.contains(&"no key twice"), "{names:?}");
}
