//! The modules of a crate, and which of them imports which.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::sources::Sources;

/// The code of every module by its path (`replay::plot`), without comments and tests.
pub(crate) struct Modules {
    code: BTreeMap<String, String>,
}

/// A path that was followed as far as there are modules, and the rest of it.
type Resolved = (String, Vec<String>);

impl Modules {
    /// Reads the modules below a folder. The crate's root is left out: it ties the others together.
    pub(crate) fn read(sources: &Sources, folder: &str) -> Self {
        let mut code = BTreeMap::new();
        let mut tests = BTreeSet::new();
        let begin = format!("{folder}/");
        for (path, text) in sources.all(&begin, ".rs") {
            let name = path[begin.len()..].trim_end_matches(".rs").trim_end_matches("/mod");
            let module = name.replace('/', "::");
            let inner = if module == "lib" { String::new() } else { format!("{module}::") };
            let declared = text.split("#[cfg(test)]\nmod ").skip(1);
            let declared = declared.filter_map(|rest| rest.split_once(';'));
            tests.extend(declared.map(|(name, _)| format!("{inner}{name}")));
            if module != "lib" && !module.starts_with("bin::") {
                code.insert(module, without_comments(text));
            }
        }
        code.retain(|module, _| !tests.contains(module));
        Self { code }
    }

    /// Which module imports which, names that are handed on (`pub use`) followed to where they are.
    pub(crate) fn imports(&self) -> BTreeMap<String, BTreeSet<String>> {
        let handed_on = self.handed_on();
        let of = |(module, code): (&String, &String)| {
            let (uses, rest) = uses(code);
            let private = uses.into_iter().filter(|(public, _)| !public).map(|(_, tree)| tree);
            let paths = private.flat_map(|tree| expand(&tree));
            let paths = paths.chain(self.paths(module, &rest));
            let found = paths.filter_map(|path| self.resolve(module, &path));
            let found = found.map(|found| follow(found, &handed_on));
            // A module, and the folders that it is in, are no others.
            let other = |other: &String| !format!("{module}::").starts_with(&format!("{other}::"));
            let found = found.filter(|found| !found.is_empty() && other(found));
            (module.clone(), found.collect())
        };
        self.code.iter().map(of).collect()
    }

    /// Where a name is that a module hands on.
    fn handed_on(&self) -> BTreeMap<(String, String), String> {
        let mut all = BTreeMap::new();
        for (module, code) in &self.code {
            let public = uses(code).0.into_iter().filter(|(public, _)| *public);
            for path in public.flat_map(|(_, tree)| expand(&tree)) {
                if let Some((there, rest)) = self.resolve(module, &path)
                    && let Some(name) = rest.first()
                {
                    all.insert((module.clone(), name.clone()), there);
                }
            }
        }
        all
    }

    /// The paths in code that begin in this crate, and those that begin with a module inside this one.
    fn paths(&self, module: &str, code: &str) -> Vec<String> {
        let part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
        let words = code.split(|c| !part(c)).filter(|word| word.contains("::"));
        let inside = |word: &str| {
            let first = word.split("::").next().unwrap_or_default();
            ["crate", "self", "super"].contains(&first)
                || self.code.contains_key(&format!("{module}::{first}"))
        };
        words.filter(|word| inside(word)).map(str::to_owned).collect()
    }

    fn resolve(&self, module: &str, path: &str) -> Option<Resolved> {
        let mut here: Vec<&str> = module.split("::").collect();
        let mut parts = path.split("::").filter(|part| !part.is_empty()).peekable();
        match *parts.peek()? {
            "crate" => here.clear(),
            "self" | "super" => {}
            first if self.code.contains_key(&format!("{module}::{first}")) => {}
            _ => return None,
        }
        while let Some(part) = parts.next_if(|part| ["crate", "self", "super"].contains(part)) {
            if part == "super" {
                here.pop();
            }
        }
        let mut rest: Vec<String> = Vec::new();
        for part in parts {
            let deeper = here.iter().copied().chain([part]).collect::<Vec<_>>().join("::");
            if rest.is_empty() && self.code.contains_key(&deeper) {
                here.push(part);
            } else if part != "self" {
                rest.push(part.to_owned());
            }
        }
        Some((here.join("::"), rest))
    }
}

fn follow((mut there, rest): Resolved, handed_on: &BTreeMap<(String, String), String>) -> String {
    let Some(name) = rest.first() else { return there };
    // A name is handed on a few times at most.
    for _ in 0..8 {
        match handed_on.get(&(there.clone(), name.clone())) {
            Some(next) => there.clone_from(next),
            None => break,
        }
    }
    there
}

fn without_comments(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The trees of all `use` items, whether each is public, and the code without them.
fn uses(code: &str) -> (Vec<(bool, String)>, String) {
    let (mut found, mut rest) = (Vec::new(), String::new());
    let mut tree: Option<(bool, String)> = None;
    for line in code.lines() {
        let trimmed = line.trim_start();
        let public = trimmed.starts_with("pub");
        let item = if public { after_pub(trimmed) } else { trimmed }.strip_prefix("use ");
        match (&mut tree, item) {
            (Some((_, tree)), _) => tree.push_str(trimmed),
            (None, Some(item)) => tree = Some((public, item.to_owned())),
            (None, None) => {
                rest.push_str(line);
                rest.push('\n');
            }
        }
        if let Some((public, text)) = tree.take_if(|(_, tree)| tree.contains(';')) {
            found.push((public, text.split(';').next().unwrap_or_default().to_owned()));
        }
    }
    (found, rest)
}

/// What follows `pub` or `pub(crate)`.
fn after_pub(line: &str) -> &str {
    let rest = line.strip_prefix("pub").unwrap_or(line);
    let rest = rest.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(rest, |it| it.1);
    rest.trim_start()
}

/// The paths of a tree: `a::{b, c::{self, d}}` is `a::b`, `a::c::self` and `a::c::d`.
fn expand(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((begin, inner)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or_default().trim().to_owned()];
    };
    let inner = inner.strip_suffix('}').unwrap_or(inner);
    let mut depth = 0_usize;
    let parts = inner.split(|c: char| {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    });
    let parts = parts.filter(|part| !part.trim().is_empty());
    parts
        .flat_map(|part| {
            expand(part).into_iter().map(|path| format!("{begin}{path}")).collect::<Vec<_>>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_all_its_paths() {
        assert_eq!(expand("a::{b, c::{self, d as e}, }"), ["a::b", "a::c::self", "a::c::d"]);
        assert_eq!(expand("a::b"), ["a::b"]);
    }

    #[test]
    fn items_are_told_from_code_over_several_lines() {
        let (found, rest) = uses("pub(crate) use a::{\n    B,\n};\nuse c;\nfn f() { d::e() }");
        assert_eq!(found, [(true, "a::{B,}".to_owned()), (false, "c".to_owned())]);
        assert_eq!(rest, "fn f() { d::e() }\n");
    }
}
