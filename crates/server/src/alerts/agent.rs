//! Requests to addresses that people gave.
//!
//! People choose the address, so it must not reach places that only the server can reach: TLS only,
//! and no addresses in private networks, whatever the name resolves to at that moment. The operator
//! can allow both.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::{StatusCode, Uri};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::Id;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::sleep;
use ureq::Agent;
use ureq::config::Config as AgentConfig;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use super::queue::{Job, Queue};
use super::site::Site;
use crate::refusal::Refusal;

/// For everything: name, connection, answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait before each further try.
const AGAIN: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(60)];
const LONGEST: usize = 500;
/// Threads that send.
const AT_A_TIME: usize = 8;
/// Requests that wait for another try.
const RETRIES: usize = 128;
/// Requests in a minute: for one person, with all their browsers; to one address, which several
/// people may have; and to all addresses of one site.
const OF_PERSON: NonZeroU32 = NonZeroU32::new(30).unwrap();
const TO_ADDRESS: NonZeroU32 = NonZeroU32::new(30).unwrap();
const TO_SITE: NonZeroU32 = NonZeroU32::new(60).unwrap();

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

/// Sends requests, a few at a time and everybody's in turn. Clones share the limits.
#[derive(Clone)]
pub(crate) struct Poster {
    private: bool,
    agent: Agent,
    pending: Arc<Mutex<Pending>>,
    rates: Arc<Rates>,
    retries: Arc<Semaphore>,
}

/// What waits, and how many requests are under way.
#[derive(Default)]
struct Pending {
    queue: Queue<(Post, oneshot::Sender<Sent>)>,
    running: usize,
}

/// How many requests there may be in a minute.
struct Rates {
    of_person: DefaultKeyedRateLimiter<Id>,
    to_address: DefaultKeyedRateLimiter<String>,
    to_site: DefaultKeyedRateLimiter<Site>,
}

impl Rates {
    fn new() -> Self {
        Self {
            of_person: RateLimiter::keyed(Quota::per_minute(OF_PERSON)),
            to_address: RateLimiter::keyed(Quota::per_minute(TO_ADDRESS)),
            to_site: RateLimiter::keyed(Quota::per_minute(TO_SITE)),
        }
    }

    /// Whether another request may be sent for a person, and there.
    fn allow(&self, person: Id, url: &str, site: &Site) -> bool {
        self.of_person.check_key(&person).is_ok()
            && self.to_address.check_key(&url.to_owned()).is_ok()
            && (site.is_shared() || self.to_site.check_key(site).is_ok())
    }

    fn sweep(&self) {
        self.of_person.retain_recent();
        self.to_address.retain_recent();
        self.to_site.retain_recent();
    }
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
            pending: Arc::default(),
            rates: Arc::new(Rates::new()),
            retries: Arc::new(Semaphore::new(RETRIES)),
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
    pub(crate) fn send(&self, person: Id, post: Post, gone: impl FnOnce() + Send + 'static) {
        let first = self.submit(person, post.clone());
        let poster = self.clone();
        tokio::spawn(async move {
            if poster.try_often(person, post, first).await == Sent::Gone {
                gone();
            }
        });
    }

    /// Tries wait apart from what is sent for the first time, and never keep it waiting.
    async fn try_often(&self, person: Id, post: Post, first: oneshot::Receiver<Sent>) -> Sent {
        let mut sent = first.await.unwrap_or(Sent::Refused);
        for wait in AGAIN {
            // Neither the address nor what it answered is anybody's business.
            if sent != Sent::Failed {
                break;
            }
            tracing::debug!("an alert could not be sent");
            let Ok(_place) = self.retries.try_acquire() else { break };
            sleep(wait).await;
            sent = self.once(person, post.clone()).await;
        }
        sent
    }

    /// Sends once, and says what became of it.
    pub(crate) async fn once(&self, person: Id, post: Post) -> Sent {
        // What there is no place for is not sent.
        self.submit(person, post).await.unwrap_or(Sent::Refused)
    }

    /// Forgets whom nothing was sent to for a while.
    pub(crate) fn sweep(&self) {
        self.rates.sweep();
    }

    fn submit(&self, person: Id, post: Post) -> oneshot::Receiver<Sent> {
        let (answer, sent) = oneshot::channel();
        let site = Site::of(&post.url);
        if self.rates.allow(person, &post.url, &site) {
            self.lock().queue.put(Job { person, site, work: (post, answer) });
            self.begin();
        } else {
            tracing::debug!("too many alerts of one person or to one address; dropped one");
        }
        sent
    }

    /// Begins what may begin.
    fn begin(&self) {
        loop {
            let mut pending = self.lock();
            if pending.running >= AT_A_TIME {
                return;
            }
            let Some(job) = pending.queue.take() else { return };
            pending.running += 1;
            drop(pending);
            let Job { person, site, work: (post, answer) } = job;
            let (poster, agent) = (self.clone(), self.agent.clone());
            tokio::spawn(async move {
                let sending = tokio::task::spawn_blocking(move || send(&agent, &post));
                let sent = sending.await.unwrap_or(Sent::Failed);
                let mut pending = poster.lock();
                pending.running -= 1;
                pending.queue.done(person, &site);
                drop(pending);
                // Who asked may have gone away.
                let _ = answer.send(sent);
                poster.begin();
            });
        }
    }

    fn lock(&self) -> MutexGuard<'_, Pending> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
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
mod tests;
