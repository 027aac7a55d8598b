//! A bot that plays over the network: it sits down at a table and acts when it is asked.
//!
//! ```sh
//! curl -c jar -X POST localhost:8080/api/v1/me                        # a guest; then a token:
//! curl -b jar -H 'content-type: application/json' localhost:8080/api/v1/me/tokens \
//!      -d '{"label":"my bot"}'
//! cargo run -p protocol --example bot -- ws://127.0.0.1:8080 TABLE TOKEN
//! ```
//!
//! `docs/api.md` describes the messages; they are the same for every game. TLS (`wss://`) needs a
//! feature of `tokio-tungstenite`.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use fair_dice::{Bytes32, Shares};
use futures_util::{SinkExt, StreamExt};
use protocol::v1::{Occupant, TableInfo};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

#[allow(dead_code, reason = "a test plays without it")]
#[tokio::main]
async fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let mut next = |what| args.next().context(format!("{what} is missing: SERVER TABLE TOKEN"));
    let (server, table, token) = (next("SERVER")?, next("TABLE")?, next("TOKEN")?);
    println!("{}", play(&server, &table, &token).await?);
    Ok(())
}

/// Plays a match to the end, reconnecting as often as needed. Returns the scores and winners.
pub(crate) async fn play(server: &str, table: &str, token: &str) -> Result<Value> {
    let url = format!("{server}/api/v1/tables/{table}/socket");
    let mut key = [0; 32];
    getrandom::fill(&mut key)?;
    let mut shares = Shares::new(Bytes32(key));
    loop {
        let mut request = url.as_str().into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        let (socket, _) =
            connect_async(request).await.context("no such table, or no such token")?;
        if let Some(standing) = session(socket, &mut shares).await? {
            return Ok(standing);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Plays until the match is over or the connection closes.
async fn session(mut socket: Socket, shares: &mut Shares) -> Result<Option<Value>> {
    say(&mut socket, &json!({"hello": {}})).await?;
    say(&mut socket, &json!({"sit": {}})).await?;
    let (mut act, mut me) = (Value::Null, String::new());
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        let answer: Value = serde_json::from_str(&text)?;
        if let Some(update) = answer.get("update") {
            if let Some(standing) = update["asked"].get("over") {
                return Ok(Some(standing.clone()));
            }
            // `legal` is set only if this seat is asked.
            if let Some(legal) = update["legal"].as_array() {
                let (seq, since) = (&update["seq"], &update["since"]);
                // The question stays the same while others answer theirs. One key per question
                // makes the answer count once.
                let key = format!("bot {since}");
                act = json!({"act": {"seq": seq, "key": key, "action": choose(legal)}});
                say(&mut socket, &act).await?;
            }
        } else if let Some(table) = answer.get("table").or(answer.pointer("/welcome/table")) {
            if let Some(id) = answer.pointer("/welcome/you/person/id").and_then(Value::as_str) {
                id.clone_into(&mut me);
            }
            let table: TableInfo = serde_json::from_value(table.clone())?;
            if let Some(share) = share(&table, &me, shares)? {
                say(&mut socket, &share).await?;
            }
        } else if let Some(refused) = answer.get("refused") {
            match refused["kind"].as_str() {
                // The question has changed; the next update has the new one.
                Some("late") => {}
                Some("too_fast") => {
                    tokio::time::sleep(Duration::from_millis(200)).await;
                    say(&mut socket, &act).await?;
                }
                _ => bail!("refused: {}", refused["message"]),
            }
        }
    }
    Ok(None)
}

/// What this seat owes the fair dice: first a commitment to a share, then the share. A seat that
/// sends none loses its place.
fn share(table: &TableInfo, me: &str, shares: &mut Shares) -> Result<Option<Value>> {
    let own = |occupant: &Occupant| matches!(occupant, Occupant::Person(it) if it.id == me);
    let Some(chair) = table.seats.iter().find(|chair| own(&chair.occupant)) else {
        return Ok(None);
    };
    Ok(shares.owed(table, chair.seat).map(serde_json::to_value).transpose()?)
}

/// Put something clever here: each entry has an `action` to send and a `text` that describes it.
/// The update's `view` has everything the seat may know.
fn choose(legal: &[Value]) -> &Value {
    let words = |listed: &&Value| listed["text"].as_str().map_or(0, str::len);
    legal.iter().max_by_key(words).map_or(&Value::Null, |listed| &listed["action"])
}

async fn say(socket: &mut Socket, message: &Value) -> Result<()> {
    Ok(socket.send(Message::text(message.to_string())).await?)
}
