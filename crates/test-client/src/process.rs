//! A server in a process of its own, which can be killed.

use std::fs::File;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use tempfile::NamedTempFile;
use tokio::net::TcpStream;
use tokio::time::sleep;

/// What a server logs when the matches that were running are in its memory.
const RESUMED: &str = "matches resumed";

/// An example that is built beside the test that runs.
pub fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("this program has a path");
    let built = test.parent().and_then(Path::parent).expect("tests are below the target folder");
    built.join("examples").join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// A running server; killed when it is dropped.
pub struct Server {
    program: PathBuf,
    data: PathBuf,
    /// One of several on the same data.
    is_node: bool,
    /// Further settings.
    variables: Vec<(String, String)>,
    /// Where it listens, also after a restart.
    pub address: SocketAddr,
    child: Child,
    /// What it wrote to its standard error, also before a restart.
    said: NamedTempFile,
}

impl Server {
    /// Starts a program that reads `FREEBOOTER_LISTEN` and `FREEBOOTER_DATA`.
    pub async fn start(program: &Path, data: &Path) -> Result<Self> {
        Self::start_as(program, data, false, &[]).await
    }

    /// The same as one of several servers on one database: `FREEBOOTER_NODE` is its address.
    pub async fn start_node(program: &Path, data: &Path) -> Result<Self> {
        Self::start_as(program, data, true, &[]).await
    }

    /// The same with further settings, as variables.
    pub async fn start_node_with(
        program: &Path,
        data: &Path,
        variables: &[(&str, &str)],
    ) -> Result<Self> {
        Self::start_as(program, data, true, variables).await
    }

    async fn start_as(
        program: &Path,
        data: &Path,
        is_node: bool,
        variables: &[(&str, &str)],
    ) -> Result<Self> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let said = NamedTempFile::new()?;
        let own = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        let variables: Vec<_> = variables.iter().map(own).collect();
        let child = run(program, data, address, is_node, &variables, said.reopen()?)?;
        let (program, data) = (program.to_owned(), data.to_owned());
        let mut server = Self { program, data, is_node, variables, address, child, said };
        server.ready().await?;
        Ok(server)
    }

    /// Ends the process at once, as `kill -9` does.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks the process to end, as a service manager does, and waits for it.
    pub async fn stop(&mut self) -> Result<()> {
        let id = self.child.id().to_string();
        ensure!(Command::new("kill").arg(id).status()?.success(), "cannot signal the server");
        while self.is_running() {
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Starts it again on the same data.
    pub async fn restart(&mut self) -> Result<()> {
        let said = File::options().append(true).open(self.said.path())?;
        let Self { program, data, address, is_node, variables, .. } = self;
        self.child = run(program, data, *address, *is_node, variables, said)?;
        self.ready().await
    }

    /// Stops the process where it is, as a machine that hangs does, or lets it go on.
    pub fn pause(&self, pause: bool) -> Result<()> {
        let signal = if pause { "-STOP" } else { "-CONT" };
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status()?;
        ensure!(sent.success(), "cannot signal the server");
        Ok(())
    }

    /// How many lines of what it wrote contain this.
    pub fn said(&self, part: &str) -> Result<usize> {
        let said = std::fs::read_to_string(self.said.path())?;
        Ok(said.lines().filter(|line| line.contains(part)).count())
    }

    /// Whether it is still there.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Every panic that it told of. A task that panics does not end the process.
    pub fn panics(&self) -> Result<Vec<String>> {
        let said = std::fs::read_to_string(self.said.path())?;
        Ok(said.lines().filter(|line| line.contains("panicked at")).map(str::to_owned).collect())
    }

    /// Waits until the running matches are in memory again after a restart; how many there are.
    pub async fn resumed(&mut self) -> Result<usize> {
        for _ in 0..6_000 {
            let said = std::fs::read_to_string(self.said.path())?;
            let line = said.lines().rev().find(|line| line.contains(RESUMED));
            if let Some((_, number)) = line.and_then(|line| line.rsplit_once("matches=")) {
                return Ok(number.trim().parse()?);
            }
            if !self.is_running() {
                bail!("the server has ended");
            }
            sleep(Duration::from_millis(10)).await;
        }
        bail!("no match was resumed within a minute");
    }

    /// Bytes of memory in use.
    pub fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next());
        Ok(kilobytes.context("no VmRSS")?.parse::<u64>()? * 1024)
    }

    /// Seconds of processor time used so far.
    pub fn processor(&self) -> Result<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let (_, fields) = stat.rsplit_once(')').context("no stat")?;
        let ticks: Vec<f64> =
            fields.split_whitespace().skip(11).take(2).map_while(|t| t.parse().ok()).collect();
        Ok(ticks.iter().sum::<f64>() / 100.0)
    }

    async fn ready(&mut self) -> Result<()> {
        for _ in 0..500 {
            if TcpStream::connect(self.address).await.is_ok() {
                return Ok(());
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("the server has ended: {status}");
            }
            sleep(Duration::from_millis(20)).await;
        }
        bail!("the server does not answer");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have been killed already.
        let _ = self.kill();
        if std::thread::panicking() {
            let said = std::fs::read_to_string(self.said.path()).unwrap_or_default();
            eprintln!("the server said:\n{said}");
        }
    }
}

fn run(
    program: &Path,
    data: &Path,
    address: SocketAddr,
    is_node: bool,
    variables: &[(String, String)],
    said: File,
) -> Result<Child> {
    let mut command = Command::new(program);
    command.envs(variables.iter().cloned());
    if is_node {
        command.env("FREEBOOTER_NODE", address.to_string());
    }
    command.env("FREEBOOTER_LISTEN", address.to_string()).env("FREEBOOTER_DATA", data);
    command.env("FREEBOOTER_LIMITS__RATES", "false");
    for limit in ["SOCKETS_OF_ADDRESS", "SOCKETS_OF_PERSON", "CONNECTIONS", "OPEN_TABLES"] {
        command.env(format!("FREEBOOTER_LIMITS__{limit}"), "1000000");
    }
    command.stdout(Stdio::null()).stdin(Stdio::null()).stderr(said);
    command.spawn().with_context(|| format!("cannot start {}", program.display()))
}
