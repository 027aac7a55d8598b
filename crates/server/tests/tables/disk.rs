//! A disk that fails under a running server.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use protocol::v1::{Answer, Occupant};
use serde_json::json;
use test_client::{Guest, Server, Socket};
use tokio::time::{sleep, timeout};

use crate::faults::program;
use crate::guests;

/// The server, which can write no file beyond a MiB or two: what is written there fails with
/// `EFBIG`, which SQLite takes for any other error of a disk.
fn with_small_files(folder: &Path) -> PathBuf {
    let script = folder.join("serve.sh");
    let text = format!(
        "#!/bin/sh\ntrap '' XFSZ\nulimit -f 2048\nexec '{}' \"$@\"\n",
        program().display(),
    );
    std::fs::write(&script, text).expect("a script");
    let permissions = std::fs::Permissions::from_mode(0o700);
    std::fs::set_permissions(&script, permissions).expect("it can be run");
    script
}

/// Writes until that fails: the status and the text of the answer.
async fn until_refused(guest: &Guest) -> (u16, String) {
    let new = json!({"game": "planks", "players": 2}).to_string();
    for _ in 0..5_000 {
        let (status, text) = guest.ask("POST", "/api/v1/tables", &new).await.expect("an answer");
        if status != 201 {
            return (status, text);
        }
    }
    panic!("the disk never fails");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails_is_said_and_the_server_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut server = Server::start(&with_small_files(folder.path()), &data).await.expect("starts");
    let [anne] = guests(server.address).await;
    let ready = async || anne.ask("GET", "/readyz", "").await.expect("an answer").0;
    assert_eq!(ready().await, 200);
    let table = anne.make(&json!({"game": "planks", "players": 2})).await.expect("a table").id;
    let mut socket = Socket::open(server.address, &anne, &table).await.expect("a socket");
    socket.say(&json!({"hello": {}})).await.expect("sent");
    assert!(matches!(socket.hear().await, Ok(Answer::Welcome(_))));

    let (status, text) = until_refused(&anne).await;
    assert_eq!(status, 503, "{text}");
    assert!(text.contains("not_kept"), "{text}");
    // What is known of readiness is a second old at the most.
    sleep(Duration::from_millis(1_100)).await;
    assert_eq!(ready().await, 503);
    let (healthy, _) = anne.ask("GET", "/healthz", "").await.expect("an answer");
    assert_eq!(healthy, 200);
    // What is kept can be read, and nothing is said to be kept that is not.
    let (status, _) = anne.ask("GET", &format!("/api/v1/tables/{table}"), "").await.expect("read");
    assert_eq!(status, 200);
    socket.say(&json!({"sit": {}})).await.expect("sent");
    let hearing = timeout(Duration::from_secs(10), async {
        while let Ok(answer) = socket.hear().await {
            let Answer::Table(info) = answer else { continue };
            assert_eq!(info.seats[0].occupant, Occupant::Nobody, "she sits, and it is not kept");
        }
    });
    hearing.await.expect("the table lets her go");
    assert!(server.is_running());
    assert_eq!(server.panics().expect("it said something"), [""; 0]);
}
