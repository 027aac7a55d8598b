//! The licences of everything that is shipped, as one text.
//!
//! Each package of the registry carries its licence files. Texts that several packages share word
//! for word stand here once.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

use anyhow::{Context, Result, ensure};

use crate::dist::graph::{Key, Package};
use crate::dist::sbom::modern;
use crate::web::entries;
use crate::workspace::Workspace;

/// How the name of a file begins that has a licence in it.
const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// Above these a text stands that says which of it applies.
const OURS: [(&str, &str); 2] = [("Apache-2.0", "LICENSE-APACHE"), ("MIT", "LICENSE-MIT")];

/// Licences that ask for no notice, so a package may come without a text.
const WITHOUT_NOTICE: [&str; 3] = ["0BSD", "CC0-1.0", "Unlicense"];

const HEAD: &str = "\
Freebooter is licensed under MIT or Apache-2.0, at your option. It contains the packages below; the
texts of their licences follow, each with the packages it came with.
";

/// The texts, by which packages came with each.
type Texts = BTreeMap<String, BTreeSet<String>>;

/// A text with all licences, or what is missing from it.
pub(crate) fn licenses(workspace: &Workspace, packages: &BTreeMap<Key, Package>) -> Result<String> {
    let mut texts = Texts::new();
    let mut head = HEAD.to_owned();
    for package in packages.values().filter(|package| !package.is_ours()) {
        let (name, license) = (title(package), modern(&package.license));
        ensure!(!license.is_empty(), "{name} names no licence");
        writeln!(head, "\n{name}: {license}")?;
        let found = texts_of(workspace, package)?;
        for text in found {
            texts.entry(text).or_default().insert(name.clone());
        }
    }
    for font in ["sans", "display"] {
        let text = fs::read_to_string(workspace.path(&format!("web/fonts/OFL-{font}.txt")));
        let text = normal(&text.context("the licence of a font")?);
        texts.entry(text).or_default().insert(format!("the client's font {font}.woff2"));
    }
    Ok(joined(head, &texts))
}

fn title(package: &Package) -> String {
    format!("{} {}", package.name, package.version)
}

/// The licence files of a package, or the text of a licence that it names without one.
fn texts_of(workspace: &Workspace, package: &Package) -> Result<Vec<String>> {
    let mut files = entries(&package.folder)?;
    files.retain(|path| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        path.is_file() && NAMES.iter().any(|start| name.to_ascii_uppercase().starts_with(start))
    });
    files.sort();
    let texts = files.iter().map(fs::read_to_string).collect::<Result<Vec<_>, _>>();
    let texts = texts.with_context(|| format!("the licence files of {}", package.name))?;
    if texts.is_empty() {
        return named(workspace, package).map(Vec::from_iter);
    }
    Ok(texts.iter().map(|text| normal(text)).collect())
}

/// A licence that the package offers, with its authors; none if nobody asks for one.
fn named(workspace: &Workspace, package: &Package) -> Result<Option<String>> {
    let license = modern(&package.license);
    let offers = |name: &str| license.split([' ', '(', ')']).any(|word| word == name);
    if WITHOUT_NOTICE.iter().any(|name| offers(name)) {
        return Ok(None);
    }
    let found = OURS.iter().find(|(name, _)| offers(name));
    let (name, file) =
        found.with_context(|| format!("{} has no licence file: {license}", package.name))?;
    let text = fs::read_to_string(workspace.path(file))?;
    // The first lines are about our own copyright.
    let terms = text
        .split_once("Permission is hereby granted")
        .map_or(text.clone(), |(_, rest)| format!("Permission is hereby granted{rest}"));
    let authors = match package.authors.as_slice() {
        [] => format!("the authors of {}", package.name),
        authors => authors.join(", "),
    };
    Ok(Some(normal(&format!("{name}\n\nCopyright {authors}\n\n{terms}"))))
}

/// Without what editors do to a text.
fn normal(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

fn joined(head: String, texts: &Texts) -> String {
    let rule = "=".repeat(80);
    texts.iter().fold(head, |all, (text, packages)| {
        let packages: Vec<_> = packages.iter().map(String::as_str).collect();
        format!("{all}\n{rule}\n{}\n{rule}\n\n{text}\n", packages.join("\n"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_text_stands_once_with_all_its_packages() {
        let mut texts = Texts::new();
        for name in ["sail 1.0.0", "wind 2.0.0"] {
            texts.entry(normal("MIT  \r\nas is\n\n")).or_default().insert(name.to_owned());
        }
        let all = joined("head\n".to_owned(), &texts);
        assert_eq!(all.matches("as is").count(), 1, "{all}");
        assert!(all.contains("sail 1.0.0\nwind 2.0.0\n="), "{all}");
    }

    #[test]
    fn every_shipped_package_has_a_licence() {
        let workspace = Workspace::find().expect("the workspace");
        let packages = crate::dist::graph::shipped(&workspace).expect("cargo knows");
        assert!(packages.len() > 100 && packages.values().any(|it| it.in_browser));
        let text = licenses(&workspace, &packages).expect("all have one");
        for package in packages.values().filter(|package| !package.is_ours()) {
            assert!(text.contains(&format!("{}: ", title(package))), "{}", package.name);
        }
    }
}
