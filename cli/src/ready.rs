//! `freebooter ready`: a health check for environments without other programs, such as containers.

use crate::{args::Ready, failure::Failure};
use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

/// A server that takes longer is not ready for those who play.
const PATIENCE: Duration = Duration::from_secs(4);

pub(crate) fn run(ready: &Ready) -> Result<(), Failure> {
    let address = reachable(ready.listen);
    let unreachable = |error: io::Error| {
        io::Error::new(error.kind(), format!("{address} does not answer: {error}"))
    };
    let answer = ask(address).map_err(unreachable)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.split(' ').nth(1) == Some("200") {
        anstream::println!("{address} is ready");
        return Ok(());
    }
    let why = if body.is_empty() { head.lines().next().unwrap_or_default() } else { body.trim() };
    Err(io::Error::other(format!("{address} is not ready: {why}")).into())
}

/// Who listens everywhere also listens here.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET /readyz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
    let mut answer = String::new();
    // The answer is short; something else may listen there.
    stream.take(64 * 1024).read_to_string(&mut answer)?;
    Ok(answer)
}
