//! Client messages on a table's socket.

use super::{ClockRules, Seq, TimeOut};
use game::{Level, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// One client message, as in `{"act":{…}}`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// The first message: start sending, from where this client left off.
    Hello(Hello),
    /// Take a seat before the match, or take back your own.
    Sit(Sit),
    /// Leave your seat; during the match a bot takes over until you return.
    Stand {},
    /// Put a bot into a free seat. Host only.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot's level.
        level: Level,
    },
    /// Remove a bot from its seat, or give up a reserved seat. Host only.
    Unseat {
        /// The seat.
        seat: Seat,
    },
    /// Take a person's seat away before the match. They can't sit down at this table again. Host
    /// only.
    Remove {
        /// The seat.
        seat: Seat,
    },
    /// Say that you are ready, or not yet. The match starts when everyone who has a seat and is
    /// present is ready and no seat is free, or bots may fill the free ones.
    Ready {
        /// Whether the person is ready.
        on: bool,
    },
    /// Keep a free seat for a person, before the match. Host only.
    Reserve {
        /// The seat.
        seat: Seat,
        /// The id of the person, or the name of an account.
        person: String,
    },
    /// Change the table before the match. Nobody is ready afterwards. Host only.
    Settings(NewSettings),
    /// Give people more time to come, where the match would start by itself. Host only.
    Wait {},
    /// Take over from a bot in a running match.
    TakeOver {
        /// The bot's seat.
        seat: Seat,
    },
    /// Close the table for good before the match. Host only.
    Close {},
    /// Ask to call the match off, agree to it, or refuse it. It ends without a result as soon as
    /// everyone who plays agrees.
    CallOff {
        /// Whether the person agrees.
        agree: bool,
    },
    /// Pass in your name wherever you are asked on other players' turns, until your next turn. At
    /// tables with a clock of days.
    Standing {
        /// Whether to pass.
        pass: bool,
    },
    /// Choose the colours of a seat before the match. People choose for their own seat, the host
    /// also for bots.
    Colors {
        /// The seat; the person's own by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The colours as the game writes them: one, several if a seat plays several, or none to
        /// leave the choice to the table.
        chosen: Vec<String>,
    },
    /// Start the match. Host only. It starts when everyone present has revealed
    /// a share of the dice.
    Start {},
    /// Commit to a share of the dice, before any share is revealed.
    Commit {
        /// [`super::Dice::round`]
        round: u32,
        /// As `docs/api.md` derives it from the share: 64 hexadecimal digits.
        commitment: String,
    },
    /// Reveal the share of the dice, once everyone has committed.
    Reveal {
        /// [`super::Dice::round`]
        round: u32,
        /// 32 random bytes as 64 hexadecimal digits.
        share: String,
    },
    /// Act in the match.
    Act(Act),
    /// Undo your last action.
    Undo {},
    /// Agree to somebody's undo, or refuse it.
    Consent {
        /// [`super::Undoing::seq`]
        seq: Seq,
        /// Whether the person agrees.
        agree: bool,
    },
    /// Send a chat message to everyone at the table.
    Chat {
        /// The message.
        text: String,
    },
    /// Mute or unmute somebody.
    Mute {
        /// The person's id.
        person: String,
        /// Whether to mute them.
        on: bool,
    },
    /// Request a page of what has happened since the match began.
    History {
        /// The step before the page: [`super::History::next`] of the previous page. `None` for
        /// the first page.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<Seq>,
    },
    /// Request the whole view, where a patch doesn't fit what the client knows (version 2).
    View {
        /// The last `seq` whose steps the client has, as in a hello.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<Seq>,
    },
    /// Request a rematch table, with seats reserved for the same people.
    Rematch {},
}

/// A client's first message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The last `seq` the client has seen: the server sends what happened
    /// since, if it still knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Seq>,
    /// Whether updates list the legal actions with descriptions; `true` by
    /// default.
    #[serde(default = "yes")]
    pub legal: bool,
    /// The highest protocol version the client speaks; 1 by default. The welcome names the one
    /// that is spoken.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub protocol: u32,
}

impl Default for Hello {
    fn default() -> Self {
        Self { after: None, legal: true, protocol: super::VERSION }
    }
}

fn first() -> u32 {
    super::VERSION
}

fn is_first(protocol: &u32) -> bool {
    *protocol == super::VERSION
}

fn yes() -> bool {
    true
}

/// Takes a seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Sit {
    /// The seat; any free one by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// Changes to a table before the match; what is left out stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSettings {
    /// The game options, all of them: those left out have their defaults. Colours are chosen
    /// with [`Request::Colors`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Map<String, Value>>,
    /// The clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRules>,
    /// What happens when somebody's time runs out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_out: Option<TimeOut>,
    /// Whether the lobby lists it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<bool>,
    /// Whether people without a seat may watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectators: Option<bool>,
    /// How many seconds spectators are behind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectator_delay: Option<u32>,
    /// How long a bot waits before it acts, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_pause: Option<u32>,
    /// Whether people may take over from bots during the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take_over: Option<bool>,
    /// Whether the match is rated or friendly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
}

/// An action.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Act {
    /// The `seq` of the update it answers. If the seat's question has changed
    /// since, the action is refused as late.
    pub seq: Seq,
    /// Chosen by the client, new for every action: a repeated key gets the
    /// first answer again.
    pub key: String,
    /// The action as the game writes it.
    pub action: Box<RawValue>,
}
