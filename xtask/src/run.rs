//! `cargo xtask run`: the client and the server, built and started.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};

use anyhow::{Context, Result};

use crate::web;
use crate::web::{Compiler, Effort};
use crate::workspace::Workspace;

/// Builds everything and serves until it is interrupted.
pub(crate) fn run(workspace: &Workspace, port: u16) -> Result<()> {
    web::build(workspace, Compiler::Auto, Effort::Quick)?;
    let package = ["--release", "--package", "freebooter"];
    workspace.cargo().arg("build").args(package).run()?;
    let address = free_address(port)?;
    println!("\n  Freebooter is at http://{address}/  (Ctrl-C ends it)\n");
    let listen = address.to_string();
    workspace
        .cargo()
        .args(["run", "--quiet"])
        .args(package)
        .args(["--", "serve", "--listen", &listen])
        .run()?;
    Ok(())
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
}
