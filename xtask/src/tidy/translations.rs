//! The rulebook says the same in every language.
//!
//! A translation of `docs/rules/<game>.md` is `docs/rules/<language>/<game>.md`. Both have the
//! same sections and rules in the same order, and in each the same table rows, figures, numbers
//! and words in backquotes. What the other words say no check can know, but a number that was
//! changed in one language alone is noticed.

use crate::tidy::rules::rule_defined_in;
use crate::tidy::sources::Sources;
use crate::web::{GLOSSARY, LANGUAGES};

const PAGES: &str = "docs/rules/";
const FIGURES: &str = "docs/rules/figures/";

/// Names every place where a translation differs from the English page.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let mut complaints = Vec::new();
    for (path, english) in sources.all(PAGES, ".md") {
        let page = path.trim_start_matches(PAGES);
        if let Some((folder, name)) = page.split_once('/') {
            complaints.extend(stray(sources, path, folder, name));
        } else if page != format!("{GLOSSARY}.md") {
            let translated = LANGUAGES.iter().filter(|language| !language.folder.is_empty());
            let paths = translated.map(|language| format!("{PAGES}{}{page}", language.folder));
            complaints.extend(paths.flat_map(|path| match sources.text(&path) {
                Some(text) => differences(&path, english, text),
                None => vec![format!("{path}: there is no such translation")],
            }));
        }
    }
    complaints.extend(figures(sources));
    complaints
}

/// A page in the folder of no language, or of no game.
fn stray(sources: &Sources, path: &str, folder: &str, name: &str) -> Option<String> {
    let known = LANGUAGES.iter().any(|language| language.folder.trim_end_matches('/') == folder);
    let english = format!("{PAGES}{name}");
    let complaint = match (known, sources.exists(&english)) {
        (false, _) => format!("{path}: {folder} is no language of the rulebook"),
        (true, false) => format!("{path}: there is no {english} that it translates"),
        (true, true) => return None,
    };
    Some(complaint)
}

/// Figures that a page shows and nobody drew, and those that no page shows.
fn figures(sources: &Sources) -> Vec<String> {
    let pages = || {
        sources.all(PAGES, ".md").flat_map(|(path, text)| {
            text.lines().filter_map(figure).map(move |figure| (path, figure))
        })
    };
    let missing = pages()
        .filter(|(_, figure)| !sources.exists(&format!("{FIGURES}{figure}")))
        .map(|(path, figure)| format!("{path}: there is no {FIGURES}{figure}"));
    let unused = sources
        .all(FIGURES, ".svg")
        .filter(|(path, _)| !pages().any(|(_, figure)| path.ends_with(&format!("/{figure}"))))
        .map(|(path, _)| format!("{path}: no page shows it"));
    missing.chain(unused).collect()
}

/// A heading or a rule with all that follows up to the next one.
struct Part<'a> {
    /// The rule's id, if it is one.
    rule: Option<String>,
    /// Its first line.
    line: &'a str,
    rows: usize,
    figures: Vec<&'a str>,
    /// Every group of digits, sorted, since languages order words in their own ways.
    numbers: Vec<&'a str>,
    /// Every word in backquotes, sorted: options, abilities, commands.
    codes: Vec<&'a str>,
}

impl<'a> Part<'a> {
    fn new(line: &'a str) -> Self {
        let (figures, numbers, codes) = (Vec::new(), Vec::new(), Vec::new());
        Self { rule: rule_defined_in(line), line, rows: 0, figures, numbers, codes }
    }

    fn read(&mut self, line: &'a str) {
        self.rows += usize::from(line.starts_with('|'));
        self.figures.extend(figure(line));
        let numbers = line.split(|c: char| !c.is_ascii_digit());
        self.numbers.extend(numbers.filter(|digits| !digits.is_empty()));
        self.numbers.sort_unstable();
        let codes = line.split('`').skip(1).step_by(2);
        self.codes.extend(codes.filter(|code| !code.is_empty()));
        self.codes.sort_unstable();
    }

    /// What a complaint calls it.
    fn name(&self) -> String {
        let heading = self.line.trim_start_matches(['#', ' ']);
        self.rule.clone().unwrap_or_else(|| format!("\"{heading}\""))
    }
}

fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    for line in text.lines() {
        if line.starts_with('#') || rule_defined_in(line).is_some() || parts.is_empty() {
            parts.push(Part::new(line));
        }
        if let Some(part) = parts.last_mut() {
            part.read(line);
        }
    }
    parts
}

/// The file of the figure that a line shows.
fn figure(line: &str) -> Option<&str> {
    let (_, rest) = line.strip_prefix("![")?.split_once("](")?;
    rest.split(')').next()?.rsplit('/').next()
}

fn differences(path: &str, english: &str, translation: &str) -> Vec<String> {
    let (ours, theirs) = (parts(english), parts(translation));
    let pairs = || ours.iter().zip(&theirs);
    if let Some((ours, theirs)) = pairs().find(|(ours, theirs)| ours.rule != theirs.rule) {
        let (there, here) = (ours.name(), theirs.name());
        return vec![format!("{path}: {here} stands where the English page has {there}")];
    }
    if let Some(part) = ours.get(theirs.len()).or_else(|| theirs.get(ours.len())) {
        let which = if ours.len() > theirs.len() { "missing" } else { "not in the English page" };
        return vec![format!("{path}: {} is {which}", part.name())];
    }
    pairs().flat_map(|(ours, theirs)| unlike(path, ours, theirs)).collect()
}

