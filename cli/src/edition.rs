//! `freebooter edition`, and editions from files.

use crate::{args::Edition, failure::Failure, input, paint::paint};
use engine::{EditionChoice, MatchError};
use registry::GameId;
use std::{io::Write, path::Path};
use text::Language;

pub(crate) fn run(command: &Edition) -> Result<(), Failure> {
    match command {
        Edition::Check { game, file, .. } => {
            let name = engine::read_edition(*game, &read(file)?).map_err(MatchError::from)?;
            anstream::println!("{}: edition `{name}` of {game} is valid", file.display());
            Ok(())
        }
        Edition::Show { game, file, toml, language } => {
            show(*game, file.as_deref(), *toml, language.chosen())
        }
    }
}

fn show(game: GameId, file: Option<&Path>, toml: bool, language: Language) -> Result<(), Failure> {
    let choice = file.map_or(Ok(EditionChoice::House), read)?;
    let sketch = engine::draw_edition(game, &choice, language).map_err(MatchError::from)?;
    let mut out = anstream::stdout().lock();
    match &choice {
        _ if !toml => out.write_all(paint(&sketch).as_bytes())?,
        EditionChoice::House => out.write_all(game.house_edition().as_bytes())?,
        EditionChoice::File { text, .. } => out.write_all(text.as_bytes())?,
    }
    Ok(())
}

/// An edition from a file.
pub(crate) fn read(file: &Path) -> Result<EditionChoice, Failure> {
    Ok(EditionChoice::File { name: file.display().to_string(), text: input::read(file)? })
}
