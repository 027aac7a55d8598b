//! Alerts by webhook.

use data_encoding::BASE64;
use hmac::{Hmac, KeyInit, Mac};
use protocol::v1::{LobbyFilter, PersonalAnswer, PersonalRequest, Watched};
use serde_json::{Value, json};
use sha2::Sha256;
use store::Store;
use test_client::{Guest, PersonalSocket, Socket};

use crate::receiver::{Received, Receiver};
use crate::{Match, ask, config, guests, seated, serve, serve_data};

async fn listening(guest: &Guest, events: Value) -> Receiver {
    let receiver = Receiver::listen();
    let url = format!("{}/hook", receiver.url);
    ask(guest, "PUT", "/me/webhook", &json!({ "url": url })).await;
    ask(guest, "PUT", "/me/alerts", &json!({"webhook": events, "language": "de"})).await;
    receiver
}

async fn secret(guest: &Guest) -> Vec<u8> {
    let shown = ask(guest, "GET", "/me/alerts", &json!(null)).await;
    let shown = shown["secret"].as_str().unwrap().strip_prefix("whsec_").unwrap().to_owned();
    BASE64.decode(shown.as_bytes()).unwrap()
}

fn check_signature(received: &Received, secret: &[u8]) {
    let header = |name: &str| received.headers[name].clone();
    let body = String::from_utf8(received.body.clone()).unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).unwrap();
    let signed = format!("{}.{}.{body}", header("webhook-id"), header("webhook-timestamp"));
    mac.update(signed.as_bytes());
    let signature = BASE64.encode(&mac.finalize().into_bytes());
    assert_eq!(header("webhook-signature"), format!("v1,{signature}"));
}

#[tokio::test]
async fn a_person_who_is_away_is_told_of_their_turn_in_their_language() {
    let server = serve(config()).await;
    let [anne, mary] = guests(server).await;
    let mut hook = listening(&anne, json!(["turn"])).await;
    ask(&mary, "PATCH", "/me", &json!({"name": "Mary Read"})).await;
    let mut playing = Match::begin(server, &anne, &mary, json!({"days": 2})).await;
    let received = playing.until(hook.next()).await;
    let told = received.json();
    assert_eq!(received.path, "/hook");
    assert_eq!((&told["event"], &told["game"]), (&json!("turn"), &json!("king-of-pirates")));
    assert_eq!(told["table"], playing.table.id);
    assert_eq!(
        (&told["host"], &told["server"]),
        (&json!("Mary Read"), &json!("https://play.example.org"))
    );
    let text = told["text"].as_str().unwrap();
    assert!(
        text.starts_with("Du bist am Zug: ") && text.ends_with("(Tisch von Mary Read)"),
        "{text}"
    );
    check_signature(&received, &secret(&anne).await);
    assert!(hook.is_silent().await, "one alert until it is seen");
}

/// Opens a page of a person and tells the server that it shows a table, or no longer.
async fn shows(page: &mut PersonalSocket, table: &str, visible: bool) {
    page.say(&PersonalRequest::At { table: table.to_owned(), visible }).await.unwrap();
    // What is answered comes after what was said before.
    let lobby = Watched::Lobby(LobbyFilter::default());
    page.say(&PersonalRequest::Watch(lobby)).await.unwrap();
    while !matches!(page.hear().await.unwrap(), PersonalAnswer::Lobby(_)) {}
}

#[tokio::test]
async fn nobody_is_told_of_a_table_that_one_of_two_pages_shows() {
    let server = serve(config()).await;
    let [anne, mary] = guests(server).await;
    let mut hook = listening(&anne, json!(["turn"])).await;
    let mut playing = Match::begin(server, &anne, &mary, json!({"days": 2})).await;
    let mut pages = Vec::new();
    for _ in 0..3 {
        let mut page = PersonalSocket::open(server, &anne).await.unwrap();
        shows(&mut page, &playing.table.id, true).await;
        pages.push(page);
    }
    // One is closed, one is covered by another window, one stays.
    drop(pages.remove(0));
    shows(&mut pages[0], &playing.table.id, false).await;
    let asked_and_silent = async {
        while ask(&anne, "GET", "/me/turns", &json!(null)).await["tables"] == json!([]) {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        hook.is_silent().await
    };
    assert!(playing.until(asked_and_silent).await, "it is in sight");
}

#[tokio::test]
async fn a_full_table_and_the_beginning_are_told_to_people_who_want_that() {
    let server = serve(config()).await;
    let [anne, mary] = guests(server).await;
    let mut hook = listening(&mary, json!(["full", "begins"])).await;
    let table = mary.make(&json!({"game": "planks", "players": 2})).await.unwrap();
    let away = seated(server, &mary, &table.id, 1).await;
    drop(away);
    let mut hers = seated(server, &anne, &table.id, 0).await;
    assert_eq!(hook.next().await.json()["event"], "full");
    hers.say(&json!({"start": {}})).await.unwrap();
    let begins = async {
        tokio::select! {
            received = hook.next() => received,
            () = async { while hers.hear().await.is_ok() {} } => unreachable!("she stays"),
        }
    };
    assert_eq!(begins.await.json()["event"], "begins");
}

#[tokio::test]
async fn a_test_is_sent_at_once_and_says_whether_it_was_taken() {
    let server = serve(config()).await;
    let [anne] = guests(server).await;
    let body = json!({"channel": "webhook"});
    let (status, _) = anne.ask("POST", "/api/v1/me/alerts/test", &body.to_string()).await.unwrap();
    assert_eq!(status, 404, "there is no address yet");
    let mut hook = listening(&anne, json!([])).await;
    let sent = ask(&anne, "POST", "/me/alerts/test", &body).await;
    assert_eq!(sent, json!({"delivered": true}));
    let received = hook.next().await;
    let text = received.json()["text"].as_str().unwrap().to_owned();
    assert!(text.starts_with("Das ist ein Test."), "{text}");
    check_signature(&received, &secret(&anne).await);
    hook.status.store(403, std::sync::atomic::Ordering::Relaxed);
    let sent = ask(&anne, "POST", "/me/alerts/test", &body).await;
    assert_eq!(sent, json!({"delivered": false}));
}

#[tokio::test]
async fn a_restart_alerts_nobody_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let server = serve_data(config(), store.clone()).await;
    let [anne, mary] = guests(server).await;
    let mut hook = listening(&anne, json!(["turn"])).await;
    let mut playing = Match::begin(server, &anne, &mary, json!({"days": 2})).await;
    playing.until(hook.next()).await;
    store.ready().await.unwrap();
    // Another server on the same data knows what the first has sent.
    serve_data(config(), store.clone()).await;
    assert!(hook.is_silent().await);
    assert_eq!(store.alerted().await.unwrap().len(), 1);
    // She opens the table: that is remembered as well.
    let mut hers = Socket::open(server, &anne, &playing.table.id).await.unwrap();
    hers.say(&json!({"hello": {}})).await.unwrap();
    hers.hear().await.unwrap();
    store.ready().await.unwrap();
    assert!(store.alerted().await.unwrap()[0].seen);
}
