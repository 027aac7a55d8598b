//! A client of the server, for tests and for the load test.
//!
//! ```no_run
//! # async fn example() -> anyhow::Result<()> {
//! use test_client::{Guest, Socket};
//! use serde_json::json;
//!
//! let server = "127.0.0.1:8080".parse()?;
//! let guest = Guest::come(server).await?;
//! let table = guest.make(&json!({"game": "buccaneer", "players": 3})).await?;
//! let mut socket = Socket::open(server, &guest, &table.id).await?;
//! socket.say(&json!({"hello": {}})).await?;
//! # Ok(())
//! # }
//! ```

mod guest;
mod http;
mod policy;
mod process;
mod socket;

pub use guest::Guest;
pub use policy::{choose, play_out};
pub use process::{Server, example};
pub use socket::{PersonalSocket, Socket};
