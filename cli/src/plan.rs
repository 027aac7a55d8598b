//! `freebooter plan`: what a fleet for a number of players would take.

use crate::{args::Plan, columns::columns, failure::Failure};
use ::plan::{Assumptions, CAVEAT, Estimate, Fault, Outcome, Scenario, ScenarioError, simulate};
use serde::Serialize;

/// The longest stall that is simulated, in seconds.
const LONGEST_STALL: f64 = 60.0;

#[derive(Serialize)]
struct Report {
    caveat: &'static str,
    scenario: Scenario,
    assumptions: Assumptions,
    estimate: Estimate,
    undisturbed: Outcome,
    node_dies: Outcome,
    database_stalls: Outcome,
}

pub(crate) fn run(args: &Plan) -> Result<(), Failure> {
    let report = Report::new(args)?;
    if args.json {
        let json = serde_json::to_string_pretty(&report).map_err(std::io::Error::from)?;
        anstream::println!("{json}");
    } else {
        report.print(args.stall);
    }
    Ok(())
}

fn scenario(args: &Plan) -> Result<Scenario, ScenarioError> {
    let usual = Scenario::for_players(args.players)?;
    let scenario = Scenario {
        nodes: args.nodes.unwrap_or(usual.nodes),
        clusters: args.clusters.unwrap_or(usual.clusters),
        lanes: args.lanes.unwrap_or(usual.lanes),
        seconds: args.seconds,
        seed: args.seed,
        ..usual
    };
    scenario.check()?;
    if !(0.0..=LONGEST_STALL).contains(&args.stall) {
        let (what, to, given) = ("the stall in seconds", LONGEST_STALL, args.stall);
        return Err(ScenarioError::Bounds { what, from: 0.0, to, given });
    }
    Ok(scenario)
}

impl Report {
    fn new(args: &Plan) -> Result<Self, ScenarioError> {
        let (scenario, assumptions) = (scenario(args)?, Assumptions::default());
        let simulated = |fault| simulate(&scenario, &assumptions, fault);
        Ok(Self {
            caveat: CAVEAT,
            estimate: Estimate::of(&scenario, &assumptions),
            undisturbed: simulated(Fault::None)?,
            node_dies: simulated(Fault::NodeDies)?,
            database_stalls: simulated(Fault::DatabaseStalls(args.stall))?,
            scenario,
            assumptions,
        })
    }

    fn print(&self, stall: f64) {
        let Scenario { players, nodes, cores, clusters, lanes, .. } = self.scenario;
        anstream::println!(
            "{players} players: {nodes} nodes of {cores} cores, {clusters} PostgreSQL clusters for \
             tables, {lanes} lanes from each node to each\n\n{CAVEAT}\n"
        );
        anstream::println!("{}\n", columns(&["by arithmetic", ""], self.figures()));
        let header = ["simulated", "p50 ms", "p99 ms", "max ms", "rows", "p99 rows", "pause s"];
        let stall = format!("a database stalls {stall} s");
        let rows = [
            line("undisturbed", &self.undisturbed),
            line("a node is killed", &self.node_dies),
            line(&stall, &self.database_stalls),
        ];
        anstream::println!("{}", columns(&header, rows));
        anstream::println!(
            "\nTimes are from an action to its acknowledgement; rows are those of a commit; the \
             pause is that of the last table of the killed node.\nSimulated: {:.1} of {cores} \
             cores busy on a node, {} to people.",
            self.undisturbed.cores,
            rate(self.undisturbed.bytes),
        );
    }

    fn figures(&self) -> Vec<Vec<String>> {
        let it = &self.estimate;
        [
            ("tables", format!("{:.0}", it.tables)),
            ("actions", format!("{:.0}/s", it.actions)),
            ("sockets of a node", format!("{:.0}", it.sockets_per_node)),
            ("tables of a node", format!("{:.0}", it.tables_per_node)),
            ("memory of a node", bytes(it.memory_per_node)),
            ("busy cores of a node", format!("{:.1}", it.cores_per_node)),
            ("rows of a cluster", format!("{:.0}/s", it.rows_per_cluster)),
            ("commits of a cluster", format!("{:.0}/s", it.commits_per_cluster)),
            ("rows of a commit", format!("{:.1}", it.rows_per_commit)),
            ("WAL of a cluster", rate(it.wal_per_cluster)),
            ("logs", format!("{} a day", bytes(it.logs_per_day))),
            ("records", format!("{} a day", bytes(it.records_per_day))),
            ("to people", rate(it.to_people)),
            ("between nodes", rate(it.between_nodes)),
            ("busy cores for bots", format!("{:.1}", it.bot_cores)),
            ("latency without queues", format!("{:.1} ms", it.least_latency * 1e3)),
            ("a node dies: clients dial", format!("{:.0}/s", it.takeover.dials)),
            ("a node dies: last table back", format!("{:.1} s", it.takeover.last_table)),
        ]
        .map(|(what, figure)| vec![what.to_owned(), figure])
        .into()
    }
}

fn line(name: &str, outcome: &Outcome) -> Vec<String> {
    let Outcome { latency, pauses, batches, .. } = outcome;
    let pause = if pauses.count == 0 { "–".to_owned() } else { format!("{:.1}", pauses.max) };
    let ms = |seconds: f64| format!("{:.1}", seconds * 1e3);
    vec![
        name.to_owned(),
        ms(latency.p50),
        ms(latency.p99),
        ms(latency.max),
        format!("{:.1}", batches.mean),
        format!("{:.0}", batches.p99),
        pause,
    ]
}

fn rate(per_second: f64) -> String {
    format!("{}/s", bytes(per_second))
}

/// With a unit of a thousand, three digits or so.
fn bytes(number: f64) -> String {
    let units = ["B", "KB", "MB", "GB", "TB", "PB"];
    let step = (number.max(1.0).log10() / 3.0) as usize;
    let step = step.min(units.len() - 1);
    let scaled = number / 1000_f64.powi(step as i32);
    let digits = usize::from(scaled < 10.0);
    format!("{scaled:.digits$} {}", units[step])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_have_a_unit() {
        let shown = [0.0, 999.0, 1_500.0, 58e6, 0.7e12, 3e18].map(bytes);
        assert_eq!(shown, ["0.0 B", "999 B", "1.5 KB", "58 MB", "700 GB", "3000 PB"]);
    }
}
