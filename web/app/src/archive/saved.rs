//! A match as this device keeps it.

use game::{Game, Match, Record, Seat};
use serde::{Deserialize, Serialize};
use web_kit::model::GameUi;

use crate::archive::head::Head;
use crate::archive::player::{Player, clean_name};

/// Who sits where, and the record of the match so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Saved<G: Game> {
    pub(crate) players: Vec<Player>,
    /// What the people at this device are called, by seat; empty where nobody said so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) names: Vec<String>,
    pub(crate) record: Record<G>,
    /// The match is over.
    #[serde(default)]
    pub(crate) over: bool,
    /// What a list shows of it; none in a match of an earlier version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) head: Option<Head>,
}

/// The name that was given to the person at a seat.
pub(crate) fn name_at(names: &[String], seat: Seat) -> Option<String> {
    names.get(seat.index()).and_then(|name| clean_name(name))
}

impl<G: Game> Saved<G> {
    /// A match as it was written.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let saved: Self = serde_json::from_str(text).ok()?;
        saved.record.check_header().is_ok().then_some(saved)
    }
}

/// A match of an earlier version, written again with its head.
pub(crate) fn with_head<U: GameUi>(text: &str) -> Option<(Head, String)> {
    let mut saved = Saved::<U::Game>::read(text)?;
    let play = Match::<U::Game>::replay(&saved.record).ok()?;
    let head = Head::of::<U>(&play, &saved.players, &saved.names, 0);
    saved.head = Some(head.clone());
    Some((head, serde_json::to_string(&saved).ok()?))
}

#[cfg(test)]
mod tests {
    use buccaneer::Buccaneer;
    use game::Setup;

    use super::*;
    use crate::archive::head::{head_of, id_of};
    use crate::games::BuccaneerUi;

    #[test]
    fn the_head_of_a_written_match_is_read_without_its_record() {
        let play = Match::<Buccaneer>::new(Setup::house(3), "old").expect("a match");
        let players = vec![Player::Person; 3];
        let saved =
            Saved { players, names: Vec::new(), record: play.record(), over: false, head: None };
        let old = serde_json::to_string(&saved).expect("plain data");
        assert_eq!(head_of(&old), None, "a match of an earlier version has none");
        let (head, new) = with_head::<BuccaneerUi>(&old).expect("a match");
        assert_eq!(head_of(&new), Some(head.clone()));
        assert_eq!(id_of("buccaneer", &old), Some(head.id.clone()));
        assert_eq!(id_of("buccaneer", &new), Some(head.id));
    }
}
