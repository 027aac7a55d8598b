//! A separate server, which can be killed and started again.

use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::database::execute;
use crate::{Database, program, shared};

/// How long a start may take: one after a crash has to wait for the processes of the one before.
const START: Duration = Duration::from_secs(60);

/// A PostgreSQL with a folder of its own, on loopback. It ends when this is dropped.
#[derive(Debug)]
pub struct Instance {
    folder: TempDir,
    port: u16,
    settings: Vec<String>,
    process: Option<Child>,
}

impl Instance {
    /// Makes and starts a server with these settings, as in `fsync=off`.
    pub fn start(settings: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the database");
        make(folder.path());
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        let mut instance = Self { folder, port: free_port(), settings, process: None };
        instance.run();
        instance
    }

    /// A standby of this server: it follows as long as it isn't promoted.
    #[must_use]
    pub fn start_standby(&self) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the database");
        let programs = program::folder().expect(crate::MISSING);
        program::hand_over(folder.path());
        let copied = program::command(&programs.join("pg_basebackup"))
            .args(["--host=127.0.0.1", "--username=postgres", "--write-recovery-conf"])
            .args(["--checkpoint=fast", "--no-sync", &format!("--port={}", self.port)])
            .arg("--pgdata")
            .arg(folder.path().join("data"))
            .current_dir("/")
            .output()
            .expect(crate::MISSING);
        let said = String::from_utf8_lossy(&copied.stderr);
        assert!(copied.status.success(), "pg_basebackup: {said}");
        let settings = self.settings.clone();
        let mut standby = Self { folder, port: free_port(), settings, process: None };
        standby.run();
        standby
    }

    /// A database that is on this server already.
    pub fn database(&self, name: &str) -> Database {
        Database::existing(&self.url(), name)
    }

    /// Makes a standby the server that takes writes.
    pub fn promote(&self) {
        self.execute("SELECT pg_promote()");
    }

    /// Changes a setting while the server runs.
    pub fn set(&self, setting: &str, value: &str) {
        // Where nothing may be written, settings may be.
        self.execute(&format!("ALTER SYSTEM SET {setting} = {value}"));
        self.execute("SELECT pg_reload_conf()");
    }

    fn execute(&self, statement: &str) {
        execute(&format!("{}/postgres", self.url()), statement).expect("a valid statement");
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the server, without a database.
    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}", self.port)
    }

    /// Kills the server with SIGKILL. Its other processes notice and end, too.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("our own process");
            process.wait().expect("our own process");
        }
    }

    /// Starts the server again, and waits until it answers.
    pub fn run(&mut self) {
        let begun = Instant::now();
        while !self.has_started(begun) {
            // Processes of the server before may still hold its memory: try again.
            assert!(begun.elapsed() < START, "PostgreSQL does not start");
            sleep(Duration::from_millis(100));
        }
    }

    /// Starts the process, and waits until it answers or ends.
    fn has_started(&mut self, begun: Instant) -> bool {
        let url = self.url();
        let mut server = serve(self.folder.path(), self.port, &self.settings);
        let process = self.process.insert(server.spawn().expect(crate::MISSING));
        while begun.elapsed() < START {
            if shared::answers(&url) {
                return true;
            }
            if process.try_wait().expect("our own process").is_some() {
                return false;
            }
            sleep(Duration::from_millis(20));
        }
        false
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Makes a database folder inside another.
pub(crate) fn make(folder: &Path) {
    let programs = program::folder().expect(crate::MISSING);
    program::hand_over(folder);
    let made = program::command(&programs.join("initdb"))
        .args(["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"])
        .arg("--pgdata")
        .arg(folder.join("data"))
        .current_dir("/")
        .output()
        .expect(crate::MISSING);
    assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
}

/// The server itself.
pub(crate) fn serve(folder: &Path, port: u16, settings: &[String]) -> Command {
    let programs = program::folder().expect(crate::MISSING);
    let mut command = program::command(&programs.join("postgres"));
    command.arg("-D").arg(folder.join("data"));
    command.args(["-c", "listen_addresses=127.0.0.1", "-c", &format!("port={port}")]);
    command.args(["-c", &format!("unix_socket_directories={}", folder.display())]);
    command.args(["-c", "max_connections=300", "-c", "shared_buffers=64MB"]);
    for setting in settings {
        command.args(["-c", setting]);
    }
    command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// A port that nobody listens on at this moment.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    listener.local_addr().expect("it listens").port()
}
