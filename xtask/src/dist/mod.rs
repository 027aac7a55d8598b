//! `cargo xtask dist`: what a host downloads.
//!
//! A tarball, a Debian package and a container image, each with the same binary, which has the
//! client inside. The same commit and compilers give the same bytes.

mod build;
mod contents;
mod debian;
mod documents;
mod graph;
mod image;
mod licenses;
mod sbom;
mod tree;
mod verify;

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use xshell::cmd;

use crate::dist::contents::Contents;
use crate::dist::tree::gzip;
use crate::workspace::Workspace;

/// What `cargo xtask dist` was asked for.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Pack this binary instead of building one
    #[arg(long, value_name = "FILE")]
    binary: Option<PathBuf>,
    /// Only write the root file system of the container image into this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "verify")]
    root: Option<PathBuf>,
    /// Install what was packed on clean root file systems, play through its port, upgrade, remove
    #[arg(long)]
    verify: bool,
    /// With --verify: upgrade from this package instead of from one with the same binary
    #[arg(long, value_name = "FILE", requires = "verify")]
    previous: Option<PathBuf>,
}

/// A release: when it was made and how it is called.
pub(crate) struct Release {
    pub(crate) version: String,
    /// Seconds since 1970 of the last commit, or `SOURCE_DATE_EPOCH`: the time of every file.
    pub(crate) time: u64,
    /// Where packages go.
    pub(crate) folder: PathBuf,
}

/// The finished files.
pub(crate) struct Packages {
    pub(crate) tarball: PathBuf,
    pub(crate) debian: PathBuf,
    pub(crate) image: PathBuf,
}

/// Builds, packs, and verifies if asked to.
pub(crate) fn dist(workspace: &Workspace, options: &Options) -> Result<()> {
    let release = Release::of(workspace)?;
    let shipped = graph::shipped(workspace)?;
    let binary = match &options.binary {
        Some(binary) => binary.clone(),
        None => build::build(workspace, &release, &shipped)?,
    };
    let contents = Contents::collect(workspace, &release, &binary, &shipped)?;
    if let Some(folder) = &options.root {
        return image::root(workspace, &contents)?.write(folder, release.time);
    }
    let packages = pack(workspace, &release, &contents)?;
    if options.verify {
        let previous = options.previous.as_deref();
        verify::verify(workspace, &release, &contents, &packages, previous)?;
    }
    Ok(())
}

fn pack(workspace: &Workspace, release: &Release, contents: &Contents) -> Result<Packages> {
    if release.folder.exists() {
        fs::remove_dir_all(&release.folder)?;
    }
    fs::create_dir_all(&release.folder)?;
    let Release { version, time, folder } = release;
    let name = format!("freebooter-{version}");
    let packages = Packages {
        tarball: folder.join(format!("{name}-{}-linux.tar.gz", std::env::consts::ARCH)),
        debian: debian::pack(workspace, release, contents, version)?,
        image: folder.join(format!("{name}-oci.tar")),
    };
    fs::write(&packages.tarball, gzip(&contents.tarball(&name).tar(*time)?)?)?;
    fs::write(&packages.image, image::layout(workspace, release, contents)?.tar(*time)?)?;
    write_sums(folder, [&packages.tarball, &packages.debian, &packages.image])?;
    Ok(packages)
}

/// Writes and prints the checksums, as `sha256sum --check` reads them.
fn write_sums(folder: &Path, files: [&PathBuf; 3]) -> Result<()> {
    let mut sums = String::new();
    for file in files {
        let bytes = fs::read(file)?;
        let name = file.file_name().context("a file has a name")?.to_string_lossy();
        writeln!(sums, "{}  {name}", sha256(&bytes))?;
        println!("{:>7} KiB  {}", bytes.len().div_ceil(1024), file.display());
    }
    fs::write(folder.join("SHA256SUMS"), &sums)?;
    print!("{sums}");
    Ok(())
}

/// In hexadecimal digits.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

impl Release {
    fn of(workspace: &Workspace) -> Result<Self> {
        let manifest: toml::Table =
            fs::read_to_string(workspace.path("Cargo.toml"))?.parse().context("Cargo.toml")?;
        let version = manifest["workspace"]["package"]["version"].as_str();
        let version = version.context("the workspace has a version")?.to_owned();
        let time = match std::env::var("SOURCE_DATE_EPOCH") {
            Ok(time) => time,
            Err(_) => cmd!(workspace.shell, "git log -1 --format=%ct").quiet().read()?,
        };
        let time = time.trim().parse().context("the time of the release, in seconds")?;
        Ok(Self { version, time, folder: workspace.target().join("packages") })
    }

    /// The time as RFC 3339 has it.
    pub(crate) fn date(&self, workspace: &Workspace) -> Result<String> {
        let at = format!("@{}", self.time);
        Ok(cmd!(workspace.shell, "date --utc --date {at} +%Y-%m-%dT%H:%M:%SZ").quiet().read()?)
    }
}
