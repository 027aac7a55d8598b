//! The hub without sockets.

use protocol::v1::LobbyUpdate;
use registry::GameId;
use serde_json::json;
use tokio::time::timeout;

use super::*;
use crate::Service;
use crate::outgoing::{Outgoing, outgoing};
use crate::tables::{Join, TablesError};

fn service() -> Service {
    let service = Service::memory().expect("in memory");
    tokio::spawn(service.clone().pass_news_on());
    service
}

fn game(number: usize) -> &'static str {
    GameId::ALL[number].name()
}

async fn open(service: &Service, public: bool, host: Id) -> Id {
    let table = json!({"game": game(0), "players": 3, "public": public});
    let table = serde_json::from_value(table).expect("a table");
    let info = service.tables.create(table, host).await.expect("a table");
    info.id.parse().expect("an id")
}

struct Watcher {
    connection: Connection,
    messages: Outgoing,
}

impl Watcher {
    fn new(service: &Service, person: Id) -> Self {
        let (outbox, messages) = outgoing();
        Self { connection: service.hub.connect(person, outbox), messages }
    }

    fn lobby(service: &Service) -> Self {
        let watcher = Self::new(service, Id::random());
        watcher.connection.watch(Some(LobbyFilter::default()));
        watcher
    }

    async fn hear(&mut self) -> PersonalAnswer {
        let heard = timeout(Duration::from_secs(20), self.messages.next()).await;
        let text = heard.expect("in time").expect("it is connected");
        serde_json::from_str(&text).expect("an answer")
    }

    async fn hear_lobby(&mut self) -> LobbyUpdate {
        loop {
            if let PersonalAnswer::Lobby(update) = self.hear().await {
                return update;
            }
        }
    }

    async fn hears_nothing(&mut self) -> bool {
        timeout(3 * PACE, self.messages.next()).await.is_err()
    }

    /// A new table may report again after it is listed.
    async fn settle(&mut self) {
        while !self.hears_nothing().await {}
    }
}

fn ids(update: &LobbyUpdate) -> Vec<Id> {
    update.tables.iter().map(|table| table.id.parse().expect("an id")).collect()
}

#[tokio::test]
async fn a_list_comes_whole_and_then_in_differences() {
    let service = service();
    let first = open(&service, true, Id::random()).await;
    let mut anne = Watcher::lobby(&service);
    let whole = anne.hear_lobby().await;
    assert!(whole.complete);
    assert_eq!(ids(&whole), [first]);
    let second = open(&service, true, Id::random()).await;
    let update = anne.hear_lobby().await;
    assert!(!update.complete);
    assert_eq!((ids(&update), update.gone), (vec![second], Vec::new()));
    anne.settle().await;
    let later = store::now() + 100 * 24 * 60 * 60 * 1_000;
    // Both are in memory, and stay: somebody has just created them.
    assert_eq!(service.tables.forget_unused(later).await.expect("a store"), 0);
    assert!(anne.hears_nothing().await);
}

#[tokio::test]
async fn a_private_table_is_never_listed() {
    let service = service();
    let mut anne = Watcher::lobby(&service);
    assert_eq!(anne.hear_lobby().await.tables, []);
    let private = open(&service, false, Id::random()).await;
    service.hub.report(private, News::default());
    assert!(anne.hears_nothing().await, "a private table changes nothing");
    let mut late = Watcher::lobby(&service);
    assert_eq!(late.hear_lobby().await.tables, []);
}

#[tokio::test]
async fn what_only_a_table_knows_reaches_its_watchers_once_a_second() {
    let service = service();
    let table = open(&service, true, Id::random()).await;
    let mut anne = Watcher::lobby(&service);
    assert_eq!(anne.hear_lobby().await.tables[0].watching, Some(0));
    let begun = Instant::now();
    for watching in 1..=50 {
        service.hub.report(table, News { watching, ..News::default() });
        tokio::time::sleep(PACE / 20).await;
    }
    let mut heard = Vec::new();
    while heard.last() != Some(&Some(50)) {
        heard.push(anne.hear_lobby().await.tables[0].watching);
    }
    let most = begun.elapsed().as_millis() / PACE.as_millis() + 2;
    assert!(heard.len() as u128 <= most, "{heard:?} in {:?}", begun.elapsed());
    assert!(anne.hears_nothing().await);
}