fn unlike(path: &str, ours: &Part<'_>, theirs: &Part<'_>) -> Vec<String> {
    let place = format!("{path}: {}", theirs.name());
    let mut complaints = Vec::new();
    if ours.rows != theirs.rows {
        let (here, there) = (theirs.rows, ours.rows);
        complaints.push(format!("{place} has {here} table rows, the English page {there}"));
    }
    for (what, there, here) in [
        ("shows the figures", &ours.figures, &theirs.figures),
        ("has the numbers", &ours.numbers, &theirs.numbers),
        ("has in backquotes", &ours.codes, &theirs.codes),
    ] {
        if there != here {
            let (there, here) = (there.join(" "), here.join(" "));
            complaints.push(format!("{place} {what} [{here}], the English page [{there}]"));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Sail\n\nFor 3 to 5.\n\n## Set-up\n\n![A](figures/a.svg)\n\n\
        - **BUC-1** Pay 10 000 of 2.\n- **BUC-2** Sail `far` (BUC-1).\n\n| a |\n|--:|\n| 7 |\n";

    fn complaints_of(german: &str) -> Vec<String> {
        let translation = translated();
        let sources = Sources::from([
            ("docs/rules/sail.md", ENGLISH),
            ("docs/rules/glossary.md", "any 1"),
            ("docs/rules/de/sail.md", german),
            ("docs/rules/fr/sail.md", &translation),
            ("docs/rules/it/sail.md", &translation),
            ("docs/rules/figures/a.svg", ""),
        ]);
        complaints(&sources)
    }

    /// The page as it would stand in the folder of a language.
    fn translated() -> String {
        ENGLISH.replace("](figures", "](../figures")
    }

    fn german(from: &str, to: &str) -> Vec<String> {
        complaints_of(&translated().replace(from, to))
    }

    #[test]
    fn words_and_their_order_are_free() {
        assert!(german("Pay 10 000 of 2.", "Von 2 zahlst du 10.000.").is_empty());
    }

    #[test]
    fn a_changed_number_is_named_with_its_rule() {
        assert_eq!(
            german("10 000", "1 000"),
            ["docs/rules/de/sail.md: BUC-1 has the numbers [000 1 1 2], \
              the English page [000 1 10 2]"]
        );
        assert_eq!(
            german("`far`", "`weit`"),
            ["docs/rules/de/sail.md: BUC-2 has in backquotes [weit], the English page [far]"]
        );
        let complaint = &german("For 3 to 5", "3 bis 4")[0];
        assert!(complaint.starts_with("docs/rules/de/sail.md: \"Sail\" has the numbers"));
    }

    #[test]
    fn rules_come_in_the_same_order_and_all_of_them() {
        assert_eq!(
            german("**BUC-1**", "**BUC-3**"),
            ["docs/rules/de/sail.md: BUC-3 stands where the English page has BUC-1"]
        );
        assert_eq!(
            german("- **BUC-2** Sail `far` (BUC-1).\n\n| a |\n|--:|\n| 7 |\n", ""),
            ["docs/rules/de/sail.md: BUC-2 is missing"]
        );
        assert_eq!(
            german("| 7 |\n", "| 7 |\n- **BUC-4** More.\n"),
            ["docs/rules/de/sail.md: BUC-4 is not in the English page"]
        );
        assert_eq!(
            german("## Set-up\n", ""),
            ["docs/rules/de/sail.md: BUC-1 stands where the English page has \"Set-up\""]
        );
    }

    #[test]
    fn rows_and_figures_are_the_same() {
        assert_eq!(
            german("| 7 |\n", "| 7 |\n| |\n"),
            ["docs/rules/de/sail.md: BUC-2 has 4 table rows, the English page 3"]
        );
        assert_eq!(
            german("![A](../figures/a.svg)", ""),
            ["docs/rules/de/sail.md: \"Set-up\" shows the figures [], the English page [a.svg]"]
        );
    }

    #[test]
    fn missing_and_stray_pages_and_figures_are_named() {
        let sources = Sources::from([
            ("docs/rules/sail.md", "![A](figures/b.svg)"),
            ("docs/rules/de/sail.md", "![A](../figures/b.svg)"),
            ("docs/rules/fr/row.md", ""),
            ("docs/rules/es/sail.md", ""),
            ("docs/rules/figures/a.svg", ""),
        ]);
        assert_eq!(
            complaints(&sources),
            [
                "docs/rules/es/sail.md: es is no language of the rulebook",
                "docs/rules/fr/row.md: there is no docs/rules/row.md that it translates",
                "docs/rules/fr/sail.md: there is no such translation",
                "docs/rules/it/sail.md: there is no such translation",
                "docs/rules/de/sail.md: there is no docs/rules/figures/b.svg",
                "docs/rules/sail.md: there is no docs/rules/figures/b.svg",
                "docs/rules/figures/a.svg: no page shows it",
            ]
        );
    }
}
