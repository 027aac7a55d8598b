//! JSON in which every key stands once.
//!
//! JSON itself allows a key twice, and readers take one of the two in silence. What somebody
//! wrote by hand then means something else than it says.

use std::collections::HashSet;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// Reads a JSON text to its end and refuses a key that appears twice in an object, at any depth.
///
/// ```
/// assert!(game::check_keys(r#"{"seat":0,"action":{"seat":1}}"#).is_ok());
/// let error = game::check_keys(r#"{"options":{"first":0,"first":1}}"#).unwrap_err();
/// assert!(error.to_string().starts_with("the key `first` appears twice at line 1"));
/// ```
pub fn check_keys(json: &str) -> Result<(), serde_json::Error> {
    let mut reader = serde_json::Deserializer::from_str(json);
    UniqueKeys.deserialize(&mut reader)?;
    reader.end()
}

/// How much of an unknown key a message shows.
const SHOWN: usize = 40;

/// A value of any kind, of which only the keys matter.
struct UniqueKeys;

impl<'de> DeserializeSeed<'de> for UniqueKeys {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for UniqueKeys {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        while seq.next_element_seed(Self)?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let mut keys = HashSet::new();
        while let Some(key) = map.next_key::<String>()? {
            if let Some(twice) = keys.replace(key) {
                let twice: String = twice.chars().take(SHOWN).collect();
                return Err(A::Error::custom(format_args!("the key `{twice}` appears twice")));
            }
            map.next_value_seed(Self)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_that_appears_twice_is_named_at_any_depth() {
        let named = |json: &str, key: &str| {
            let error = check_keys(json).unwrap_err().to_string();
            assert!(error.starts_with(&format!("the key `{key}` appears twice")), "{error}");
        };
        named(r#"{"a":1,"a":1}"#, "a");
        named(r#"[0,{"b":{"c":[{"d":null,"e":1.5,"d":true}]}}]"#, "d");
        // The same key, written otherwise.
        named(r#"{"a":1,"\u0061":2}"#, "a");
    }

    #[test]
    fn the_same_key_in_different_objects_is_no_matter() {
        for json in [r#"[{"a":1},{"a":2}]"#, r#"{"a":{"a":{"a":"a"}}}"#, "7", "\"a\"", "[]"] {
            assert!(check_keys(json).is_ok(), "{json}");
        }
    }

    #[test]
    fn what_is_no_json_is_refused_and_does_not_exhaust_the_stack() {
        let deep = "[".repeat(100_000);
        for json in ["", "{", "{} {}", r#"{"a"}"#, &*deep] {
            assert!(check_keys(json).is_err());
        }
    }
}
