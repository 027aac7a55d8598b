//! The name of a new game, and what follows from it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// A name in all its forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    /// `windy-bay`: the folder, the package, the game's id.
    pub(crate) id: String,
    /// `windy_bay`: the crate.
    pub(crate) module: String,
    /// `WindyBay`: the type.
    pub(crate) kind: String,
    /// `Windy Bay`: what people call it.
    pub(crate) title: String,
    /// `WND`: what its rule ids begin with.
    pub(crate) prefix: String,
}

const SHORTEST: usize = 3;
const LONGEST: usize = 24;

/// Words of the language, and types that a game has or uses.
const RESERVED: &str = "abstract action async await become board boats break chance color const \
    continue dyn edition else enum err event extern false final for game if impl in let loop \
    macro match mod move mut none ok option options outcome override pips position preview priv \
    pub ref refusal result return seat self some static string struct super table template \
    template-game track trait true try type typeof unsafe unsized use vec view virtual where \
    while yield box awaits helm way charm";

impl Name {
    /// Checks a name and finds its other forms.
    pub(crate) fn choose(root: &Path, id: &str) -> Result<Self> {
        check_form(id)?;
        check_free(root, id)?;
        let words: Vec<&str> = id.split('-').collect();
        let prefix = prefixes(&words)
            .into_iter()
            .find(|prefix| !said(root).contains(&prefix.to_ascii_lowercase()))
            .with_context(|| format!("`{id}` gives no three letters that are free for rule ids"))?;
        let capital = |word: &&str| word[..1].to_ascii_uppercase() + &word[1..];
        Ok(Self {
            id: id.to_owned(),
            module: id.replace('-', "_"),
            kind: words.iter().map(capital).collect(),
            title: words.iter().map(capital).collect::<Vec<_>>().join(" "),
            prefix,
        })
    }

    /// Where everything about the game lies.
    pub(crate) fn folder(&self) -> String {
        format!("games/{}", self.id)
    }
}

/// Is it a name at all?
fn check_form(id: &str) -> Result<()> {
    let length = id.len();
    ensure!(
        (SHORTEST..=LONGEST).contains(&length),
        "`{id}` has {length} characters; a name has {SHORTEST} to {LONGEST}"
    );
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    ensure!(
        id.chars().all(plain),
        "`{id}` is not in kebab-case: use small letters, digits and hyphens, as in `windy-bay`"
    );
    let words = |word: &str| word.starts_with(|c: char| c.is_ascii_lowercase());
    ensure!(id.split('-').all(words), "every word of `{id}` must begin with a letter");
    ensure!(
        id.chars().filter(char::is_ascii_lowercase).count() >= 3,
        "`{id}` has too few letters for the ids of its rules: it needs 3"
    );
    ensure!(
        RESERVED.split_whitespace().all(|word| word != id),
        "`{id}` is a word of Rust or of every game; choose another"
    );
    Ok(())
}

/// Does anything else have this name?
fn check_free(root: &Path, id: &str) -> Result<()> {
    ensure!(!root.join("games").join(id).exists(), "there is a game `{id}` already: games/{id}");
    let lock = fs::read_to_string(root.join("Cargo.lock")).context("reading Cargo.lock")?;
    let lock: toml::Table = lock.parse().context("Cargo.lock")?;
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let packages: BTreeSet<_> =
        packages.into_iter().flatten().filter_map(|it| it.get("name")?.as_str()).collect();
    for taken in [id.to_owned(), format!("{id}-ui"), id.replace('-', "_")] {
        ensure!(!packages.contains(&*taken), "there is a package `{taken}` already");
    }
    for sheet in fs::read_dir(root.join("web/style"))? {
        let sheet = fs::read_to_string(sheet?.path())?;
        let mut classes = sheet.split('.').skip(1);
        let class = |text: &str| {
            let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            text[..end.unwrap_or(text.len())] == *id
        };
        ensure!(!classes.any(class), "`{id}` is a class of the client's style sheets");
    }
    Ok(())
}

