//! Scheme 2: how commitments and seeds are derived from a secret and shares.
//!
//! Each value is HMAC-SHA-256 with its own label. The message is a list of
//! fields, each preceded by its length (8 bytes, big-endian), so that two
//! different lists never give the same message. Numbers are fields of
//! 8 bytes.

use game::Seat;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::Bytes32;

/// The scheme's number, as in records.
pub const SCHEME: u32 = 2;

const COMMITMENT: &str = "freebooter dice 2: commitment";
const SHARE: &str = "freebooter dice 2: share";
const SEED: &str = "freebooter dice 2: seed";

/// HMAC-SHA-256 of a label and fields.
pub fn derive(key: Bytes32, label: &str, fields: &[&[u8]]) -> Bytes32 {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key.0).expect("a key may have any length");
    for field in [label.as_bytes()].iter().chain(fields) {
        mac.update(&(field.len() as u64).to_be_bytes());
        mac.update(field);
    }
    Bytes32(mac.finalize().into_bytes().into())
}

/// The server's commitment, shown before anyone commits to a share.
pub fn commitment(secret: Bytes32, table: &str) -> Bytes32 {
    derive(secret, COMMITMENT, &[table.as_bytes()])
}

/// One attempt to collect shares at a table, as both sides see it.
#[derive(Clone, Copy, Debug)]
pub struct Round<'a> {
    /// The table's id.
    pub table: &'a str,
    /// The server's commitment.
    pub commitment: &'a str,
    /// The number of the attempt.
    pub number: u32,
}

impl Round<'_> {
    /// A seat's commitment to its share. It is bound to the seat and the round,
    /// so nobody can reuse another seat's commitment.
    pub fn share_commitment(self, share: Bytes32, seat: Seat) -> Bytes32 {
        let (round, seat) = (number(self.number), number(seat.index() as u32));
        derive(share, SHARE, &[self.table.as_bytes(), self.commitment.as_bytes(), &round, &seat])
    }

    /// The match's seed as text. A seat without a share is an empty field.
    pub fn seed(self, secret: Bytes32, shares: &[Option<Bytes32>]) -> String {
        let (round, seats) = (number(self.number), number(shares.len() as u32));
        let mut fields = vec![self.table.as_bytes(), &round, &seats];
        let given = |share: &'_ Option<Bytes32>| share.as_ref().map(|share| share.0.to_vec());
        let given: Vec<_> = shares.iter().map(|share| given(share).unwrap_or_default()).collect();
        fields.extend(given.iter().map(Vec::as_slice));
        derive(secret, SEED, &fields).into()
    }
}

fn number(number: u32) -> [u8; 8] {
    u64::from(number).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUND: Round<'static> = Round { table: "t", commitment: "c", number: 0 };

    /// Other programs derive the same; `docs/api.md` has these numbers.
    #[test]
    fn golden_values_never_change() {
        let (secret, share) = (Bytes32([7; 32]), Bytes32([9; 32]));
        let commitment: String = commitment(secret, "table").into();
        let round = Round { table: "table", commitment: &commitment, number: 1 };
        let pledged: String = round.share_commitment(share, Seat::new(1)).into();
        let seed = round.seed(secret, &[None, Some(share)]);
        assert_eq!([commitment.as_str(), &pledged, &seed], GOLDEN);
    }

    const GOLDEN: [&str; 3] = [
        "3d16cc04db66c305a270784720bfc6dec4dbb2a45deb58d42b338d50fb4c9219",
        "2618749b62f133a4ef41d78fa0474ae711a390d11102cb2b2281709e2aa0cdc8",
        "53b0b99fe119d6c9278324721787b4bebd3bafa63ea2e2da8b28cd8e74415b94",
    ];

    /// RFC 2104, written out.
    #[test]
    fn it_is_the_hmac_of_the_standard() {
        use sha2::Digest;
        let key = [3; 32];
        let pad = |with: u8| -> Vec<u8> {
            (0..64).map(|at| key.get(at).copied().unwrap_or(0) ^ with).collect()
        };
        let message = [&1_u64.to_be_bytes()[..], b"l", &2_u64.to_be_bytes(), b"ab"].concat();
        let inner = Sha256::digest([pad(0x36), message].concat());
        let outer = Sha256::digest([pad(0x5c), inner.to_vec()].concat());
        assert_eq!(derive(Bytes32(key), "l", &[b"ab"]), Bytes32(outer.into()));
    }

    #[test]
    fn the_seed_depends_on_everything() {
        let (secret, one, two) = (Bytes32([0; 32]), Some(Bytes32([1; 32])), Some(Bytes32([2; 32])));
        let zeros = Some(Bytes32([0; 32]));
        let other = |round: Round<'_>, shares: &[Option<Bytes32>]| round.seed(secret, shares);
        let seeds = [
            other(ROUND, &[one, two]),
            other(ROUND, &[two, one]),
            other(ROUND, &[one, None]),
            other(ROUND, &[one, zeros]),
            other(ROUND, &[one]),
            other(ROUND, &[one, two, None]),
            other(Round { number: 1, ..ROUND }, &[one, two]),
            other(Round { table: "u", ..ROUND }, &[one, two]),
        ];
        for (index, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..index].contains(seed), "{index}");
        }
    }

    #[test]
    fn a_commitment_is_of_one_seat_in_one_round() {
        let share = Bytes32([1; 32]);
        let own = ROUND.share_commitment(share, Seat::new(0));
        assert_ne!(own, ROUND.share_commitment(share, Seat::new(1)));
        assert_ne!(own, Round { number: 1, ..ROUND }.share_commitment(share, Seat::new(0)));
        assert_ne!(own, Round { commitment: "d", ..ROUND }.share_commitment(share, Seat::new(0)));
    }
}
