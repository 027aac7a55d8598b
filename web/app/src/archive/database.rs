//! The database of matches: heads for the list, and whole matches, each by its id.

use js_sys::{Array, Function, Promise};
use leptos::prelude::window;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode,
};

use crate::archive::head::Head;

const NAME: &str = "freebooter";
const HEADS: &str = "heads";
const MATCHES: &str = "matches";
/// Milliseconds after which a database that does not open counts as busy.
const PATIENCE: i32 = 4_000;
/// How often a match is looked for in a database that is busy.
const TRIES: usize = 8;
/// Milliseconds between two tries.
const BETWEEN: i32 = 250;

/// Why the database did not do what it was asked.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Failed {
    /// The browser has none, or refuses to use it.
    Missing,
    /// Another page keeps it locked, or the access was cut off: it may work later.
    Busy,
}

impl From<JsValue> for Failed {
    fn from(_: JsValue) -> Self {
        Self::Busy
    }
}

/// Stores a match, unless a later state of it is there already. Both parts or none.
pub(super) async fn put(head: &Head, text: &str) -> Result<(), Failed> {
    let written = serde_json::to_string(head).map_err(|_| Failed::Busy)?;
    let access = Access::open(IdbTransactionMode::Readwrite).await?;
    let there = done(&access.heads.get(&(&*head.id).into())?).await?;
    if read(&there).is_some_and(|known| known.changed > head.changed) {
        return access.close().await;
    }
    let id = JsValue::from(&*head.id);
    access.heads.put_with_key(&written.into(), &id)?;
    access.matches.put_with_key(&text.into(), &id)?;
    access.close().await
}

/// Everything that the list shows.
pub(super) async fn heads() -> Result<Vec<Head>, Failed> {
    let access = Access::open(IdbTransactionMode::Readonly).await?;
    let all = done(&access.heads.get_all()?).await?;
    access.close().await?;
    Ok(Array::from(&all).iter().filter_map(|head| read(&head)).collect())
}

/// A match as it was written; a busy database is waited for.
pub(super) async fn text(id: &str) -> Result<Option<String>, Failed> {
    for _ in 1..TRIES {
        match text_now(id).await {
            Err(Failed::Busy) => wait(BETWEEN).await,
            answer => return answer,
        }
    }
    text_now(id).await
}

async fn text_now(id: &str) -> Result<Option<String>, Failed> {
    let access = Access::open(IdbTransactionMode::Readonly).await?;
    let text = done(&access.matches.get(&id.into())?).await?;
    access.close().await?;
    Ok(text.as_string())
}

/// Removes a match.
pub(super) async fn remove(id: &str) -> Result<(), Failed> {
    let access = Access::open(IdbTransactionMode::Readwrite).await?;
    access.heads.delete(&id.into())?;
    access.matches.delete(&id.into())?;
    access.close().await
}

fn read(head: &JsValue) -> Option<Head> {
    serde_json::from_str(&head.as_string()?).ok()
}

/// Both stores in one transaction.
struct Access {
    database: IdbDatabase,
    transaction: IdbTransaction,
    heads: IdbObjectStore,
    matches: IdbObjectStore,
}

impl Access {
    async fn open(mode: IdbTransactionMode) -> Result<Self, Failed> {
        let factory = window().indexed_db().ok().flatten().ok_or(Failed::Missing)?;
        let request = factory.open_with_u32(NAME, 1).map_err(|_| Failed::Missing)?;
        request.set_onupgradeneeded(Some(make_stores(&request).unchecked_ref()));
        let database: IdbDatabase = opened(&request).await?.unchecked_into();
        let stores = Array::of2(&HEADS.into(), &MATCHES.into());
        let transaction = database.transaction_with_str_sequence_and_mode(&stores, mode)?;
        let (heads, matches) =
            (transaction.object_store(HEADS)?, transaction.object_store(MATCHES)?);
        Ok(Self { database, transaction, heads, matches })
    }

    /// Waits until everything is stored for good.
    async fn close(self) -> Result<(), Failed> {
        let wait = |resolve: Function, reject: Function| {
            self.transaction.set_oncomplete(Some(&resolve));
            self.transaction.set_onabort(Some(&reject));
        };
        let finished = JsFuture::from(Promise::new(&mut { wait })).await;
        self.database.close();
        finished?;
        Ok(())
    }
}

/// Makes the stores of a new database.
fn make_stores(request: &IdbOpenDbRequest) -> JsValue {
    let request = request.clone();
    Closure::once_into_js(move || {
        if let Ok(database) = request.result() {
            let database: IdbDatabase = database.unchecked_into();
            for store in [HEADS, MATCHES] {
                // If that fails, so does every access.
                let _ = database.create_object_store(store);
            }
        }
    })
}

/// The database, unless another page keeps it locked.
async fn opened(request: &IdbOpenDbRequest) -> Result<JsValue, Failed> {
    let wait = |resolve: Function, reject: Function| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
        // Without a timer the page waits as long as it takes.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&reject, PATIENCE);
    };
    let finished = JsFuture::from(Promise::new(&mut { wait })).await;
    // A timer rejects without a reason, a request with its event.
    finished
        .map_err(|reason| if reason.is_undefined() { late(request) } else { Failed::Missing })?;
    Ok(request.result()?)
}

/// Nobody waits any more: a database that opens now is closed again.
fn late(request: &IdbOpenDbRequest) -> Failed {
    let opened = request.clone();
    let close = Closure::once_into_js(move || {
        if let Ok(database) = opened.result() {
            database.unchecked_into::<IdbDatabase>().close();
        }
    });
    request.set_onsuccess(Some(close.unchecked_ref()));
    Failed::Busy
}

async fn wait(milliseconds: i32) {
    let wait = |resolve: Function, _: Function| {
        // Without a timer the next try is at once.
        let timer =
            window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
        if timer.is_err() {
            let _ = resolve.call0(&JsValue::NULL);
        }
    };
    let _ = JsFuture::from(Promise::new(&mut { wait })).await;
}

/// The result of a request.
async fn done(request: &IdbRequest) -> Result<JsValue, Failed> {
    let wait = |resolve: Function, reject: Function| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    };
    JsFuture::from(Promise::new(&mut { wait })).await?;
    Ok(request.result()?)
}
