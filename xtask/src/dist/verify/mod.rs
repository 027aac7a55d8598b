//! `cargo xtask dist --verify`: every package is installed on a clean root file system and played
//! through its HTTP port, as a host would.

mod container;
mod debian;
mod served;
mod visitor;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use xshell::{TempDir, cmd};

use crate::dist::contents::Contents;
use crate::dist::verify::served::Served;
use crate::dist::verify::visitor::Visitor;
use crate::dist::{self, Release};
use crate::packages::{Packages, is_root};
use crate::steps::{Steps, needs};
use crate::workspace::Workspace;

/// What the clean root file systems are made with.
const ROOT: Packages =
    Packages { purpose: "packages are tested on clean root file systems", names: &["debootstrap"] };

/// What boots one.
const MACHINE: Packages = Packages {
    purpose: "the service is tested on a machine with systemd",
    names: &["systemd-container"],
};

/// What reads the image.
const IMAGE: Packages = Packages {
    purpose: "the image is unpacked by another program than the one that packed it",
    names: &["umoci"],
};

/// Verifies all packages; a fault in one does not hide those of the others.
pub(crate) fn verify(
    workspace: &Workspace,
    release: &Release,
    contents: &Contents,
    packages: &dist::Packages,
    previous: Option<&Path>,
) -> Result<()> {
    let visitor = Visitor::build(workspace)?;
    let mut steps = Steps::default();
    steps.take("checksums", || checksums(workspace, release));
    steps.take("tarball", || {
        ensure_tools(workspace, &[&ROOT])?;
        tarball(workspace, packages, &visitor, &clean_root(workspace)?)
    });
    steps.take("image", || {
        ensure_tools(workspace, &[&IMAGE])?;
        image(workspace, release, packages, &visitor)
    });
    steps.take("debian package", || {
        ensure_tools(workspace, &[&ROOT, &MACHINE])?;
        let previous = match previous {
            Some(previous) => previous.to_owned(),
            None => debian::previous(workspace, release, contents)?,
        };
        let root = clean_root(workspace)?;
        debian::verify(workspace, &packages.debian, &previous, &visitor, &root)
    });
    steps.summary()
}

/// All of these are used as root.
fn ensure_tools(workspace: &Workspace, tools: &[&Packages]) -> Result<()> {
    if !is_root(workspace) {
        return Err(needs("root, as other root file systems are entered"));
    }
    tools.iter().try_for_each(|tools| tools.ensure(workspace))
}

fn checksums(workspace: &Workspace, release: &Release) -> Result<()> {
    let _there = workspace.shell.push_dir(&release.folder);
    Ok(cmd!(workspace.shell, "sha256sum --check --strict SHA256SUMS").quiet().run()?)
}

/// A minimal Debian with systemd, made once.
fn clean_root(workspace: &Workspace) -> Result<PathBuf> {
    let root = workspace.target().join("packages-test/debian");
    if root.join("usr/bin/systemctl").exists() {
        return Ok(root);
    }
    if root.exists() {
        fs::remove_dir_all(&root)?;
    }
    fs::create_dir_all(&root)?;
    let codename = cmd!(workspace.shell, "sed -n s/^VERSION_CODENAME=//p /etc/os-release");
    let codename = codename.quiet().read()?;
    println!("making a minimal Debian {codename} in {}", root.display());
    cmd!(
        workspace.shell,
        "debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,adduser"
    )
    .args([codename.as_str()])
    .arg(&root)
    .quiet()
    .ignore_stdout()
    .run()?;
    Ok(root)
}

/// A copy of the clean root that may be changed.
pub(crate) fn copy_of(workspace: &Workspace, root: &Path) -> Result<TempDir> {
    let folder = workspace.shell.create_temp_dir()?;
    let (from, to) = (root.join("."), folder.path());
    cmd!(workspace.shell, "cp --archive {from} {to}").quiet().run()?;
    Ok(folder)
}

/// Unpacked into /usr/local, as the documentation says; then a whole match, a check and a backup.
fn tarball(
    workspace: &Workspace,
    packages: &dist::Packages,
    visitor: &Visitor,
    root: &Path,
) -> Result<()> {
    let root = copy_of(workspace, root)?;
    let (path, archive) = (root.path().join("usr/local"), &packages.tarball);
    let shell = &workspace.shell;
    cmd!(shell, "tar --directory {path} --strip-components=1 -xzf {archive}").quiet().run()?;
    let (root, program) = (root.path(), "/usr/local/bin/freebooter");
    let version = cmd!(shell, "chroot {root} {program} --version").quiet().read()?;
    println!("{version}");
    let served = Served::start(root, program, "/var/lib/freebooter", 0)?;
    visitor.play(served.address)?;
    for command in ["backup /root/copy.db --data /var/lib/freebooter", "check /root/copy.db"] {
        let args = command.split(' ');
        cmd!(shell, "chroot {root} {program}").args(args).quiet().run()?;
    }
    served.stop()?;
    cmd!(shell, "chroot {root} {program} check /var/lib/freebooter").quiet().run()?;
    let pages = fs::read_dir(path.join("share/man/man1"))?.count();
    ensure!(pages > 10, "there are manual pages, not {pages}");
    Ok(())
}

/// Unpacked by another program that reads OCI images, and run as the image says.
fn image(
    workspace: &Workspace,
    release: &Release,
    packages: &dist::Packages,
    visitor: &Visitor,
) -> Result<()> {
    let folder = workspace.shell.create_temp_dir()?;
    let [layout, bundle] = ["layout", "bundle"].map(|name| folder.path().join(name));
    fs::create_dir_all(&layout)?;
    let (archive, shell) = (&packages.image, &workspace.shell);
    cmd!(shell, "tar --directory {layout} -xf {archive}").quiet().run()?;
    let image = format!("{}:{}", layout.display(), release.version);
    cmd!(shell, "umoci unpack --image {image} {bundle}").quiet().ignore_stderr().run()?;
    container::run(&bundle, visitor)
}
