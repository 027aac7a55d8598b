//! The list of games, as the registry has it.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

const LIST: &str = "crates/registry/src/list.rs";

/// The ids of all games, in the order in which people see them.
pub(crate) fn games(workspace: &Workspace) -> Result<Vec<String>> {
    let text = fs::read_to_string(workspace.path(LIST)).context(LIST)?;
    let games = listed(&text);
    ensure!(!games.is_empty(), "{LIST} lists no game as `Name in package,`");
    Ok(games)
}

/// Reads the lines `KingOfPirates in king_of_pirates,` of the macro `games!`.
fn listed(text: &str) -> Vec<String> {
    let list = text.split("\ngames! { $\n").nth(1).unwrap_or_default();
    let lines = list.lines().take_while(|line| *line != "}");
    let package = |line: &str| {
        let (_, package) = line.trim().strip_suffix(',')?.split_once(" in ")?;
        Some(package.replace('_', "-"))
    };
    lines.filter_map(package).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_in_its_order() {
        let text = "games!(x in y,)\ngames! { $\n    B in b,\n    ASea in a_sea,\n}\nC in c,\n";
        assert_eq!(listed(text), ["b", "a-sea"]);
        let workspace = Workspace::find().expect("the workspace");
        for game in games(&workspace).expect("the registry") {
            assert!(workspace.path(&format!("games/{game}/src/lib.rs")).is_file(), "{game}");
        }
    }
}
