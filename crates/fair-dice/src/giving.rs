//! The client's part of fair dice: committing to shares and revealing them.

use game::Seat;
use protocol::v1::{DiceStage, Phase, Request, TableInfo};
use serde::{Deserialize, Serialize};

use crate::{Bytes32, Round, derive};

const ROUND: &str = "freebooter dice 2: share of a round";

/// The shares of one client at one table, derived from one random key that it
/// keeps secret: a different share for every round and seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shares {
    key: Bytes32,
    #[serde(default)]
    shown: Option<Shown>,
}

/// A share that was revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// The round it was revealed in.
    pub round: u32,
    /// The share, in hexadecimal digits.
    pub share: String,
    /// The commitments of all seats at that time.
    pub commitments: Vec<Option<String>>,
}

impl Shares {
    /// The shares of a client with this key.
    pub const fn new(key: Bytes32) -> Self {
        Self { key, shown: None }
    }

    /// The share revealed last.
    pub const fn shown(&self) -> Option<&Shown> {
        self.shown.as_ref()
    }

    /// The next message to the server, if any: a commitment as soon as the
    /// client has a seat, and the share once everyone has committed.
    ///
    /// In each round the client reveals one share, for one list of
    /// commitments. A server that asks again with different commitments could
    /// have chosen them knowing the share, so it gets nothing.
    pub fn owed(&mut self, table: &TableInfo, seat: Seat) -> Option<Request> {
        let chair = table.seats.get(seat.index()).filter(|_| table.phase == Phase::Gathering)?;
        let (round, commitment) = (table.dice.round, self.commitment(table, seat));
        let used = self.shown.as_ref().is_some_and(|shown| shown.round >= round);
        match (&chair.commitment, table.dice.stage) {
            (None, DiceStage::Gathering | DiceStage::Committing) if !used => {
                Some(Request::Commit { round, commitment })
            }
            // Another device may have committed to a share that only it knows.
            (Some(shown), DiceStage::Revealing) if !chair.shared && *shown == commitment => {
                self.show(table, seat)
            }
            (Some(_) | None, _) => None,
        }
    }

    fn show(&mut self, table: &TableInfo, seat: Seat) -> Option<Request> {
        let round = table.dice.round;
        let share: String = self.share(table, seat).into();
        let commitments = table.seats.iter().map(|chair| chair.commitment.clone()).collect();
        let now = Shown { round, share: share.clone(), commitments };
        let again = self.shown.as_ref().is_some_and(|shown| shown.round >= round && *shown != now);
        if again {
            return None;
        }
        self.shown = Some(now);
        Some(Request::Reveal { round, share })
    }

    /// The share for a seat in the table's current round. It also depends on
    /// the server's commitment: a server that changes its secret gets a
    /// different share.
    fn share(&self, table: &TableInfo, seat: Seat) -> Bytes32 {
        let (round, seat) = (table.dice.round.to_be_bytes(), [seat.index() as u8]);
        derive(self.key, ROUND, &[table.id.as_bytes(), table.commitment.as_bytes(), &round, &seat])
    }

    fn commitment(&self, table: &TableInfo, seat: Seat) -> String {
        round_of(table).share_commitment(self.share(table, seat), seat).into()
    }
}

/// The table's current round.
fn round_of(table: &TableInfo) -> Round<'_> {
    Round { table: &table.id, commitment: &table.commitment, number: table.dice.round }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn table(stage: &str, commitment: Option<&str>) -> TableInfo {
        let seat = json!({"seat": 0, "occupant": "nobody", "present": true, "shared": false,
            "commitment": commitment});
        serde_json::from_value(json!({
            "id": "t", "game": "planks", "options": {}, "edition": "house", "clock": "none",
            "time_out": "bot", "public": false, "spectators": true, "spectator_delay": 0,
            "host": "h", "phase": "gathering", "seats": [seat], "watching": 0, "commitment": "c",
            "dice": {"round": 2, "stage": stage}, "seq": 0, "created": 0,
        }))
        .expect("a table")
    }

    #[test]
    fn a_client_commits_first_and_shows_only_what_it_committed_to() {
        let (mut shares, seat) = (Shares::new(Bytes32([1; 32])), Seat::new(0));
        let Some(Request::Commit { round: 2, commitment }) =
            shares.owed(&table("gathering", None), seat)
        else {
            panic!("a commitment is owed")
        };
        assert!(shares.owed(&table("gathering", Some(&commitment)), seat).is_none());
        let Some(Request::Reveal { round: 2, share }) =
            shares.owed(&table("revealing", Some(&commitment)), seat)
        else {
            panic!("the share is owed")
        };
        let share = Bytes32::parse(&share).expect("hexadecimal digits");
        let round = Round { table: "t", commitment: "c", number: 2 };
        assert_eq!(String::from(round.share_commitment(share, seat)), commitment);
        // Without its own commitment among those shown it shows nothing.
        assert!(shares.owed(&table("revealing", None), seat).is_none());
        assert!(shares.owed(&table("revealing", Some("another")), seat).is_none());
    }

    #[test]
    fn a_round_is_good_for_one_list_of_commitments() {
        let (mut shares, seat) = (Shares::new(Bytes32([1; 32])), Seat::new(0));
        let own = shares.commitment(&table("gathering", None), seat);
        let mut shown = table("revealing", Some(&own));
        assert!(shares.owed(&shown, seat).is_some());
        // Said again on a new connection.
        assert!(shares.owed(&shown, seat).is_some());
        // The same round once more, with a seat that knows the share now.
        let mut other = shown.seats[0].clone();
        other.commitment = Some("chosen".to_owned());
        shown.seats.push(other);
        assert!(shares.owed(&shown, seat).is_none());
        assert!(shares.owed(&table("gathering", None), seat).is_none());
        shown.dice.round += 1;
        shown.seats[0].commitment = Some(shares.commitment(&shown, seat));
        assert!(shares.owed(&shown, seat).is_some());
    }

    #[test]
    fn every_round_has_another_share() {
        let (shares, seat) = (Shares::new(Bytes32([1; 32])), Seat::new(0));
        let one = table("gathering", None);
        let mut two = one.clone();
        two.dice.round += 1;
        assert_ne!(shares.share(&one, seat), shares.share(&two, seat));
        two.clone_from(&one);
        two.commitment = "another".to_owned();
        assert_ne!(shares.share(&one, seat), shares.share(&two, seat));
    }
}
