//! The server is killed again and again while matches run, and messages are
//! lost, doubled, delayed and sent out of order. In the end every match is the
//! one that would have been played undisturbed, and every acknowledged action
//! is in it exactly once.
//!
//! `FREEBOOTER_KILLS` says how often it is killed; 20 times if it is not set.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use engine::Choices;
use game::{FastRng, Rng, Seat};
use protocol::v1::{Answer, Asked, Occupant, Phase, Seq, TableInfo, Update};
use registry::GameId;
use serde_json::{Value, json};
use server::Data;
use store::{Store, StoredMatch};
use test_client::{Guest, Server, Socket, choose, example, play_out};
use tokio::time::{sleep, timeout};

/// A game, its players, and the step after which they stop: by their policy King of Pirates would
/// last for 15 000 inputs.
pub(crate) const GAMES: [(&str, usize, Seq); 4] = [
    ("buccaneer", 4, Seq::MAX),
    ("pirates", 3, Seq::MAX),
    ("king-of-pirates", 3, 120),
    ("planks", 3, Seq::MAX),
];

/// A match has to end some day, kills or not.
const PATIENCE: Duration = Duration::from_secs(300);

/// The example `serve`, which is built beside this test.
pub(crate) fn program() -> PathBuf {
    example("serve")
}