/// Three letters, the best first: the initials of three words or more, the first three letters,
/// then others in the order of the name.
fn prefixes(words: &[&str]) -> Vec<String> {
    let letters: Vec<char> = words
        .concat()
        .chars()
        .filter(char::is_ascii_lowercase)
        .map(|c| c.to_ascii_uppercase())
        .collect();
    let initials: String = words.iter().filter_map(|word| word.chars().next()).take(3).collect();
    let mut found = Vec::new();
    if words.len() >= 3 {
        found.push(initials.to_ascii_uppercase());
    }
    for second in 1..letters.len() {
        for third in second + 1..letters.len() {
            found.push([letters[0], letters[second], letters[third]].iter().collect());
        }
    }
    found
}

/// What literals of the sources begin with, up to their first hyphen: the text crate takes such a
/// literal for a key if a message begins with the same word. Rule ids are among them.
fn said(root: &Path) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for folder in ["crates", "games", "web", "cli"] {
        collect(&root.join(folder), &mut said);
    }
    said
}

fn collect(folder: &Path, said: &mut BTreeSet<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let ending = path.extension().and_then(|ending| ending.to_str());
        if path.is_dir() {
            collect(&path, said);
        } else if matches!(ending, Some("rs" | "json")) {
            let text = fs::read_to_string(&path).unwrap_or_default();
            let words = text.split('"').filter_map(|literal| Some(literal.split_once('-')?.0));
            said.extend(words.filter(|word| word.len() == 3).map(str::to_ascii_lowercase));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Workspace;

    fn choose(id: &str) -> Result<Name> {
        Name::choose(&Workspace::find().expect("the workspace").root, id)
    }

    fn refused(id: &str) -> String {
        choose(id).expect_err(id).to_string()
    }

    #[test]
    fn a_name_has_five_forms() {
        let name = choose("windy-bay").expect("a name");
        assert_eq!(name.folder(), "games/windy-bay");
        assert_eq!((&*name.module, &*name.kind), ("windy_bay", "WindyBay"));
        assert_eq!((&*name.title, &*name.prefix), ("Windy Bay", "WIN"));
        assert_eq!(choose("far-too-windy").expect("a name").prefix, "FTW");
    }

    #[test]
    fn the_letters_of_rule_ids_are_free() {
        // Those of Buccaneer, Pirates, King of Pirates and the Planks.
        for (id, taken) in [("bucket", "BUC"), ("pirogue", "PIR"), ("kings-own-pride", "KOP")] {
            let prefix = choose(id).expect("a name").prefix;
            assert!(prefix != taken && prefix.len() == 3, "{id}: {prefix}");
        }
        assert_eq!(choose("bucket").expect("a name").prefix, "BUK");
    }

    #[test]
    fn every_mistake_has_a_sentence() {
        assert_eq!(refused("ab"), "`ab` has 2 characters; a name has 3 to 24");
        assert!(refused("a-game-with-far-too-long-a-name").contains("31 characters"));
        let kebab = "use small letters, digits and hyphens, as in `windy-bay`";
        for id in ["WindyBay", "windy_bay", "windy bay", "wïndy"] {
            assert_eq!(refused(id), format!("`{id}` is not in kebab-case: {kebab}"));
        }
        for id in ["-windy", "windy-", "windy--bay", "4-winds", "bay-2"] {
            assert_eq!(refused(id), format!("every word of `{id}` must begin with a letter"));
        }
        assert!(refused("a1-b2").contains("it needs 3"));
        for id in ["match", "action", "template-game"] {
            assert_eq!(
                refused(id),
                format!("`{id}` is a word of Rust or of every game; choose another")
            );
        }
        assert_eq!(refused("planks"), "there is a game `planks` already: games/planks");
        assert_eq!(refused("serde"), "there is a package `serde` already");
        assert_eq!(refused("web-kit"), "there is a package `web-kit` already");
        assert_eq!(refused("masthead"), "`masthead` is a class of the client's style sheets");
    }
}
