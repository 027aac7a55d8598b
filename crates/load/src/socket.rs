//! A socket at a table.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use protocol::v1::Answer;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Guest;

/// A connection to a table. Messages are kept as text: a load test reads only
/// what it needs of them.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Connects.
    pub async fn open(server: SocketAddr, guest: &Guest, table: &str) -> Result<Self> {
        let tcp = TcpStream::connect(server).await?;
        tcp.set_nodelay(true)?;
        let url = format!("ws://{server}/api/v1/tables/{table}/socket");
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", guest.cookie.parse()?);
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, tcp, Some(config)).await?;
        Ok(Self { stream })
    }

    /// Says something.
    pub async fn say(&mut self, request: &Value) -> Result<()> {
        self.say_text(request.to_string()).await
    }

    /// Says something that is written already.
    pub async fn say_text(&mut self, text: impl Into<Utf8Bytes>) -> Result<()> {
        Ok(self.stream.send(Message::Text(text.into())).await?)
    }

    /// Sends any frame.
    pub async fn send(&mut self, message: Message) -> Result<()> {
        Ok(self.stream.send(message).await?)
    }

    /// The next message as text; an error once the connection is closed.
    pub async fn hear_text(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.stream.next().await.context("the connection is closed")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => bail!("the server closed the connection"),
                Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_) => {}
            }
        }
    }

    /// The next message.
    pub async fn hear(&mut self) -> Result<Answer> {
        Ok(serde_json::from_str(&self.hear_text().await?)?)
    }
}