fn kills() -> u64 {
    std::env::var("FREEBOOTER_KILLS").map_or(20, |text| text.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_fault_loses_or_doubles_an_action() {
    let folder = tempfile::tempdir().expect("a folder");
    kill_again_and_again(folder.path(), kills()).await;
}

/// The data is in PostgreSQL, and the server starts each time on what was left there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_fault_loses_or_doubles_an_action_in_postgres() {
    let database = test_postgres::Database::create();
    store::postgres::migrate(&database.url()).expect("an empty database");
    kill_again_and_again(Path::new(&database.url()), kills().div_ceil(4)).await;
}

async fn kill_again_and_again(data: &Path, kills: u64) {
    let mut server = Server::start(&program(), data).await.expect("a server");
    let faults = Arc::new(Faults::default());
    let address = server.address;
    let still = Arc::new(AtomicU64::new(1));
    let matches: Vec<_> = (0..8)
        .map(|number| {
            tokio::spawn(keep_playing(vec![address], number, faults.clone(), still.clone()))
        })
        .collect();
    let mut rng = FastRng::new(7);
    for _ in 0..kills {
        sleep(Duration::from_millis(u64::from(50 + rng.below(400)))).await;
        server.kill().expect("it was running");
        server.restart().await.expect("it starts again on what was left");
    }
    still.store(0, Ordering::Relaxed);
    let mut played = Vec::new();
    for players in matches {
        played.extend(players.await.expect("no player fails").expect("every match is played"));
    }
    server.kill().expect("it was running");
    assert_eq!(server.panics().expect("what it said"), Vec::<String>::new());
    let store = match Data::from(data.to_owned()) {
        Data::Postgres(url) => Store::connect(url.secret()),
        Data::Folder(folder) => Store::open(&folder),
        Data::Memory => Store::memory(),
    };
    let store = store.expect("the data is whole");
    for one in &played {
        check(&store, one).await.expect("the match is as it should be");
    }
    let acknowledged: usize = played.iter().map(|one| one.acknowledged.len()).sum();
    println!("{kills} kills, {} matches, {acknowledged} actions; {faults:?}", played.len());
    assert!(acknowledged > 100);
}

/// How often what was done.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    dropped: AtomicU64,
    lost: AtomicU64,
    doubled: AtomicU64,
    reordered: AtomicU64,
    delayed: AtomicU64,
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// A match, as its players saw it.
pub(crate) struct SeenMatch {
    pub(crate) table: String,
    /// Once it is over.
    pub(crate) record: Option<Value>,
    /// By key: the step, and the action.
    pub(crate) acknowledged: BTreeMap<String, (Seq, Value)>,
}

/// Plays match after match until there are no more kills.
pub(crate) async fn keep_playing(
    servers: Vec<SocketAddr>,
    number: u64,
    faults: Arc<Faults>,
    still: Arc<AtomicU64>,
) -> Result<Vec<SeenMatch>> {
    let mut played = Vec::new();
    let mut rng = FastRng::new(number);
    while played.is_empty() || still.load(Ordering::Relaxed) > 0 {
        let game = GAMES[(number as usize + played.len()) % GAMES.len()];
        let one = play_match(&servers, game, &faults, &mut rng);
        played.push(timeout(PATIENCE, one).await.context("a match does not end")??);
    }
    Ok(played)
}

pub(crate) async fn play_match(
    servers: &[SocketAddr],
    (game, players, last): (&str, usize, Seq),
    faults: &Arc<Faults>,
    rng: &mut FastRng,
) -> Result<SeenMatch> {
    let mut guests = Vec::new();
    while guests.len() < players {
        let server = servers[rng.below(servers.len() as u32) as usize];
        match Guest::come(server).await {
            Ok(guest) => guests.push(guest),
            Err(_) => sleep(Duration::from_millis(20)).await,
        }
    }
    let new = json!({"game": game, "players": players});
    let table = loop {
        match guests[0].make(&new).await {
            Ok(table) => break table.id,
            Err(_) => sleep(Duration::from_millis(20)).await,
        }
    };
    let playing: Vec<_> = guests
        .iter()
        .enumerate()
        .map(|(number, guest)| {
            let seed = u64::from(rng.word());
            let mut player = Player::new(servers, guest, &table, number, seed, faults.clone());
            player.last = last;
            tokio::spawn(player.play())
        })
        .collect();
    let mut acknowledged = BTreeMap::new();
    for player in playing {
        acknowledged.extend(player.await??);
    }
    let record = if last == Seq::MAX { Some(record(&guests[0], &table).await) } else { None };
    Ok(SeenMatch { table, record, acknowledged })
}

async fn record(guest: &Guest, table: &str) -> Value {
    loop {
        match guest.record(table).await {
            Ok(mut whole) => return whole["record"].take(),
            Err(_) => sleep(Duration::from_millis(20)).await,
        }
    }
}

/// Somebody with a bad connection.
struct Player {
    servers: Vec<SocketAddr>,
    guest: Guest,
    table: String,
    seat: Seat,
    rng: FastRng,
    faults: Arc<Faults>,
    seen: Option<Seq>,
    /// The step after which nobody acts.
    last: Seq,
    /// Sent, and not acknowledged yet.
    open: Option<(String, Value, String)>,
    /// Everything that was ever sent.
    sent: Vec<String>,
    acknowledged: BTreeMap<String, (Seq, Value)>,
    actions: BTreeMap<String, Value>,
    over: bool,
}

impl Player {
    fn new(
        servers: &[SocketAddr],
        guest: &Guest,
        table: &str,
        seat: usize,
        seed: u64,
        faults: Arc<Faults>,
    ) -> Self {
        Self {
            servers: servers.to_vec(),
            guest: guest.clone(),
            table: table.to_owned(),
            seat: Seat::new(seat as u8),
            rng: FastRng::new(seed),
            faults,
            seen: None,
            last: Seq::MAX,
            open: None,
            sent: Vec::new(),
            acknowledged: BTreeMap::new(),
            actions: BTreeMap::new(),
            over: false,
        }
    }

    async fn play(mut self) -> Result<BTreeMap<String, (Seq, Value)>> {
        while !(self.over && self.open.is_none()) {
            let Ok(mut socket) = self.dial().await else {
                sleep(Duration::from_millis(20)).await;
                continue;
            };
            if let Err(error) = self.session(&mut socket).await
                && error.is::<Wrong>()
            {
                return Err(error);
            }
        }
        Ok(self.acknowledged)
    }

    /// Connects to any of the servers. One that hangs takes connections and says nothing.
    async fn dial(&mut self) -> Result<Socket> {
        let server = self.servers[self.rng.below(self.servers.len() as u32) as usize];
        timeout(Duration::from_secs(5), Socket::open(server, &self.guest, &self.table)).await?
    }

    /// Plays until the connection breaks, or the match is over.
    async fn session(&mut self, socket: &mut Socket) -> Result<()> {
        let after = self.seen.filter(|_| self.rng.below(4) > 0);
        socket.say(&json!({"hello": {"after": after}})).await?;
        if let Some((_, _, text)) = self.open.clone() {
            socket.say_text(text).await?;
        }
        while !(self.over && self.open.is_none()) {
            match timeout(Duration::from_secs(5), socket.hear()).await?? {
                Answer::Welcome(welcome) => self.gather(socket, &welcome.table).await?,
                Answer::Table(table) => self.gather(socket, &table).await?,
                Answer::Update(update) => self.update(socket, &update).await?,
                Answer::Acknowledged(done) => self.acknowledge(done.key, done.seq)?,
                Answer::Refused(refused) if refused.key.is_some() => {
                    return Err(Wrong(format!("{refused:?}")).into());
                }
                Answer::Refused(_)
                | Answer::Chat(_)
                | Answer::Undoing(_)
                | Answer::History(_)
                | Answer::Revealed(_) => {}
            }
        }
        Ok(())
    }

    async fn gather(&mut self, socket: &mut Socket, table: &TableInfo) -> Result<()> {
        if table.phase != Phase::Gathering {
            return Ok(());
        }
        let free = |occupant: &Occupant| *occupant == Occupant::Nobody;
        if free(&table.seats[self.seat.index()].occupant) {
            socket.say(&json!({"sit": {"seat": self.seat}})).await?;
        } else if self.seat == Seat::new(0) && !table.seats.iter().any(|s| free(&s.occupant)) {
            socket.say(&json!({"start": {}})).await?;
        }
        Ok(())
    }

    async fn update(&mut self, socket: &mut Socket, update: &Update) -> Result<()> {
        self.seen = Some(update.seq);
        match &update.asked {
            Asked::Over(_) => self.over = true,
            Asked::Players(_) if update.seq >= self.last => self.over = true,
            Asked::Players(asked) if asked.first() == Some(&self.seat) && self.open.is_none() => {
                self.act(socket, update).await?;
            }
            Asked::Players(_) => {}
        }
        Ok(())
    }

    async fn act(&mut self, socket: &mut Socket, update: &Update) -> Result<()> {
        let list = update.legal.as_ref().context("it is asked")?.get();
        let legal: Vec<Value> = serde_json::from_str(list)?;
        let action = legal[choose(list, legal.len())]["action"].clone();
        let key = format!("{}-{}-{:08x}", self.seat, update.seq, self.rng.word());
        let act = json!({"act": {"seq": update.seq, "key": key, "action": action}}).to_string();
        self.actions.insert(key.clone(), action.clone());
        self.open = Some((key, action, act.clone()));
        self.sent.push(act.clone());
        self.send_badly(socket, act).await
    }

    /// Sends an action as a bad connection would.
    async fn send_badly(&mut self, socket: &mut Socket, act: String) -> Result<()> {
        let faults = self.faults.clone();
        match self.rng.below(20) {
            0 => {
                count(&faults.lost);
                bail!("it is never sent");
            }
            1 => {
                count(&faults.dropped);
                socket.say_text(act).await?;
                bail!("nobody waits for the answer");
            }
            2 => {
                count(&faults.doubled);
                socket.say_text(act.clone()).await?;
                socket.say_text(act).await
            }
            3 => {
                count(&faults.reordered);
                let old = self.rng.below(self.sent.len() as u32) as usize;
                let late = self.sent[old].clone();
                let mut other = self.dial().await?;
                other.say(&json!({"hello": {}})).await?;
                other.say_text(act).await?;
                socket.say_text(late).await
            }
            4 | 5 => {
                count(&faults.delayed);
                sleep(Duration::from_millis(u64::from(self.rng.below(60)))).await;
                socket.say_text(act).await
            }
            _ => socket.say_text(act).await,
        }
    }

    fn acknowledge(&mut self, key: String, seq: Seq) -> Result<()> {
        let action = self.actions.get(&key).ok_or_else(|| Wrong(format!("who sent {key}?")))?;
        if self.open.as_ref().is_some_and(|(open, ..)| *open == key) {
            self.open = None;
        }
        let before = self.acknowledged.insert(key, (seq, action.clone()));
        match before {
            Some((first, _)) if first != seq => {
                Err(Wrong(format!("acknowledged as {first} and as {seq}")).into())
            }
            _ => Ok(()),
        }
    }
}

/// The server did what it must not do; everything else is the connection.
#[derive(Debug)]
struct Wrong(String);

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

pub(crate) async fn check(store: &Store, one: &SeenMatch) -> Result<()> {
    let id = one.table.parse()?;
    let stored = store.read_match(id).await?.context("the match is there")?;
    let entries: Vec<Value> =
        stored.entries.iter().map(|entry| serde_json::from_str(entry)).collect::<Result<_, _>>()?;
    let acted: Vec<&Value> = entries.iter().filter_map(|entry| entry.get("acted")).collect();
    for (key, (seq, action)) in &one.acknowledged {
        let entry = &entries[*seq as usize - 1]["acted"];
        ensure!(entry["key"] == **key && entry["action"] == *action, "{key} is not step {seq}");
        let times = acted.iter().filter(|entry| entry["key"] == **key).count();
        ensure!(times == 1, "{key} was done {times} times");
    }
    ensure!(acted.len() == one.acknowledged.len(), "actions are missing");
    as_undisturbed(&stored, &acted)?;
    let Some(record) = &one.record else { return Ok(()) };
    let inputs = record["inputs"].as_array().context("inputs")?;
    let actions = inputs.iter().filter(|input| input.get("action").is_some()).count();
    ensure!(actions == acted.len(), "the record is of other actions");
    let undisturbed = play_out(record)?;
    let replayed = engine::replay(record)?;
    ensure!(undisturbed.record() == replayed.record(), "another match was played");
    ensure!(undisturbed.hash() == replayed.hash(), "it ends elsewhere");
    Ok(())
}

/// Plays the match from the secret of its dice, by the policy and with nobody to disturb it: every
/// action and all that chance answered must be as they were stored.
fn as_undisturbed(stored: &StoredMatch, acted: &[&Value]) -> Result<()> {
    let settings: Value = serde_json::from_str(&stored.summary.settings)?;
    let players = settings["table"]["players"].as_u64().context("players")? as usize;
    let secret = settings["secret"].as_str().context("a secret")?;
    let seed = seed(stored, secret)?;
    let game: GameId = stored.summary.game.parse()?;
    let mut table = engine::open(game, &Choices { players, seed, ..Choices::default() })?;
    table.deal();
    for (number, entry) in acted.iter().enumerate() {
        let seat = table.asked_seats().first().context("it was over earlier")?;
        let list = table.raw_legal(seat);
        let legal: Vec<Value> = serde_json::from_str(list.get())?;
        let action = &legal[choose(list.get(), legal.len())]["action"];
        ensure!(entry["seat"] == json!(seat), "action {number} was another seat's");
        ensure!(entry["action"] == *action, "action {number} was another one");
        let answered = table.play(seat, &serde_json::value::to_raw_value(action)?)?.chance;
        let stored = entry.get("chance").cloned().unwrap_or_else(|| json!([]));
        ensure!(serde_json::to_value(answered)? == stored, "chance answered action {number} else");
    }
    Ok(())
}

/// The seed as `docs/api.md` describes it, from the secret and the shares in the log.
fn seed(stored: &StoredMatch, secret: &str) -> Result<String> {
    let started = stored.entries.iter().find(|entry| entry.contains("\"started\""));
    let started: Value = serde_json::from_str(started.context("it has begun")?)?;
    let dice = &started["started"]["dice"];
    let table = stored.summary.id.to_string();
    let secret = fair_dice::Bytes32::parse(secret).context("a secret")?;
    let commitment: String = fair_dice::commitment(secret, &table).into();
    let number = dice["round"].as_u64().context("a round")? as u32;
    let shares: Vec<Option<fair_dice::Bytes32>> = serde_json::from_value(dice["shares"].clone())?;
    // A guest who is not connected when the host starts the match gives no share.
    ensure!(shares.first().is_some_and(Option::is_some), "the host has given a share");
    Ok(fair_dice::Round { table: &table, commitment: &commitment, number }.seed(secret, &shares))
}
