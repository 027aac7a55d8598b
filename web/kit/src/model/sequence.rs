//! Several actions that are confirmed as one.

use std::sync::Arc;

/// What the proposed action begins, such as a course over several hexes: confirmed in its words, and
/// done as a whole.
#[derive(Clone)]
pub struct Sequence {
    /// What it does.
    pub words: String,
    /// What it would bring, a paragraph each.
    pub outlook: Vec<String>,
    /// Does it.
    pub start: Arc<dyn Fn() + Send + Sync>,
}
