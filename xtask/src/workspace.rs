//! Where things are.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

/// The workspace and a shell that stands in its root.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    pub(crate) shell: Shell,
}

impl Workspace {
    /// The workspace this program was built from.
    pub(crate) fn find() -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .context("xtask lies in a folder of the workspace")?
            .to_path_buf();
        let shell = Shell::new()?;
        shell.change_dir(&root);
        Ok(Self { root, shell })
    }

    /// A path below the root.
    pub(crate) fn path(&self, below: &str) -> PathBuf {
        self.root.join(below)
    }

    /// Where cargo puts what it builds.
    pub(crate) fn target(&self) -> PathBuf {
        let elsewhere = std::env::var_os("CARGO_TARGET_DIR");
        elsewhere.map_or_else(|| self.path("target"), |folder| self.root.join(folder))
    }

    /// The finished client. The server embeds what lies here.
    pub(crate) fn dist(&self) -> PathBuf {
        self.path("target/web")
    }

    /// Everything that arises on the way to the finished client.
    pub(crate) fn web_build(&self) -> PathBuf {
        self.path("target/web-build")
    }

    /// The cargo that started this program.
    pub(crate) fn cargo(&self) -> Cmd<'_> {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        cmd!(self.shell, "{cargo}").quiet()
    }
}
