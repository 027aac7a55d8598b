//! Tables, as they are created and shown.

use super::Seq;
use game::{Level, Seat, Text};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A table to create: the body of `POST /api/v1/tables`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub players: usize,
    /// Custom component values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    /// The game options; those left out have their defaults.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// The clock.
    #[serde(default)]
    pub clock: ClockRules,
    /// What happens when somebody's time runs out.
    #[serde(default)]
    pub time_out: TimeOut,
    /// Whether the lobby lists it; otherwise people need the link.
    #[serde(default)]
    pub public: bool,
    /// Whether people without a seat may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How many seconds spectators are behind.
    #[serde(default)]
    pub spectator_delay: u32,
    /// Bots by seat; the other seats are free.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<String>>))]
    pub bots: Vec<Option<Level>>,
    /// How long a bot waits before it acts, in milliseconds, so that people
    /// can follow.
    #[serde(default = "pause")]
    pub bot_pause: u32,
    /// The level of the bots that get the free seats when the match starts by itself or everyone
    /// is ready; left out, the match waits until every seat is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub fill: Option<Level>,
    /// How many seconds after somebody has sat down the match starts by itself, if bots may fill
    /// the free seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_after: Option<u32>,
    /// Whether people may take over from bots during the match.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub take_over: bool,
    /// `true`: a rated match, for accounts, with default rules and a clock, and without taking over
    /// from bots; it becomes friendly if only one person starts it. `false`: a friendly match, which
    /// is never rated. Left out, it is rated unless something spoils it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
fn is_yes(on: &bool) -> bool {
    *on
}

fn yes() -> bool {
    true
}

fn pause() -> u32 {
    600
}

/// Custom component values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Edition {
    /// The file's name, for errors.
    pub name: String,
    /// The text of the edition file.
    pub text: String,
}

/// The clock of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClockRules {
    /// No time limit.
    #[default]
    None,
    /// Everyone has a time bank, with an increment per action.
    Bank {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds added per action.
        increment: u32,
    },
    /// Days per decision.
    Days(u32),
}

/// What happens when somebody's time runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// A bot plays until the person comes back.
    #[default]
    Bot,
    /// The seat passes if the rules allow it; otherwise a bot makes this one
    /// decision.
    Skip,
}

/// A table, as everyone who may see it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its id: anyone who knows it may watch, and sit down while a seat is free.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game options, with the colours chosen since.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// The edition's name.
    pub edition: String,
    /// The clock.
    pub clock: ClockRules,
    /// What happens when somebody's time runs out.
    pub time_out: TimeOut,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// How many seconds spectators are behind.
    pub spectator_delay: u32,
    /// The host: the id of the person who created it.
    pub host: String,
    /// How far the match is.
    pub phase: Phase,
    /// The seats in turn order.
    pub seats: Vec<Chair>,
    /// The number of spectators.
    pub watching: usize,
    /// The server's commitment to its secret.
    pub commitment: String,
    /// The state of collecting shares of the dice.
    #[serde(default)]
    pub dice: Dice,
    /// The number of log entries.
    pub seq: Seq,
    /// The id of the rematch table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The seats that have agreed to call the match off; empty if nobody asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub calling_off: Vec<Seat>,
    /// The seats whose people are ready.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub ready: Vec<Seat>,
    /// The level of the bots that get the free seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub fill: Option<Level>,
    /// When the match starts by itself, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u64>,
    /// The bots' seats that people may take over now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub take_over: Vec<Seat>,
    /// Whether the match counts for ratings, as far as is known yet.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub rated: bool,
    /// Why the match can't continue here, as the key of a message and its values, if it can't.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub stuck: Option<Text>,
    /// When it was created, in milliseconds since 1970.
    pub created: u64,
}

/// The phase of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People are sitting down.
    Gathering,
    /// The match is running.
    Playing,
    /// The match is over.
    Over,
    /// The match can't continue here; the text says why. [`CLOSED_BY_HOST`] and [`CALLED_OFF`] are
    /// two of those texts.
    Stuck(String),
}

/// The text of [`Phase::Stuck`] at a table that its host has closed.
pub const CLOSED_BY_HOST: &str = "the host has closed this table";

/// The text of [`Phase::Stuck`] where all players have agreed to call the match off.
pub const CALLED_OFF: &str = "the players have called this match off";

/// The state of collecting shares of the dice, before the match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Dice {
    /// The attempt, from 0. In each one everyone commits to a new share.
    pub round: u32,
    /// What clients should do now.
    pub stage: DiceStage,
    /// The seats still missing before the match can start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub awaited: Vec<Seat>,
}

/// What clients should do for the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceStage {
    /// People sit down; clients with a seat commit to a share.
    #[default]
    Gathering,
    /// The host has started; commitments are missing.
    Committing,
    /// Everyone has committed: clients reveal their shares.
    Revealing,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chair {
    /// The seat's number.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Who has it: `"nobody"`, `{"bot":"captain"}`, `{"person":{"id":…,"name":…}}`, the same with
    /// `away` if a bot plays until they come back, or with `reserved` if they haven't come yet.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub occupant: Occupant,
    /// Whether the person is connected.
    pub present: bool,
    /// The person's commitment to their share of the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Whether the person has revealed the share to the server.
    pub shared: bool,
    /// The colours chosen for the seat; empty if none are chosen yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colors: Vec<String>,
}

/// Others may let a bot play for a person who has been disconnected this long, in milliseconds.
pub const PATIENCE: u64 = 60_000;

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Nobody,
    /// A bot.
    Bot(Level),
    /// A person.
    Person(PersonRef),
    /// A person who is away; a bot plays until they come back.
    Away(PersonRef),
    /// A person from the previous match who hasn't come to the rematch yet.
    Reserved(PersonRef),
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonRef {
    /// The person's id, which never changes.
    pub id: String,
    /// The displayed name.
    pub name: String,
}

/// Why an HTTP request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The kind of problem, for programs.
    pub kind: String,
    /// The reason, for people.
    pub message: String,
}
