//! Matches and their logs, as the server uses them.

use crate::{Data, laws, laws_of_kept_data};
use store::{Append, Change, Id, Lobby, NewMatch, SeatRow, State, Store, StoreError};

fn new(public: bool) -> NewMatch {
    NewMatch {
        id: Id::random(),
        game: "pirates".into(),
        public,
        settings: r#"{"clock":null}"#.into(),
        seats: vec![bot(1)],
    }
}

fn bot(seat: u8) -> SeatRow {
    SeatRow { seat, person: None, bot: Some("mate".into()), name: "Mate".into() }
}

fn texts(range: std::ops::Range<u64>) -> Vec<String> {
    range.map(|number| format!(r#"{{"n":{number}}}"#)).collect()
}

async fn a_log_is_read_as_it_was_written(data: &Data) {
    let new = new(true);
    let id = new.id;
    {
        let store = data.open();
        let key = store.create_match(new).await.unwrap();
        store.append(Append::entries(key, 0, texts(0..3))).await.unwrap();
        store.append(Append::entries(key, 3, texts(3..4))).await.unwrap();
    }
    let store = data.open();
    let found = store.read_match(id).await.unwrap().unwrap();
    assert_eq!(found.entries, texts(0..4));
    assert_eq!(found.summary.state, State::Waiting);
    assert_eq!(found.summary.settings, r#"{"clock":null}"#);
    assert_eq!(found.summary.seats, [bot(1)]);
    assert_eq!(store.read_match(Id::random()).await.unwrap(), None);
}

async fn a_number_is_written_once_and_none_is_left_out(data: &Data) {
    let store = data.open();
    let new = new(true);
    let id = new.id;
    let key = store.create_match(new).await.unwrap();
    store.append(Append::entries(key, 0, texts(0..2))).await.unwrap();
    for first in [0, 1, 3, u64::MAX] {
        let refused = store.append(Append::entries(key, first, texts(7..9))).await;
        assert!(
            matches!(refused, Err(StoreError::OutOfOrder { number, .. }) if number == first),
            "{refused:?}"
        );
    }
    assert_eq!(store.read_match(id).await.unwrap().unwrap().entries, texts(0..2));
}

async fn what_follows_a_refused_entry_is_refused_too(data: &Data) {
    let store = data.open();
    let key = store.create_match(new(true)).await.unwrap();
    let refused = store.append(Append::entries(key, 1, texts(1..2)));
    let follows = store.append(Append::entries(key, 2, texts(2..3)));
    assert!(refused.await.is_err());
    assert!(follows.await.is_err());
}

async fn a_refused_append_changes_nothing_and_spares_its_neighbours(data: &Data) {
    let store = data.open();
    let (first, second) = (new(true), new(true));
    let ids = [first.id, second.id];
    let first = store.create_match(first).await.unwrap();
    let second = store.create_match(second).await.unwrap();
    let change = Change { state: Some(State::Running), ..Change::default() };
    // Queued together, so that they share a transaction.
    let good = store.append(Append::entries(first, 0, texts(0..2)));
    let bad = store.append(Append { key: second, term: 0, first: 5, entries: texts(5..6), change });
    let fine = store.append(Append::entries(first, 2, texts(2..3)));
    assert!(good.await.is_ok());
    assert!(bad.await.is_err());
    assert!(fine.await.is_ok());
    assert_eq!(store.read_match(ids[0]).await.unwrap().unwrap().entries, texts(0..3));
    let untouched = store.read_match(ids[1]).await.unwrap().unwrap();
    assert_eq!((untouched.entries.len(), untouched.summary.state), (0, State::Waiting));
}

async fn two_cannot_sit_in_one_seat_and_nothing_of_the_step_is_kept(data: &Data) {
    let store = data.open();
    let new = new(true);
    let id = new.id;
    let key = store.create_match(new).await.unwrap();
    let change = Change { seats: Some(vec![bot(0), bot(0)]), ..Change::default() };
    let step = store.append(Append { key, term: 0, first: 0, entries: texts(0..1), change }).await;
    assert!(step.is_err());
    let found = store.read_match(id).await.unwrap().unwrap();
    assert_eq!(found.entries, Vec::<String>::new());
    assert_eq!(found.summary.seats, [bot(1)]);
}

fn lobby(state: State, limit: u32) -> Lobby {
    Lobby { state, game: None, days: None, free: false, rated: false, of_host: 3, limit }
}

/// A public table of a game that a host made.
async fn hosted(store: &Store, game: &str, host: &str) -> Id {
    let settings =
        format!(r#"{{"host":"{host}","table":{{"edition":{{"name":"e","text":"t"}}}}}}"#);
    let table = NewMatch { game: game.into(), settings, ..new(true) };
    let id = table.id;
    store.create_match(table).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    id
}

async fn one_host_does_not_fill_the_lobby(data: &Data) {
    let store = data.open();
    let mary = hosted(&store, "planks", "mary").await;
    let mut annes = Vec::new();
    for _ in 0..10 {
        annes.push(hosted(&store, "pirates", "anne").await);
    }
    let ids = |list: Vec<store::Summary>| list.iter().map(|row| row.id).collect::<Vec<_>>();
    let all = ids(store.lobby(lobby(State::Waiting, 4)).await.unwrap());
    assert_eq!(all, [annes[9], annes[8], annes[7], mary]);
}

async fn the_lobby_of_one_game_is_not_hidden_by_others(data: &Data) {
    let store = data.open();
    let planks = hosted(&store, "planks", "mary").await;
    for host in ["anne", "bess", "cora", "dirk"] {
        hosted(&store, "pirates", host).await;
    }
    let game = Some("planks".to_owned());
    let found = store.lobby(Lobby { game, ..lobby(State::Waiting, 2) }).await.unwrap();
    assert_eq!(found.iter().map(|row| row.id).collect::<Vec<_>>(), [planks]);
}

/// The filter comes from the address of a request, with any character in it.
async fn a_game_that_nobody_knows_lists_nothing(data: &Data) {
    let store = data.open();
    hosted(&store, "pirates", "mary").await;
    for game in ["", "chess", "pirates\0", "\0"] {
        let game = Some(game.to_owned());
        let found = store.lobby(Lobby { game, ..lobby(State::Waiting, 2) }).await.unwrap();
        assert_eq!(found, []);
    }
}

async fn filters_of_the_lobby_come_before_its_limit(data: &Data) {
    let store = data.open();
    let open = async |host: usize, clock: &str, players: usize| {
        let settings =
            format!(r#"{{"host":"h{host}","table":{{"players":{players},"clock":{clock}}}}}"#);
        let table = NewMatch { settings, seats: vec![bot(0), bot(1)], ..new(true) };
        let id = table.id;
        store.create_match(table).await.unwrap();
        id
    };
    let wanted = open(0, r#"{"days":3}"#, 3).await;
    for host in 1..8 {
        open(host, r#""none""#, 3).await;
        open(10 + host, r#"{"days":3}"#, 2).await;
    }
    let filtered = Lobby { days: Some(true), free: true, ..lobby(State::Waiting, 2) };
    let found = store.lobby(filtered).await.unwrap();
    assert_eq!(found.iter().map(|row| row.id).collect::<Vec<_>>(), [wanted]);
    let live = Lobby { days: Some(false), free: true, ..lobby(State::Waiting, 200) };
    assert_eq!(store.lobby(live).await.unwrap().len(), 7);
    assert_eq!(store.lobby(lobby(State::Waiting, 200)).await.unwrap().len(), 15);
}

async fn the_lobby_lists_tables_for_rated_matches(data: &Data) {
    let store = data.open();
    let open = async |rated: &str| {
        let settings = format!(r#"{{"host":"anne","table":{{"players":3{rated}}}}}"#);
        let table = NewMatch { settings, ..new(true) };
        let id = table.id;
        (store.create_match(table).await.unwrap(), id)
    };
    open("").await;
    let (friendly, changed) = open(r#","rated":false"#).await;
    let (_, rated) = open(r#","rated":true"#).await;
    let found = async || {
        let rated = Lobby { rated: true, ..lobby(State::Waiting, 200) };
        let found = store.lobby(rated).await.unwrap();
        found.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(found().await, [rated]);
    let settings = Some(r#"{"host":"anne","table":{"players":3,"rated":true}}"#.to_owned());
    let change = Change { settings, ..Change::default() };
    let append = Append { key: friendly, term: 0, first: 0, entries: Vec::new(), change };
    store.append(append).await.unwrap();
    let found = found().await;
    assert!(found.len() == 2 && found.contains(&changed), "{found:?}");
}

async fn lists_do_not_carry_the_texts_of_editions(data: &Data) {
    let store = data.open();
    let id = hosted(&store, "pirates", "anne").await;
    let listed = store.lobby(lobby(State::Waiting, 2)).await.unwrap();
    let light = r#"{"host":"anne","table":{"edition":{"name":"e"}}}"#;
    assert_eq!(listed[0].settings, light);
    let whole = store.find_match(id).await.unwrap().unwrap();
    assert!(whole.settings.contains(r#""text":"t""#));
}

async fn the_lobby_lists_public_matches_of_a_state(data: &Data) {
    let store = data.open();
    let (open, hidden, running) = (new(true), new(false), new(true));
    let ids = [open.id, hidden.id, running.id];
    let _ = store.create_match(open).await.unwrap();
    let _ = store.create_match(hidden).await.unwrap();
    let key = store.create_match(running).await.unwrap();
    let change = Change {
        state: Some(State::Running),
        settings: Some(r#"{"clock":1}"#.into()),
        seats: Some(vec![bot(0), bot(1)]),
        ..Change::default()
    };
    store.append(Append { key, term: 0, first: 0, entries: texts(0..1), change }).await.unwrap();

    let listed = |list: Vec<store::Summary>| list.iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(listed(store.lobby(lobby(State::Waiting, 10)).await.unwrap()), [ids[0]]);
    assert_eq!(listed(store.matches(State::Waiting).await.unwrap()).len(), 2);
    let running = store.matches(State::Running).await.unwrap();
    assert_eq!(running[0].id, ids[2]);
    assert_eq!(running[0].seats, [bot(0), bot(1)]);
    assert_eq!(running[0].settings, r#"{"clock":1}"#);
    assert_eq!(store.lobby(lobby(State::Running, 0)).await.unwrap(), []);
}

async fn matches_that_run_are_counted(data: &Data) {
    let store = data.open();
    let _waiting = store.create_match(new(true)).await.unwrap();
    assert_eq!(store.running().await.unwrap(), 0);
    for number in 1..4 {
        let key = store.create_match(new(number % 2 == 0)).await.unwrap();
        let change = Change { state: Some(State::Running), ..Change::default() };
        let begun = Append { key, term: 0, first: 0, entries: texts(0..1), change };
        store.append(begun).await.unwrap();
        assert_eq!(store.running().await.unwrap(), number);
    }
}

async fn what_was_never_begun_is_forgotten_when_it_is_old(data: &Data) {
    let store = data.open();
    let (old, begun) = (new(true), new(true));
    let (old_id, begun_id) = (old.id, begun.id);
    let old = store.create_match(old).await.unwrap();
    store.append(Append::entries(old, 0, texts(0..2))).await.unwrap();
    let begun = store.create_match(begun).await.unwrap();
    let running = Change { state: Some(State::Running), ..Change::default() };
    let entries = texts(0..1);
    store.append(Append { key: begun, term: 0, first: 0, entries, change: running }).await.unwrap();

    let later = store::now() + 1_000;
    let stale = store.stale_matches(later).await.unwrap();
    assert_eq!(stale.iter().map(|summary| summary.id).collect::<Vec<_>>(), [old_id]);
    assert!(store.stale_matches(0).await.unwrap().is_empty());
    assert!(!store.forget_stale(old_id, 0).await.unwrap(), "it is not old");
    assert!(!store.forget_stale(begun_id, later).await.unwrap(), "it was begun");
    assert!(store.forget_stale(old_id, later).await.unwrap());
    assert_eq!(store.read_match(old_id).await.unwrap(), None);
    assert!(store.read_match(begun_id).await.unwrap().is_some());
    let late = store.append(Append::entries(old, 2, texts(2..3))).await;
    assert!(late.is_err(), "there is nothing to append to");
}

async fn a_host_and_a_player_have_a_match_open_until_it_is_over(data: &Data) {
    let store = data.open();
    let host = Id::random();
    let settings = format!(r#"{{"host":"{host}"}}"#);
    let key = store.create_match(NewMatch { settings, ..new(true) }).await.unwrap();
    store.create_match(new(true)).await.unwrap();
    assert_eq!(store.open_matches_of(host).await.unwrap().all(), 1);
    assert_eq!(store.open_matches_of(Id::random()).await.unwrap().all(), 0);
    let change = Change { state: Some(State::Closed), ..Change::default() };
    store.append(Append { key, term: 0, first: 0, entries: Vec::new(), change }).await.unwrap();
    assert_eq!(store.open_matches_of(host).await.unwrap().all(), 0);
}

async fn the_last_change_is_that_of_any_listing(data: &Data) {
    let store = data.open();
    assert_eq!(store.last_change().await.unwrap(), None);
    let before = store::now();
    let key = store.create_match(new(true)).await.unwrap();
    let made = store.last_change().await.unwrap().unwrap();
    assert!((before..=store::now()).contains(&made), "{made}");
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    let entries_alone = Append::entries(key, 0, texts(0..1));
    store.append(entries_alone).await.unwrap();
    assert_eq!(store.last_change().await.unwrap(), Some(made), "a log is no listing");
    let change = Change { public: Some(false), ..Change::default() };
    store.append(Append { key, term: 0, first: 1, entries: Vec::new(), change }).await.unwrap();
    assert!(store.last_change().await.unwrap() > Some(made));
}

async fn a_log_of_no_match_is_an_error_but_nothing_that_is_taken(data: &Data) {
    let store = data.open();
    let nowhere = store::MatchKey::default();
    let entries = store.append(Append::entries(nowhere, 0, texts(0..1))).await;
    assert!(!matches!(entries, Ok(()) | Err(StoreError::Taken)), "{entries:?}");
    let change = Change { public: Some(true), ..Change::default() };
    let listing = Append { key: nowhere, term: 0, first: 0, entries: Vec::new(), change };
    assert!(matches!(store.append(listing).await, Err(StoreError::Missing)));
}

laws!(
    a_number_is_written_once_and_none_is_left_out,
    what_follows_a_refused_entry_is_refused_too,
    a_refused_append_changes_nothing_and_spares_its_neighbours,
    two_cannot_sit_in_one_seat_and_nothing_of_the_step_is_kept,
    one_host_does_not_fill_the_lobby,
    the_lobby_of_one_game_is_not_hidden_by_others,
    a_game_that_nobody_knows_lists_nothing,
    filters_of_the_lobby_come_before_its_limit,
    the_lobby_lists_tables_for_rated_matches,
    lists_do_not_carry_the_texts_of_editions,
    the_lobby_lists_public_matches_of_a_state,
    matches_that_run_are_counted,
    what_was_never_begun_is_forgotten_when_it_is_old,
    a_host_and_a_player_have_a_match_open_until_it_is_over,
    the_last_change_is_that_of_any_listing,
    a_log_of_no_match_is_an_error_but_nothing_that_is_taken,
);

laws_of_kept_data!(a_log_is_read_as_it_was_written,);
