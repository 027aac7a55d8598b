//! How people are alerted, and of what they were.

use crate::{Data, laws, laws_of_kept_data};
use store::{
    Alerted, Change, HeldAlert, Id, KeyKind, Lease, NewKey, NewMatch, PushDevice, State, Store,
    now, random_bytes,
};

async fn guest(store: &Store) -> Id {
    let (id, hash, expires) = (Id::random(), random_bytes(), now() + 1_000_000);
    let key =
        NewKey { id: Id::random(), kind: KeyKind::Session, hash, label: String::new(), expires };
    store.create_guest(id, "Anne".into(), key).await.unwrap();
    id
}

fn device(number: u8) -> PushDevice {
    PushDevice {
        endpoint: format!("https://push.example/{number}"),
        key: vec![number; 65],
        auth: vec![number; 16],
        label: "Firefox".into(),
        created: 0,
    }
}

async fn the_secret_is_made_once_and_settings_change(data: &Data) {
    let store = data.open();
    let anne = guest(&store).await;
    assert_eq!(store.alerts(anne).await.unwrap(), None);
    let first = store.set_alerts(anne, "{}".into()).await.unwrap();
    let second = store.set_alerts(anne, r#"{"a":1}"#.into()).await.unwrap();
    assert_eq!(first.secret, second.secret);
    assert_eq!(store.alerts(anne).await.unwrap(), Some(second));
    let other = store.set_alerts(guest(&store).await, "{}".into()).await.unwrap();
    assert_ne!(other.secret, first.secret);
}

async fn alerts_of_running_matches_are_remembered(data: &Data) {
    let store = data.open();
    let anne = guest(&store).await;
    let new = |id| NewMatch {
        id,
        game: "planks".into(),
        public: false,
        settings: "{}".into(),
        seats: Vec::new(),
    };
    let (running, waiting) = (Id::random(), Id::random());
    let key = store.create_match(new(running)).await.unwrap();
    let change = Change { state: Some(State::Running), ..Change::default() };
    let append = store::Append { change, ..store::Append::entries(key, 0, vec!["{}".into()]) };
    store.append(append).await.unwrap();
    store.create_match(new(waiting)).await.unwrap();
    let lease = Lease { key, term: 0 };
    let of = |table| Alerted { person: anne, table, question: 7, reminded: false, seen: false };
    for alerted in [of(running), of(waiting), Alerted { person: Id::random(), ..of(running) }] {
        store.set_alerted(lease, alerted).await.unwrap();
    }
    let reminded = Alerted { reminded: true, seen: true, ..of(running) };
    store.set_alerted(lease, reminded).await.unwrap();
    assert_eq!(store.alerted_at(running).await.unwrap(), [reminded]);
    assert_eq!(store.alerted_at(Id::random()).await.unwrap(), []);
    assert_eq!(store.alerted().await.unwrap(), [reminded]);
    store.forget_alerted(anne, running).await.unwrap();
    assert_eq!(store.alerted().await.unwrap(), []);
}

async fn what_waits_for_the_end_of_quiet_hours_is_kept(data: &Data) {
    let (anne, first, second) = {
        let store = data.open();
        let [anne, mary] = [guest(&store).await, guest(&store).await];
        let [first, second] = [Id::random(), Id::random()];
        let new = NewMatch {
            id: first,
            game: "pirates".into(),
            public: false,
            settings: "{}".into(),
            seats: Vec::new(),
        };
        let lease = Lease { key: store.create_match(new).await.unwrap(), term: 0 };
        let held = |person, table, event: &str| HeldAlert {
            person,
            table,
            event: event.into(),
            place: "{}".into(),
        };
        for held in [
            held(anne, first, "full"),
            held(anne, first, "begins"),
            held(anne, second, "over"),
            held(mary, first, "over"),
            held(Id::random(), first, "over"),
        ] {
            store.hold_alert(lease, held).await.unwrap();
        }
        store.forget_held_alerts(mary, None).await.unwrap();
        (anne, first, second)
    };
    let store = data.open();
    let mut held = store.held_alerts().await.unwrap();
    held.sort_by_key(|held| held.table != first);
    let held: Vec<_> = held.iter().map(|it| (it.person, it.table, it.event.as_str())).collect();
    assert_eq!(held, [(anne, first, "begins"), (anne, second, "over")]);
    store.forget_held_alerts(anne, Some(second)).await.unwrap();
    assert_eq!(store.held_alerts().await.unwrap().len(), 1);
    // Of two who would tell it one does.
    let (one, other) = (store.take_held_alerts(anne), store.take_held_alerts(anne));
    assert_eq!((one.await.unwrap().len(), other.await.unwrap().len()), (1, 0));
    assert_eq!(store.held_alerts().await.unwrap(), []);
}

async fn a_person_has_ten_devices_and_a_device_one_person(data: &Data) {
    let store = data.open();
    let [anne, mary] = [guest(&store).await, guest(&store).await];
    for number in 0..12 {
        store.add_push(anne, device(number)).await.unwrap();
    }
    assert_eq!(store.push_devices(anne).await.unwrap().len(), 10);
    let taken = store.push_devices(anne).await.unwrap()[0].clone();
    store.add_push(mary, taken.clone()).await.unwrap();
    assert_eq!(store.push_devices(anne).await.unwrap().len(), 9);
    assert_eq!(store.push_devices(mary).await.unwrap()[0].key, taken.key);
    assert!(!store.forget_push(anne, taken.endpoint.clone()).await.unwrap(), "not hers any more");
    assert!(store.forget_push(mary, taken.endpoint).await.unwrap());
    assert!(store.push_devices(mary).await.unwrap().is_empty());
}

async fn mail_goes_to_confirmed_addresses_and_not_too_often(data: &Data) {
    let store = data.open();
    let anne = guest(&store).await;
    let hash = random_bytes();
    store.set_mail(anne, "anne@example.org".into(), "secret".into(), hash).await.unwrap();
    assert!(!store.take_mail(anne, 0, 100).await.unwrap(), "not confirmed");
    assert!(!store.confirm_mail(random_bytes()).await.unwrap());
    assert!(store.confirm_mail(hash).await.unwrap());
    assert!(store.take_mail(anne, 0, 100).await.unwrap());
    assert!(!store.take_mail(anne, 99, 199).await.unwrap(), "too soon");
    assert!(store.take_mail(anne, 100, 200).await.unwrap());

    let other = random_bytes();
    store.set_mail(anne, "bonny@example.org".into(), "another".into(), other).await.unwrap();
    let row = store.mail(anne).await.unwrap().unwrap();
    assert_eq!((row.confirmed, row.sent), (false, Some(200)), "another address, the same pause");
    assert!(!store.confirm_mail(hash).await.unwrap(), "the old link is void");
    assert_eq!(store.mail_of_link(other).await.unwrap(), Some((anne, row)));
    assert!(!store.unsubscribe_mail(hash).await.unwrap(), "the old link unsubscribes nobody");
    assert!(store.unsubscribe_mail(other).await.unwrap());
    assert!(!store.unsubscribe_mail(other).await.unwrap(), "there is nothing left");
    assert_eq!(store.mail(anne).await.unwrap(), None);
}

async fn nothing_is_left_of_a_person_who_is_gone(data: &Data) {
    let store = data.open();
    let anne = guest(&store).await;
    store.set_alerts(anne, "{}".into()).await.unwrap();
    store.add_push(anne, device(1)).await.unwrap();
    let hash = random_bytes();
    store.set_mail(anne, "anne@example.org".into(), "secret".into(), hash).await.unwrap();
    store.delete_person(anne).await.unwrap();
    assert_eq!(store.alerts(anne).await.unwrap(), None);
    assert!(store.push_devices(anne).await.unwrap().is_empty());
    assert_eq!(store.mail_of_link(hash).await.unwrap(), None);
}

async fn a_key_of_the_server_is_made_once(data: &Data) {
    let made = {
        let store = data.open();
        store.server_secret("vapid", || vec![1, 2, 3]).await.unwrap()
    };
    let store = data.open();
    assert_eq!(store.server_secret("vapid", || vec![4]).await.unwrap(), made);
}

laws!(
    the_secret_is_made_once_and_settings_change,
    alerts_of_running_matches_are_remembered,
    a_person_has_ten_devices_and_a_device_one_person,
    mail_goes_to_confirmed_addresses_and_not_too_often,
    nothing_is_left_of_a_person_who_is_gone,
);

laws_of_kept_data!(a_key_of_the_server_is_made_once, what_waits_for_the_end_of_quiet_hours_is_kept,);
