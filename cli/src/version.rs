//! What `freebooter --version` says.

use registry::GameId;
use std::sync::LazyLock;

/// The version, the commit, whether the sources were changed since, and the version of every game's
/// rules.
pub(crate) fn long() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let commit =
            option_env!("FREEBOOTER_COMMIT").map_or(String::new(), |it| format!(" ({it})"));
        let rules = GameId::ALL.iter().map(|id| format!("{id} {}", id.about().rules));
        let rules: Vec<String> = rules.collect();
        format!("{}{commit}\nrules: {}", env!("CARGO_PKG_VERSION"), rules.join(", "))
    });
    &TEXT
}
