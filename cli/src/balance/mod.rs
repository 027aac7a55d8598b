//! `freebooter balance`: how fair and how lively a game is.

mod command;
mod page;
mod plot;
mod summary;

use crate::{arena, args::Balance as Args, failure::Failure};
use ::arena::{Balance, Dealing, Fixture, MatchResult, run as play};
use std::{fs, io::Write, path::Path};

/// Everything that a report says.
pub(crate) struct Findings {
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
    let findings = Findings { args, balances };
    if let Some(file) = &findings.args.out {
        write(file, &page::page(&findings))?;
    }
    let mut out = anstream::stdout().lock();
    summary::write(&findings, &mut out)?;
    if let Some(file) = &findings.args.out {
        writeln!(out, "\nThe page with the plots: {}", file.display())?;
    }
    let illegal: u64 = findings.balances.iter().map(|balance| balance.illegal).sum();
    if illegal > 0 { Err(Failure::IllegalBots(illegal)) } else { Ok(()) }
}

/// One for each number of players; refused before anything is played.
fn fixtures(args: &Args) -> Result<Vec<Fixture>, Failure> {
    let fixture = |&players: &usize| -> Result<Fixture, Failure> {
        let mut fixture = arena::fixture(args.game, vec![args.level; players], &args.terms)?;
        (fixture.dealing, fixture.facts) = (Dealing::Fresh, true);
        fixture.open(0)?;
        Ok(fixture)
    };
    args.players.iter().map(fixture).collect()
}

fn play_all(args: &Args, fixtures: &[Fixture]) -> Result<Vec<Vec<MatchResult>>, Failure> {
    let numbers: Vec<u64> = (0..args.games).collect();
    let progress = arena::progress(args.games * fixtures.len() as u64);
    let mut all = Vec::new();
    for fixture in fixtures {
        let mut results = Vec::new();
        play::<Failure>(fixture, &numbers, arena::threads(&args.terms), |done| {
            results.push(done.result);
            progress.inc(1);
            Ok(())
        })?;
        all.push(results);
    }
    progress.finish_and_clear();
    Ok(all)
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| Failure::File { file: file.to_owned(), error })
}
