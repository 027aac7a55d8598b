//! Matches and their logs.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Ended, Id, Millis, Receipt, SeatRow, Store, StoreError};

/// A match's key inside the store; outside, it has an [`Id`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchKey(pub(crate) i64);

impl fmt::Display for MatchKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How often a match has changed hands. Of a match's writers, only the one with the last term may
/// append; the term is 0 until somebody acquires the match.
pub type Term = i32;

/// The state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// People are still sitting down.
    Waiting,
    /// It is played.
    Running,
    /// It is over, and has a result.
    Finished,
    /// It was given up before there was a result.
    Closed,
}

impl State {
    const ALL: [Self; 4] = [Self::Waiting, Self::Running, Self::Finished, Self::Closed];

    /// As both engines keep it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.name() == name)
    }
}

/// A new match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// The id in its link.
    pub id: Id,
    /// The game's id.
    pub game: String,
    /// Whether the lobby lists it.
    pub public: bool,
    /// JSON, returned unchanged.
    pub settings: String,
    /// The seats already taken.
    pub seats: Vec<SeatRow>,
}

/// What one host may have open at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostLimit {
    /// As `host` in settings.
    pub host: Id,
    /// Waiting and running matches.
    pub matches: usize,
    /// Bytes of their settings.
    pub bytes: usize,
}

/// The waiting and running matches of a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenMatches {
    /// Those whose settings name them as `host`.
    pub hosted: usize,
    /// Running ones of other hosts in which they have a seat.
    pub joined: usize,
}

impl OpenMatches {
    /// Both together.
    pub fn all(self) -> usize {
        self.hosted + self.joined
    }
}

/// Waiting matches of others in which a person has a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Invitations {
    /// All of them.
    pub all: usize,
    /// Those of one host.
    pub of_host: usize,
}

/// Log entries and the changes that go with them, written atomically.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The match.
    pub key: MatchKey,
    /// The term under which its writer owns the match; see [`Store::acquire`].
    pub term: Term,
    /// The number of the first entry; logs are numbered from 0 without gaps.
    pub first: u64,
    /// JSON, returned unchanged.
    pub entries: Vec<String>,
    /// Changes to the listing.
    pub change: Change,
}

/// Changes to a match's listing; `None` leaves a field unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The state.
    pub state: Option<State>,
    /// Whether the lobby lists it.
    pub public: Option<bool>,
    /// JSON, returned unchanged.
    pub settings: Option<String>,
    /// All taken seats.
    pub seats: Option<Vec<SeatRow>>,
    /// The result; the state becomes [`State::Finished`], and ratings change.
    pub ended: Option<Ended>,
    /// Milliseconds for which the end is hidden from others.
    pub hidden_for: Millis,
}

impl Append {
    /// Entries without changes to the listing, by the server that created the match.
    pub fn entries(key: MatchKey, first: u64, entries: Vec<String>) -> Self {
        Self { key, term: 0, first, entries, change: Change::default() }
    }
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The key inside the store.
    pub key: MatchKey,
    /// The id in its link.
    pub id: Id,
    /// The game's id.
    pub game: String,
    /// The state.
    pub state: State,
    /// Whether the lobby lists it.
    pub public: bool,
    /// The settings as given; in lists without the edition's text.
    pub settings: String,
    /// When it was created.
    pub created: Millis,
    /// When the listing last changed.
    pub changed: Millis,
    /// In lists: the name of the host, unless that account is deleted.
    pub host: Option<String>,
    /// The taken seats.
    pub seats: Vec<SeatRow>,
}

/// A match with its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    /// The match without its log.
    pub summary: Summary,
    /// The log entries from number 0.
    pub entries: Vec<String>,
}

/// A match that is ours to append to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acquired {
    /// The term for appends.
    pub term: Term,
    /// The match and all entries there will be from others.
    pub stored: StoredMatch,
}

impl Store {
    /// Stores a new match.
    pub fn create_match(&self, new: NewMatch) -> Receipt<MatchKey> {
        engine!(self, engine => engine.create_match(new))
    }

    /// Stores a new match unless its host has too many already; `None` then. Whatever else is
    /// stored at the same time, a host never gets more than this.
    pub fn create_match_within(
        &self,
        new: NewMatch,
        limit: HostLimit,
    ) -> Receipt<Option<MatchKey>> {
        engine!(self, engine => engine.create_match_within(new, limit))
    }

    /// Appends to a log. If an entry is refused, so are all that follow it.
    pub fn append(&self, append: Append) -> Receipt<()> {
        engine!(self, engine => engine.append(append))
    }

    /// Takes a match over, and reads it: from now on nobody else can append to it. In SQLite there
    /// is nobody else; among several servers a match that another one plays is left there:
    /// [`StoreError::Elsewhere`].
    pub async fn acquire(&self, id: Id) -> Result<Option<Acquired>, StoreError> {
        engine!(self, engine => engine.acquire(id).await)
    }

    /// Lets go of a match that nobody needs here, so that another server may acquire it.
    pub fn release(&self, key: MatchKey, term: Term) {
        engine!(self, engine => engine.release(key, term));
    }

    /// Succeeds if the match is still ours under this term.
    pub fn confirm(&self, key: MatchKey, term: Term) -> Receipt<()> {
        engine!(self, engine => engine.confirm(key, term))
    }

    /// A match with its log, by the id in its link.
    pub async fn read_match(&self, id: Id) -> Result<Option<StoredMatch>, StoreError> {
        engine!(self, engine => engine.read_match(id).await)
    }

    /// A match without its log.
    pub async fn find_match(&self, id: Id) -> Result<Option<Summary>, StoreError> {
        engine!(self, engine => engine.find_match(id).await)
    }

    /// All matches in a state, most recently changed first.
    pub async fn matches(&self, state: State) -> Result<Vec<Summary>, StoreError> {
        engine!(self, engine => engine.matches(state).await)
    }

    /// Waiting and running matches in which a person has a seat, most recently changed first.
    pub async fn matches_of(&self, person: Id, limit: u32) -> Result<Vec<Summary>, StoreError> {
        engine!(self, engine => engine.matches_of(person, limit).await)
    }

    /// When any listing last changed.
    pub async fn last_change(&self) -> Result<Option<Millis>, StoreError> {
        engine!(self, engine => engine.last_change().await)
    }

    /// The number of a person's waiting and running matches. Seats in waiting matches of others
    /// don't count: others may have reserved them.
    pub async fn open_matches_of(&self, person: Id) -> Result<OpenMatches, StoreError> {
        engine!(self, engine => engine.open_matches_of(person).await)
    }

    /// The number of waiting matches of others in which a person has a seat and that have changed
    /// since a moment.
    pub async fn invitations(
        &self,
        person: Id,
        host: Id,
        since: Millis,
    ) -> Result<Invitations, StoreError> {
        engine!(self, engine => engine.invitations(person, host, since).await)
    }

    /// Matches that never started and haven't changed since a moment, oldest first.
    pub async fn stale_matches(&self, before: Millis) -> Result<Vec<Summary>, StoreError> {
        engine!(self, engine => engine.stale_matches(before).await)
    }

    /// Deletes a match if it never started and hasn't changed since a moment. Returns whether it
    /// did.
    pub fn forget_stale(&self, id: Id, before: Millis) -> Receipt<bool> {
        engine!(self, engine => engine.forget_stale(id, before))
    }
}
