//! What has changed between two JSON texts, as JSON.
//!
//! A patch is `[value]`, the value that takes the place of the old one, or an object that says
//! what has changed inside: by the keys of an object or the numbers of an array's elements, each
//! with a patch. An array that got longer or shorter has `{"~":[at,removed,value,…]}`: from `at`
//! on, `removed` elements are taken out and the values are put in. Where the new value is shorter
//! than what has changed inside, the patch is the value.
//!
//! ```
//! use protocol::v2::{apply, diff};
//!
//! let old = r#"{"turn":3,"hand":["brig","sloop","galleon"]}"#;
//! let new = r#"{"turn":4,"hand":["brig","galleon"]}"#;
//! let patch = diff(old, new).expect("JSON without white space");
//! assert_eq!(patch, r#"{"turn":[4],"hand":{"~":[1,1]}}"#);
//! assert_eq!(apply(old, &patch).as_deref(), Some(new));
//! ```

use std::fmt::Write;

use super::tape::{Kind, Tape};

/// Stands for elements that are taken out and put in.
const SPLICE: &str = "\"~\"";

/// The patch that makes `new` of `old`; none if one of them is not JSON without white space.
/// Where nothing has changed it is `{}`.
pub fn diff(old: &str, new: &str) -> Option<String> {
    if old == new {
        return Some("{}".to_owned());
    }
    let mut difference = Difference {
        old: Tape::read(old)?,
        new: Tape::read(new)?,
        out: String::with_capacity(256),
    };
    difference.value(0, 0);
    Some(difference.out)
}

/// The old text with a patch applied; none if the patch is of another text.
pub fn apply(old: &str, patch: &str) -> Option<String> {
    let (old, patch) = (Tape::read(old)?, Tape::read(patch)?);
    let mut applied = Applied { old, patch, out: String::new() };
    applied.value(0, 0)?;
    Some(applied.out)
}

struct Difference<'a> {
    old: Tape<'a>,
    new: Tape<'a>,
    out: String,
}

impl Difference<'_> {
    /// A value that is not the same as before.
    fn value(&mut self, old: u32, new: u32) {
        let begun = self.out.len();
        let inside = match (self.old.node(old).kind, self.new.node(new).kind) {
            (Kind::Object, Kind::Object) => self.object(old, new),
            (Kind::Array, Kind::Array) => self.array(old, new),
            _ => false,
        };
        let text = self.new.text(new);
        if !inside || self.out.len() - begun > text.len() + 2 {
            self.out.truncate(begun);
            self.out.push('[');
            self.out.push_str(text);
            self.out.push(']');
        }
    }

    /// False if it has other keys.
    fn object(&mut self, old: u32, new: u32) -> bool {
        let Self { old: before, new: after, .. } = self;
        let changed: Option<Vec<_>> = pairs(before, old, after, new);
        let Some(changed) = changed else { return false };
        self.out.push('{');
        for (number, (key, old, new)) in changed.into_iter().enumerate() {
            if number > 0 {
                self.out.push(',');
            }
            self.out.push_str(self.new.text(key));
            self.out.push(':');
            self.value(old, new);
        }
        self.out.push('}');
        true
    }

    fn array(&mut self, old: u32, new: u32) -> bool {
        let before: Vec<u32> = self.old.inside(old).collect();
        let after: Vec<u32> = self.new.inside(new).collect();
        if before.len() != after.len() {
            self.splice(&before, &after);
            return true;
        }
        self.out.push('{');
        let mut first = true;
        for (index, (&old, &new)) in before.iter().zip(&after).enumerate() {
            if self.old.text(old) != self.new.text(new) {
                let comma = if std::mem::take(&mut first) { "" } else { "," };
                // Writing into a text cannot fail.
                let _ = write!(self.out, "{comma}\"{index}\":");
                self.value(old, new);
            }
        }
        self.out.push('}');
        true
    }

    fn splice(&mut self, before: &[u32], after: &[u32]) {
        let same = |(old, new): &(&u32, &u32)| self.old.text(**old) == self.new.text(**new);
        let at = before.iter().zip(after).take_while(same).count();
        let (before, after) = (&before[at..], &after[at..]);
        let end = before.iter().rev().zip(after.iter().rev()).take_while(same).count();
        let _ = write!(self.out, "{{{SPLICE}:[{at},{}", before.len() - end);
        for &new in &after[..after.len() - end] {
            self.out.push(',');
            self.out.push_str(self.new.text(new));
        }
        self.out.push_str("]}");
    }
}

