//! Tables without sockets, clocks or a store.

use std::collections::BTreeMap;

use protocol::v1::{Answer, ClockRules, Hello, History, NewTable, Occupant, Refused, Update};
use serde_json::{json, value::RawValue};
use store::{MatchKey, StoredMatch, Summary};

use super::*;

pub(super) const START: u64 = 1_000_000;

/// A state, and everything that came out of it.
pub(super) struct Room {
    pub(super) state: TableState,
    pub(super) log: Vec<String>,
    pub(super) people: Vec<Id>,
    inbox: BTreeMap<ConnId, Vec<String>>,
    pub(super) ordered: Vec<Ordered>,
    pub(super) news: Vec<AlertNews>,
    pub(super) notices: Vec<(Id, Text)>,
    pub(super) now: u64,
}

pub(super) fn new_table(game: &str, players: usize) -> NewTable {
    serde_json::from_value(json!({"game": game, "players": players})).expect("a table")
}

pub(super) fn person(number: u8) -> Id {
    Id::from_bytes([number; 16])
}

impl Room {
    /// Nobody is here yet.
    pub(super) fn new(table: NewTable) -> Self {
        Self::reserved(table, Vec::new())
    }

    /// The same, with seats that are kept for people.
    pub(super) fn reserved(table: NewTable, reserved: Vec<(Seat, Id)>) -> Self {
        let (secret, host) = (Bytes32([5; 32]), person(0));
        let settings = TableSettings { table, host, secret, created: START, reserved };
        let mut state =
            TableState::create(Id::from_bytes([99; 16]), settings).expect("a valid table");
        state.name_reserved(|_| Some("kept".to_owned()));
        let people = (0..8).map(person).collect();
        let (log, ordered, news, notices) = Default::default();
        Self { state, log, people, inbox: BTreeMap::new(), ordered, news, notices, now: START }
    }

    /// Everybody sits and the match has begun; connection `n` is in seat `n`.
    pub(super) fn playing(table: NewTable) -> Self {
        let players = table.players;
        let mut room = Self::new(table);
        for number in 0..players {
            room.come(number as u64, number);
            room.say(number as u64, &json!({"sit": {"seat": number}}));
        }
        room.begin();
        assert_eq!(room.state.phase, Phase::Playing, "{:?}", room.inbox[&0].last());
        room
    }

    /// The host begins, and everybody gives a share.
    pub(super) fn begin(&mut self) {
        self.say(0, &json!({"start": {}}));
        let all: Vec<ConnId> = self.state.connections.keys().copied().collect();
        for &connection in all.iter().chain(&all) {
            self.give(connection);
        }
    }

    /// A client does what the dice want of it.
    pub(super) fn give(&mut self, connection: ConnId) {
        let Some(seat) = self.state.seat_of(self.state.connections[&connection].id) else { return };
        let mut shares = fair_dice::Shares::new(Bytes32([1 + seat.index() as u8; 32]));
        if let Some(request) = shares.owed(&self.state.info(), seat) {
            self.state.request(connection, request, self.now);
            self.collect();
        }
    }

    pub(super) fn come(&mut self, connection: ConnId, number: usize) {
        let id = self.people[number];
        self.state.connect(connection, id, &format!("Person {number}"), self.now);
        self.say(connection, &json!({"hello": {}}));
    }

    pub(super) fn say(&mut self, connection: ConnId, request: &Value) {
        let request = serde_json::from_str(&request.to_string()).expect("a request");
        self.state.request(connection, request, self.now);
        self.collect();
    }

    pub(super) fn collect(&mut self) {
        let out = self.state.take_out();
        self.ordered.extend(out.rematch);
        self.news.push(out.alerts);
        self.notices.extend(out.notices);
        self.log.extend(out.entries);
        for (connection, message) in out.messages {
            self.inbox.entry(connection).or_default().push(message.to_string());
        }
    }

    /// What a connection was sent.
    pub(super) fn texts(&self, connection: ConnId) -> &[String] {
        self.inbox.get(&connection).map_or(&[], Vec::as_slice)
    }

    pub(super) fn answers(&self, connection: ConnId) -> Vec<Answer> {
        let inbox = self.inbox.get(&connection).into_iter().flatten();
        inbox.map(|text| serde_json::from_str(text).expect("an answer")).collect()
    }

