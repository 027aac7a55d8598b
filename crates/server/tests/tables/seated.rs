//! Nonsense from somebody who sits at the table: actions of its own that are changed or late,
//! frames that are no messages, things that only others may do. The match goes on for the others
//! as if nothing had been, and every refusal says what is wrong.
//!
//! `FREEBOOTER_FUZZ` says how many frames; 4 000 if it is not set.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use game::{FastRng, Rng, Seat};
use protocol::v1::{Answer, Asked, Occupant, Seq, Update};
use serde_json::{Value, json};
use test_client::{Guest, Server, Socket, choose};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::faults::program;
use crate::fuzz::{frame, frames, mutated};
use crate::play::until;

/// A game, and the step after which it is left: King of Pirates lasts too long.
const GAMES: [(&str, Seq); 4] = [
    ("buccaneer", Seq::MAX),
    ("pirates", Seq::MAX),
    ("king-of-pirates", 250),
    ("planks", Seq::MAX),
];

const ROGUE: Seat = Seat::new(2);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_from_a_seat_does_no_harm_to_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(&program(), folder.path()).await.expect("a server");
    for (game, stop) in GAMES {
        let heard = play_with_a_rogue(server.address, game, stop).await;
        println!("{game}: {heard:?}");
        for kind in ["bad_request", "illegal", "late", "not_allowed"] {
            assert!(heard.contains_key(kind), "{game}: nothing was refused as {kind}: {heard:?}");
        }
        assert_eq!(server.panics().expect("what it said"), Vec::<String>::new(), "{game}");
    }
    assert!(server.is_running(), "the server has ended");
}

/// Two people and a rogue play a match; what the rogue was refused, by kind.
async fn play_with_a_rogue(server: SocketAddr, game: &str, stop: Seq) -> BTreeMap<String, u64> {
    let host = Guest::come(server).await.expect("a guest");
    let table = host.make(&json!({"game": game, "players": 3})).await.expect("a table").id;
    let (other, rogue) = (Guest::come(server).await, Guest::come(server).await);
    let (other, rogue) = (other.expect("a guest"), rogue.expect("a guest"));
    let mut host_socket = sit(server, &host, &table, 0).await;
    let other_socket = sit(server, &other, &table, 1).await;
    let rogue_socket = sit(server, &rogue, &table, 2).await;
    host_socket.say(&json!({"start": {}})).await.expect("sent");
    let honest = [(host_socket, 0), (other_socket, 1)].map(|(socket, seat)| {
        tokio::spawn(timeout(Duration::from_secs(240), play(socket, Seat::new(seat), stop)))
    });
    let each = frames() / GAMES.len() as u64;
    let rogue = Rogue::new(server, rogue, table.clone(), rogue_socket, each);
    let rogue = tokio::spawn(rogue.play(stop));
    let mut acknowledged = Vec::new();
    for playing in honest {
        let played = playing.await.expect("an honest player is not disturbed");
        acknowledged.push(played.expect("the match goes on"));
    }
    let heard = timeout(Duration::from_secs(60), rogue).await.expect("in time").expect("it plays");
    if stop == Seq::MAX {
        let record = host.record(&table).await.expect("a record")["record"].clone();
        let replayed = engine::replay(&record).expect("only legal actions are in it");
        assert!(replayed.check_draws().is_ok(), "{game}: every draw is the seed's");
        for (seat, acknowledged) in acknowledged.into_iter().enumerate() {
            assert_eq!(actions_of(seat, &record), acknowledged, "{game}: the actions of {seat}");
        }
    }
    heard
}

async fn sit(server: SocketAddr, guest: &Guest, table: &str, seat: usize) -> Socket {
    let mut socket = Socket::open(server, guest, table).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    socket.say(&json!({"sit": {"seat": seat}})).await.expect("sent");
    let seated = |answer| match answer {
        Answer::Table(table) if table.seats[seat].occupant != Occupant::Nobody => Some(()),
        _ => None,
    };
    until(&mut socket, seated).await;
    socket
}

fn actions_of(seat: usize, record: &Value) -> Vec<Value> {
    let inputs = record["inputs"].as_array().into_iter().flatten();
    inputs.filter(|input| input["seat"] == seat).map(|input| input["action"].clone()).collect()
}

/// Plays a seat as it should be played; the actions that were acknowledged.
async fn play(mut socket: Socket, seat: Seat, stop: Seq) -> Vec<Value> {
    let mut actions = BTreeMap::new();
    let mut acknowledged = Vec::new();
    loop {
        match socket.hear().await.expect("the server speaks") {
            Answer::Update(update) if update.seq >= stop => return acknowledged,
            Answer::Update(update) if asks(&update, seat) => {
                let (key, action) = (format!("key {}", update.seq), chosen(&update));
                let act = json!({"seq": update.seq, "key": key, "action": action});
                actions.insert(key, action);
                socket.say(&json!({"act": act})).await.expect("it is sent");
            }
            Answer::Acknowledged(answer) => acknowledged.extend(actions.remove(&answer.key)),
            // Somebody else was asked as well, and was quicker.
            Answer::Refused(refused) if ["late", "not_your_turn"].contains(&&*refused.kind) => {}
            Answer::Refused(refused) => panic!("{refused:?}"),
            Answer::Revealed(_) => return acknowledged,
            _ => {}
        }
    }
}

