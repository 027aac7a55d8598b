//! The server's signature on push messages (RFC 8292).

use data_encoding::BASE64URL_NOPAD;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

use super::encryption::random_key;

/// How long a signature is valid, in seconds; the standard allows a day.
const LASTS: u64 = 12 * 60 * 60;

/// The server's key.
pub(super) struct Vapid {
    secret: SecretKey,
}

impl Vapid {
    /// A new key, as it is kept.
    pub(super) fn make() -> Vec<u8> {
        random_key().to_bytes().to_vec()
    }

    pub(super) fn read(kept: &[u8]) -> Option<Self> {
        Some(Self { secret: SecretKey::from_slice(kept).ok()? })
    }

    pub(super) fn public_key(&self) -> String {
        BASE64URL_NOPAD.encode(&self.secret.public_key().to_sec1_bytes())
    }

    /// The `Authorization` of a message to this endpoint.
    pub(super) fn authorization(&self, endpoint: &str, contact: Option<&str>, now: u64) -> String {
        let mut claims = json!({"aud": origin(endpoint), "exp": now + LASTS});
        if let Some(contact) = contact {
            claims["sub"] = json!(contact);
        }
        let part = |value: serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let signed = format!("{}.{}", part(json!({"typ": "JWT", "alg": "ES256"})), part(claims));
        let signature: Signature = SigningKey::from(&self.secret).sign(signed.as_bytes());
        let signature = BASE64URL_NOPAD.encode(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public_key())
    }
}

/// Scheme and authority of an address.
fn origin(url: &str) -> &str {
    let start = url.find("://").map_or(0, |at| at + 3);
    let end = url[start..].find(['/', '?', '#']).map_or(url.len(), |at| start + at);
    &url[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_audience_is_the_push_service() {
        assert_eq!(origin("https://push.example:8443/a/b?c"), "https://push.example:8443");
        assert_eq!(origin("https://push.example"), "https://push.example");
    }

    #[test]
    fn a_kept_key_is_the_same_key() {
        let kept = Vapid::make();
        let keys = [Vapid::read(&kept), Vapid::read(&kept)].map(|it| it.expect("a key"));
        assert_eq!(keys[0].public_key(), keys[1].public_key());
        assert_eq!(keys[0].public_key().len(), 87);
        assert!(Vapid::read(&[0; 32]).is_none());
    }
}
