//! A few numbers that stand for many.

use serde::Serialize;

/// How a quantity is spread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Quantiles {
    /// How many there were.
    pub count: usize,
    /// The average.
    pub mean: f64,
    /// Half are below.
    pub p50: f64,
    /// 99 of 100 are below.
    pub p99: f64,
    /// The largest.
    pub max: f64,
}

impl Quantiles {
    /// Of these values; all zero if there are none.
    pub fn of(mut values: Vec<f64>) -> Self {
        values.sort_unstable_by(f64::total_cmp);
        let Some(last) = values.len().checked_sub(1) else { return Self::default() };
        let at = |share: f64| values[(last as f64 * share).round() as usize];
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        Self { count: values.len(), mean, p50: at(0.5), p99: at(0.99), max: values[last] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_of_a_hundred_and_one_numbers() {
        let all = Quantiles::of((0..=100).rev().map(f64::from).collect());
        let expected = Quantiles { count: 101, mean: 50.0, p50: 50.0, p99: 99.0, max: 100.0 };
        assert_eq!(all, expected);
        assert_eq!(Quantiles::of(Vec::new()), Quantiles::default());
    }
}
