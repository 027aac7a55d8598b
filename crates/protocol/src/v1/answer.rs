//! What the server says at a table's socket.

use super::{PersonRef, Seq, TableInfo};
use game::{Seat, Standing, Text};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// One message of the server, as in `{"update":{…}}`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// To a hello.
    Welcome(Welcome),
    /// The table has changed: who sits, who is there, whether it has begun.
    Table(TableInfo),
    /// The match has gone on.
    Update(Update),
    /// An action is done, and kept for good.
    Acknowledged(Acknowledged),
    /// Something was not done; nothing has changed.
    Refused(Refused),
    /// Somebody wants to take an action back.
    Undoing(Undoing),
    /// Somebody said something.
    Chat(Chatted),
    /// A page of what was told since the match began.
    History(History),
    /// The match is over: how its dice came about.
    Revealed(Fairness),
}

/// The answer to a hello; if the match has begun, an update follows.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of these messages.
    pub protocol: u32,
    /// Who the server thinks this is.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// What was said lately.
    pub chat: Vec<Chatted>,
}

/// Who one is at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// The person.
    pub person: PersonRef,
    /// The seat, if one has one.
    pub seat: Option<Seat>,
}

/// Where the match stands, for one viewer, and how it came there.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// How far it has come.
    pub seq: Seq,
    /// Who is asked; several seats answer independently, in any order.
    pub asked: Asked,
    /// Since which `seq` the viewer's seat is asked what it is asked now, if it is: an action that
    /// was chosen before that is late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Seq>,
    /// The viewer's legal actions with words, `[{"action":…,"text":…}]`, if it
    /// is asked and said it wants them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Box<RawValue>>,
    /// The clocks, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// What happened since the update before, in order; empty if the server
    /// does not know what the client has seen.
    pub steps: Vec<Step>,
    /// What the viewer may know.
    pub view: Box<RawValue>,
}

/// An action and the chance after it, or an undo.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Its number.
    pub seq: Seq,
    /// What the viewer is told, as the game writes events.
    pub events: Box<RawValue>,
    /// The same in sentences.
    pub sentences: Vec<String>,
    /// The match went back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<Undone>,
}

/// A step back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undone {
    /// Whose action was taken back.
    pub seat: Seat,
    /// Every step after this number is forgotten.
    pub to: Seq,
}

/// Who is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// These seats.
    Players(Vec<Seat>),
    /// Nobody: it is over.
    Over(Standing),
}

/// The clocks at the moment of an update.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// Milliseconds left by seat; `null` for a bot.
    pub left: Vec<Option<u64>>,
    /// The seats whose clock runs.
    pub running: Vec<Seat>,
}

/// An action is done, and kept for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acknowledged {
    /// The client's key.
    pub key: String,
    /// The step that it became.
    pub seq: Seq,
}

/// Something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// The key of the action, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What kind of refusal: `illegal`, `not_your_turn`, `late`, `over`,
    /// `bad_request`, `not_allowed`, `no_share`, `color_taken`, `too_fast`.
    pub kind: String,
    /// The rule that it breaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Why, for people, in English.
    pub message: String,
    /// The same as the key of a message and its values, where it can be said in every language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
}

/// Somebody wants to take an action back that showed something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undoing {
    /// Who.
    pub seat: Seat,
    /// What it would be taken back to: named in the consent.
    pub seq: Seq,
    /// Whose consent is still wanted; empty when it is settled.
    pub wanted: Vec<Seat>,
    /// Who said no, which settles it.
    pub refused_by: Option<Seat>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chatted {
    /// By whom.
    pub from: PersonRef,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What a viewer was told since the match began: a page of it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct History {
    /// By step, in sentences.
    pub steps: Vec<(Seq, Vec<String>)>,
    /// The same as the game writes events, for clients that speak another language.
    #[serde(default)]
    pub events: Vec<(Seq, Vec<Box<RawValue>>)>,
    /// There is more: ask with this as `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Seq>,
}

/// How the dice of a match came about; `freebooter verify` checks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fairness {
    /// How commitments and seed are derived: 2. Matches begun by version 0.1.0
    /// do not say it, or say 1.
    #[serde(default = "first_scheme")]
    pub scheme: u32,
    /// The table's id, which everything is bound to.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub table: String,
    /// Which attempt at giving shares this was, from 0. It rises when somebody
    /// did not show a share that they had committed to.
    #[serde(default)]
    pub round: u32,
    /// The server's commitment to its secret, shown before the match.
    pub commitment: String,
    /// The server's secret.
    pub secret: String,
    /// What every seat committed its share to before any was shown; `null`
    /// for bots and for people who were not there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commitments: Vec<Option<String>>,
    /// The share of every seat, as 64 hexadecimal digits, or `null`.
    pub shares: Vec<Option<String>>,
}

fn first_scheme() -> u32 {
    1
}
