//! Modules of the client do not import each other in circles: each file can be read before those
//! that use it. Only the parts of a folder may use what the folder's own module defines.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::modules::Modules;
use crate::tidy::sources::Sources;

/// The crates that are looked at: their folders of sources.
const CRATES: [&str; 4] =
    ["web/kit/src", "web/app/src", "web/bot-worker/src", "crates/disc-stacks/ui/src"];

/// A handle, the trait of its parameter and what both speak of: types that need each other.
const ALLOWED: [&str; 1] = ["web/kit/src/model"];

type Graph = BTreeMap<String, BTreeSet<String>>;

/// Names every circle of modules.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let games = sources.all("games/", "/ui/src/lib.rs");
    let games = games.filter_map(|(path, _)| path.strip_suffix("/lib.rs"));
    CRATES.into_iter().chain(games).flat_map(|folder| in_crate(sources, folder)).collect()
}

fn in_crate(sources: &Sources, folder: &str) -> Vec<String> {
    let graph = Modules::read(sources, folder).imports();
    let circles = circles(&graph).into_iter().filter(|circle| {
        let allowed = |module: &String| {
            let path = format!("{folder}/{}", module.replace("::", "/"));
            ALLOWED.iter().any(|place| path.starts_with(place))
        };
        !circle.iter().all(allowed)
    });
    let complaint = |circle: Vec<String>| {
        format!("{folder}: these modules import each other: {}", circle.join(", "))
    };
    circles.map(complaint).collect()
}

/// The groups of modules that reach each other, each in alphabetical order.
fn circles(graph: &Graph) -> Vec<Vec<String>> {
    let reached: BTreeMap<&String, BTreeSet<&String>> =
        graph.keys().map(|module| (module, reached(graph, module))).collect();
    let mut circles: Vec<Vec<String>> = Vec::new();
    for (module, there) in &reached {
        let both = there
            .iter()
            .filter(|other| reached.get(**other).is_some_and(|back| back.contains(module)));
        let circle: Vec<String> = both.map(|other| (*other).clone()).collect();
        if circle.len() > 1 && circle.first() == Some(*module) {
            circles.push(circle);
        }
    }
    circles
}

/// What a module reaches by one import or more.
fn reached<'a>(graph: &'a Graph, module: &String) -> BTreeSet<&'a String> {
    let mut found = BTreeSet::new();
    let mut left: Vec<&String> = graph.get(module).into_iter().flatten().collect();
    while let Some(next) = left.pop() {
        if found.insert(next) {
            left.extend(graph.get(next).into_iter().flatten());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found<const N: usize>(files: [(&str, &str); N]) -> Vec<String> {
        complaints(&Sources::from(files))
    }

    #[test]
    fn two_modules_that_import_each_other_are_named() {
        assert_eq!(
            found([
                ("web/app/src/lib.rs", "mod a;\nmod b;\nmod c;"),
                ("web/app/src/a.rs", "use crate::b::Sail;"),
                ("web/app/src/b.rs", "fn f() { crate::c::row(); }"),
                ("web/app/src/c.rs", "use crate::{a::{self, Mast}, d};"),
            ]),
            ["web/app/src: these modules import each other: a, b, c"]
        );
        assert!(
            found([
                ("web/app/src/a.rs", "use crate::b::Sail;\n// use crate::a::X;"),
                ("web/app/src/b.rs", "fn f() {}\n#[cfg(test)]\nmod tests {\n    use crate::a;\n}"),
            ])
            .is_empty()
        );
    }

    #[test]
    fn what_a_folder_hands_on_is_where_it_is_defined() {
        let folder =
            "mod a;\nmod b;\npub(crate) use crate::f::a::Sail;\npub(crate) use self::b::Mast;";
        assert!(
            found([
                ("web/kit/src/f/mod.rs", folder),
                ("web/kit/src/f/a.rs", "use crate::f::Mast;"),
                ("web/kit/src/f/b.rs", ""),
            ])
            .is_empty()
        );
        assert_eq!(
            found([
                ("web/kit/src/f/mod.rs", folder),
                ("web/kit/src/f/a.rs", "use crate::f::Mast;"),
                ("web/kit/src/f/b.rs", "use super::Sail;"),
            ]),
            ["web/kit/src: these modules import each other: f::a, f::b"]
        );
        assert!(
            found([
                ("web/kit/src/f/mod.rs", "mod a;\nfn g() { a::h(); }"),
                ("web/kit/src/f/a.rs", "use crate::f::g;"),
            ])
            .is_empty()
        );
    }

    #[test]
    fn boards_are_looked_at_and_their_root_ties_them_together() {
        assert_eq!(
            found([
                (
                    "games/sail/ui/src/lib.rs",
                    "mod a;\nmod b;\npub struct SailUi;\nfn f() { a::g(); }"
                ),
                ("games/sail/ui/src/a.rs", "use super::SailUi;\nuse super::b;"),
                ("games/sail/ui/src/b.rs", "use super::a::Pointer;"),
            ]),
            ["games/sail/ui/src: these modules import each other: a, b"]
        );
    }
}
