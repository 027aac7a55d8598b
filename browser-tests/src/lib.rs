//! Tests of the client in a real browser.
//!
//! [`visit`] starts the server in this process on a free port, ChromeDriver on another, and a
//! headless Chromium with a fresh profile; hands the test a [`Page`]; and ends all of them when the
//! test is over, however it ends. The tests themselves are in `tests/`; `cargo xtask test` runs them
//! after it has built the client.

mod chromium;
mod command;
mod matches;
mod page;
mod seated;

use std::future::Future;

use anyhow::{Context, Result};
use server::{Config, Service, WebhookRules};
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::{JoinError, JoinHandle};

pub use crate::matches::{record, until};
pub use crate::page::{Page, Theme};
pub use crate::seated::{Hand, Stretch};

use crate::chromium::Chromium;

/// Runs a test on a page of its own.
pub async fn visit<T, F>(test: impl FnOnce(Page) -> F) -> Result<T>
where
    T: Send + 'static,
    F: Future<Output = Result<T>> + Send + 'static,
{
    meet(|[page]| test(page)).await
}

/// Runs a test with several people at one server, each with a browser of its own.
pub async fn meet<const PEOPLE: usize, T, F>(test: impl FnOnce([Page; PEOPLE]) -> F) -> Result<T>
where
    T: Send + 'static,
    F: Future<Output = Result<T>> + Send + 'static,
{
    let server = TestServer::open().await?;
    let mut browsers = Vec::new();
    for _ in 0..PEOPLE {
        browsers.push(Chromium::start().await?);
    }
    let page = |number: usize| Page::new(browsers[number].client().clone(), server.address.clone());
    // A task of its own, so that a panic comes back here as a value.
    let result = tokio::spawn(test(std::array::from_fn(page))).await;
    for browser in browsers {
        browser.stop().await?;
    }
    server.close().await?;
    outcome(result)
}

/// Runs a test on a page whose server the test itself may stop.
pub async fn strand<T, F>(test: impl FnOnce(Page, TestServer) -> F) -> Result<T>
where
    T: Send + 'static,
    F: Future<Output = Result<T>> + Send + 'static,
{
    let server = TestServer::open().await?;
    let browser = Chromium::start().await?;
    let page = Page::new(browser.client().clone(), server.address.clone());
    let result = tokio::spawn(test(page, server)).await;
    browser.stop().await?;
    outcome(result)
}

/// What a test came to; a panic goes on from here.
fn outcome<T>(result: Result<Result<T>, JoinError>) -> Result<T> {
    match result {
        Ok(result) => result,
        Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
        Err(error) => Err(error.into()),
    }
}

/// A running server.
pub struct TestServer {
    address: String,
    data: Store,
    stop: oneshot::Sender<()>,
    server: JoinHandle<std::io::Result<()>>,
}

impl TestServer {
    async fn open() -> Result<Self> {
        Self::listen("127.0.0.1:0", Store::memory()?).await
    }

    async fn listen(at: &str, data: Store) -> Result<Self> {
        let (stop, stopped) = oneshot::channel();
        let listener = TcpListener::bind(at).await?;
        let address = format!("http://{}", listener.local_addr()?);
        // Alerts may go to this machine.
        let webhooks = WebhookRules { enabled: true, private: true };
        let config = Config { webhooks, ..Config::default() };
        let service = Service::new(config, data.clone());
        let server = tokio::spawn(server::serve_until(listener, service, async {
            // A sender that is gone is a reason to stop as well.
            let _ = stopped.await;
        }));
        Ok(Self { address, data, stop, server })
    }

    /// Stops the server: from now on nobody answers.
    pub async fn close(self) -> Result<Stopped> {
        let at = self.address.trim_start_matches("http://").to_owned();
        // The server may have failed; then there is nobody to stop and the next line says so.
        let _ = self.stop.send(());
        self.server.await?.context("the server")?;
        Ok(Stopped { at, data: self.data })
    }
}

/// A server that was stopped.
pub struct Stopped {
    at: String,
    data: Store,
}

impl Stopped {
    /// Starts it again, with all that it knew.
    pub async fn restart(self) -> Result<TestServer> {
        TestServer::listen(&self.at, self.data).await
    }

    /// Starts another one at the same address, which knows nothing.
    pub async fn replace(self) -> Result<TestServer> {
        TestServer::listen(&self.at, Store::memory()?).await
    }
}
