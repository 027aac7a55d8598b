//! How long a bot may think.

use serde::{Deserialize, Serialize};

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    /// A number of search iterations, or of actions tried: the same choice on
    /// every machine.
    Iterations(u64),
    /// A number of milliseconds.
    Millis(u64),
}

impl Default for Budget {
    fn default() -> Self {
        Self::Iterations(2_000)
    }
}
