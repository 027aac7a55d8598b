//! The rulebook says the same in every language.
//!
//! A translation of `games/<game>/rules/en.md` is `games/<game>/rules/<language>.md`. Both have the
//! same sections and rules in the same order, and in each the same table rows, figures, numbers
//! and words in backquotes. What the other words say no check can know, but a number that was
//! changed in one language alone is noticed.

use crate::tidy::rules::{rule_defined_in, rulebooks};
use crate::tidy::sources::Sources;
use crate::web::LANGUAGES;

/// Names every place where a translation differs from the English page.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let mut complaints = Vec::new();
    for (_, game, english) in rulebooks(sources) {
        let translated = LANGUAGES.iter().filter(|language| language.code != "en");
        let paths = translated.map(|language| format!("games/{game}/rules/{}.md", language.code));
        complaints.extend(paths.flat_map(|path| match sources.text(&path) {
            Some(text) => differences(&path, english, text),
            None => vec![format!("{path}: there is no such translation")],
        }));
    }
    complaints.extend(pages(sources).filter_map(|(path, ..)| stray(sources, path)));
    complaints.extend(figures(sources));
    complaints
}

/// The pages of every game and language, with the folder they lie in.
fn pages(sources: &Sources) -> impl Iterator<Item = (&str, &str, &str)> {
    sources.all("games/", ".md").filter_map(|(path, text)| {
        let (folder, _) = path.rsplit_once('/')?;
        folder.ends_with("/rules").then_some((path, folder, text))
    })
}

/// A page in no language, or without an English page that it translates.
fn stray(sources: &Sources, path: &str) -> Option<String> {
    let (folder, name) = path.rsplit_once('/')?;
    let code = name.trim_end_matches(".md");
    let known = LANGUAGES.iter().any(|language| language.code == code);
    match (known, sources.exists(&format!("{folder}/en.md"))) {
        (false, _) => Some(format!("{path}: {code} is no language of the rulebook")),
        (true, false) => Some(format!("{path}: there is no {folder}/en.md that it translates")),
        (true, true) => None,
    }
}

/// Figures that a page shows and nobody drew, and those that no page shows.
fn figures(sources: &Sources) -> Vec<String> {
    let shown: Vec<(&str, String)> = pages(sources)
        .flat_map(|(path, folder, text)| {
            let figures = text.lines().filter_map(figure);
            figures.map(move |figure| (path, format!("{folder}/figures/{figure}")))
        })
        .collect();
    let missing = shown
        .iter()
        .filter(|(_, figure)| !sources.exists(figure))
        .map(|(path, figure)| format!("{path}: there is no {figure}"));
    let unused = sources
        .all("games/", ".svg")
        .filter(|(path, _)| path.contains("/rules/figures/"))
        .filter(|(path, _)| !shown.iter().any(|(_, figure)| figure == path))
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
        let sources = Sources::from([
            ("games/sail/rules/en.md", ENGLISH),
            ("games/sail/rules/de.md", german),
            ("games/sail/rules/fr.md", ENGLISH),
            ("games/sail/rules/it.md", ENGLISH),
            ("games/sail/rules/figures/a.svg", ""),
        ]);
        complaints(&sources)
    }

    fn german(from: &str, to: &str) -> Vec<String> {
        complaints_of(&ENGLISH.replace(from, to))
    }

    #[test]
    fn words_and_their_order_are_free() {
        assert!(german("Pay 10 000 of 2.", "Von 2 zahlst du 10.000.").is_empty());
    }

    #[test]
    fn a_changed_number_is_named_with_its_rule() {
        assert_eq!(
            german("10 000", "1 000"),
            ["games/sail/rules/de.md: BUC-1 has the numbers [000 1 1 2], \
              the English page [000 1 10 2]"]
        );
        assert_eq!(
            german("`far`", "`weit`"),
            ["games/sail/rules/de.md: BUC-2 has in backquotes [weit], the English page [far]"]
        );
        let complaint = &german("For 3 to 5", "3 bis 4")[0];
        assert!(complaint.starts_with("games/sail/rules/de.md: \"Sail\" has the numbers"));
    }

    #[test]
    fn rules_come_in_the_same_order_and_all_of_them() {
        assert_eq!(
            german("**BUC-1**", "**BUC-3**"),
            ["games/sail/rules/de.md: BUC-3 stands where the English page has BUC-1"]
        );
        assert_eq!(
            german("- **BUC-2** Sail `far` (BUC-1).\n\n| a |\n|--:|\n| 7 |\n", ""),
            ["games/sail/rules/de.md: BUC-2 is missing"]
        );
        assert_eq!(
            german("| 7 |\n", "| 7 |\n- **BUC-4** More.\n"),
            ["games/sail/rules/de.md: BUC-4 is not in the English page"]
        );
        assert_eq!(
            german("## Set-up\n", ""),
            ["games/sail/rules/de.md: BUC-1 stands where the English page has \"Set-up\""]
        );
    }

    #[test]
    fn rows_and_figures_are_the_same() {
        assert_eq!(
            german("| 7 |\n", "| 7 |\n| |\n"),
            ["games/sail/rules/de.md: BUC-2 has 4 table rows, the English page 3"]
        );
        assert_eq!(
            german("![A](figures/a.svg)", ""),
            ["games/sail/rules/de.md: \"Set-up\" shows the figures [], the English page [a.svg]"]
        );
    }

    #[test]
    fn missing_and_stray_pages_and_figures_are_named() {
        let sources = Sources::from([
            ("games/sail/rules/en.md", "![A](figures/b.svg)"),
            ("games/sail/rules/de.md", "![A](figures/b.svg)"),
            ("games/sail/rules/es.md", ""),
            ("games/row/rules/fr.md", ""),
            ("games/sail/rules/figures/a.svg", ""),
        ]);
        assert_eq!(
            complaints(&sources),
            [
                "games/sail/rules/fr.md: there is no such translation",
                "games/sail/rules/it.md: there is no such translation",
                "games/row/rules/fr.md: there is no games/row/rules/en.md that it translates",
                "games/sail/rules/es.md: es is no language of the rulebook",
                "games/sail/rules/de.md: there is no games/sail/rules/figures/b.svg",
                "games/sail/rules/en.md: there is no games/sail/rules/figures/b.svg",
                "games/sail/rules/figures/a.svg: no page shows it",
            ]
        );
    }
}
