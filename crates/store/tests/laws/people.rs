//! People, their keys, and what is left of them.

use crate::{Data, laws, laws_of_kept_data};
use store::{
    AccountName, Append, Change, Ends, FORMER, Id, KeyKind, Leaving, NewKey, NewMatch, PersonRow,
    SeatRow, State, Store, StoreError, now, random_bytes,
};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn key(kind: KeyKind) -> NewKey {
    NewKey {
        id: Id::random(),
        kind,
        hash: random_bytes(),
        label: "Firefox".into(),
        expires: now() + DAY,
    }
}

fn name(name: &str) -> AccountName {
    AccountName { shown: name.into(), folded: name.to_lowercase() }
}

fn ends(keep: Id) -> Ends {
    Ends { keep, tokens: false }
}

async fn guest(store: &Store, name: &str) -> (PersonRow, NewKey) {
    let key = key(KeyKind::Session);
    let person = store.create_guest(Id::random(), name.into(), key.clone()).await.unwrap();
    (person, key)
}

async fn a_guest_is_let_in_by_the_key_until_it_ends(data: &Data) {
    let store = data.open();
    let (anne, session) = guest(&store, "Anne").await;
    let (found, key) = store.by_key(session.hash).await.unwrap().unwrap();
    assert_eq!((found, key.id, key.kind), (anne.clone(), session.id, KeyKind::Session));
    assert_eq!(store.by_key(random_bytes()).await.unwrap(), None);

    let (mary, _) = guest(&store, "Mary").await;
    assert!(matches!(store.end_key(mary.id, session.id).await, Err(StoreError::Missing)));
    store.end_key(anne.id, session.id).await.unwrap();
    assert_eq!(store.by_key(session.hash).await.unwrap(), None);
}

async fn an_expired_key_lets_nobody_in_and_is_forgotten(data: &Data) {
    let store = data.open();
    let (anne, session) = guest(&store, "Anne").await;
    store.touch_key(anne.id, session.id, now() - 1).await.unwrap();
    assert_eq!(store.by_key(session.hash).await.unwrap(), None);
    assert_eq!(store.keys(anne.id, KeyKind::Session).await.unwrap(), []);
    assert_eq!(store.forget_keys(now() + 1).await.unwrap(), 1);
    assert_eq!(store.forget_guests(now() + 1).await.unwrap(), 1);
    assert_eq!(store.person(anne.id).await.unwrap(), None);
}

async fn an_accounts_name_is_its_own(data: &Data) {
    let store = data.open();
    let (anne, session) = guest(&store, "Anne").await;
    let (mary, other) = guest(&store, "Mary").await;
    store.set_password(anne.id, name("Anne"), "hash".into(), ends(session.id)).await.unwrap();
    assert_eq!(store.account("anne".into()).await.unwrap(), Some((anne.id, "hash".into())));
    assert_eq!(store.account("mary".into()).await.unwrap(), None);
    assert!(!store.person(anne.id).await.unwrap().unwrap().guest);

    let renamed = store.rename(mary.id, name("ANNE")).await;
    assert!(matches!(renamed, Err(StoreError::Taken)), "{renamed:?}");
    let kept = store.set_password(mary.id, name("anne"), "x".into(), ends(other.id)).await;
    assert!(matches!(kept, Err(StoreError::Taken)), "{kept:?}");
    // The same person's name in other letters is no conflict, and an account that is renamed frees it.
    store.rename(anne.id, name("ANNE")).await.unwrap();
    store.rename(anne.id, name("Bonny")).await.unwrap();
    store.rename(mary.id, name("Anne")).await.unwrap();
    assert_eq!(store.account("bonny".into()).await.unwrap().unwrap().0, anne.id);
}

async fn a_new_password_signs_other_devices_out_and_leaves_tokens(data: &Data) {
    let store = data.open();
    let (anne, session) = guest(&store, "Anne").await;
    let (phone, bot) = (key(KeyKind::Session), key(KeyKind::Token));
    store.add_key(anne.id, phone.clone()).await.unwrap();
    store.add_key(anne.id, bot.clone()).await.unwrap();
    store.set_password(anne.id, name("Anne"), "hash".into(), ends(session.id)).await.unwrap();
    assert_eq!(store.by_key(phone.hash).await.unwrap(), None);
    assert!(store.by_key(session.hash).await.unwrap().is_some());
    assert!(store.by_key(bot.hash).await.unwrap().is_some());
}

