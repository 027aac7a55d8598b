//! The name of a fleet, and who is already there under it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bytes::Bytes;
use serde::{Deserialize, Serialize};
use tokio::task::JoinHandle;

use crate::NodeId;
use crate::bus::{Bus, BusError};

/// How long others have to say who they are.
const WITHIN: Duration = Duration::from_millis(500);

/// The name of a fleet, which all of its subjects begin with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FleetName(String);

impl FleetName {
    /// `fb.NAME.` and the rest.
    pub fn subject(&self, rest: impl fmt::Display) -> String {
        format!("fb.{}.{rest}", self.0)
    }
}

impl Default for FleetName {
    fn default() -> Self {
        Self("freebooter".into())
    }
}

impl fmt::Display for FleetName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for FleetName {
    type Err = JoinError;

    fn from_str(name: &str) -> Result<Self, JoinError> {
        let part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if (1..=64).contains(&name.len()) && name.chars().all(part) {
            return Ok(Self(name.to_owned()));
        }
        Err(JoinError::Name(name.to_owned()))
    }
}

/// Why a node cannot join a fleet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JoinError {
    /// The name cannot be part of a subject.
    #[error(
        "`{0}` is not a name for a fleet; use up to 64 letters, digits, hyphens and underscores"
    )]
    Name(String),
    /// Another database has a fleet of this name here.
    #[error(
        "another fleet named `{0}` uses this NATS with another database; choose another `name` \
         under [fleet]"
    )]
    Taken(FleetName),
    /// The bus failed.
    #[error(transparent)]
    Bus(#[from] BusError),
}

/// What a node says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Hello {
    node: NodeId,
    /// Identifies the database, which makes a fleet one fleet.
    database: String,
}

/// A node's presence under the fleet's name. It ends when it is dropped.
#[derive(Debug)]
pub struct Joined(JoinHandle<()>);

impl Drop for Joined {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Joins the fleet of a database, unless another one has its name on this bus. Two that start at the
/// same time both notice: each listens before it asks.
pub async fn join(
    bus: &(impl Bus + Clone),
    name: &FleetName,
    node: NodeId,
    database: &str,
) -> Result<Joined, JoinError> {
    let subject = name.subject("hello");
    let own = Hello { node, database: database.to_owned() };
    let own: Bytes = serde_json::to_vec(&own).expect("strings and numbers are JSON").into();
    let joined = answer(bus.clone(), &subject, own.clone()).await?;
    let others = bus.ask_all(&subject, own, WITHIN).await?;
    let hello = |answer: &Bytes| serde_json::from_slice::<Hello>(answer).ok();
    if others.iter().filter_map(hello).any(|other| other.database != database) {
        return Err(JoinError::Taken(name.clone()));
    }
    Ok(joined)
}

/// Says who is here to everybody who asks.
async fn answer(bus: impl Bus, subject: &str, own: Bytes) -> Result<Joined, BusError> {
    let mut asked = bus.subscribe(subject, None).await?;
    Ok(Joined(tokio::spawn(async move {
        while let Some(message) = asked.next().await {
            if let Some(reply) = message.reply {
                // A node that misses it asks again when it joins.
                let _ = bus.publish(&reply, own.clone()).await;
            }
        }
    })))
}
