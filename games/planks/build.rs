//! The shipped edition as JSON, for those who carry no reader of TOML.

fn main() -> Result<(), edition_json::EditionJsonError> {
    edition_json::house_edition()
}
