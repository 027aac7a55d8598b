//! Notifications of browsers: a push service of our own, which knows the receiver's keys.

use std::sync::atomic::Ordering;

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use data_encoding::BASE64URL_NOPAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use store::{Store, random_bytes};
use test_client::Guest;

use crate::receiver::{Received, Receiver};
use crate::{Match, ask, config, guests, serve, serve_data};

const DAY: u64 = 24 * 60 * 60;

/// What a browser keeps to itself.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Self {
        Self { secret: SecretKey::from_slice(&random_bytes::<32>()).unwrap(), auth: random_bytes() }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let key = BASE64URL_NOPAD.encode(&self.secret.public_key().to_sec1_bytes());
        let keys = json!({"p256dh": key, "auth": BASE64URL_NOPAD.encode(&self.auth)});
        json!({"endpoint": endpoint, "expirationTime": null, "keys": keys})
    }

    /// What RFC 8291 says, read from the other side.
    fn decrypt(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(body.len() <= u32::from_be_bytes(size.try_into().unwrap()) as usize);
        let (sender, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let shared = self.secret.diffie_hellman(&PublicKey::from_sec1_bytes(sender).unwrap());
        let own = self.secret.public_key().to_sec1_bytes();
        let info = [&b"WebPush: info\0"[..], &own, sender].concat();
        let input: [u8; 32] = derive(&self.auth, shared.raw_secret_bytes(), &info);
        let key: [u8; 16] = derive(salt, &input, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derive(salt, &input, b"Content-Encoding: nonce\0");
        let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
        let mut plain = cipher.decrypt(&Nonce::from(nonce), sealed).unwrap();
        assert_eq!(plain.pop(), Some(2), "the last record");
        serde_json::from_slice(&plain).unwrap()
    }
}

fn derive<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    Hkdf::<Sha256>::new(Some(salt), input).expand(info, &mut out).unwrap();
    out
}

/// What RFC 8292 says; returns the claims.
fn check_vapid(received: &Received, server_key: &str) -> Value {
    let header = received.headers["authorization"].strip_prefix("vapid ").unwrap();
    let part = |name: &str| {
        let found = header.split(", ").find_map(|part| part.strip_prefix(name));
        found.unwrap().to_owned()
    };
    let (token, key) = (part("t="), part("k="));
    assert_eq!(key, server_key);
    let decode = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = VerifyingKey::from_sec1_bytes(&decode(&key)).unwrap();
    let signature = Signature::from_slice(&decode(signature)).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let head: Value = serde_json::from_slice(&decode(head)).unwrap();
    assert_eq!(head, json!({"typ": "JWT", "alg": "ES256"}));
    serde_json::from_slice(&decode(claims)).unwrap()
}

async fn server_key(guest: &Guest) -> String {
    let key = ask(guest, "GET", "/me/push", &json!(null)).await;
    key["key"].as_str().unwrap().to_owned()
}

