//! The end of a table before its match is over.

use game::{Seats, Text};
use protocol::v1::{CALLED_OFF, CLOSED_BY_HOST, Phase};
use store::State;

use super::super::entry::Entry;
use super::TableState;

/// The number of entries that fill a log: thirty times as many as matches of bots have, and twice as
/// many as random play of six takes to the last round of King of Pirates (KOP-11).
pub(super) const MOST_ENTRIES: u64 = 20_000;

/// Why a table is closed whose log is full.
const FULL: &str = "this table's log is full; create a new table";

/// The same in keys and values. What isn't known is the operator's.
fn reason(why: &str) -> Text {
    match why {
        CLOSED_BY_HOST => Text::new("online-closed-by-host"),
        CALLED_OFF => Text::new("online-called-off"),
        FULL => Text::new("online-stuck-full"),
        other => Text::new("online-stuck-operator").with("reason", other),
    }
}

impl TableState {
    /// A log that grows for ever would one day not be read any more.
    pub(super) fn close_if_full(&mut self) {
        let open = matches!(self.phase, Phase::Gathering | Phase::Playing);
        if open && self.seq >= MOST_ENTRIES {
            self.close(FULL);
        }
    }

    pub(super) fn close(&mut self, why: &str) {
        self.write(&Entry::Closed { why: why.to_owned() });
        self.closed(why.to_owned());
        self.list_state(State::Closed);
        self.tell_table();
    }

    /// Nothing more happens here.
    pub(super) fn closed(&mut self, why: String) {
        self.stuck = Some(reason(&why));
        self.phase = Phase::Stuck(why);
        self.settle_undo(None);
        self.decided_for = Seats::NONE;
        self.clock.pause();
    }
}
