//! Slow statements are logged and counted: with their text, never with the values in them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::trace::{TraceEvent, TraceEventCodes};

/// A statement that takes this long is worth a line in the log.
const SLOW: Duration = Duration::from_millis(100);

static COUNT: AtomicU64 = AtomicU64::new(0);

/// The number of slow statements since the program started.
pub(crate) fn count() -> u64 {
    COUNT.load(Ordering::Relaxed)
}

/// Has every statement of a connection timed.
pub(crate) fn watch(connection: &mut Connection) -> rusqlite::Result<()> {
    connection.trace_v2(TraceEventCodes::SQLITE_TRACE_PROFILE, Some(notice))
}

fn notice(event: TraceEvent<'_>) {
    let TraceEvent::Profile(statement, took) = event else { return };
    // The check at startup reads everything.
    if took < SLOW || statement.sql().starts_with("PRAGMA") {
        return;
    }
    COUNT.fetch_add(1, Ordering::Relaxed);
    let sql = statement.sql().split_whitespace().collect::<Vec<_>>().join(" ");
    tracing::warn!(ms = took.as_millis(), sql, "slow query");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_that_takes_long_is_counted_and_a_short_one_is_not() {
        let mut connection = Connection::open_in_memory().expect("memory");
        watch(&mut connection).expect("it can be watched");
        let before = count();
        connection.execute_batch("SELECT 1").expect("it is read");
        assert_eq!(count(), before);
        let counting = |to: u64| {
            format!(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {to}) \
                 SELECT max(i) FROM n"
            )
        };
        // As long as it takes on this machine.
        let long = (18..32).map(|power| 1 << power).find(|&to| {
            connection.execute_batch(&counting(to)).expect("it counts");
            count() > before
        });
        let long = long.expect("a statement is slow");
        connection.execute_batch(&counting(2 * long)).expect("it counts");
        let store = crate::Store::memory().expect("in memory");
        assert!(store.slow_queries() >= before + 2, "every store counts all of them");
    }
}