    pub(super) fn last_update(&self, connection: ConnId) -> Update {
        let inbox = self.inbox.get(&connection).into_iter().flatten().rev();
        let update = |text: &String| match serde_json::from_str(text).expect("an answer") {
            Answer::Update(update) => Some(update),
            _ => None,
        };
        inbox.filter(|text| text.starts_with("{\"update")).find_map(update).expect("an update")
    }

    pub(super) fn refusals(&self, connection: ConnId) -> Vec<Refused> {
        let refused = |answer| match answer {
            Answer::Refused(refused) => Some(refused),
            _ => None,
        };
        self.answers(connection).into_iter().filter_map(refused).collect()
    }

    pub(super) fn asked(&self) -> Option<Seat> {
        self.state.play.as_ref()?.asked_seats().first()
    }

    /// The first asked seat does the first thing that it may.
    pub(super) fn step(&mut self, choice: usize) -> bool {
        let Some(seat) = self.asked().filter(|_| self.state.phase == Phase::Playing) else {
            return false;
        };
        let connection = seat.index() as u64;
        let update = self.last_update(connection);
        let legal: Vec<Value> =
            serde_json::from_str(update.legal.expect("it is asked").get()).expect("a list");
        let action = &legal[choice % legal.len()]["action"];
        let key = format!("k{}", self.state.seq);
        self.say(connection, &json!({"act": {"seq": update.seq, "key": key, "action": action}}));
        true
    }

    pub(super) fn play_steps(&mut self, steps: usize) {
        for number in 0..steps {
            self.step(number * 7 + 3);
        }
    }

    pub(super) fn stored(&self) -> StoredMatch {
        let settings = serde_json::to_string(&self.state.settings).expect("plain data");
        let summary = Summary {
            key: MatchKey::default(),
            id: self.state.id,
            game: self.state.game.name().to_owned(),
            state: store::State::Running,
            public: false,
            settings,
            created: 0,
            changed: 0,
            host: None,
            seats: self.state.seat_rows(),
        };
        StoredMatch { summary, entries: self.log.clone() }
    }

    /// Everything that a connection was ever told, by step, page by page; and how many pages.
    pub(super) fn history(&mut self, connection: ConnId) -> (History, usize) {
        let mut all = History::default();
        for pages in 1.. {
            let after = all.next.map_or(json!({}), |next| json!({"after": next}));
            self.say(connection, &json!({ "history": after }));
            let work = self.state.page_work().expect("somebody waits for a page");
            self.state.give_page(work.connection(), Some(work.write()));
            self.collect();
            let Some(Answer::History(page)) = self.answers(connection).pop() else {
                panic!("a history")
            };
            all.steps.extend(page.steps);
            all.events.extend(page.events);
            all.next = page.next;
            if all.next.is_none() {
                return (all, pages);
            }
        }
        unreachable!("a history ends")
    }

    pub(super) fn log(&self) -> &[String] {
        &self.log
    }

    pub(super) fn hash(&self) -> String {
        self.state.play.as_ref().expect("a match").hash()
    }
}

#[test]
fn every_game_is_played_and_loads_from_its_log() {
    for game in GameId::ALL {
        let mut room = Room::playing(new_table(game.name(), game.about().players.0));
        room.play_steps(60);
        let loaded = TableState::load(&room.stored(), room.now).expect("it was written here");
        assert_eq!(loaded.play.as_ref().expect("a match").hash(), room.hash(), "{game}");
        assert_eq!((&loaded.phase, loaded.seq), (&room.state.phase, room.state.seq));
    }
}

#[test]
fn a_match_is_played_to_the_end_and_loads_from_its_log() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    let mut choice = 1;
    while room.step(choice) {
        choice = choice * 31 % 1009;
    }
    assert_eq!(room.state.phase, Phase::Over);
    let loaded = TableState::load(&room.stored(), room.now).expect("it was written here");
    assert_eq!((&loaded.phase, loaded.seq), (&Phase::Over, room.state.seq));
    assert_eq!(loaded.fairness(), room.state.fairness());
    let record_of = |state: &TableState| state.finished().map(|it| it.record.to_string());
    assert_eq!(record_of(&loaded), record_of(&room.state));
    let record: Value = serde_json::from_str(&record_of(&loaded).expect("over")).expect("JSON");
    assert!(engine::replay(&record).expect("a record").check_draws().is_ok());
    let seed = record["seed"].as_str().expect("a text").to_owned();
    assert_eq!(fair_dice::seed_of(&room.state.fairness()), Ok(seed));
}

