//! What a fleet for a given number of players would take: arithmetic, and a seeded discrete-event
//! simulation of its commits.
//!
//! Both rest on assumptions ([`Assumptions`]) that were estimated or measured one by one on small
//! machines. They have not been compared with a measured fleet of three nodes; until they have,
//! take their results for orders of magnitude.
//!
//! ```
//! use plan::{Assumptions, Estimate, Scenario};
//!
//! let scenario = Scenario::for_players(1_000_000)?;
//! let estimate = Estimate::of(&scenario, &Assumptions::default());
//! assert_eq!((scenario.nodes, estimate.tables, estimate.actions), (16, 250_000.0, 50_000.0));
//! # Ok::<(), plan::ScenarioError>(())
//! ```

mod assumptions;
mod estimate;
mod quantiles;
mod scenario;
mod simulation;
mod station;

pub use assumptions::Assumptions;
pub use estimate::{Estimate, Takeover};
pub use quantiles::Quantiles;
pub use scenario::{MOST_PLAYERS, Scenario, ScenarioError};
pub use simulation::{Fault, Outcome, simulate};
pub use station::Station;

/// What must be said wherever a plan is shown.
pub const CAVEAT: &str = "These figures come from arithmetic and a simulation. They have not been \
                          compared with a measured fleet of three nodes: take them for orders of \
                          magnitude.";