async fn a_deleted_person_leaves_what_they_played_and_nothing_else(data: &Data) {
    let store = data.open();
    let (anne, session) = guest(&store, "Anne").await;
    let seat = SeatRow { seat: 0, person: Some(anne.id), bot: None, name: "Anne".into() };
    let id = Id::random();
    let new = NewMatch {
        id,
        game: "pirates".into(),
        public: true,
        settings: "{}".into(),
        seats: vec![seat],
    };
    let key = store.create_match(new).await.unwrap();
    let change = Change { state: Some(State::Running), ..Change::default() };
    store.append(Append { key, term: 0, first: 0, entries: Vec::new(), change }).await.unwrap();
    assert_eq!(store.matches_of(anne.id, 9).await.unwrap().len(), 1);

    store.delete_person(anne.id).await.unwrap();
    assert_eq!(store.person(anne.id).await.unwrap(), None);
    assert_eq!(store.by_key(session.hash).await.unwrap(), None);
    assert_eq!(store.matches_of(anne.id, 9).await.unwrap(), []);
    let left = store.find_match(id).await.unwrap().unwrap().seats;
    assert_eq!((left[0].person, left[0].name.as_str()), (None, FORMER));
    assert!(matches!(store.delete_person(anne.id).await, Err(StoreError::Missing)));
}

