//! The drawings of the rulebook.
//!
//! A page holds its drawings itself rather than by `<img>`, so that lines and letters take the
//! colour of the page's text, in a light theme and in a dark one. The files stand beside the
//! pages too: a drawing is a link to itself, which a small screen shows larger.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::web::dist::entries;
use crate::web::rulebook::escaped;

/// Drawings by file name.
#[derive(Default)]
pub(crate) struct Figures {
    drawings: BTreeMap<String, String>,
}

impl Figures {
    /// Reads the SVG files of folders.
    pub(crate) fn read(folders: impl Iterator<Item = PathBuf>) -> Result<Self> {
        let mut drawings = BTreeMap::new();
        let files = folders.map(|folder| entries(&folder)).collect::<Result<Vec<_>>>()?;
        for path in files.into_iter().flatten() {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            drawings.insert(name, text);
        }
        Ok(Self { drawings })
    }

    /// The files as they stand beside the pages.
    pub(crate) fn files(&self) -> Vec<(String, Vec<u8>)> {
        let files = self.drawings.iter();
        files.map(|(name, text)| (format!("rules/figures/{name}"), text.clone().into())).collect()
    }

    /// The drawing that a page names, with its caption below. `up` leads from the page to the
    /// folder with the figures.
    pub(crate) fn figure(&self, file: &str, caption: &str, up: &str) -> Result<String> {
        let name = file.rsplit('/').next().unwrap_or(file);
        let file = self.drawings.get(name).with_context(|| format!("there is no {file}"))?;
        let address = format!("{up}figures/{name}");
        let caption = escaped(caption);
        let drawing = named(file, &caption).with_context(|| format!("{name} is no drawing"))?;
        Ok(format!(
            "<figure><a href=\"{address}\">{drawing}</a>\
             <figcaption aria-hidden=\"true\">{caption}</figcaption></figure>\n"
        ))
    }
}

/// The `<svg>` element, named by the caption instead of its title, which is English.
fn named(file: &str, caption: &str) -> Option<String> {
    let svg = file.get(file.find("<svg")?..)?.trim_end();
    let (before, rest) = svg.split_once("<title>")?;
    let (_, after) = rest.split_once("</title>")?;
    let attributes = before.strip_prefix("<svg")?;
    Some(format!("<svg role=\"img\" aria-label=\"{caption}\"{attributes}{after}"))
}

#[cfg(test)]
impl Figures {
    pub(crate) fn one(name: &str, text: &str) -> Self {
        Self { drawings: [(name.to_owned(), text.to_owned())].into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWING: &str =
        "<svg viewBox=\"0 0 9 9\"><title>A stack</title><path d=\"M0 0\"/></svg>\n";

    #[test]
    fn a_figure_is_drawn_in_the_page_and_speaks_its_language() {
        let figures = Figures::one("stack.svg", DRAWING);
        assert_eq!(
            figures.figure("figures/stack.svg", "Ein \"Stapel\"", "../").expect("a drawing"),
            "<figure><a href=\"../figures/stack.svg\">\
             <svg role=\"img\" aria-label=\"Ein &quot;Stapel&quot;\" viewBox=\"0 0 9 9\">\
             <path d=\"M0 0\"/></svg></a>\
             <figcaption aria-hidden=\"true\">Ein &quot;Stapel&quot;</figcaption></figure>\n"
        );
    }

    #[test]
    fn a_missing_drawing_and_one_without_a_title_are_errors() {
        let error = Figures::default().figure("figures/ship.svg", "", "").expect_err("missing");
        assert_eq!(error.to_string(), "there is no figures/ship.svg");
        let error =
            Figures::one("a.svg", "<svg></svg>").figure("a.svg", "", "").expect_err("untitled");
        assert_eq!(error.to_string(), "a.svg is no drawing");
    }
}
