//! Rate limits by address and by person, and limits on simultaneous sockets.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::{Id, KeyHash};

use crate::at_a_time::{AtATime, Entered};
use crate::config::LimitRules;
use crate::origin::Address;
use crate::refusal::Refusal;
use crate::service::Service;
use crate::{sizes, tables};

/// How much more often than one address all strangers together may try an account's password: too
/// seldom to guess it, and one address cannot keep others out.
const STRANGERS: u32 = 10;

/// Personal sockets of one person: one per page that is open.
const PERSONAL_SOCKETS: usize = 5;

/// How often a minute one person may look for a match.
const SEEKS: u32 = 20;

/// Tests of alerts by one person, a minute.
const TEST_ALERTS: u32 = 6;

/// Webhooks and browsers that one person tells us of, a minute.
const DESTINATIONS: u32 = 5;

/// How many times more of both may come from one address.
const HOUSEHOLD: u32 = 3;

/// In seconds.
const MINUTE: u64 = 60;

/// Who tries a password.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Trying {
    /// A device on which the account was signed in before.
    Known(KeyHash),
    Stranger(Address),
}

/// All limits of a server.
pub(crate) struct Limits {
    requests: Rate<Net>,
    requests_of_person: Rate<Id>,
    guests: Rate<Net>,
    requests_at_a_time: AtATime<Net>,
    answers: AtATime<Net>,
    passwords: Rate<Net>,
    passwords_of_account: Rate<String>,
    passwords_of_device: Rate<KeyHash>,
    names: Rate<Id>,
    test_alerts: Rate<Id>,
    test_alerts_of_address: Rate<Net>,
    destinations: Rate<Id>,
    destinations_of_address: Rate<Net>,
    tables: Rate<Id>,
    tables_of_address: Rate<Net>,
    sockets_of_address: AtATime<Net>,
    sockets_of_person: AtATime<Id>,
    personal_sockets: AtATime<Id>,
    seeks: Rate<Id>,
    changes: Rate<Id>,
    editions: Rate<Net>,
}

impl Limits {
    pub(crate) fn new(rules: &LimitRules) -> Self {
        Self {
            requests: Rate::new(rules, rules.requests),
            requests_of_person: Rate::new(rules, rules.requests_of_person),
            guests: Rate::new(rules, rules.guests),
            requests_at_a_time: AtATime::new(if rules.rates {
                rules.requests_at_a_time
            } else {
                0
            }),
            answers: AtATime::new(sizes::UNREAD_ANSWERS),
            passwords: Rate::new(rules, rules.passwords),
            passwords_of_account: Rate::new(rules, rules.passwords.saturating_mul(STRANGERS)),
            passwords_of_device: Rate::new(rules, rules.passwords),
            names: Rate::new(rules, rules.names),
            test_alerts: Rate::new(rules, TEST_ALERTS),
            test_alerts_of_address: Rate::new(rules, TEST_ALERTS * HOUSEHOLD),
            destinations: Rate::new(rules, DESTINATIONS),
            destinations_of_address: Rate::new(rules, DESTINATIONS * HOUSEHOLD),
            tables: Rate::new(rules, rules.tables),
            tables_of_address: Rate::new(rules, rules.tables_of_address),
            sockets_of_address: AtATime::new(rules.sockets_of_address),
            sockets_of_person: AtATime::new(rules.sockets_of_person),
            personal_sockets: AtATime::new(PERSONAL_SOCKETS),
            seeks: Rate::new(rules, SEEKS),
            changes: Rate::new(rules, tables::BUDGET),
            editions: Rate::new(rules, sizes::NEW_EDITIONS as u32),
        }
    }

    /// Any request of a person.
    pub(crate) fn request_of(&self, person: Id) -> Result<(), Refusal> {
        self.requests_of_person.take(&person)
    }

    /// A guest who comes.
    pub(crate) fn guest(&self, from: Address) -> Result<(), Refusal> {
        self.guests.take(&from.into())
    }

    /// A password that is tried for an account. Strangers cannot use up what known devices have.
    pub(crate) fn password(&self, who: Trying, folded: &str) -> Result<(), Refusal> {
        match who {
            Trying::Known(device) => self.passwords_of_device.take(&device),
            Trying::Stranger(from) => {
                self.passwords.take(&from.into())?;
                self.passwords_of_account.take(&folded.to_owned())
            }
        }
    }

    /// An answer of this size, until it is read.
    pub(crate) fn answer(&self, from: Address, bytes: usize) -> Result<Entered<Net>, Refusal> {
        let message = "read the pending responses first";
        self.answers.add(from.into(), bytes).ok_or_else(|| Refusal::too_many(message))
    }

    /// Requests that are worked on, and bytes of answers that nobody has read yet.
    pub(crate) fn under_way(&self) -> (usize, usize) {
        (self.requests_at_a_time.total(), self.answers.total())
    }

    /// A test of a person's alerts.
    pub(crate) fn test_alert(&self, from: Address, person: Id) -> Result<(), Refusal> {
        self.test_alerts.take(&person)?;
        self.test_alerts_of_address.take(&from.into())
    }

