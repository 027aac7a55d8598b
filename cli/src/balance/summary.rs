//! The report in the terminal.

use crate::{
    arena::show,
    balance::{BalanceReport, command::command},
    columns::{columns, difference, mean, percent},
    failure::Failure,
    paint::inked,
};
use ::arena::{Balance, ColorLine, EventRate, Spread};
use game::Ink;
use std::io::Write;

pub(crate) fn write(report: &BalanceReport, out: &mut impl Write) -> Result<(), Failure> {
    let about = report.args.game.about();
    writeln!(out, "{}", inked(&format!("{}: balance", about.title), Ink::Strong))?;
    writeln!(out, "{}", inked(&command(&report.args), Ink::Faint))?;
    for balance in &report.balances {
        let heading = format!("\n{} players, {}", balance.players, finished(balance));
        writeln!(out, "{}", inked(&heading, Ink::Strong))?;
        if !balance.order.is_empty() {
            writeln!(out, "{}\n", show::seats("turn", &balance.order))?;
        }
        writeln!(out, "{}\n", show::seats("seat", &balance.seats))?;
        if !balance.colors.is_empty() {
            writeln!(out, "{}\n", colors(&balance.colors))?;
        }
        writeln!(out, "{}\n", figures(balance))?;
        writeln!(out, "{}", events(balance))?;
    }
    let note = "Turn 0 is the seat that plays first. Shares and means with 95 % intervals (Wilson, \
                Student's t).";
    Ok(writeln!(out, "\n{}", inked(note, Ink::Faint))?)
}

pub(crate) fn finished(balance: &Balance) -> String {
    let Balance { finished, matches, illegal, .. } = balance;
    format!("{finished} of {matches} matches finished, {illegal} illegal actions")
}

/// The figures of a match that aren't shares, by name.
pub(crate) fn measures(balance: &Balance) -> Vec<(&'static str, Spread)> {
    let named = [
        ("actions", &balance.actions),
        ("rounds", &balance.rounds),
        ("lead changes", &balance.lead_changes),
        ("final score", &balance.scores),
        ("winning margin", &balance.margins),
    ];
    let told = named.into_iter().filter(|(_, values)| !values.is_empty());
    told.map(|(name, values)| (name, Spread::of(values))).collect()
}

fn colors(lines: &[ColorLine]) -> String {
    let row = |line: &ColorLine| vec![line.color.clone(), percent(&line.share), mean(&line.score)];
    columns(&["colour", "win share", "score"], lines.iter().map(row))
}

fn figures(balance: &Balance) -> String {
    let row = |(name, spread): (&str, Spread)| {
        let rest = [spread.deviation, spread.low, spread.median, spread.high];
        let mut row = vec![name.to_owned(), mean(&spread)];
        row.extend(rest.map(|value| format!("{value:.1}")));
        row
    };
    let shared = vec!["shared wins".to_owned(), percent(&balance.shared)];
    let rows = measures(balance).into_iter().map(row).chain([shared]);
    columns(&["per match", "mean", "spread", "lowest", "median", "highest"], rows)
}

fn events(balance: &Balance) -> String {
    let row = |event: &EventRate| {
        let doers = event.doers.as_ref().map_or_else(String::new, percent);
        let edge = event.edge.as_ref().map_or_else(String::new, difference);
        vec![event.event.clone(), mean(&event.rate), percent(&event.seen), edge, doers]
    };
    let header = ["event", "per match", "in matches", "more by the winner", "win share of doers"];
    columns(&header, balance.events.iter().map(row))
}
