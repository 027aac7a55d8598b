//! Commands that ChromeDriver knows beyond the WebDriver standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A posted command of the session.
#[derive(Debug)]
pub(crate) struct Command {
    path: &'static str,
    body: Value,
}

impl Command {
    /// What the page wrote to the console since this was last asked.
    pub(crate) fn console() -> Self {
        Self { path: "se/log", body: json!({ "type": "browser" }) }
    }

    /// A command of Chromium's own protocol for developer tools.
    pub(crate) fn devtools(command: &str, params: &Value) -> Self {
        Self { path: "goog/cdp/execute", body: json!({ "cmd": command, "params": params }) }
    }
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
