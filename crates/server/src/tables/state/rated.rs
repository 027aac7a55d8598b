//! Rated and friendly matches: what a table for a rated match asks for, and when it becomes friendly.

use game::COLORS;
use protocol::v1::{ClockRules, NewSettings, NewTable, Phase};
use store::Id;

use super::super::entry::Entry;
use super::{Chair, Owner, Refusal, TableState};

/// People whom a rated match needs.
const LEAST: u32 = 2;

/// Is a table that wants a rated match as everybody knows the game?
pub(super) fn check(new: &NewTable) -> Result<(), String> {
    let own_rules = new.edition.is_some() || new.options.keys().any(|option| option != COLORS);
    if new.rated != Some(true) || (!own_rules && new.clock != ClockRules::None) {
        return Ok(());
    }
    Err("rated: only with the default rules and a clock".to_owned())
}

impl TableState {
    /// Whether the match counts for ratings, as far as is known.
    pub(super) fn counts(&self) -> bool {
        self.rated && self.settings.table.rated != Some(false)
    }

    /// Learns whether a person who connects has an account.
    pub(crate) fn note_account(&mut self, person: Id, guest: bool) {
        if guest {
            self.guests.insert(person);
        } else {
            self.guests.remove(&person);
        }
    }

    /// Guests have no seat where the match is rated.
    pub(super) fn check_account(&self, person: Id) -> Result<(), Refusal> {
        if self.settings.table.rated == Some(true) && self.guests.contains(&person) {
            return Err(Refusal::needs_account());
        }
        Ok(())
    }

    /// A host who makes a table rated needs an account, as for opening one, and so does everybody
    /// who has a seat already.
    pub(super) fn check_accounts(&self, host: Id, new: &NewTable) -> Result<(), Refusal> {
        if new.rated != Some(true) {
            return Ok(());
        }
        if self.guests.contains(&host) {
            return Err(Refusal::needs_account());
        }
        let guest = |chair: &Chair| match &chair.owner {
            Owner::Person(person, name) if self.guests.contains(person) => Some(name.clone()),
            _ => None,
        };
        match self.chairs.iter().find_map(guest) {
            Some(name) => Err(Refusal::guest_is_seated(name)),
            None => Ok(()),
        }
    }