#[tokio::test]
async fn filters_are_watched_apart() {
    let service = service();
    let filter = |number| {
        let game = Some(game(number).to_owned());
        Some(LobbyFilter { game, ..LobbyFilter::default() })
    };
    let mut first = Watcher::new(&service, Id::random());
    first.connection.watch(filter(0));
    let mut other = Watcher::new(&service, Id::random());
    other.connection.watch(filter(1));
    assert!(first.hear_lobby().await.complete && other.hear_lobby().await.complete);
    let table = open(&service, true, Id::random()).await;
    assert_eq!(ids(&first.hear_lobby().await), [table]);
    assert!(other.hears_nothing().await);
    other.connection.watch(filter(0));
    assert_eq!(ids(&other.hear_lobby().await), [table]);
    first.connection.watch(None);
    first.settle().await;
    open(&service, true, Id::random()).await;
    assert!(first.hears_nothing().await);
}

#[tokio::test]
async fn only_the_person_who_is_asked_hears_of_a_turn() {
    let service = service();
    let (anne, mary, table) = (Id::random(), Id::random(), Id::random());
    let (mut of_anne, mut of_mary) = (Watcher::new(&service, anne), Watcher::new(&service, mary));
    let asked = |person| {
        let asked = super::super::AskedPerson {
            person,
            seat: game::Seat::new(0),
            since: 1,
            deadline: None,
        };
        News { playing: true, waits_for: vec![asked], ..News::default() }
    };
    service.hub.report(table, asked(anne));
    let PersonalAnswer::Turns(turns) = of_anne.hear().await else { panic!("turns") };
    assert_eq!(turns.tables[0].table, table.to_string());
    assert_eq!(service.hub.turns_of(anne), turns);
    assert!(of_mary.hears_nothing().await);
    service.hub.report(table, asked(mary));
    assert_eq!(of_anne.hear().await, PersonalAnswer::Turns(Turns::default()));
    assert!(matches!(of_mary.hear().await, PersonalAnswer::Turns(_)));
    service.hub.unload(table);
    assert_eq!(service.hub.turns_of(mary).tables.len(), 1, "it still waits");
    service.hub.forget(table);
    assert_eq!(of_mary.hear().await, PersonalAnswer::Turns(Turns::default()));
    assert!(service.hub.lock().turns.is_empty() && service.hub.lock().waits_for.is_empty());
}

#[tokio::test]
async fn people_hear_that_one_of_their_tables_has_changed() {
    let service = service();
    let (anne, mary, cora) = (Id::random(), Id::random(), Id::random());
    let mut watchers = [anne, mary, cora].map(|person| Watcher::new(&service, person));
    let table = open(&service, false, anne).await;
    let [of_anne, of_mary, of_cora] = &mut watchers;
    assert!(matches!(of_anne.hear().await, PersonalAnswer::Turns(_)), "a new table of theirs");
    of_anne.settle().await;
    service.tables.join(table, mary, "Mary", Join::Sit).await.expect("a seat");
    for watcher in [&mut *of_anne, &mut *of_mary] {
        assert!(matches!(watcher.hear().await, PersonalAnswer::Turns(_)), "who sits there");
        watcher.settle().await;
    }
    service.tables.stand(table, mary).await.expect("a seat");
    for watcher in [&mut *of_anne, &mut *of_mary] {
        assert!(matches!(watcher.hear().await, PersonalAnswer::Turns(_)), "also who leaves");
        watcher.settle().await;
    }
    // Spectators come and go without a change in anybody's own list.
    let news = service.hub.lock().news[&table].as_ref().clone();
    service.hub.report(table, News { watching: 7, ..news });
    for watcher in [of_anne, of_mary, of_cora] {
        assert!(watcher.hears_nothing().await);
    }
}

