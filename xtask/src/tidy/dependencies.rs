//! Every dependency has its reason in docs/dependencies.md, in the group where it is shipped.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use toml::{Table, Value};

use crate::tidy::sources::Sources;

const REASONS: &str = "docs/dependencies.md";
const SERVER: &str = "Shipped in the server";
const BROWSER: &str = "Shipped to the browser";
const TOOLS: &str = "Tools";
/// Begins the line with dependencies of the server that are in the browser as well.
const BOTH: &str = "Also in the browser:";

/// How the table of a group begins; Markdown shows no table without it.
const HEAD: &str = "| crate | why |";

type Names = BTreeSet<String>;

/// Names every registry dependency of the workspace that is missing from its group, and every
/// name that is in the wrong one.
pub(crate) fn complaints(sources: &Sources) -> Result<Vec<String>> {
    let workspace = Dependencies::read(sources)?;
    let server = workspace.shipped("cli", Side::Server)?;
    let mut browser = workspace.shipped("web/app", Side::Browser)?;
    browser.extend(workspace.shipped("web/bot-worker", Side::Browser)?);
    let shipped: Names = server.union(&browser).cloned().collect();
    let groups = [
        (SERVER, server.clone()),
        (BROWSER, browser.difference(&server).cloned().collect()),
        (TOOLS, workspace.registry.difference(&shipped).cloned().collect()),
    ];
    let text = sources.text(REASONS).unwrap_or_default();
    let mut complaints: Vec<_> = groups
        .iter()
        .flat_map(|(group, names)| differences(group, &listed(text, group), names))
        .collect();
    let both = server.intersection(&browser).cloned().collect();
    let line = text.lines().find(|line| line.starts_with(BOTH)).unwrap_or_default();
    complaints.extend(differences(BOTH, &quoted(line), &both));
    let headless = groups.iter().filter(|(group, _)| rows(text, group).next() != Some(HEAD));
    complaints.extend(
        headless.map(|(group, _)| format!("{REASONS}, {group}: no table begins with `{HEAD}`")),
    );
    Ok(complaints)
}

fn differences(group: &str, listed: &Names, names: &Names) -> Vec<String> {
    let missing = names.difference(listed).map(|name| format!("does not say why `{name}` is used"));
    let wrong = listed.difference(names).map(|name| format!("`{name}` does not belong there"));
    missing.chain(wrong).map(|it| format!("{REASONS}, {group}: {it}")).collect()
}

/// The names in the first column of a group's table.
fn listed(text: &str, group: &str) -> Names {
    rows(text, group).filter_map(|row| row.split('|').nth(1)).flat_map(quoted).collect()
}

fn rows<'a>(text: &'a str, group: &str) -> impl Iterator<Item = &'a str> {
    let section = text.split("\n## ").find(|section| section.lines().next() == Some(group));
    section.into_iter().flat_map(str::lines).filter(|line| line.starts_with('|'))
}

fn quoted(text: &str) -> Names {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// For which platform dependencies are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Server,
    Browser,
}

impl Side {
    /// Whether a table like `[target.'cfg(…)'.dependencies]` is for this side.
    fn includes(self, platform: &str) -> bool {
        let browser = platform.contains("wasm32") && !platform.contains("not(");
        browser == (self == Self::Browser)
    }
}

/// The dependencies of the workspace: those of the registry, and its own with their folders.
struct Dependencies {
    registry: Names,
    own: BTreeMap<String, String>,
    manifests: BTreeMap<String, Table>,
}

impl Dependencies {
    fn read(sources: &Sources) -> Result<Self> {
        let manifest = sources.text("Cargo.toml").context("the workspace has a Cargo.toml")?;
        let manifest: Table = manifest.parse().context("Cargo.toml")?;
        let all = manifest
            .get("workspace")
            .and_then(|workspace| workspace.get("dependencies"))
            .and_then(Value::as_table)
            .context("Cargo.toml lists the workspace's dependencies")?;
        let folder = |(name, it): (&String, &Value)| {
            Some((name.clone(), it.get("path")?.as_str()?.to_owned()))
        };
        let own: BTreeMap<_, _> = all.iter().filter_map(folder).collect();
        let registry = all.keys().filter(|name| !own.contains_key(*name)).cloned().collect();
        let mut manifests = BTreeMap::new();
        for (path, text) in sources.all("", "/Cargo.toml") {
            // The manifests of the template have marks instead of names.
            if let (Some(folder), Ok(manifest)) = (path.strip_suffix("/Cargo.toml"), text.parse()) {
                manifests.insert(folder.to_owned(), manifest);
            }
        }
        Ok(Self { registry, own, manifests })
    }

    /// The registry dependencies that a package of the workspace brings along.
    fn shipped(&self, package: &str, side: Side) -> Result<Names> {
        let (mut names, mut seen) = (Names::new(), Names::new());
        let mut left = vec![(package, side == Side::Server)];
        while let Some((folder, optional)) = left.pop() {
            if !seen.insert(folder.to_owned()) {
                continue;
            }
            let manifest = self.manifests.get(folder);
            let manifest = manifest.with_context(|| format!("{folder} has a Cargo.toml"))?;
            for (name, value) in used(manifest, side, optional) {
                if let Some(folder) = self.own.get(name) {
                    left.push((folder, optional && !is(value, "default-features", false)));
                } else if self.registry.contains(name) {
                    // A new game is named by its path, and brings along what the others do.
                    names.insert(name.clone());
                }
            }
        }
        Ok(names)
    }
}

