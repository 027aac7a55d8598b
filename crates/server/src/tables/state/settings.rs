//! What a host changes before the match: the table's settings.

use game::{COLORS, Text};
use protocol::v1::{NewSettings, NewTable};
use store::Id;

use super::super::clock::Clock;
use super::super::entry::Entry;
use super::spectators::Spectators;
use super::{Refusal, TableState, check};
use crate::sizes;

/// Each may be 4 KiB in the log for ever.
const MOST_CHANGES: usize = 200;

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
        if new == self.settings.table {
            return Ok(());
        }
        if self.changes >= MOST_CHANGES {
            let text = Text::new("refused-changed-many").with("count", MOST_CHANGES);
            return Err(Refusal::not_allowed(text));
        }
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
        self.changes += 1;
        self.clock = Clock::new(table.clock, table.players);
        self.spectators = Spectators::new(table.spectator_delay);
        self.settings.table = table;
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
    use protocol::v1::ClockRules;
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

    #[test]
    fn settings_that_stay_the_same_are_neither_stored_nor_told() {
        let mut room = gathered();
        room.say(0, &json!({"settings": {"public": true}}));
        let (log, told) = (room.log.len(), room.texts(1).len());
        room.say(0, &json!({"settings": {"public": true}}));
        assert_eq!((room.log.len(), room.texts(1).len(), room.refusals(0).len()), (log, told, 0));
    }

    #[test]
    fn a_table_is_changed_only_so_often_also_after_a_restart() {
        let mut room = gathered();
        let log = room.log.len();
        for number in 0..300 {
            room.say(0, &json!({"settings": {"bot_pause": number}}));
        }
        assert_eq!(room.log.len() - log, MOST_CHANGES);
        assert_eq!(room.refusals(0).len(), 300 - MOST_CHANGES);
        let loaded = TableState::load(&room.stored(), room.now).expect("its log");
        assert_eq!(loaded.changes, MOST_CHANGES);
    }
}
