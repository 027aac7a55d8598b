//! Server messages on a table's socket.

use super::{PersonRef, Seq, TableInfo};
use game::{Seat, Standing, Text};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// One server message, as in `{"update":{…}}`.
pub type Answer = AnswerWith<Update>;

/// One server message of any version: they differ in the update.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnswerWith<U> {
    /// Answers a hello.
    Welcome(Welcome),
    /// The table has changed: its seats, who is present, or its phase.
    Table(TableInfo),
    /// The match has moved on.
    Update(U),
    /// An action is done and stored.
    Acknowledged(Acknowledged),
    /// A request was refused; nothing has changed.
    Refused(Refused),
    /// Somebody wants to undo an action.
    Undoing(Undoing),
    /// A chat message.
    Chat(Chatted),
    /// A page of what has happened since the match began.
    History(History),
    /// The match is over: where its dice came from.
    Revealed(Fairness),
}

/// The answer to a hello; if the match has started, an update follows.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The protocol version.
    pub protocol: u32,
    /// Who this client is.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// Recent chat messages.
    pub chat: Vec<Chatted>,
}

/// Who a client is at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// The person.
    pub person: PersonRef,
    /// The person's seat, if any.
    pub seat: Option<Seat>,
    /// Whether the server passes for the person until their next turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub standing: bool,
    /// The people whom the person has muted at this table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<PersonRef>,
}

/// The state of the match for one viewer, and what led to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The number of the latest step.
    pub seq: Seq,
    /// Who is asked; several seats answer independently, in any order.
    pub asked: Asked,
    /// If the viewer is asked, the `seq` since which its question hasn't changed: an action chosen
    /// before that is late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Seq>,
    /// The viewer's legal actions with descriptions, `[{"action":…,"text":…}]`,
    /// if it is asked and wants them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Box<RawValue>>,
    /// The clocks, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// What has happened since the previous update, in order; empty if the
    /// server doesn't know what the client has seen.
    pub steps: Vec<Step>,
    /// What the viewer may know.
    pub view: Box<RawValue>,
}

/// An action and the chance after it, or an undo.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Step {
    /// The step's number.
    pub seq: Seq,
    /// The events this viewer sees, as the game writes them.
    pub events: Box<RawValue>,
    /// The same in sentences.
    pub sentences: Vec<String>,
    /// Set if this step is an undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<Undone>,
}

/// An undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undone {
    /// Whose action was undone.
    pub seat: Seat,
    /// Discard every step after this number.
    pub to: Seq,
}

/// Who is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// These seats.
    Players(Vec<Seat>),
    /// Nobody: the match is over.
    Over(Standing),
}

/// The clocks at the moment of an update.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// Milliseconds left by seat; `null` for a bot.
    pub left: Vec<Option<u64>>,
    /// The seats whose clocks are running.
    pub running: Vec<Seat>,
}

/// An action is done and stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acknowledged {
    /// The client's key.
    pub key: String,
    /// The number of its step.
    pub seq: Seq,
}

/// A refused request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// The key of the action, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The kind of refusal: `illegal`, `not_your_turn`, `late`, `over`,
    /// `bad_request`, `not_allowed`, `no_account`, `no_share`, `color_taken`,
    /// `too_fast`, `not_kept`, `failed`.
    pub kind: String,
    /// The rule that the action breaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The reason, for people, in English.
    pub message: String,
    /// The same as the key of a message and its values, where it can be said in every language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
}

/// Somebody wants to undo an action that revealed something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undoing {
    /// The seat that wants to undo.
    pub seat: Seat,
    /// The step to go back to; a consent names it.
    pub seq: Seq,
    /// The seats that haven't answered yet; empty when it is settled.
    pub wanted: Vec<Seat>,
    /// The seat that said no, which settles it.
    pub refused_by: Option<Seat>,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chatted {
    /// The sender.
    pub from: PersonRef,
    /// The message.
    pub text: String,
    /// When it was sent, in milliseconds since 1970.
    pub at: u64,
}

/// A page of what a viewer has seen since the match began.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct History {
    /// By step, in sentences.
    pub steps: Vec<(Seq, Vec<String>)>,
    /// The same as events, for clients in other languages.
    #[serde(default)]
    pub events: Vec<(Seq, Vec<Box<RawValue>>)>,
    /// Set if there is more: ask again with this as `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Seq>,
}

/// Where the dice of a match came from; `freebooter verify` checks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fairness {
    /// How commitments and seed are derived: 2. Matches started by version 0.1.0
    /// leave it out or have 1.
    #[serde(default = "first_scheme")]
    pub scheme: u32,
    /// The table's id, part of everything derived.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub table: String,
    /// The number of the attempt to collect shares, from 0. It rises when
    /// somebody doesn't reveal a share they had committed to.
    #[serde(default)]
    pub round: u32,
    /// The server's commitment to its secret, shown before the match.
    pub commitment: String,
    /// The server's secret.
    pub secret: String,
    /// Every seat's commitment to its share; `null` for bots and for people who
    /// weren't present.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commitments: Vec<Option<String>>,
    /// The share of every seat, as 64 hexadecimal digits, or `null`.
    pub shares: Vec<Option<String>>,
}

fn first_scheme() -> u32 {
    1
}