#[test]
fn a_repeated_key_gets_the_first_answer_and_moves_once() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    let seat = room.asked().expect("somebody begins");
    let connection = seat.index() as u64;
    let update = room.last_update(connection);
    let legal: Vec<Value> =
        serde_json::from_str(update.legal.expect("asked").get()).expect("a list");
    let act = json!({"act": {"seq": update.seq, "key": "once", "action": legal[0]["action"]}});
    room.say(connection, &act);
    let (hash, seq) = (room.hash(), room.state.seq);
    room.say(connection, &act);
    assert_eq!((room.hash(), room.state.seq), (hash, seq));
    let acknowledged = room.answers(connection).into_iter().filter_map(|answer| match answer {
        Answer::Acknowledged(acknowledged) => Some(acknowledged.seq),
        _ => None,
    });
    assert_eq!(acknowledged.collect::<Vec<_>>(), [seq, seq]);

    // The key is in the log, so a restart does not forget it.
    let mut state = TableState::load(&room.stored(), room.now).expect("its own log");
    state.connect(50, room.people[seat.index()], "again", room.now);
    state.request(50, Request::Hello(Hello::default()), room.now);
    state.request(50, serde_json::from_str(&act.to_string()).expect("a request"), room.now);
    assert_eq!(state.seq, seq);
    assert!(state.take_out().messages.iter().any(|(_, text)| text.contains("acknowledged")));
}

#[test]
fn an_action_that_answers_an_old_question_is_late() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    let seat = room.asked().expect("somebody begins");
    let connection = seat.index() as u64;
    let old = room.last_update(connection);
    let legal: Vec<Value> = serde_json::from_str(old.legal.expect("asked").get()).expect("a list");
    room.step(0);
    let hash = room.hash();
    let late = json!({"act": {"seq": old.seq, "key": "late", "action": legal[1]["action"]}});
    room.say(connection, &late);
    assert_eq!(room.refusals(connection).last().expect("refused").kind, "late");
    let early = json!({"act": {"seq": 9_999, "key": "early", "action": legal[1]["action"]}});
    room.say(connection, &early);
    assert_eq!(room.refusals(connection).last().expect("refused").kind, "bad_request");
    assert_eq!(room.hash(), hash);
}

#[test]
fn only_the_owner_of_a_seat_plays_it() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    let seat = room.asked().expect("somebody begins");
    let update = room.last_update(seat.index() as u64);
    let legal: Vec<Value> =
        serde_json::from_str(update.legal.expect("asked").get()).expect("a list");
    let act = json!({"act": {"seq": update.seq, "key": "x", "action": legal[0]["action"]}});
    room.come(7, 7);
    let other = seat.next(3).index() as u64;
    let hash = room.hash();
    for (connection, kind) in [(7, "not_allowed"), (other, "not_your_turn")] {
        room.say(connection, &act);
        assert_eq!(room.refusals(connection).last().expect("refused").kind, kind);
    }
    assert_eq!(room.hash(), hash);
}

#[test]
fn a_broken_rule_is_named() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    let seat = room.asked().expect("somebody begins");
    let connection = seat.index() as u64;
    let seq = room.last_update(connection).seq;
    let action = json!({"move": ["red:2", "red:2"]});
    room.say(connection, &json!({"act": {"seq": seq, "key": "x", "action": action}}));
    let refused = room.refusals(connection).pop().expect("refused");
    assert_eq!((refused.kind.as_str(), refused.key.as_deref()), ("illegal", Some("x")));
    assert!(refused.rule.expect("a rule").starts_with("BUC-"));
    let text = refused.text.expect("a key and values, for readers of every language");
    assert!(text.key.starts_with("buc-no-"), "{text:?}");
    assert_eq!(refused.message, engine::sentence(text::Language::English, &text));
}

