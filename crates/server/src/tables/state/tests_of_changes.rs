//! Version 2 of the protocol: what has changed leads to the same view as a whole one.

use game::{FastRng, Rng};
use protocol::v1::{Answer, NewTable};
use protocol::v2::KnownView;
use serde_json::json;

use super::tests::{Room, new_table};
use super::*;

/// Seats are connections 0, 1, …; these are their other pages, by protocol and list.
const PAGES: ConnId = 100;
const PROGRAMS: ConnId = 200;
/// Two spectators of each version.
const SPECTATORS: [ConnId; 4] = [300, 301, 302, 303];

const GAMES: [&str; 4] = ["buccaneer", "pirates", "king-of-pirates", "planks"];

/// A table where every seat is also looked at by clients of version 2.
struct Watched {
    room: Room,
    players: usize,
    views: BTreeMap<ConnId, KnownView>,
    read: BTreeMap<ConnId, usize>,
}

impl Watched {
    fn new(table: NewTable) -> Self {
        let players = table.players;
        let room = Room::playing(table);
        let mut this = Self { room, players, views: BTreeMap::new(), read: BTreeMap::new() };
        for seat in 0..players {
            let (page, program) = (json!({"protocol": 2, "legal": false}), json!({"protocol": 2}));
            this.come(PAGES + seat as u64, seat, &page);
            this.come(PROGRAMS + seat as u64, seat, &program);
        }
        for (number, connection) in SPECTATORS.into_iter().enumerate() {
            this.come(connection, 6 + number % 2, &json!({"protocol": 1 + number / 2}));
        }
        this
    }

    fn come(&mut self, connection: ConnId, person: usize, hello: &Value) {
        let (id, now) = (self.room.people[person], self.room.now);
        self.room.state.connect(connection, id, "somebody", now);
        self.room.say(connection, &json!({"hello": hello}));
    }

    /// What came since the last time.
    fn news(&mut self, connection: ConnId) -> Vec<String> {
        let all = self.room.texts(connection);
        let read = self.read.insert(connection, all.len()).unwrap_or(0);
        all[read..].to_vec()
    }

    /// The view that a client of version 2 has after what it was sent.
    fn follow(&mut self, connection: ConnId) -> String {
        let mut last = None;
        for text in self.news(connection) {
            if let v2::Answer::Update(update) = serde_json::from_str(&text).expect("an answer") {
                let view = self.views.entry(connection).or_default();
                last = Some(view.follow(&update).expect("it fits").to_owned());
            }
        }
        last.expect("an update")
    }

    fn whole(&self, connection: ConnId) -> String {
        self.room.last_update(connection).view.get().to_owned()
    }

    /// Clients of both versions know the same.
    fn compare(&mut self) {
        for seat in 0..self.players as u64 {
            let whole = self.whole(seat);
            for other in [PAGES, PROGRAMS] {
                assert_eq!(self.follow(other + seat), whole);
            }
        }
    }

    fn bytes(&mut self, connection: ConnId) -> usize {
        self.news(connection).iter().map(String::len).sum()
    }
}

#[test]
fn what_has_changed_leads_to_the_whole_view() {
    for game in GAMES {
        let mut table = Watched::new(new_table(game, 3));
        let mut rng = FastRng::new(7);
        table.compare();
        for number in 0..120 {
            if !table.room.step(rng.below(1 << 16) as usize) {
                break;
            }
            table.compare();
            // As `docs/security.md` says: three seats and the spectators.
            assert!(table.room.state.sent.bytes() <= 4 * 8 * 1024);
            let spectator = table.whole(SPECTATORS[0]);
            assert_eq!(table.follow(SPECTATORS[2]), spectator);
            assert_eq!(table.follow(SPECTATORS[3]), spectator);
            if number % 40 == 39 {
                let acted = table.room.state.undo_points.last().expect("an action").seat;
                let undos = table.room.state.undos;
                table.room.say(acted.index() as u64, &json!({"undo": {}}));
                if table.room.state.undos > undos {
                    table.compare();
                }
            }
        }
    }
}

/// The same with spectators who see it later.
#[test]
fn delayed_spectators_get_what_has_changed() {
    let mut new = new_table("king-of-pirates", 3);
    new.spectator_delay = 10;
    let mut table = Watched::new(new);
    for _ in 0..30 {
        table.room.step(1);
        table.room.now += 4_000;
        let now = table.room.now;
        table.room.state.tick(now);
        table.room.collect();
        if table.news(SPECTATORS[0]).iter().any(|text| text.starts_with("{\"update\"")) {
            let spectator = table.whole(SPECTATORS[0]);
            assert_eq!(table.follow(SPECTATORS[2]), spectator);
        }
    }
    let patches = table.room.texts(SPECTATORS[2]);
    assert!(patches.iter().filter(|text| text.contains("\"patch\"")).count() > 20);
}

