//! Where tables report, and from where personal sockets hear.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::Text;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use protocol::v1::{Counts, ListedTable, LobbyFilter, PersonalAnswer, Turns};
use store::{Id, Store, StoreError};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep, sleep_until};

use super::feed::Feed;
use super::listing;
use super::news::{News, TurnsOfPerson};
use crate::outgoing::{Outbox, Wire};

/// Differences are sent at most this often; in tests more often, so that they take less time.
const PACE: Duration = Duration::from_millis(if cfg!(test) { 50 } else { 1_000 });

/// Notices at once and a minute, from everybody together.
const NOTICES: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// What all tables report, and who wants to know.
#[derive(Default)]
pub(crate) struct Hub {
    state: Mutex<State>,
    /// Something has changed that somebody may watch.
    changed: Notify,
    /// Somebody waits for a whole list.
    awaited: Notify,
}

/// A personal socket in the hub.
pub(crate) type SocketId = u64;

#[derive(Default)]
struct State {
    sockets: HashMap<SocketId, Listener>,
    last: SocketId,
    feeds: HashMap<LobbyFilter, Feed>,
    /// What tables in memory have reported.
    news: HashMap<Id, Arc<News>>,
    /// Running matches and the people they wait for, also of tables that have left the memory.
    waits_for: HashMap<Id, Vec<Id>>,
    turns: HashMap<Id, TurnsOfPerson>,
    /// Running matches.
    matches: Option<usize>,
    changes: Changes,
}

struct Listener {
    person: Id,
    outbox: Outbox,
    watched: Option<LobbyFilter>,
    /// Has the list that it watches.
    is_up_to_date: bool,
    notices: DefaultDirectRateLimiter,
}

/// What has changed since it was last passed on.
#[derive(Debug, Default)]
struct Changes {
    /// Seats, phases, or which tables there are.
    listing: bool,
    /// People whose turns have changed, or one of their tables: they are told their turns, and ask
    /// for their tables.
    turns: HashSet<Id>,
}

impl Hub {
    /// Connects a socket until the guard is dropped.
    pub(crate) fn connect(self: &Arc<Self>, person: Id, outbox: Outbox) -> Connection {
        let mut state = self.lock();
        state.last += 1;
        let id = state.last;
        let notices = RateLimiter::direct(Quota::per_minute(NOTICES));
        let listener = Listener { person, outbox, watched: None, is_up_to_date: false, notices };
        state.sockets.insert(id, listener);
        drop(state);
        self.changed.notify_one();
        Connection { hub: Arc::clone(self), id }
    }

    /// A table has changed; what it reports is stored.
    pub(crate) fn report(&self, table: Id, news: impl Into<Arc<News>>) {
        self.lock().report(table, news.into());
        self.changed.notify_one();
    }

    /// A table has left the memory; its match still waits for the same people.
    pub(crate) fn unload(&self, table: Id) {
        if self.lock().news.remove(&table).is_some() {
            self.changed.notify_one();
        }
    }

    /// A table is closed or deleted.
    pub(crate) fn forget(&self, table: Id) {
        let mut state = self.lock();
        if let Some(news) = state.news.remove(&table) {
            state.changes.turns.extend(&news.people);
        }
        state.end_turns(table, &[]);
        state.waits_for.remove(&table);
        drop(state);
        self.change_listing();
    }

    /// Seats, phases, or which tables there are have changed in the store.
    pub(crate) fn change_listing(&self) {
        self.lock().changes.listing = true;
        self.changed.notify_one();
    }

    /// Tells a person something, on every device that is connected. What somebody makes happen too
    /// often isn't told: lists show it all the same.
    pub(crate) fn notify(&self, person: Id, text: Text) {
        let answer = PersonalAnswer::Notice(text);
        let message: Wire = serde_json::to_string(&answer).expect("a message is plain data").into();
        self.lock().sockets.retain(|_, socket| {
            let told = socket.person == person && socket.notices.check().is_ok();
            !told || socket.outbox.put(message.clone()).is_ok()
        });
    }

    /// Whether a running match has reported whom it waits for.
    pub(crate) fn knows(&self, table: Id) -> bool {
        self.lock().waits_for.contains_key(&table)
    }

    /// The tables that ask a person now.
    pub(crate) fn turns_of(&self, person: Id) -> Turns {
        self.lock().turns.get(&person).map(TurnsOfPerson::sorted).unwrap_or_default()
    }

