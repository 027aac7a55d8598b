//! A server that takes what is sent to it.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::PATIENCE;

/// A request that has arrived.
#[derive(Debug)]
pub(crate) struct Received {
    pub(crate) path: String,
    /// With names in lower case.
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Received {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// Listens, and answers with a status that can be changed.
pub(crate) struct Receiver {
    pub(crate) url: String,
    pub(crate) status: Arc<AtomicU16>,
    requests: mpsc::UnboundedReceiver<Received>,
}

impl Receiver {
    pub(crate) fn listen() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (sender, requests) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let answer = Arc::clone(&status);
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let received = read(&mut BufReader::new(&stream));
                let status = answer.load(Ordering::Relaxed);
                let _ = write!(&stream, "HTTP/1.1 {status} It\r\ncontent-length: 0\r\n\r\n");
                if sender.send(received).is_err() {
                    return;
                }
            }
        });
        Self { url, status, requests }
    }

    pub(crate) async fn next(&mut self) -> Received {
        timeout(PATIENCE, self.requests.recv()).await.expect("in time").unwrap()
    }

    /// Whether nothing arrives within a second.
    pub(crate) async fn is_silent(&mut self) -> bool {
        timeout(Duration::from_secs(1), self.requests.recv()).await.is_err()
    }
}

fn read(stream: &mut impl BufRead) -> Received {
    let mut lines = stream.by_ref().lines().map(Result::unwrap);
    let path = lines.next().unwrap().split(' ').nth(1).unwrap().to_owned();
    let headers: BTreeMap<_, _> = lines
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_once(": ").map(|(a, b)| (a.to_lowercase(), b.to_owned())))
        .collect();
    let length = headers.get("content-length").map_or(0, |length| length.parse().unwrap());
    let mut body = vec![0; length];
    stream.read_exact(&mut body).unwrap();
    Received { path, headers, body }
}
