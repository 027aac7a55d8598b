//! The table that this page has just opened.

use std::cell::RefCell;

thread_local! {
    static MADE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Remembers a new table until its page is open.
pub(crate) fn remember(id: &str) {
    MADE.set(Some(id.to_owned()));
}

/// True once for the table that was remembered last.
pub(crate) fn take(id: &str) -> bool {
    MADE.with_borrow_mut(|made| made.take_if(|made| made == id).is_some())
}
