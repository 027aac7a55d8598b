//! Slow statements are logged and counted: with their text, never with the values in them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
#[cfg(feature = "postgres")]
use std::time::Instant;

use rusqlite::Connection;
use rusqlite::trace::{TraceEvent, TraceEventCodes};

/// In milliseconds.
static THRESHOLD: AtomicU64 = AtomicU64::new(100);

static COUNT: AtomicU64 = AtomicU64::new(0);

/// From now on every statement that takes this long is logged and counted, in all stores of the
/// process; none if it is zero. A tenth of a second unless this is called.
pub fn set_slow_query_threshold(threshold: Duration) {
    let millis = match threshold.as_millis() {
        0 => u64::MAX,
        millis => u64::try_from(millis).unwrap_or(u64::MAX),
    };
    THRESHOLD.store(millis, Ordering::Relaxed);
}

/// The number of slow statements since the program started.
pub(crate) fn count() -> u64 {
    COUNT.load(Ordering::Relaxed)
}

/// Has every statement of a connection to SQLite timed.
pub(crate) fn watch(connection: &mut Connection) -> rusqlite::Result<()> {
    connection.trace_v2(TraceEventCodes::SQLITE_TRACE_PROFILE, Some(notice))
}

fn notice(event: TraceEvent<'_>) {
    let TraceEvent::Profile(statement, took) = event else { return };
    // The check at startup reads everything.
    if !statement.sql().starts_with("PRAGMA") {
        finished(&statement.sql(), took);
    }
}

fn finished(sql: &str, took: Duration) {
    if took.as_millis() < u128::from(THRESHOLD.load(Ordering::Relaxed)) {
        return;
    }
    COUNT.fetch_add(1, Ordering::Relaxed);
    let sql = sql.split_whitespace().collect::<Vec<_>>().join(" ");
    tracing::warn!(ms = took.as_millis(), sql, "slow query");
}

/// Times a statement until it is dropped: also one whose answer nobody waits for any more.
#[cfg(feature = "postgres")]
pub(crate) struct Timed<'a> {
    sql: &'a str,
    begun: Instant,
}

#[cfg(feature = "postgres")]
impl<'a> Timed<'a> {
    pub(crate) fn start(sql: &'a str) -> Self {
        Self { sql, begun: Instant::now() }
    }
}

#[cfg(feature = "postgres")]
impl Drop for Timed<'_> {
    fn drop(&mut self) {
        finished(self.sql, self.begun.elapsed());
    }
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
        let counted = store.slow_queries();
        assert!(counted >= before + 2, "every store counts all of them");
        for longer in [Duration::from_secs(3600), Duration::ZERO] {
            set_slow_query_threshold(longer);
            connection.execute_batch(&counting(2 * long)).expect("it counts");
            assert_eq!(count(), counted, "{longer:?}");
        }
    }
}
