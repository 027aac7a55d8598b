//! What one host may have open, and what hosts keep for others.

use crate::{Data, laws};
use store::{
    Append, Change, HostLimit, Id, Invitations, KeyKind, NewKey, NewMatch, OpenMatches, SeatRow,
    State,
};

fn new(settings: String, seats: Vec<SeatRow>) -> NewMatch {
    NewMatch { id: Id::random(), game: "pirates".into(), public: true, settings, seats }
}

/// A match of a host, and who sits in it.
fn of_host(host: Id, person: Option<Id>) -> NewMatch {
    let seat = SeatRow { seat: 0, person, bot: None, name: "Anne".into() };
    let settings = format!(r#"{{"host":"{host}"}}"#);
    new(settings, vec![seat])
}

async fn a_host_never_gets_more_open_matches_than_it_may(data: &Data) {
    let store = data.open();
    let [anne, bess] = [Id::random(), Id::random()];
    let limit = HostLimit { host: anne, matches: 5, bytes: usize::MAX };
    // All at once.
    let made: Vec<_> =
        (0..20).map(|_| store.create_match_within(of_host(anne, None), limit)).collect();
    let mut keys = Vec::new();
    for made in made {
        keys.extend(made.await.unwrap());
    }
    assert_eq!(keys.len(), 5);
    let other = HostLimit { host: bess, ..limit };
    assert!(store.create_match_within(of_host(bess, None), other).await.unwrap().is_some());
    let change = Change { state: Some(State::Closed), ..Change::default() };
    let close = Append { key: keys[0], term: 0, first: 0, entries: Vec::new(), change };
    store.append(close).await.unwrap();
    assert!(store.create_match_within(of_host(anne, None), limit).await.unwrap().is_some());
    assert!(store.create_match_within(of_host(anne, None), limit).await.unwrap().is_none());
    let found = store.open_matches_of(anne).await.unwrap();
    assert_eq!(found, OpenMatches { hosted: 5, joined: 0 });
}

async fn a_host_never_gets_more_bytes_than_it_may(data: &Data) {
    let store = data.open();
    let host = Id::random();
    let settings = |text: &str| format!(r#"{{"host":"{host}","text":"{text}"}}"#);
    let named = |text: &str| new(settings(text), Vec::new());
    let limit = HostLimit { host, matches: 100, bytes: 3 * settings("long").len() };
    for _ in 0..3 {
        assert!(store.create_match_within(named("long"), limit).await.unwrap().is_some());
    }
    assert!(store.create_match_within(named(""), limit).await.unwrap().is_none());
}

async fn seats_at_waiting_tables_of_others_are_invitations(data: &Data) {
    let store = data.open();
    let key = || NewKey {
        id: Id::random(),
        kind: KeyKind::Session,
        hash: store::random_bytes(),
        label: String::new(),
        expires: i64::MAX,
    };
    let [anne, bess, cora] = [Id::random(), Id::random(), Id::random()];
    store.create_guest(anne, "Anne".into(), key()).await.unwrap();
    let mut keys = Vec::new();
    for host in [bess, bess, cora, anne] {
        keys.push(store.create_match(of_host(host, Some(anne))).await.unwrap());
    }
    let found = store.invitations(anne, bess, 0).await.unwrap();
    assert_eq!(found, Invitations { all: 3, of_host: 2 });
    let later = store.invitations(anne, bess, store::now() + 1_000).await.unwrap();
    assert_eq!(later, Invitations::default(), "of long ago");
    let open = store.open_matches_of(anne).await.unwrap();
    assert_eq!(open, OpenMatches { hosted: 1, joined: 0 }, "others’ tables count for others");
    let change = Change { state: Some(State::Running), ..Change::default() };
    let begin = Append { key: keys[0], term: 0, first: 0, entries: Vec::new(), change };
    store.append(begin).await.unwrap();
    let open = store.open_matches_of(anne).await.unwrap();
    assert_eq!(open, OpenMatches { hosted: 1, joined: 1 });
    assert_eq!(store.matches_of(anne, 100).await.unwrap().len(), 4);
    assert_eq!(store.matches_of(anne, 3).await.unwrap().len(), 3, "a list has an end");
}

laws!(
    a_host_never_gets_more_open_matches_than_it_may,
    a_host_never_gets_more_bytes_than_it_may,
    seats_at_waiting_tables_of_others_are_invitations,
);
