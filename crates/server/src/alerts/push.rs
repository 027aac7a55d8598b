//! Notifications of browsers: Web Push (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292).

mod encryption;
mod vapid;

use data_encoding::BASE64URL_NOPAD;
use p256::PublicKey;
use protocol::v1::PushSubscription;
use serde_json::json;
use store::{Id, PushDevice, Store, StoreError};
use tokio::sync::OnceCell;

use super::agent::{Post, Poster, Sent};
use super::settings::Recipient;
use crate::config::Config;
use crate::refusal::Refusal;
use encryption::encrypt;
use vapid::Vapid;

/// Push services keep messages no longer than this, in seconds.
const LONGEST: u64 = 28 * 24 * 60 * 60;
/// The bytes of an authentication secret.
const AUTH: usize = 16;
/// How long a test waits for a browser, in seconds.
const TEST: u64 = 60;

/// How much a device's battery may be used for a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    Normal,
    High,
}

impl Urgency {
    fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::High => "high",
        }
    }
}

/// What a message is sent with.
#[derive(Clone, Copy, Debug)]
struct Envelope {
    table: Option<Id>,
    urgency: Urgency,
    /// Seconds.
    lasts: u64,
}

pub(crate) struct Push {
    store: Store,
    poster: Poster,
    contact: Option<String>,
    vapid: OnceCell<Vapid>,
}

impl Push {
    pub(crate) fn new(config: &Config, store: Store) -> Self {
        let contact = config.push.contact.clone().or_else(|| config.public_url.clone());
        Self { store, poster: Poster::new(config.push.private), contact, vapid: OnceCell::new() }
    }

    /// Forgets limits that are used up no longer.
    pub(crate) fn sweep(&self) {
        self.poster.sweep();
    }

    /// The public key that browsers subscribe with.
    pub(crate) async fn public_key(&self) -> Result<String, StoreError> {
        Ok(self.vapid().await?.public_key())
    }

    /// The key is made at the first start and kept with the data.
    async fn vapid(&self) -> Result<&Vapid, StoreError> {
        self.vapid
            .get_or_try_init(|| async {
                let kept = self.store.server_secret("vapid", Vapid::make).await?;
                Vapid::read(&kept).ok_or(StoreError::Damaged("the push key is no key".to_owned()))
            })
            .await
    }

    /// A browser that can be sent messages.
    pub(crate) fn check(
        &self,
        subscription: &PushSubscription,
        label: String,
    ) -> Result<PushDevice, Refusal> {
        self.poster.check(&subscription.endpoint)?;
        let bad = || Refusal::bad("keys: a point of P-256 and 16 bytes, in base64url");
        let decode = |text: &str| BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes());
        let key = decode(&subscription.keys.p256dh).map_err(|_| bad())?;
        let auth = decode(&subscription.keys.auth).map_err(|_| bad())?;
        if PublicKey::from_sec1_bytes(&key).is_err() || key.len() != 65 || auth.len() != AUTH {
            return Err(bad());
        }
        let (endpoint, created) = (subscription.endpoint.clone(), store::now());
        Ok(PushDevice { endpoint, key, auth, label, created })
    }

    /// Sends to all devices of a person. `left`: milliseconds after which it is worth nothing.
    pub(crate) async fn send(
        &self,
        to: &Recipient,
        text: &str,
        table: Option<Id>,
        urgency: Urgency,
        left: Option<u64>,
    ) -> Result<(), StoreError> {
        let lasts = left.map_or(LONGEST, |left| (left / 1_000).min(LONGEST));
        let envelope = Envelope { table, urgency, lasts };
        for device in &to.devices {
            let Some(post) = self.post(device, text, envelope).await? else { continue };
            let (store, person) = (self.store.clone(), to.person.id);
            let endpoint = device.endpoint.clone();
            self.poster.send(person, post, move || drop(store.forget_push(person, endpoint)));
        }
        Ok(())
    }

    /// Sends a test to all devices; the best that became of it, or none without a device.
    pub(crate) async fn test(
        &self,
        to: &Recipient,
        text: &str,
    ) -> Result<Option<Sent>, StoreError> {
        let envelope = Envelope { table: None, urgency: Urgency::High, lasts: TEST };
        let mut best = None;
        for device in &to.devices {
            let Some(post) = self.post(device, text, envelope).await? else { continue };
            let sent = self.poster.once(to.person.id, post).await;
            if sent == Sent::Gone {
                self.store.forget_push(to.person.id, device.endpoint.clone()).await?;
            }
            if best != Some(Sent::Done) {
                best = Some(sent);
            }
        }
        Ok(best)
    }

    /// None if the device's keys are no keys.
    async fn post(
        &self,
        device: &PushDevice,
        text: &str,
        envelope: Envelope,
    ) -> Result<Option<Post>, StoreError> {
        let vapid = self.vapid().await?;
        let Envelope { table, urgency, lasts } = envelope;
        let table = table.map(|table| table.to_string());
        let message = json!({"text": text, "table": table}).to_string();
        let Some(body) = encrypt(message.as_bytes(), &device.key, &device.auth) else {
            return Ok(None);
        };
        let now = store::now().unsigned_abs() / 1_000;
        let token = vapid.authorization(&device.endpoint, self.contact.as_deref(), now);
        let mut headers = vec![
            ("authorization", token),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", lasts.to_string()),
            ("urgency", urgency.name().to_owned()),
        ];
        // A newer message about a table takes the place of one that was not delivered yet.
        headers.extend(table.map(|table| ("topic", table)));
        Ok(Some(Post { url: device.endpoint.clone(), headers, body }))
    }
}