fn asks(update: &Update, seat: Seat) -> bool {
    matches!(&update.asked, Asked::Players(asked) if asked.contains(&seat))
}

fn legal(update: &Update) -> Vec<Value> {
    let list = update.legal.as_ref().expect("it is asked").get();
    let list: Vec<Value> = serde_json::from_str(list).expect("a list");
    list.into_iter().map(|line| line["action"].clone()).collect()
}

fn chosen(update: &Update) -> Value {
    let list = update.legal.as_ref().expect("it is asked").get();
    let legal = legal(update);
    legal[choose(list, legal.len())].clone()
}

/// Somebody who sits and sends nonsense, but plays when it must, or the match would not go on.
struct Rogue {
    server: SocketAddr,
    guest: Guest,
    table: String,
    socket: Socket,
    rng: FastRng,
    /// Frames it still sends.
    left: u64,
    sent: u64,
    /// What it could do at some time.
    known: Vec<Value>,
    /// What it was refused, by kind.
    refused: BTreeMap<String, u64>,
}

impl Rogue {
    fn new(server: SocketAddr, guest: Guest, table: String, socket: Socket, left: u64) -> Self {
        let (rng, known, refused) = (FastRng::new(left), Vec::new(), BTreeMap::new());
        Self { server, guest, table, socket, rng, left, sent: 0, known, refused }
    }

    async fn play(mut self, stop: Seq) -> BTreeMap<String, u64> {
        loop {
            // What it said last may have ended the connection, or been an action by chance.
            let heard = timeout(Duration::from_secs(2), self.socket.hear()).await;
            let Ok(Ok(answer)) = heard else {
                self.come_back().await;
                continue;
            };
            match answer {
                Answer::Refused(refused) => {
                    assert!(!refused.message.is_empty(), "{refused:?}");
                    let ruled = refused.kind != "illegal" || refused.rule.is_some();
                    assert!(ruled, "no rule is named: {refused:?}");
                    *self.refused.entry(refused.kind).or_default() += 1;
                }
                Answer::Update(update) if update.seq >= stop => return self.refused,
                Answer::Update(Update { asked: Asked::Over(_), .. }) => return self.refused,
                Answer::Update(update) => self.answer(&update).await,
                Answer::Revealed(_) => return self.refused,
                _ => {}
            }
        }
    }

    /// Comes again by a new connection.
    async fn come_back(&mut self) {
        let socket = Socket::open(self.server, &self.guest, &self.table).await;
        self.socket = socket.expect("a socket");
        // If the connection ends here it comes back once more.
        let _ = self.socket.say(&json!({"hello": {}})).await;
    }

    /// A few pieces of nonsense, and then what it has to do.
    async fn answer(&mut self, update: &Update) {
        let asked = asks(update, ROGUE);
        if asked {
            self.known.extend(legal(update).into_iter().take(8));
        }
        for _ in 0..self.rng.below(24) {
            let Some(left) = self.left.checked_sub(1) else { break };
            self.left = left;
            let message = self.nonsense(update);
            if self.socket.send(message).await.is_err() {
                return;
            }
        }
        if asked {
            let key = self.key();
            let act = json!({"seq": update.seq, "key": key, "action": chosen(update)});
            let _ = self.socket.say(&json!({"act": act})).await;
        }
    }

    fn nonsense(&mut self, update: &Update) -> Message {
        let action = match self.known.len() as u32 {
            0 => Value::Null,
            known => self.known[self.rng.below(known) as usize].clone(),
        };
        let seq = match self.rng.below(4) {
            0 => update.seq.saturating_sub(1 + u64::from(self.rng.below(5))),
            1 => update.seq + u64::from(self.rng.below(3)),
            _ => update.seq,
        };
        let act = json!({"act": {"seq": seq, "key": self.key(), "action": action}}).to_string();
        match self.rng.below(8) {
            0..=2 => Message::Text(act.into()),
            3..=5 => Message::Text(mutated(&act, &mut self.rng).into()),
            6 => Message::Text(self.not_allowed().into()),
            _ => match frame(&mut self.rng) {
                // Who stands up no longer sits.
                Message::Text(text) if text.contains("stand") => Message::Text("{}".into()),
                message => message,
            },
        }
    }

    /// What only the host may do, or nobody while a match runs.
    fn not_allowed(&mut self) -> String {
        let all = [
            json!({"start": {}}),
            json!({"unseat": {"seat": self.rng.below(4)}}),
            json!({"bot": {"seat": self.rng.below(4), "level": "random"}}),
            json!({"sit": {"seat": self.rng.below(2)}}),
            json!({"rematch": {}}),
            json!({"consent": {"seq": self.rng.below(50), "agree": true}}),
        ];
        all[self.rng.below(all.len() as u32) as usize].to_string()
    }

    fn key(&mut self) -> String {
        self.sent += 1;
        format!("rogue {}", self.sent)
    }
}
