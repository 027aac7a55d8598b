//! Requests to addresses that people gave.
//!
//! People choose the address, so it must not reach places that only the server can reach: TLS only,
//! and no addresses in private networks, whatever the name resolves to at that moment. The operator
//! can allow both.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::{StatusCode, Uri};
use tokio::sync::Semaphore;
use tokio::time::sleep;
use ureq::Agent;
use ureq::config::Config as AgentConfig;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use crate::refusal::Refusal;

/// For everything: name, connection, answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait before each further try.
const AGAIN: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(60)];
const LONGEST: usize = 500;
/// Requests under way, and threads that send them.
const UNDER_WAY: usize = 256;
const AT_A_TIME: usize = 4;

/// A request to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Post {
    pub(crate) url: String,
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) body: Vec<u8>,
}

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    Done,
    /// Nobody is there any more.
    Gone,
    /// For good: it makes no sense to try again.
    Refused,
    /// Perhaps later.
    Failed,
}

/// Sends requests, a few at a time. Clones share the limits.
#[derive(Clone)]
pub(crate) struct Poster {
    private: bool,
    agent: Agent,
    under_way: Arc<Semaphore>,
    threads: Arc<Semaphore>,
}

impl Poster {
    /// `private`: whether requests may go to private networks, and without TLS.
    pub(crate) fn new(private: bool) -> Self {
        let config = Agent::config_builder()
            .https_only(!private)
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .max_idle_connections(0)
            .proxy(None)
            .timeout_global(Some(PATIENCE))
            .user_agent(concat!("freebooter/", env!("CARGO_PKG_VERSION")))
            .build();
        let resolver = Guarded { private };
        Self {
            private,
            agent: Agent::with_parts(config, DefaultConnector::default(), resolver),
            under_way: Arc::new(Semaphore::new(UNDER_WAY)),
            threads: Arc::new(Semaphore::new(AT_A_TIME)),
        }
    }

    /// May requests go there? Where the name leads is looked at when one is sent.
    pub(crate) fn check(&self, url: &str) -> Result<(), Refusal> {
        let uri = url.parse::<Uri>().ok().filter(|_| url.len() <= LONGEST);
        let scheme = uri.as_ref().and_then(Uri::scheme_str);
        let secure = scheme == Some("https") || (scheme == Some("http") && self.private);
        let authority = uri.as_ref().and_then(Uri::authority);
        let plain = authority.is_some_and(|authority| !authority.as_str().contains('@'));
        if !secure || !plain {
            return Err(Refusal::bad("the alert address must look like `https://example.org/…`"));
        }
        let host = authority.map_or("", |authority| authority.host());
        let host = host.trim_start_matches('[').trim_end_matches(']');
        if host.parse().is_ok_and(|ip| !self.private && !is_public(ip)) {
            return Err(Refusal::bad("this address is not on the public internet"));
        }
        Ok(())
    }

    /// Sends in the background, and again if that fails. A request that cannot be sent is given
    /// up; `gone` is called if nobody is there any more.
    pub(crate) fn send(&self, post: Post, gone: impl FnOnce() + Send + 'static) {
        let Ok(place) = Arc::clone(&self.under_way).try_acquire_owned() else {
            tracing::warn!("too many alerts at once; dropped one");
            return;
        };
        let poster = self.clone();
        tokio::spawn(async move {
            if poster.try_often(post).await == Sent::Gone {
                gone();
            }
            drop(place);
        });
    }

    async fn try_often(&self, post: Post) -> Sent {
        for wait in AGAIN.into_iter().map(Some).chain([None]) {
            match self.once(post.clone()).await {
                Sent::Failed => tracing::debug!("an alert could not be sent"),
                // Neither the address nor what it answered is anybody's business.
                sent => return sent,
            }
            if let Some(wait) = wait {
                sleep(wait).await;
            }
        }
        Sent::Failed
    }

    /// Sends once, and says what became of it.
    pub(crate) async fn once(&self, post: Post) -> Sent {
        let Ok(thread) = Arc::clone(&self.threads).acquire_owned().await else {
            return Sent::Failed;
        };
        let agent = self.agent.clone();
        let sending = tokio::task::spawn_blocking(move || {
            let sent = send(&agent, &post);
            drop(thread);
            sent
        });
        sending.await.unwrap_or(Sent::Failed)
    }
}

fn send(agent: &Agent, post: &Post) -> Sent {
    let mut request = agent.post(&post.url);
    for (name, value) in &post.headers {
        request = request.header(*name, value);
    }
    match request.send(&post.body[..]) {
        Ok(answer) if answer.status().is_success() => Sent::Done,
        Ok(answer) if matches!(answer.status(), StatusCode::NOT_FOUND | StatusCode::GONE) => {
            Sent::Gone
        }
        Ok(answer) if answer.status() == StatusCode::TOO_MANY_REQUESTS => Sent::Failed,
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

    fn sent(private: bool, url: &str) -> Sent {
        let post = Post { url: url.to_owned(), headers: Vec::new(), body: b"{}".to_vec() };
        send(&Poster::new(private).agent, &post)
    }

    #[test]
    fn answers_say_whether_to_try_again() {
        let (port, asked) =
            listener(&["204 OK", "500 Oops", "429 Slowly", "403 No", "302 There", "410 Gone"]);
        let url = format!("http://127.0.0.1:{port}/hook?x=1");
        assert_eq!(sent(true, &url), Sent::Done);
        assert_eq!(sent(true, &url), Sent::Failed);
        assert_eq!(sent(true, &url), Sent::Failed);
        assert_eq!(sent(true, &url), Sent::Refused);
        assert_eq!(sent(true, &url), Sent::Refused);
        assert_eq!(sent(true, &url), Sent::Gone);
        let asked: Vec<_> = asked.iter().collect();
        assert_eq!(asked, ["POST /hook?x=1 HTTP/1.1"; 6]);
    }

    #[test]
    fn a_private_address_is_never_connected_to_whatever_its_name() {
        let (port, asked) = listener(&["204 OK"]);
        for host in ["127.0.0.1", "localhost", "[::1]"] {
            assert_eq!(sent(false, &format!("https://{host}:{port}/")), Sent::Refused, "{host}");
            assert_eq!(sent(false, &format!("http://{host}:{port}/")), Sent::Refused, "{host}");
        }
        assert!(asked.recv_timeout(Duration::from_millis(200)).is_err());
    }

    #[test]
    fn addresses_are_checked_when_they_are_entered() {
        let open = Poster::new(false);
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
        assert!(Poster::new(true).check("http://192.168.0.7:8123/api").is_ok());
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
