//! The shipped edition as JSON, for those who carry no reader of TOML.

fn main() -> Result<(), press::PressError> {
    press::house_edition()
}