/// Key, old and new value where they differ; none if the keys do.
fn pairs(old: &Tape, at_old: u32, new: &Tape, at_new: u32) -> Option<Vec<(u32, u32, u32)>> {
    let (mut before, mut after) = (old.inside(at_old), new.inside(at_new));
    let mut changed = Vec::new();
    loop {
        match (before.next(), after.next()) {
            (None, None) => return Some(changed),
            (Some(was), Some(key)) if old.text(was) == new.text(key) => {
                let (was, is) = (before.next()?, after.next()?);
                if old.text(was) != new.text(is) {
                    changed.push((key, was, is));
                }
            }
            _ => return None,
        }
    }
}

struct Applied<'a> {
    old: Tape<'a>,
    patch: Tape<'a>,
    out: String,
}

impl Applied<'_> {
    fn value(&mut self, old: u32, patch: u32) -> Option<()> {
        let mut inside = self.patch.inside(patch);
        match (self.patch.node(patch).kind, self.old.node(old).kind) {
            (Kind::Array, _) => {
                let new = inside.next()?;
                self.out.push_str(self.patch.text(new));
                inside.next().is_none().then_some(())
            }
            (Kind::Object, Kind::Object) => self.object(old, patch),
            (Kind::Object, Kind::Array) => match inside.next() {
                Some(key) if self.patch.text(key) == SPLICE => self.splice(old, inside.next()?),
                _ => self.array(old, patch),
            },
            (Kind::Object, Kind::Plain) => {
                self.out.push_str(self.old.text(old));
                inside.next().is_none().then_some(())
            }
            (Kind::Plain, _) => None,
        }
    }

    fn object(&mut self, old: u32, patch: u32) -> Option<()> {
        let patches: Vec<u32> = self.patch.inside(patch).collect();
        let mut patches = patches.chunks_exact(2).peekable();
        let inside: Vec<u32> = self.old.inside(old).collect();
        self.out.push('{');
        for (number, pair) in inside.chunks_exact(2).enumerate() {
            self.comma(number);
            let key = self.old.text(pair[0]);
            self.out.push_str(key);
            self.out.push(':');
            match patches.next_if(|patch| self.patch.text(patch[0]) == key) {
                Some(patch) => self.value(pair[1], patch[1])?,
                None => self.out.push_str(self.old.text(pair[1])),
            }
        }
        self.out.push('}');
        patches.next().is_none().then_some(())
    }

    fn array(&mut self, old: u32, patch: u32) -> Option<()> {
        let patches: Vec<u32> = self.patch.inside(patch).collect();
        let mut patches = patches.chunks_exact(2).peekable();
        let inside: Vec<u32> = self.old.inside(old).collect();
        self.out.push('[');
        for (number, &element) in inside.iter().enumerate() {
            self.comma(number);
            match patches.next_if(|patch| index(self.patch.text(patch[0])) == Some(number)) {
                Some(patch) => self.value(element, patch[1])?,
                None => self.out.push_str(self.old.text(element)),
            }
        }
        self.out.push(']');
        patches.next().is_none().then_some(())
    }

    fn splice(&mut self, old: u32, splice: u32) -> Option<()> {
        let inside: Vec<u32> = self.old.inside(old).collect();
        let mut splice = self.patch.inside(splice);
        let mut number = || self.patch.text(splice.next()?).parse::<usize>().ok();
        let (at, removed) = (number()?, number()?);
        let end = at.checked_add(removed).filter(|end| *end <= inside.len())?;
        let kept = |numbers: &[u32]| {
            numbers.iter().map(|number| self.old.text(*number)).collect::<Vec<_>>()
        };
        let mut parts = kept(&inside[..at]);
        parts.extend(splice.map(|new| self.patch.text(new)));
        parts.extend(kept(&inside[end..]));
        let joined = parts.join(",");
        let _ = write!(self.out, "[{joined}]");
        Some(())
    }

    fn comma(&mut self, number: usize) {
        if number > 0 {
            self.out.push(',');
        }
    }
}

/// The number in a key.
fn index(key: &str) -> Option<usize> {
    key.strip_prefix('"')?.strip_suffix('"')?.parse().ok()
}

