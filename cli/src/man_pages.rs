//! `freebooter man-pages`.

use crate::{args::Args, failure::Failure};
use clap::CommandFactory;
use std::{fs, path::Path};

/// Writes a page for the program and one for each command.
pub(crate) fn run(folder: &Path) -> Result<(), Failure> {
    let failed = |error| Failure::File { file: folder.to_owned(), error };
    fs::create_dir_all(folder).map_err(failed)?;
    clap_mangen::generate_to(Args::command(), folder).map_err(failed)
}
