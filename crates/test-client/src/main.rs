//! `cargo xtask bench server`: many tables of people who play full games on
//! one machine, and what the server makes of it. With `--lobby`, people who look at one lobby.

mod bytes;
mod crowd;
mod lobby;
mod report;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::Parser;
use mimalloc::MiMalloc;
use protocol::v2;
use registry::GameId;
use test_client::Server;
use tokio::time::{Instant, sleep};

use crowd::{Crowd, People};

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Loads a server with people who play.
#[derive(Parser)]
struct Args {
    /// The server to start: it reads `FREEBOOTER_LISTEN` and `FREEBOOTER_DATA`
    #[arg(long)]
    program: PathBuf,
    /// Where it keeps its data; the disk counts [default: a folder that is removed afterwards]
    #[arg(long)]
    data: Option<PathBuf>,
    /// The game
    #[arg(long, default_value_t = GameId::ALL[0])]
    game: GameId,
    /// People at each table
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// Tables; several numbers are measured one after the other, as in `10,100,1000`
    #[arg(long, default_value = "500", value_delimiter = ',')]
    tables: Vec<usize>,
    /// Spectators at each table; several numbers as for tables
    #[arg(long, default_value = "0", value_delimiter = ',')]
    spectators: Vec<usize>,
    /// Seconds that are measured, of each kind
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// Moves a second when it is not as many as possible
    #[arg(long, default_value_t = 2_000)]
    rate: u32,
    /// The version of the protocol that the crowd speaks
    #[arg(long, default_value_t = v2::VERSION)]
    protocol: u32,
    /// Only what is measured as fast as possible
    #[arg(long)]
    short: bool,
    /// Instead of tables that play: this number of people who look at one lobby, for twice
    /// `--seconds`
    #[arg(long, value_name = "PEOPLE")]
    lobby: Option<usize>,
    /// Kills the server in the end and measures how soon its matches go on
    #[arg(long)]
    restart: bool,
}

// One thread: what two would do to wake each other up the server would lack.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let args = Args::parse();
    if let Some(people) = args.lobby {
        return measure_lobby(&args, people).await;
    }
    for &tables in &args.tables {
        for &spectators in &args.spectators {
            let people = People { tables, players: args.players, spectators };
            println!("{people}");
            measure(&args, people).await?;
        }
    }
    Ok(())
}

/// Measures a server that does nothing but show its lobby.
async fn measure_lobby(args: &Args, people: usize) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let data = args.data.clone().unwrap_or_else(|| folder.path().to_owned());
    let server = Server::start(&args.program, &data).await?;
    let length = Duration::from_secs(args.seconds);
    report::lobby(&lobby::measure(&server, people, length).await?);
    Ok(())
}

/// Measures a server of its own.
async fn measure(args: &Args, people: People) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let data = args.data.clone().unwrap_or_else(|| folder.path().to_owned());
    let mut server = Server::start(&args.program, &data).await?;
    if !args.short {
        for &game in GameId::ALL {
            report::bytes(game, &bytes::an_action(server.address, game).await?);
        }
    }
    let crowd = Arc::new(Crowd::gather(&server, args.game, people, args.protocol).await?);
    report::memory(&crowd.memory);
    let playing = crowd.play();
    let rates = if args.short { vec![None] } else { vec![None, Some(args.rate)] };
    for rate in rates {
        measure_speed(args, &server, &crowd, rate).await?;
    }
    report::after(server.memory()?);
    playing.abort();
    if args.restart {
        server.kill()?;
        let begun = Instant::now();
        server.restart().await?;
        let matches = server.resumed().await?;
        report::restart(matches, begun.elapsed());
    }
    Ok(())
}

async fn measure_speed(
    args: &Args,
    server: &Server,
    crowd: &Crowd,
    rate: Option<u32>,
) -> Result<()> {
    let length = Duration::from_secs(args.seconds);
    crowd.pace(rate);
    // What was under way before is not measured.
    sleep(Duration::from_secs(3)).await;
    let processor = server.processor()?;
    crowd.measure();
    sleep(length).await;
    let measured = crowd.measured();
    let busy = (server.processor()? - processor) / length.as_secs_f64();
    report::speed(rate, &measured, length, busy);
    Ok(())
}