#[cfg(test)]
mod tests {
    use game::{FastRng, Rng};
    use serde_json::{Value, json};

    use super::*;

    fn check(old: &Value, new: &Value) -> String {
        let (old, new) = (old.to_string(), new.to_string());
        let patch = diff(&old, &new).expect("both are JSON");
        assert!(serde_json::from_str::<Value>(&patch).is_ok(), "{patch}");
        assert_eq!(apply(&old, &patch).as_deref(), Some(&*new), "{patch}");
        assert!(patch.len() <= new.len() + 2, "{patch} for {new}");
        patch
    }

    #[test]
    fn a_patch_says_what_has_changed_and_nothing_else() {
        let old =
            json!({"a": 1, "b": {"c": [111, 222, 333], "d": null, "long": "long"}, "e": "\"],"});
        let cases = [
            (
                json!({"a": 2, "b": {"c": [111, 222, 333], "d": null, "long": "long"}, "e": "\"],"}),
                r#"{"a":[2]}"#,
            ),
            (
                json!({"a": 1, "b": {"c": [111, 9, 333], "d": {}, "long": "long"}, "e": "\"],"}),
                r#"{"b":{"c":{"1":[9]},"d":[{}]}}"#,
            ),
            (
                json!({"a": 1, "b": {"c": [222, 333], "d": null, "long": "long"}, "e": "\"],"}),
                r#"{"b":{"c":{"~":[0,1]}}}"#,
            ),
            (
                json!({"a": 1, "b": {"c": [111, 222, 222, 333], "d": null, "long": "long"}, "e": "\"],"}),
                r#"{"b":{"c":{"~":[2,0,222]}}}"#,
            ),
            (json!([]), "[[]]"),
            (old.clone(), "{}"),
        ];
        for (new, patch) in cases {
            assert_eq!(check(&old, &new), patch);
        }
    }

    fn any(rng: &mut FastRng, depth: u32) -> Value {
        match rng.below(if depth == 0 { 4 } else { 6 }) {
            0 => Value::Null,
            1 => json!(rng.below(12)),
            2 => json!(-1.5),
            3 => json!(["", "~", "\"", "\\", "{[,:]}", "é"][rng.below(6) as usize]),
            4 => (0..rng.below(5)).map(|_| any(rng, depth - 1)).collect(),
            _ => {
                let keys = ["~", "0", "1", "a\"", "b"].into_iter();
                let chosen: Vec<_> = keys.filter(|_| rng.below(2) == 0).collect();
                chosen.into_iter().map(|key| (key.to_owned(), any(rng, depth - 1))).collect()
            }
        }
    }

    fn altered(rng: &mut FastRng, value: &Value, depth: u32) -> Value {
        match value {
            _ if rng.below(8) == 0 => any(rng, depth),
            Value::Array(list) => {
                let mut list: Vec<Value> = list.iter().map(|v| altered(rng, v, depth)).collect();
                match rng.below(4) {
                    0 => list.insert(rng.below(list.len() as u32 + 1) as usize, any(rng, 1)),
                    1 if !list.is_empty() => {
                        list.remove(rng.below(list.len() as u32) as usize);
                    }
                    _ => {}
                }
                list.into()
            }
            Value::Object(map) => {
                map.iter().map(|(key, v)| (key.clone(), altered(rng, v, depth))).collect()
            }
            other => other.clone(),
        }
    }

    #[test]
    fn any_value_becomes_any_other() {
        let mut rng = FastRng::new(1);
        for _ in 0..20_000 {
            let old = any(&mut rng, 4);
            check(&old, &any(&mut rng, 4));
            check(&old, &altered(&mut rng, &old, 2));
        }
    }

    #[test]
    fn a_damaged_patch_is_refused_or_gives_something_else() {
        let mut rng = FastRng::new(2);
        for _ in 0..20_000 {
            let old = any(&mut rng, 4);
            let new = altered(&mut rng, &old, 2);
            let mut patch = diff(&old.to_string(), &new.to_string()).expect("JSON").into_bytes();
            let at = rng.below(patch.len() as u32) as usize;
            patch[at] = b"[]{},:\"~019\\"[rng.below(12) as usize];
            if let Ok(patch) = String::from_utf8(patch) {
                // It must come back at all.
                let _ = apply(&any(&mut rng, 3).to_string(), &patch);
                let _ = apply(&old.to_string(), &patch);
            }
        }
    }
}
