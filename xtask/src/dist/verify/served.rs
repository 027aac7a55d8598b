//! A server that runs in another root folder, without systemd.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Result, bail, ensure};

/// How often and how long a server is waited for.
const TRIES: u32 = 300;
const PAUSE: Duration = Duration::from_millis(100);

/// A running server; ended when it is dropped.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    child: Child,
}

impl Served {
    /// Starts a program of another root folder as a user, with its data in a folder there.
    pub(crate) fn start(root: &Path, program: &str, data: &str, user: u64) -> Result<Self> {
        let address = free_address()?;
        let child = Command::new("/usr/sbin/chroot")
            .arg(format!("--userspec={user}:{user}"))
            .arg(root)
            .args([program, "serve"])
            .env_clear()
            .env("FREEBOOTER_LISTEN", address.to_string())
            .env("FREEBOOTER_DATA", data)
            .env("FREEBOOTER_LOG__FILTER", "warn")
            .stdin(Stdio::null())
            .spawn()?;
        let served = Self { address, child };
        wait_for(address)?;
        Ok(served)
    }

    /// Asks it to stop, and expects that it does so in peace.
    pub(crate) fn stop(mut self) -> Result<()> {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status()?;
        let status = self.child.wait()?;
        ensure!(status.success(), "the server ended with {status}");
        Ok(())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A port that nobody uses now.
pub(crate) fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?)
}

/// Waits until somebody listens.
pub(crate) fn wait_for(address: SocketAddr) -> Result<()> {
    for _ in 0..TRIES {
        if TcpStream::connect(address).is_ok() {
            return Ok(());
        }
        sleep(PAUSE);
    }
    bail!("nobody listens at {address}");
}
