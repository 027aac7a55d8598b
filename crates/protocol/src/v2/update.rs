//! The messages that differ from version 1.

use crate::v1::{AnswerWith, Asked, Clocks, Seq, Undone};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// One server message: an update is other than in version 1.
pub type Answer = AnswerWith<Update>;

/// The state of the match for one viewer: as a whole, or what has changed of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The number of the latest step.
    pub seq: Seq,
    /// Who is asked.
    pub asked: Asked,
    /// If the viewer is asked, the `seq` since which its question hasn't changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Seq>,
    /// The viewer's legal actions, `[action,…]`, if it is asked and wants them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Box<RawValue>>,
    /// The clocks, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// What has happened since the previous update, in order; empty if the
    /// server doesn't know what the client has seen.
    pub steps: Vec<Step>,
    /// The number of the view that the patch is of. The view that comes of it has the number `seq`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Seq>,
    /// What has changed of the view, as [`diff`](super::diff) writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patch: Option<Box<RawValue>>,
    /// The number of this view, if it isn't `seq`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Seq>,
    /// The whole view, where there is no patch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Box<RawValue>>,
    /// Now and then: the [`checksum`](super::checksum) of the view that a patch leads to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<u32>,
}

/// An action and the chance after it, or an undo.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Step {
    /// The step's number.
    pub seq: Seq,
    /// The events this viewer sees, as the game writes them.
    pub events: Box<RawValue>,
    /// Set if this step is an undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<Undone>,
}
