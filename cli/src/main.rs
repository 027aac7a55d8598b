//! The binary `freebooter`.

mod arena;
mod args;
mod backup;
mod balance;
mod check;
mod close_table;
mod columns;
mod edition;
mod engine_protocol;
mod failure;
mod fleet;
mod games;
mod input;
mod log;
mod man_pages;
mod migrate;
mod move_data;
mod paint;
mod plan;
mod play;
mod ready;
mod replay;
mod save;
mod serve;
mod verify;
mod version;
mod words;

use args::{Args, Command, Games};
use clap::{CommandFactory, Parser};
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = Args::parse().command;
    let language = command.language();
    match run(command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            anstream::eprintln!("freebooter: {}", game::shorten(&failure.message(language)));
            failure.exit_code()
        }
    }
}

fn run(command: Command) -> Result<(), failure::Failure> {
    match command {
        Command::Play(play) => play::run(&play),
        Command::Serve(serve) => serve::run(serve),
        Command::Ready(ready) => ready::run(&ready),
        Command::Backup(backup) => backup::run(&backup),
        Command::Check(check) => check::run(&check),
        Command::CloseTable(close) => close_table::run(&close),
        Command::Migrate(migrate) => migrate::run(&migrate),
        Command::Fleet(fleet) => fleet::run(&fleet),
        Command::Move(order) => move_data::run(&order),
        Command::Engine => engine_protocol::run(std::io::stdin().lock(), std::io::stdout().lock()),
        Command::Replay(replay) => replay::run(&replay),
        Command::Verify(verify) => verify::run(&verify),
        Command::Edition(edition) => edition::run(&edition),
        Command::Arena(arena) => arena::run(&arena),
        Command::Balance(balance) => balance::run(balance),
        Command::Plan(plan) => plan::run(&plan),
        Command::Games(Games { language }) => games::run(language.chosen()),
        Command::Completions { shell } => {
            let mut command = Args::command();
            clap_complete::generate(shell, &mut command, "freebooter", &mut std::io::stdout());
            Ok(())
        }
        Command::ManPages { folder } => man_pages::run(&folder),
    }
}
