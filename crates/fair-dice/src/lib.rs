//! Dice that nobody can load: the server commits to a secret, every person
//! commits to a share, then the shares are revealed, and the seed of the match
//! comes from all of them. Secret and shares are public once it is over.
//!
//! `docs/security.md` explains why this is secure, and the attack on the old
//! scheme. The server uses this crate to make seeds, clients to commit to their
//! shares, and `freebooter verify` and the browser to check finished matches.
//!
//! ```
//! use fair_dice::{Bytes32, Round};
//! use game::Seat;
//!
//! let (secret, share) = (Bytes32([1; 32]), Bytes32([2; 32]));
//! let commitment: String = fair_dice::commitment(secret, "table").into();
//! let round = Round { table: "table", commitment: &commitment, number: 0 };
//! let shown_first = round.share_commitment(share, Seat::new(0));
//! let shown_then = share;
//! assert_eq!(round.share_commitment(shown_then, Seat::new(0)), shown_first);
//! assert_eq!(round.seed(secret, &[Some(share), None]).len(), 64);
//! ```

mod bytes;
mod check;
mod giving;
pub mod old;
mod scheme;

pub use bytes::Bytes32;
pub use check::{Checked, FinishedMatch, Promise, Sealed, Unfair, seed_of, verify};
pub use giving::{Shares, Shown};
pub use scheme::{Round, SCHEME, commitment, derive};
