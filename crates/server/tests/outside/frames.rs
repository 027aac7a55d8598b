//! Frames that no client of ours sends: the socket closes, and says why.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use server::LimitRules;
use test_client::Guest;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::{serve, settings};

/// A socket of which every byte is ours.
async fn upgraded(server: SocketAddr) -> TcpStream {
    let guest = Guest::come(server).await.unwrap();
    let table = guest.make(&json!({"game": "pirates", "players": 3})).await.unwrap();
    let mut stream = TcpStream::connect(server).await.unwrap();
    let head = format!(
        "GET /api/v1/tables/{}/socket HTTP/1.1\r\nhost: {server}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {}\r\n\r\n",
        table.id,
        guest.cookie()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.unwrap());
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    stream
}

/// A frame whose mask is all zeros.
fn frame(first: u8, length: u16, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    if length < 126 {
        bytes.push(0x80 | length as u8);
    } else {
        bytes.push(0xfe);
        bytes.extend(length.to_be_bytes());
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

/// The code and the reason of the close frame that comes; pongs before it are passed over.
async fn close(stream: &mut TcpStream) -> (u16, String) {
    let reading = async {
        loop {
            let [first, length] =
                [stream.read_u8().await.unwrap(), stream.read_u8().await.unwrap()];
            let mut payload = vec![0; usize::from(length)];
            stream.read_exact(&mut payload).await.unwrap();
            if first == 0x88 {
                let code = u16::from_be_bytes([payload[0], payload[1]]);
                return (code, String::from_utf8_lossy(&payload[2..]).into_owned());
            }
        }
    };
    timeout(Duration::from_secs(10), reading).await.expect("it is closed")
}

#[tokio::test]
async fn wrong_frames_close_with_a_code_and_a_reason() {
    let (server, _) = serve(settings(LimitRules::default())).await;
    for (bytes, code) in [
        (frame(0x81, 60_000, b"x"), 1009),
        (frame(0x81, 2, &[0xff, 0xfe]), 1007),
        (frame(0xf1, 2, b"{}"), 1002),
        (frame(0x83, 2, b"{}"), 1002),
        (frame(0x82, 2, b"{}"), 1003),
    ] {
        let mut stream = upgraded(server).await;
        stream.write_all(&bytes).await.unwrap();
        let (found, reason) = close(&mut stream).await;
        assert_eq!(found, code, "{reason}");
        assert!(!reason.is_empty(), "{code}");
    }
}

#[tokio::test]
async fn pings_count_as_messages() {
    let config = settings(LimitRules::default());
    let limits = LimitRules { rates: true, ..config.limits.clone() };
    let (server, _) = serve(server::Config { limits, ..config }).await;
    let mut stream = upgraded(server).await;
    let pings: Vec<u8> = (0..600).flat_map(|_| frame(0x89, 0, &[])).collect();
    stream.write_all(&pings).await.unwrap();
    let (code, reason) = close(&mut stream).await;
    assert_eq!((code, reason.as_str()), (1008, "too many messages"));
}
