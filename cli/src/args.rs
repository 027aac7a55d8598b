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

/// Pirate board games: play them here, serve them, or drive them from a
/// script.
#[derive(Parser)]
#[command(version, max_term_width = 100, after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXAMPLES: &str = "\
Examples:
  freebooter play buccaneer                      you against three bots, in this terminal
  freebooter play buccaneer --seats me,me,greedy two people on one device and a bot
  freebooter serve                               the game in the browser, on 127.0.0.1:8080
  freebooter edition show buccaneer --toml       an edition file to start your own from
  echo '{\"cmd\":\"games\"}' | freebooter engine     one JSON request a line, one answer a line

Exit codes: 0 done; 1 what was given is not valid; 2 wrong usage; 3 a file or the network failed.
Colours respect NO_COLOR.";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal, alone against bots or several on one device
    Play(Play),
    /// Serve the games: tables on line, and the browser client
    Serve(Serve),
    /// Ask a server on this machine whether it is ready: for health checks
    Ready(Ready),
    /// Copy a server's data into a file and check the copy; the server may go on meanwhile
    Backup(Backup),
    /// Close a table of a server for good, also while the server is running
    CloseTable(CloseTable),
    /// Speak the engine protocol: a JSON object a line in, one a line out (docs/notation.md)
    Engine,
    /// Show a recorded match again, and check that it replays
    Replay(Replay),
    /// Check that the dice of a match were honest: its commitment, its seed, every shuffle and roll
    Verify(Verify),
    /// Look at editions, the files with the values of cards and components
    #[command(subcommand)]
    Edition(Edition),
    /// Let bots play many matches against each other, and say who is stronger
    Arena(Arena),
    /// Let equal bots play a game, and say how fair and how lively it is
    Balance(Balance),
    /// List the games with their players and options
    Games,
    /// Print a completion script for your shell
    #[command(
        after_help = "Example: freebooter completions bash > ~/.local/share/bash-completion/completions/freebooter"
    )]
    Completions {
        /// The shell
        shell: Shell,
    },
}

#[derive(clap::Args)]
#[command(after_help = PLAY_HELP)]
pub(crate) struct Play {
    /// The game; see `freebooter games`
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<GameId>,
    /// How many play [default: as many as --seats names, or 4 where the game allows it]
    #[arg(long, short)]
    pub(crate) players: Option<usize>,
    /// Who sits where, in turn order: `me`, or a bot: `cabin-boy`, `mate`, `captain`, `admiral`
    /// (or `random`, `greedy`, `plain`)
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO,…")]
    pub(crate) seats: Vec<Who>,
    /// A text that decides every shuffle and roll: the same text, the same game
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// An edition file of your own
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// An option of the game, as in `open_stacks=true`; by seat between commas, as in
    /// `colors=red,blue`; may be given several times
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Keep the match in this file after every action
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with a match that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "seats", "seed", "edition", "options"])]
    pub(crate) resume: Option<PathBuf>,
    /// Let bots play without waiting between their actions
    #[arg(long)]
    pub(crate) fast: bool,
    #[command(flatten)]
    pub(crate) language: Lang,
}

const PLAY_HELP: &str = "\
At the prompt type the number of an action, or part of its words to see only those that match.
Other words: `help`, `board`, `hint`, `log`, `save FILE`, `quit`.
A match that is kept (--save) can be left at any time, even by closing the terminal.
Colours are chosen by seat: `--option colors=red,,blue` leaves the colour of the second seat open.
Where a seat plays two colours, join them with a plus: `--option colors=red+blue,white+black`.";

/// The language of actions and of the log.
#[derive(clap::Args)]
pub(crate) struct Lang {
    /// The language of actions, log and hints: `en`, `de`, `fr` or `it` [default: that of LANG, or
    /// English]
    #[arg(long, value_name = "LANG", value_parser = language)]
    lang: Option<Language>,
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
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) listen: Option<SocketAddr>,
    /// The folder of the data, or `:memory:` to try things [default: your own data folder]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<Data>,
    /// A file with more settings; see docs/operating.md
    #[arg(long, value_name = "FILE", env = "FREEBOOTER_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// The address in the browser, if a proxy changes it, as in `https://play.example.org`
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// Where to give out metrics for Prometheus [default: nowhere]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) metrics: Option<SocketAddr>,
    /// How the log looks [default: text]
    #[arg(long, value_name = "FORMAT", value_parser = ["text", "json"])]
    pub(crate) log_format: Option<String>,
    /// What is logged, as in `warn` or `info,server=debug` [default: info]
    #[arg(long, value_name = "FILTER")]
    pub(crate) log: Option<String>,
}

