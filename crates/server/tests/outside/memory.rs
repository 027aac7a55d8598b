//! How much memory others can make the server use over HTTP from one address: no more than the
//! table “HTTP” in `docs/security.md` says, all of it at the same time.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::{connect_from, hung_up, status};

const KIB: u64 = 1024;
const MIB: u64 = 1024 * KIB;

/// The rows of the table.
const CONNECTIONS: u64 = 500 * 48 * KIB;
const REQUESTS: u64 = 64 * 256 * KIB;
const ANSWERS: u64 = 16 * MIB + 500 * 16 * KIB;
const PASSWORDS: u64 = 2 * 19 * MIB;
const LABELS: u64 = MIB;
/// What an allocator keeps, and code that is used for the first time.
const SLACK: u64 = 16 * MIB;

/// The example `serve` with the limits of a server that is on the network.
struct Running(Child, SocketAddr);

impl Running {
    async fn start(data: &Path) -> Self {
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let child = Command::new(program())
            .env("FREEBOOTER_LISTEN", address.to_string())
            .env("FREEBOOTER_DATA", data)
            .env("FREEBOOTER_TRUSTED_PROXIES", "[]")
            // All of it in one test, not in an hour.
            .env("FREEBOOTER_LIMITS__REQUESTS", "100000")
            .env("FREEBOOTER_LIMITS__PASSWORDS", "100000")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        for _ in 0..500 {
            if TcpStream::connect(address).await.is_ok() {
                break;
            }
            sleep(Duration::from_millis(20)).await;
        }
        Self(child, address)
    }

    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.split_whitespace().next().unwrap().parse::<u64>().unwrap() * KIB
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let built = test.parent().and_then(Path::parent).unwrap();
    built.join("examples").join(format!("serve{}", std::env::consts::EXE_SUFFIX))
}

/// A connection that has sent this.
async fn sent(server: SocketAddr, text: &str) -> Option<TcpStream> {
    let mut stream = connect_from("127.0.0.1", server).await.ok()?;
    stream.write_all(text.as_bytes()).await.ok()?;
    Some(stream)
}

/// A head as long as one may be, which does not end.
fn long_head() -> String {
    format!("GET /api/v1/me HTTP/1.1\r\nhost: localhost\r\nx: {}", "x".repeat(14_000))
}

/// A body that does not end.
fn long_body() -> String {
    format!(
        "POST /api/v1/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
         content-length: 65000\r\n\r\n{}",
        " ".repeat(64_000)
    )
}

/// Many answers that nobody reads.
fn unread() -> String {
    "GET /api/v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(10)
}

fn sign_in(number: usize) -> String {
    let body = format!(r#"{{"name":"Anne {number}","password":"sixteen men on"}}"#);
    format!(
        "POST /api/v1/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// A word that is no method.
fn odd_method(number: usize) -> String {
    let word = format!("M{number}{}", "X".repeat(8_000));
    format!("{word} /api/v1/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory_over_http_has_the_bound_that_the_table_says() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let address = server.1;
    assert_eq!(status("127.0.0.1", address, "/api/v1/openapi.json").await, Some(200));
    let before = server.memory();

    for number in 0..300 {
        if let Some(mut stream) = sent(address, &odd_method(number)).await {
            hung_up(&mut stream, Duration::from_secs(10)).await;
        }
    }
    let labels = server.memory().saturating_sub(before);
    assert!(labels <= LABELS + SLACK, "labels: {} KiB", labels / KIB);

    // Each is hung up on before it is answered.
    for number in 0..150 {
        let mut stream = sent(address, &sign_in(number)).await;
        sleep(Duration::from_millis(3)).await;
        let _ = stream.as_mut().map(|stream| stream.set_zero_linger());
    }
    sleep(Duration::from_secs(1)).await;
    let passwords = server.memory().saturating_sub(before);
    assert!(passwords <= PASSWORDS + LABELS + SLACK, "passwords: {} KiB", passwords / KIB);

    // Everything at the same time, and more of it than one address may have.
    let mut held = Vec::new();
    let mut peak = 0;
    for number in 0..600 {
        let text = match number % 3 {
            0 => long_head(),
            1 => long_body(),
            _ => unread(),
        };
        held.push(sent(address, &text).await);
        if number % 20 == 0 {
            peak = peak.max(server.memory());
        }
    }
    for _ in 0..40 {
        peak = peak.max(server.memory());
        sleep(Duration::from_millis(50)).await;
    }
    let all = peak.saturating_sub(before);
    println!("KiB: labels {}, passwords {}, all {}", labels / KIB, passwords / KIB, all / KIB);
    let sum = CONNECTIONS + REQUESTS + ANSWERS + PASSWORDS + LABELS + SLACK;
    assert!(all <= sum, "{} KiB of {} KiB", all / KIB, sum / KIB);
    assert_eq!(status("127.0.0.2", address, "/readyz").await, Some(200), "others are served");
    drop(held);
}