#[tokio::test]
async fn what_the_store_does_not_keep_is_in_no_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open_with_pages(folder.path(), 80).expect("a store");
    let service = Service::new(crate::Config::default(), store);
    tokio::spawn(service.clone().pass_news_on());
    let mut anne = Watcher::lobby(&service);
    assert_eq!(anne.hear_lobby().await.tables, []);
    let table = json!({"game": game(0), "players": 3, "public": true});
    let table: protocol::v1::NewTable = serde_json::from_value(table).expect("a table");
    let mut kept = std::collections::BTreeSet::new();
    let refused = loop {
        match service.tables.create(table.clone(), Id::random()).await {
            Ok(info) => kept.insert(info.id),
            Err(error) => break error,
        };
        assert!(kept.len() < 2_000, "the disk is never full");
    };
    assert!(matches!(refused, TablesError::Store(StoreError::Full)), "{refused:?}");
    // Nor do those sit whose seat was not kept.
    let mut seated = 0;
    for id in kept.iter().cycle().take(20_000) {
        let id = id.parse().expect("an id");
        match service.tables.join(id, Id::random(), "Bo", Join::Sit).await {
            Ok(joined) => seated += usize::from(joined),
            Err(TablesError::Store(StoreError::Full)) => break,
            Err(error) => panic!("{error}"),
        }
    }
    anne.settle().await;
    let mut late = Watcher::lobby(&service);
    let listed = late.hear_lobby().await.tables;
    let ids: std::collections::BTreeSet<_> = listed.iter().map(|table| table.id.clone()).collect();
    assert_eq!(ids.len(), kept.len().min(200));
    assert!(ids.is_subset(&kept), "nothing else is listed");
    let sitting: usize = listed.iter().map(|table| table.seats.len()).sum();
    assert!(sitting <= seated, "{sitting} of {seated}");
    if kept.len() <= 200 {
        assert_eq!(sitting, seated);
    }
}

#[tokio::test]
async fn nothing_is_left_of_a_socket_that_is_gone_or_does_not_read() {
    let service = service();
    let table = open(&service, true, Id::random()).await;
    let gone = Watcher::lobby(&service);
    let slow = Watcher::lobby(&service);
    drop(gone);
    let mut watching = 0;
    while !service.hub.lock().sockets.is_empty() {
        watching += 1;
        assert!(watching < 1_000, "too much waits for it");
        service.hub.report(table, News { watching, ..News::default() });
        tokio::time::sleep(PACE).await;
    }
    drop(slow);
}

/// 300 people in one lobby, and 200 tables that change all the time.
#[tokio::test]
async fn a_full_lobby_costs_little() {
    const UPDATES: u32 = 10;
    let service = service();
    let mut tables = Vec::new();
    for _ in 0..200 {
        tables.push(open(&service, true, Id::random()).await);
    }
    let mut watchers: Vec<_> = (0..300).map(|_| Watcher::lobby(&service)).collect();
    for watcher in &mut watchers {
        assert!(watcher.hear_lobby().await.complete);
    }
    let begun = (std::time::Instant::now(), processor());
    let mut late = Duration::ZERO;
    for watching in 1..=UPDATES as usize {
        for table in &tables {
            service.hub.report(*table, News { watching, ..News::default() });
        }
        let reported = std::time::Instant::now();
        for watcher in &mut watchers {
            while watcher.messages.next().await.is_some_and(|text| !text.contains("watching")) {}
        }
        late = late.max(reported.elapsed());
    }
    let spent = processor().saturating_sub(begun.1);
    println!("{spent:?} of processor time in {:?}, {late:?} late at the most", begun.0.elapsed());
    // With one update a second, 5 % of a core is 50 ms for each.
    assert!(spent < UPDATES * Duration::from_millis(50), "{spent:?}");
    assert!(late < Duration::from_secs(3), "{late:?}");
}

/// Processor time of this thread.
fn processor() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux");
    let spent = stat.split(' ').next().and_then(|nanos| nanos.parse().ok());
    Duration::from_nanos(spent.expect("a number"))
}

#[tokio::test]
async fn nobody_is_flooded_with_notices() {
    let service = service();
    let [anne, bess] = [Id::random(), Id::random()];
    let mut watchers = [anne, anne, bess].map(|person| Watcher::new(&service, person));
    for _ in 0..100 {
        service.hub.notify(anne, Text::new("online-notice-reserved"));
    }
    service.hub.notify(bess, Text::new("online-notice-reserved"));
    let mut heard = watchers.each_mut().map(|watcher| {
        std::iter::from_fn(|| watcher.messages.another())
            .filter(|text| text.contains("online-notice-reserved"))
            .count()
    });
    heard.sort_unstable();
    assert_eq!(heard, [1, 10, 10]);
}
