//! Checks that a finished match was played with honest dice.

use game::{Draws, Seat, WrongDraw};
use protocol::v1::Fairness;

use crate::{Bytes32, Round, SCHEME, commitment, old};

/// Why the dice of a match can't be trusted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// A value isn't 32 bytes in hexadecimal digits.
    #[error("`{0}` is not 64 hexadecimal digits")]
    NotHex(&'static str),
    /// The secret isn't the one the server committed to.
    #[error("the secret is not the one the server committed to")]
    Commitment,
    /// The seed doesn't come from the secret and the shares.
    #[error("the record's seed does not come from the secret and the shares")]
    Seed,
    /// The number of shares differs from the number of seats.
    #[error("there are {shares} shares for {seats} seats")]
    Shares {
        /// Shares in the record.
        shares: usize,
        /// Seats at the table.
        seats: usize,
    },
    /// A share isn't the one its seat committed to.
    #[error("the share of seat {0} is not the one it committed to")]
    Share(Seat),
    /// This program doesn't know the scheme.
    #[error("the dice use scheme {0}, which this program does not know")]
    Scheme(u32),
    /// A shuffle or roll doesn't come from the seed.
    #[error(transparent)]
    Draw(#[from] WrongDraw),
}

/// What a finished match says about its dice.
#[derive(Clone, Copy, Debug)]
pub struct FinishedMatch<'a> {
    /// The record's seed.
    pub seed: &'a str,
    /// The number of seats.
    pub seats: usize,
    /// How many shuffles and rolls of the replayed match come from the seed.
    pub draws: Result<Draws, WrongDraw>,
    /// Where the seed comes from; `None` for a match on one device.
    pub fairness: Option<&'a Fairness>,
}

/// The result of a successful check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Shuffles and rolls that come from the seed.
    pub draws: Draws,
    /// What that proves.
    pub promise: Promise,
}

/// What is known about the origin of a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Promise {
    /// Nothing: nobody had committed to it.
    Seed,
    /// Scheme 1: the server didn't change its secret, but the player in seat 0
    /// could compute all dice before the match. Not honest.
    Old(Sealed),
    /// Scheme 2: nobody chose the dice, and nobody but the server could know
    /// them.
    Honest(Sealed),
}

/// The origin of a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// The server's commitment.
    pub commitment: String,
    /// How many people gave a share.
    pub people: usize,
    /// How many earlier attempts failed because a share was missing.
    pub round: u32,
}

/// Checks every shuffle and roll, then the secret, the shares and the seed.
pub fn verify(played: FinishedMatch<'_>) -> Result<Checked, Unfair> {
    let draws = played.draws?;
    let Some(fairness) = played.fairness else {
        return Ok(Checked { draws, promise: Promise::Seed });
    };
    let (shares, seats) = (fairness.shares.len(), played.seats);
    if shares != seats {
        return Err(Unfair::Shares { shares, seats });
    }
    if seed_of(fairness)? != played.seed {
        return Err(Unfair::Seed);
    }
    let sealed = Sealed {
        commitment: fairness.commitment.clone(),
        people: fairness.shares.iter().flatten().count(),
        round: fairness.round,
    };
    let promise =
        if fairness.scheme == SCHEME { Promise::Honest(sealed) } else { Promise::Old(sealed) };
    Ok(Checked { draws, promise })
}

/// Derives the seed from the secret and the shares, after checking their
/// commitments, with the scheme that the record names.
pub fn seed_of(fairness: &Fairness) -> Result<String, Unfair> {
    let secret = Bytes32::parse(&fairness.secret).ok_or(Unfair::NotHex("secret"))?;
    let shares = parsed(&fairness.shares).ok_or(Unfair::NotHex("shares"))?;
    match fairness.scheme {
        1 if old::commitment(secret) == fairness.commitment => Ok(old::seed(secret, &shares)),
        SCHEME if String::from(commitment(secret, &fairness.table)) == fairness.commitment => {
            let round = round_of(fairness);
            check_shares(round, fairness, &shares)?;
            Ok(round.seed(secret, &shares))
        }
        1 | SCHEME => Err(Unfair::Commitment),
        other => Err(Unfair::Scheme(other)),
    }
}

fn round_of(fairness: &Fairness) -> Round<'_> {
    let Fairness { table, commitment, round, .. } = fairness;
    Round { table, commitment, number: *round }
}

/// Checks that every share was committed to and every commitment opened.
fn check_shares(
    round: Round<'_>,
    fairness: &Fairness,
    shares: &[Option<Bytes32>],
) -> Result<(), Unfair> {
    let commitments = parsed(&fairness.commitments).ok_or(Unfair::NotHex("commitments"))?;
    let seats = shares.len();
    if commitments.len() != seats {
        return Err(Unfair::Shares { shares: commitments.len(), seats });
    }
    for (seat, (share, committed)) in Seat::all(seats).zip(shares.iter().zip(&commitments)) {
        if share.map(|share| round.share_commitment(share, seat)) != *committed {
            return Err(Unfair::Share(seat));
        }
    }
    Ok(())
}

