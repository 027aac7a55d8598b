//! A NATS server of a test's own, on loopback, with a throw-away folder.

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

pub(crate) struct NatsServer {
    folder: TempDir,
    port: u16,
    child: Option<Child>,
}

fn program() -> PathBuf {
    // Debian puts it where only root looks by default.
    let known = ["nats-server", "/usr/sbin/nats-server"].map(PathBuf::from);
    let runs = |program: &PathBuf| {
        let quiet = Command::new(program).arg("--version").stdout(Stdio::null()).status();
        quiet.is_ok_and(|status| status.success())
    };
    known.into_iter().find(runs).expect(
        "these tests need nats-server: install the Debian package nats-server, as `cargo xtask \
         test` does, or put it on the PATH",
    )
}

impl NatsServer {
    /// Starts a server with these lines in its configuration.
    pub(crate) fn start(configuration: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let mut file = std::fs::File::create(folder.path().join("nats.conf")).expect("a file");
        writeln!(file, "listen: \"127.0.0.1:{port}\"\n{configuration}").expect("it is written");
        let mut server = Self { folder, port, child: None };
        server.restart();
        server
    }

    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Kills the server with no warning.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it is killed");
            child.wait().expect("it ends");
        }
    }

    /// Starts it at the same address.
    pub(crate) fn restart(&mut self) {
        self.kill();
        let mut command = Command::new(program());
        command.arg("--config").arg(self.folder().join("nats.conf"));
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        self.child = Some(child.expect("nats-server starts"));
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "nats-server does not listen");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A server that others may use at the same time: the one of `FREEBOOTER_TEST_NATS`, or one of our
/// own.
pub(crate) enum Shared {
    Given(String),
    Own(NatsServer),
}

impl Shared {
    pub(crate) fn new() -> Self {
        match std::env::var("FREEBOOTER_TEST_NATS") {
            Ok(address) if !address.is_empty() => Self::Given(address),
            _ => Self::Own(NatsServer::start("")),
        }
    }

    pub(crate) fn address(&self) -> String {
        match self {
            Self::Given(address) => address.clone(),
            Self::Own(server) => server.address(),
        }
    }
}
