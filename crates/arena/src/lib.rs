//! Many matches between bots, and statistics with confidence intervals.
//!
//! A [`Fixture`] holds the settings. Its matches are numbered, and a match's
//! number alone decides its seating and every seed, so the results are the same
//! on one core and on twenty, in one run and in a resumed one.
//!
//! ```
//! use arena::{ArenaError, Fixture, Report, run};
//! use bots::Level;
//! use registry::GameId;
//!
//! let bots = vec![Level::Greedy, Level::Random, Level::Random];
//! let fixture = Fixture::new(GameId::Buccaneer, bots);
//! let mut played = Vec::new();
//! run::<ArenaError>(&fixture, &[0, 1, 2], 1, |done| {
//!     played.push(done.result);
//!     Ok(())
//! })?;
//! let report = Report::new(&fixture, &played);
//! assert_eq!(report.finished, 3);
//! # Ok::<(), ArenaError>(())
//! ```

mod balance;
mod entrant;
mod error;
mod facts;
mod fixture;
mod interval;
mod journal;
mod play;
mod rating;
mod report;
mod run;
mod spread;
mod times;

pub use balance::{Balance, ColorLine, Deed, EventRate};
pub use entrant::{Entrant, UnknownEntrant};
pub use error::ArenaError;
pub use facts::{Counts, Facts};
pub use fixture::{Dealing, Fixture};
pub use interval::{Interval, Share};
pub use journal::Journal;
pub use play::{MatchResult, SeatResult};
pub use rating::Rating;
pub use report::{BotLine, LevelLine, Millis, Report, Results, SeatLine};
pub use run::{Done, run};
pub use spread::Spread;
pub use times::Times;
