//! Pictures of a match for lists, drawn now and then.

use std::time::Duration;

use game::Thumbnail;
use protocol::v1::Seq;
use tokio::time::Instant;

use super::state::TableState;

/// How often a match is drawn for lists, at the most.
const DRAWN_EVERY: Duration = Duration::from_secs(3);

/// The picture of the match for lists.
#[derive(Default)]
pub(crate) struct Drawing {
    /// When it was drawn, and after how many entries.
    drawn: Option<(Instant, Seq)>,
    picture: Option<Thumbnail>,
    /// When it is to be drawn again, if the match has moved on.
    pub(crate) due: Option<Instant>,
}

impl Drawing {
    /// The picture; a new one at most every three seconds.
    pub(crate) fn picture(&mut self, state: &TableState) -> Option<Thumbnail> {
        let now = Instant::now();
        let next = self.drawn.map_or(now, |(at, _)| at + DRAWN_EVERY);
        let moved = self.drawn.is_none_or(|(_, seq)| seq != state.entries());
        self.due = (moved && next > now).then_some(next);
        if moved && next <= now {
            self.drawn = Some((now, state.entries()));
            self.picture = state.thumbnail();
        }
        self.picture.clone()
    }
}
