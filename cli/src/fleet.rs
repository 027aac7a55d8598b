//! `freebooter fleet`: the nodes of a database, and draining one of them.

use crate::{
    args::{Fleet, FleetOrder},
    columns::columns,
    failure::Failure,
};
use server::Data;
use std::{thread::sleep, time::Duration};
use store::{
    FleetNode,
    postgres::{drain, fleet},
};

/// A node counts its heartbeat every half a second.
const SILENT: Duration = Duration::from_secs(3);

/// How often the node that drains is looked at.
const LOOK: Duration = Duration::from_millis(300);

pub(crate) fn run(order: &Fleet) -> Result<(), Failure> {
    let Data::Postgres(url) = &order.data else {
        let usage = "a fleet is several servers on a PostgreSQL database: name it, as in \
            `--data postgres://host/database`";
        return Err(Failure::Usage(usage.to_owned()));
    };
    match &order.order {
        None => list(url.secret()),
        Some(FleetOrder::Drain { node }) => drain_node(url.secret(), node),
    }
}

fn list(url: &str) -> Result<(), Failure> {
    let nodes = fleet(url)?;
    if nodes.is_empty() {
        anstream::println!("no server uses this database with `--node`");
        return Ok(());
    }
    let row = |node: FleetNode| {
        let silent = format!("{:.1} s ago", node.silent.as_secs_f64());
        let state = state(&node).to_owned();
        vec![node.name, node.version, node.tables.to_string(), silent, state]
    };
    let header = ["node", "version", "tables", "heartbeat", "state"];
    anstream::println!("{}", columns(&header, nodes.into_iter().map(row)));
    Ok(())
}

/// A node that has no connection to the database any more is gone, or about to connect again.
fn state(node: &FleetNode) -> &'static str {
    match node {
        FleetNode { connected: false, .. } => "gone",
        FleetNode { silent, .. } if *silent > SILENT => "silent",
        FleetNode { draining: true, .. } => "draining",
        FleetNode { .. } => "ready",
    }
}

fn drain_node(url: &str, name: &str) -> Result<(), Failure> {
    let nodes = fleet(url)?;
    let is_there = |node: &&FleetNode| node.connected && node.name == name;
    if nodes.iter().find(is_there).is_none() {
        let there = nodes.iter().filter(|node| node.connected).map(|node| node.name.as_str());
        let there = there.collect::<Vec<_>>().join(", ");
        let there =
            if there.is_empty() { "no node runs".to_owned() } else { format!("there is {there}") };
        return Err(Failure::Usage(format!("there is no node {name}: {there}")));
    }
    if !nodes.iter().any(|node| node.name != name && state(node) == "ready") {
        let usage = format!(
            "no other node is ready to take the tables of {name}; to stop it all \
            the same, end its process"
        );
        return Err(Failure::Usage(usage));
    }
    if drain(url, name)? {
        wait(url, name)?;
    }
    anstream::println!("{name} has stopped");
    Ok(())
}

/// Until the node is gone.
fn wait(url: &str, name: &str) -> Result<(), Failure> {
    let mut before = None;
    while let Some(node) = fleet(url)?.into_iter().find(|node| node.connected && node.name == name)
    {
        if before != Some(node.tables) {
            anstream::println!("{name} has {} tables", node.tables);
            before = Some(node.tables);
        }
        sleep(LOOK);
    }
    Ok(())
}