#[test]
fn who_comes_back_is_told_what_it_missed() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    room.play_steps(4);
    let seen = room.last_update(1).seq;
    room.state.disconnect(1, room.now);
    room.collect();
    // Seat 1 plays on from a second tab.
    room.come(21, 1);
    let mut missed = 0;
    while room.asked() != Some(Seat::new(1)) && room.step(5) {
        missed += 1;
    }
    room.state.connect(31, room.people[1], "Person 1", room.now);
    room.say(31, &json!({"hello": {"after": seen}}));
    let update = room.last_update(31);
    assert_eq!(update.steps.len(), missed);
    assert!(update.steps.iter().all(|step| step.seq > seen));
    // Far behind, or from another time: a fresh view.
    for after in [0, 1_000_000] {
        room.state.connect(41, room.people[1], "Person 1", room.now);
        room.say(41, &json!({"hello": {"after": after}}));
        let fresh = room.last_update(41);
        assert!(fresh.steps.is_empty() || after == 0);
        assert_eq!(fresh.view.get(), update.view.get());
    }
}

#[test]
fn two_tabs_of_a_seat_see_the_same_and_both_may_act() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    let seat = room.asked().expect("somebody begins");
    room.come(60, seat.index());
    let update = room.last_update(60);
    let legal: Vec<Value> =
        serde_json::from_str(update.legal.expect("asked").get()).expect("a list");
    let act = json!({"act": {"seq": update.seq, "key": "tab", "action": legal[0]["action"]}});
    room.say(60, &act);
    let first = room.inbox[&(seat.index() as u64)].last().expect("an update").clone();
    assert_eq!(room.inbox[&60].last(), Some(&first));
}

#[test]
fn a_table_begins_when_every_seat_is_taken_and_its_maker_says_so() {
    let mut room = Room::new(new_table("pirates", 3));
    room.come(0, 0);
    room.come(1, 1);
    room.say(0, &json!({"sit": {}}));
    room.say(1, &json!({"sit": {"seat": 0}}));
    assert!(room.refusals(1)[0].message.contains("taken"));
    room.say(1, &json!({"sit": {"seat": 2}}));
    room.say(0, &json!({"start": {}}));
    assert!(room.refusals(0)[0].message.contains("seat is open"));
    room.say(1, &json!({"bot": {"seat": 1, "level": "cabin-boy"}}));
    assert_eq!(room.refusals(1)[1].kind, "not_allowed");
    room.say(0, &json!({"bot": {"seat": 1, "level": "cabin-boy"}}));
    room.begin();
    assert_eq!(room.state.phase, Phase::Playing);
    room.come(5, 5);
    room.say(5, &json!({"sit": {}}));
    assert_eq!(room.refusals(5)[0].message, "The match has already started.");
}

#[test]
fn bots_play_their_seats() {
    let mut table = new_table("buccaneer", 3);
    table.bots = vec![Some(Level::CabinBoy); 3];
    let mut room = Room::new(table);
    room.come(0, 0);
    room.say(0, &json!({"start": {}}));
    while let Some(work) = room.state.bot_work() {
        let action = work.decide().expect("it is asked");
        room.state.bot_acts(work.seat, work.since, action.clone(), room.now);
        // What was decided before is not decided twice.
        let seq = room.state.seq;
        if room.state.prompts[work.seat.index()].since != work.since {
            room.state.bot_acts(work.seat, work.since, action, room.now);
        }
        assert_eq!(room.state.seq, seq);
        room.collect();
    }
    assert_eq!(room.state.phase, Phase::Over);
    let revealed = |answer: &Answer| matches!(answer, Answer::Revealed(_));
    assert_eq!(room.answers(0).iter().filter(|answer| revealed(answer)).count(), 1);
}

