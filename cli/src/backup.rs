//! `freebooter backup`.

use crate::{args::Backup, failure::Failure, serve::own_folder};

pub(crate) fn run(backup: &Backup) -> Result<(), Failure> {
    let folder = match &backup.data {
        Some(folder) => folder.clone(),
        None => own_folder()?,
    };
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
