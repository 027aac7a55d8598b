//! A guest plays a match against a bot through a server's port, in one visit or in two.
//!
//! ```sh
//! visit 127.0.0.1:8080                          # a whole match
//! visit 127.0.0.1:8080 --leave match.json       # leaves after a few actions
//! visit 127.0.0.1:8080 --come-back match.json   # goes on, also on another version of the server
//! visit 127.0.0.1:8080 --look match.json        # the finished match is still there
//! ```
//!
//! `cargo xtask dist --verify` visits every package this way.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use protocol::v1::{Answer, Asked, Occupant, Update};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use test_client::{Guest, Socket, choose};
use tokio::time::timeout;

/// A busy machine is slow; a match that hangs must not hang the check.
const PATIENCE: Duration = Duration::from_secs(300);

/// After this many actions of its own the guest leaves.
const FIRST_VISIT: usize = 4;

#[derive(Parser)]
struct Args {
    /// Where the server listens
    server: SocketAddr,
    /// The game
    #[arg(long, default_value = "planks")]
    game: String,
    /// Leave in the middle of the match, and write down how to come back
    #[arg(long, value_name = "FILE", conflicts_with_all = ["come_back", "look"])]
    leave: Option<PathBuf>,
    /// Go on with a match that was left
    #[arg(long, value_name = "FILE", conflicts_with = "look")]
    come_back: Option<PathBuf>,
    /// Only fetch the record of a finished match, and replay it
    #[arg(long, value_name = "FILE")]
    look: Option<PathBuf>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    timeout(PATIENCE, run(Args::parse())).await.context("the match takes too long")?
}

async fn run(args: Args) -> Result<()> {
    if let Some(note) = &args.look {
        let left = Note::read(note)?;
        return look(&left.guest(args.server), &left.table).await;
    }
    if args.leave.is_none() {
        let (status, page) = Guest::come(args.server).await?.ask("GET", "/", "").await?;
        ensure!(status == 200 && page.contains("<html"), "the client is not inside: {status}");
    }
    let left = args.come_back.as_deref().map(Note::read).transpose()?;
    let (guest, table) = match &left {
        Some(left) => (left.guest(args.server), left.table.clone()),
        None => open(args.server, &args.game).await?,
    };
    let most = args.leave.as_ref().map_or(usize::MAX, |_| FIRST_VISIT);
    let visit = play(args.server, &guest, &table, most).await?;
    let last = left.map_or(0, |left| left.last);
    ensure!(visit.first >= last, "left at entry {last}, the server has only {}", visit.first);
    if let Some(note) = &args.leave {
        let (id, cookie) = (guest.id.clone(), guest.cookie().to_owned());
        let left = Note { id, cookie, table, last: visit.last };
        fs::write(note, serde_json::to_string(&left)?)?;
        println!("left after {} actions, at entry {}", visit.actions, visit.last);
        return Ok(());
    }
    println!("came at entry {}, played {} actions", visit.first, visit.actions);
    look(&guest, &table).await
}

/// How to come back to a match.
#[derive(Serialize, Deserialize)]
struct Note {
    id: String,
    cookie: String,
    table: String,
    /// The number of log entries when the guest left.
    last: u64,
}

impl Note {
    fn read(file: &Path) -> Result<Self> {
        Ok(serde_json::from_str(&fs::read_to_string(file)?)?)
    }

    fn guest(&self, server: SocketAddr) -> Guest {
        Guest::back(server, &self.id, &self.cookie)
    }
}

/// A table with a bot at every other seat.
async fn open(server: SocketAddr, game: &str) -> Result<(Guest, String)> {
    let guest = Guest::come(server).await?;
    let bots = [None, Some("cabin-boy")];
    let new = json!({"game": game, "players": bots.len(), "bots": bots, "bot_pause": 0});
    let table = guest.make(&new).await?.id;
    Ok((guest, table))
}

struct Visit {
    /// The number of log entries when it came and when it went.
    first: u64,
    last: u64,
    actions: usize,
}

/// Plays until the match is over, or until it has acted `most` times and that is stored.
async fn play(server: SocketAddr, guest: &Guest, table: &str, most: usize) -> Result<Visit> {
    let mut socket = Socket::open(server, guest, table).await?;
    socket.say(&json!({"hello": {}})).await?;
    socket.say(&json!({"sit": {"seat": 0}})).await?;
    let (mut first, mut answered, mut actions, mut started) = (None, None, 0, false);
    loop {
        match socket.hear().await? {
            Answer::Table(table) if !started && table.seats[0].occupant != Occupant::Nobody => {
                started = true;
                socket.say(&json!({"start": {}})).await?;
            }
            Answer::Acknowledged(_) => actions += 1,
            Answer::Update(update) => {
                let last: u64 = serde_json::to_value(update.seq)?.as_u64().context("a number")?;
                let first = *first.get_or_insert(last);
                if actions >= most || matches!(update.asked, Asked::Over(_)) {
                    return Ok(Visit { first, last, actions });
                }
                if update.legal.is_some() && update.since != answered {
                    answered = update.since;
                    act(&mut socket, &update).await?;
                }
            }
            _ => {}
        }
    }
}

async fn act(socket: &mut Socket, update: &Update) -> Result<()> {
    let list = update.legal.as_ref().context("it is asked")?.get();
    let legal: Vec<Value> = serde_json::from_str(list)?;
    let action = &legal[choose(list, legal.len())]["action"];
    let key = format!("key {}", serde_json::to_value(update.seq)?);
    socket.say(&json!({"act": {"seq": update.seq, "key": key, "action": action}})).await
}

/// The server has the record, and it replays to its end.
async fn look(guest: &Guest, table: &str) -> Result<()> {
    let record = guest.record(table).await?["record"].clone();
    let replayed = engine::replay(&record)?;
    ensure!(replayed.asked_seats().first().is_none(), "the record ends before the match does");
    println!("{}: {} inputs, hash {:?}", replayed.game(), replayed.inputs(), replayed.hash());
    Ok(())
}
