//! ChromeDriver and the Chromium that it drives.

use std::process::Stdio;

use anyhow::{Context, Result, bail};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// What keeps a headless Chromium quiet and off the network.
const ARGUMENTS: [&str; 10] = [
    "--headless=new",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--window-size=1440,900",
];

/// How often it is tried to start ChromeDriver.
const TRIES: usize = 5;

/// A running browser; its processes end with it.
pub(crate) struct Chromium {
    client: Client,
    driver: Child,
    _profile: TempDir,
}

impl Chromium {
    pub(crate) async fn start() -> Result<Self> {
        let profile = tempfile::tempdir()?;
        let (driver, port) = start_some_driver().await?;
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities(&profile)?)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .context("starting Chromium through ChromeDriver")?;
        Ok(Self { client, driver, _profile: profile })
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// Closes the browser, then ends the driver.
    pub(crate) async fn stop(mut self) -> Result<()> {
        let closed = self.client.close().await;
        self.driver.kill().await?;
        closed.context("closing Chromium")
    }
}

/// ChromeDriver ends if the free port that it chose was taken before it listened: another try
/// finds another one.
async fn start_some_driver() -> Result<(Child, u16)> {
    for _ in 1..TRIES {
        if let Ok(started) = start_driver().await {
            return Ok(started);
        }
    }
    start_driver().await
}

/// Starts ChromeDriver on a free port, which it tells on its standard output.
async fn start_driver() -> Result<(Child, u16)> {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .context("starting chromedriver (the Debian package chromium-driver)")?;
    let output = driver.stdout.take().context("the output is piped")?;
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await? {
        let Some((_, port)) = line.split_once("started successfully on port ") else { continue };
        let port = port.trim_end_matches('.').parse().context("ChromeDriver's port")?;
        // Whatever it says later is read and dropped, so that it never blocks on a full pipe.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        return Ok((driver, port));
    }
    bail!("ChromeDriver ended without saying on which port it listens")
}

fn capabilities(profile: &TempDir) -> Result<Map<String, Value>> {
    let mut arguments: Vec<String> = ARGUMENTS.map(String::from).into();
    arguments.push(format!("--user-data-dir={}", profile.path().display()));
    // Chromium's sandbox refuses to run as root, as which tests often run in containers.
    if is_root() {
        arguments.push("--no-sandbox".into());
    }
    let capabilities = json!({
        "browserName": "chrome",
        "goog:chromeOptions": { "args": arguments },
        "goog:loggingPrefs": { "browser": "ALL" },
        // axe-core looks at a whole page in one script, on machines that do other things as well.
        "timeouts": { "script": 300_000 },
    });
    capabilities.as_object().cloned().context("an object")
}

fn is_root() -> bool {
    let id = std::process::Command::new("id").arg("--user").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
