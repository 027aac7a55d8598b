//! How much anybody may do: rates by address and by person, and sockets at a time.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::Id;

use crate::config::LimitRules;
use crate::origin::Address;
use crate::refusal::Refusal;
use crate::service::Service;

/// All limits of a server.
pub(crate) struct Limits {
    requests: Rate<Net>,
    requests_of_person: Rate<Id>,
    guests: Rate<Net>,
    passwords: Rate<Net>,
    passwords_of_account: Rate<String>,
    names: Rate<Id>,
    tables: Rate<Id>,
    sockets_of_address: AtATime<Net>,
    sockets_of_person: AtATime<Id>,
}

impl Limits {
    pub(crate) fn new(rules: &LimitRules) -> Self {
        Self {
            requests: Rate::new(rules, rules.requests),
            requests_of_person: Rate::new(rules, rules.requests_of_person),
            guests: Rate::new(rules, rules.guests),
            passwords: Rate::new(rules, rules.passwords),
            passwords_of_account: Rate::new(rules, rules.passwords),
            names: Rate::new(rules, rules.names),
            tables: Rate::new(rules, rules.tables),
            sockets_of_address: AtATime::new(rules.sockets_of_address),
            sockets_of_person: AtATime::new(rules.sockets_of_person),
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

    /// A password that is tried for an account.
    pub(crate) fn password(&self, from: Address, folded: &str) -> Result<(), Refusal> {
        self.passwords.take(&from.into())?;
        self.passwords_of_account.take(&folded.to_owned())
    }

    /// A new name of a person.
    pub(crate) fn name(&self, person: Id) -> Result<(), Refusal> {
        self.names.take(&person)
    }

    /// A new table of a person.
    pub(crate) fn table(&self, person: Id) -> Result<(), Refusal> {
        self.tables.take(&person)
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
            _ => Err(Refusal::too_many("too many connections at a time")),
        }
    }

    /// Forgets whoever has not been here for a while.
    pub(crate) fn sweep(&self) {
        self.requests.sweep();
        self.requests_of_person.sweep();
        self.guests.sweep();
        self.passwords.sweep();
        self.passwords_of_account.sweep();
        self.names.sweep();
        self.tables.sweep();
    }
}

/// Counts every request by its address, before anything is done for it.
pub(crate) async fn guard(
    State(service): State<Service>,
    from: Address,
    request: Request,
    next: Next,
) -> Response {
    match service.limits.requests.take(&from.into()) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

/// An address, or the whole network that one household has in IPv6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Net(IpAddr);

impl From<Address> for Net {
    fn from(Address(address): Address) -> Self {
        match address {
            IpAddr::V4(_) => Self(address),
            IpAddr::V6(address) => {
                Self(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into())
            }
        }
    }
}

/// So many a minute for each.
struct Rate<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Rate<K> {
    /// No limit if there is to be none, or if the number is 0.
    fn new(rules: &LimitRules, a_minute: u32) -> Self {
        let number = NonZeroU32::new(a_minute).filter(|_| rules.rates);
        Self(number.map(|number| RateLimiter::keyed(Quota::per_minute(number))))
    }

    fn take(&self, key: &K) -> Result<(), Refusal> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|until| {
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

/// So many at a time for each.
struct AtATime<K> {
    most: usize,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Hash + Eq + Clone> AtATime<K> {
    fn new(most: usize) -> Self {
        Self { most, counts: Arc::default() }
    }

    fn enter(&self, key: K) -> Option<Entered<K>> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Entered { key, counts: Arc::clone(&self.counts) })
    }
}

/// One of those at a time, until it is dropped.
struct Entered<K: Hash + Eq> {
    key: K,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Hash + Eq> Drop for Entered<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

/// A socket that counts, until it is dropped.
pub(crate) struct Socket {
    _address: Entered<Net>,
    _person: Option<Entered<Id>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        Address(text.parse().unwrap())
    }

    #[test]
    fn a_burst_is_allowed_and_then_no_more() {
        let limits = Limits::new(&LimitRules { guests: 3, ..LimitRules::default() });
        for _ in 0..3 {
            assert!(limits.guest(address("1.2.3.4")).is_ok());
        }
        assert!(limits.guest(address("1.2.3.4")).is_err());
        assert!(limits.guest(address("1.2.3.5")).is_ok());
    }

    #[test]
    fn a_household_in_ipv6_is_one_address() {
        let limits = Limits::new(&LimitRules { guests: 1, ..LimitRules::default() });
        assert!(limits.guest(address("2001:db8::1")).is_ok());
        assert!(limits.guest(address("2001:db8::2")).is_err());
        assert!(limits.guest(address("2001:db8:0:1::1")).is_ok());
    }

    #[test]
    fn rates_can_be_switched_off() {
        let limits = Limits::new(&LimitRules { rates: false, guests: 1, ..LimitRules::default() });
        assert!((0..100).all(|_| limits.guest(address("1.2.3.4")).is_ok()));
    }

    #[test]
    fn an_account_is_guarded_from_many_addresses() {
        let limits = Limits::new(&LimitRules { passwords: 5, ..LimitRules::default() });
        let tries =
            (0..20).filter(|n| limits.password(address(&format!("1.2.3.{n}")), "anne").is_ok());
        assert_eq!(tries.count(), 5);
    }

    #[test]
    fn sockets_at_a_time_are_counted_while_they_live() {
        let rules = LimitRules { sockets_of_person: 2, ..LimitRules::default() };
        let limits = Limits::new(&rules);
        let anne = Some(Id::random());
        let first = limits.socket(address("1.2.3.4"), anne).ok().unwrap();
        let _second = limits.socket(address("1.2.3.4"), anne).ok().unwrap();
        assert!(limits.socket(address("1.2.3.4"), anne).is_err());
        drop(first);
        assert!(limits.socket(address("1.2.3.4"), anne).is_ok());
        assert!(limits.socket(address("1.2.3.4"), None).is_ok());
    }
}
