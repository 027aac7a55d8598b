//! Connections that take and give nothing.

use std::time::Duration;

use server::LimitRules;
use tokio::io::AsyncWriteExt;
use tokio::time::{Instant, sleep};

use crate::{connect, connect_from, hung_up, serve, settings, status};

const SOON: Duration = Duration::from_secs(10);
const HEALTH: &str = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";

#[tokio::test]
async fn silent_slow_and_idle_connections_are_closed() {
    let limits = LimitRules { header_seconds: 1, ..LimitRules::default() };
    let (server, _) = serve(settings(limits)).await;
    for begun in ["", "GET /healthz HT", HEALTH] {
        let mut stream = connect(server).await;
        stream.write_all(begun.as_bytes()).await.unwrap();
        assert!(hung_up(&mut stream, SOON).await.is_some(), "{begun:?}");
    }
    // A byte now and then does not help.
    let mut stream = connect(server).await;
    let trickling = async {
        for byte in HEALTH.bytes().cycle().skip(1) {
            if stream.write_all(&[byte]).await.is_err() {
                return;
            }
            sleep(Duration::from_millis(100)).await;
        }
    };
    assert!(tokio::time::timeout(SOON, trickling).await.is_ok(), "it is let go");
}

#[tokio::test]
async fn one_address_cannot_take_every_place() {
    let limits =
        LimitRules { connections: 40, connections_of_address: 20, ..LimitRules::default() };
    let (server, _) = serve(settings(limits)).await;
    let mut greedy = Vec::new();
    for _ in 0..60 {
        greedy.push(connect(server).await);
    }
    assert_eq!(status("127.0.0.2", server, "/healthz").await, Some(200), "others are served");
    let refused = hung_up(&mut greedy[59], SOON).await.unwrap();
    let refused = String::from_utf8_lossy(&refused);
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("too_many"), "{refused}");
    drop(greedy);
    sleep(Duration::from_millis(300)).await;
    assert_eq!(status("127.0.0.1", server, "/healthz").await, Some(200), "it may come again");
}

#[tokio::test]
async fn answers_that_nobody_reads_end_the_connection() {
    let limits = LimitRules { write_seconds: 1, ..LimitRules::default() };
    let (server, service) = serve(settings(limits)).await;
    let mut stream = connect(server).await;
    let request = "GET /api/v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n";
    let asking = async {
        // More than the system keeps for a connection.
        for _ in 0..2_000 {
            if stream.write_all(request.as_bytes()).await.is_err() {
                break;
            }
        }
    };
    let _ = tokio::time::timeout(Duration::from_secs(5), asking).await;
    let begun = Instant::now();
    while !service.is_idle() {
        assert!(begun.elapsed() < SOON, "what nobody reads is not kept");
        sleep(Duration::from_millis(50)).await;
    }
    assert!(hung_up(&mut stream, SOON).await.is_some());
}

#[tokio::test]
async fn heads_of_requests_have_a_most() {
    let (server, _) = serve(settings(LimitRules::default())).await;
    let mut stream = connect(server).await;
    let long = format!("{} /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n", "M".repeat(100_000));
    let _ = stream.write_all(long.as_bytes()).await;
    let answer = hung_up(&mut stream, SOON).await.unwrap();
    assert!(!String::from_utf8_lossy(&answer).starts_with("HTTP/1.1 200"));
    assert_eq!(status("127.0.0.1", server, "/healthz").await, Some(200));
}

#[tokio::test]
async fn zero_is_no_limit_for_connections_and_bodies() {
    let limits = LimitRules {
        connections: 0,
        connections_of_address: 0,
        header_seconds: 0,
        write_seconds: 0,
        body: 0,
        ..LimitRules::default()
    };
    let (server, _) = serve(settings(limits)).await;
    let mut kept = Vec::new();
    for _ in 0..50 {
        kept.push(connect_from("127.0.0.1", server).await.unwrap());
    }
    assert_eq!(status("127.0.0.1", server, "/healthz").await, Some(200));
    let mut stream = connect(server).await;
    let body = format!("{{\"name\":\"{}\"}}", "x".repeat(200_000));
    let head = format!(
        "PATCH /api/v1/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let _ = stream.write_all(body.as_bytes()).await;
    let answer = String::from_utf8_lossy(&hung_up(&mut stream, SOON).await.unwrap()).into_owned();
    assert!(answer.starts_with("HTTP/1.1 401"), "nobody, not too large: {answer}");
}
