//! How often weaker bots miss the best action.

use crate::Level;

/// How often each level misses the best action, in percent. What it plays
/// instead is bounded by [`BlunderRegret`](crate::BlunderRegret). A game that
/// depends more on luck needs higher rates before players notice a difference
/// in skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlunderRate {
    /// Of a cabin boy, who looks one action ahead.
    pub cabin_boy: u32,
    /// Of a mate, after its search.
    pub mate: u32,
    /// Of a captain, after its search.
    pub captain: u32,
}

impl BlunderRate {
    /// The rate of a level, in percent.
    pub const fn of(self, level: Level) -> u32 {
        match level {
            Level::CabinBoy => self.cabin_boy,
            Level::Mate => self.mate,
            Level::Captain => self.captain,
            Level::Random | Level::Greedy | Level::Admiral | Level::Plain => 0,
        }
    }
}