#[test]
fn a_bot_stands_in_until_the_person_comes_back() {
    let mut table = new_table("buccaneer", 3);
    table.clock = ClockRules::Bank { seconds: 30, increment: 0 };
    let mut room = Room::playing(table);
    let seat = room.asked().expect("somebody begins");
    let deadline = room.state.deadline().expect("a clock runs");
    assert_eq!(deadline, START + 30_000);
    room.now = deadline;
    room.state.tick(room.now);
    room.collect();
    assert!(matches!(room.state.info().seats[seat.index()].occupant, Occupant::Away(_)));
    let work = room.state.bot_work().expect("a bot stands in");
    assert_eq!(work.seat, seat);
    // The person comes back before the bot has decided.
    room.come(70, seat.index());
    assert!(room.state.bot_work().is_none());
    let seq = room.state.seq;
    room.state.bot_acts(seat, work.since, work.decide().expect("asked"), room.now);
    assert_eq!(room.state.seq, seq);
    assert_eq!(room.state.deadline(), Some(room.now + 10_000));
    let loaded = TableState::load(&room.stored(), room.now + 777).expect("its own log");
    assert_eq!(loaded.deadline(), Some(room.now + 777 + 60_000), "a minute to come back");
}

#[test]
fn where_the_rules_allow_it_a_late_seat_passes() {
    let mut table = new_table("king-of-pirates", 2);
    table.clock = ClockRules::Bank { seconds: 30, increment: 0 };
    table.time_out = protocol::v1::TimeOut::Skip;
    let mut room = Room::playing(table);
    let mut skipped = 0;
    for _ in 0..200 {
        let Some(deadline) = room.state.deadline() else { break };
        room.now = deadline;
        let seq = room.state.seq;
        room.state.tick(room.now);
        skipped += usize::from(room.state.seq > seq);
        while let Some(work) = room.state.bot_work() {
            let action = work.think(Level::Random).expect("asked");
            room.state.bot_acts(work.seat, work.since, action, room.now);
        }
        room.collect();
        assert!(room.state.deadline() > Some(deadline) || room.state.phase == Phase::Over);
    }
    assert!(skipped > 20, "{skipped}");
    let away = |chair: &protocol::v1::Chair| matches!(chair.occupant, Occupant::Away(_));
    assert!(!room.state.info().seats.iter().any(away));
}

/// The first asked seat's last action was followed by dice or cards, and nobody else has acted.
fn drew_for_itself(room: &Room) -> Option<Seat> {
    let record = room.state.play.as_ref().expect("a match").record();
    let inputs = record["inputs"].as_array().expect("a list");
    let last = inputs.iter().rposition(|input| input["seat"].is_number())?;
    let seat = room.asked().filter(|seat| inputs[last]["seat"] == seat.index())?;
    (last + 1 < inputs.len()).then_some(seat)
}

#[test]
fn an_undo_is_free_until_something_is_shown() {
    // Pirates are placed in turn, and everybody sees where.
    let mut room = Room::playing(new_table("planks", 3));
    let seat = room.asked().expect("somebody begins");
    let (before, own) = (room.hash(), seat.index() as u64);
    room.step(0);
    assert_ne!(room.hash(), before);
    room.say(own, &json!({"undo": {}}));
    assert!(room.state.undo.is_none(), "nobody is asked");
    assert_eq!(room.hash(), before);
    assert_eq!(room.asked(), Some(seat));
    for connection in 0..3 {
        let undone = room.last_update(connection).steps[0].undone.expect("an undo");
        assert_eq!(undone.seat, seat);
    }
    assert!(room.state.rated, "it cost nobody anything");
    // Once dice have fallen, the others have a say, though nobody else has acted.
    let mut room = (1..30)
        .find_map(|factor| {
            let mut room = Room::playing(new_table("planks", 3));
            let drew = (0..400).any(|number| {
                room.step(number * factor + 3);
                drew_for_itself(&room).is_some()
            });
            drew.then_some(room)
        })
        .expect("somebody rolls and goes on");
    let seat = drew_for_itself(&room).expect("it was found");
    let hash = room.hash();
    room.say(seat.index() as u64, &json!({"undo": {}}));
    assert!(room.state.undo.is_some(), "the others are asked");
    assert_eq!(room.hash(), hash);
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert_eq!(loaded.play.expect("a match").hash(), room.hash());
}

