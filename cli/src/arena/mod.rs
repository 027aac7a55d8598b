//! `freebooter arena`: bots against bots.

pub(crate) mod show;

use crate::{
    args::{Arena, Terms, Who},
    edition,
    failure::Failure,
    play, save,
};
use ::arena::{ArenaError, Done, Entrant, Fixture, Journal, MatchResult, Report};
use bots::Budget;
use engine::EditionChoice;
use indicatif::{ProgressBar, ProgressStyle};
use registry::GameId;
use std::{collections::BTreeSet, fs, path::Path, thread, time::Duration};

pub(crate) fn run(args: &Arena) -> Result<(), Failure> {
    let fixture = fixture(args.game, args.bots.clone(), &args.terms)?;
    // A set-up that cannot be played leaves no file behind.
    fixture.open(0)?;
    let matches = fixture.whole_deals(args.games);
    let (journal, played) = journal(args, &fixture)?;
    if let Some(folder) = &args.records {
        make_folder(folder)?;
    }
    let progress = progress(matches);
    let run = Run { fixture: &fixture, matches, threads: threads(&args.terms), journal, played };
    let played = run.play(args.records.as_deref(), &progress)?;
    progress.finish_and_clear();
    let report = Report::new(&fixture, &played);
    show::report(&report, args.json)?;
    Failure::of_bots(report.illegal, report.matches - report.finished)
}

/// Who plays what, as the command line says.
pub(crate) fn fixture(game: GameId, bots: Vec<Entrant>, terms: &Terms) -> Result<Fixture, Failure> {
    let mut fixture = Fixture::new(game, bots);
    fixture.budget = budget(terms);
    fixture.seed.clone_from(&terms.seed);
    fixture.edition = terms.edition.as_deref().map_or(Ok(EditionChoice::House), edition::read)?;
    fixture.options = play::options(&terms.options, game)?;
    Ok(fixture)
}

pub(crate) fn budget(terms: &Terms) -> Budget {
    match (terms.budget_ms, terms.iterations) {
        (Some(millis), _) => Budget::Millis(millis),
        (None, Some(iterations)) => Budget::Iterations(iterations),
        (None, None) => Budget::default(),
    }
}

pub(crate) fn threads(terms: &Terms) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    terms.threads.map_or_else(cores, usize::from)
}

fn journal(
    args: &Arena,
    fixture: &Fixture,
) -> Result<(Option<Journal>, Vec<MatchResult>), ArenaError> {
    match &args.out {
        None => Ok((None, Vec::new())),
        Some(file) if args.resume => {
            let (journal, played) = Journal::resume(file, fixture)?;
            Ok((Some(journal), played))
        }
        Some(file) => Ok((Some(Journal::create(file, fixture)?), Vec::new())),
    }
}

/// Matches to be played, and those that have been.
pub(crate) struct Run<'a> {
    pub(crate) fixture: &'a Fixture,
    pub(crate) matches: u64,
    pub(crate) threads: usize,
    pub(crate) journal: Option<Journal>,
    pub(crate) played: Vec<MatchResult>,
}

impl Run<'_> {
    /// Plays what has not been played, keeps it, and gives all.
    pub(crate) fn play(
        self,
        records: Option<&Path>,
        progress: &ProgressBar,
    ) -> Result<Vec<MatchResult>, Failure> {
        let Self { fixture, matches, threads, mut journal, mut played } = self;
        played.retain(|result| result.number < matches);
        let before: BTreeSet<u64> = played.iter().map(|result| result.number).collect();
        let left: Vec<u64> = (0..matches).filter(|number| !before.contains(number)).collect();
        progress.inc(before.len() as u64);
        ::arena::run::<Failure>(fixture, &left, threads, |done| {
            if let Some(folder) = records {
                // Before the journal says that the match is done.
                keep_record(folder, fixture, &done)?;
            }
            if let Some(journal) = &mut journal {
                journal.append(&done.result)?;
            }
            played.push(done.result);
            progress.inc(1);
            Ok(())
        })?;
        journal.as_mut().map_or(Ok(()), Journal::sync)?;
        Ok(played)
    }
}

pub(crate) fn make_folder(folder: &Path) -> Result<(), Failure> {
    let failed = |error| Failure::File { file: folder.to_owned(), error };
    fs::create_dir_all(folder).map_err(failed)
}

fn keep_record(folder: &Path, fixture: &Fixture, done: &Done) -> Result<(), Failure> {
    let file = folder.join(format!("{}-{:06}.json", fixture.game, done.result.number));
    let level = |bot: usize| Who::Bot(fixture.bots[bot].level);
    let seats: Vec<Who> = done.result.seats.iter().map(|seat| level(seat.bot)).collect();
    save::write(&file, &seats, done.table.as_ref())
}

/// A bar on the error output, if that is a terminal.
pub(crate) fn progress(matches: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:32} {pos} of {len} matches, {eta} left")
        .expect("the template is valid");
    let bar = ProgressBar::new(matches).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}
