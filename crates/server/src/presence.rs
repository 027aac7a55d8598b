//! Which table a person has in sight, as the pages report it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::Id;

use crate::personal::SocketId;

/// A table that was in sight this recently still is, in milliseconds. Pages report every 15 s.
const IN_SIGHT: u64 = 20_000;

/// Tables on one person's pages that are remembered; the one seen longest ago is forgotten first.
const MOST_PLACES: usize = 16;

/// Tables in sight, by person and page. The time is passed in, in milliseconds since 1970.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    seen: Mutex<HashMap<Id, HashMap<Place, u64>>>,
}

/// A table on one of a person's pages, each of which has a socket of its own; none if the person
/// has acted there on whatever page.
type Place = (Option<SocketId>, Id);

impl Presence {
    /// A page of this person reports whether the table is in sight there. What other pages show is
    /// not changed by that.
    pub(crate) fn report(&self, person: Id, (page, table): Place, visible: bool, now: u64) {
        let mut seen = self.lock();
        let places = seen.entry(person).or_default();
        if visible {
            places.insert((page, table), now);
        } else {
            places.retain(|(other, at), _| *at != table || other.is_some() && *other != page);
        }
        if places.len() > MOST_PLACES
            && let Some(oldest) = places.iter().min_by_key(|(_, at)| **at).map(|(place, _)| *place)
        {
            places.remove(&oldest);
        }
        if places.is_empty() {
            seen.remove(&person);
        }
    }

    /// A page is closed: it shows nothing any more.
    pub(crate) fn close(&self, person: Id, page: SocketId) {
        let mut seen = self.lock();
        if let Some(places) = seen.get_mut(&person) {
            places.retain(|(other, _), _| other.is_some_and(|other| other != page));
            if places.is_empty() {
                seen.remove(&person);
            }
        }
    }

    /// Whether this table was in sight on one of the person's pages within the last 20 seconds.
    pub(crate) fn in_sight(&self, person: Id, table: Id, now: u64) -> bool {
        let seen = self.lock();
        let mut places = seen.get(&person).into_iter().flatten();
        places.any(|((_, other), at)| *other == table && now.saturating_sub(*at) <= IN_SIGHT)
    }

    /// Forgets what is no longer in sight.
    pub(crate) fn sweep(&self, now: u64) {
        let mut seen = self.lock();
        seen.retain(|_, places| {
            places.retain(|_, at| now.saturating_sub(*at) <= IN_SIGHT);
            !places.is_empty()
        });
        seen.shrink_to_fit();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Id, HashMap<Place, u64>>> {
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
        presence.report(anne, (Some(1), here), true, 1_000);
        assert!(presence.in_sight(anne, here, 21_000));
        assert!(!presence.in_sight(anne, here, 21_001));
        assert!(!presence.in_sight(anne, there, 1_000), "another table is not");
        assert!(!presence.in_sight(mary, here, 1_000), "for another person it is not");
        presence.report(anne, (Some(1), here), false, 2_000);
        assert!(!presence.in_sight(anne, here, 2_000));
        assert!(presence.lock().is_empty());
    }

    #[test]
    fn of_two_pages_with_one_table_either_may_be_hidden_or_closed() {
        let (presence, anne, table) = (Presence::default(), Id::random(), Id::random());
        for page in [1, 2] {
            presence.report(anne, (Some(page), table), true, 1_000);
        }
        presence.report(anne, (Some(2), table), false, 2_000);
        assert!(presence.in_sight(anne, table, 2_000), "the other page shows it");
        presence.report(anne, (Some(2), table), true, 3_000);
        presence.close(anne, 1);
        assert!(presence.in_sight(anne, table, 3_000), "the other page shows it");
        presence.close(anne, 2);
        assert!(!presence.in_sight(anne, table, 3_000), "no page does");
        assert!(presence.lock().is_empty());
    }

    #[test]
    fn who_acts_sees_the_table_until_a_page_says_otherwise() {
        let (presence, anne, table) = (Presence::default(), Id::random(), Id::random());
        presence.report(anne, (None, table), true, 1_000);
        assert!(presence.in_sight(anne, table, 2_000));
        presence.report(anne, (Some(1), table), false, 2_000);
        assert!(!presence.in_sight(anne, table, 2_000));
        presence.report(anne, (None, table), true, 3_000);
        presence.close(anne, 1);
        assert!(!presence.in_sight(anne, table, 3_000));
        assert!(presence.lock().is_empty());
    }

    #[test]
    fn little_is_kept_of_a_person_and_nothing_for_long() {
        let (presence, anne) = (Presence::default(), Id::random());
        let first = Id::random();
        presence.report(anne, (Some(1), first), true, 0);
        for at in 1..=MOST_PLACES as u64 {
            presence.report(anne, (Some(1), Id::random()), true, at);
        }
        assert!(!presence.in_sight(anne, first, 1), "the one seen longest ago is forgotten");
        assert_eq!(presence.lock()[&anne].len(), MOST_PLACES);
        presence.sweep(IN_SIGHT + MOST_PLACES as u64 + 1);
        assert!(presence.lock().is_empty());
    }
}
