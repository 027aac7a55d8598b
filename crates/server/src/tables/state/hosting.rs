//! What a host may do before the match: send people away, and close the table.

use game::Seat;
use protocol::v1::CLOSED_BY_HOST;
use store::Id;

use super::super::entry::Entry;
use super::{Owner, Refusal, TableState};

/// People whom a host may send away; a table with more trouble is better closed.
const MOST_REMOVED: usize = 32;

impl TableState {
    /// Takes a person's seat away; they can watch, but not sit down here again.
    pub(super) fn remove(&mut self, host: Id, seat: Seat) -> Result<(), Refusal> {
        self.only_host(host)?;
        let Owner::Person(person, _) = self.chair(seat)?.owner else {
            return Err(Refusal::not_allowed("refused-seat-empty"));
        };
        if person == host {
            return Err(Refusal::not_allowed("refused-remove-yourself"));
        }
        if self.removed.len() >= MOST_REMOVED {
            return Err(Refusal::not_allowed("refused-removed-many"));
        }
        self.stop_beginning();
        self.write(&Entry::Removed { seat, person });
        self.notify(person, "online-notice-removed", host);
        self.take_removed(seat, person);
        self.list_seats();
        self.tell_table();
        Ok(())
    }

    /// The seat is free, and not for this person.
    pub(super) fn take_removed(&mut self, seat: Seat, person: Id) {
        self.removed.insert(person);
        self.occupy(seat, Owner::Nobody);
    }

    /// Closes the table for good.
    pub(super) fn close_by_host(&mut self, host: Id) -> Result<(), Refusal> {
        self.only_host(host)?;
        self.stop_beginning();
        for person in self.awaited_people().filter(|person| *person != host).collect::<Vec<_>>() {
            self.notify(person, "online-notice-closed", host);
        }
        self.close(CLOSED_BY_HOST);
        Ok(())
    }

