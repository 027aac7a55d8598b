//! What the packages have in common.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::cmd;

use crate::dist::Release;
use crate::dist::documents::documents;
use crate::dist::graph::{Key, Package};
use crate::dist::licenses::licenses;
use crate::dist::sbom::sbom;
use crate::dist::tree::{Tree, gzip};
use crate::web::entries;
use crate::workspace::Workspace;

/// Where completions go, below `share`: in a tarball and in a Debian package.
const COMPLETIONS: [(&str, &str, &str); 3] = [
    ("bash", "bash-completion/completions/freebooter", "bash-completion/completions/freebooter"),
    ("zsh", "zsh/site-functions/_freebooter", "zsh/vendor-completions/_freebooter"),
    (
        "fish",
        "fish/vendor_completions.d/freebooter.fish",
        "fish/vendor_completions.d/freebooter.fish",
    ),
];

/// Everything that is packed.
pub(crate) struct Contents {
    pub(crate) binary: Vec<u8>,
    /// Where the binary lies.
    pub(crate) program: PathBuf,
    /// Manual pages by name.
    pages: BTreeMap<String, Vec<u8>>,
    /// Completions by shell.
    completions: BTreeMap<&'static str, String>,
    /// Below `share/doc/freebooter`.
    pub(crate) documents: Tree,
    pub(crate) licenses: String,
    unit: String,
    sysusers: String,
    pub(crate) settings: String,
}

impl Contents {
    pub(crate) fn collect(
        workspace: &Workspace,
        release: &Release,
        program: &Path,
        packages: &BTreeMap<Key, Package>,
    ) -> Result<Self> {
        let read = |path: &str| {
            fs::read_to_string(workspace.path(path)).with_context(|| format!("reading {path}"))
        };
        let licenses = licenses(workspace, packages)?;
        let sbom = sbom(packages, &release.date(workspace)?);
        let mut documents = documents(workspace)?;
        documents.file("THIRD-PARTY-LICENSES.txt", licenses.clone());
        documents.file("sbom.cdx.json", serde_json::to_string_pretty(&sbom)? + "\n");
        Ok(Self {
            binary: fs::read(program).with_context(|| format!("reading {}", program.display()))?,
            program: program.to_owned(),
            pages: pages(workspace, program)?,
            completions: completions(workspace, program)?,
            documents,
            licenses,
            unit: read("deploy/freebooter.service")?,
            sysusers: read("deploy/freebooter.sysusers")?,
            settings: read("deploy/freebooter.toml")?,
        })
    }

    /// As it is unpacked into `/usr/local`.
    pub(crate) fn tarball(&self, name: &str) -> Tree {
        let mut tree = Tree::default();
        tree.program("bin/freebooter", self.binary.clone());
        tree.file("etc/freebooter.toml", self.settings.clone());
        tree.file("lib/systemd/system/freebooter.service", self.unit.clone());
        tree.file("lib/sysusers.d/freebooter.conf", self.sysusers.clone());
        for (name, page) in &self.pages {
            tree.file(format!("share/man/man1/{name}"), page.clone());
        }
        for (shell, path, _) in COMPLETIONS {
            tree.file(format!("share/{path}"), self.completions[shell].clone());
        }
        tree.extend("share/doc/freebooter", &self.documents);
        let mut whole = Tree::default();
        whole.extend(name, &tree);
        whole
    }

    /// As Debian wants it.
    pub(crate) fn debian(&self) -> Result<Tree> {
        let mut tree = Tree::default();
        tree.program("usr/bin/freebooter", self.binary.clone());
        tree.file("etc/freebooter.toml", self.settings.clone());
        let unit = self.unit.replace("/usr/local/bin/", "/usr/bin/");
        tree.file("usr/lib/systemd/system/freebooter.service", unit);
        for (name, page) in &self.pages {
            tree.file(format!("usr/share/man/man1/{name}.gz"), gzip(page)?);
        }
        for (shell, _, path) in COMPLETIONS {
            tree.file(format!("usr/share/{path}"), self.completions[shell].clone());
        }
        tree.extend("usr/share/doc/freebooter", &self.documents);
        tree.file("usr/share/doc/freebooter/copyright", self.licenses.clone());
        Ok(tree)
    }
}

fn pages(workspace: &Workspace, program: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let folder = workspace.shell.create_temp_dir()?;
    let path = folder.path();
    cmd!(workspace.shell, "{program} man-pages {path}").quiet().run()?;
    let page = |path: PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).context("a plain name")?;
        Ok((name.to_owned(), fs::read(&path)?))
    };
    entries(path)?.into_iter().map(page).collect()
}

fn completions(workspace: &Workspace, program: &Path) -> Result<BTreeMap<&'static str, String>> {
    let script = |(shell, ..): (&'static str, _, _)| {
        let script = cmd!(workspace.shell, "{program} completions {shell}").quiet().read()?;
        Ok((shell, script + "\n"))
    };
    COMPLETIONS.into_iter().map(script).collect()
}
