//! How much a bot's mistakes may cost it.

use crate::Level;

/// The most that a blunder of each level may cost, in thousandths of the win,
/// as far as the bot itself can tell. It keeps mistakes such as people make:
/// not the best action, but never an absurd one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlunderRegret {
    /// Of a cabin boy, who looks one action ahead.
    pub cabin_boy: u32,
    /// Of a mate, by its search.
    pub mate: u32,
    /// Of a captain, by its search.
    pub captain: u32,
}

impl BlunderRegret {
    /// The bound of a level, in thousandths of the win.
    pub const fn of(self, level: Level) -> u32 {
        match level {
            Level::CabinBoy => self.cabin_boy,
            Level::Mate => self.mate,
            Level::Captain => self.captain,
            Level::Random | Level::Greedy | Level::Admiral | Level::Plain => 0,
        }
    }
}