    /// Everyone who has a seat, or for whom one is kept.
    fn awaited_people(&self) -> impl Iterator<Item = Id> + '_ {
        self.chairs.iter().filter_map(|chair| match chair.owner {
            Owner::Person(person, _) | Owner::Reserved(person, _) => Some(person),
            Owner::Nobody | Owner::Bot(_) => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use protocol::v1::Phase;
    use serde_json::json;

    use super::super::tests::{Room, new_table};
    use super::*;

    fn gathered() -> Room {
        let mut room = Room::new(new_table("planks", 3));
        for number in 0..3 {
            room.come(number as u64, number);
        }
        for seat in 0..2 {
            room.say(seat, &json!({"sit": {"seat": seat}}));
        }
        room
    }

    fn owner(room: &Room, seat: u8) -> Owner {
        room.state.chairs[usize::from(seat)].owner.clone()
    }

    #[test]
    fn a_host_removes_a_person_for_good() {
        let mut room = gathered();
        room.say(0, &json!({"remove": {"seat": 1}}));
        assert_eq!(owner(&room, 1), Owner::Nobody);
        room.say(1, &json!({"sit": {"seat": 1}}));
        let said = room.refusals(1).last().map(|refused| refused.message.clone());
        assert_eq!(said.as_deref(), Some("The host has removed you from this table."));

        let loaded = TableState::load(&room.stored(), 0).expect("a table");
        assert_eq!(loaded.chairs[1].owner, Owner::Nobody);
        assert!(loaded.removed.contains(&room.people[1]), "after a restart, too");
    }

    #[test]
    fn only_the_host_removes_and_closes_and_only_before_the_match() {
        let mut room = gathered();
        for request in [json!({"remove": {"seat": 0}}), json!({"close": {}})] {
            room.say(1, &request);
            assert_eq!(room.refusals(1).last().expect("refused").kind, "not_allowed");
        }
        assert!(matches!(owner(&room, 0), Owner::Person(..)));
        assert_eq!(room.state.phase, Phase::Gathering);
        room.say(0, &json!({"remove": {"seat": 0}}));
        assert_eq!(room.refusals(0).len(), 1, "nobody removes themselves");

        let mut room = Room::playing(new_table("planks", 2));
        for request in [json!({"remove": {"seat": 1}}), json!({"close": {}})] {
            room.say(0, &request);
        }
        assert_eq!(room.refusals(0).len(), 2);
        assert_eq!(room.state.phase, Phase::Playing);
    }

    #[test]
    fn who_stands_in_for_the_host_seats_bots_and_starts_and_nothing_else() {
        let refused =
            |room: &Room| room.refusals(1).pop().map(|refused| refused.text.expect("words").key);
        let mut room = gathered();
        room.say(1, &json!({"bot": {"seat": 2, "level": "mate"}}));
        assert_eq!(refused(&room).as_deref(), Some("refused-host"), "the host is here");
        room.state.disconnect(0, room.now);
        room.come(3, 3);
        for request in [
            json!({"remove": {"seat": 0}}),
            json!({"settings": {"public": true}}),
            json!({"wait": {}}),
            json!({"close": {}}),
        ] {
            let before = room.refusals(1).len();
            room.say(1, &request);
            assert_eq!(room.refusals(1).len(), before + 1, "{request}");
            assert_eq!(refused(&room).as_deref(), Some("refused-deputy"), "{request}");
        }
        let expected = super::super::Expected { person: room.people[4], name: "Bo".to_owned() };
        let now = room.now;
        room.state.reserve(1, Seat::new(2), expected, now);
        room.collect();
        assert_eq!(refused(&room).as_deref(), Some("refused-deputy"));
        assert_eq!((owner(&room, 2), &room.state.phase), (Owner::Nobody, &Phase::Gathering));
        // Somebody without a seat stands in for nobody.
        room.say(3, &json!({"bot": {"seat": 2, "level": "mate"}}));
        assert_eq!(room.refusals(3).len(), 1);

        let said = room.refusals(1).len();
        for request in [
            json!({"bot": {"seat": 2, "level": "mate"}}),
            json!({"colors": {"seat": 2, "chosen": ["teal"]}}),
            json!({"unseat": {"seat": 2}}),
            json!({"bot": {"seat": 2, "level": "captain"}}),
            json!({"start": {}}),
        ] {
            room.say(1, &request);
        }
        assert_eq!(room.refusals(1).len(), said, "{:?}", room.refusals(1).last());
        room.give(1);
        room.give(1);
        assert_eq!(room.state.phase, Phase::Playing);
    }

    #[test]
    fn people_hear_elsewhere_what_the_host_does_to_their_seat() {
        let mut room = gathered();
        let expected = super::super::Expected { person: room.people[2], name: "Bo".to_owned() };
        room.say(0, &json!({"remove": {"seat": 1}}));
        room.state.reserve(0, Seat::new(2), expected, room.now);
        room.collect();
        room.say(0, &json!({"close": {}}));
        let notices: Vec<_> =
            room.notices.iter().map(|(person, text)| (*person, text.key.as_ref())).collect();
        let [bo, cy] = [room.people[1], room.people[2]];
        assert_eq!(
            notices,
            [
                (bo, "online-notice-removed"),
                (cy, "online-notice-reserved"),
                (cy, "online-notice-closed"),
            ],
            "not the host, who did it"
        );
        assert!(room.notices.iter().all(|(_, text)| text.value("table").is_some()));
    }

    #[test]
    fn a_closed_table_stays_closed() {
        let mut room = gathered();
        room.say(0, &json!({"close": {}}));
        let closed = Phase::Stuck(CLOSED_BY_HOST.to_owned());
        assert_eq!(room.state.phase, closed);
        let loaded = TableState::load(&room.stored(), 0).expect("a table");
        assert_eq!(loaded.phase, closed);
        room.say(2, &json!({"sit": {"seat": 2}}));
        assert!(!room.refusals(2).is_empty(), "nobody sits down any more");
    }
}
