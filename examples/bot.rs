//! A bot that plays over the network: sits down at a table, and acts when it is asked.
//!
//! ```sh
//! curl -c jar -X POST localhost:8080/api/v1/me                        # come in, then a token:
//! curl -b jar -H 'content-type: application/json' localhost:8080/api/v1/me/tokens \
//!      -d '{"label":"my bot"}'
//! cargo run -p protocol --example bot -- ws://127.0.0.1:8080 TABLE TOKEN
//! ```
//!
//! The messages are in `docs/api.md`; every game is played with the same ones. TLS (`wss://`) needs
//! a feature of `tokio-tungstenite`.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
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

/// Plays a match to the end, however often the connection breaks: the scores and winners.
pub(crate) async fn play(server: &str, table: &str, token: &str) -> Result<Value> {
    let url = format!("{server}/api/v1/tables/{table}/socket");
    loop {
        let mut request = url.as_str().into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        let (socket, _) =
            connect_async(request).await.context("no such table, or no such token")?;
        if let Some(standing) = session(socket).await? {
            return Ok(standing);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Plays until the match is over, or nothing more comes.
async fn session(mut socket: Socket) -> Result<Option<Value>> {
    say(&mut socket, &json!({"hello": {}})).await?;
    say(&mut socket, &json!({"sit": {}})).await?;
    let mut act = Value::Null;
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        let answer: Value = serde_json::from_str(&text)?;
        if let Some(update) = answer.get("update") {
            if let Some(standing) = update["asked"].get("over") {
                return Ok(Some(standing.clone()));
            }
            // There is a list if this seat is asked.
            if let Some(legal) = update["legal"].as_array() {
                let seq = &update["seq"];
                // The same answer to the same question has the same key: it counts once.
                let key = format!("bot {seq}");
                act = json!({"act": {"seq": seq, "key": key, "action": choose(legal)}});
                say(&mut socket, &act).await?;
            }
        } else if let Some(refused) = answer.get("refused") {
            match refused["kind"].as_str() {
                // The question has changed meanwhile; the next update has the new one.
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

/// The place for something clever: each has an `action` to send and a `text` that says what it is.
/// The update's `view` has all that the seat may know.
fn choose(legal: &[Value]) -> &Value {
    let words = |listed: &&Value| listed["text"].as_str().map_or(0, str::len);
    legal.iter().max_by_key(words).map_or(&Value::Null, |listed| &listed["action"])
}

async fn say(socket: &mut Socket, message: &Value) -> Result<()> {
    Ok(socket.send(Message::text(message.to_string())).await?)
}
