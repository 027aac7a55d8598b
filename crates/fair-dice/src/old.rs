//! Scheme 1, from version 0.1.0, kept so that its matches can be read and
//! finished. New matches never use it.
//!
//! The commitment is SHA-256(secret) and the seed SHA-256(secret ‖ shares), so
//! the seed is a length extension of the commitment: seat 0 can send SHA-256's
//! own padding as its share and compute all dice before the match
//! (`crates/fair-dice/tests/attack.rs`).

use sha2::{Digest, Sha256};

use crate::Bytes32;

/// The commitment shown before the match.
pub fn commitment(secret: Bytes32) -> String {
    Bytes32(Sha256::digest(secret.0).into()).into()
}

/// The match's seed as text; a seat without a share counts as zeros.
pub fn seed(secret: Bytes32, shares: &[Option<Bytes32>]) -> String {
    let mut hash = Sha256::new();
    hash.update(secret.0);
    for share in shares {
        hash.update(share.map_or([0; 32], |share| share.0));
    }
    Bytes32(hash.finalize().into()).into()
}
