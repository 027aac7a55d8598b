//! The Debian package on a Debian with systemd: installed, played, upgraded in the middle of a
//! match, backed up and restored, removed, purged.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use xshell::{TempDir, cmd};

use crate::dist::contents::Contents;
use crate::dist::verify::copy_of;
use crate::dist::verify::served::{free_address, wait_for};
use crate::dist::verify::visitor::Visitor;
use crate::dist::{Release, debian};
use crate::workspace::Workspace;

const DATA: &str = "/var/lib/freebooter";

/// How often and how long the machine is waited for.
const TRIES: u32 = 240;
const PAUSE: Duration = Duration::from_millis(250);

/// A package of an earlier version with the same binary.
pub(crate) fn previous(
    workspace: &Workspace,
    release: &Release,
    contents: &Contents,
) -> Result<PathBuf> {
    let folder = workspace.target().join("packages-test/previous");
    fs::create_dir_all(&folder)?;
    let version = format!("{}~previous", release.version);
    let earlier = Release { version: version.clone(), time: release.time, folder };
    debian::pack(workspace, &earlier, contents, &version)
}

/// The whole life of a package.
pub(crate) fn verify(
    workspace: &Workspace,
    package: &Path,
    previous: &Path,
    visitor: &Visitor,
    root: &Path,
) -> Result<()> {
    let machine = Machine::boot(workspace, root)?;
    let server = machine.address;
    let note = machine.root.path().join("root/visit.json");

    machine.install(previous)?;
    machine.is_served("after the installation")?;
    machine.run("test $(stat --format %U:%a /var/lib/freebooter) = freebooter:700")?;
    machine.run("systemctl is-enabled --quiet freebooter")?;
    visitor.leave(server, &note)?;
    let before = machine.read("systemctl show --property MainPID freebooter")?;

    machine.install(package)?;
    machine.is_served("after the upgrade")?;
    let after = machine.read("systemctl show --property MainPID freebooter")?;
    ensure!(before != after, "the upgrade restarts the server: {before}");
    visitor.come_back(server, &note)?;
    println!("{}", machine.read("freebooter --version")?);
    machine.run("dpkg --verify freebooter")?;

    restore(&machine, visitor, &note)?;
    remove(&machine)
}

/// Backup, loss and restore, as the documentation says.
fn restore(machine: &Machine, visitor: &Visitor, note: &Path) -> Result<()> {
    let user = "runuser -u freebooter --";
    machine.run(&format!("{user} freebooter check {DATA}"))?;
    machine.run("install -d -o freebooter /backups")?;
    machine.run(&format!("{user} freebooter backup /backups/copy.db --data {DATA}"))?;
    machine.run("systemctl stop freebooter")?;
    machine.run(&format!("rm -r {DATA}/* && {user} cp /backups/copy.db {DATA}/freebooter.db"))?;
    machine.run("systemctl start freebooter")?;
    machine.is_served("after the restore")?;
    visitor.look(machine.address, note)?;
    machine.run(&format!("{user} freebooter check {DATA}"))
}

/// Removing keeps the data and the settings; purging leaves nothing.
fn remove(machine: &Machine) -> Result<()> {
    machine.run("dpkg --remove freebooter")?;
    machine.run("! systemctl is-active --quiet freebooter && ! test -e /usr/bin/freebooter")?;
    machine.run(&format!("test -s {DATA}/freebooter.db && test -e /etc/freebooter.toml"))?;
    machine.run("dpkg --purge freebooter")?;
    let gone = [DATA, "/etc/freebooter.toml", "/usr/share/doc/freebooter"];
    for path in gone {
        machine.run(&format!("! test -e {path}"))?;
    }
    machine.run("! getent passwd freebooter && ! getent group freebooter")
}

/// A Debian that runs in a container of systemd-nspawn, with the network of this machine.
struct Machine {
    root: TempDir,
    /// Where its server listens.
    address: SocketAddr,
    container: Child,
    /// Its first process, as this machine numbers it.
    init: u32,
}

impl Machine {
    fn boot(workspace: &Workspace, root: &Path) -> Result<Self> {
        let root = copy_of(workspace, root)?;
        let address = free_address()?;
        choose_ports(root.path(), address)?;
        let container = Command::new("systemd-nspawn")
            .args(["--quiet", "--boot", "--keep-unit", "--register=no", "--console=pipe"])
            .arg("--directory")
            .arg(root.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .context("starting systemd-nspawn")?;
        let mut machine = Self { root, address, container, init: 0 };
        machine.wait(workspace)?;
        Ok(machine)
    }

    /// Until systemd answers.
    fn wait(&mut self, workspace: &Workspace) -> Result<()> {
        let id = self.container.id().to_string();
        for _ in 0..TRIES {
            let children = cmd!(workspace.shell, "pgrep --parent {id}").quiet().ignore_status();
            let init = children.read()?.lines().next().and_then(|line| line.parse().ok());
            if let Some(init) = init {
                self.init = init;
                let state = self.inside("systemctl is-system-running").output()?.stdout;
                if [&b"running\n"[..], b"degraded\n"].contains(&state.as_slice()) {
                    return Ok(());
                }
            }
            sleep(PAUSE);
        }
        bail!("the container does not start");
    }

    fn inside(&self, script: &str) -> Command {
        let mut command = Command::new("nsenter");
        let init = self.init.to_string();
        command.args(["--target", &init, "--all", "--", "/bin/sh", "-ec", script]);
        command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").stdin(Stdio::null());
        command
    }

    /// Runs a script of the shell.
    fn run(&self, script: &str) -> Result<()> {
        let status = self.inside(script).status()?;
        ensure!(status.success(), "`{script}` ended with {status}");
        Ok(())
    }

    fn read(&self, script: &str) -> Result<String> {
        let output = self.inside(script).output()?;
        ensure!(output.status.success(), "`{script}` ended with {}", output.status);
        Ok(String::from_utf8(output.stdout)?.trim().to_owned())
    }

    fn install(&self, package: &Path) -> Result<()> {
        let copy = self.root.path().join("root/package.deb");
        fs::copy(package, copy)?;
        self.run("dpkg --install /root/package.deb")
    }

    /// The unit is active, with everything that it forbids itself, and its server is ready.
    fn is_served(&self, when: &str) -> Result<()> {
        let served = wait_for(self.address).and_then(|()| {
            self.run(&format!(
                "systemctl is-active --quiet freebooter && freebooter ready --listen {}",
                self.address
            ))
        });
        served.or_else(|error| {
            let log = self.read("journalctl --unit freebooter --no-pager --lines 20");
            bail!("{when}: {error:#}\n{}", log.unwrap_or_default())
        })
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // Whatever is left of it goes with its first process.
        let _ = self.inside("systemctl --no-block poweroff").status();
        for _ in 0..TRIES {
            if matches!(self.container.try_wait(), Ok(Some(_))) {
                return;
            }
            sleep(PAUSE);
        }
        let _ = self.container.kill();
        let _ = self.container.wait();
    }
}

/// The network is shared with this machine, where other servers may run.
fn choose_ports(root: &Path, address: SocketAddr) -> Result<()> {
    let folder = root.join("etc/systemd/system/freebooter.service.d");
    fs::create_dir_all(&folder)?;
    let metrics = free_address()?;
    let text = format!(
        "[Service]\nEnvironment=FREEBOOTER_LISTEN={address} FREEBOOTER_METRICS={metrics}\n"
    );
    Ok(fs::write(folder.join("ports.conf"), text)?)
}
