//! No source file grows beyond what a person keeps in mind.

use crate::tidy::sources::Sources;

const LINES: usize = 600;

/// Names every Rust file that is too long.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    sources
        .all("", ".rs")
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > LINES)
        .map(|(path, lines)| format!("{path}: {lines} lines, {LINES} are allowed"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_hundred_lines_pass_and_one_more_does_not() {
        let (allowed, long) = ("\n".repeat(LINES), "\n".repeat(LINES + 1));
        let sources = Sources::from([("a.rs", &*allowed), ("b.rs", &*long), ("c.md", &*long)]);
        assert_eq!(complaints(&sources), ["b.rs: 601 lines, 600 are allowed"]);
    }
}
