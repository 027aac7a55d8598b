//! The rulebook: `games/<game>/rules/en.md` as `rules/<game>.html`, and each translation
//! `games/<game>/rules/<language>.md` as `rules/<language>/<game>.html`.

mod figures;
mod frame;
mod language;
mod page;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::web::dist::entries;
use crate::web::rulebook::figures::Figures;
use crate::web::rulebook::frame::Frame;
pub(crate) use crate::web::rulebook::language::{LANGUAGES, Language};
use crate::web::rulebook::page::Page;
use crate::workspace::Workspace;

/// The pages and figures by their path, made from a template (see [`Frame`]).
pub(crate) fn pages(workspace: &Workspace, template: &str) -> Result<Vec<(String, Vec<u8>)>> {
    let folder = workspace.path("games");
    let games = games(&folder)?;
    let figures = games.iter().map(|game| folder.join(game).join("rules/figures"));
    let figures = Figures::read(figures)?;
    let mut files = figures.files();
    for language in &LANGUAGES {
        let pages = games.iter().map(|game| read(&folder, language, game, &figures));
        let pages = pages.collect::<Result<Vec<_>>>()?;
        let frame = Frame { template, language, games: &games, pages: &pages };
        for (at, game) in games.iter().enumerate() {
            files.push((format!("rules/{}{game}.html", language.folder), frame.fill(at)));
        }
        for (name, is_lost) in [("index", false), ("lost", true)] {
            files.push((format!("rules/{}{name}.html", language.folder), frame.index(is_lost)));
        }
    }
    Ok(files)
}

/// The games that have a page, in the order of their names.
fn games(folder: &Path) -> Result<Vec<String>> {
    let mut games: Vec<_> = entries(folder)?
        .iter()
        .filter(|path| path.join("rules/en.md").is_file())
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect();
    games.sort();
    Ok(games)
}

/// What people call a game, in English: the title of its page.
pub(crate) fn title(workspace: &Workspace, game: &str) -> Result<String> {
    let path = workspace.path(&format!("games/{game}/rules/en.md"));
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let title = text.lines().next().and_then(|line| line.strip_prefix("# ")?.split_once(':'));
    let (title, _) = title.with_context(|| format!("{} begins with no title", path.display()))?;
    Ok(title.to_owned())
}

fn read(folder: &Path, language: &Language, game: &str, figures: &Figures) -> Result<Page> {
    let path = folder.join(format!("{game}/rules/{}.md", language.code));
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    Page::new(&text, language, figures).with_context(|| path.display().to_string())
}

fn is_rule(text: &str) -> bool {
    text.split_once('-').is_some_and(|(prefix, number)| {
        prefix.len() == 3
            && prefix.chars().all(|c| c.is_ascii_uppercase())
            && number.parse::<u32>().is_ok()
    })
}

/// Text as it stands in HTML, in an attribute too.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('"', "&quot;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    const TEMPLATE: &str = include_str!("../../../../web/static/rules.html");

    fn rulebook() -> BTreeMap<String, String> {
        let workspace = Workspace::find().expect("the workspace");
        let files = pages(&workspace, TEMPLATE).expect("the rulebook");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        files.into_iter().map(|(path, bytes)| (path, text(bytes))).collect()
    }

    #[test]
    fn every_game_has_a_page_in_every_language_and_its_rules_are_anchors_in_each() {
        let rulebook = rulebook();
        for (game, last) in [
            ("buccaneer", "BUC-23"),
            ("pirates", "PIR-26"),
            ("king-of-pirates", "KOP-40"),
            ("planks", "PLK-19"),
        ] {
            for Language { code, folder, .. } in &LANGUAGES {
                let page = &rulebook[&format!("rules/{folder}{game}.html")];
                assert!(page.contains(&format!("<html lang=\"{code}\">")), "{game} {code}");
                assert!(
                    page.contains(&format!(" id=\"{last}\" href=\"#{last}\"")),
                    "{game} {code}"
                );
                assert!(page.matches("<figure>").count() >= 3, "{game} {code}");
            }
        }
    }

    #[test]
    fn pages_need_no_style_or_script_that_the_policy_forbids() {
        for (path, page) in rulebook() {
            for forbidden in [" style=\"", "<style", "<script>", " onclick"] {
                assert!(!page.contains(forbidden), "{path}: {forbidden}");
            }
        }
    }
}
