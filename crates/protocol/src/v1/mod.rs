//! Version 1 of the protocol.

mod alerts;
mod answer;
mod lobby;
mod people;
mod personal;
mod problem;
mod request;
mod table;

pub use alerts::{
    AlertChannel, AlertEvent, AlertSettings, Alerts, ClockChange, MailAddress, NewMailAddress,
    PersonalData, PushDevice, PushEndpoint, PushKey, PushKeys, PushSubscription, QuietHours,
    TestAlert, Tested,
};
pub use answer::{
    Acknowledged, Answer, AnswerWith, Asked, Chatted, Clocks, Fairness, History, Refused, Step,
    Undoing, Undone, Update, Welcome, You,
};
pub use lobby::{ListedSeat, ListedTable, Pace};
pub use people::{
    Farewell, GameOfPerson, GamePlayed, Key, MadeToken, Me, NewPassword, NewToken, PastMatch,
    PastSeat, Profile, Ranked, Rename, SignIn, Webhook,
};
pub use personal::{
    Counts, LobbyFilter, LobbyUpdate, PersonalAnswer, PersonalRequest, Seek, Turn, Turns, Watched,
};
pub use problem::{problem_key, problem_keys};
pub use request::{Act, Hello, NewSettings, Request, Sit};
pub use table::{
    CALLED_OFF, CLOSED_BY_HOST, Chair, ClockRules, Dice, DiceStage, Edition, NewTable, Occupant,
    PATIENCE, PersonRef, Phase, Problem, TableInfo, TimeOut,
};

/// The protocol version, as in paths and in the first message.
pub const VERSION: u32 = 1;

/// The number of entries in a table's log.
pub type Seq = u64;
