//! Secrets of sessions and tokens. Only their hashes are stored.

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};
use store::{KeyHash, random_bytes};

/// So that a token in a place where it should not be is recognised, also by scanners.
const TOKEN: &str = "freebooter_";

/// 256 random bits. They are shown once, to their owner, and have no `Debug`.
pub(crate) struct Secret([u8; 32]);

impl Secret {
    pub(crate) fn random() -> Self {
        Self(random_bytes())
    }

    pub(crate) fn hash(&self) -> KeyHash {
        Sha256::digest(self.0).into()
    }

    /// As it stands in a cookie.
    pub(crate) fn for_cookie(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }

    /// As a program sends it: `Authorization: Bearer freebooter_…`.
    pub(crate) fn for_token(&self) -> String {
        format!("{TOKEN}{}", self.for_cookie())
    }

    pub(crate) fn from_cookie(text: &str) -> Option<Self> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        bytes.try_into().ok().map(Self)
    }

    pub(crate) fn from_token(text: &str) -> Option<Self> {
        Self::from_cookie(text.strip_prefix(TOKEN)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_was_written() {
        let secret = Secret::random();
        let cookie = Secret::from_cookie(&secret.for_cookie()).unwrap();
        let token = Secret::from_token(&secret.for_token()).unwrap();
        assert_eq!((cookie.hash(), token.hash()), (secret.hash(), secret.hash()));
        assert_ne!(secret.hash(), secret.0);
        assert!(Secret::from_token(&secret.for_cookie()).is_none());
        assert!(Secret::from_cookie("AAAA").is_none());
        assert!(Secret::from_cookie("§").is_none());
    }
}
