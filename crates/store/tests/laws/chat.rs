//! Chat that stays with its table.

use crate::{Data, laws};
use store::{
    Append, CHAT_KEPT, Change, ChatLine, Id, KeyKind, MatchKey, NewKey, NewMatch, State, Store,
    now, random_bytes,
};

async fn guest(store: &Store, name: &str) -> Id {
    let (id, label, expires) = (Id::random(), String::new(), now() + 60_000);
    let key =
        NewKey { id: Id::random(), kind: KeyKind::Session, hash: random_bytes(), label, expires };
    store.create_guest(id, name.into(), key).await.unwrap();
    id
}

async fn table(store: &Store) -> (Id, MatchKey) {
    let (id, game, settings) = (Id::random(), "planks".into(), "{}".into());
    let new = NewMatch { id, game, public: false, settings, seats: Vec::new() };
    (id, store.create_match(new).await.unwrap())
}

fn line(number: u64, person: Id) -> ChatLine {
    ChatLine { number, person, text: format!("line {number}"), at: 7 }
}

async fn numbers(store: &Store, key: MatchKey) -> Vec<u64> {
    store.chat_of(key).await.unwrap().into_iter().map(|kept| kept.line.number).collect()
}

async fn the_last_lines_are_kept_with_the_name_of_today(data: &Data) {
    let store = data.open();
    let (anne, (_, key)) = (guest(&store, "Anne").await, table(&store).await);
    for number in 0..CHAT_KEPT + 5 {
        store.keep_chat(key, 0, vec![line(number, anne)]).await.unwrap();
    }
    let kept = store.chat_of(key).await.unwrap();
    assert_eq!(kept.len() as u64, CHAT_KEPT);
    assert_eq!((&kept[0].line, kept[0].name.as_str()), (&line(5, anne), "Anne"));
    let name = store::AccountName { shown: "Bess".into(), folded: "bess".into() };
    store.rename(anne, name).await.unwrap();
    assert_eq!(store.chat_of(key).await.unwrap()[0].name, "Bess");
}

async fn lines_go_with_the_account_and_cannot_come_back(data: &Data) {
    let store = data.open();
    let (anne, mary) = (guest(&store, "Anne").await, guest(&store, "Mary").await);
    let (_, key) = table(&store).await;
    store.keep_chat(key, 0, vec![line(0, anne), line(1, mary)]).await.unwrap();
    store.delete_person(anne).await.unwrap();
    assert_eq!(numbers(&store, key).await, [1]);
    store.keep_chat(key, 0, vec![line(2, anne), line(3, mary)]).await.unwrap();
    assert_eq!(numbers(&store, key).await, [1, 3]);
    let later = now() + 1_000;
    store.forget_keys(now() + 120_000).await.unwrap();
    assert_eq!(store.forget_guests(later).await.unwrap(), 1, "guests are forgotten with theirs");
    assert_eq!(numbers(&store, key).await, [0; 0]);
}

async fn lines_go_with_the_table_and_some_time_after_the_match(data: &Data) {
    let store = data.open();
    let anne = guest(&store, "Anne").await;
    let (waiting, [(_, ended), (_, running)]) =
        (table(&store).await, [table(&store).await, table(&store).await]);
    for key in [waiting.1, ended, running] {
        store.keep_chat(key, 0, vec![line(0, anne)]).await.unwrap();
    }
    for (key, state) in [(ended, State::Closed), (running, State::Running)] {
        let change = Change { state: Some(state), ..Change::default() };
        store.append(Append { key, term: 0, first: 0, entries: Vec::new(), change }).await.unwrap();
    }
    assert_eq!(store.forget_chat(now() - 1_000).await.unwrap(), 0, "it has just ended");
    assert_eq!(store.forget_chat(now() + 1_000).await.unwrap(), 1);
    assert_eq!(numbers(&store, ended).await, [0; 0]);
    assert_eq!(numbers(&store, running).await, [0]);
    assert!(store.forget_stale(waiting.0, now() + 1_000).await.unwrap());
    assert_eq!(numbers(&store, waiting.1).await, [0; 0]);
}

laws!(
    the_last_lines_are_kept_with_the_name_of_today,
    lines_go_with_the_account_and_cannot_come_back,
    lines_go_with_the_table_and_some_time_after_the_match,
);
