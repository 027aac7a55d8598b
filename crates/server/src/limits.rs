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
    pub(crate) fn test_alert(&self, person: Id) -> Result<(), Refusal> {
        self.test_alerts.take(&person)
    }

    /// A new name of a person.
    pub(crate) fn name(&self, person: Id) -> Result<(), Refusal> {
        self.names.take(&person)
    }

    /// A new table of a person, with an edition of so many bytes. A household can come in as many
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
    fn many_people_of_one_address_make_no_more_tables_than_it_may() {
        let limits = Limits::new(&LimitRules { tables_of_address: 5, ..LimitRules::default() });
        let made = |from| (0..30).filter(|_| limits.table(from, Id::random(), 0).is_ok()).count();
        assert_eq!((made(address("1.2.3.4")), made(address("1.2.3.5"))), (5, 5));
    }

    #[test]
    fn editions_from_one_address_have_a_budget_in_bytes() {
        let limits = Limits::new(&LimitRules::default());
        let made =
            |from| (0..50).filter(|_| limits.table(from, Id::random(), 16 * 1024).is_ok()).count();
        assert_eq!((made(address("1.2.3.4")), made(address("1.2.3.5"))), (16, 16));
    }

    #[test]
    fn what_a_person_changes_is_bounded_by_what_it_costs() {
        let limits = Limits::new(&LimitRules::default());
        let [anne, mary] = [Id::random(), Id::random()];
        let spent = |person, cost| (0..500).filter(|_| limits.spend(person, cost).is_ok()).count();
        assert_eq!((spent(anne, 6), spent(mary, 1)), (20, 120));
        assert_eq!(spent(anne, 0), 500, "what costs nothing is not counted");
        assert!(limits.spend(Id::random(), 121).is_err(), "more than the budget");
    }

    #[test]
    fn rates_can_be_switched_off() {
        let limits = Limits::new(&LimitRules { rates: false, guests: 1, ..LimitRules::default() });
        assert!((0..100).all(|_| limits.guest(address("1.2.3.4")).is_ok()));
    }

    #[test]
    fn one_address_cannot_lock_an_account_and_many_cannot_guess_its_password() {
        let limits = Limits::new(&LimitRules { passwords: 5, ..LimitRules::default() });
        let from = |n: u32| Trying::Stranger(address(&format!("1.2.3.{n}")));
        let tries = |n| (0..20).filter(|_| limits.password(from(n), "anne").is_ok()).count();
        assert_eq!(tries(1), 5);
        assert_eq!(tries(2), 5, "another address may still try");
        assert_eq!((3..100).map(tries).sum::<usize>(), 40, "all together 50");
        let device = Trying::Known([7; 32]);
        assert!(limits.password(device, "anne").is_ok(), "a known device is let through");
        let again = (0..20).filter(|_| limits.password(device, "anne").is_ok());
        assert_eq!(again.count(), 4, "but not for ever");
    }

    #[test]
    fn zero_is_no_limit_for_anything() {
        let limits = Limits::new(&LimitRules {
            requests: 0,
            requests_of_person: 0,
            guests: 0,
            passwords: 0,
            names: 0,
            tables: 0,
            tables_of_address: 0,
            open_tables: 0,
            sockets_of_address: 0,
            sockets_of_person: 0,
            requests_at_a_time: 0,
            ..LimitRules::default()
        });
        let (from, anne) = (address("1.2.3.4"), Id::random());
        let mut kept = Vec::new();
        for _ in 0..1_000 {
            assert!(limits.requests.take(&from.into()).is_ok());
            assert!(limits.request_of(anne).is_ok() && limits.guest(from).is_ok());
            assert!(limits.name(anne).is_ok() && limits.table(from, anne, 0).is_ok());
            assert!(limits.password(Trying::Stranger(from), "anne").is_ok());
            kept.push(limits.socket(from, Some(anne)).ok().unwrap());
        }
        assert!(LimitRules { open_tables: 0, ..LimitRules::default() }.allows_table(1_000));
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

    #[test]
    fn people_are_online_once_however_many_sockets_they_have() {
        let limits = Limits::new(&LimitRules::default());
        let (anne, mary) = (Id::random(), Id::random());
        let open = |person| limits.socket(address("1.2.3.4"), Some(person)).ok().unwrap();
        let sockets = [open(anne), open(anne), open(mary)];
        assert_eq!(limits.people_online(), 2);
        drop(sockets);
        assert_eq!(limits.people_online(), 0);
        let open: Vec<_> = (0..6).map(|_| limits.personal_socket(anne)).collect();
        assert_eq!(open.iter().filter(|open| open.is_ok()).count(), 5);
        assert!(limits.personal_socket(mary).is_ok());
    }
}
