//! Calling a match off: everyone who plays has to agree.

use game::Seats;
use protocol::v1::{CALLED_OFF, Phase};
use store::Id;

use super::{Refusal, TableState};

impl TableState {
    /// A person asks to call the match off, agrees, or refuses. People who are away have no say: a
    /// bot plays for them.
    pub(super) fn call_off(&mut self, person: Id, agree: bool) -> Result<(), Refusal> {
        let seat = self.own_seat(person)?;
        if self.phase != Phase::Playing {
            return Err(Refusal::not_allowed("refused-no-match"));
        }
        if agree {
            self.calling_off = self.calling_off.with(seat);
        } else {
            self.calling_off = Seats::NONE;
        }
        self.settle_calling_off();
        self.tell_table();
        Ok(())
    }

    /// Somebody may have left who had not agreed.
    pub(super) fn settle_calling_off(&mut self) {
        if self.phase != Phase::Playing || self.calling_off.is_empty() {
            return;
        }
        let attended = self.attended();
        if !attended.is_empty() && attended.iter().all(|seat| self.calling_off.contains(seat)) {
            self.calling_off = Seats::NONE;
            self.close(CALLED_OFF);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::tests::{Room, new_table};
    use super::*;

    fn called_off() -> Phase {
        Phase::Stuck(CALLED_OFF.to_owned())
    }

    #[test]
    fn a_match_is_called_off_when_all_agree() {
        let mut room = Room::playing(new_table("planks", 3));
        for seat in 0..2 {
            room.say(seat, &json!({"call_off": {"agree": true}}));
            assert_eq!(room.state.phase, Phase::Playing);
        }
        assert_eq!(room.state.info().calling_off.len(), 2);
        room.say(2, &json!({"call_off": {"agree": true}}));
        assert_eq!(room.state.phase, called_off());
        assert_eq!(TableState::load(&room.stored(), 0).expect("a table").phase, called_off());
        assert!(room.state.finished_for(None).is_none(), "there is no result");
    }

    #[test]
    fn one_refusal_settles_it() {
        let mut room = Room::playing(new_table("planks", 2));
        room.say(0, &json!({"call_off": {"agree": true}}));
        room.say(1, &json!({"call_off": {"agree": false}}));
        assert!(room.state.info().calling_off.is_empty());
        room.say(1, &json!({"call_off": {"agree": true}}));
        assert_eq!(room.state.phase, Phase::Playing, "the other has to agree anew");
    }

    #[test]
    fn somebody_who_leaves_is_not_waited_for() {
        let mut room = Room::playing(new_table("planks", 2));
        room.say(0, &json!({"call_off": {"agree": true}}));
        room.say(1, &json!({"stand": {}}));
        assert_eq!(room.state.phase, called_off());
    }

    #[test]
    fn spectators_have_no_say() {
        let mut room = Room::playing(new_table("planks", 2));
        room.come(9, 5);
        room.say(9, &json!({"call_off": {"agree": true}}));
        assert_eq!(room.refusals(9).len(), 1);
        assert!(room.state.info().calling_off.is_empty());
    }
}
