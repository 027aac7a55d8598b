//! Build scripts of the games: the shipped edition as JSON beside its TOML.
//!
//! People read and write TOML; every program that plays already reads JSON. With this the browser
//! carries no reader of TOML, which was a thirteenth of it.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where a game's shipped edition is.
const HOUSE: &str = "editions/house.toml";

/// Why an edition could not be written as JSON.
#[derive(Debug, thiserror::Error)]
pub enum EditionJsonError {
    /// The file cannot be read, or the JSON cannot be written.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    /// It is not TOML.
    #[error("{HOUSE}: {0}")]
    Toml(#[from] toml::de::Error),
    /// Not called by a build script.
    #[error("cargo gives no folder to write to: {0}")]
    Cargo(#[from] env::VarError),
}

/// Writes `house.json` into the folder of the build script's output.
pub fn house_edition() -> Result<(), EditionJsonError> {
    println!("cargo::rerun-if-changed={HOUSE}");
    let text =
        fs::read_to_string(HOUSE).map_err(|error| EditionJsonError::File(HOUSE.into(), error))?;
    let target = Path::new(&env::var("OUT_DIR")?).join("house.json");
    fs::write(&target, to_json(&text)?).map_err(|error| EditionJsonError::File(target, error))
}

fn to_json(text: &str) -> Result<String, toml::de::Error> {
    let value: serde_json::Value = toml::from_str(text)?;
    Ok(value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_stays_the_same_in_json() {
        let text = "name = \"house\"\nwages = [1, 2]\n[[ships]]\ncrew = 3\n";
        let json = r#"{"name":"house","ships":[{"crew":3}],"wages":[1,2]}"#;
        assert_eq!(to_json(text).expect("TOML"), json);
        assert!(to_json("name = ").is_err());
    }
}