    /// A rated match that only one person begins is a friendly one, which others may take over from
    /// bots, and they are told.
    pub(super) fn be_friendly_alone(&mut self) {
        let rated = self.settings.table.rated == Some(true) && self.phase == Phase::Gathering;
        if !rated || self.people().len() >= LEAST {
            return;
        }
        let (rated, take_over) = (Some(false), Some(true));
        let changes = NewSettings { rated, take_over, ..NewSettings::default() };
        self.write(&Entry::Settings(changes.clone()));
        self.apply_settings(&changes);
        self.list_settings();
        let here = self.chairs.iter().filter_map(|chair| chair.owner.person());
        for person in here.collect::<Vec<_>>() {
            self.notify(person, "online-notice-friendly", person);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::tests::{Room, new_table};
    use super::*;

    fn rated(players: usize) -> NewTable {
        let table = json!({"game": "planks", "players": players, "rated": true, "fill": "mate",
            "start_after": 60, "clock": {"bank": {"seconds": 600, "increment": 15}}});
        serde_json::from_value(table).expect("a table")
    }

    fn come(room: &mut Room, number: usize) {
        room.come(number as u64, number);
        room.say(number as u64, &json!({"sit": {}}));
    }

    fn tick(room: &mut Room, later: u64) {
        room.now += later;
        room.state.tick(room.now);
        room.collect();
    }

    fn restarted(room: &Room) -> TableState {
        TableState::load(&room.stored(), room.now).expect("its log")
    }

    #[test]
    fn a_rated_match_has_default_rules_and_a_clock() {
        let with = |field: &str, value: Value| {
            let mut table = serde_json::to_value(rated(2)).expect("plain data");
            table[field] = value;
            let table: NewTable = serde_json::from_value(table).expect("a table");
            super::super::check(&table).is_ok()
        };
        assert!(with("options", json!({"colors": ["white", "black"]})));
        assert!(!with("options", json!({"returns": "anywhere"})));
        assert!(!with("clock", json!("none")));
        assert!(with("clock", json!({"days": 2})));
        let friendly = json!({"game": "planks", "players": 2, "rated": false,
            "options": {"returns": "anywhere"}});
        assert!(super::super::check(&serde_json::from_value(friendly).expect("a table")).is_ok());
    }

    #[test]
    fn guests_have_no_seat_where_the_match_is_rated() {
        let mut room = Room::new(rated(3));
        room.state.note_account(room.people[0], true);
        come(&mut room, 0);
        assert_eq!(room.refusals(0).last().expect("refused").kind, "needs_account");
        assert_eq!(room.state.seat_of(room.people[0]), None);
        room.state.note_account(room.people[0], false);
        room.say(0, &json!({"sit": {}}));
        assert!(room.state.seat_of(room.people[0]).is_some(), "with an account");
        let mut room = Room::new(new_table("planks", 2));
        room.state.note_account(room.people[0], true);
        come(&mut room, 0);
        assert!(room.refusals(0).is_empty(), "elsewhere guests are welcome");
    }

    #[test]
    fn a_table_becomes_rated_only_if_its_host_and_all_who_sit_have_accounts() {
        let mut table = new_table("planks", 3);
        table.clock = ClockRules::Days(1);
        let mut room = Room::new(table);
        for number in 0..2 {
            room.state.note_account(room.people[number], true);
            come(&mut room, number);
        }
        let rated = json!({"settings": {"rated": true}});
        room.say(0, &rated);
        let refused = room.refusals(0).pop().expect("the host is a guest");
        assert_eq!((refused.kind.as_str(), refused.text), ("needs_account", None));
        room.state.note_account(room.people[0], false);
        // A guest who sits here is one also while they are away.
        room.state.disconnect(1, room.now);
        room.say(0, &rated);
        let refused = room.refusals(0).pop().expect("another guest sits here");
        assert_eq!(refused.kind, "needs_account");
        let text = refused.text.expect("who it is");
        assert_eq!(text.key, "refused-guest-seated");
        assert_eq!(room.refusals(0).len(), 2);
        assert_eq!(room.state.settings.table.rated, None, "nothing has changed");
        room.come(1, 1);
        room.state.note_account(room.people[1], false);
        room.say(0, &rated);
        assert_eq!(room.refusals(0).len(), 2);
        assert_eq!(room.state.settings.table.rated, Some(true));
    }

    #[test]
    fn a_seat_that_is_kept_is_not_for_a_guest_where_the_match_is_rated() {
        let mut room =
            Room::reserved(rated(3), vec![(game::Seat::new(1), Id::from_bytes([1; 16]))]);
        room.state.note_account(room.people[1], true);
        room.come(1, 1);
        assert_eq!(room.state.seat_of(room.people[1]), None);
        room.state.note_account(room.people[1], false);
        room.say(1, &json!({"hello": {}}));
        assert!(room.state.seat_of(room.people[1]).is_some(), "with an account");
    }

    #[test]
    fn two_people_play_a_rated_match_that_nobody_takes_over() {
        let mut room = Room::new(rated(3));
        come(&mut room, 0);
        tick(&mut room, 59_000);
        come(&mut room, 1);
        tick(&mut room, 1_000);
        for connection in [0, 1, 0, 1] {
            room.give(connection);
        }
        assert_eq!(room.state.phase, Phase::Playing);
        assert!(room.state.info().rated && room.notices.is_empty());
        assert!(room.state.info().take_over.is_empty(), "it is played from the start");
        assert!(restarted(&room).info().rated);
    }

    #[test]
    fn one_person_alone_plays_a_friendly_match_and_is_told() {
        let mut room = Room::new(rated(3));
        come(&mut room, 0);
        assert!(room.state.info().rated);
        tick(&mut room, 60_000);
        for connection in [0, 0] {
            room.give(connection);
        }
        assert_eq!(room.state.phase, Phase::Playing);
        assert!(!room.state.info().rated);
        assert_eq!(room.state.info().take_over.len(), 2, "others may still come");
        let told: Vec<_> =
            room.notices.iter().map(|(person, text)| (*person, text.key.as_ref())).collect();
        assert_eq!(told, [(room.people[0], "online-notice-friendly")]);
        let loaded = restarted(&room);
        assert_eq!((loaded.phase.clone(), loaded.info().rated), (Phase::Playing, false));
    }

    #[test]
    fn a_friendly_match_is_never_rated_and_one_without_a_choice_is() {
        let mut table = new_table("buccaneer", 3);
        assert!(Room::playing(table.clone()).state.counts(), "as before tables could choose");
        table.rated = Some(false);
        let mut room = Room::playing(table);
        let mut choice = 1;
        while room.step(choice) {
            choice = choice * 31 % 1009;
        }
        assert!(!room.state.ended().expect("it is over").rated);
    }
}
