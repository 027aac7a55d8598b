//! Errors of the arena.

use engine::MatchError;
use std::{io, path::PathBuf};

/// Why matches could not be played or stored.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// A match could not be opened, or a bot's action was refused.
    #[error(transparent)]
    Table(#[from] MatchError),
    /// A file could not be read or written.
    #[error("{file}: {error}", file = file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// The cause.
        error: io::Error,
    },
    /// The file would be overwritten.
    #[error("{file} is there already; --resume goes on with it", file = .0.display())]
    Exists(PathBuf),
    /// Another run is writing to the file.
    #[error("{file} is being written by another run", file = .0.display())]
    Busy(PathBuf),
    /// The file belongs to an arena with other settings.
    #[error("{file} is of another arena: {differences}", file = file.display())]
    OtherSettings {
        /// The file.
        file: PathBuf,
        /// The settings that differ.
        differences: String,
    },
    /// A line of the file is not a match.
    #[error("{file}:{line}: {error}", file = file.display())]
    Line {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The cause.
        error: String,
    },
}
