//! `freebooter backup`.

use crate::{args::Backup, failure::Failure, serve::own_folder};
use server::Data;
use std::path::Path;

pub(crate) fn run(backup: &Backup) -> Result<(), Failure> {
    let folder = match &backup.data {
        Some(folder) => folder.clone(),
        None => own_folder()?,
    };
    no_database(&folder, "copy it with PostgreSQL's own tools, such as `pg_dump`")?;
    let copied = store::backup(&folder, &backup.file)?;
    anstream::println!(
        "{file}: {kib} KiB, {matches} matches and {people} people, verified",
        file = backup.file.display(),
        kib = copied.bytes / 1024,
        matches = copied.matches,
        people = copied.people,
    );
    Ok(())
}

/// Some commands work on files.
pub(crate) fn no_database(data: &Path, instead: &str) -> Result<(), Failure> {
    match Data::from(data.to_owned()) {
        Data::Postgres(url) => Err(Failure::Usage(format!("{url} is a database; {instead}"))),
        Data::Folder(_) | Data::Memory => Ok(()),
    }
}