#[test]
fn after_somebody_else_acted_an_undo_wants_everybodys_consent() {
    let mut room = Room::playing(new_table("planks", 3));
    let first = room.asked().expect("somebody begins");
    let mut before = String::new();
    while room.asked() == Some(first) {
        before = room.hash();
        room.step(2);
    }
    room.step(4);
    let (hash, own) = (room.hash(), first.index() as u64);
    room.say(own, &json!({"undo": {}}));
    let seq = room.state.undo.map(|_| room.answers(own)).and_then(|answers| {
        answers.into_iter().rev().find_map(|answer| match answer {
            Answer::Undoing(undoing) => Some(undoing.seq),
            _ => None,
        })
    });
    let seq = seq.expect("the others are asked");
    assert_eq!(room.hash(), hash);
    let others: Vec<u64> = (0..3).filter(|&other| other != own).collect();
    // A no settles it.
    room.say(others[0], &json!({"consent": {"seq": seq, "agree": false}}));
    room.say(others[1], &json!({"consent": {"seq": seq, "agree": true}}));
    assert_eq!(room.hash(), hash);
    assert_eq!(room.refusals(others[1]).last().expect("late").kind, "late");
    // Everybody agrees.
    room.say(own, &json!({"undo": {}}));
    room.say(others[0], &json!({"consent": {"seq": seq, "agree": true}}));
    assert_eq!(room.hash(), hash, "one of two is not everybody");
    room.say(others[1], &json!({"consent": {"seq": seq, "agree": true}}));
    assert_eq!(room.hash(), before, "as it was before the last action of who asked");
    assert_eq!(room.asked(), Some(first));
    assert!(!room.state.rated, "what was seen cannot be forgotten");
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert_eq!(loaded.play.expect("a match").hash(), room.hash());
    room.play_steps(20);
}

#[test]
fn muted_people_are_not_heard() {
    let mut room = Room::new(new_table("planks", 2));
    room.come(0, 0);
    room.come(1, 1);
    let heard = |room: &Room, connection| {
        room.answers(connection).iter().filter(|a| matches!(a, Answer::Chat(_))).count()
    };
    room.say(0, &json!({"chat": {"text": "  ahoy\u{7} "}}));
    assert_eq!((heard(&room, 0), heard(&room, 1)), (1, 1));
    room.say(1, &json!({"mute": {"person": person(0).to_string(), "on": true}}));
    room.say(0, &json!({"chat": {"text": "arr"}}));
    assert_eq!((heard(&room, 0), heard(&room, 1)), (2, 1));
    room.come(9, 1);
    let Some(Answer::Welcome(welcome)) = room.answers(9).into_iter().next() else {
        panic!("a welcome comes first")
    };
    assert!(welcome.chat.is_empty());
    room.say(0, &json!({"chat": {"text": "x".repeat(501)}}));
    assert_eq!(room.refusals(0).len(), 1);
}

#[test]
fn spectators_of_a_delayed_table_see_everything_later() {
    let mut table = new_table("buccaneer", 3);
    table.spectator_delay = 60;
    let mut room = Room::playing(table);
    room.come(80, 6);
    let updates =
        |room: &Room| room.answers(80).iter().filter(|a| matches!(a, Answer::Update(_))).count();
    room.play_steps(3);
    assert_eq!(updates(&room), 0);
    room.now += 30_000;
    room.play_steps(2);
    room.now = START + 60_000;
    room.state.tick(room.now);
    room.collect();
    assert_eq!(updates(&room), 4, "the deal and three steps");
    room.state.connect(81, person(7), "late", room.now);
    room.say(81, &json!({"hello": {}}));
    assert_eq!(room.last_update(81).seq, room.last_update(80).seq);
}

#[test]
fn the_history_tells_every_step_once() {
    let mut room = Room::playing(new_table("buccaneer", 3));
    room.play_steps(12);
    let (history, _) = room.history(0);
    let updates = room.answers(0).into_iter().filter_map(|answer| match answer {
        Answer::Update(update) => Some(update.steps),
        _ => None,
    });
    let steps: Vec<_> = updates.flatten().collect();
    let told: Vec<(Seq, Vec<String>)> =
        steps.iter().map(|step| (step.seq, step.sentences.clone())).collect();
    assert_eq!(history.steps, told);
    let events = |(seq, events): &(Seq, Vec<Box<RawValue>>)| {
        let events: Vec<&str> = events.iter().map(|event| event.get()).collect();
        (*seq, format!("[{}]", events.join(",")))
    };
    let told: Vec<(Seq, String)> =
        steps.iter().map(|step| (step.seq, step.events.get().to_owned())).collect();
    assert_eq!(history.events.iter().map(events).collect::<Vec<_>>(), told);
}
