//! The binary that is shipped: small, fast, and the same from any folder.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::Result;

use crate::dist::Release;
use crate::dist::graph::{Key, Package};
use crate::web::{self, Compiler, Effort};
use crate::workspace::Workspace;

const PROFILE: &str = "dist";

/// Builds the client and the binary that has it inside, and answers where that is.
pub(crate) fn build(
    workspace: &Workspace,
    release: &Release,
    packages: &BTreeMap<Key, Package>,
) -> Result<PathBuf> {
    let paths = Prefixes::of(workspace, packages);
    web::build_with(workspace, Compiler::Auto, Effort::Full, &paths.rust())?.check()?;
    let flags = format!("target.'cfg(all())'.rustflags={:?}", paths.rust());
    let cargo = workspace.cargo().args(["build", "--locked", "--package=freebooter"]);
    cargo
        .args(["--profile", PROFILE, "--config", &flags])
        .env("SOURCE_DATE_EPOCH", release.time.to_string())
        .env("CFLAGS", paths.c(&std::env::var("CFLAGS").unwrap_or_default()))
        // Folders may have spaces in their names.
        .env("CC_SHELL_ESCAPED_FLAGS", "1")
        .run()?;
    Ok(workspace.target().join(PROFILE).join("freebooter"))
}

/// This machine's folders, which stay out of what is built, each with what stands in its place:
/// panics and assertions name the files of packages and of generated code.
struct Prefixes(Vec<(PathBuf, &'static str)>);

impl Prefixes {
    fn of(workspace: &Workspace, packages: &BTreeMap<Key, Package>) -> Self {
        let others = packages.values().filter(|package| !package.is_ours());
        let registries: BTreeSet<_> =
            others.filter_map(|package| package.folder.parent()).collect();
        let registries = registries.into_iter().map(|folder| (folder.to_owned(), "/crates"));
        let target = workspace.target();
        let target = (!target.starts_with(&workspace.root)).then_some((target, "/target"));
        let ours = [(workspace.root.clone(), "/freebooter")];
        Self(registries.chain(ours).chain(target).collect())
    }

    /// As flags of rustc.
    fn rust(&self) -> Vec<String> {
        self.flags("--remap-path-prefix").collect()
    }

    /// As flags of a C compiler, after those that are set already.
    fn c(&self, set: &str) -> String {
        let quoted = |flag: String| format!("'{}'", flag.replace('\'', r"'\''"));
        let flags = self.flags("-ffile-prefix-map").map(quoted);
        let all = [set.to_owned()].into_iter().filter(|set| !set.is_empty()).chain(flags);
        all.collect::<Vec<_>>().join(" ")
    }

    fn flags(&self, name: &str) -> impl Iterator<Item = String> {
        self.0.iter().map(move |(from, to)| format!("{name}={}={to}", from.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_compilers_are_told_the_same_folders() {
        let paths = Prefixes(vec![
            ("/home/me/it's here".into(), "/crates"),
            ("/src".into(), "/freebooter"),
        ]);
        assert_eq!(
            paths.rust(),
            [
                "--remap-path-prefix=/home/me/it's here=/crates",
                "--remap-path-prefix=/src=/freebooter"
            ]
        );
        let expected = r"-O2 '-ffile-prefix-map=/home/me/it'\''s here=/crates' '-ffile-prefix-map=/src=/freebooter'";
        assert_eq!(paths.c("-O2"), expected);
    }
}
