//! The command line.

use ::arena::Entrant;
use bots::Level;
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use registry::GameId;
use server::Data;
use std::{net::SocketAddr, path::PathBuf};
use store::Id;
use text::Language;

/// Pirate board games: play them here, host them online, or drive them from a script.
#[derive(Parser)]
#[command(version, long_version = crate::version::long(), max_term_width = 100, after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXAMPLES: &str = "\
Examples:
  freebooter play buccaneer                      you against three bots, in this terminal
  freebooter play buccaneer --seats me,me,greedy two people on one device and a bot
  freebooter serve                               the game in the browser, on 127.0.0.1:8080
  freebooter edition show buccaneer --toml       an edition file to base your own on
  echo '{\"cmd\":\"games\"}' | freebooter engine     one JSON request per line, one answer per line

Exit codes: 0 success; 1 invalid input; 2 wrong usage; 3 a file or the network failed.
Colours respect NO_COLOR.";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal, against bots or with several people on one device
    Play(Play),
    /// Host the games: online tables and the browser client
    Serve(Serve),
    /// Check whether a server on this machine is ready, for health checks
    Ready(Ready),
    /// Copy a server's data to a file and verify the copy; the server can keep running
    Backup(Backup),
    /// Check a server's data: the database, and every match by replaying its log
    Check(Check),
    /// Close a server's table for good, even while the server is running
    CloseTable(CloseTable),
    /// Prepare a PostgreSQL database, or bring it to the version of this program
    Migrate(Migrate),
    /// List the servers that share a PostgreSQL database, or have one hand its tables over
    Fleet(Fleet),
    /// Copy all data of a stopped server between a folder and a PostgreSQL database
    Move(Move),
    /// Speak the engine protocol: one JSON object per line in and out (docs/notation.md)
    Engine,
    /// Show a recorded match and check that it replays
    Replay(Replay),
    /// Check that the dice of a match were honest: commitment, seed, every shuffle and roll
    Verify(Verify),
    /// Inspect editions: files with the values of cards and components
    #[command(subcommand)]
    Edition(Edition),
    /// Let bots play many matches against each other and report who is stronger
    Arena(Arena),
    /// Let equal bots play a game and report how fair and lively it is
    Balance(Balance),
    /// Estimate what a fleet of servers for a number of players would take
    Plan(Plan),
    /// List the games with their player counts and options
    Games(Games),
    /// Print a completion script for your shell
    #[command(
        after_help = "Example: freebooter completions bash > ~/.local/share/bash-completion/completions/freebooter"
    )]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the manual pages into a folder, for packages
    #[command(hide = true)]
    ManPages {
        /// The folder, created if it doesn't exist
        folder: PathBuf,
    },
}

#[derive(clap::Args)]
#[command(after_help = PLAY_HELP)]
pub(crate) struct Play {
    /// The game; see `freebooter games`
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<GameId>,
    /// Number of players [default: as many as --seats lists, or 4 if the game allows it]
    #[arg(long, short)]
    pub(crate) players: Option<usize>,
    /// Who sits where, in turn order: `me` or a bot: `cabin-boy`, `mate`, `captain`, `admiral`
    /// (or `random`, `greedy`, `plain`)
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO,…")]
    pub(crate) seats: Vec<Who>,
    /// A text that determines every shuffle and roll: same text, same game
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// Your own edition file
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// A game option, as in `open_stacks=true`; per seat with commas, as in `colors=red,blue`.
    /// Can be repeated
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Save the match to this file after every action
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Resume a saved match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "seats", "seed", "edition", "options"])]
    pub(crate) resume: Option<PathBuf>,
    /// Don't pause between the bots' actions
    #[arg(long)]
    pub(crate) fast: bool,
    #[command(flatten)]
    pub(crate) language: Lang,
}

