//! The names of the people at this device.

use web_kit::device;

/// Where the device keeps them.
const NAMES: &str = "names";

/// What they were called the last time, by seat.
pub(super) fn remembered() -> Vec<String> {
    device::load(NAMES).unwrap_or_default()
}

/// Keeps them for the next match.
pub(super) fn remember(names: &Vec<String>) {
    device::save(NAMES, names);
}
