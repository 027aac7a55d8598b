//! Dice that nobody can load: the server commits itself before the match,
//! every person adds a share, and both are shown at the end.
//!
//! seed = SHA-256 of the secret and every seat's share in seat order, 32
//! bytes each; a seat without a share counts as zeros. The seed's text, in
//! hexadecimal digits, is the seed of the match.
//!
//! The server makes seeds with this; `freebooter verify` and the browser check
//! finished matches with it.

use std::fmt::Write;

use protocol::v1::Fairness;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::WrongDraw;

/// 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Bytes32(pub [u8; 32]);

impl Bytes32 {
    /// From 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        }
        Some(Self(bytes))
    }

    /// The SHA-256 of these bytes.
    fn digest(self) -> Self {
        Self(Sha256::digest(self.0).into())
    }
}

impl std::fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Secrets do not get into logs by way of `Debug`.
impl std::fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Bytes32(…)")
    }
}

impl From<Bytes32> for String {
    fn from(bytes: Bytes32) -> Self {
        let mut text = String::with_capacity(64);
        write!(text, "{bytes}").expect("writing to a string does not fail");
        text
    }
}

impl TryFrom<String> for Bytes32 {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::parse(&text).ok_or("32 bytes are written as 64 hexadecimal digits")
    }
}

/// What is shown before the match.
pub fn commitment(secret: Bytes32) -> String {
    secret.digest().into()
}

/// The text of the match's seed.
pub fn seed(secret: Bytes32, shares: &[Option<Bytes32>]) -> String {
    let mut hash = Sha256::new();
    hash.update(secret.0);
    for share in shares {
        hash.update(share.map_or([0; 32], |share| share.0));
    }
    Bytes32(hash.finalize().into()).into()
}

/// Why the dice of a match are not to be trusted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// Something is no hexadecimal text of 32 bytes.
    #[error("`{0}` is not 64 hexadecimal digits")]
    NotHex(&'static str),
    /// The secret is not the one that was committed to.
    #[error("the secret is not the one that the server committed itself to")]
    Commitment,
    /// The seed does not come from the secret and the shares.
    #[error("the seed of the record does not come from the secret and the shares")]
    Seed,
    /// There are not as many shares as seats.
    #[error("there are {shares} shares for {seats} seats")]
    Shares {
        /// Those that are there.
        shares: usize,
        /// Those that there should be.
        seats: usize,
    },
    /// A shuffle or roll is not what the seed gives.
    #[error(transparent)]
    Draw(#[from] WrongDraw),
}

/// What a finished match says of its dice.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The record's seed.
    pub seed: &'a str,
    /// How many sat there.
    pub seats: usize,
    /// How many shuffles and rolls came from the seed, of a replayed match.
    pub draws: Result<usize, WrongDraw>,
    /// How the seed came about; a match on one device has no such thing.
    pub fairness: Option<&'a Fairness>,
}

/// What was found to be in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Shuffles and rolls that come from the seed.
    pub draws: usize,
    /// The commitment and how many people gave a share; none if nobody had
    /// committed to the seed.
    pub sealed: Option<(String, usize)>,
}

/// Checks every shuffle and roll, then the secret, the shares and the seed.
pub fn verify(played: Played<'_>) -> Result<Checked, Unfair> {
    let draws = played.draws?;
    let Some(fairness) = played.fairness else { return Ok(Checked { draws, sealed: None }) };
    let (shares, seats) = (fairness.shares.len(), played.seats);
    if shares != seats {
        return Err(Unfair::Shares { shares, seats });
    }
    check(fairness, played.seed)?;
    let people = fairness.shares.iter().flatten().count();
    Ok(Checked { draws, sealed: Some((fairness.commitment.clone(), people)) })
}

/// Checks that a record's seed comes from a secret that was committed to, and
/// from the shares.
pub fn check(fairness: &Fairness, seed_of_record: &str) -> Result<(), Unfair> {
    let secret = Bytes32::parse(&fairness.secret).ok_or(Unfair::NotHex("secret"))?;
    if commitment(secret) != fairness.commitment {
        return Err(Unfair::Commitment);
    }
    if seed_of(fairness)? == seed_of_record { Ok(()) } else { Err(Unfair::Seed) }
}

/// The seed that comes from a secret and shares.
pub fn seed_of(fairness: &Fairness) -> Result<String, Unfair> {
    let secret = Bytes32::parse(&fairness.secret).ok_or(Unfair::NotHex("secret"))?;
    let share = |share: &Option<String>| match share {
        None => Ok(None),
        Some(text) => Bytes32::parse(text).map(Some).ok_or(Unfair::NotHex("shares")),
    };
    let shares = fairness.shares.iter().map(share).collect::<Result<Vec<_>, _>>()?;
    Ok(seed(secret, &shares))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fairness() -> (Fairness, String) {
        let (secret, share) = (Bytes32([7; 32]), Bytes32([9; 32]));
        let shares = [Some(share), None];
        let fairness = Fairness {
            commitment: commitment(secret),
            secret: secret.into(),
            shares: shares.map(|share| share.map(Into::into)).to_vec(),
        };
        (fairness, seed(secret, &shares))
    }

    #[test]
    fn what_was_committed_to_is_accepted() {
        let (fairness, seed) = fairness();
        assert_eq!(check(&fairness, &seed), Ok(()));
    }

    #[test]
    fn another_secret_share_or_seed_is_found_out() {
        let (good, seed) = fairness();
        let other: String = Bytes32([8; 32]).into();
        let secret = Fairness { secret: other.clone(), ..good.clone() };
        assert_eq!(check(&secret, &seed), Err(Unfair::Commitment));
        let shares = Fairness { shares: vec![None, Some(other.clone())], ..good.clone() };
        assert_eq!(check(&shares, &seed), Err(Unfair::Seed));
        assert_eq!(check(&good, &other), Err(Unfair::Seed));
        let broken = Fairness { secret: "ü".repeat(32), ..good };
        assert_eq!(check(&broken, &seed), Err(Unfair::NotHex("secret")));
    }

    #[test]
    fn a_match_is_checked_from_its_rolls_to_its_commitment() {
        let (good, seed) = fairness();
        let played = Played { seed: &seed, seats: 2, draws: Ok(5), fairness: Some(&good) };
        let sealed = Some((good.commitment.clone(), 1));
        assert_eq!(verify(played), Ok(Checked { draws: 5, sealed }));
        let bare = Played { fairness: None, ..played };
        assert_eq!(verify(bare), Ok(Checked { draws: 5, sealed: None }));
        let wrong = Unfair::Shares { shares: 2, seats: 3 };
        assert_eq!(verify(Played { seats: 3, ..played }), Err(wrong));
        let loaded = Played { draws: Err(WrongDraw(4)), ..played };
        assert_eq!(verify(loaded), Err(Unfair::Draw(WrongDraw(4))));
        assert_eq!(verify(Played { seed: "another", ..played }), Err(Unfair::Seed));
    }

    #[test]
    fn the_seed_depends_on_the_order_of_the_shares() {
        let (one, two) = (Some(Bytes32([1; 32])), Some(Bytes32([2; 32])));
        let secret = Bytes32([0; 32]);
        assert_ne!(seed(secret, &[one, two]), seed(secret, &[two, one]));
    }
}
