//! The project's chores: `cargo xtask <chore>`.
//!
//! Everything a newcomer needs is here: building the WebAssembly client, starting the server,
//! running all tests. What is missing on the machine is installed where that is possible and
//! named in one sentence where it is not.

mod axe;
mod bench;
mod dist;
mod new_game;
mod packages;
mod run;
mod screenshots;
mod steps;
mod test;
mod tidy;
mod web;
mod workspace;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::web::{Compiler, Effort};
use crate::workspace::Workspace;

/// The project's chores.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build the browser client into target/web
    Web {
        /// Which compiler makes the WebAssembly
        #[arg(long, value_enum, default_value_t = Compiler::Auto)]
        compiler: Compiler,
        /// Build in a fraction of the time what is larger to download, for development
        #[arg(long)]
        quick: bool,
    },
    /// Build what hosts download: a tarball, a Debian package and a container image
    Dist(dist::Options),
    /// Build the client and the server and start it on this machine
    Run {
        /// Port to listen on; the next free one is taken if it is in use
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
    /// Check everything: format, lints, tidy, tests, docs, the client, the browser tests
    #[command(alias = "ci")]
    Test {
        /// Leave out the docs, the client and the browser tests
        #[arg(long)]
        quick: bool,
    },
    /// Check what the compiler cannot: rule ids, named paths, file sizes, dependency reasons
    Tidy,
    /// Make a small complete game in games/NAME, from the template
    NewGame {
        /// Its name in kebab-case, as in `windy-bay`
        #[arg(required_unless_present = "prove")]
        name: Option<String>,
        /// Say what would be written, and write nothing
        #[arg(long)]
        dry_run: bool,
        /// Check the template: make a game in a copy of the workspace, test it and play it
        #[arg(long, conflicts_with_all = ["name", "dry_run"])]
        prove: bool,
    },
    /// Run the benchmarks: of the games, of the server (`bench server`) or of the client (`bench client`, `bench pace`)
    Bench {
        /// `server`, `client`, or what is passed on to the benchmarks
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Fetch axe-core, which the browser tests check pages with, into target/axe
    Axe,
    /// Take the pictures in docs/screenshots anew
    Screenshots,
}

fn main() -> Result<()> {
    let cli = Cli::parse();
    let workspace = Workspace::find()?;
    match cli.chore {
        Chore::Web { compiler, quick } => {
            let effort = if quick { Effort::Quick } else { Effort::Full };
            web::build(&workspace, compiler, effort).map(drop)
        }
        Chore::Dist(options) => dist::dist(&workspace, &options),
        Chore::Run { port } => run::run(&workspace, port),
        Chore::Test { quick } => test::test(&workspace, quick),
        Chore::Tidy => tidy::report(&workspace),
        Chore::NewGame { name: Some(name), dry_run, .. } => {
            new_game::new_game(&workspace, &name, dry_run)
        }
        Chore::NewGame { name: None, .. } => new_game::prove(&workspace),
        Chore::Bench { args } => bench::bench(&workspace, &args),
        Chore::Axe => axe::ensure(&workspace),
        Chore::Screenshots => screenshots::take(&workspace),
    }
}
