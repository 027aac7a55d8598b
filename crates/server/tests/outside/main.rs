//! The server from outside, over connections of all kinds: silent, slow, greedy, and hung up on.

#![allow(clippy::unwrap_used)]

mod answers;
mod connections;
mod disk;
mod frames;
mod hang_ups;
mod memory;

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use server::{Config, LimitRules, Service};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::timeout;

/// A server in this process; it ends with the test.
async fn serve(config: Config) -> (SocketAddr, Service) {
    let service = Service::open(config).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve_until(listener, service.clone(), std::future::pending()));
    (address, service)
}

/// Settings without rates, where no proxy is trusted: addresses count.
fn settings(mut limits: LimitRules) -> Config {
    limits.rates = false;
    Config { limits, trusted_proxies: Vec::new(), ..Config::default() }
}

/// A connection from an address of this machine, with a small buffer for what comes back.
async fn connect_from(from: &str, server: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    socket.bind((from.parse::<IpAddr>().unwrap(), 0).into())?;
    socket.connect(server).await
}

async fn connect(server: SocketAddr) -> TcpStream {
    connect_from("127.0.0.1", server).await.unwrap()
}

/// What comes until the server hangs up; none if it does not in time.
async fn hung_up(stream: &mut TcpStream, within: Duration) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    match timeout(within, stream.read_to_end(&mut bytes)).await {
        // A reset is as good as an end.
        Ok(_) => Some(bytes),
        Err(_) => None,
    }
}

/// The status of one request on a connection of its own.
async fn status(from: &str, server: SocketAddr, path: &str) -> Option<u16> {
    let mut stream = connect_from(from, server).await.ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let answer = hung_up(&mut stream, Duration::from_secs(10)).await?;
    String::from_utf8_lossy(&answer).split(' ').nth(1)?.parse().ok()
}
