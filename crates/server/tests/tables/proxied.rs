//! Several nodes behind `HAProxy`, with the settings in `deploy/fleet`.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use test_client::{Guest, Server};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::faults::{Faults, check, keep_playing};
use crate::nodes::{data_of, database, nodes};

const SETTINGS: &str = "../../deploy/fleet/haproxy.cfg";

/// A running proxy; killed when it is dropped.
struct Proxy {
    process: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Proxy {
    async fn start(program: &Path, nodes: &[Server]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("it listens");
        drop(listener);
        let file = folder.path().join("haproxy.cfg");
        std::fs::write(&file, settings(address, nodes)).expect("a file");
        let mut command = Command::new(program);
        command.arg("-db").arg("-f").arg(&file);
        let process = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn();
        let process = process.expect("it starts");
        let proxy = Self { process, address, _folder: folder };
        while TcpStream::connect(address).await.is_err() {
            sleep(Duration::from_millis(20)).await;
        }
        proxy
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Ours, with other addresses and for fewer connections.
fn settings(address: SocketAddr, nodes: &[Server]) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(SETTINGS);
    let text = std::fs::read_to_string(path).expect("the settings");
    let line = |line: &str| match line.trim().split(' ').collect::<Vec<_>>()[..] {
        ["bind", _] => format!("bind {address}\n"),
        ["maxconn", _] => "maxconn 1000\n".to_owned(),
        ["server", ..] => String::new(),
        _ => format!("{line}\n"),
    };
    let servers = nodes.iter().enumerate();
    let servers = servers.map(|(number, node)| format!("server node{number} {}\n", node.address));
    text.lines().map(line).chain(servers).collect()
}

/// Debian puts it where only root looks by default.
fn haproxy() -> Option<PathBuf> {
    let answers = |program: &PathBuf| Command::new(program).arg("-v").output().is_ok();
    ["haproxy", "/usr/sbin/haproxy"].map(PathBuf::from).into_iter().find(answers)
}

/// Also while no node is ready, and the proxy answers 503.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn restarts_behind_a_proxy_lose_and_double_nothing() {
    let Some(program) = haproxy() else {
        eprintln!("left out: this test needs HAProxy (`apt-get install haproxy`)");
        return;
    };
    let (database, url) = database();
    let mut nodes: [Server; 2] = nodes(&url).await;
    let proxy = Proxy::start(&program, &nodes).await;
    let (faults, still) = (Arc::new(Faults::default()), Arc::new(AtomicU64::new(1)));
    let matches: Vec<_> = (0..3)
        .map(|number| {
            let (faults, still) = (faults.clone(), still.clone());
            tokio::spawn(keep_playing(vec![proxy.address], number, faults, still))
        })
        .collect();
    for number in [0, 1] {
        sleep(Duration::from_secs(1)).await;
        nodes[number].stop().await.expect("it was running");
        nodes[number].restart().await.expect("it starts again");
        sleep(Duration::from_secs(2)).await;
    }
    for node in &mut nodes {
        node.stop().await.expect("it was running");
    }
    sleep(Duration::from_secs(2)).await;
    let nobody = Guest::come(proxy.address).await.expect_err("no node is there").to_string();
    assert!(nobody.contains("503"), "{nobody}");
    for node in &mut nodes {
        node.restart().await.expect("it starts again");
    }
    sleep(Duration::from_secs(2)).await;
    still.store(0, Ordering::Relaxed);
    let mut played = Vec::new();
    for players in matches {
        played.extend(players.await.expect("no player fails").expect("every match is played"));
    }
    let store = data_of(&mut nodes, &database);
    for one in &played {
        check(&store, one).await.expect("the match is as it should be");
    }
    let acknowledged: usize = played.iter().map(|one| one.acknowledged.len()).sum();
    println!("{} matches, {acknowledged} actions", played.len());
    assert!(acknowledged > 50);
}
