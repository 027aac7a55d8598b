//! Input files: UTF-8 text, with or without a byte order mark.

use crate::failure::Failure;
use std::path::Path;

/// The text of a file. What is no UTF-8 is not valid; a file that cannot be read is a failure.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let bytes =
        std::fs::read(file).map_err(|error| Failure::File { file: file.to_owned(), error })?;
    let text = String::from_utf8(bytes).map_err(|error| Failure::NotText {
        file: file.to_owned(),
        at: error.utf8_error().valid_up_to(),
    })?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(unmarked) => unmarked.to_owned(),
        None => text,
    })
}