const PLAY_HELP: &str = "\
At the prompt, type the number of an action, or some of its words to list the actions that match.
Other commands: `help`, `board`, `hint`, `log`, `save FILE`, `quit`.
You can leave a saved match (--save) at any time, even by closing the terminal.
Choose colours by seat: `--option colors=red,,blue` leaves the second seat's colour open.
If a seat plays two colours, join them with a plus: `--option colors=red+blue,white+black`.";

#[derive(clap::Args)]
pub(crate) struct Games {
    #[command(flatten)]
    pub(crate) language: Lang,
}

/// The language of what is printed.
#[derive(clap::Args)]
pub(crate) struct Lang {
    /// The language: `en`, `de`, `fr` or `it` [default: that of LANG, or English]
    #[arg(long, value_name = "LANG", value_parser = language)]
    lang: Option<Language>,
}

impl Command {
    /// The language that its errors are said in: that of what it prints.
    pub(crate) fn language(&self) -> Language {
        match self {
            Self::Play(Play { language, .. })
            | Self::Replay(Replay { language, .. })
            | Self::Games(Games { language })
            | Self::Edition(Edition::Check { language, .. } | Edition::Show { language, .. }) => {
                language.chosen()
            }
            _ => Language::English,
        }
    }
}

impl Lang {
    /// As chosen here, else as the system says, else English.
    pub(crate) fn chosen(&self) -> Language {
        let named = |name| std::env::var(name).ok().filter(|tag| !tag.is_empty());
        let tag = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(named);
        self.lang.or_else(|| Language::of(&tag()?)).unwrap_or_default()
    }
}

fn language(tag: &str) -> Result<Language, String> {
    let codes = || Language::ALL.map(Language::code).join(", ");
    Language::of(tag).ok_or_else(|| format!("there is no language `{tag}`; there are: {}", codes()))
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Person,
    Bot(Level),
}

impl std::str::FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "me" {
            return Ok(Self::Person);
        }
        text.parse().map(Self::Bot).map_err(|error: bots::UnknownLevel| format!("{error}, or `me`"))
    }
}

impl std::fmt::Display for Who {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Person => f.pad("me"),
            Self::Bot(level) => level.fmt(f),
        }
    }
}

#[derive(clap::Args)]
#[command(after_help = SERVE_HELP)]
pub(crate) struct Serve {
    /// Address to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) listen: Option<SocketAddr>,
    /// Data folder, `postgres://user:password@host/database`, or `:memory:` to try things out
    /// [default: your user data folder]
    #[arg(long, value_name = "FOLDER|URL")]
    pub(crate) data: Option<Data>,
    /// One of several servers on the same PostgreSQL database: where the others reach this one
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) node: Option<String>,
    /// A settings file; see docs/operating.md
    #[arg(long, value_name = "FILE", env = "FREEBOOTER_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// The public address, if a proxy changes it, as in `https://play.example.org`
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// Address to serve Prometheus metrics on [default: off]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) metrics: Option<SocketAddr>,
    /// Log format [default: text]
    #[arg(long, value_name = "FORMAT", value_parser = ["text", "json"])]
    pub(crate) log_format: Option<String>,
    /// What to log, as in `warn` or `info,server=debug` [default: info]
    #[arg(long, value_name = "FILTER")]
    pub(crate) log: Option<String>,
}

const SERVE_HELP: &str = "\
The command line overrides environment variables, and variables override the file:
  FREEBOOTER_LISTEN=[::]:8080 FREEBOOTER_LIMITS__TABLES=5 freebooter serve --config server.toml
Other people need TLS to sign in: docs/operating.md shows a proxy for that.";

#[derive(clap::Args)]
pub(crate) struct Ready {
    /// The server's address
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        env = "FREEBOOTER_LISTEN",
        default_value = "127.0.0.1:8080"
    )]
    pub(crate) listen: SocketAddr,
}

