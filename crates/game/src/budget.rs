//! How long a bot may think.

use serde::{Deserialize, Serialize};

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    /// So many actions or lines of play tried: the same on every machine.
    Iterations(u64),
    /// So many milliseconds.
    Millis(u64),
}

impl Default for Budget {
    fn default() -> Self {
        Self::Iterations(2_000)
    }
}
