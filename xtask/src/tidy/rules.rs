//! Every rule has a test that names it, and nothing cites a rule that does not exist.
//!
//! `games/<game>/rules/en.md` defines the ids of a game, each once, as `**BUC-8**`. A test names a
//! rule in its function's name, `buc_8_…`, somewhere in `games/<game>/`.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::sources::Sources;

/// A rule's id: the game's prefix and a number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct RuleId {
    prefix: String,
    number: u32,
}

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.prefix, self.number)
    }
}

/// Names rules that are untested, defined twice, or cited without being defined.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut defined = BTreeMap::new();
    for (page, game, text) in rulebooks(sources) {
        for id in definitions(text) {
            if defined.insert(id.clone(), game).is_some() {
                complaints.push(format!("{page}: {id} is defined twice"));
            }
        }
    }
    complaints.extend(untested(sources, &defined));
    complaints.extend(unknown(sources, &defined));
    complaints
}

/// The English pages with their game; translations repeat the ids.
pub(crate) fn rulebooks(sources: &Sources) -> impl Iterator<Item = (&str, &str, &str)> {
    sources.all("games/", ".md").filter_map(|(page, text)| {
        let game = page.strip_prefix("games/")?.strip_suffix("/rules/en.md")?;
        Some((page, game, text))
    })
}

fn untested(sources: &Sources, defined: &BTreeMap<RuleId, &str>) -> Vec<String> {
    let games: BTreeSet<_> = defined.values().copied().collect();
    let mut tested = BTreeSet::new();
    for game in games {
        let folder = format!("games/{game}/");
        for (_, text) in sources.all(&folder, ".rs") {
            tested.extend(test_names(text).filter_map(rule_of_test));
        }
    }
    defined
        .iter()
        .filter(|(id, _)| !tested.contains(*id))
        .map(|(id, game)| format!("games/{game}/rules/en.md: no test in games/{game} names {id}"))
        .collect()
}

fn unknown(sources: &Sources, defined: &BTreeMap<RuleId, &str>) -> Vec<String> {
    let prefixes: BTreeSet<_> = defined.keys().map(|id| id.prefix.as_str()).collect();
    // This file's own tests cite rules that are not there.
    let cited = sources.all("", ".rs").filter(|(path, _)| !path.starts_with("xtask/"));
    cited
        .flat_map(|(path, text)| {
            let numbered = text.lines().zip(1..);
            numbered.flat_map(move |(line, number)| {
                ids(line).map(move |id| (format!("{path}:{number}"), id))
            })
        })
        .filter(|(_, id)| prefixes.contains(id.prefix.as_str()) && !defined.contains_key(id))
        .map(|(place, id)| format!("{place}: {id} is cited but no rule has this id"))
        .collect()
}

/// The ids that stand alone in bold.
fn definitions(text: &str) -> impl Iterator<Item = RuleId> {
    text.split("**").filter_map(parse)
}

/// The id of the rule that a line defines.
pub(crate) fn rule_defined_in(line: &str) -> Option<String> {
    definitions(line).next().map(|id| id.to_string())
}

/// Every id in a line.
fn ids(line: &str) -> impl Iterator<Item = RuleId> {
    line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter_map(parse)
}

fn parse(text: &str) -> Option<RuleId> {
    let (prefix, number) = text.split_once('-')?;
    let is_prefix = prefix.len() == 3 && prefix.chars().all(|c| c.is_ascii_uppercase());
    let is_number = number.chars().all(|c| c.is_ascii_digit());
    let number = number.parse().ok().filter(|_| is_prefix && is_number)?;
    Some(RuleId { prefix: prefix.into(), number })
}

/// The names of functions that carry an attribute `test`.
fn test_names(text: &str) -> impl Iterator<Item = &str> {
    let after_attribute = text.split("#[test]").skip(1);
    after_attribute.filter_map(|rest| {
        let (_, name) = rest.split_once("fn ")?;
        name.split('(').next()
    })
}

/// `buc_8_…` names BUC-8.
fn rule_of_test(name: &str) -> Option<RuleId> {
    let (prefix, rest) = name.split_once('_')?;
    let number = rest.split('_').next()?.parse().ok()?;
    Some(RuleId { prefix: prefix.to_ascii_uppercase(), number })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: (&str, &str) =
        ("games/buccaneer/rules/en.md", "- **BUC-1** Players.\n- **BUC-2** *Money* and **more**.");

    #[test]
    fn tested_rules_are_fine_and_may_be_cited() {
        let test = "#[test]\nfn buc_1_players() {}\n#[test]\nfn buc_2_ducats() {} // BUC-1, BUC-2";
        let sources = Sources::from([PAGE, ("games/buccaneer/tests/rules.rs", test)]);
        assert!(complaints(&sources).is_empty());
    }

    #[test]
    fn a_rule_without_a_test_is_named() {
        let test = "#[test]\nfn buc_1_players() {}\nfn buc_2_is_no_test() {}";
        let sources = Sources::from([PAGE, ("games/buccaneer/src/lib.rs", test)]);
        assert_eq!(
            complaints(&sources),
            ["games/buccaneer/rules/en.md: no test in games/buccaneer names BUC-2"]
        );
    }

    #[test]
    fn a_test_of_another_game_does_not_count() {
        let test = "#[test] fn buc_1_players() {} #[test] fn buc_2_ducats() {}";
        let sources = Sources::from([PAGE, ("games/pirates/src/lib.rs", test)]);
        assert_eq!(complaints(&sources).len(), 2);
    }

    #[test]
    fn an_unknown_rule_is_named_with_its_place() {
        let test = "#[test] fn buc_1_a() {} #[test] fn buc_2_b() {}\n/// BUC-24 and UTF-8 and X-1";
        let sources = Sources::from([PAGE, ("games/buccaneer/src/lib.rs", test)]);
        assert_eq!(
            complaints(&sources),
            ["games/buccaneer/src/lib.rs:2: BUC-24 is cited but no rule has this id"]
        );
    }

    #[test]
    fn a_rule_defined_twice_is_named() {
        let page = ("games/buccaneer/rules/en.md", "**BUC-1** a\n**BUC-1** b");
        let test = ("games/buccaneer/src/lib.rs", "#[test] fn buc_1_a() {}");
        let sources = Sources::from([page, test]);
        assert_eq!(complaints(&sources), ["games/buccaneer/rules/en.md: BUC-1 is defined twice"]);
    }
}
