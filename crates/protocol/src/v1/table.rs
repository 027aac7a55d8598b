//! Tables, as they are made and shown.

use super::Seq;
use game::{Level, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A table to be made: the body of `POST /api/v1/tables`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub players: usize,
    /// Component values of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    /// The game's options; the defaults for those left out.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// The clock.
    #[serde(default)]
    pub clock: ClockRules,
    /// What happens when somebody's time has run out.
    #[serde(default)]
    pub time_out: TimeOut,
    /// Whether the lobby shows it; otherwise only who has the link finds it.
    #[serde(default)]
    pub public: bool,
    /// Whether people without a seat may look on.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// By how many seconds spectators see everything later.
    #[serde(default)]
    pub spectator_delay: u32,
    /// Bots in seats, by seat; the others are free.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<String>>))]
    pub bots: Vec<Option<Level>>,
    /// How long a bot waits before it acts, in milliseconds, so that people
    /// can follow.
    #[serde(default = "pause")]
    pub bot_pause: u32,
}

fn yes() -> bool {
    true
}

fn pause() -> u32 {
    600
}

/// Component values of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Edition {
    /// The file's name, for errors.
    pub name: String,
    /// The text of the edition file.
    pub text: String,
}

/// How time is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClockRules {
    /// Not at all.
    #[default]
    None,
    /// Everybody has a bank, and gets something for every action.
    Bank {
        /// Seconds at the beginning.
        seconds: u32,
        /// Seconds for every action.
        increment: u32,
    },
    /// Every decision may take so many days.
    Days(u32),
}

/// What happens when somebody's time has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// A bot plays until the person comes back.
    #[default]
    Bot,
    /// The seat passes where the rules allow it; where they do not, a bot
    /// decides this once.
    Skip,
}

/// A table, as everybody who may see it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its id: whoever knows it may look, and sit down while a seat is free.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Its options, with the colours that were chosen since.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// The name of the edition.
    pub edition: String,
    /// The clock.
    pub clock: ClockRules,
    /// What happens when somebody's time has run out.
    pub time_out: TimeOut,
    /// Whether the lobby shows it.
    pub public: bool,
    /// Whether people without a seat may look on.
    pub spectators: bool,
    /// By how many seconds spectators see everything later.
    pub spectator_delay: u32,
    /// Who made it: a person's id.
    pub host: String,
    /// Whether it has begun.
    pub phase: Phase,
    /// The seats in turn order.
    pub seats: Vec<Chair>,
    /// How many look on.
    pub watching: usize,
    /// The server's commitment to its secret, before the dice fall.
    pub commitment: String,
    /// How far the shares of the dice are.
    #[serde(default)]
    pub dice: Dice,
    /// How far it has come.
    pub seq: Seq,
    /// The table that was made for another match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
}

/// Whether a table has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People are sitting down.
    Gathering,
    /// The match goes on.
    Playing,
    /// The match is over.
    Over,
    /// The match cannot go on here; the text says why.
    Stuck(String),
}

/// How far the shares of the dice are, before the match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Dice {
    /// The attempt, from 0. In a new one everybody commits to a new share.
    pub round: u32,
    /// What is to be done.
    pub stage: DiceStage,
    /// The seats that the beginning of the match waits for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub awaited: Vec<Seat>,
}

/// What is to be done for the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceStage {
    /// People sit down; who has a seat commits to a share.
    #[default]
    Gathering,
    /// The match is to begin; commitments are missing.
    Committing,
    /// All have committed: shares are shown.
    Revealing,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chair {
    /// Its number.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Who has it: `"nobody"`, `{"bot":"captain"}`, `{"person":{"id":…,"name":…}}`, the same with
    /// `away` if a bot plays until they come back, or with `reserved` if they have not come yet.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub occupant: Occupant,
    /// Whether the person is connected.
    pub present: bool,
    /// What the person has committed their share of the dice to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Whether the person has shown the share to the server.
    pub shared: bool,
    /// The colours chosen for the seat; none if nothing is chosen yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colors: Vec<String>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Nobody,
    /// A bot.
    Bot(Level),
    /// A person, who plays.
    Person(PersonRef),
    /// A person who is away; a bot plays until it comes back.
    Away(PersonRef),
    /// A person who played the match before and has not come to the rematch.
    Reserved(PersonRef),
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonRef {
    /// Never changes.
    pub id: String,
    /// What people see.
    pub name: String,
}

/// Why a request over HTTP was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind, for programs.
    pub kind: String,
    /// Why, for people.
    pub message: String,
}
