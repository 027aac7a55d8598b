//! Data that a released version wrote is opened by this program, and its matches are played on.
//!
//! `upgrade/VERSION.db.gz` is a copy of such data: of every game a match that is running, and two
//! that are over. Files that are there stay as they are. With a new version of the program comes
//! the file of that version:
//! `cargo test -p server --test upgrade write_data -- --ignored`.

use std::fs::{self, File};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::read::{GzDecoder, GzEncoder};
use protocol::v1::{Answer, Asked, Occupant, Phase, TableInfo, Update};
use registry::GameId;
use serde_json::{Value, json};
use server::tables::check_data;
use server::{Config, Data, LimitRules, Service};
use store::{Inspection, State};
use tempfile::TempDir;
use test_client::{Guest, Socket, choose};
use tokio::net::TcpListener;

const NAME: &str = "Anne Bonny";
const PASSWORD: &str = "fifteen men";

/// Matches that are over; those of the other games take long.
const OVER: [GameId; 2] = [GameId::Buccaneer, GameId::Planks];

/// After this many actions a match is left.
const FEW: usize = 4;

fn file_of(version: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/upgrade");
    folder.join(format!("{version}.db.gz"))
}

/// A server with the data in a folder; it ends with the test.
async fn serve(folder: &Path) -> Result<SocketAddr> {
    let limits = LimitRules { rates: false, ..LimitRules::default() };
    let data = Some(Data::Folder(folder.to_owned()));
    let service = Service::open(Config { data, limits, ..Config::default() })?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    tokio::spawn(server::serve_until(listener, service, std::future::pending()));
    Ok(address)
}

fn unpacked(file: &Path) -> Result<TempDir> {
    let folder = tempfile::tempdir()?;
    let mut database = File::create(folder.path().join("freebooter.db"))?;
    io::copy(&mut GzDecoder::new(File::open(file)?), &mut database)?;
    Ok(folder)
}

/// Acts as often as it may; whether the match is over then.
async fn play(server: SocketAddr, guest: &Guest, table: &str, most: usize) -> Result<bool> {
    let mut socket = Socket::open(server, guest, table).await?;
    socket.say(&json!({"hello": {}})).await?;
    socket.say(&json!({"sit": {"seat": 0}})).await?;
    let (mut answered, mut acted, mut started) = (None, 0, false);
    loop {
        match socket.hear().await? {
            Answer::Table(table) if !started && table.seats[0].occupant != Occupant::Nobody => {
                started = true;
                socket.say(&json!({"start": {}})).await?;
            }
            Answer::Acknowledged(_) => acted += 1,
            Answer::Update(update) => {
                let is_over = matches!(update.asked, Asked::Over(_));
                if is_over || acted >= most {
                    return Ok(is_over);
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

async fn table_of(guest: &Guest, id: &str) -> Result<TableInfo> {
    let (status, body) = guest.ask("GET", &format!("/api/v1/tables/{id}"), "").await?;
    ensure!(status == 200, "{status} {body}");
    Ok(serde_json::from_str(&body)?)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_of_earlier_versions_go_on_and_none_is_lost() -> Result<()> {
    for file in file_of("").parent().context("a folder")?.read_dir()? {
        let file = file?.path();
        go_on(&file).await.with_context(|| file.display().to_string())?;
    }
    Ok(())
}

async fn go_on(file: &Path) -> Result<()> {
    let folder = unpacked(file)?;
    let server = serve(folder.path()).await?;
    let checked = check_data(folder.path(), |_, _| ())?;
    ensure!(checked.is_sound(), "{checked:?}");
    let anne = Guest::sign_in(server, NAME, PASSWORD).await?;
    let data = Inspection::open(folder.path())?;
    let (mut running, mut over) = (0, 0);
    for id in data.matches().0 {
        let stored = data.read(id)?.context("it is listed")?.stored;
        let has_other_rules = checked.other_rules.iter().any(|(other, _)| *other == id);
        let id = id.to_string();
        if stored.summary.state == State::Finished {
            over += 1;
            let record = anne.record(&id).await?["record"].clone();
            ensure!(has_other_rules || engine::replay(&record).is_ok(), "{id} replays");
            continue;
        }
        running += 1;
        let phase = table_of(&anne, &id).await?.phase;
        if has_other_rules {
            ensure!(matches!(phase, Phase::Stuck(_)), "{id}: {phase:?}");
            continue;
        }
        ensure!(phase == Phase::Playing, "{id}: {phase:?}");
        let to_the_end = stored.summary.game == GameId::Planks.name();
        let is_over = play(server, &anne, &id, if to_the_end { usize::MAX } else { FEW }).await?;
        ensure!(is_over || !to_the_end, "{id} comes to its end");
    }
    ensure!(running > 0 && over > 0, "{running} run, {over} are over");
    Ok(())
}

#[test]
fn there_is_data_of_this_version() {
    let file = file_of(env!("CARGO_PKG_VERSION"));
    let write = "cargo test -p server --test upgrade write_data -- --ignored";
    assert!(file.exists(), "{} is missing: {write}", file.display());
}

/// Not a test: writes the data of this version, if it is not there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "when the program has a new version"]
async fn write_data() -> Result<()> {
    let file = file_of(env!("CARGO_PKG_VERSION"));
    if file.exists() {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let server = serve(folder.path()).await?;
    let anne = Guest::come(server).await?;
    let account = json!({"name": NAME, "password": PASSWORD}).to_string();
    let (status, body) = anne.ask("PUT", "/api/v1/me/password", &account).await?;
    ensure!(status == 200, "{status} {body}");
    let running = GameId::ALL.iter().map(|game| (*game, FEW));
    for (game, most) in running.chain(OVER.map(|game| (game, usize::MAX))) {
        let players = game.about().players.0;
        let mut bots = vec![Some("cabin-boy"); players];
        bots[0] = None;
        let new = json!({"game": game.name(), "players": players, "bots": bots, "bot_pause": 0});
        let table = anne.make(&new).await?.id;
        let is_over = play(server, &anne, &table, most).await?;
        ensure!(is_over == (most == usize::MAX), "{game} is over: {is_over}");
    }
    let copy = folder.path().join("copy.db");
    store::backup(folder.path(), &copy)?;
    fs::create_dir_all(file.parent().context("a folder")?)?;
    let mut packed = GzEncoder::new(File::open(&copy)?, Compression::best());
    io::copy(&mut packed, &mut File::create(&file)?)?;
    Ok(())
}
