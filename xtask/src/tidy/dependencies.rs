//! Every dependency has its reason in docs/dependencies.md.

use anyhow::{Context, Result};
use toml::{Table, Value};

use crate::tidy::sources::Sources;

const REASONS: &str = "docs/dependencies.md";

/// Names every registry dependency of the workspace that no line gives a reason for.
pub(crate) fn complaints(sources: &Sources) -> Result<Vec<String>> {
    let manifest = sources.text("Cargo.toml").context("the workspace has a Cargo.toml")?;
    let manifest: Table = manifest.parse().context("Cargo.toml")?;
    let reasons = sources.text(REASONS).unwrap_or_default();
    let names = manifest
        .get("workspace")
        .and_then(|workspace| workspace.get("dependencies"))
        .and_then(Value::as_table)
        .context("Cargo.toml lists the workspace's dependencies")?
        .iter()
        .filter(|(_, dependency)| dependency.get("path").is_none())
        .map(|(name, _)| name);
    Ok(names
        .filter(|name| !reasons.lines().any(|line| line.contains(&format!("`{name}`"))))
        .map(|name| format!("{REASONS}: no line says why `{name}` is used"))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = r#"
        [workspace.dependencies]
        table = { path = "crates/game" }
        serde = "1"
        toml = { version = "1" }
    "#;

    #[test]
    fn a_dependency_without_a_reason_is_named() {
        let sources = Sources::from([("Cargo.toml", MANIFEST), (REASONS, "| `serde` | data |")]);
        assert_eq!(
            complaints(&sources).expect("a manifest"),
            ["docs/dependencies.md: no line says why `toml` is used"]
        );
    }

    #[test]
    fn a_broken_manifest_is_an_error() {
        assert!(complaints(&Sources::from([("Cargo.toml", "[")])).is_err());
    }
}
