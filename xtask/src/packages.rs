//! Debian packages that are installed when they are missing.

use std::path::Path;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::steps;
use crate::workspace::Workspace;

/// Packages by name, and what they are for, in words that finish the sentence "… need …".
pub(crate) struct Packages {
    pub(crate) purpose: &'static str,
    pub(crate) names: &'static [&'static str],
}

impl Packages {
    /// True if Debian's package database knows all of them as installed.
    pub(crate) fn installed(&self, workspace: &Workspace) -> bool {
        self.names.iter().all(|name| {
            cmd!(workspace.shell, "dpkg-query --show --showformat")
                .args(["${Status}", name])
                .quiet()
                .ignore_stderr()
                .ignore_status()
                .read()
                .is_ok_and(|status| status == "install ok installed")
        })
    }

    /// Installs what is missing, or says in one sentence what to install: [`steps::LeftOut`].
    pub(crate) fn ensure(&self, workspace: &Workspace) -> Result<()> {
        if self.installed(workspace) {
            return Ok(());
        }
        if !Path::new("/usr/bin/apt-get").exists() || !is_root(workspace) {
            let (list, command, purpose) = (self.list(), self.command(), self.purpose);
            return Err(steps::needs(format!("{list} (`{command}`): {purpose}")));
        }
        println!("installing {} ({})", self.list(), self.purpose);
        self.install(workspace).with_context(|| format!("installing {}", self.list()))
    }

    fn install(&self, workspace: &Workspace) -> Result<()> {
        let shell = &workspace.shell;
        let names = self.names;
        let _quiet = shell.push_env("DEBIAN_FRONTEND", "noninteractive");
        cmd!(shell, "apt-get update --quiet --quiet").quiet().ignore_stdout().run()?;
        cmd!(shell, "apt-get install --quiet --quiet --yes --no-install-recommends {names...}")
            .quiet()
            .ignore_stdout()
            .run()?;
        Ok(())
    }

    fn list(&self) -> String {
        self.names.join(", ")
    }

    fn command(&self) -> String {
        format!("apt-get install {}", self.names.join(" "))
    }
}

/// Some packages and some tests of them can only be installed by root.
pub(crate) fn is_root(workspace: &Workspace) -> bool {
    cmd!(workspace.shell, "id --user").quiet().read().is_ok_and(|id| id == "0")
}
