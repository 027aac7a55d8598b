//! Turn alerts: a `POST` to a URL that a person gave.
//!
//! People choose the URL, so it must not reach places that only the server can reach: TLS only, and
//! no addresses in private networks, whatever the name resolves to at that moment. The operator can
//! allow both.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::Uri;
use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::time::sleep;
use ureq::Agent;
use ureq::config::Config as AgentConfig;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use crate::config::WebhookRules;
use crate::refusal::Refusal;

/// For everything: name, connection, answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait before each further try.
const AGAIN: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(60)];
const LONGEST: usize = 500;
/// Alerts under way, and threads that send them.
const UNDER_WAY: usize = 256;
const AT_A_TIME: usize = 4;

/// The message: it is somebody's turn.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Turn {
    /// The game's id.
    pub(crate) game: String,
    /// The table's id.
    pub(crate) table: String,
    /// For a channel that shows a text.
    pub(crate) text: String,
    /// The address of the server, if the operator has set it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) server: Option<String>,
}

/// Sends alerts.
pub(crate) struct Webhooks {
    rules: WebhookRules,
    agent: Agent,
    under_way: Arc<Semaphore>,
    threads: Arc<Semaphore>,
}

impl Webhooks {
    pub(crate) fn new(rules: &WebhookRules) -> Self {
        let config = Agent::config_builder()
            .https_only(!rules.private)
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .max_idle_connections(0)
            .proxy(None)
            .timeout_global(Some(PATIENCE))
            .user_agent(concat!("freebooter/", env!("CARGO_PKG_VERSION")))
            .build();
        let resolver = Guarded { private: rules.private };
        Self {
            rules: rules.clone(),
            agent: Agent::with_parts(config, DefaultConnector::default(), resolver),
            under_way: Arc::new(Semaphore::new(UNDER_WAY)),
            threads: Arc::new(Semaphore::new(AT_A_TIME)),
        }
    }

    /// May alerts go there? Where the name leads is looked at when one is sent.
    pub(crate) fn check(&self, url: &str) -> Result<(), Refusal> {
        if !self.rules.enabled {
            return Err(Refusal::forbidden("this server does not send alerts"));
        }
        let uri = url.parse::<Uri>().ok().filter(|_| url.len() <= LONGEST);
        let scheme = uri.as_ref().and_then(Uri::scheme_str);
        let secure = scheme == Some("https") || (scheme == Some("http") && self.rules.private);
        let authority = uri.as_ref().and_then(Uri::authority);
        let plain = authority.is_some_and(|authority| !authority.as_str().contains('@'));
        if !secure || !plain {
            return Err(Refusal::bad("the alert address must look like `https://example.org/…`"));
        }
        let host = authority.map_or("", |authority| authority.host());
        let host = host.trim_start_matches('[').trim_end_matches(']');
        if host.parse().is_ok_and(|ip| !self.rules.private && !is_public(ip)) {
            return Err(Refusal::bad("this address is not on the public internet"));
        }
        Ok(())
    }

    /// Tells somebody, in the background. An alert that cannot be sent is given up.
    pub(crate) fn tell(&self, url: String, turn: &Turn) {
        if !self.rules.enabled {
            return;
        }
        let Ok(place) = Arc::clone(&self.under_way).try_acquire_owned() else {
            tracing::warn!("too many alerts at once; dropped one");
            return;
        };
        let Ok(body) = serde_json::to_string(turn) else { return };
        let sender = Sender { agent: self.agent.clone(), threads: Arc::clone(&self.threads) };
        tokio::spawn(async move {
            sender.try_often(url, body).await;
            drop(place);
        });
    }
}

struct Sender {
    agent: Agent,
    threads: Arc<Semaphore>,
}

impl Sender {
    async fn try_often(self, url: String, body: String) {
        for wait in AGAIN.into_iter().map(Some).chain([None]) {
            match self.send(url.clone(), body.clone()).await {
                Sent::Done => return,
                // Neither the address nor what it answered is anybody's business.
                Sent::Refused => return tracing::debug!("an alert was refused"),
                Sent::Failed => tracing::debug!("an alert could not be sent"),
            }
            if let Some(wait) = wait {
                sleep(wait).await;
            }
        }
    }

