//! `freebooter ready`: a health check for containers and scripts that have no other HTTP client.

use crate::{args::Ready, failure::Failure};
use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    time::Duration,
};
use ureq::Agent;

/// A server that takes longer is not ready for players.
const PATIENCE: Duration = Duration::from_secs(4);

/// Something else may listen at the address, and say anything.
const LONGEST_ANSWER: u64 = 64 * 1024;

pub(crate) fn run(ready: &Ready) -> Result<(), Failure> {
    let address = reachable(ready.listen);
    let unreachable = |error| io::Error::other(format!("{address} does not answer: {error}"));
    let (status, body) = ask(address).map_err(unreachable)?;
    if status == 200 {
        anstream::println!("{address} is ready");
        return Ok(());
    }
    let why = if body.trim().is_empty() { format!("status {status}") } else { body };
    Err(io::Error::other(format!("{address} is not ready: {}", why.trim())).into())
}

/// A server that listens on every address also listens on the loopback one.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

fn ask(address: SocketAddr) -> Result<(u16, String), ureq::Error> {
    let config = Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .http_status_as_error(false)
        .proxy(None)
        .build();
    let mut answer =
        Agent::new_with_config(config).get(format!("http://{address}/readyz")).call()?;
    let body = answer.body_mut().with_config().limit(LONGEST_ANSWER).read_to_string()?;
    Ok((answer.status().as_u16(), body))
}
