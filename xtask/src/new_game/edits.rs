//! The lines of a new game outside its folder.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::new_game::name::Name;

/// A line that is added to a file.
pub(crate) struct Edit {
    /// From the root of the workspace.
    pub(crate) path: String,
    /// With the line break.
    pub(crate) line: String,
    /// The whole file with the line in it.
    pub(crate) text: String,
}

/// Where a line goes: after the last line of a list.
struct Place {
    path: &'static str,
    /// The line that begins the list.
    list: &'static str,
    line: String,
}

/// All of them, in files that are known to have a place for them.
pub(crate) fn of(root: &Path, name: &Name) -> Result<Vec<Edit>> {
    let Name { id, module, kind, .. } = name;
    let places = [
        Place {
            path: "Cargo.toml",
            list: "# Rules that tests play at full speed.",
            line: format!("{id}.opt-level = 3"),
        },
        Place {
            path: "crates/registry/Cargo.toml",
            list: "[dependencies]",
            line: format!("{id} = {{ path = \"../../games/{id}\" }}"),
        },
        Place {
            path: "crates/registry/src/list.rs",
            list: "games! { $",
            line: format!("    {kind} in {module},"),
        },
        Place {
            path: "web/app/Cargo.toml",
            list: "[dependencies]",
            line: format!("{id}-ui = {{ path = \"../../games/{id}/ui\" }}"),
        },
        Place {
            path: "web/app/src/games.rs",
            list: "boards! {",
            line: format!("    {module}::{kind}: {module}_ui::{kind}Ui,"),
        },
    ];
    places.into_iter().map(|place| place.edit(root)).collect()
}

impl Place {
    fn edit(self, root: &Path) -> Result<Edit> {
        let Self { path, list, line } = self;
        let text =
            fs::read_to_string(root.join(path)).with_context(|| format!("reading {path}"))?;
        let line = format!("{line}\n");
        let text = insert(&text, list, &line).with_context(|| {
            format!("{path} has no line `{list}` to put `{}` after", line.trim())
        })?;
        Ok(Edit { path: path.to_owned(), line, text })
    }
}

/// Puts a line at the end of the list that begins with a line. A list ends with an empty line or a
/// closing brace.
fn insert(text: &str, list: &str, line: &str) -> Option<String> {
    let begin = if text.starts_with(list) { 0 } else { text.find(&format!("\n{list}\n"))? + 1 };
    let rest = &text[begin..];
    let end = [rest.find("\n\n"), rest.find("\n}")].into_iter().flatten().min();
    let end = begin + end.map_or(rest.trim_end().len(), |end| end) + 1;
    Some(format!("{}{line}{}", &text[..end], &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_to_the_end_of_its_list() {
        let manifest = "[a]\nx = 1\n\n[b]\ny = 2\nz = 3\n\n[c]\n";
        let expected = "[a]\nx = 1\n\n[b]\ny = 2\nz = 3\nn = 4\n\n[c]\n";
        assert_eq!(insert(manifest, "[b]", "n = 4\n").as_deref(), Some(expected));
        assert_eq!(insert("[b]\ny\n", "[b]", "n\n").as_deref(), Some("[b]\ny\nn\n"));
        let list = "m! {\n    A,\n}\n\nfn f() {\n}\n";
        assert_eq!(
            insert(list, "m! {", "    B,\n").as_deref(),
            Some("m! {\n    A,\n    B,\n}\n\nfn f() {\n}\n")
        );
        assert_eq!(insert(list, "n! {", "    B,\n"), None);
    }
}
