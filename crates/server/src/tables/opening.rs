//! Loads tables into memory when somebody opens them.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};

use store::{Acquired, Id};
use tokio::sync::OnceCell;

use super::state::TableState;
use super::time::now;
use super::{Handle, Tables, TablesError};

/// The place of a table in memory: empty while it is read from the store.
pub(super) type Cell = Arc<OnceCell<Handle>>;

/// Somebody who waits for a table to be read.
struct Opening<'a> {
    tables: &'a Tables,
    id: Id,
    cell: Cell,
}

impl Drop for Opening<'_> {
    /// Who hangs up while nobody else waits leaves no empty cell behind.
    fn drop(&mut self) {
        let mut live = self.tables.lock();
        let ours = live.get(&self.id).is_some_and(|found| Arc::ptr_eq(found, &self.cell));
        // One is ours, one is in the map.
        if ours && !self.cell.initialized() && Arc::strong_count(&self.cell) == 2 {
            live.remove(&self.id);
        }
    }
}

impl Tables {
    /// The running table, read from the store if it is not in memory. However
    /// many ask at once, it is read once.
    pub(super) async fn open(&self, id: Id) -> Result<Handle, TablesError> {
        loop {
            let cell = Arc::clone(self.lock().entry(id).or_default());
            let opening = Opening { tables: self, id, cell };
            let handle = opening.cell.get_or_try_init(|| self.load(id)).await?;
            if !handle.is_closed() {
                return Ok(handle.clone());
            }
            self.forget_cell(id, &opening.cell);
        }
    }

    async fn load(&self, id: Id) -> Result<Handle, TablesError> {
        if let Some(nodes) = self.inner.nodes.as_ref().filter(|nodes| nodes.is_draining()) {
            return Err(nodes.owner_instead(id).await?.into());
        }
        let acquired = self.inner.store.acquire(id).await?.ok_or(TablesError::Missing)?;
        let Acquired { term, stored } = acquired;
        let key = stored.summary.key;
        // Who asks for many tables at once does not get all cores.
        let permit = Arc::clone(&self.inner.replays).acquire_owned().await;
        let mut state = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            TableState::load(&stored, now())
        })
        .await
        .map_err(|error| TablesError::Unreadable(error.to_string()))?
        .map_err(|error| TablesError::Unreadable(error.to_string()))?;
        if self.inner.nodes.is_some() {
            // Another node may have sent some of it.
            self.alerts().restore_table(id).await?;
        }
        state.restore_chat(self.inner.store.chat_of(key).await?);
        if let Some(rematch) = state.rematch_to_look_for()
            && self.inner.store.find_match(rematch).await?.is_some()
        {
            state.rematch_found();
        }
        Ok(self.run(id, (key, term), state))
    }

    /// The table if it is in memory.
    pub(super) fn in_memory(&self, id: Id) -> Option<Handle> {
        self.lock().get(&id)?.get().cloned()
    }

    /// A table leaves the memory.
    pub(super) fn forget(&self, id: Id) {
        self.lock().remove(&id);
    }

    /// Only this cell: somebody may have put another one there.
    fn forget_cell(&self, id: Id, cell: &Cell) {
        let mut live = self.lock();
        if live.get(&id).is_some_and(|found| Arc::ptr_eq(found, cell)) {
            live.remove(&id);
        }
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, HashMap<Id, Cell>> {
        self.inner.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::task::{Context, Waker};

    use store::Store;
    use tempfile::TempDir;
    use tokio::runtime::{Builder, Runtime};

    use crate::{Config, Service};

    use super::super::LOADING;
    use super::*;

    /// One thread for everything that blocks, so that one task can keep it busy.
    fn runtime() -> Runtime {
        Builder::new_current_thread()
            .enable_all()
            .max_blocking_threads(1)
            .build()
            .expect("a runtime")
    }

    /// A service that reads from files, and so on the thread for blocking work.
    fn service(folder: &TempDir) -> Service {
        let store = Store::open(folder.path()).expect("a store");
        Service::new(Config::default(), store)
    }

    /// Nothing is read until the sender is dropped.
    fn hold_reads() -> mpsc::Sender<()> {
        let (sender, receiver) = mpsc::channel::<()>();
        tokio::task::spawn_blocking(move || receiver.recv());
        sender
    }

    #[test]
    fn who_hangs_up_while_a_table_is_read_leaves_no_empty_cell() {
        runtime().block_on(async {
            let folder = tempfile::tempdir().expect("a folder");
            let service = service(&folder);
            let tables = service.tables();
            let mut opening = Box::pin(tables.open(Id::random()));
            let mut other = Box::pin(tables.open(Id::random()));
            let mut context = Context::from_waker(Waker::noop());
            let reads = hold_reads();
            assert!(opening.as_mut().poll(&mut context).is_pending());
            assert!(other.as_mut().poll(&mut context).is_pending());
            assert_eq!(tables.live(), 2);
            drop(opening);
            assert_eq!(tables.live(), 1);
            drop(reads);
            assert!(matches!(other.await, Err(TablesError::Missing)));
            assert_eq!(tables.live(), 0);
        });
    }

    #[test]
    fn of_two_who_wait_for_a_table_one_may_hang_up() {
        runtime().block_on(async {
            let folder = tempfile::tempdir().expect("a folder");
            let service = service(&folder);
            let tables = service.tables();
            let new = serde_json::json!({"game": "planks", "players": 2});
            let new = serde_json::from_value(new).expect("a table");
            let id = tables.open_table(new, Id::random()).await;
            let mut first = Box::pin(tables.open(id));
            let mut second = Box::pin(tables.open(id));
            let mut context = Context::from_waker(Waker::noop());
            let reads = hold_reads();
            assert!(first.as_mut().poll(&mut context).is_pending());
            assert!(second.as_mut().poll(&mut context).is_pending());
            drop(first);
            drop(reads);
            second.await.expect("it is read all the same");
            assert_eq!(tables.live(), 1);
        });
    }
    #[tokio::test]
    async fn logs_are_played_through_only_a_few_at_a_time() {
        let service = Service::memory().expect("in memory");
        let tables = service.tables();
        let new = serde_json::json!({"game": "planks", "players": 2});
        let new = serde_json::from_value(new).expect("a table");
        let id = tables.open_table(new, Id::random()).await;
        let all = Arc::clone(&tables.inner.replays);
        let held = all.acquire_many(all.available_permits() as u32).await.expect("permits");
        let mut opening = Box::pin(tables.open(id));
        let waited = std::time::Duration::from_millis(300);
        assert!(tokio::time::timeout(waited, &mut opening).await.is_err(), "it waits");
        drop(held);
        opening.await.expect("a table");
        assert!(tables.inner.replays.available_permits() > 0);
    }

    #[test]
    fn tables_are_loaded_side_by_side() {
        runtime().block_on(async {
            let folder = tempfile::tempdir().expect("a folder");
            let service = service(&folder);
            let tables = service.tables();
            let mut ids = Vec::new();
            for _ in 0..=LOADING {
                let new = serde_json::json!({"game": "planks", "players": 2});
                let new = serde_json::from_value(new).expect("a table");
                ids.push(tables.open_table(new, Id::random()).await);
            }
            let reads = hold_reads();
            let mut loading = Box::pin(tables.resume_all(ids.into_iter()));
            assert!(loading.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
            assert_eq!(tables.live(), LOADING);
            drop(reads);
            loading.await;
            assert_eq!(tables.live(), LOADING + 1);
        });
    }
}
