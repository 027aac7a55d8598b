//! The program that plays: `crates/test-client/examples/visit.rs`.

use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};

use crate::workspace::Workspace;

pub(crate) struct Visitor(PathBuf);

impl Visitor {
    pub(crate) fn build(workspace: &Workspace) -> Result<Self> {
        // Of the whole workspace, like the tests: with the same features of all dependencies.
        let args = ["build", "--quiet", "--workspace", "--example=visit"];
        workspace.cargo().args(args).run()?;
        Ok(Self(workspace.target().join("debug/examples/visit")))
    }

    /// A whole match.
    pub(crate) fn play(&self, server: SocketAddr) -> Result<()> {
        self.visit(server, &[])
    }

    /// A match that is left.
    pub(crate) fn leave(&self, server: SocketAddr, note: &Path) -> Result<()> {
        self.visit(server, &["--leave".as_ref(), note.as_os_str()])
    }

    /// The rest of it.
    pub(crate) fn come_back(&self, server: SocketAddr, note: &Path) -> Result<()> {
        self.visit(server, &["--come-back".as_ref(), note.as_os_str()])
    }

    /// It is still there.
    pub(crate) fn look(&self, server: SocketAddr, note: &Path) -> Result<()> {
        self.visit(server, &["--look".as_ref(), note.as_os_str()])
    }

    fn visit(&self, server: SocketAddr, args: &[&OsStr]) -> Result<()> {
        let status = Command::new(&self.0).arg(server.to_string()).args(args).status()?;
        ensure!(status.success(), "the visit to {server} failed: {args:?}");
        Ok(())
    }
}
