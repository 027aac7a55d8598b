//! The template does not rot: a game is made from it in a copy of the workspace, and that game is
//! tested, played and compiled into the client.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use xshell::{Cmd, Shell, cmd};

use crate::new_game::new_game;
use crate::tidy;
use crate::workspace::Workspace;

// In two parts, because tidy finds a game that is named outside its folder.
const NAME: &str = concat!("windy", "-bay");

/// How many random games each law looks at, and how many positions are mutated: the template's own
/// rules are simple.
const LAW_GAMES: &str = "100";
const MUTATIONS: &str = "500";

/// The game is played once here: compiling quickly counts for more than playing fast.
const UNOPTIMIZED: [&str; 4] = [
    "--config",
    "profile.dev.package.engine.opt-level=0",
    "--config",
    "profile.dev.package.bots.opt-level=0",
];

/// Proves that the template makes a game: it is tidy, its tests and those of the texts pass, it is
/// played to the end by the program, and the client compiles with it.
pub(crate) fn prove(workspace: &Workspace) -> Result<()> {
    let proof = Proof::prepare(workspace)?;
    tidy::report(&proof.scratch)?;
    proof.test()?;
    proof.play()?;
    proof.check_client()
}

struct Proof {
    /// A copy of the workspace, with the new game.
    scratch: Workspace,
    target: PathBuf,
}

impl Proof {
    /// The copy stays from one run to the next, and only what differs is written, so that cargo
    /// compiles only that.
    fn prepare(workspace: &Workspace) -> Result<Self> {
        let folder = workspace.target().join("new-game");
        let (fresh, kept) = (folder.join("fresh"), folder.join("workspace"));
        if fresh.exists() {
            fs::remove_dir_all(&fresh)?;
        }
        let files = tracked(workspace)?;
        for path in &files {
            copy(&workspace.root.join(path), &fresh.join(path))?;
        }
        new_game(&at(&fresh)?, NAME, false)?;
        sync(&fresh, &kept)?;
        fs::remove_dir_all(&fresh)?;
        Ok(Self { scratch: at(&kept)?, target: seeded(workspace, &folder.join("target"))? })
    }

    fn cargo(&self, args: &[&str]) -> Cmd<'_> {
        self.scratch.cargo().args(args).env("CARGO_TARGET_DIR", &self.target)
    }

    fn test(&self) -> Result<()> {
        let ui = format!("{NAME}-ui");
        let packages = ["-p", NAME, "-p", &ui, "-p", "registry", "-p", "text"];
        let tests = self.cargo(&["test", "--quiet"]).args(packages);
        let tests = tests.env("FREEBOOTER_LAW_GAMES", LAW_GAMES);
        Ok(tests.env("FREEBOOTER_MUTATIONS", MUTATIONS).run()?)
    }

    /// Bots play it to the end in the terminal, and the engine knows it.
    fn play(&self) -> Result<()> {
        self.cargo(&["build", "--quiet", "-p", "freebooter"]).args(UNOPTIMIZED).run()?;
        let program = self.target.join("debug/freebooter");
        let shell = &self.scratch.shell;
        let record = self.target.join("windy-bay.freebooter.json");
        let play = cmd!(shell, "{program} play {NAME} --seats greedy,captain,greedy --fast");
        let told = play.args(["--seed", "proof", "--save"]).arg(&record).quiet().read()?;
        ensure!(told.contains("It is over."), "the match ends:\n{told}");
        cmd!(shell, "{program} replay {record}").quiet().ignore_stdout().run()?;
        let asked = cmd!(shell, "{program} engine").stdin("{\"cmd\":\"games\"}\n").quiet();
        let games = asked.read()?;
        ensure!(games.contains(&format!("\"{NAME}\"")), "the engine knows it: {games}");
        Ok(())
    }

    fn check_client(&self) -> Result<()> {
        Ok(self.cargo(&["check", "--quiet", "-p", "web-app"]).run()?)
    }
}

/// The workspace in a folder.
fn at(root: &Path) -> Result<Workspace> {
    let shell = Shell::new()?;
    shell.change_dir(root);
    Ok(Workspace { root: root.to_path_buf(), shell })
}

/// What belongs to the workspace: all that git knows or would add.
fn tracked(workspace: &Workspace) -> Result<Vec<String>> {
    let list = cmd!(workspace.shell, "git ls-files -z --cached --others --exclude-standard");
    let list = list.quiet().read().context("git says which files belong to the workspace")?;
    let paths = list.split('\0').filter(|path| !path.is_empty());
    // A file that was removed and not committed is still listed.
    Ok(paths.filter(|path| workspace.root.join(path).is_file()).map(str::to_owned).collect())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::copy(from, to).map(drop).with_context(|| format!("copying {}", from.display()))
}

/// Makes a folder like another one, without touching files that are the same.
fn sync(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    let names = |folder: &Path| -> Result<BTreeSet<_>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect()
    };
    let wanted = names(from)?;
    for gone in names(to)?.difference(&wanted) {
        let path = to.join(gone);
        if path.is_dir() { fs::remove_dir_all(path)? } else { fs::remove_file(path)? }
    }
    for name in &wanted {
        let (from, to) = (from.join(name), to.join(name));
        if from.is_dir() {
            sync(&from, &to)?;
        } else if !to.is_file() || fs::read(&from)? != fs::read(&to)? {
            copy(&from, &to)?;
        }
    }
    Ok(())
}

/// The folder that cargo compiles into. It begins with what was compiled for the workspace, so
/// that dependencies are not compiled again.
fn seeded(workspace: &Workspace, target: &Path) -> Result<PathBuf> {
    if !target.exists() {
        for part in [".fingerprint", "build", "deps"] {
            let from = workspace.target().join("debug").join(part);
            if from.is_dir() {
                link(&from, &target.join("debug").join(part))?;
            }
        }
    }
    Ok(target.to_path_buf())
}

/// Hard links: nothing is copied. Cargo and rustc replace files, they do not write into them.
fn link(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            link(&entry.path(), &to)?;
        } else if fs::hard_link(entry.path(), &to).is_err() {
            fs::copy(entry.path(), &to)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_becomes_like_another_and_what_is_the_same_is_not_touched() {
        let root = std::env::temp_dir().join(format!("new-game-sync-{}", std::process::id()));
        let (from, to) = (root.join("from"), root.join("to"));
        for (path, text) in [("a/same", "1"), ("a/other", "2"), ("new/file", "3")] {
            fs::create_dir_all(from.join(path).parent().expect("a folder")).expect("a folder");
            fs::write(from.join(path), text).expect("a file");
        }
        for (path, text) in [("a/same", "1"), ("a/other", "x"), ("gone/file", "y"), ("b", "z")] {
            fs::create_dir_all(to.join(path).parent().expect("a folder")).expect("a folder");
            fs::write(to.join(path), text).expect("a file");
        }
        let changed = |path: &str| fs::metadata(to.join(path)).expect("a file").modified().ok();
        let before = changed("a/same");
        sync(&from, &to).expect("like the other");
        assert_eq!(changed("a/same"), before);
        assert_eq!(fs::read_to_string(to.join("a/other")).expect("a file"), "2");
        assert_eq!(fs::read_to_string(to.join("new/file")).expect("a file"), "3");
        assert!(!to.join("gone").exists() && !to.join("b").exists());
        fs::remove_dir_all(root).expect("removed");
    }
}