/// What a package uses on a side, apart from its tests and build scripts. An optional dependency is
/// one of the server's, unless its package is used without default features.
fn used(manifest: &Table, side: Side, optional: bool) -> impl Iterator<Item = (&String, &Value)> {
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flatten();
    let targets = targets.filter(move |(platform, _)| side.includes(platform));
    let targets = targets.filter_map(|(_, target)| target.get("dependencies"));
    let tables = targets.chain(manifest.get("dependencies")).filter_map(Value::as_table);
    tables.flatten().filter(move |(_, value)| optional || !is(value, "optional", true))
}

fn is(dependency: &Value, key: &str, value: bool) -> bool {
    dependency.get(key).and_then(Value::as_bool) == Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORKSPACE: &str = r#"
        [workspace.dependencies]
        sail = { path = "crates/sail" }
        serde = "1"
        leptos = "1"
        js = "1"
        openapi = "1"
        xshell = { version = "1" }
    "#;
    const SAIL: &str = r#"
        [dependencies]
        serde.workspace = true
        openapi = { workspace = true, optional = true }
        [target.'cfg(target_arch = "wasm32")'.dependencies]
        js.workspace = true
        [dev-dependencies]
        xshell.workspace = true
    "#;
    const GOOD: &str = "# D\n\n## Shipped in the server\n| crate | why |\n| `serde`, `openapi` | data |\n\n\
        ## Shipped to the browser\nAlso in the browser: `serde`.\n| crate | why |\n| `js`, `leptos` | page, with `serde` |\n\n\
        ## Tools\n| crate | why |\n| `xshell` | runs |\n\n## Fonts\n| `a.woff2` | b |\n";

    fn found(reasons: &str) -> Vec<String> {
        let sources = Sources::from([
            ("Cargo.toml", WORKSPACE),
            ("crates/sail/Cargo.toml", SAIL),
            ("cli/Cargo.toml", "[dependencies]\nsail.workspace = true"),
            (
                "web/app/Cargo.toml",
                "[dependencies]\nsail.workspace = true\nleptos.workspace = true",
            ),
            ("web/bot-worker/Cargo.toml", ""),
            (REASONS, reasons),
        ]);
        complaints(&sources).expect("manifests")
    }

    #[test]
    fn each_dependency_is_in_the_group_where_it_is_shipped() {
        assert!(found(GOOD).is_empty(), "{:?}", found(GOOD));
    }

    #[test]
    fn what_is_optional_is_not_shipped_without_default_features() {
        let manifest = |sail: &str| {
            let sources = Sources::from([
                ("Cargo.toml", WORKSPACE),
                ("crates/sail/Cargo.toml", SAIL),
                ("cli/Cargo.toml", sail),
                ("web/app/Cargo.toml", ""),
                ("web/bot-worker/Cargo.toml", ""),
            ]);
            let workspace = Dependencies::read(&sources).expect("manifests");
            workspace.shipped("cli", Side::Server).expect("packages")
        };
        let all = manifest("[dependencies]\nsail.workspace = true");
        assert!(all.contains("openapi"));
        let few = manifest("[dependencies]\nsail = { workspace = true, default-features = false }");
        assert!(few.contains("serde") && !few.contains("openapi"));
    }

    #[test]
    fn a_row_above_the_head_of_its_table_is_found() {
        let row = "| `xshell` | runs |";
        let above = GOOD.replace(&format!("{HEAD}\n{row}"), &format!("{row}\n{HEAD}"));
        assert_ne!(above, GOOD);
        let told = "docs/dependencies.md, Tools: no table begins with `| crate | why |`";
        assert_eq!(found(&above), [told]);
    }

    #[test]
    fn a_dependency_without_a_reason_is_named() {
        assert_eq!(
            found(&GOOD.replace("`serde`, `openapi` |", "`serde` |")),
            ["docs/dependencies.md, Shipped in the server: does not say why `openapi` is used"]
        );
    }

    #[test]
    fn a_dependency_in_the_wrong_group_is_named() {
        let moved = GOOD
            .replace("| `xshell` |", "| `xshell`, `js` |")
            .replace("`js`, `leptos`", "`leptos`");
        assert_eq!(
            found(&moved),
            [
                "docs/dependencies.md, Shipped to the browser: does not say why `js` is used",
                "docs/dependencies.md, Tools: `js` does not belong there",
            ]
        );
        let stale = GOOD.replace("Also in the browser: `serde`.", "Also in the browser: `xshell`.");
        assert_eq!(found(&stale).len(), 2, "{:?}", found(&stale));
    }

    #[test]
    fn a_broken_manifest_is_an_error() {
        assert!(complaints(&Sources::from([("Cargo.toml", "[")])).is_err());
    }
}
