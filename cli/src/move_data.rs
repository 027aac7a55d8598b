//! `freebooter move`.

use crate::{args::Move, failure::Failure};
use server::Data;
use store::postgres::{self, Moved};

pub(crate) fn run(order: &Move) -> Result<(), Failure> {
    let moved = match (&order.from, &order.to) {
        (Data::Folder(from), Data::Postgres(to)) => postgres::move_to_database(from, to.secret())?,
        (Data::Postgres(from), Data::Folder(to)) => postgres::move_to_folder(from.secret(), to)?,
        _ => {
            let usage = "data moves between a folder and a database, as in \
                `--from FOLDER --to postgres://host/database`";
            return Err(Failure::Usage(usage.to_owned()));
        }
    };
    let Moved { people, matches, entries } = moved;
    anstream::println!(
        "{people} people and {matches} matches with {entries} log entries copied to {to}",
        to = order.to,
    );
    Ok(())
}
