//! Shares with 95 % confidence intervals.

use serde::Serialize;
use std::collections::BTreeMap;

/// 95 % of a normal distribution lie within this many standard deviations.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

impl Interval {
    /// Wilson's score interval for a share of `matches` independent matches.
    /// Written out here because wins can be shared, so the share need not be a
    /// whole number of wins. A shared win varies less than a whole one, so the
    /// interval errs on the wide side.
    pub fn wilson(share: f64, matches: f64) -> Self {
        if matches <= 0.0 {
            return Self { low: 0.0, high: 1.0 };
        }
        let square = Z * Z / matches;
        let middle = (share + square / 2.0) / (1.0 + square);
        let spread = (share * (1.0 - share) / matches + square / (4.0 * matches)).max(0.0).sqrt();
        let reach = Z * spread / (1.0 + square);
        Self { low: (middle - reach).clamp(0.0, share), high: (middle + reach).clamp(share, 1.0) }
    }

    /// Multiplied by a factor.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        Self { low: self.low * factor, high: self.high * factor }
    }

    /// Whether the value lies in it.
    pub fn contains(self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// A share with its interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// From 0 to 1.
    pub share: f64,
    /// 95 % confidence.
    pub interval: Interval,
    /// The number of values.
    pub matches: usize,
    /// The effective number of independent values.
    pub effective: f64,
}

impl Share {
    /// From values between 0 and 1, each with its group. Values of one group
    /// (the rotations of a deal, the seats of a match) may depend on each
    /// other; groups do not.
    ///
    /// The interval is Wilson's for the effective sample size (Kish), which
    /// follows from the variance between groups and is at most the actual
    /// size.
    pub fn grouped(values: impl IntoIterator<Item = (u64, f64)>) -> Self {
        let mut groups: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
        let (mut matches, mut sum) = (0, 0.0);
        for (group, value) in values {
            let (count, total) = groups.entry(group).or_default();
            *count += 1.0;
            *total += value;
            matches += 1;
            sum += value;
        }
        let share = if matches == 0 { 0.0 } else { sum / matches as f64 };
        let effective = effective(share, matches as f64, groups.values().copied());
        Self { share, interval: Interval::wilson(share, effective), matches, effective }
    }

    /// From independent values.
    pub fn independent(values: impl IntoIterator<Item = f64>) -> Self {
        Self::grouped((0..).zip(values))
    }
}

/// The number of independent matches with the same variance as the groups.
fn effective(share: f64, matches: f64, groups: impl ExactSizeIterator<Item = (f64, f64)>) -> f64 {
    let count = groups.len() as f64;
    if count < 2.0 {
        return count;
    }
    let squares: f64 = groups.map(|(size, total)| (total - share * size).powi(2)).sum();
    let variance = count / (count - 1.0) * squares / (matches * matches);
    if variance > 0.0 { (share * (1.0 - share) / variance).clamp(1.0, matches) } else { matches }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 5e-5, "{found} is not {wanted}");
    }

    /// Newcombe, "Two-sided confidence intervals for the single proportion"
    /// (1998), table I, method 3.
    #[test]
    fn wilson_gives_the_published_values() {
        for (wins, matches, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let interval = Interval::wilson(wins / matches, matches);
            close(interval.low, low);
            close(interval.high, high);
        }
    }

    #[test]
    fn nothing_seen_means_nothing_known() {
        let none = Share::independent([]);
        assert_eq!((none.interval.low, none.interval.high), (0.0, 1.0));
    }

    #[test]
    fn independent_values_count_fully() {
        let values = (0..400).map(|number| f64::from(u8::from(number % 4 == 0)));
        let share = Share::independent(values);
        close(share.share, 0.25);
        assert!(share.effective > 395.0 && share.effective <= 400.0, "{}", share.effective);
    }

    #[test]
    fn values_that_only_repeat_their_group_count_once_a_group() {
        // 100 deals, in each of which the four rotations all end alike.
        let values = (0..400_u64).map(|n| (n / 4, f64::from(u8::from(n / 4 % 4 == 0))));
        let share = Share::grouped(values);
        assert!((98.0..101.0).contains(&share.effective), "{}", share.effective);
    }

    #[test]
    fn luck_that_cancels_does_not_count_more_than_there_was() {
        // In each deal exactly one of the four rotations is won.
        let values = (0..400_u64).map(|n| (n / 4, f64::from(u8::from(n % 4 == 0))));
        close(Share::grouped(values).effective, 400.0);
    }

    #[test]
    fn shared_wins_are_fractions() {
        let share = Share::independent([0.5, 0.5, 1.0, 0.0]);
        close(share.share, 0.5);
        assert!(share.interval.contains(0.5) && !share.interval.contains(0.99));
    }
}