async fn devices(guest: &Guest) -> usize {
    let shown = ask(guest, "GET", "/me/alerts", &json!(null)).await;
    shown["devices"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_push_message_is_encrypted_signed_and_about_one_table() {
    let server = serve(config()).await;
    let [anne, mary] = guests(server).await;
    let (browser, mut service) = (Browser::new(), Receiver::listen());
    let endpoint = format!("{}/send/abc", service.url);
    ask(&anne, "PUT", "/me/push", &browser.subscription(&endpoint)).await;
    ask(&anne, "PUT", "/me/alerts", &json!({"push": ["turn"], "language": "fr"})).await;
    let mut playing = Match::begin(server, &anne, &mary, json!({"days": 3})).await;
    let received = playing.until(service.next()).await;
    assert_eq!(received.path, "/send/abc");
    let told = browser.decrypt(&received.body);
    assert_eq!(told["table"], playing.table.id);
    let text = told["text"].as_str().unwrap();
    assert!(text.starts_with("C’est à vous de jouer : "), "{text}");

    let claims = check_vapid(&received, &server_key(&anne).await);
    assert_eq!(claims["aud"], service.url);
    assert_eq!(claims["sub"], "mailto:admin@example.org");
    let now = store::now().unsigned_abs() / 1_000;
    let expires = claims["exp"].as_u64().unwrap();
    assert!((now..=now + DAY).contains(&expires), "at most a day");

    let header = |name: &str| received.headers[name].as_str();
    assert_eq!((header("topic"), header("urgency")), (playing.table.id.as_str(), "normal"));
    assert_eq!(header("content-encoding"), "aes128gcm");
    let lasts: u64 = header("ttl").parse().unwrap();
    assert!((3 * DAY - 60..=3 * DAY).contains(&lasts), "as long as she has time: {lasts}");
}

#[tokio::test]
async fn a_live_table_is_urgent_and_waits_twenty_seconds() {
    let server = serve(config()).await;
    let [anne, mary] = guests(server).await;
    let (browser, mut service) = (Browser::new(), Receiver::listen());
    ask(&anne, "PUT", "/me/push", &browser.subscription(&service.url)).await;
    ask(&anne, "PUT", "/me/alerts", &json!({"push": ["turn"]})).await;
    let clock = json!({"bank": {"seconds": 86400, "increment": 0}});
    let mut playing = Match::begin(server, &anne, &mary, clock).await;
    let begun = std::time::Instant::now();
    let received = playing.until(service.next()).await;
    assert!(begun.elapsed().as_secs() >= 20, "{:?}", begun.elapsed());
    assert_eq!(received.headers["urgency"], "high");
    assert!(received.headers["ttl"].parse::<u64>().unwrap() <= DAY);
}

#[tokio::test]
async fn devices_that_are_gone_are_forgotten() {
    let server = serve(config()).await;
    let [anne] = guests(server).await;
    for status in [404, 410] {
        let (browser, mut service) = (Browser::new(), Receiver::listen());
        ask(&anne, "PUT", "/me/push", &browser.subscription(&service.url)).await;
        let test = json!({"channel": "push"});
        assert_eq!(ask(&anne, "POST", "/me/alerts/test", &test).await, json!({"delivered": true}));
        assert_eq!(browser.decrypt(&service.next().await.body)["table"], Value::Null);
        service.status.store(status, Ordering::Relaxed);
        assert_eq!(ask(&anne, "POST", "/me/alerts/test", &test).await["delivered"], false);
        assert_eq!(devices(&anne).await, 0);
    }
}

#[tokio::test]
async fn ten_devices_are_kept_and_each_can_be_removed() {
    let server = serve(config()).await;
    let [anne] = guests(server).await;
    let endpoint = |number: usize| format!("https://push.example.org/{number}");
    for number in 0..12 {
        ask(&anne, "PUT", "/me/push", &Browser::new().subscription(&endpoint(number))).await;
    }
    assert_eq!(devices(&anne).await, 10);
    ask(&anne, "DELETE", "/me/push", &json!({"endpoint": endpoint(11)})).await;
    assert_eq!(devices(&anne).await, 9);
    let again = json!({"endpoint": endpoint(11)}).to_string();
    let (status, _) = anne.ask("DELETE", "/api/v1/me/push", &again).await.unwrap();
    assert_eq!(status, 404);
}

#[tokio::test]
async fn subscriptions_that_are_none_are_refused() {
    let strict = server::Config { push: server::PushRules::default(), ..config() };
    let server = serve(strict).await;
    let [anne] = guests(server).await;
    let good = Browser::new().subscription("https://push.example.org/1");
    let with = |path: &str, value: Value| {
        let mut bad = good.clone();
        *bad.pointer_mut(path).unwrap() = value;
        bad
    };
    for bad in [
        with("/endpoint", json!("http://push.example.org/1")),
        with("/endpoint", json!("https://10.0.0.1/1")),
        with("/keys/auth", json!("AAAA")),
        with("/keys/p256dh", json!(BASE64URL_NOPAD.encode(&[4; 65]))),
        with("/keys/p256dh", json!("no base64!")),
    ] {
        let (status, text) = anne.ask("PUT", "/api/v1/me/push", &bad.to_string()).await.unwrap();
        assert_eq!(status, 400, "{bad}: {text}");
    }
    ask(&anne, "PUT", "/me/push", &good).await;
}

#[tokio::test]
async fn the_key_is_made_once_and_kept_with_the_data() {
    let folder = tempfile::tempdir().unwrap();
    let first = {
        let store = Store::open(folder.path()).unwrap();
        let server = serve_data(config(), store).await;
        let [anne] = guests(server).await;
        server_key(&anne).await
    };
    let copy = tempfile::tempdir().unwrap();
    store::backup(folder.path(), &copy.path().join("freebooter.db")).unwrap();
    let server = serve_data(config(), Store::open(copy.path()).unwrap()).await;
    let [anne] = guests(server).await;
    assert_eq!(server_key(&anne).await, first);
}