#[derive(clap::Args)]
pub(crate) struct Backup {
    /// The file to create; an existing file is never overwritten
    pub(crate) file: PathBuf,
    /// Data folder [default: your user data folder]
    #[arg(long, value_name = "FOLDER", env = "FREEBOOTER_DATA", hide_env_values = true)]
    pub(crate) data: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(
    after_help = "A server can keep running on the data. Exit code 1 if anything is wrong with it."
)]
pub(crate) struct Check {
    /// Data folder, or a backup [default: your user data folder]
    #[arg(value_name = "FOLDER|FILE", env = "FREEBOOTER_DATA", hide_env_values = true)]
    pub(crate) data: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(
    after_help = "A running server drops the table at its next action, or within two minutes.\nThe match isn't rated and can't be reopened; its log is kept."
)]
pub(crate) struct CloseTable {
    /// The table's id, from its link: the last part of /table/ID
    pub(crate) id: Id,
    /// The reason shown to its players
    #[arg(long, default_value = "The operator of this server has closed this table.")]
    pub(crate) why: String,
    /// Data folder, or the URL of a PostgreSQL database [default: your user data folder]
    #[arg(long, value_name = "FOLDER|URL", env = "FREEBOOTER_DATA", hide_env_values = true)]
    pub(crate) data: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(
    after_help = "Run this once per release, before its first server. Servers of the release before can keep\nrunning: tables are only added to. docs/operating.md says which rights the user needs."
)]
pub(crate) struct Migrate {
    /// The database: `postgres://user:password@host/database`
    #[arg(long, value_name = "URL", env = "FREEBOOTER_DATA", hide_env_values = true)]
    pub(crate) data: Data,
}

#[derive(clap::Args)]
#[command(
    after_help = "Servers are listed by their `--node`, with the unfinished matches they own."
)]
pub(crate) struct Fleet {
    /// The database: `postgres://user:password@host/database`
    #[arg(long, value_name = "URL", env = "FREEBOOTER_DATA", hide_env_values = true)]
    pub(crate) data: Data,
    #[command(subcommand)]
    pub(crate) order: Option<FleetOrder>,
}

#[derive(Subcommand)]
pub(crate) enum FleetOrder {
    /// Have a server hand its tables over to the others and stop; matches go on
    Drain {
        /// The server's `--node`, as in `10.0.0.5:8080`
        #[arg(value_name = "NODE")]
        node: String,
    },
}

#[derive(clap::Args)]
#[command(
    after_help = "One of the two is a folder, the other a database that `freebooter migrate` has prepared.\nThe data is copied to where there is none yet, and stays where it was."
)]
pub(crate) struct Move {
    /// Where the data is: a folder, or `postgres://user:password@host/database`
    #[arg(long, value_name = "FOLDER|URL")]
    pub(crate) from: Data,
    /// Where it goes
    #[arg(long, value_name = "URL|FOLDER")]
    pub(crate) to: Data,
}

#[derive(clap::Args)]
pub(crate) struct Replay {
    /// A record, or a match saved with `play --save`
    pub(crate) file: PathBuf,
    /// Show the board after every input
    #[arg(long)]
    pub(crate) boards: bool,
    /// Print the result as JSON: scores, winners, inputs, hash
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: Lang,
}

#[derive(clap::Args)]
pub(crate) struct Verify {
    /// A record from a server, or several, one per line
    pub(crate) file: PathBuf,
}

#[derive(Subcommand)]
pub(crate) enum Edition {
    /// Check an edition file; errors name file, line and field
    Check {
        /// The game it is for
        game: GameId,
        /// The file
        file: PathBuf,
        #[command(flatten)]
        language: Lang,
    },
    /// Show an edition: the built-in one or a file
    Show {
        /// The game
        game: GameId,
        /// A file [default: the built-in edition `house`]
        file: Option<PathBuf>,
        /// Print the edition as a file, to base your own on
        #[arg(long)]
        toml: bool,
        #[command(flatten)]
        language: Lang,
    },
}

