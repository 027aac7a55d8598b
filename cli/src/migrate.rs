//! `freebooter migrate`.

use crate::{args::Migrate, failure::Failure};
use server::Data;
use store::postgres::{self, Migrated};

pub(crate) fn run(migrate: &Migrate) -> Result<(), Failure> {
    let Data::Postgres(url) = &migrate.data else {
        let usage = "only a PostgreSQL database is migrated, as in `--data postgres://host/database`; \
            a folder is brought up to date when a server starts";
        return Err(Failure::Usage(usage.to_owned()));
    };
    match postgres::migrate(url.secret())? {
        Migrated { from: 0, to } => anstream::println!("{url} is prepared, version {to}"),
        Migrated { from, to } if from == to => {
            anstream::println!("{url} has version {to} already; nothing changed");
        }
        Migrated { from, to } => anstream::println!("{url} had version {from}, now has {to}"),
    }
    Ok(())
}
