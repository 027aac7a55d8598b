//! Which table a person has in sight, as the pages report it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::Id;

/// A table that was in sight this recently still is, in milliseconds. Pages report every 15 s.
const IN_SIGHT: u64 = 20_000;

/// Tables of one person that are remembered; the one seen longest ago is forgotten first.
const MOST_TABLES: usize = 16;

/// Tables in sight, by person. The time is passed in, in milliseconds since 1970.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    seen: Mutex<HashMap<Id, HashMap<Id, u64>>>,
}

impl Presence {
    /// A page of this person reports whether the table is in sight.
    pub(crate) fn report(&self, person: Id, table: Id, visible: bool, now: u64) {
        let mut seen = self.lock();
        let tables = seen.entry(person).or_default();
        if visible {
            tables.insert(table, now);
        } else {
            tables.remove(&table);
        }
        if tables.len() > MOST_TABLES
            && let Some(oldest) = tables.iter().min_by_key(|(_, at)| **at).map(|(table, _)| *table)
        {
            tables.remove(&oldest);
        }
        if tables.is_empty() {
            seen.remove(&person);
        }
    }

    /// Whether this table was in sight on one of the person's devices within the last 20 seconds.
    pub(crate) fn in_sight(&self, person: Id, table: Id, now: u64) -> bool {
        let seen = self.lock();
        let at = seen.get(&person).and_then(|tables| tables.get(&table));
        at.is_some_and(|at| now.saturating_sub(*at) <= IN_SIGHT)
    }

    /// Forgets what is no longer in sight.
    pub(crate) fn sweep(&self, now: u64) {
        let mut seen = self.lock();
        seen.retain(|_, tables| {
            tables.retain(|_, at| now.saturating_sub(*at) <= IN_SIGHT);
            !tables.is_empty()
        });
        seen.shrink_to_fit();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Id, HashMap<Id, u64>>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_in_sight_for_twenty_seconds_after_the_last_report() {
        let (presence, anne, mary) = (Presence::default(), Id::random(), Id::random());
        let [here, there] = [Id::random(), Id::random()];
        presence.report(anne, here, true, 1_000);
        assert!(presence.in_sight(anne, here, 21_000));
        assert!(!presence.in_sight(anne, here, 21_001));
        assert!(!presence.in_sight(anne, there, 1_000), "another table is not");
        assert!(!presence.in_sight(mary, here, 1_000), "for another person it is not");
        presence.report(anne, here, false, 2_000);
        assert!(!presence.in_sight(anne, here, 2_000));
        assert!(presence.lock().is_empty());
    }

    #[test]
    fn little_is_kept_of_a_person_and_nothing_for_long() {
        let (presence, anne) = (Presence::default(), Id::random());
        let first = Id::random();
        presence.report(anne, first, true, 0);
        for at in 1..=MOST_TABLES as u64 {
            presence.report(anne, Id::random(), true, at);
        }
        assert!(!presence.in_sight(anne, first, 1), "the one seen longest ago is forgotten");
        assert_eq!(presence.lock()[&anne].len(), MOST_TABLES);
        presence.sweep(IN_SIGHT + MOST_TABLES as u64 + 1);
        assert!(presence.lock().is_empty());
    }
}
