//! A proxy that loses answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use test_postgres::Database;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Passes everything on, except for answers that are to be lost: with each the connection breaks.
pub(crate) struct Proxy {
    port: u16,
    to_lose: Arc<AtomicUsize>,
    sent: Arc<AtomicUsize>,
}

impl Proxy {
    /// In front of a database; with the address to connect to.
    pub(crate) async fn before(database: &Database) -> (Self, String) {
        let url = database.url();
        let (server, rest) = url.rsplit_once(':').unwrap();
        let (port, name) = rest.split_once('/').unwrap();
        let proxy = Self::start(port.parse().unwrap()).await;
        let url = format!("{server}:{}/{name}", proxy.port);
        (proxy, url)
    }

    async fn start(server: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let to_lose = Arc::<AtomicUsize>::default();
        let lose = Arc::clone(&to_lose);
        let sent = Arc::<AtomicUsize>::default();
        let count = Arc::clone(&sent);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(("127.0.0.1", server)).await.unwrap();
                tokio::spawn(pass(client, server, Arc::clone(&lose), Arc::clone(&count)));
            }
        });
        Self { port, to_lose, sent }
    }

    /// The next answers are lost, on any connection.
    pub(crate) fn lose(&self, answers: usize) {
        self.to_lose.store(answers, Ordering::SeqCst);
    }

    /// The bytes sent to the server so far.
    pub(crate) fn sent(&self) -> usize {
        self.sent.load(Ordering::SeqCst)
    }

    /// How many answers are still to be lost.
    pub(crate) fn left(&self) -> usize {
        self.to_lose.load(Ordering::SeqCst)
    }
}

async fn pass(
    client: TcpStream,
    server: TcpStream,
    to_lose: Arc<AtomicUsize>,
    sent: Arc<AtomicUsize>,
) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let requests = tokio::spawn(async move {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(read) = from_client.read(&mut buffer).await
            && read > 0
            && to_server.write_all(&buffer[..read]).await.is_ok()
        {
            sent.fetch_add(read, Ordering::SeqCst);
        }
    });
    let mut buffer = vec![0; 1 << 16];
    while let Ok(read) = from_server.read(&mut buffer).await
        && read > 0
    {
        let lost = to_lose.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |it| it.checked_sub(1));
        if lost.is_ok() || to_client.write_all(&buffer[..read]).await.is_err() {
            break;
        }
    }
    requests.abort();
}
