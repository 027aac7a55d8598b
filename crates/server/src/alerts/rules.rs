//! The operator's settings for alerts.

use std::fmt;

use serde::Deserialize;

/// Alerts as notifications of browsers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PushRules {
    /// Whether people can have them.
    pub enabled: bool,
    /// Whether push services may be in private networks, and without TLS.
    pub private: bool,
    /// How push services reach the operator, as in `mailto:admin@example.org`; `public_url` by
    /// default.
    pub contact: Option<String>,
}

impl Default for PushRules {
    fn default() -> Self {
        Self { enabled: true, private: false, contact: None }
    }
}

/// Alerts by webhook.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WebhookRules {
    /// Whether people may set up alerts.
    pub enabled: bool,
    /// Whether alerts may go to private networks, and without TLS.
    pub private: bool,
}

/// Alerts by mail; off unless both are set.
#[derive(Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailRules {
    /// The mail server, as in `smtps://user:password@mail.example.org`.
    pub smtp: Option<String>,
    /// The sender, as in `Freebooter <play@example.org>`.
    pub from: Option<String>,
}

/// The password of the mail server is nobody's business.
impl fmt::Debug for MailRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailRules").field("from", &self.from).finish_non_exhaustive()
    }
}