    /// The number of people with a seat who are connected to a table.
    pub(crate) fn present_at(&self, table: &str) -> u32 {
        let id = table.parse::<Id>().ok();
        id.and_then(|id| self.lock().news.get(&id).map(|news| news.present)).unwrap_or(0)
    }

    /// Adds to listed tables what only the tables themselves know.
    pub(crate) fn complete(&self, tables: &mut [ListedTable]) {
        self.lock().complete(tables, false);
    }

    /// The same for the tables of the person who asks.
    pub(crate) fn complete_own(&self, tables: &mut [ListedTable]) {
        self.lock().complete(tables, true);
    }

    /// The number of sockets that are connected.
    pub(crate) fn sockets(&self) -> usize {
        self.lock().sockets.len()
    }

    /// Passes on what has changed, for ever. `online` counts the people who are connected.
    pub(crate) async fn run(&self, store: &Store, online: impl Fn() -> usize) {
        let mut next = Instant::now();
        loop {
            let changed = async {
                sleep_until(next).await;
                self.changed.notified().await;
            };
            let done = tokio::select! {
                biased;
                () = self.awaited.notified() => self.send_whole(store, online()).await,
                () = changed => {
                    next = Instant::now() + PACE;
                    self.send_changes(store, online()).await
                }
            };
            if let Err(error) = done {
                tracing::warn!(%error, "cannot read the lobby");
                self.lock().changes.listing = true;
                // Nobody has to do anything for the next try.
                sleep(PACE).await;
                self.awaited.notify_one();
                self.changed.notify_one();
            }
        }
    }

    /// Sends lists to those who have none yet.
    async fn send_whole(&self, store: &Store, online: usize) -> Result<(), StoreError> {
        let missing = self.lock().missing_feeds();
        let counts = self.counts(store, online).await?;
        for filter in missing {
            let mut tables = listing::read(store, &filter).await?;
            let mut state = self.lock();
            state.complete(&mut tables, false);
            state.feeds.insert(filter, Feed::new(tables, counts));
        }
        self.lock().send_whole();
        Ok(())
    }

    async fn send_changes(&self, store: &Store, online: usize) -> Result<(), StoreError> {
        let Changes { listing, turns } = std::mem::take(&mut self.lock().changes);
        self.lock().send_turns(&turns);
        if listing {
            self.lock().matches = None;
        }
        let filters = self.lock().watched_feeds();
        if filters.is_empty() {
            return Ok(());
        }
        let counts = self.counts(store, online).await?;
        for filter in filters {
            let read = if listing { Some(listing::read(store, &filter).await?) } else { None };
            self.lock().update(&filter, read, counts);
        }
        Ok(())
    }

