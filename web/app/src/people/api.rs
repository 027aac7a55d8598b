//! What the server knows of people.

use protocol::v1::{
    AlertChannel, AlertSettings, Alerts, Farewell, Key, MadeToken, MailAddress, Me, NewMailAddress,
    NewPassword, NewToken, PastMatch, Profile, PushEndpoint, PushKey, Rename, SignIn, TestAlert,
    Tested, Webhook,
};

use serde_json::value::RawValue;

use crate::api::{get, post, send};

/// How many matches of a history are asked for at a time.
pub(crate) const AT_A_TIME: usize = 20;

/// Who this is; a new guest if nobody yet.
pub(crate) async fn me() -> Result<Me, String> {
    post("/me", &serde_json::json!({})).await
}

pub(crate) async fn rename(name: String) -> Result<Me, String> {
    send("PATCH", "/me", Some(&Rename { name })).await
}

/// Keeps a guest's account with a password, or changes the password.
pub(crate) async fn set_password(new: NewPassword) -> Result<Me, String> {
    send("PUT", "/me/password", Some(&new)).await
}

pub(crate) async fn sign_in(sign_in: SignIn) -> Result<Me, String> {
    post("/session", &sign_in).await
}

pub(crate) async fn sign_out() -> Result<(), String> {
    send::<(), ()>("DELETE", "/session", None).await
}

pub(crate) async fn leave(password: Option<String>) -> Result<(), String> {
    send("DELETE", "/me", Some(&Farewell { password })).await
}

/// A way to sign in as this person.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum KeyKind {
    /// A browser that is signed in.
    Session,
    /// A program that plays.
    Token,
}

impl KeyKind {
    fn path(self) -> &'static str {
        match self {
            Self::Session => "/me/sessions",
            Self::Token => "/me/tokens",
        }
    }
}

pub(crate) async fn keys(kind: KeyKind) -> Result<Vec<Key>, String> {
    get(kind.path()).await
}

pub(crate) async fn end_key(kind: KeyKind, id: String) -> Result<(), String> {
    send::<(), ()>("DELETE", &format!("{}/{id}", kind.path()), None).await
}

pub(crate) async fn make_token(label: String) -> Result<MadeToken, String> {
    post("/me/tokens", &NewToken { label }).await
}

pub(crate) async fn alerts() -> Result<Alerts, String> {
    get("/me/alerts").await
}

pub(crate) async fn set_alerts(settings: &AlertSettings) -> Result<AlertSettings, String> {
    send("PUT", "/me/alerts", Some(settings)).await
}

pub(crate) async fn test_alert(channel: AlertChannel) -> Result<Tested, String> {
    post("/me/alerts/test", &TestAlert { channel }).await
}

pub(crate) async fn set_webhook(url: Option<String>) -> Result<Me, String> {
    send("PUT", "/me/webhook", Some(&Webhook { url })).await
}

pub(crate) async fn set_mail(address: String) -> Result<MailAddress, String> {
    send("PUT", "/me/mail", Some(&NewMailAddress { address })).await
}

pub(crate) async fn forget_mail() -> Result<(), String> {
    send::<(), ()>("DELETE", "/me/mail", None).await
}

pub(crate) async fn push_key() -> Result<PushKey, String> {
    get("/me/push").await
}

/// Adds this browser, as it describes itself in JSON.
pub(crate) async fn add_push(subscription: &str) -> Result<(), String> {
    let raw = RawValue::from_string(subscription.to_owned()).map_err(|error| error.to_string())?;
    send("PUT", "/me/push", Some(&raw)).await
}

pub(crate) async fn forget_push(endpoint: String) -> Result<(), String> {
    send("DELETE", "/me/push", Some(&PushEndpoint { endpoint })).await
}

pub(crate) async fn profile(id: &str) -> Result<Profile, String> {
    get(&format!("/people/{id}")).await
}

/// A person's finished matches that ended before this moment, the latest first.
pub(crate) async fn history(id: &str, before: Option<u64>) -> Result<Vec<PastMatch>, String> {
    let before = before.map(|before| format!("&before={before}")).unwrap_or_default();
    get(&format!("/people/{id}/matches?limit={AT_A_TIME}{before}")).await
}