const SERVE_HELP: &str = "\
What is set here counts for more than a variable, a variable for more than the file:
  FREEBOOTER_LISTEN=[::]:8080 FREEBOOTER_LIMITS__TABLES=5 freebooter serve --config server.toml
Everybody but you needs TLS before they can come in: docs/operating.md has a proxy for it.";

#[derive(clap::Args)]
pub(crate) struct Ready {
    /// Where it listens
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
    /// The file that is made; one that is there already is left alone
    pub(crate) file: PathBuf,
    /// The folder of the data [default: your own data folder]
    #[arg(long, value_name = "FOLDER", env = "FREEBOOTER_DATA")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(
    after_help = "A server that is running lets go of the table with its next action, or within two minutes.\nThe match does not count and cannot be reopened; its log is kept."
)]
pub(crate) struct CloseTable {
    /// The table, as in its link: the last part of /table/ID
    pub(crate) id: Id,
    /// What its players are told
    #[arg(long, default_value = "The operator of this server has closed this table.")]
    pub(crate) why: String,
    /// The folder of the data [default: your own data folder]
    #[arg(long, value_name = "FOLDER", env = "FREEBOOTER_DATA")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct Replay {
    /// A record, or a match kept with `play --save`
    pub(crate) file: PathBuf,
    /// Show the table after every input
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
    /// A record, as a server gives it out, or many, one a line
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
    },
    /// Show an edition: the shipped one, or a file
    Show {
        /// The game
        game: GameId,
        /// A file [default: the shipped edition `house`]
        file: Option<PathBuf>,
        /// Print the text of the file itself, to start your own from
        #[arg(long)]
        toml: bool,
    },
}

#[derive(clap::Args)]
#[command(after_help = ARENA_HELP)]
pub(crate) struct Arena {
    /// The game; see `freebooter games`
    #[arg(long)]
    pub(crate) game: GameId,
    /// Who plays: a level for each seat, with a budget of its own if need be: `admiral@5000`
    /// for iterations, `admiral@1000ms` for time
    #[arg(long, value_delimiter = ',', value_name = "LEVEL,LEVEL,…", required = true)]
    pub(crate) bots: Vec<Entrant>,
    /// How many matches; rounded up so that each bot sits in every seat equally often
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) terms: Terms,
    /// Keep every match in this file as soon as it is played, a JSON line each
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Go on with the matches in the file of --out
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,
    /// Keep the record of every match in this folder, for `freebooter replay`
    #[arg(long, value_name = "FOLDER")]
    pub(crate) records: Option<PathBuf>,
    /// Print the report as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

const ARENA_HELP: &str = "\
Each deal is played once with every rotation of the bots; neighbours stay neighbours, so who
sits beside a strong bot may differ from its equals. With a budget of iterations the same
command gives the same matches, on however many threads and however often it was interrupted.
Bots that think on several threads of their own want fewer --threads, or budgets overrun.
Budgets of their own let bots of unequal speed be compared at equal time, on a busy machine too.

Example: freebooter arena --game buccaneer --bots greedy,random,random --games 300 --out a.json
Stopped? The same again with --resume. More --games may be asked for then.";

/// What the matches of an arena are played with.
#[derive(clap::Args)]
pub(crate) struct Terms {
    /// So many milliseconds a decision
    #[arg(long, value_name = "MS", conflicts_with = "iterations", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) budget_ms: Option<u64>,
    /// So many actions tried a decision, the same on every machine [default: 2000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) iterations: Option<u64>,
    /// A text that decides everything random
    #[arg(long, default_value = "arena")]
    pub(crate) seed: String,
    /// An edition file of your own
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// An option of the game, as in `open_stacks=true`; may be given several times
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Matches at once [default: one a core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(clap::Args)]
pub(crate) struct Balance {
    /// The game; see `freebooter games`
    pub(crate) game: GameId,
    /// How many matches at each number of players
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The bots' level
    #[arg(long, default_value = "captain")]
    pub(crate) level: Level,
    /// Numbers of players [default: every one that the game allows]
    #[arg(long, value_delimiter = ',', value_name = "N,N,…")]
    pub(crate) players: Vec<usize>,
    #[command(flatten)]
    pub(crate) terms: Terms,
    /// Keep every match in this folder as soon as it is played; what is there is not played again
    #[arg(long, value_name = "FOLDER")]
    pub(crate) keep: Option<PathBuf>,
    /// Write the report with its plots into this page
    #[arg(long, value_name = "FILE.html")]
    pub(crate) out: Option<PathBuf>,
}
