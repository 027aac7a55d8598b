//! `cargo xtask new-game NAME`: a small complete game, from the template in `xtask/template/game`.
//!
//! Everything is made up in memory first; what is written is taken back if anything fails.

mod edits;
mod name;
mod proof;
mod template;
mod writing;

use anyhow::Result;

pub(crate) use crate::new_game::proof::prove;

use crate::new_game::edits::Edit;
use crate::new_game::name::Name;
use crate::new_game::template::File;
use crate::new_game::writing::Writing;
use crate::workspace::Workspace;

/// What a new game consists of.
struct Plan {
    name: Name,
    files: Vec<File>,
    edits: Vec<Edit>,
}

impl Plan {
    fn make(workspace: &Workspace, name: &str) -> Result<Self> {
        let name = Name::choose(&workspace.root, name)?;
        let mut files = template::files(&workspace.root, &name)?;
        files.push(bundle(&name));
        let edits = edits::of(&workspace.root, &name)?;
        Ok(Self { name, files, edits })
    }

    fn list(&self) {
        let (number, folder) = (self.files.len(), self.name.folder());
        println!("{number} files, all but the last in {folder}:");
        for file in &self.files {
            println!("  {}", file.path);
        }
        println!("{} lines elsewhere:", self.edits.len());
        for edit in &self.edits {
            println!("  {}: {}", edit.path, edit.line.trim());
        }
    }
}

/// Makes a game, or says what would be made.
pub(crate) fn new_game(workspace: &Workspace, name: &str, dry_run: bool) -> Result<()> {
    let plan = Plan::make(workspace, name)?;
    if dry_run {
        plan.list();
        return Ok(());
    }
    let mut writing = Writing::begin(&workspace.root, &plan.name.folder());
    for file in &plan.files {
        writing.create(&file.path, &file.bytes)?;
    }
    for edit in &plan.edits {
        writing.change(&edit.path, &edit.text)?;
    }
    writing.keep("Cargo.lock")?;
    format(workspace, &plan.name)?;
    writing.finish();
    plan.list();
    println!("{}", next(&plan.name));
    Ok(())
}

/// The game's bundle of the client, which the folder of the game cannot hold: it needs the pages.
fn bundle(name: &Name) -> File {
    let Name { id, module, kind, title, .. } = name;
    let text = format!(
        "//! The pages of {title}.\n\nfn main() {{\n    web_app::game::<{module}_ui::{kind}Ui>();\n}}\n"
    );
    File { path: format!("web/app/src/bin/{id}.rs"), bytes: text.into_bytes() }
}

/// The names of other lengths have moved the line breaks.
fn format(workspace: &Workspace, name: &Name) -> Result<()> {
    let packages = [name.id.clone(), format!("{}-ui", name.id)];
    let [rules, ui] = packages.each_ref();
    Ok(workspace.cargo().args(["fmt", "--package", rules, "--package", ui]).run()?)
}

fn next(name: &Name) -> String {
    let Name { id, prefix, .. } = name;
    format!(
        "\n\
         {id} can be played. What to do next:\n\
         \x20 cargo test -p {id}                  its rules, laws, lesson and records\n\
         \x20 cargo run -p freebooter -- play {id}\n\
         \x20 cargo xtask run                     in the browser\n\
         \x20 cargo test -p server --lib write_logs -- --ignored\n\
         \x20                                     the log of the first rules, which later versions must resume\n\
         \x20 games/{id}/rules/en.md              write your rules, {prefix}-1 onward; then the code follows them\n\
         CONTRIBUTING.md says more under “Add a game”."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(name: &str) -> Plan {
        let workspace = Workspace::find().expect("the workspace");
        Plan::make(&workspace, name).expect("a plan")
    }

    #[test]
    fn every_placeholder_is_replaced() {
        let plan = plan("far-too-windy-bay");
        assert!(plan.files.len() > 50, "{} files", plan.files.len());
        for file in &plan.files {
            let text = String::from_utf8(file.bytes.clone()).expect("a text");
            for placeholder in template::PLACEHOLDERS {
                let left = text.lines().find(|line| line.contains(placeholder));
                assert_eq!(left, None, "{}", file.path);
                assert!(!file.path.contains(placeholder), "{}", file.path);
            }
        }
        let text = |path: &str| {
            let file = plan.files.iter().find(|file| file.path.ends_with(path)).expect("a file");
            String::from_utf8_lossy(&file.bytes).into_owned()
        };
        assert!(text("/src/rules.rs").contains("\"far-too-windy-bay\""));
        assert!(text("/src/rules.rs").contains("\"Far Too Windy Bay\""));
        assert!(text("/src/state.rs").contains("struct FarTooWindyBay"));
        assert!(text("/tests/laws.rs").contains("far_too_windy_bay::FarTooWindyBay"));
        assert!(text("/rules/en.md").contains("**FTW-1**"));
        assert!(text("/tests/rules/setup.rs").contains("fn ftw_1_"));
        assert!(text("/lang/it.ftl").contains("ftw-title = Far Too Windy Bay"));
    }

    #[test]
    fn five_lines_and_the_bundle_stand_outside_the_folder() {
        let plan = plan("windy-bay");
        let elsewhere = |file: &&File| !file.path.starts_with("games/windy-bay/");
        let outside: Vec<_> = plan.files.iter().filter(elsewhere).collect();
        assert_eq!(outside.len(), 1);
        assert_eq!(outside[0].path, "web/app/src/bin/windy-bay.rs");
        assert!(outside[0].bytes.ends_with(b"game::<windy_bay_ui::WindyBayUi>();\n}\n"));
        assert!(plan.edits.len() <= 5);
        let workspace = Workspace::find().expect("the workspace");
        for edit in &plan.edits {
            let before = std::fs::read_to_string(workspace.path(&edit.path)).expect("a text");
            let without = edit.text.replacen(&edit.line, "", 1);
            assert_eq!(without, before, "{}: one line and nothing else", edit.path);
            assert_eq!(edit.line.matches('\n').count(), 1, "{}", edit.line);
        }
    }

    /// What the template has is what tidy asks of a game.
    #[test]
    fn a_new_game_is_tidy() {
        let plan = plan("windy-bay");
        let complaints = crate::tidy::complaints_with(
            &Workspace::find().expect("the workspace"),
            plan.files.iter().map(|file| (file.path.as_str(), &file.bytes[..])),
        );
        assert_eq!(complaints.expect("the sources"), <[String; 0]>::default());
    }
}
