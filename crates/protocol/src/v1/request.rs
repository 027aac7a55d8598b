//! What a client says at a table's socket.

use super::Seq;
use game::{Level, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// One message of a client, as in `{"act":{…}}`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// The first message: begin to send, from where this client left off.
    Hello(Hello),
    /// Take a seat before the match, or come back into one's own.
    Sit(Sit),
    /// Leave one's seat; during the match a bot keeps it warm.
    Stand {},
    /// Put a bot into a seat that nobody has. Only who created the table.
    Bot {
        /// Where.
        seat: Seat,
        /// Which.
        level: Level,
    },
    /// Take a bot out of its seat, or give away a seat that is reserved. Only
    /// who created the table.
    Unseat {
        /// Where.
        seat: Seat,
    },
    /// Choose the colours of a seat before the match. A person chooses for its own seat; the
    /// creator of the table also for bots.
    Colors {
        /// Which seat; the person's own if it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The colours as the game writes them: one, several where a seat plays several, or none
        /// to leave it to the table.
        chosen: Vec<String>,
    },
    /// Begin the match. Only who created the table. It begins when everybody
    /// who is there has shown a share of the dice.
    Start {},
    /// Commit to a share of the dice, before any share is shown.
    Commit {
        /// [`super::Dice::round`]
        round: u32,
        /// As `docs/api.md` derives it from the share: 64 hexadecimal digits.
        commitment: String,
    },
    /// Show the share of the dice, once all have committed to theirs.
    Reveal {
        /// [`super::Dice::round`]
        round: u32,
        /// 32 random bytes as 64 hexadecimal digits.
        share: String,
    },
    /// Do something.
    Act(Act),
    /// Take back one's last action.
    Undo {},
    /// Allow somebody's undo, or not.
    Consent {
        /// [`super::Undoing::seq`]
        seq: Seq,
        /// Whether it is allowed.
        agree: bool,
    },
    /// Say something to everybody at the table.
    Chat {
        /// What.
        text: String,
    },
    /// Hear no more of somebody, or hear them again.
    Mute {
        /// Whose messages.
        person: String,
        /// Whether they are left out.
        on: bool,
    },
    /// Ask for what was told since the match began: a page of it.
    History {
        /// The step before the page: [`super::History::next`] of the page before. None for the
        /// first page.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<Seq>,
    },
    /// Ask for another table, with seats reserved for the same people.
    Rematch {},
}

/// The first message of a client.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Hello {
    /// The last `seq` it has seen: what happened since is told, if the server
    /// still knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Seq>,
    /// Whether updates list the legal actions with words; they do unless this
    /// is `false`.
    #[serde(default = "yes")]
    pub legal: bool,
}

fn yes() -> bool {
    true
}

/// Takes a seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Sit {
    /// Which; any free one if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// An action.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Act {
    /// The `seq` of the update that it answers. If what the seat is asked has
    /// changed since, the action is refused as late.
    pub seq: Seq,
    /// Chosen by the client, new for every action: whoever repeats a key gets
    /// the first answer again.
    pub key: String,
    /// As the game writes it.
    pub action: Box<RawValue>,
}