fn parsed(texts: &[Option<String>]) -> Option<Vec<Option<Bytes32>>> {
    let parse = |text: &Option<String>| match text {
        None => Some(None),
        Some(text) => Bytes32::parse(text).map(Some),
    };
    texts.iter().map(parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Bytes32 = Bytes32([7; 32]);
    const SHARE: Bytes32 = Bytes32([9; 32]);
    const DRAWS: Draws = Draws { count: 5, undos: 0 };

    fn fairness() -> (Fairness, String) {
        let commitment: String = commitment(SECRET, "table").into();
        let round = Round { table: "table", commitment: &commitment, number: 1 };
        let pledged = round.share_commitment(SHARE, Seat::new(0));
        let seed = round.seed(SECRET, &[Some(SHARE), None]);
        let fairness = Fairness {
            scheme: SCHEME,
            table: "table".to_owned(),
            round: 1,
            commitment: commitment.clone(),
            secret: SECRET.into(),
            commitments: vec![Some(pledged.into()), None],
            shares: vec![Some(SHARE.into()), None],
        };
        (fairness, seed)
    }

    fn old() -> (Fairness, String) {
        let (mut fairness, _) = fairness();
        (fairness.scheme, fairness.round, fairness.commitments) = (1, 0, Vec::new());
        fairness.table = String::new();
        fairness.commitment = old::commitment(SECRET);
        (fairness, old::seed(SECRET, &[Some(SHARE), None]))
    }

    fn verified(fairness: &Fairness, seed: &str) -> Result<Promise, Unfair> {
        let played = FinishedMatch { seed, seats: 2, draws: Ok(DRAWS), fairness: Some(fairness) };
        verify(played).map(|checked| checked.promise)
    }

    #[test]
    fn what_was_committed_to_is_honest() {
        let (good, seed) = fairness();
        let sealed = Sealed { commitment: good.commitment.clone(), people: 1, round: 1 };
        assert_eq!(verified(&good, &seed), Ok(Promise::Honest(sealed)));
    }

    #[test]
    fn the_old_scheme_is_read_and_not_called_honest() {
        let (old, seed) = old();
        assert!(matches!(verified(&old, &seed), Ok(Promise::Old(_))));
        // It cannot pass for the new one, nor the new one for it.
        let posing = Fairness { scheme: SCHEME, ..old.clone() };
        assert_eq!(verified(&posing, &seed), Err(Unfair::Commitment));
        let (new, seed) = fairness();
        assert_eq!(verified(&Fairness { scheme: 1, ..new }, &seed), Err(Unfair::Commitment));
        let newer = Fairness { scheme: 3, ..old };
        assert_eq!(verified(&newer, &seed), Err(Unfair::Scheme(3)));
    }

    #[test]
    fn another_secret_share_or_seed_is_found_out() {
        let (good, seed) = fairness();
        let other: String = Bytes32([8; 32]).into();
        let secret = Fairness { secret: other.clone(), ..good.clone() };
        assert_eq!(verified(&secret, &seed), Err(Unfair::Commitment));
        let table = Fairness { table: "another".to_owned(), ..good.clone() };
        assert_eq!(verified(&table, &seed), Err(Unfair::Commitment));
        assert_eq!(verified(&good, &other), Err(Unfair::Seed));
        let broken = Fairness { secret: "ü".repeat(32), ..good };
        assert_eq!(verified(&broken, &seed), Err(Unfair::NotHex("secret")));
    }

    #[test]
    fn a_share_that_was_not_committed_to_is_found_out() {
        let (good, seed) = fairness();
        let seat = |seat| Err(Unfair::Share(Seat::new(seat)));
        let mut chosen = good.clone();
        chosen.shares[0] = Some(Bytes32([8; 32]).into());
        assert_eq!(verified(&chosen, &seed), seat(0));
        let mut withheld = good.clone();
        withheld.shares[0] = None;
        assert_eq!(verified(&withheld, &seed), seat(0));
        let mut added = good.clone();
        added.shares[1] = Some(SHARE.into());
        assert_eq!(verified(&added, &seed), seat(1));
        // A copied commitment is of another seat.
        added.commitments[1].clone_from(&good.commitments[0]);
        assert_eq!(verified(&added, &seed), seat(1));
        let later = Fairness { round: 2, ..good.clone() };
        assert_eq!(verified(&later, &seed), seat(0));
        let bare = Fairness { commitments: Vec::new(), ..good };
        assert_eq!(verified(&bare, &seed), Err(Unfair::Shares { shares: 0, seats: 2 }));
    }

    #[test]
    fn a_match_is_checked_from_its_rolls_on() {
        let (good, seed) = fairness();
        let played =
            FinishedMatch { seed: &seed, seats: 2, draws: Ok(DRAWS), fairness: Some(&good) };
        let bare = FinishedMatch { fairness: None, ..played };
        assert_eq!(verify(bare), Ok(Checked { draws: DRAWS, promise: Promise::Seed }));
        let wrong = Unfair::Shares { shares: 2, seats: 3 };
        assert_eq!(verify(FinishedMatch { seats: 3, ..played }), Err(wrong));
        let loaded = FinishedMatch { draws: Err(WrongDraw(4)), ..played };
        assert_eq!(verify(loaded), Err(Unfair::Draw(WrongDraw(4))));
    }
}
