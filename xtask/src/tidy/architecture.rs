//! Paths that ARCHITECTURE.md names exist.

use crate::tidy::sources::Sources;

const PAGE: &str = "ARCHITECTURE.md";

/// Names every path in backquotes or links of the page that leads nowhere.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let Some(page) = sources.text(PAGE) else {
        return vec![format!("{PAGE} is missing")];
    };
    let numbered = page.lines().zip(1..);
    numbered
        .flat_map(|(line, number)| paths(line).map(move |path| (number, path)))
        .filter(|(_, path)| !sources.exists(path.trim_start_matches("./")))
        .map(|(number, path)| format!("{PAGE}:{number}: there is no {path}"))
        .collect()
}

/// What stands in backquotes or as a link's target and looks like a path of this repository.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    let quoted = line.split('`').skip(1).step_by(2);
    let linked = line.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    quoted.chain(linked).filter(|text| looks_like_path(text))
}

fn looks_like_path(text: &str) -> bool {
    let ends_like_file = [".rs", ".md", ".toml"].iter().any(|end| text.ends_with(end));
    let plain = !text.is_empty()
        && !text.starts_with("target/")
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_./".contains(c));
    plain && (text.contains('/') || ends_like_file) && !text.starts_with('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_leads_nowhere_is_named_with_its_line() {
        let page = "See `crates/game/` and\n[the web](web/README.md), `crates/gone`.\n\
                    Not paths: `cargo xtask web`, `Game`, `<game>/x`, `target/web`, https://x.y/";
        let sources = Sources::from([(PAGE, page), ("crates/game", ""), ("web", "")]);
        assert_eq!(
            complaints(&sources),
            [
                "ARCHITECTURE.md:2: there is no crates/gone",
                "ARCHITECTURE.md:2: there is no web/README.md"
            ]
        );
    }

    #[test]
    fn the_page_itself_must_be_there() {
        assert_eq!(complaints(&Sources::default()), ["ARCHITECTURE.md is missing"]);
    }
}