#[derive(clap::Args)]
#[command(after_help = ARENA_HELP)]
pub(crate) struct Arena {
    /// The game; see `freebooter games`
    #[arg(long)]
    pub(crate) game: GameId,
    /// A level for each seat, optionally with its own budget: `admiral@5000` for iterations,
    /// `admiral@1000ms` for time
    #[arg(long, value_delimiter = ',', value_name = "LEVEL,LEVEL,…", required = true)]
    pub(crate) bots: Vec<Entrant>,
    /// Number of matches, rounded up so that each bot sits in every seat equally often
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) terms: Terms,
    /// Append every finished match to this file, one JSON line each
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Continue the run in the --out file
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,
    /// Save the record of every match in this folder, for `freebooter replay`
    #[arg(long, value_name = "FOLDER")]
    pub(crate) records: Option<PathBuf>,
    /// Print the report as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

const ARENA_HELP: &str = "\
Each deal is played once with every rotation of the bots. Neighbours stay neighbours, so a bot
next to a strong one can do differently from its equals. With a budget of iterations, the same
command gives the same matches, regardless of threads and interruptions.
If bots use several threads themselves, lower --threads, or they overrun their budgets.
Budgets per bot compare bots of unequal speed at equal time, even on a busy machine.

Example: freebooter arena --game buccaneer --bots greedy,random,random --games 300 --out a.json
Stopped? Run the same command with --resume. You can raise --games then.";

/// The conditions of an arena's matches.
#[derive(clap::Args)]
pub(crate) struct Terms {
    /// Milliseconds per decision
    #[arg(long, value_name = "MS", conflicts_with = "iterations", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) budget_ms: Option<u64>,
    /// Search iterations per decision, the same on every machine [default: 2000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) iterations: Option<u64>,
    /// A text that determines all randomness
    #[arg(long, default_value = "arena")]
    pub(crate) seed: String,
    /// Your own edition file
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// A game option, as in `open_stacks=true`. Can be repeated
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Matches to play in parallel [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(clap::Args)]
pub(crate) struct Balance {
    /// The game; see `freebooter games`
    pub(crate) game: GameId,
    /// Matches for each number of players
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The bots' level
    #[arg(long, default_value = "captain")]
    pub(crate) level: Level,
    /// Numbers of players [default: all that the game allows]
    #[arg(long, value_delimiter = ',', value_name = "N,N,…")]
    pub(crate) players: Vec<usize>,
    #[command(flatten)]
    pub(crate) terms: Terms,
    /// Save every finished match in this folder; matches already there aren't played again
    #[arg(long, value_name = "FOLDER")]
    pub(crate) keep: Option<PathBuf>,
    /// Write the report with its plots to this page
    #[arg(long, value_name = "FILE.html")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(after_help = PLAN_HELP)]
pub(crate) struct Plan {
    /// People online at once
    #[arg(long, value_name = "N")]
    pub(crate) players: u64,
    /// Number of nodes [default: one for 62 500 players, at least 3]
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<usize>,
    /// Number of PostgreSQL clusters for tables [default: one for 125 000 players]
    #[arg(long, value_name = "N")]
    pub(crate) clusters: Option<usize>,
    /// Connections from a node to a cluster on which appends travel [default: 4 to one cluster, 1 to
    /// each of several]
    #[arg(long, value_name = "N")]
    pub(crate) lanes: Option<usize>,
    /// Seconds to simulate
    #[arg(long, default_value_t = 10.0)]
    pub(crate) seconds: f64,
    /// How long a database stalls in the simulation, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    pub(crate) stall: f64,
    /// A number that determines all randomness
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Print the plan as JSON, with the assumptions behind it
    #[arg(long)]
    pub(crate) json: bool,
}

const PLAN_HELP: &str = "\
The figures come from arithmetic and a seeded simulation, both on assumptions that --json lists.
They have not been compared with a measured fleet of three nodes: take them for orders of magnitude.

Example: freebooter plan --players 1000000";
