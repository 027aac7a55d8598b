//! `cargo xtask run`: the client and the server, built and started.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::web;
use crate::web::{Compiler, Effort};
use crate::workspace::Workspace;

/// Builds everything and serves until it is interrupted.
///
/// The server is built like the tests, with which it shares its dependencies: rules and bots are
/// optimised, the rest is compiled as fast as possible. `cargo xtask dist` makes the one to ship.
pub(crate) fn run(workspace: &Workspace, port: u16) -> Result<()> {
    let client = workspace.dist().join("index.html");
    let server = workspace.target().join("debug/freebooter");
    println!("{}", Build::new(1, "the client, from Rust to WebAssembly", 2, &client));
    web::build(workspace, Compiler::Auto, Effort::Quick)?;
    println!("{}", Build::new(2, "the server, with the client inside", 2, &server));
    workspace.cargo().args(["build", "--package", "freebooter"]).run()?;
    let address = free_address(port)?;
    println!("\n  Freebooter is at http://{address}/  (Ctrl-C ends it)\n");
    let listen = address.to_string();
    cmd!(workspace.shell, "{server} serve --listen {listen}").quiet().run()?;
    Ok(())
}

/// One of the two things that are built.
struct Build {
    number: u8,
    name: &'static str,
    /// The first time, on two cores.
    minutes: u8,
    again: bool,
}

impl Build {
    /// `result` is there if this was built before.
    fn new(number: u8, name: &'static str, minutes: u8, result: &Path) -> Self {
        Self { number, name, minutes, again: result.exists() }
    }
}

impl std::fmt::Display for Build {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { number, name, minutes, again } = self;
        let time = if *again {
            "only what has changed".to_owned()
        } else {
            format!("about {minutes} minutes on two cores, the first time")
        };
        write!(f, "[{number}/2] building {name}: {time}")
    }
}

/// The first port from `port` on that nobody listens on.
fn free_address(port: u16) -> Result<SocketAddr> {
    (port..=u16::MAX)
        .map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)))
        .find(|address| TcpListener::bind(address).is_ok())
        .with_context(|| format!("no port from {port} on is free"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_passed_over() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = taken.local_addr().expect("a bound port").port();
        let found = free_address(port).expect("another free port");
        assert_ne!(found.port(), port);
    }

    #[test]
    fn people_are_told_how_long_it_takes_only_where_it_takes_long() {
        let first = Build::new(1, "the client", 3, Path::new("/nowhere/index.html"));
        assert_eq!(
            first.to_string(),
            "[1/2] building the client: about 3 minutes on two cores, the first time"
        );
        let again = Build::new(2, "the server", 3, Path::new("/"));
        assert_eq!(again.to_string(), "[2/2] building the server: only what has changed");
    }
}
