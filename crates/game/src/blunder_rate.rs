//! How often weaker bots miss the best action.

use crate::Level;

/// The percentage of good actions that each level misses. A game that depends
/// more on luck needs higher rates before players notice a difference in
/// skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlunderRate {
    /// A cabin boy plays a random action instead.
    pub cabin_boy: u32,
    /// A mate plays the next best action instead.
    pub mate: u32,
    /// A captain plays the next best action instead.
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
