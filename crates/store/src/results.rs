//! Results of matches.

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The match's record as JSON. It contains no names: those are with the seats, where they can
    /// be deleted.
    pub record: String,
    /// The result of every seat that counts.
    pub results: Vec<SeatResult>,
    /// Whether ratings change; only in matches with people.
    pub rated: bool,
}

/// The result of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Its number, from 0.
    pub seat: u8,
    /// The place; 1 is best, and ties share a place.
    pub place: u8,
    /// The score.
    pub score: i64,
}
