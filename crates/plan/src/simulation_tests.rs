use super::*;
use crate::Estimate;

fn outcome(scenario: &Scenario, fault: Fault) -> Outcome {
    simulate(scenario, &Assumptions::default(), fault).unwrap()
}

fn near(measured: f64, expected: f64, by: f64) {
    assert!((measured / expected - 1.0).abs() < by, "{measured} instead of {expected}");
}

#[test]
fn the_same_seed_gives_the_same_outcome_and_another_one_another() {
    let fleet = Scenario { seconds: 2.0, ..Scenario::for_players(5_000).unwrap() };
    let again = outcome(&fleet, Fault::NodeDies);
    assert_eq!(outcome(&fleet, Fault::NodeDies), again);
    assert_ne!(outcome(&Scenario { seed: 2, ..fleet }, Fault::NodeDies), again);
}

#[test]
fn at_light_load_the_simulation_agrees_with_the_arithmetic() {
    let fleet = Scenario { seconds: 60.0, ..Scenario::for_players(2_000).unwrap() };
    let estimate = Estimate::of(&fleet, &Assumptions::default());
    let simulated = outcome(&fleet, Fault::None);
    near(simulated.latency.mean, estimate.least_latency, 0.05);
    near(simulated.latency.count as f64, estimate.actions * 59.5, 0.05);
    near(simulated.batches.mean, estimate.rows_per_commit, 0.02);
    near(simulated.bytes, estimate.to_people, 0.05);
    near(simulated.cores, estimate.cores_per_node, 0.05);
}

#[test]
fn under_load_batches_are_as_large_as_the_arithmetic_says() {
    let fleet = Scenario { seconds: 3.0, ..Scenario::for_players(1_000_000).unwrap() };
    let estimate = Estimate::of(&fleet, &Assumptions::default());
    let simulated = outcome(&fleet, Fault::None);
    near(simulated.batches.mean, estimate.rows_per_commit, 0.05);
    near(simulated.cores, estimate.cores_per_node, 0.05);
    near(simulated.bytes, estimate.to_people, 0.05);
    assert!(simulated.latency.p99 < 0.02, "{:?}", simulated.latency);
    assert!(simulated.latency.mean > estimate.least_latency);
}

#[test]
fn cores_that_are_too_few_make_a_queue() {
    // One core with a load of 80 %: M/D/1 waits 2 service times more.
    let given = Assumptions { relayed: 0.0, ..Assumptions::default() };
    let actions = 0.8 / given.cpu_per_action;
    let players = (actions * given.action_every * 4.0) as u64;
    let fleet = Scenario {
        nodes: 1,
        cores: 1,
        lanes: 64,
        commit_every: 0.0,
        seconds: 60.0,
        ..Scenario::for_players(players).unwrap()
    };
    let alone = Estimate::of(&fleet, &given).least_latency;
    let waits = simulate(&fleet, &given, Fault::None).unwrap().latency.mean - alone;
    // Rows that share a statement are inserted together, which adds a little.
    let expected = given.cpu_per_action * 0.8 / 0.2 / 2.0;
    near(waits, expected, 0.1);
}

#[test]
fn links_that_are_too_slow_make_a_queue() {
    let fleet = Scenario::for_players(60_000).unwrap();
    // Rows are committed one by one.
    let fleet = Scenario { seconds: 60.0, lanes: 64, commit_every: 0.0, ..fleet };
    let given = Assumptions { relayed: 1.0, ..Assumptions::default() };
    // A load of 80 % on the links: M/D/1 waits two service times.
    let bytes = fleet.players as f64 / 4.0 / 5.0 / 3.0 * given.bytes_per_action;
    let given = Assumptions { link_bandwidth: bytes / 0.8, ..given };
    let fast = Assumptions { link_bandwidth: 1e12, ..given.clone() };
    let mean = |given| simulate(&fleet, given, Fault::None).unwrap().latency.mean;
    let work = given.bytes_per_action / given.link_bandwidth;
    near(mean(&given) - mean(&fast), work + work * 0.8 / 0.2 / 2.0, 0.1);
}

#[test]
fn a_killed_node_pauses_its_tables_for_three_to_four_seconds_and_loses_nothing() {
    let fleet = Scenario { seconds: 10.0, ..Scenario::for_players(60_000).unwrap() };
    let (undisturbed, killed) = (outcome(&fleet, Fault::None), outcome(&fleet, Fault::NodeDies));
    assert_eq!(killed.pauses.count, 5_000, "a third of the tables");
    assert!(killed.pauses.p50 > 2.8 && killed.pauses.max < 6.0, "{:?}", killed.pauses);
    let estimate = Estimate::of(&fleet, &Assumptions::default());
    assert!(killed.pauses.max <= estimate.takeover.last_table * 1.01);
    near(killed.latency.count as f64, undisturbed.latency.count as f64, 0.02);
    assert!(killed.latency.max > 2.8 && undisturbed.latency.max < 0.1);
}

#[test]
fn a_stalled_database_holds_back_its_acknowledgements_and_no_others() {
    let one = Scenario { seconds: 10.0, ..Scenario::for_players(60_000).unwrap() };
    let stalled = outcome(&one, Fault::DatabaseStalls(2.0));
    assert!(stalled.latency.max > 1.9 && stalled.latency.max < 2.5, "{:?}", stalled.latency);
    // A fifth of the time, so about a fifth of the actions wait: one second on average.
    near(stalled.latency.mean, 0.2 * 2.0 / 2.0 * (10.0 / 9.5), 0.15);
    let four = Scenario { clusters: 4, ..one };
    let part = outcome(&four, Fault::DatabaseStalls(2.0));
    near(part.latency.mean, stalled.latency.mean / 4.0, 0.2);
}

#[test]
fn nonsense_is_refused() {
    let fleet = Scenario { lanes: 0, ..Scenario::for_players(9).unwrap() };
    assert!(simulate(&fleet, &Assumptions::default(), Fault::None).is_err());
}
