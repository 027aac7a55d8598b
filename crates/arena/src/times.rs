//! The times of decisions.

use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, time::Duration};

/// A histogram of decision times, small enough for a line of a file: the sum and
/// the longest time are exact, the rest is rounded to 1 %.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    sum: u64,
    worst: u64,
    counts: BTreeMap<u64, u64>,
}

/// Each power of two is divided into 2 to the power of this many bins.
const PRECISION: u32 = 6;

impl Times {
    /// Adds a decision.
    pub fn add(&mut self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.sum = self.sum.saturating_add(micros);
        self.worst = self.worst.max(micros);
        *self.counts.entry(rounded(micros)).or_default() += 1;
    }

    /// Adds another histogram.
    pub fn merge(&mut self, other: &Self) {
        self.sum = self.sum.saturating_add(other.sum);
        self.worst = self.worst.max(other.worst);
        for (&micros, &count) in &other.counts {
            *self.counts.entry(micros).or_default() += count;
        }
    }

    /// The number of decisions.
    pub fn count(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The mean, in milliseconds.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count().max(1) as f64 / 1e3
    }

    /// The longest, in milliseconds.
    pub fn worst(&self) -> f64 {
        self.worst as f64 / 1e3
    }

    /// The quantile of this share, in milliseconds.
    pub fn quantile(&self, share: f64) -> f64 {
        let wanted = (self.count() as f64 * share).ceil().max(1.0) as u64;
        let mut seen = 0;
        let found = self.counts.iter().find(|&(_, &count)| {
            seen += count;
            seen >= wanted
        });
        found.map_or(0.0, |(&micros, _)| micros.min(self.worst) as f64 / 1e3)
    }
}

/// The middle of its bin, at most 1 % away.
fn rounded(micros: u64) -> u64 {
    let shift = (u64::BITS - micros.leading_zeros()).saturating_sub(PRECISION + 1);
    let half = (1_u64 << shift) / 2;
    ((micros >> shift) << shift) + half
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(micros: impl IntoIterator<Item = u64>) -> Times {
        let mut times = Times::default();
        micros.into_iter().for_each(|one| times.add(Duration::from_micros(one)));
        times
    }

    #[test]
    fn rounding_stays_within_one_percent() {
        for micros in (0..5_000).chain((5_000..50_000_000).step_by(7_919)) {
            let off = rounded(micros).abs_diff(micros) as f64;
            assert!(off <= micros as f64 / 100.0, "{micros} became {}", rounded(micros));
        }
    }

    #[test]
    fn quantiles_of_a_hundred_times() {
        let times = of((1..=100).map(|milli| milli * 1_000));
        assert_eq!(times.count(), 100);
        assert!((times.mean() - 50.5).abs() < 1e-9);
        assert!((times.quantile(0.5) - 50.0).abs() < 0.6, "{}", times.quantile(0.5));
        assert!((times.quantile(0.99) - 99.0).abs() < 1.1, "{}", times.quantile(0.99));
        assert!((times.worst() - 100.0).abs() < 1e-9);
    }

    #[test]
    fn merging_is_adding_and_nothing_is_nothing() {
        let mut all = of([5, 70, 900]);
        all.merge(&of([12_345]));
        assert_eq!(all, of([5, 70, 900, 12_345]));
        let none = Times::default();
        assert!(none.mean() + none.quantile(0.5) + none.worst() < 1e-9);
    }

    #[test]
    fn times_survive_being_written_down() {
        let times = of([5, 70, 900]);
        let text = serde_json::to_string(&times).unwrap();
        assert_eq!(serde_json::from_str::<Times>(&text).unwrap(), times);
    }
}
