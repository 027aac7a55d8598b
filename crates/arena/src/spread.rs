//! Means with confidence intervals, and the spread of values.

use crate::interval::{Interval, Z};
use serde::Serialize;
use std::collections::BTreeMap;

/// The summary of a sample.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// Its size.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    /// The mean's 95 % interval by Student's t.
    pub interval: Interval,
    /// Their standard deviation.
    pub deviation: f64,
    /// The lowest.
    pub low: f64,
    /// The median.
    pub median: f64,
    /// The highest.
    pub high: f64,
}

impl Spread {
    /// Summarises independent values.
    pub fn of(values: &[f64]) -> Self {
        Self::grouped((0..).zip(values.iter().copied()))
    }

    /// Summarises values, each with its group. Values of one group (the
    /// rotations of a deal) may depend on each other. The interval follows from
    /// the variance between groups and is no narrower than for independent
    /// values.
    pub fn grouped(values: impl IntoIterator<Item = (u64, f64)>) -> Self {
        let (groups, mut sorted): (Vec<u64>, Vec<f64>) = values.into_iter().unzip();
        let count = sorted.len();
        let mean = sorted.iter().sum::<f64>() / count.max(1) as f64;
        let squares: f64 = sorted.iter().map(|value| (value - mean).powi(2)).sum();
        let deviation = (squares / count.saturating_sub(1).max(1) as f64).sqrt();
        let reach = reach(mean, &groups, &sorted).max(reach_alone(deviation, count));
        sorted.sort_by(f64::total_cmp);
        Self {
            count,
            mean,
            interval: Interval { low: mean - reach, high: mean + reach },
            deviation,
            low: sorted.first().copied().unwrap_or_default(),
            median: median(&sorted),
            high: sorted.last().copied().unwrap_or_default(),
        }
    }

    /// Summarises counts, whose mean cannot be negative.
    #[must_use]
    pub fn of_counts(values: &[f64]) -> Self {
        let spread = Self::of(values);
        let low = spread.interval.low.max(0.0);
        Self { interval: Interval { low, ..spread.interval }, ..spread }
    }
}

/// Half the width of the mean's interval for independent values.
fn reach_alone(deviation: f64, count: usize) -> f64 {
    student(count.saturating_sub(1)) * deviation / (count.max(1) as f64).sqrt()
}

/// Half the width of the mean's interval by the variance between groups.
fn reach(mean: f64, groups: &[u64], values: &[f64]) -> f64 {
    let mut off: BTreeMap<u64, f64> = BTreeMap::new();
    for (&group, value) in groups.iter().zip(values) {
        *off.entry(group).or_default() += value - mean;
    }
    let count = off.len() as f64;
    if count < 2.0 {
        return 0.0;
    }
    let squares: f64 = off.values().map(|off| off.powi(2)).sum();
    student(off.len() - 1) * (count / (count - 1.0) * squares).sqrt() / values.len() as f64
}

fn median(sorted: &[f64]) -> f64 {
    let half = sorted.len() / 2;
    match sorted {
        [] => 0.0,
        _ if sorted.len() % 2 == 1 => sorted[half],
        _ => f64::midpoint(sorted[half - 1], sorted[half]),
    }
}

/// The 97.5 % quantile of Student's t by Fisher's expansion around the normal
/// quantile, accurate to 1 % from four degrees of freedom on. Smaller samples
/// say nothing anyway.
fn student(freedom: usize) -> f64 {
    let n = freedom.max(1) as f64;
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    let third = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
    Z + first / n + second / n.powi(2) + third / n.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_t_as_in_the_tables() {
        for (freedom, wanted) in [(4, 2.776), (10, 2.228), (30, 2.042), (120, 1.980)] {
            let found = student(freedom);
            assert!((found - wanted).abs() < 0.01, "{freedom}: {found} is not {wanted}");
        }
    }

    #[test]
    fn a_known_sample() {
        let spread = Spread::of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert!((spread.mean - 5.0).abs() < 1e-12);
        assert!((spread.deviation - 2.138_09).abs() < 1e-5);
        assert!((spread.median - 4.5).abs() < 1e-12);
        // t(7) = 2.3646, so 5 ± 1.7875.
        assert!((spread.interval.high - 6.7875).abs() < 0.005, "{:?}", spread.interval);
        assert_eq!((spread.low, spread.high), (2.0, 9.0));
    }

    #[test]
    fn values_that_only_repeat_their_group_say_as_much_as_the_groups() {
        let groups = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
        let repeated = (0..).zip(groups).flat_map(|(group, value)| [(group, value); 4]);
        let (once, often) = (Spread::of(&groups), Spread::grouped(repeated));
        assert!((once.interval.high - often.interval.high).abs() < 1e-9, "{often:?}");
        assert_eq!(often.count, 32);
    }

    #[test]
    fn counts_are_not_negative() {
        assert!(Spread::of(&[0.0, 0.0, 0.0, 3.0]).interval.low < 0.0);
        assert!(Spread::of_counts(&[0.0, 0.0, 0.0, 3.0]).interval.low >= 0.0);
    }

    #[test]
    fn no_values_and_one_value() {
        assert_eq!(Spread::of(&[]).count, 0);
        let one = Spread::of(&[3.0]);
        assert!((one.mean - 3.0).abs() < 1e-12 && one.deviation < 1e-12);
    }
}
