//! A proxy that loses answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Passes everything on, except for answers that are to be lost: with each the connection breaks.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    to_lose: Arc<AtomicUsize>,
}

impl Proxy {
    pub(crate) async fn start(server: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let to_lose = Arc::<AtomicUsize>::default();
        let lose = Arc::clone(&to_lose);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(("127.0.0.1", server)).await.unwrap();
                tokio::spawn(pass(client, server, Arc::clone(&lose)));
            }
        });
        Self { port, to_lose }
    }

    /// The next answers are lost, on any connection.
    pub(crate) fn lose(&self, answers: usize) {
        self.to_lose.store(answers, Ordering::SeqCst);
    }

    /// How many answers are still to be lost.
    pub(crate) fn left(&self) -> usize {
        self.to_lose.load(Ordering::SeqCst)
    }
}

async fn pass(client: TcpStream, server: TcpStream, to_lose: Arc<AtomicUsize>) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let requests = tokio::spawn(async move {
        let _ = tokio::io::copy(&mut from_client, &mut to_server).await;
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
