//! A page as a person meets it: looked at, clicked, waited for.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use base64::prelude::{BASE64_STANDARD, Engine};
use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::command::Command;

/// A machine that builds and tests at the same time is slow.
const PATIENCE: Duration = Duration::from_secs(60);

const SOON: Duration = Duration::from_millis(20);

/// What chromedriver says if the page changes while it looks.
const ABORTED: &str = "aborted by navigation";

/// The colours that the person's system asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// A page of the client.
#[derive(Clone, Debug)]
pub struct Page {
    client: Client,
    address: String,
}

impl Page {
    pub(crate) fn new(client: Client, address: String) -> Self {
        Self { client, address }
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// Opens a path of the client.
    pub async fn open(&self, path: &str) -> Result<()> {
        let address = format!("{}{path}", self.address);
        self.client.goto(&address).await.with_context(|| format!("opening {path}"))
    }

    /// Loads the page again, as after closing the tab.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.client.refresh().await?)
    }

    /// Closes the tab, waits a little, and opens the path in another one.
    pub async fn reopen(&self, path: &str) -> Result<()> {
        let tab = self.client.new_window(true).await?.handle;
        self.client.close_window().await?;
        self.client.switch_to_window(tab).await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        self.open(path).await
    }

    /// The path in the address bar.
    pub async fn path(&self) -> Result<String> {
        Ok(self.client.current_url().await?.path().to_owned())
    }

    /// Waits until there is such an element.
    pub async fn wait_for(&self, css: &str) -> Result<Element> {
        let begun = Instant::now();
        loop {
            let wait = self.client.wait().at_most(PATIENCE).every(SOON);
            match wait.for_element(Locator::Css(css)).await {
                // Another page comes just then.
                Err(CmdError::NotW3C(told)) if told == ABORTED && begun.elapsed() < PATIENCE => {}
                found => return found.with_context(|| format!("waiting for {css}")),
            }
        }
    }