    async fn send(&self, url: String, body: String) -> Sent {
        let Ok(thread) = Arc::clone(&self.threads).acquire_owned().await else {
            return Sent::Failed;
        };
        let agent = self.agent.clone();
        let sending = tokio::task::spawn_blocking(move || {
            let sent = post(&agent, &url, &body);
            drop(thread);
            sent
        });
        sending.await.unwrap_or(Sent::Failed)
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Sent {
    Done,
    /// For good: it makes no sense to try again.
    Refused,
    /// Perhaps later.
    Failed,
}

fn post(agent: &Agent, url: &str, body: &str) -> Sent {
    match agent.post(url).content_type("application/json").send(body) {
        Ok(answer) if answer.status().is_success() => Sent::Done,
        Ok(answer) if answer.status().is_server_error() => Sent::Failed,
        Ok(_) => Sent::Refused,
        Err(ureq::Error::HostNotFound | ureq::Error::RequireHttpsOnly(_)) => Sent::Refused,
        Err(_) => Sent::Failed,
    }
}

/// Resolves names to public addresses only, right before the connection is made: a name that was
/// harmless when it was entered may lead elsewhere now.
#[derive(Debug)]
struct Guarded {
    private: bool,
}

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &Uri,
        config: &AgentConfig,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let mut allowed = self.empty();
        for address in found.iter().filter(|found| self.private || is_public(found.ip())) {
            allowed.push(*address);
        }
        if allowed.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(allowed) }
    }
}

/// Can everybody in the world reach it?
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let protocols = (a, b, c) == (192, 0, 0);
    let relay = (a, b, c) == (192, 88, 99);
    let benchmarks = a == 198 && (b == 18 || b == 19);
    let reserved = a == 0 || a >= 240;
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || shared
        || protocols
        || relay
        || benchmarks
        || reserved)
}

/// Only what is given out to the world, and of that nothing that carries an address of version 4.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let global = a & 0xe000 == 0x2000;
    let teredo_and_others = a == 0x2001 && b < 0x0200;
    let documentation = (a, b) == (0x2001, 0x0db8) || (a == 0x3fff && b < 0x1000);
    let six_to_four = a == 0x2002;
    global && !teredo_and_others && !documentation && !six_to_four
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader, Write};
    use std::net::TcpListener;
    use std::sync::mpsc;

    use super::*;

    fn webhooks(private: bool) -> Webhooks {
        Webhooks::new(&WebhookRules { enabled: true, private })
    }

    /// Answers each request with the next status; what it was asked for comes out.
    fn listener(statuses: &'static [&'static str]) -> (u16, mpsc::Receiver<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let (told, asked) = mpsc::channel();
        std::thread::spawn(move || {
            for status in statuses {
                let (mut stream, _) = listener.accept().unwrap();
                let line = BufReader::new(&stream).lines().next().unwrap().unwrap();
                write!(stream, "HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").unwrap();
                told.send(line).unwrap();
            }
        });
        (port, asked)
    }

    fn send(private: bool, url: &str) -> Sent {
        post(&webhooks(private).agent, url, "{}")
    }

    #[test]
    fn answers_say_whether_to_try_again() {
        let (port, asked) = listener(&["204 OK", "500 Oops", "404 None", "302 There"]);
        let url = format!("http://127.0.0.1:{port}/hook?x=1");
        assert_eq!(send(true, &url), Sent::Done);
        assert_eq!(send(true, &url), Sent::Failed);
        assert_eq!(send(true, &url), Sent::Refused);
        assert_eq!(send(true, &url), Sent::Refused);
        let asked: Vec<_> = asked.iter().collect();
        assert_eq!(asked, ["POST /hook?x=1 HTTP/1.1"; 4]);
    }

    #[test]
    fn a_private_address_is_never_connected_to_whatever_its_name() {
        let (port, asked) = listener(&["204 OK"]);
        for host in ["127.0.0.1", "localhost", "[::1]"] {
            assert_eq!(send(false, &format!("https://{host}:{port}/")), Sent::Refused, "{host}");
            assert_eq!(send(false, &format!("http://{host}:{port}/")), Sent::Refused, "{host}");
        }
        assert!(asked.recv_timeout(Duration::from_millis(200)).is_err());
    }

    #[test]
    fn addresses_are_checked_when_they_are_entered() {
        let open = webhooks(false);
        assert!(open.check("https://example.org/hook?token=1").is_ok());
        for bad in [
            "http://example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://169.254.169.254/latest",
            "https://me@example.org/",
            "file:///etc/passwd",
            "example.org",
            "",
            &format!("https://example.org/{}", "x".repeat(500)),
        ] {
            assert!(open.check(bad).is_err(), "{bad}");
        }
        assert!(webhooks(true).check("http://192.168.0.7:8123/api").is_ok());
        assert!(Webhooks::new(&WebhookRules::default()).check("https://example.org/").is_err());
    }

    #[test]
    fn only_what_the_world_can_reach_is_public() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        for public in ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001::1"] {
            assert!(is_public(ip(public)), "{public}");
        }
        for private in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.1.1",
            "172.16.0.1",
            "192.0.0.8",
            "192.168.1.1",
            "198.18.0.1",
            "203.0.113.5",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "fc00::1",
            "fe80::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
        ] {
            assert!(!is_public(ip(private)), "{private}");
        }
    }
}
