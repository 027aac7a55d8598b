//! Limits with the numbers that they have by default, and with others.

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
fn many_people_at_one_address_use_others_addresses_seldom() {
    let limits = Limits::new(&LimitRules::default());
    let from = address("1.2.3.4");
    let tested = (0..90).filter(|_| limits.test_alert(from, Id::random()).is_ok()).count();
    let set = (0..90).filter(|_| limits.destination(from, Id::random()).is_ok()).count();
    assert_eq!((tested, set), (18, 15));
    let anne = Id::random();
    let other = address("1.2.3.5");
    let tested = (0..90).filter(|_| limits.test_alert(other, anne).is_ok()).count();
    let set = (0..90).filter(|_| limits.destination(other, anne).is_ok()).count();
    assert_eq!((tested, set), (6, 5));
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