    /// Waits for an element, then clicks it.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.click_nth(css, 0).await
    }

    /// Waits for such elements, then clicks one of them, counted round and round.
    ///
    /// Something may fly past just then or lie over it, or the piece be drawn anew: like a person, it
    /// scrolls there and tries again.
    pub async fn click_nth(&self, css: &str, number: usize) -> Result<()> {
        let begun = Instant::now();
        loop {
            self.wait_for(css).await?;
            let all = self.all(css).await?;
            let Some(one) = all.get(number % all.len().max(1)) else { continue };
            match one.click().await {
                Err(error) if is_passing(&error) && begun.elapsed() < PATIENCE => {
                    // What lies over it is no longer in the way in the middle.
                    let middle = "arguments[0]?.scrollIntoView?.({ block: 'center' })";
                    let _ = self.client.execute(middle, vec![serde_json::to_value(one)?]).await;
                    tokio::time::sleep(SOON).await;
                }
                clicked => return clicked.with_context(|| format!("clicking {css}")),
            }
        }
    }

    /// All such elements there are now.
    pub async fn all(&self, css: &str) -> Result<Vec<Element>> {
        Ok(self.client.find_all(Locator::Css(css)).await?)
    }

    /// True if there is such an element now.
    pub async fn has(&self, css: &str) -> Result<bool> {
        Ok(!self.all(css).await?.is_empty())
    }

    /// Waits for an element and reads its text.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.wait_for(css).await?.text().await?)
    }

    /// Runs a script in the page; `arguments[0]` is the argument, what it returns is the answer.
    pub async fn run(&self, script: &str, argument: Value) -> Result<Value> {
        Ok(self.client.execute(script, vec![argument]).await?)
    }

    /// Presses a key, named as in the standard, on whatever has the focus.
    pub async fn press(&self, key: &str) -> Result<()> {
        Ok(self.client.active_element().await?.send_keys(key).await?)
    }

    /// Fails if the page reported an error to the console since this was last asked.
    pub async fn assert_no_errors(&self) -> Result<()> {
        let log = self.client.issue_cmd(Command::console()).await?;
        let entries = log.as_array().cloned().unwrap_or_default();
        let errors: Vec<_> = entries
            .iter()
            .filter(|entry| entry["level"] == "SEVERE")
            .map(|entry| entry["message"].to_string())
            .collect();
        ensure!(errors.is_empty(), "the console shows: {}", errors.join("\n"));
        Ok(())
    }

    /// Makes the window this large; narrow ones are phones.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        self.resize_and_scale(width, height, 1.0).await
    }

    /// Makes the window this large, with this number of screen pixels per pixel of the page.
    pub async fn resize_and_scale(&self, width: u32, height: u32, scale: f64) -> Result<()> {
        let params = json!({
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 600,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", &params).await.map(drop)
    }

    /// Makes the system ask for these colours.
    pub async fn prefer(&self, theme: Theme) -> Result<()> {
        let value = match theme {
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let params = json!({ "features": [
            { "name": "prefers-color-scheme", "value": value },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ] });
        self.devtools("Emulation.setEmulatedMedia", &params).await.map(drop)
    }

    /// Leaves empty places of the page transparent in pictures.
    pub async fn without_background(&self) -> Result<()> {
        let params = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
        self.devtools("Emulation.setDefaultBackgroundColorOverride", &params).await.map(drop)
    }

    /// Gives the screen a sense of touch.
    pub async fn have_touch_screen(&self) -> Result<()> {
        let params = json!({ "enabled": true, "maxTouchPoints": 1 });
        self.devtools("Emulation.setTouchEmulationEnabled", &params).await.map(drop)
    }

    /// Makes these addresses unreachable; `*` stands for anything.
    pub async fn block(&self, addresses: &[&str]) -> Result<()> {
        self.devtools("Network.enable", &json!({})).await?;
        self.devtools("Network.setBlockedURLs", &json!({ "urls": addresses })).await.map(drop)
    }

    /// Allows notifications, as a person would.
    pub async fn allow_notifications(&self) -> Result<()> {
        let params = json!({ "permissions": ["notifications"], "origin": self.address });
        self.devtools("Browser.grantPermissions", &params).await.map(drop)
    }

    /// Delivers a push message to the page's service worker, as a push service would.
    pub async fn push(&self, data: &str) -> Result<()> {
        self.devtools("ServiceWorker.enable", &json!({})).await?;
        // The first registration of a new profile.
        let params = json!({ "origin": self.address, "registrationId": "0", "data": data });
        self.devtools("ServiceWorker.deliverPushMessage", &params).await.map(drop)
    }

    /// Takes a picture of what the window shows; the file's ending says in which format.
    pub async fn picture(&self, file: &Path) -> Result<()> {
        let format = file.extension().and_then(|ending| ending.to_str()).unwrap_or("png");
        let mut params = json!({ "format": format });
        if format != "png" {
            params["quality"] = json!(82);
        }
        let answer = self.devtools("Page.captureScreenshot", &params).await?;
        let data = answer["data"].as_str().context("the picture's data")?;
        let bytes = BASE64_STANDARD.decode(data)?;
        std::fs::write(file, bytes).with_context(|| format!("writing {}", file.display()))
    }

    /// Runs a script in every document before its own scripts, from the next one on.
    pub async fn before_scripts(&self, script: &str) -> Result<()> {
        let params = json!({ "source": script });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", &params).await.map(drop)
    }

    /// Presses Tab until such an element has the focus, as a person without a mouse does.
    pub async fn tab_to(&self, css: &str) -> Result<()> {
        let here = "return document.activeElement.matches(arguments[0])";
        for _ in 0..400 {
            if self.run(here, json!(css)).await? == true {
                return Ok(());
            }
            self.key("Tab", 9).await?;
        }
        bail!("no number of tabs leads to {css}")
    }

    /// Presses a key as the keyboard does, with whatever the browser does by itself; `code` is its
    /// number in the browser's tables.
    pub async fn key(&self, key: &str, code: u32) -> Result<()> {
        let text = if key == "Enter" { "\r" } else { "" };
        let down = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        for (kind, text) in [(down, text), ("keyUp", "")] {
            let params = json!({
                "type": kind, "key": key, "code": key, "text": text,
                "windowsVirtualKeyCode": code,
            });
            self.devtools("Input.dispatchKeyEvent", &params).await?;
        }
        Ok(())
    }

    /// What a screen reader finds: the role and the name of everything that is not ignored.
    pub async fn accessible(&self) -> Result<Vec<(String, String)>> {
        let tree = self.devtools("Accessibility.getFullAXTree", &json!({})).await?;
        let nodes = tree["nodes"].as_array().context("the accessibility tree")?;
        let word = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
        let heard = nodes.iter().filter(|node| node["ignored"] != true);
        Ok(heard.map(|node| (word(&node["role"]), word(&node["name"]))).collect())
    }

    async fn devtools(&self, command: &str, params: &Value) -> Result<Value> {
        Ok(self.client.issue_cmd(Command::devtools(command, params)).await?)
    }
}

/// The element moved, was drawn anew or is under another: that passes.
fn is_passing(error: &CmdError) -> bool {
    error.is_stale_element_reference()
        || error.is_element_not_interactable()
        || matches!(error, CmdError::Standard(told) if told.error == ErrorStatus::ElementClickIntercepted)
}
