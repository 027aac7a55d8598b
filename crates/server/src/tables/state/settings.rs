//! What a host changes before the match: the table's settings, and for whom seats are kept.

use game::{COLORS, Seat};
use protocol::v1::{NewSettings, NewTable};
use store::Id;

use super::super::clock::Clock;
use super::super::entry::Entry;
use super::spectators::Spectators;
use super::{ConnId, Owner, Refusal, TableState, check};
use crate::sizes;

/// A person for whom a seat is to be kept.
pub(crate) struct Expected {
    pub(crate) person: Id,
    pub(crate) name: String,
}

impl TableState {
    /// Changes the table; people say again that they are ready.
    pub(super) fn change_settings(
        &mut self,
        person: Id,
        changes: &NewSettings,
    ) -> Result<(), Refusal> {
        self.only_host(person)?;
        self.not_while_beginning()?;
        let new = changed(&self.settings.table, changes);
        if let Err(message) = sizes::check_options(&new.options) {
            return Err(Refusal::new("bad_request", message));
        }
        check(&new)?;
        self.check_accounts(person, &new)?;
        self.write(&Entry::Settings(changes.clone()));
        self.apply_settings(changes);
        self.clear_ready();
        self.list_settings();
        self.tell_table();
        Ok(())
    }

    /// The lists follow changed settings.
    pub(super) fn list_settings(&mut self) {
        let settings = serde_json::to_string(&self.settings).expect("settings are plain data");
        self.out.change.settings = Some(settings);
        self.out.change.public = Some(self.settings.table.public);
    }

    /// The match has not begun, so that clocks and spectators start from nothing.
    pub(super) fn apply_settings(&mut self, changes: &NewSettings) {
        let table = changed(&self.settings.table, changes);
        self.clock = Clock::new(table.clock, table.players);
        self.spectators = Spectators::new(table.spectator_delay);
        self.settings.table = table;
    }

    /// Keeps a free seat for a person until they come.
    pub(crate) fn reserve(&mut self, connection: ConnId, seat: Seat, expected: Expected) {
        let Some(from) = self.connections.get(&connection) else { return };
        if let Err(refusal) = self.try_reserve(from.id, seat, expected) {
            self.refuse(connection, None, refusal);
        }
    }

    fn try_reserve(&mut self, host: Id, seat: Seat, expected: Expected) -> Result<(), Refusal> {
        self.only_host(host)?;
        self.not_while_beginning()?;
        let Expected { person, name } = expected;
        if self.chair(seat)?.owner != Owner::Nobody {
            return Err(Refusal::seat_taken(seat));
        }
        if self.seat_of(person).or_else(|| self.reserved_for(person)).is_some() {
            return Err(Refusal::they_have_seat());
        }
        if self.removed.contains(&person) {
            return Err(Refusal::they_were_removed());
        }
        self.write(&Entry::Reserved { seat, person });
        self.notify(person, "online-notice-reserved", host);
        self.occupy(seat, Owner::Reserved(person, name));
        self.list_seats();
        self.tell_table();
        Ok(())
    }
}

/// A table with changes. Colours are chosen by seat, and stay.
fn changed(table: &NewTable, changes: &NewSettings) -> NewTable {
    let mut new = table.clone();
    if let Some(options) = &changes.options {
        let colors = table.options.get(COLORS).cloned();
        new.options.clone_from(options);
        new.options.remove(COLORS);
        new.options.extend(colors.map(|colors| (COLORS.to_owned(), colors)));
    }
    new.clock = changes.clock.unwrap_or(table.clock);
    new.time_out = changes.time_out.unwrap_or(table.time_out);
    new.public = changes.public.unwrap_or(table.public);
    new.spectators = changes.spectators.unwrap_or(table.spectators);
    new.spectator_delay = changes.spectator_delay.unwrap_or(table.spectator_delay);
    new.bot_pause = changes.bot_pause.unwrap_or(table.bot_pause);
    new.take_over = changes.take_over.unwrap_or(table.take_over);
    new.rated = changes.rated.or(table.rated);
    new
}

#[cfg(test)]
mod tests {
    use protocol::v1::{ClockRules, Occupant, Phase};
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

    #[test]
    fn a_host_changes_the_table_and_nobody_is_ready_any_more() {
        let mut room = gathered();
        room.say(1, &json!({"ready": {"on": true}}));
        room.say(0, &json!({"settings": {"clock": {"days": 2}, "public": true}}));
        let info = room.state.info();
        assert_eq!((info.clock, info.public), (ClockRules::Days(2), true));
        assert!(info.ready.is_empty());
        let loaded = TableState::load(&room.stored(), room.now).expect("its log");
        assert_eq!(loaded.info().clock, ClockRules::Days(2));
    }

    #[test]
    fn the_log_alone_tells_of_changed_settings() {
        let mut room = gathered();
        let before = room.stored().summary;
        room.say(0, &json!({"settings": {"spectators": false, "bot_pause": 5}}));
        let stored = store::StoredMatch { summary: before, ..room.stored() };
        let loaded = TableState::load(&stored, room.now).expect("its log");
        assert_eq!(loaded.settings.table, room.state.settings.table);
    }

    #[test]
    fn only_the_host_changes_settings_and_only_to_something_that_works() {
        let mut room = gathered();
        room.say(1, &json!({"settings": {"public": true}}));
        assert_eq!(room.refusals(1).last().expect("refused").kind, "not_allowed");
        let large = json!({"options": {"x": "x".repeat(5_000)}});
        for wrong in [json!({"clock": {"days": 999}}), json!({"options": {"no such": 1}}), large] {
            room.say(0, &json!({"settings": wrong}));
        }
        assert_eq!(room.refusals(0).len(), 3);
        assert_eq!(room.state.info().clock, ClockRules::None);
        let mut room = Room::playing(new_table("planks", 2));
        room.say(0, &json!({"settings": {"public": true}}));
        assert_eq!(room.refusals(0).len(), 1, "not during the match");
    }

    fn expected(room: &Room, number: usize) -> Expected {
        Expected { person: room.people[number], name: format!("Person {number}") }
    }

    #[test]
    fn a_reserved_seat_is_for_one_person_alone() {
        let mut room = gathered();
        let bo = expected(&room, 4);
        room.state.reserve(0, Seat::new(2), bo);
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
            room.state.reserve(connection, Seat::new(seat), person);
            room.collect();
        }
        assert_eq!((room.refusals(0).len(), room.refusals(1).len()), (3, 1));
        assert_eq!(room.state.chairs[2].owner, Owner::Nobody);
    }
}
