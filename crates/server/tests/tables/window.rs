//! A card window of King of Pirates over real sockets: KOP-39.

use std::time::{Duration, Instant};

use protocol::v1::{Answer, Occupant, Seq, Update};
use serde_json::{Value, json};
use test_client::{Guest, Socket};
use tokio::time::{sleep, timeout};

use crate::play::{act, until};
use crate::{guests, serve};

/// The machine may be busy.
const SLACK: Duration = Duration::from_millis(1_500);

fn can_pass(update: &Update) -> bool {
    let Some(legal) = &update.legal else { return false };
    let legal: Vec<Value> = serde_json::from_str(legal.get()).expect("a list");
    legal.iter().any(|listed| listed["action"] == "pass")
}

fn all_are_asked(update: &Update) -> bool {
    matches!(&update.asked, protocol::v1::Asked::Players(asked) if asked.len() == 3)
}

async fn pass(socket: &mut Socket, update: &Update) {
    let key = format!("pass {}", update.seq);
    let act = json!({"act": {"seq": update.seq, "key": key, "action": "pass"}});
    socket.say(&act).await.expect("it is sent");
}

/// Plays until a window opens in which all three are asked, thinks for a while, passes, and says
/// how long the window was open.
async fn think(mut socket: Socket, thinks: Duration) -> Duration {
    let mut answered: Option<Seq> = None;
    let (opened, from) = loop {
        let update = until(&mut socket, update).await;
        if update.since.is_none() || update.since == answered {
            continue;
        }
        answered = update.since;
        match (can_pass(&update), all_are_asked(&update)) {
            (true, true) => {
                let opened = Instant::now();
                sleep(thinks).await;
                pass(&mut socket, &update).await;
                break (opened, update.seq);
            }
            (true, false) => pass(&mut socket, &update).await,
            (false, _) => act(&mut socket, &update).await,
        }
    };
    // Three passes, and it is closed.
    until(&mut socket, |answer| update(answer).filter(|update| update.seq >= from + 3)).await;
    opened.elapsed()
}

fn update(answer: Answer) -> Option<Update> {
    match answer {
        Answer::Update(update) => Some(update),
        Answer::Refused(refused) => panic!("{refused:?}"),
        _ => None,
    }
}

#[tokio::test]
async fn kop_39_three_people_who_need_1_2_and_3_seconds_need_3_together() {
    let server = serve().await;
    let people: [Guest; 3] = guests(server).await;
    let new = json!({"game": "king-of-pirates", "players": 3});
    let table = people[0].make(&new).await.expect("a table");
    let mut sockets = Vec::new();
    for (number, guest) in people.iter().enumerate() {
        let mut socket = Socket::open(server, guest, &table.id).await.expect("a socket");
        socket.say(&json!({"hello": {}})).await.expect("sent");
        socket.say(&json!({"sit": {"seat": number}})).await.expect("sent");
        let seated = |answer| match answer {
            Answer::Table(table) if table.seats[number].occupant != Occupant::Nobody => Some(()),
            _ => None,
        };
        until(&mut socket, seated).await;
        sockets.push(socket);
    }
    sockets[0].say(&json!({"start": {}})).await.expect("sent");
    let thinking = sockets.into_iter().zip(1..).map(|(socket, seconds)| {
        let thinks = Duration::from_secs(seconds);
        tokio::spawn(timeout(Duration::from_secs(60), think(socket, thinks)))
    });
    for open in thinking.collect::<Vec<_>>() {
        let open = open.await.expect("it did not fail").expect("in time");
        println!("the window was open for {open:?}");
        assert!(open >= Duration::from_millis(2_900) && open < Duration::from_secs(3) + SLACK);
    }
}