    /// A webhook or a browser to which alerts of a person are to go.
    pub(crate) fn destination(&self, from: Address, person: Id) -> Result<(), Refusal> {
        self.destinations.take(&person)?;
        self.destinations_of_address.take(&from.into())
    }

    /// A new name of a person.
    pub(crate) fn name(&self, person: Id) -> Result<(), Refusal> {
        self.names.take(&person)
    }

    /// A new table of a person, with the bytes of its edition. A household can come in as many
    /// people.
    pub(crate) fn table(&self, from: Address, person: Id, edition: usize) -> Result<(), Refusal> {
        self.tables.take(&person)?;
        self.tables_of_address.take(&from.into())?;
        let edition = u32::try_from(edition).unwrap_or(u32::MAX);
        NonZeroU32::new(edition)
            .map_or(Ok(()), |bytes| self.editions.take_several(&from.into(), bytes))
    }

    /// A socket, as long as the guard lives.
    pub(crate) fn socket(&self, from: Address, person: Option<Id>) -> Result<Socket, Refusal> {
        let address = self.sockets_of_address.enter(from.into());
        let person = person.map(|person| self.sockets_of_person.enter(person));
        match (address, person) {
            (Some(address), None) => Ok(Socket { _address: address, _person: None }),
            (Some(address), Some(Some(person))) => {
                Ok(Socket { _address: address, _person: Some(person) })
            }
            _ => Err(Refusal::too_many("too many connections")),
        }
    }

    /// A personal socket, as long as the guard lives.
    pub(crate) fn personal_socket(&self, person: Id) -> Result<Entered<Id>, Refusal> {
        let message = "too many pages of this server are open";
        self.personal_sockets.enter(person).ok_or_else(|| Refusal::too_many(message))
    }

    /// A person looks for a match.
    pub(crate) fn seek(&self, person: Id) -> Result<(), Refusal> {
        self.seeks.take(&person)
    }

    /// A person says something at a table that costs others so much.
    pub(crate) fn spend(&self, person: Id, cost: u32) -> Result<(), Refusal> {
        NonZeroU32::new(cost).map_or(Ok(()), |cost| self.changes.take_several(&person, cost))
    }

    /// The number of people who have a socket.
    pub(crate) fn people_online(&self) -> usize {
        self.sockets_of_person.keys()
    }

    /// Forgets addresses that have not been seen for a while.
    pub(crate) fn sweep(&self) {
        self.requests.sweep();
        self.requests_of_person.sweep();
        self.guests.sweep();
        self.passwords.sweep();
        self.passwords_of_account.sweep();
        self.passwords_of_device.sweep();
        self.names.sweep();
        self.test_alerts.sweep();
        self.test_alerts_of_address.sweep();
        self.destinations.sweep();
        self.destinations_of_address.sweep();
        self.tables.sweep();
        self.tables_of_address.sweep();
        self.seeks.sweep();
        self.changes.sweep();
        self.editions.sweep();
    }
}

/// Counts every request by its address, before anything is done for it.
pub(crate) async fn guard(
    State(service): State<Service>,
    from: Address,
    request: Request,
    next: Next,
) -> Response {
    let limits = &service.limits;
    if let Err(refusal) = limits.requests.take(&from.into()) {
        service.metrics.limited.inc();
        return refusal.into_response();
    }
    // Until the handler is done, or has been hung up on.
    let Some(_entered) = limits.requests_at_a_time.enter(from.into()) else {
        service.metrics.limited.inc();
        return Refusal::too_many("too many requests at once").into_response();
    };
    next.run(request).await
}

/// An address, or the whole network that one household has in IPv6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Net(IpAddr);

impl From<Address> for Net {
    fn from(Address(address): Address) -> Self {
        address.into()
    }
}

impl From<IpAddr> for Net {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            address @ IpAddr::V4(_) => Self(address),
            IpAddr::V6(address) => {
                Self(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into())
            }
        }
    }
}

/// A number per minute for each key.
struct Rate<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Rate<K> {
    /// No limit if there is to be none, or if the number is 0.
    fn new(rules: &LimitRules, a_minute: u32) -> Self {
        let number = NonZeroU32::new(a_minute).filter(|_| rules.rates);
        Self(number.map(|number| RateLimiter::keyed(Quota::per_minute(number))))
    }

    fn take(&self, key: &K) -> Result<(), Refusal> {
        self.take_several(key, NonZeroU32::MIN)
    }

    /// More than there can ever be at once is refused, too.
    fn take_several(&self, key: &K, number: NonZeroU32) -> Result<(), Refusal> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        let Ok(taken) = limiter.check_key_n(key, number) else {
            return Err(Refusal::too_fast(MINUTE));
        };
        taken.map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            Refusal::too_fast(wait.as_secs() + 1)
        })
    }

    fn sweep(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// A socket that counts, until it is dropped.
pub(crate) struct Socket {
    _address: Entered<Net>,
    _person: Option<Entered<Id>>,
}

#[cfg(test)]
mod tests;
