//! Limits on what is open at once: connections, sockets, requests, bytes of responses.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// A most for each key. A clone is the same count.
#[derive(Debug)]
pub(crate) struct AtATime<K> {
    most: usize,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K> Clone for AtATime<K> {
    fn clone(&self) -> Self {
        Self { most: self.most, counts: Arc::clone(&self.counts) }
    }
}

impl<K: Hash + Eq + Clone> AtATime<K> {
    /// No limit if the number is 0.
    pub(crate) fn new(most: usize) -> Self {
        Self { most: if most == 0 { usize::MAX } else { most }, counts: Arc::default() }
    }

    /// One more, as long as the guard lives; none if that would be too many.
    pub(crate) fn enter(&self, key: K) -> Option<Entered<K>> {
        self.add(key, 1)
    }

    /// Adds a weight, as long as the guard lives. A key that has none yet gets one of any size.
    pub(crate) fn add(&self, key: K, weight: usize) -> Option<Entered<K>> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key.clone()).or_default();
        if *count > 0 && count.saturating_add(weight) > self.most {
            return None;
        }
        *count = count.saturating_add(weight);
        Some(Entered { key, weight, counts: Arc::clone(&self.counts) })
    }

    /// How many keys have any.
    pub(crate) fn keys(&self) -> usize {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// What all have together.
    pub(crate) fn total(&self) -> usize {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }
}

/// Counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Entered<K: Hash + Eq> {
    key: K,
    weight: usize,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Hash + Eq> Drop for Entered<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count = count.saturating_sub(self.weight);
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_of_what_has_ended() {
        let limit = AtATime::new(2);
        let (first, second) = (limit.enter(1), limit.enter(1));
        assert!(first.is_some() && second.is_some() && limit.enter(1).is_none());
        assert!(limit.enter(2).is_some(), "others are not concerned");
        drop((first, second));
        assert_eq!((limit.total(), limit.keys()), (0, 0));
        assert!(limit.counts.lock().unwrap().is_empty());
    }

    #[test]
    fn weights_add_up_and_one_of_any_size_is_always_let_in() {
        let limit = AtATime::new(100);
        let large = limit.add(1, 500);
        assert!(large.is_some() && limit.add(1, 1).is_none());
        drop(large);
        let _small = limit.add(1, 60);
        assert!(limit.add(1, 41).is_none() && limit.add(1, 40).is_some());
    }

    #[test]
    fn zero_is_no_limit() {
        let limit = AtATime::new(0);
        let entered: Vec<_> = (0..10_000).map(|_| limit.enter(())).collect();
        assert!(entered.iter().all(Option::is_some));
    }
}
