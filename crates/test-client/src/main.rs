//! `cargo xtask bench server`: many tables of people who play full games on
//! one machine, and what the server makes of it.

mod crowd;
mod report;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::Parser;
use mimalloc::MiMalloc;
use registry::GameId;
use test_client::Server;
use tokio::time::sleep;

use crowd::Crowd;

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
    /// Tables
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Seconds that are measured, of each kind
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// Moves a second when it is not as many as possible
    #[arg(long, default_value_t = 2_000)]
    rate: u32,
}

// One thread: what two would do to wake each other up the server would lack.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let args = Args::parse();
    let folder = tempfile::tempdir()?;
    let data = args.data.clone().unwrap_or_else(|| folder.path().to_owned());
    let server = Server::start(&args.program, &data).await?;
    let crowd = Arc::new(Crowd::gather(&server, args.game, args.players, args.tables).await?);
    report::memory(&crowd.memory);
    let playing = crowd.play();
    let length = Duration::from_secs(args.seconds);
    for rate in [None, Some(args.rate)] {
        crowd.pace(rate);
        // What was under way before is not measured.
        sleep(Duration::from_secs(3)).await;
        let processor = server.processor()?;
        crowd.measure();
        sleep(length).await;
        let measured = crowd.measured();
        let busy = (server.processor()? - processor) / length.as_secs_f64();
        report::speed(rate, &measured, length, busy);
    }
    report::after(server.memory()?);
    playing.abort();
    Ok(())
}
