//! Ids that nobody can guess.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE32_DNSSEC;
use serde::{Deserialize, Serialize};

/// 128 random bits, written as 26 lowercase letters and digits.
///
/// A table's id is a capability: anyone who knows it may watch or join, as the table's settings
/// allow. A person's id looks the same but isn't secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Id([u8; 16]);

impl Id {
    /// The first id in order.
    pub const FIRST: Self = Self([0; 16]);
    /// The last id in order.
    pub const LAST: Self = Self([0xff; 16]);

    /// A new random id.
    pub fn random() -> Self {
        Self(random_bytes())
    }

    /// Its bytes.
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// An id from its bytes.
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

/// Random bytes from the operating system.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&BASE32_DNSSEC.encode(&self.0))
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Id> for String {
    fn from(id: Id) -> Self {
        id.to_string()
    }
}

/// The text isn't an id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id has 26 lowercase letters and digits")]
pub struct NoId;

impl FromStr for Id {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let bytes = BASE32_DNSSEC.decode(text.as_bytes()).map_err(|_| NoId)?;
        let id = Self(bytes.try_into().map_err(|_| NoId)?);
        // One way of writing each: links are compared as text elsewhere.
        if id.to_string() == text { Ok(id) } else { Err(NoId) }
    }
}

impl TryFrom<String> for Id {
    type Error = NoId;

    fn try_from(text: String) -> Result<Self, NoId> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_was_written() {
        let id = Id::random();
        assert_eq!(id.to_string().len(), 26);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(Id::try_from(String::from(id)), Ok(id));
        assert_ne!(Id::random(), id);
    }

    #[test]
    fn anything_else_is_no_id() {
        let upper = Id::random().to_string().to_uppercase() + "A";
        for text in ["", "a", "../../../../etc/passwd0000", &upper, &"0".repeat(27)] {
            assert_eq!(text.parse::<Id>(), Err(NoId), "{text}");
        }
    }
}