    async fn counts(&self, store: &Store, online: usize) -> Result<Counts, StoreError> {
        let known = self.lock().matches;
        let matches = match known {
            Some(matches) => matches,
            None => store.running().await?,
        };
        self.lock().matches = Some(matches);
        Ok(Counts { online, matches })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn report(&mut self, table: Id, news: Arc<News>) {
        let people: Vec<Id> = news.waits_for.iter().map(|asked| asked.person).collect();
        self.end_turns(table, &people);
        for &asked in &news.waits_for {
            if self.turns.entry(asked.person).or_default().set(table, &news, asked) {
                self.changes.turns.insert(asked.person);
            }
        }
        if news.playing {
            self.waits_for.insert(table, people);
        } else {
            self.waits_for.remove(&table);
        }
        let before = self.news.get(&table).map(Arc::as_ref);
        if before.is_none_or(|before| news.lists_otherwise(before)) {
            self.changes.turns.extend(&news.people);
            self.changes.turns.extend(before.into_iter().flat_map(|before| &before.people));
        }
        self.news.insert(table, news);
    }

    /// The match waits only for these people now.
    fn end_turns(&mut self, table: Id, people: &[Id]) {
        for person in self.waits_for.remove(&table).unwrap_or_default() {
            let Some(turns) = self.turns.get_mut(&person).filter(|_| !people.contains(&person))
            else {
                continue;
            };
            if turns.remove(table) {
                self.changes.turns.insert(person);
            }
            if turns.is_empty() {
                self.turns.remove(&person);
            }
        }
    }

    fn complete(&self, tables: &mut [ListedTable], own: bool) {
        for table in tables {
            let news = table.id.parse().ok().and_then(|id: Id| self.news.get(&id));
            News::complete(news.map(Arc::as_ref), table, own);
        }
    }

    /// Filters of people who wait for a list that is not there.
    fn missing_feeds(&self) -> HashSet<LobbyFilter> {
        let watched = self.sockets.values().filter_map(|socket| socket.watched.as_ref());
        watched.filter(|filter| !self.feeds.contains_key(filter)).cloned().collect()
    }

    /// Lists that somebody has; the others are dropped.
    fn watched_feeds(&mut self) -> Vec<LobbyFilter> {
        let watched: HashSet<_> =
            self.sockets.values().filter_map(|socket| socket.watched.as_ref()).collect();
        self.feeds.retain(|filter, _| watched.contains(filter));
        self.feeds.keys().cloned().collect()
    }

    fn send_whole(&mut self) {
        let Self { sockets, feeds, .. } = self;
        sockets.retain(|_, socket| {
            let waiting = socket.watched.as_ref().filter(|_| !socket.is_up_to_date);
            let Some(feed) = waiting.and_then(|filter| feeds.get_mut(filter)) else { return true };
            socket.is_up_to_date = true;
            socket.outbox.put(feed.complete()).is_ok()
        });
    }

    /// Sends what has changed to all who watch a list.
    fn update(&mut self, filter: &LobbyFilter, read: Option<Vec<ListedTable>>, counts: Counts) {
        let Some(feed) = self.feeds.get(filter) else { return };
        let mut tables = read.unwrap_or_else(|| feed.tables());
        self.complete(&mut tables, false);
        let feed = self.feeds.get_mut(filter);
        let Some(message) = feed.and_then(|feed| feed.update(tables, counts)) else { return };
        self.sockets.retain(|_, socket| {
            let has = socket.is_up_to_date && socket.watched.as_ref() == Some(filter);
            !has || socket.outbox.put(message.clone()).is_ok()
        });
    }

    fn send_turns(&mut self, people: &HashSet<Id>) {
        let Self { sockets, turns, .. } = self;
        let mut written: HashMap<Id, Wire> = HashMap::new();
        sockets.retain(|_, socket| {
            if !people.contains(&socket.person) {
                return true;
            }
            let message = written.entry(socket.person).or_insert_with(|| {
                wire_turns(turns.get(&socket.person).map(TurnsOfPerson::sorted))
            });
            socket.outbox.put(message.clone()).is_ok()
        });
    }
}

fn wire_turns(turns: Option<Turns>) -> Wire {
    let answer = PersonalAnswer::Turns(turns.unwrap_or_default());
    serde_json::to_string(&answer).expect("a message is plain data").into()
}

/// A socket's place in the hub, until this is dropped.
pub(crate) struct Connection {
    hub: Arc<Hub>,
    id: SocketId,
}

impl Connection {
    pub(crate) fn id(&self) -> SocketId {
        self.id
    }

    /// Watches a list instead of the one before, or none.
    pub(crate) fn watch(&self, watched: Option<LobbyFilter>) {
        if let Some(socket) = self.hub.lock().sockets.get_mut(&self.id) {
            (socket.watched, socket.is_up_to_date) = (watched, false);
        }
        self.hub.awaited.notify_one();
    }

    /// Sends the person's turns.
    pub(crate) fn send_turns(&self, person: Id) {
        let mut state = self.hub.lock();
        let message = wire_turns(state.turns.get(&person).map(TurnsOfPerson::sorted));
        self.put(&mut state, message);
    }

    /// Sends a message to this socket alone.
    pub(crate) fn send(&self, answer: &PersonalAnswer) {
        let message = serde_json::to_string(answer).expect("a message is plain data");
        self.put(&mut self.hub.lock(), message.into());
    }

    /// A client that reads too slowly is let go.
    fn put(&self, state: &mut State, message: Wire) {
        let sent = state.sockets.get(&self.id).map(|socket| socket.outbox.put(message));
        if matches!(sent, Some(Err(_))) {
            state.sockets.remove(&self.id);
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.hub.lock().sockets.remove(&self.id);
        self.hub.changed.notify_one();
    }
}

#[cfg(test)]
mod tests;
