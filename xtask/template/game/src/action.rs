//! What a seat can choose.

use crate::Pips;
use serde::{Deserialize, Serialize};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// TPL-4: row as many spaces as a die shows.
    Row(Pips),
    /// TPL-5: play the charm instead.
    Charm,
}
