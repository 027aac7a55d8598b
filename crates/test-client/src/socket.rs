//! Sockets: at a table, and personal.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use fair_dice::{Bytes32, Shares};
use futures_util::{SinkExt, StreamExt};
use protocol::v1::{Answer, Occupant, PersonalAnswer, PersonalRequest, TableInfo};
use serde_json::Value;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Guest;

/// A personal connection.
pub struct PersonalSocket {
    stream: WebSocketStream<TcpStream>,
}

impl PersonalSocket {
    /// Connects.
    pub async fn open(server: SocketAddr, guest: &Guest) -> Result<Self> {
        let tcp = TcpStream::connect(server).await?;
        Ok(Self { stream: connect(tcp, server, guest, "me/socket").await? })
    }

    /// Connects with the smallest buffer for what comes in: for clients that do not read.
    pub async fn open_narrow(server: SocketAddr, guest: &Guest) -> Result<Self> {
        Ok(Self { stream: connect(narrow(server).await?, server, guest, "me/socket").await? })
    }

    /// Says something.
    pub async fn say(&mut self, request: &PersonalRequest) -> Result<()> {
        let text = serde_json::to_string(request)?;
        Ok(self.stream.send(Message::Text(text.into())).await?)
    }

    /// The next message; an error once the connection is closed.
    pub async fn hear(&mut self) -> Result<PersonalAnswer> {
        Ok(serde_json::from_str(&next_text(&mut self.stream).await?)?)
    }
}

async fn connect(
    tcp: TcpStream,
    server: SocketAddr,
    guest: &Guest,
    path: &str,
) -> Result<WebSocketStream<TcpStream>> {
    tcp.set_nodelay(true)?;
    let mut request = format!("ws://{server}/api/v1/{path}").into_client_request()?;
    request.headers_mut().insert("cookie", guest.cookie.parse()?);
    let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
    Ok(client_async_with_config(request, tcp, Some(config)).await?.0)
}

async fn narrow(server: SocketAddr) -> Result<TcpStream> {
    let narrow = TcpSocket::new_v4()?;
    narrow.set_recv_buffer_size(4 * 1024)?;
    Ok(narrow.connect(server).await?)
}

async fn next_text(stream: &mut WebSocketStream<TcpStream>) -> Result<Utf8Bytes> {
    loop {
        match stream.next().await.context("the connection is closed")?? {
            Message::Text(text) => return Ok(text),
            Message::Close(_) => bail!("the server closed the connection"),
            Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_) => {}
        }
    }
}

/// A connection to a table. Messages are kept as text: a load test reads only
/// what it needs of them.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    person: String,
    shares: Shares,
}

impl Socket {
    /// Connects.
    pub async fn open(server: SocketAddr, guest: &Guest, table: &str) -> Result<Self> {
        let tcp = TcpStream::connect(server).await?;
        Self::over(tcp, server, guest, table).await
    }

    /// Connects with the smallest buffer for what comes in: for clients that do not read.
    pub async fn open_narrow(server: SocketAddr, guest: &Guest, table: &str) -> Result<Self> {
        Self::over(narrow(server).await?, server, guest, table).await
    }

    async fn over(tcp: TcpStream, server: SocketAddr, guest: &Guest, table: &str) -> Result<Self> {
        let stream = connect(tcp, server, guest, &format!("tables/{table}/socket")).await?;
        // Nobody has to be surprised by the dice of a load test.
        let key = fair_dice::derive(Bytes32([0; 32]), "load", &[guest.id.as_bytes()]);
        Ok(Self { stream, person: guest.id.clone(), shares: Shares::new(key) })
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
        next_text(&mut self.stream).await
    }

    /// The next message. What the dice want of this person is done.
    pub async fn hear(&mut self) -> Result<Answer> {
        let answer = serde_json::from_str(&self.hear_text().await?)?;
        match &answer {
            Answer::Welcome(welcome) => self.give_share(&welcome.table).await?,
            Answer::Table(table) => self.give_share(table).await?,
            _ => {}
        }
        Ok(answer)
    }

    /// Commits to a share of the dice or shows it, if that is to be done now.
    pub async fn give_share(&mut self, table: &TableInfo) -> Result<()> {
        let owns = |occupant: &Occupant| matches!(occupant, Occupant::Person(person) if person.id == self.person);
        let Some(chair) = table.seats.iter().find(|chair| owns(&chair.occupant)) else {
            return Ok(());
        };
        match self.shares.owed(table, chair.seat) {
            Some(request) => self.say_text(serde_json::to_string(&request)?).await,
            None => Ok(()),
        }
    }
}
