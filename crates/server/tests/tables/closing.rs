//! The operator closes a table, whatever it does.

use protocol::v1::{Answer, Phase};
use serde_json::json;
use server::tables::{Closed, TablesError, close_table};
use store::{Id, State, Store};
use test_client::{Guest, Server, Socket};
use tokio::time::{Duration, timeout};

use crate::faults::program;
use crate::play::until;

const WHY: &str = "Closed for a test.";

/// Hears until the server lets go.
async fn let_go(socket: &mut Socket) {
    let hearing = async { while socket.hear().await.is_ok() {} };
    timeout(Duration::from_secs(20), hearing).await.expect("the server lets go");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_closes_a_table_of_a_running_server_for_good() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(&program(), folder.path()).await.expect("a server");
    let guest = Guest::come(server.address).await.expect("a guest");
    // A match that is still running when the operator comes.
    let new = json!({"game": "king-of-pirates", "players": 2, "bot_pause": 100,
        "bots": ["cabin-boy", "cabin-boy"]});
    let table = guest.make(&new).await.expect("a table");
    let mut socket = Socket::open(server.address, &guest, &table.id).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    socket.say(&json!({"start": {}})).await.expect("sent");
    until(&mut socket, |answer| matches!(answer, Answer::Update(_)).then_some(())).await;

    let id: Id = table.id.parse().expect("an id");
    let close = |id| close_table(folder.path(), id, WHY);
    assert_eq!(close(id).expect("it can be closed"), Closed::Now);
    assert_eq!(close(id).expect("once is enough"), Closed::Before);
    assert!(matches!(close(Id::random()), Err(TablesError::Missing)));
    let_go(&mut socket).await;

    for _ in 0..2 {
        let mut again = Socket::open(server.address, &guest, &table.id).await.expect("a socket");
        again.say(&json!({"hello": {}})).await.expect("sent");
        let phase = until(&mut again, |answer| match answer {
            Answer::Welcome(welcome) => Some(welcome.table.phase),
            _ => None,
        });
        assert_eq!(phase.await, Phase::Stuck(WHY.to_owned()));
        // Nor does it wake after a restart.
        server.kill().expect("it was running");
        server.restart().await.expect("it starts again");
    }
    server.kill().expect("it was running");
    let store = Store::open(folder.path()).expect("the data is whole");
    let stored = store.read_match(id).await.expect("readable").expect("there");
    assert_eq!(stored.summary.state, State::Closed);
    assert!(stored.entries.last().is_some_and(|last| last.contains(WHY)), "nothing follows");
    assert_eq!(server.panics().expect("what it said"), Vec::<String>::new());
}
