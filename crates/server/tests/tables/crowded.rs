//! Many people in one lobby, over real sockets, with the server in a process of its own.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use protocol::v1::{LobbyFilter, PersonalAnswer, PersonalRequest, Watched};
use serde_json::json;
use test_client::{Guest, PersonalSocket, Server};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::faults::program;

/// Tables that are opened, one a second.
const TABLES: usize = 8;

/// `FREEBOOTER_PEOPLE` sets another number of people.
fn people() -> usize {
    std::env::var("FREEBOOTER_PEOPLE").map_or(60, |text| text.parse().expect("a number"))
}

/// `FREEBOOTER_SERVE` measures another server program, such as an optimised one.
fn measured_program() -> PathBuf {
    std::env::var_os("FREEBOOTER_SERVE").map_or_else(program, PathBuf::from)
}

/// Watches the lobby and tells of every table that appears.
async fn watch(mut socket: PersonalSocket, tell: mpsc::UnboundedSender<(String, Instant)>) {
    let filter = Watched::Lobby(LobbyFilter::default());
    socket.say(&PersonalRequest::Watch(filter)).await.expect("sent");
    let mut known = Vec::new();
    while let Ok(answer) = socket.hear().await {
        let PersonalAnswer::Lobby(update) = answer else { continue };
        for table in update.tables {
            if !known.contains(&table.id) {
                known.push(table.id.clone());
                // The test may be over.
                let _ = tell.send((table.id, Instant::now()));
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowded_lobby_hears_of_every_table_soon() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&measured_program(), folder.path()).await.expect("a server");
    let people = people();
    let (tell, mut told) = mpsc::unbounded_channel();
    for _ in 0..people {
        let guest = Guest::come(server.address).await.expect("a guest");
        let socket = PersonalSocket::open(server.address, &guest).await.expect("a socket");
        tokio::spawn(watch(socket, tell.clone()));
    }
    let hosts = [
        Guest::come(server.address).await.expect("a guest"),
        Guest::come(server.address).await.expect("a guest"),
    ];
    sleep(Duration::from_secs(2)).await;
    let (begun, before) = (Instant::now(), server.processor().expect("its time"));
    let mut latest = Duration::ZERO;
    for number in 0..TABLES {
        let new = json!({"game": "planks", "players": 2, "public": true});
        let made = Instant::now();
        let id = hosts[number % 2].make(&new).await.expect("a table").id;
        let mut heard = 0;
        while heard < people {
            let told = timeout(Duration::from_secs(20), told.recv());
            let (table, at) = told.await.expect("everybody hears of it").expect("open");
            if table == id {
                heard += 1;
                latest = latest.max(at.duration_since(made));
            }
        }
        sleep(Duration::from_secs(1).saturating_sub(made.elapsed())).await;
    }
    let used = server.processor().expect("its time") - before;
    let share = used / begun.elapsed().as_secs_f64();
    println!(
        "{people} people: the latest heard after {latest:?}, {:.2} % of a core",
        100.0 * share
    );
    assert!(latest < Duration::from_secs(5), "{latest:?}, on a machine that is busy");
    assert!(share < 0.5, "{share} of a core, without optimisation");
}
