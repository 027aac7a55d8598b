//! Seats that are kept for people until they come, but not for ever.

use game::{Seat, Seats};
use protocol::v1::Phase;
use store::Id;

use super::super::entry::Entry;
use super::{Chair, ConnId, Owner, Refusal, TableState};

/// How long a seat is kept, in milliseconds.
pub(crate) const KEPT: u64 = 3 * 24 * 60 * 60 * 1_000;

/// A person for whom a seat is to be kept.
pub(crate) struct Expected {
    pub(crate) person: Id,
    pub(crate) name: String,
}

impl TableState {
    /// Keeps a free seat for a person until they come.
    pub(crate) fn reserve(&mut self, connection: ConnId, seat: Seat, expected: Expected, now: u64) {
        let Some(from) = self.connections.get(&connection) else { return };
        if let Err(refusal) = self.try_reserve(from.id, seat, expected, now) {
            self.refuse(connection, None, refusal);
        }
        self.close_if_full();
    }

    fn try_reserve(
        &mut self,
        host: Id,
        seat: Seat,
        expected: Expected,
        now: u64,
    ) -> Result<(), Refusal> {
        self.only_host(host)?;
        self.not_while_beginning()?;
        let Expected { person, name } = expected;
        if self.chair(seat)?.owner != Owner::Nobody {
            return Err(Refusal::not_allowed("refused-seat-taken"));
        }
        if self.seat_of(person).or_else(|| self.reserved_for(person)).is_some() {
            return Err(Refusal::not_allowed("refused-they-have-seat"));
        }
        if self.removed.contains(&person) {
            return Err(Refusal::not_allowed("refused-they-were-removed"));
        }
        self.write(&Entry::Reserved { seat, person, at: now });
        self.notify(person, "online-notice-reserved", host);
        self.keep_seat(seat, Owner::Reserved(person, name), now);
        self.list_seats();
        self.tell_table();
        Ok(())
    }

    /// The seat is kept from that moment on. Earlier versions did not write when that was.
    pub(super) fn keep_seat(&mut self, seat: Seat, owner: Owner, at: u64) {
        self.occupy(seat, owner);
        let at = if at == 0 { self.settings.created } else { at };
        self.chairs[seat.index()].kept_until = at.saturating_add(KEPT);
    }

    fn kept(&self) -> Seats {
        self.seats_where(|chair| matches!(chair.owner, Owner::Reserved(..)))
    }

    /// When the first seat is no longer kept.
    pub(super) fn reservations_due(&self) -> Option<u64> {
        let waiting = self.phase == Phase::Gathering && !self.is_beginning();
        let kept = self.kept().iter().filter(|_| waiting);
        kept.map(|seat| self.chairs[seat.index()].kept_until).min()
    }

    /// Seats are free for whose people nobody waits any longer.
    pub(super) fn reservations_overdue(&mut self, now: u64) {
        if self.reservations_due().is_none_or(|due| due > now) {
            return;
        }
        let overdue =
            |chair: &Chair| matches!(chair.owner, Owner::Reserved(..)) && chair.kept_until <= now;
        for seat in self.seats_where(overdue).iter() {
            self.free(seat);
        }
        self.list_seats();
        self.tell_table();
        self.close_if_full();
    }
}

#[cfg(test)]
mod tests {
    use protocol::v1::{Occupant, Phase};
    use serde_json::json;

    use super::super::tests::{Room, new_table};
    use super::*;

    fn gathered() -> Room {
        let mut room = Room::new(new_table("planks", 3));
        for number in 0..2 {
            room.come(number as u64, number);
            room.say(number as u64, &json!({"sit": {"seat": number}}));
        }
        room
    }

    fn expected(room: &Room, number: usize) -> Expected {
        Expected { person: room.people[number], name: format!("Person {number}") }
    }

    #[test]
    fn a_reserved_seat_is_for_one_person_alone() {
        let mut room = gathered();
        let bo = expected(&room, 4);
        room.state.reserve(0, Seat::new(2), bo, room.now);
        room.collect();
        let chair = &room.state.info().seats[2];
        assert!(matches!(&chair.occupant, Occupant::Reserved(person) if person.name == "Person 4"));
        room.come(3, 3);
        room.say(3, &json!({"sit": {}}));
        assert_eq!(room.refusals(3).len(), 1, "somebody else");
        let loaded = TableState::load(&room.stored(), room.now).expect("its log");
        assert_eq!(loaded.reserved_for(room.people[4]), Some(Seat::new(2)));
        room.come(4, 4);
        assert_eq!(room.state.seat_of(room.people[4]), Some(Seat::new(2)));
        assert_eq!(room.state.phase, Phase::Gathering);
    }

    #[test]
    fn only_the_host_reserves_and_only_free_seats() {
        let mut room = gathered();
        for (connection, seat, number) in [(1, 2, 4), (0, 1, 4), (0, 9, 4), (0, 2, 1)] {
            let person = expected(&room, number);
            room.state.reserve(connection, Seat::new(seat), person, room.now);
            room.collect();
        }
        assert_eq!((room.refusals(0).len(), room.refusals(1).len()), (3, 1));
        assert_eq!(room.state.chairs[2].owner, Owner::Nobody);
    }

    #[test]
    fn a_seat_is_not_kept_for_ever() {
        let mut room = gathered();
        let bo = expected(&room, 4);
        room.state.reserve(0, Seat::new(2), bo, room.now);
        room.collect();
        let due = room.now + KEPT;
        assert_eq!(room.state.deadline(), Some(due));
        room.state.tick(due - 1);
        assert_eq!(room.state.reserved_for(room.people[4]), Some(Seat::new(2)));
        // A restart makes it neither longer nor shorter.
        let mut loaded = TableState::load(&room.stored(), due - 1).expect("its log");
        assert_eq!(loaded.deadline(), Some(due));
        for state in [&mut room.state, &mut loaded] {
            state.tick(due);
            assert_eq!(state.chairs[2].owner, Owner::Nobody);
            let out = state.take_out();
            assert!(out.entries.iter().any(|entry| entry.contains("freed")), "{out:?}");
            assert!(out.change.seats.is_some_and(|seats| seats.len() == 2), "lists know it");
        }
    }

    #[test]
    fn a_reservation_of_an_earlier_version_ends_as_well() {
        let mut room = gathered();
        let entry = json!({"reserved": {"seat": 2, "person": room.people[4]}}).to_string();
        room.log.push(entry);
        let mut stored = room.stored();
        let row = store::SeatRow {
            seat: 2,
            person: Some(room.people[4]),
            bot: None,
            name: "Bo".to_owned(),
        };
        stored.summary.seats.push(row);
        let created = room.state.settings.created;
        let loaded = TableState::load(&stored, created + 1).expect("its log");
        assert_eq!(loaded.reserved_for(room.people[4]), Some(Seat::new(2)));
        assert_eq!(loaded.deadline(), Some(created + KEPT));
    }
}
