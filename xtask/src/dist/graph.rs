//! Which packages are shipped, as cargo resolves them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;
use xshell::cmd;

use crate::workspace::Workspace;

/// The target of the client.
const BROWSER: &str = "wasm32-unknown-unknown";

/// Name and version: cargo has each of them once.
pub(crate) type Key = (String, String);

/// A package in the server's binary or in the browser's client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// As an SPDX expression.
    pub(crate) license: String,
    pub(crate) authors: Vec<String>,
    pub(crate) repository: Option<String>,
    pub(crate) folder: PathBuf,
    /// Ours have none.
    pub(crate) checksum: Option<String>,
    pub(crate) in_server: bool,
    pub(crate) in_browser: bool,
    /// The shipped packages that it uses.
    pub(crate) uses: BTreeSet<Key>,
}

impl Package {
    /// True for one of the workspace.
    pub(crate) fn is_ours(&self) -> bool {
        self.checksum.is_none()
    }
}

/// Everything that is shipped, by name and version.
pub(crate) fn shipped(workspace: &Workspace) -> Result<BTreeMap<Key, Package>> {
    let host = cmd!(workspace.shell, "rustc --print host-tuple").quiet().read()?;
    let server = tree(workspace, &host, &["freebooter"])?;
    let browser = tree(workspace, BROWSER, &["web-app", "bot-worker"])?;
    let metadata = workspace.cargo().args(["metadata", "--format-version=1", "--locked"]).read()?;
    let metadata: Value = serde_json::from_str(&metadata).context("what cargo metadata says")?;
    let checksums = checksums(&std::fs::read_to_string(workspace.path("Cargo.lock"))?)?;
    packages(&metadata, &checksums, &server, &browser)
}

/// The packages that end up in a program for a target, without those that only build it.
fn tree(workspace: &Workspace, target: &str, roots: &[&str]) -> Result<BTreeSet<Key>> {
    let cargo = workspace.cargo().args(["tree", "--locked", "--prefix=none", "--format={p}"]);
    let cargo = cargo.args(["--edges=normal,no-proc-macro", "--target", target]);
    let roots = roots.iter().flat_map(|root| ["--package", root]);
    let listed = cargo.args(roots).read().context("asking cargo what is shipped")?;
    Ok(listed.lines().filter_map(key).collect())
}

/// From `serde v1.0.0`, with a path or a mark behind it.
fn key(line: &str) -> Option<Key> {
    let mut words = line.split_whitespace();
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    Some((name.to_owned(), version.to_owned()))
}

/// The checksums in a lock file.
fn checksums(lock: &str) -> Result<BTreeMap<Key, String>> {
    let lock: toml::Table = lock.parse().context("Cargo.lock")?;
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let entry = |package: &toml::Value| {
        let text = |key: &str| Some(package.get(key)?.as_str()?.to_owned());
        Some(((text("name")?, text("version")?), text("checksum")?))
    };
    Ok(packages.context("Cargo.lock lists packages")?.iter().filter_map(entry).collect())
}

fn packages(
    metadata: &Value,
    checksums: &BTreeMap<Key, String>,
    server: &BTreeSet<Key>,
    browser: &BTreeSet<Key>,
) -> Result<BTreeMap<Key, Package>> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let mut keys = BTreeMap::new();
    let mut packages = BTreeMap::new();
    for package in list(&metadata["packages"]) {
        let name = text(&package["name"]).context("a package has a name")?;
        let key = (name, text(&package["version"]).context("a package has a version")?);
        let (in_server, in_browser) = (server.contains(&key), browser.contains(&key));
        keys.insert(text(&package["id"]), key.clone());
        if !in_server && !in_browser {
            continue;
        }
        let manifest = text(&package["manifest_path"]).map(PathBuf::from);
        let found = Package {
            license: text(&package["license"]).unwrap_or_default(),
            authors: list(&package["authors"]).iter().filter_map(text).collect(),
            repository: text(&package["repository"]),
            folder: manifest.context("a manifest")?.parent().context("a folder")?.to_owned(),
            checksum: checksums.get(&key).cloned(),
            in_server,
            in_browser,
            uses: BTreeSet::new(),
            name: key.0.clone(),
            version: key.1.clone(),
        };
        packages.insert(key, found);
    }
    let shipped: BTreeSet<Key> = packages.keys().cloned().collect();
    for node in list(&metadata["resolve"]["nodes"]) {
        let package = keys.get(&text(&node["id"])).and_then(|key| packages.get_mut(key));
        let used = list(&node["deps"]).into_iter().filter(is_normal);
        let used = used.filter_map(|dep| keys.get(&text(&dep["pkg"])).cloned());
        if let Some(package) = package {
            package.uses = used.filter(|key| shipped.contains(key)).collect();
        }
    }
    Ok(packages)
}

/// Not for tests and build scripts only.
fn is_normal(dep: &Value) -> bool {
    dep["dep_kinds"].as_array().is_some_and(|kinds| kinds.iter().any(|it| it["kind"].is_null()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn keys(names: &[&str]) -> BTreeSet<Key> {
        names.iter().map(|name| ((*name).to_owned(), "1.0.0".to_owned())).collect()
    }

    #[test]
    fn what_is_shipped_is_known_with_what_it_uses() {
        let package = |name: &str| {
            json!({"id": format!("{name}#1"), "name": name, "version": "1.0.0", "license": "MIT",
                "manifest_path": format!("/r/{name}/Cargo.toml"), "authors": ["A"]})
        };
        let dep = |name: &str, kind: Value| json!({"pkg": format!("{name}#1"), "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [package("sail"), package("wind"), package("test")],
            "resolve": {"nodes": [{"id": "sail#1",
                "deps": [dep("wind", Value::Null), dep("test", json!("dev"))]}]},
        });
        let lock = "[[package]]\nname = \"wind\"\nversion = \"1.0.0\"\nchecksum = \"ab\"\n";
        let checksums = checksums(lock).expect("a lock file");
        let found = packages(&metadata, &checksums, &keys(&["sail", "wind"]), &keys(&["wind"]));
        let found = found.expect("metadata");
        assert_eq!(found.keys().cloned().collect::<BTreeSet<_>>(), keys(&["sail", "wind"]));
        let [sail, wind] =
            ["sail", "wind"].map(|name| &found[&(name.to_owned(), "1.0.0".to_owned())]);
        assert!(sail.is_ours() && !sail.in_browser && sail.uses == keys(&["wind"]));
        assert!(!wind.is_ours() && wind.in_server && wind.in_browser && wind.uses.is_empty());
        assert_eq!(wind.folder, PathBuf::from("/r/wind"));
    }

    #[test]
    fn lines_of_a_tree_name_packages() {
        let found = key("sail v0.3.0 (/somewhere/sail)").expect("a package");
        assert_eq!(found, ("sail".to_owned(), "0.3.0".to_owned()));
        assert_eq!(key("serde v1.0.229 (*)").expect("a package").1, "1.0.229");
        assert_eq!(key(""), None);
    }
}
