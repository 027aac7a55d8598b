//! Several nodes as one server, as plain values: events go in, effects come out, and the time is
//! passed in.
//!
//! - [`lease::TableLease`]: who owns a table. The database decides by a *term*, the fencing token
//!   that every append is checked against; this value decides what to try next.
//! - [`detector::FailureDetector`]: which nodes are gone, counted in looks that succeeded.
//! - [`heartbeat::Heartbeat`]: when a node may speak for its tables.
//! - [`link::Link`] and [`link::OwnerLink`]: the messages of sockets on one node to tables on
//!   another, over a bus that may lose, double and delay each of them.
//! - [`takeover::Takeover`]: which tables of a lost node are claimed and loaded, in which order.
//! - [`drain::Drain`]: leaving in order.
//!
//! Around them, [`bus`] carries messages within a process or over NATS, and [`endpoint`] runs links
//! over it.
//!
//! ```
//! use fleet::lease::{Answer, Effect, Event, From, Owner, Row, Statement, TableLease};
//! use fleet::{NodeId, Term};
//!
//! let mut lease = TableLease::<&str>::new(NodeId(7));
//! assert_eq!(lease.handle(Event::Wanted), [Effect::Send(Statement::ReadLease)]);
//!
//! // Nobody owns the table: claim it.
//! let row = Row { node: None, term: Term(3), next: 12 };
//! let read = Event::Answered(Statement::ReadLease, Answer::Lease(row, Owner::Alive));
//! let claim = Statement::Claim { seen: Term(3), from: From::Nobody };
//! assert_eq!(lease.handle(read), [Effect::Send(claim.clone())]);
//!
//! // Read the log after the claim, then run the table.
//! let load = Statement::ReadLog { term: Term(4) };
//! assert_eq!(lease.handle(Event::Answered(claim, Answer::Done)), [Effect::Send(load.clone())]);
//! assert_eq!(lease.handle(Event::Answered(load, Answer::Log(12))), [Effect::Run(Term(4))]);
//! ```

pub mod bus;
pub mod detector;
pub mod drain;
pub mod endpoint;
pub mod heartbeat;
mod ids;
pub mod lease;
pub mod link;
pub mod takeover;

pub use ids::{Beat, NodeId, Term};