#[test]
fn who_asks_for_the_view_gets_a_whole_one() {
    let mut table = Watched::new(new_table("buccaneer", 3));
    table.room.step(0);
    table.compare();
    for connection in [PAGES, PROGRAMS + 1, SPECTATORS[2]] {
        table.news(connection);
        table.room.say(connection, &json!({"view": {}}));
        let news = table.news(connection);
        assert_eq!(news.len(), 1);
        assert!(news[0].contains("\"view\":{"), "{}", news[0]);
        let v2::Answer::Update(update) = serde_json::from_str(&news[0]).expect("an answer") else {
            panic!("{}", news[0])
        };
        assert!(update.steps.is_empty());
        table.views.entry(connection).or_default().follow(&update).expect("it is whole");
    }
    table.room.step(0);
    table.compare();
    let last = table.room.state.seq;
    table.room.say(PAGES, &json!({"view": {"after": last - 1}}));
    let news = table.news(PAGES);
    assert!(news[0].contains(&format!("\"steps\":[{{\"seq\":{last},")), "{}", news[0]);
}

/// Entries that are no steps have numbers too.
#[test]
fn who_comes_between_two_steps_gets_patches_from_then_on() {
    let mut table = Watched::new(new_table("pirates", 3));
    table.room.step(0);
    table.compare();
    table.room.say(2, &json!({"stand": {}}));
    assert!(table.room.state.view_number < table.room.state.seq);
    table.come(400, 0, &json!({"protocol": 2}));
    assert_eq!(table.follow(400), table.whole(0));
    table.room.step(0);
    table.compare();
    assert_eq!(table.follow(400), table.whole(0));
    assert!(table.room.texts(400).last().is_some_and(|text| text.contains("\"patch\"")));
}

#[test]
fn a_client_of_version_1_is_told_no_other_version() {
    let mut table = Watched::new(new_table("planks", 3));
    table.room.step(0);
    let first = |room: &Room, connection| match room.answers(connection).remove(0) {
        Answer::Welcome(welcome) => welcome.protocol,
        other => panic!("{other:?}"),
    };
    assert_eq!(first(&table.room, 0), 1);
    assert!(table.room.texts(0).iter().all(|text| !text.contains("\"patch\"")));
    let text = &table.room.texts(PAGES)[0];
    assert!(text.starts_with("{\"welcome\":{\"protocol\":2,"), "{text}");
    // A newer client learns which version is spoken here.
    table.come(400, 0, &json!({"protocol": 9}));
    assert!(table.room.texts(400)[0].starts_with("{\"welcome\":{\"protocol\":2,"));
}

#[test]
fn nothing_is_kept_for_those_who_have_gone() {
    let mut table = Watched::new(new_table("king-of-pirates", 3));
    table.room.step(0);
    assert_ne!(table.room.state.sent.bytes(), 0);
    let all: Vec<ConnId> = table.room.state.connections.keys().copied().collect();
    for connection in all.into_iter().filter(|connection| *connection >= PAGES) {
        table.room.state.disconnect(connection, table.room.now);
    }
    assert_eq!(table.room.state.sent.bytes(), 0);
}

/// Bytes of updates per action to all seats: as the page had them, and as it has them now.
#[test]
fn an_action_takes_a_quarter_of_the_bytes() {
    for game in GAMES {
        let mut table = Watched::new(new_table(game, 3));
        let (mut whole, mut page, mut program, mut actions) = (0, 0, 0, 0);
        let mut rng = FastRng::new(11);
        let all: Vec<ConnId> = table.room.state.connections.keys().copied().collect();
        for connection in all {
            table.news(connection);
        }
        while actions < 300 && table.room.step(rng.below(1 << 16) as usize) {
            actions += 1;
            for seat in 0..table.players as u64 {
                whole += table.bytes(seat);
                page += table.bytes(PAGES + seat);
                program += table.bytes(PROGRAMS + seat);
            }
        }
        let each = |bytes: usize| bytes / actions;
        let (whole, page, program) = (each(whole), each(page), each(program));
        println!("{game}: bytes an action: {whole} v1, {page} v2, {program} v2 with a list");
        assert!(4 * page <= whole, "{game}: {page} of {whole}");
    }
}
