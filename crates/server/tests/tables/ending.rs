//! Sockets that are opened while their session ends.

use std::time::Duration;

use protocol::v1::Answer;
use serde_json::json;
use test_client::{Guest, Socket};
use tokio::time::{sleep, timeout};

use crate::play::until;
use crate::{guests, serve};

/// How often; at each the two are a little further apart.
const TRIES: u64 = 60;

/// Whether the server closes a socket, or never opened it.
async fn is_let_go(socket: anyhow::Result<Socket>) -> bool {
    let Ok(mut socket) = socket else { return true };
    // Somebody who is still there sits down, which would be written for nobody.
    let _ = socket.say(&json!({"hello": {}})).await;
    let _ = socket.say(&json!({"sit": {}})).await;
    let hearing = async { while socket.hear().await.is_ok() {} };
    timeout(Duration::from_secs(5), hearing).await.is_ok()
}

/// Signs out, or deletes the account.
async fn end(guest: &Guest, delete: bool) {
    let path = if delete { "/api/v1/me" } else { "/api/v1/session" };
    let (status, text) = guest.ask("DELETE", path, "{}").await.expect("an answer");
    assert_eq!(status, 204, "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_is_opened_while_its_session_ends_ends_with_it() {
    let server = serve().await;
    let [host] = guests(server).await;
    let table = host.make(&json!({"game": "planks", "players": 2})).await.expect("a table").id;
    let mut socket = Socket::open(server, &host, &table).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    for number in 0..TRIES {
        let [guest] = guests(server).await;
        let later = Duration::from_micros(number % 30 * 100);
        let ending = async {
            sleep(later).await;
            end(&guest, number % 2 == 0).await;
        };
        let (opened, ()) = tokio::join!(Socket::open(server, &guest, &table), ending);
        assert!(is_let_go(opened).await, "a session that ended {later:?} after it was asked for");
    }
    // Nobody else was thrown out.
    socket.say(&json!({"chat": {"text": "ahoy"}})).await.expect("sent");
    until(&mut socket, |answer| matches!(answer, Answer::Chat(_)).then_some(())).await;
}
