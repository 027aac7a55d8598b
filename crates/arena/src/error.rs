//! What can go wrong in the arena.

use engine::MatchError;
use std::{io, path::PathBuf};

/// Why no matches could be played, or why they could not be kept.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The table does not open, or a bot was refused.
    #[error(transparent)]
    Table(#[from] MatchError),
    /// A file failed.
    #[error("{file}: {error}", file = file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// How.
        error: io::Error,
    },
    /// It would have been overwritten.
    #[error("{file} is there already; --resume goes on with it", file = .0.display())]
    Exists(PathBuf),
    /// Two runs must not write into one file.
    #[error("{file} is being written by another run", file = .0.display())]
    Busy(PathBuf),
    /// It is of other matches than those asked for.
    #[error("{file} is of another arena: {differences}", file = file.display())]
    OtherSettings {
        /// Which.
        file: PathBuf,
        /// What is not the same.
        differences: String,
    },
    /// A line that is no match.
    #[error("{file}:{line}: {error}", file = file.display())]
    Line {
        /// Which file.
        file: PathBuf,
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        error: String,
    },
}