async fn a_person_has_only_so_many_keys_and_the_last_ones_that_were_used(data: &Data) {
    let store = data.open();
    let (anne, session) = guest(&store, "Anne").await;
    let token = key(KeyKind::Token);
    store.add_key(anne.id, token.clone()).await.unwrap();
    let mut ended = Vec::new();
    for _ in 0..60 {
        ended.extend(store.add_key(anne.id, key(KeyKind::Session)).await.unwrap());
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    let left = store.keys(anne.id, KeyKind::Session).await.unwrap();
    assert_eq!((left.len(), ended.len()), (50, 11));
    assert!(ended.contains(&session.id) && !ended.iter().any(|id| left[0].id == *id));
    assert_eq!(store.by_key(session.hash).await.unwrap(), None);
    assert!(store.by_key(token.hash).await.unwrap().is_some(), "tokens are another kind");
}

/// A running match in which somebody has the first seat.
async fn running(store: &Store, person: Id) -> (Id, store::MatchKey) {
    let seat = SeatRow { seat: 0, person: Some(person), bot: None, name: "Anne".into() };
    let id = Id::random();
    let (game, settings) = ("pirates".into(), "{}".into());
    let new = NewMatch { id, game, public: true, settings, seats: vec![seat] };
    let key = store.create_match(new).await.unwrap();
    let change = Change { state: Some(State::Running), ..Change::default() };
    store.append(Append { key, term: 0, first: 0, entries: Vec::new(), change }).await.unwrap();
    (id, key)
}

async fn tables_that_were_not_told_of_a_deleted_account_are_known_after_a_restart(data: &Data) {
    let store = data.open();
    let (anne, _) = guest(&store, "Anne").await;
    let (table, _) = running(&store, anne.id).await;
    store.delete_person(anne.id).await.unwrap();
    drop(store);

    let store = data.open();
    let leaving = Leaving { person: anne.id, table };
    assert_eq!(store.leaving().await.unwrap(), [leaving]);
    store.left(leaving).await.unwrap();
    assert_eq!(store.leaving().await.unwrap(), []);
}

async fn a_table_that_does_not_know_yet_brings_no_deleted_account_back(data: &Data) {
    let store = data.open();
    let (anne, _) = guest(&store, "Anne").await;
    let (table, key) = running(&store, anne.id).await;
    store.delete_person(anne.id).await.unwrap();
    let rows = vec![
        SeatRow { seat: 0, person: Some(anne.id), bot: None, name: "Anne".into() },
        SeatRow { seat: 1, person: None, bot: Some("mate".into()), name: "Mate".into() },
    ];
    let change = Change { seats: Some(rows), ..Change::default() };
    store.append(Append { key, term: 0, first: 0, entries: Vec::new(), change }).await.unwrap();
    let seats = store.find_match(table).await.unwrap().unwrap().seats;
    assert_eq!((seats[0].person, seats[0].name.as_str()), (None, FORMER));
    assert_eq!((seats[1].bot.as_deref(), seats[1].name.as_str()), (Some("mate"), "Mate"));
}

async fn tokens_end_with_a_new_password_if_the_person_wants_it(data: &Data) {
    let store = data.open();
    let (anne, session) = guest(&store, "Anne").await;
    let token = key(KeyKind::Token);
    store.add_key(anne.id, token.clone()).await.unwrap();
    store.set_password(anne.id, name("Anne"), "a".into(), ends(session.id)).await.unwrap();
    assert!(store.by_key(token.hash).await.unwrap().is_some());
    let all = Ends { tokens: true, ..ends(session.id) };
    store.set_password(anne.id, name("Anne"), "b".into(), all).await.unwrap();
    assert!(store.by_key(token.hash).await.unwrap().is_none());
    assert!(store.by_key(session.hash).await.unwrap().is_some());
}

async fn a_device_is_known_to_one_person_until_it_is_one_of_too_many(data: &Data) {
    let store = data.open();
    let (anne, mary) = (guest(&store, "Anne").await.0, guest(&store, "Mary").await.0);
    let first = random_bytes();
    store.know_device(anne.id, first).await.unwrap();
    assert!(store.knows_device(anne.id, first).await.unwrap());
    assert!(!store.knows_device(mary.id, first).await.unwrap());
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    for _ in 0..20 {
        store.know_device(anne.id, random_bytes()).await.unwrap();
    }
    assert!(!store.knows_device(anne.id, first).await.unwrap());
    assert_eq!(store.forget_devices(now() + 1).await.unwrap(), 20);
}

async fn keys_are_listed_by_kind_the_latest_first(data: &Data) {
    let store = data.open();
    let (anne, session) = guest(&store, "Anne").await;
    let (mary, _) = guest(&store, "Mary").await;
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    let (phone, token) = (key(KeyKind::Session), key(KeyKind::Token));
    store.add_key(anne.id, phone.clone()).await.unwrap();
    store.add_key(anne.id, token.clone()).await.unwrap();
    let sessions = store.keys(anne.id, KeyKind::Session).await.unwrap();
    assert_eq!(sessions.iter().map(|key| key.id).collect::<Vec<_>>(), [phone.id, session.id]);
    assert_eq!(sessions[0].label, "Firefox");
    let tokens = store.keys(anne.id, KeyKind::Token).await.unwrap();
    assert_eq!(tokens.iter().map(|key| key.id).collect::<Vec<_>>(), [token.id]);
    assert_eq!(store.keys(mary.id, KeyKind::Token).await.unwrap(), []);
}

async fn only_an_account_has_a_password(data: &Data) {
    let store = data.open();
    let (anne, session) = guest(&store, "Anne").await;
    assert_eq!(store.password(anne.id).await.unwrap(), None);
    assert_eq!(store.password(Id::random()).await.unwrap(), None);
    store.set_password(anne.id, name("Anne"), "hash".into(), ends(session.id)).await.unwrap();
    assert_eq!(store.password(anne.id).await.unwrap().as_deref(), Some("hash"));
}

async fn a_webhook_is_kept_until_it_is_taken_back(data: &Data) {
    let store = data.open();
    let (anne, _) = guest(&store, "Anne").await;
    let url = Some("https://anne.example".to_owned());
    store.set_webhook(anne.id, url.clone()).await.unwrap();
    assert_eq!(store.person(anne.id).await.unwrap().unwrap().webhook, url);
    store.set_webhook(anne.id, None).await.unwrap();
    assert_eq!(store.person(anne.id).await.unwrap().unwrap().webhook, None);
    let nobody = store.set_webhook(Id::random(), None).await;
    assert!(matches!(nobody, Err(StoreError::Missing)), "{nobody:?}");
}

async fn no_device_is_known_after_a_new_password_or_once_the_person_is_gone(data: &Data) {
    let store = data.open();
    let (anne, session) = guest(&store, "Anne").await;
    let device = random_bytes();
    store.know_device(anne.id, device).await.unwrap();
    store.set_password(anne.id, name("Anne"), "hash".into(), ends(session.id)).await.unwrap();
    assert!(!store.knows_device(anne.id, device).await.unwrap());
    store.know_device(anne.id, device).await.unwrap();
    store.delete_person(anne.id).await.unwrap();
    assert_eq!(store.forget_devices(now() + 1).await.unwrap(), 0);
}

laws!(
    a_person_has_only_so_many_keys_and_the_last_ones_that_were_used,
    a_guest_is_let_in_by_the_key_until_it_ends,
    an_expired_key_lets_nobody_in_and_is_forgotten,
    an_accounts_name_is_its_own,
    a_new_password_signs_other_devices_out_and_leaves_tokens,
    a_deleted_person_leaves_what_they_played_and_nothing_else,
    a_table_that_does_not_know_yet_brings_no_deleted_account_back,
    tokens_end_with_a_new_password_if_the_person_wants_it,
    a_device_is_known_to_one_person_until_it_is_one_of_too_many,
    keys_are_listed_by_kind_the_latest_first,
    only_an_account_has_a_password,
    a_webhook_is_kept_until_it_is_taken_back,
    no_device_is_known_after_a_new_password_or_once_the_person_is_gone,
);

laws_of_kept_data!(tables_that_were_not_told_of_a_deleted_account_are_known_after_a_restart,);
