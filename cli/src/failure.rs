//! Failures and their exit codes.

use arena::ArenaError;
use engine::MatchError;
use server::ConfigError;
use server::tables::TablesError;
use std::{io, path::PathBuf, process::ExitCode};
use store::StoreError;
use text::Language;

/// Why the program failed.
///
/// Exit codes: 1, invalid input (an edition, a record, a set-up); 2, wrong
/// usage; 3, a file or the network failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error(transparent)]
    Table(#[from] MatchError),
    #[error("{file}: {error}")]
    Record { file: PathBuf, error: String },
    #[error("{file}: {error}")]
    Replay { file: PathBuf, error: MatchError },
    #[error(transparent)]
    Arena(ArenaError),
    #[error("the bots chose {0} illegal actions")]
    IllegalBots(u64),
    #[error("{0} matches did not finish")]
    Unfinished(usize),
    #[error("{0}")]
    Config(#[from] ConfigError),
    #[error("problems found in the data: {0}; restore a backup, or report them")]
    DamagedData(usize),
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{file}: not valid UTF-8 from byte {at}")]
    NotText { file: PathBuf, at: usize },
    #[error("{0}")]
    Tables(TablesError),
    #[error(transparent)]
    Plan(#[from] ::plan::ScenarioError),
    #[error("{0}")]
    Usage(String),
    #[error("{file}: {error}")]
    File { file: PathBuf, error: io::Error },
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl Failure {
    /// Illegal actions and unfinished matches are bugs in the bots, even if
    /// the report is complete.
    pub(crate) fn of_bots(illegal: u64, unfinished: usize) -> Result<(), Self> {
        match (illegal, unfinished) {
            (0, 0) => Ok(()),
            (0, _) => Err(Self::Unfinished(unfinished)),
            _ => Err(Self::IllegalBots(illegal)),
        }
    }

    /// What went wrong, in a language if it can be said in every one.
    pub(crate) fn message(&self, language: Language) -> String {
        match self {
            Self::Table(error @ MatchError::Illegal { .. }) => error.to_string(),
            Self::Table(error) => error.message(language),
            Self::Replay { file, error } => {
                format!("{}: {}", file.display(), error.message(language))
            }
            other => other.to_string(),
        }
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Table(_)
            | Self::Record { .. }
            | Self::Replay { .. }
            | Self::Arena(_)
            | Self::Config(_)
            | Self::NotText { .. }
            | Self::Tables(_)
            | Self::Plan(_)
            | Self::IllegalBots(_)
            | Self::DamagedData(_)
            | Self::Unfinished(_) => ExitCode::from(1),
            Self::Usage(_) => ExitCode::from(2),
            Self::File { .. } | Self::Io(_) | Self::Store(_) => ExitCode::from(3),
        }
    }

    /// The reader of our output closed it: not a failure.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl From<TablesError> for Failure {
    fn from(error: TablesError) -> Self {
        match error {
            TablesError::Store(error) => Self::Store(error),
            other => Self::Tables(other),
        }
    }
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Self {
        match error {
            ArenaError::Table(error) => Self::Table(error),
            ArenaError::File { file, error } => Self::File { file, error },
            other => Self::Arena(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_of_bots_fail() {
        assert!(Failure::of_bots(0, 0).is_ok());
        assert!(matches!(Failure::of_bots(0, 2), Err(Failure::Unfinished(2))));
        assert!(matches!(Failure::of_bots(1, 1), Err(Failure::IllegalBots(1))));
    }
}
