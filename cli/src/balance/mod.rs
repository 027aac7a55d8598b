//! `freebooter balance`: how fair and how lively a game is.

mod command;
mod page;
mod plot;
mod summary;

use crate::{arena, args::Balance as Args, failure::Failure};
use ::arena::{Balance, Dealing, Fixture, Journal, MatchResult};
use std::{fs, io::Write, path::Path};

/// The settings and results of a balance run.
pub(crate) struct BalanceReport {
    pub(crate) args: Args,
    /// One for each number of players.
    pub(crate) balances: Vec<Balance>,
}

pub(crate) fn run(mut args: Args) -> Result<(), Failure> {
    let (fewest, most) = args.game.about().players;
    if args.players.is_empty() {
        args.players = (fewest..=most).collect();
    }
    let fixtures = fixtures(&args)?;
    if let Some(file) = &args.out {
        // A page that cannot be written is found out before hours of play.
        write(file, "")?;
    }
    let results = play_all(&args, &fixtures)?;
    let balances: Vec<Balance> = fixtures
        .iter()
        .zip(&results)
        .map(|(fixture, results)| Balance::new(fixture, results))
        .collect();
    let report = BalanceReport { args, balances };
    if let Some(file) = &report.args.out {
        write(file, &page::page(&report))?;
    }
    let mut out = anstream::stdout().lock();
    summary::write(&report, &mut out)?;
    if let Some(file) = &report.args.out {
        writeln!(out, "\nPage with plots: {}", file.display())?;
    }
    let illegal: u64 = report.balances.iter().map(|balance| balance.illegal).sum();
    let unfinished = report.balances.iter().map(|balance| balance.matches - balance.finished);
    Failure::of_bots(illegal, unfinished.sum())
}

/// One for each number of players; refused before anything is played.
fn fixtures(args: &Args) -> Result<Vec<Fixture>, Failure> {
    let fixture = |&players: &usize| -> Result<Fixture, Failure> {
        let mut fixture = arena::fixture(args.game, vec![args.level.into(); players], &args.terms)?;
        (fixture.dealing, fixture.facts) = (Dealing::Fresh, true);
        fixture.draws_colors = true;
        fixture.open(0)?;
        Ok(fixture)
    };
    args.players.iter().map(fixture).collect()
}

fn play_all(args: &Args, fixtures: &[Fixture]) -> Result<Vec<Vec<MatchResult>>, Failure> {
    let progress = arena::progress(args.games * fixtures.len() as u64);
    let mut all = Vec::new();
    for fixture in fixtures {
        let (journal, played) = kept(args, fixture)?;
        let threads = arena::threads(&args.terms);
        let run = arena::Run { fixture, matches: args.games, threads, journal, played };
        all.push(run.play(None, &progress)?);
    }
    progress.finish_and_clear();
    Ok(all)
}

/// The matches that an earlier run kept.
fn kept(args: &Args, fixture: &Fixture) -> Result<(Option<Journal>, Vec<MatchResult>), Failure> {
    let Some(folder) = &args.keep else { return Ok((None, Vec::new())) };
    arena::make_folder(folder)?;
    let file = folder.join(format!("{}-{}.json", fixture.game, fixture.players()));
    let (journal, played) = Journal::resume(&file, fixture)?;
    Ok((Some(journal), played))
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| Failure::File { file: file.to_owned(), error })
}
