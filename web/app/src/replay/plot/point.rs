//! A point of the curve.

/// Every seat's share of the win at a moment.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) moment: usize,
    pub(crate) shares: Vec<f64>,
}
