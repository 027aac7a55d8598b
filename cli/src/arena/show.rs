//! The report of an arena, for people or for programs.

use crate::{
    columns::{columns, mean, percent},
    failure::Failure,
    paint::inked,
};
use ::arena::{Report, Results, SeatLine};
use bots::Budget;
use game::Ink;
use std::io::Write;

pub(crate) fn report(report: &Report, json: bool) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    if json {
        let text = serde_json::to_string_pretty(report).expect("a report is plain data");
        return Ok(writeln!(out, "{text}")?);
    }
    writeln!(out, "{}", inked(&title(report), Ink::Strong))?;
    let finished = format!("{} of {} matches finished", report.finished, report.matches);
    let (illegal, overruns) = (report.illegal, report.overruns);
    writeln!(out, "{finished}, {illegal} illegal actions, {overruns} decisions over budget\n")?;
    writeln!(out, "{}\n", strength(report))?;
    writeln!(out, "{}\n", effort(report))?;
    writeln!(out, "{}\n", seats("seat", &report.seats))?;
    Ok(writeln!(out, "{}", inked(report.method, Ink::Faint))?)
}

fn title(report: &Report) -> String {
    let budget = match report.budget {
        Budget::Iterations(iterations) => format!("{iterations} iterations"),
        Budget::Millis(millis) => format!("{millis} ms"),
    };
    format!("{}: {budget} per decision, seed `{}`", report.game.about().title, report.seed)
}

/// Every bot by its place, then every level that has several.
fn lines(report: &Report) -> Vec<(String, &Results)> {
    let bots =
        report.bots.iter().map(|bot| (format!("{} {}", bot.bot + 1, bot.entrant), &bot.line));
    let several = report.levels.iter().filter(|level| level.bots > 1);
    let levels = several.map(|level| (format!("all {}", level.entrant), &level.line));
    bots.chain(levels).collect()
}

fn strength(report: &Report) -> String {
    let row = |(name, line): (String, &Results)| {
        let interval = line.ratio_interval;
        vec![
            name,
            format!("{:.1}", line.wins),
            percent(&line.share),
            format!("{:.1} %", line.fair * 1e2),
            format!("{:.2} ({:.2}–{:.2})", line.ratio, interval.low, interval.high),
            format!("{:.1} ± {:.1}", line.rating.rating, line.rating.uncertainty),
            mean(&line.score),
            format!("{:.1}", line.score.deviation),
        ]
    };
    let header = ["bot", "wins", "win share", "fair", "times fair", "rating", "score", "spread"];
    columns(&header, lines(report).into_iter().map(row))
}

fn effort(report: &Report) -> String {
    let row = |(name, line): (String, &Results)| {
        let millis = line.millis;
        let times = [millis.mean, millis.p50, millis.p99, millis.worst];
        let mut row = vec![name, format!("{:.1}", line.actions)];
        row.extend(times.map(|time| format!("{time:.3}")));
        row.extend([line.illegal, line.overruns].map(|count| count.to_string()));
        row
    };
    let header = ["bot", "actions", "ms mean", "p50", "p99", "worst", "illegal", "over budget"];
    columns(&header, lines(report).into_iter().map(row))
}

/// Win shares and scores by seat or by whatever the first column is called.
pub(crate) fn seats(name: &str, seats: &[SeatLine]) -> String {
    let row =
        |line: &SeatLine| vec![line.seat.to_string(), percent(&line.share), mean(&line.score)];
    columns(&[name, "win share", "score"], seats.iter().map(row))
}
