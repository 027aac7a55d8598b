//! One direction of a link: numbers, credit and confirmations.

use std::collections::VecDeque;
use std::time::Duration;

use crate::link::frame::{Frame, Item};
use crate::link::{PING_EVERY, PROBE_AFTER};

/// A frame leaves when this much waits, or its first item has waited for [`GATHER`].
pub const FRAME_BYTES: usize = 256 * 1024;
/// How long items wait for others to share their frame.
pub const GATHER: Duration = Duration::from_millis(2);
/// How much may be sent and not confirmed: nothing else holds a fast sender back from a slow
/// receiver.
pub const CREDIT: usize = 4 * 1024 * 1024;
/// Frames are confirmed when this many have come…
pub const CONFIRM_FRAMES: u32 = 32;
/// …or when the first of them has waited this long.
pub const CONFIRM_AFTER: Duration = Duration::from_millis(50);
/// What an item costs besides its text.
const ITEM_BYTES: usize = 64;

/// What leaves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Outgoing {
    /// The number of the last frame.
    pub(crate) last: u64,
    waiting: VecDeque<Item>,
    waiting_bytes: usize,
    /// When the first waiting item came.
    since: Option<Duration>,
    unconfirmed: VecDeque<(u64, usize)>,
    unconfirmed_bytes: usize,
    /// The beginning of the first waiting text has left.
    cut: bool,
}

impl Outgoing {
    /// An item waits for its frame. A long text is cut into parts.
    pub(crate) fn push(&mut self, now: Duration, mut item: Item) {
        self.since.get_or_insert(now);
        while item.text.len() > FRAME_BYTES {
            let rest = item.text.split_off(boundary(&item.text, FRAME_BYTES));
            let text = std::mem::replace(&mut item.text, rest);
            self.queue(Item { more: true, text, ..item.clone_empty() });
        }
        self.queue(item);
    }

    fn queue(&mut self, item: Item) {
        self.waiting_bytes += item.text.len() + ITEM_BYTES;
        self.waiting.push_back(item);
    }

    /// True if nothing more may be pushed until something is confirmed.
    pub(crate) fn is_full(&self) -> bool {
        self.unconfirmed_bytes + self.waiting_bytes >= CREDIT
    }

    /// How long after the last frame a ping is due.
    pub(crate) fn ping_after(&self) -> Duration {
        if self.unconfirmed.is_empty() { PING_EVERY } else { PROBE_AFTER }
    }

    /// True if at least half of the credit is there again.
    pub(crate) fn has_room(&self) -> bool {
        self.unconfirmed_bytes <= CREDIT / 2
    }

    /// The items of the next frame, which gets the number `last`, if it is time for one.
    pub(crate) fn take(&mut self, now: Duration) -> Option<Vec<Item>> {
        let gathered = self.since.is_some_and(|since| now.saturating_sub(since) >= GATHER);
        if self.waiting.is_empty() || !(gathered || self.waiting_bytes >= FRAME_BYTES) {
            return None;
        }
        let (mut items, mut bytes) = (Vec::new(), 0);
        while let Some(item) = self.waiting.front() {
            let cost = item.text.len() + ITEM_BYTES;
            if bytes > 0 && bytes + cost > FRAME_BYTES + ITEM_BYTES {
                break;
            }
            bytes += cost;
            items.extend(self.waiting.pop_front());
        }
        self.waiting_bytes -= bytes;
        self.since = self.since.filter(|_| !self.waiting.is_empty());
        self.cut = items.last().is_some_and(|item| item.more);
        self.last += 1;
        self.unconfirmed.push_back((self.last, bytes));
        self.unconfirmed_bytes += bytes;
        Some(items)
    }

    /// Forgets what waits; what has left keeps its numbers. Gives the texts of which nothing has
    /// left.
    pub(crate) fn forget(&mut self) -> Vec<Item> {
        (self.waiting_bytes, self.since) = (0, None);
        let mut joined = Joined::default();
        let waiting = std::mem::take(&mut self.waiting).into_iter();
        let whole: Vec<Item> = waiting.filter_map(|item| joined.join(item)).collect();
        whole.into_iter().skip(usize::from(self.cut)).collect()
    }

    pub(crate) fn confirm(&mut self, up_to: u64) {
        while let Some(&(_, bytes)) = self.unconfirmed.front().filter(|it| it.0 <= up_to) {
            self.unconfirmed.pop_front();
            self.unconfirmed_bytes -= bytes;
        }
    }
}

impl Item {
    /// The same without the text.
    fn clone_empty(&self) -> Self {
        let Self { conn, kind, seq, ref key, .. } = *self;
        Self { seq, key: key.clone(), ..Self::new(conn, kind) }
    }
}

/// The last place at or before `at` where a text can be cut.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

/// A frame is missing, or one came twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Broken;

/// What arrives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Incoming {
    /// All frames up to this number have arrived.
    pub(crate) received: u64,
    unconfirmed: u32,
    /// When the first unconfirmed frame came.
    since: Option<Duration>,
    joined: Joined,
}

/// The beginning of a text that comes in parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Joined(String);

impl Joined {
    fn join(&mut self, mut item: Item) -> Option<Item> {
        self.0.push_str(&item.text);
        if item.more {
            return None;
        }
        item.text = std::mem::take(&mut self.0);
        Some(item)
    }
}

impl Incoming {
    /// Takes a frame if it is the next one; its whole items.
    pub(crate) fn accept(&mut self, now: Duration, frame: Frame) -> Result<Vec<Item>, Broken> {
        if frame.number == 0 {
            return if frame.last > self.received { Err(Broken) } else { Ok(Vec::new()) };
        }
        if frame.number != self.received + 1 {
            return Err(Broken);
        }
        self.received = frame.number;
        self.unconfirmed += 1;
        self.since.get_or_insert(now);
        Ok(frame.items.into_iter().filter_map(|item| self.joined.join(item)).collect())
    }

    /// True if the sender waits for a confirmation.
    pub(crate) fn owes(&self, now: Duration) -> bool {
        let waited = |since| now.saturating_sub(since) >= CONFIRM_AFTER;
        self.unconfirmed >= CONFIRM_FRAMES || self.since.is_some_and(waited)
    }

    /// Any frame that leaves confirms.
    pub(crate) fn confirmed(&mut self) -> u64 {
        (self.unconfirmed, self.since) = (0, None);
        self.received
    }
}
