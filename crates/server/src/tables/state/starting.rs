//! Starting a match without the host: when everyone is ready, when the table is full, or in time.

use game::Seats;
use protocol::v1::Phase;
use store::Id;

use super::super::entry::Entry;
use super::{Chair, Owner, Refusal, TableState};

/// How long a table waits for people when its host asks for that, in milliseconds.
pub(super) const WAIT: u64 = 10 * 60_000;

/// After a restart no match starts by itself before this, in milliseconds.
const COME_BACK: u64 = 60_000;

impl TableState {
    /// A person is ready, or not yet.
    pub(super) fn set_ready(&mut self, person: Id, on: bool, now: u64) -> Result<(), Refusal> {
        if self.phase != Phase::Gathering {
            return Err(Refusal::not_allowed("refused-started"));
        }
        let seat = self.own_seat(person)?;
        if !on {
            self.not_while_beginning()?;
        }
        self.chairs[seat.index()].ready = on;
        self.start_if_ready(now);
        self.tell_table();
        Ok(())
    }

    /// The host gives people more time to come.
    pub(super) fn wait_longer(&mut self, person: Id, now: u64) -> Result<(), Refusal> {
        self.only_host(person)?;
        self.not_while_beginning()?;
        if self.starts.is_none() {
            return Err(Refusal::not_allowed("refused-no-countdown"));
        }
        self.starts = Some(now + WAIT);
        self.tell_table();
        Ok(())
    }

    /// Nobody is ready any more: the table has changed.
    pub(super) fn clear_ready(&mut self) {
        for chair in &mut self.chairs {
            chair.ready = false;
        }
    }

    pub(super) fn ready(&self) -> Seats {
        self.seats_where(|chair| chair.ready)
    }

    /// Starts the match if everyone who is here is ready, or if a table that starts by itself is
    /// full.
    pub(super) fn start_if_ready(&mut self, now: u64) {
        let present = self.present();
        let all = !present.is_empty() && present.iter().all(|seat| self.ready().contains(seat));
        let full = self.settings.table.start_after.is_some() && self.is_full();
        if full || (all && (self.is_full() || self.settings.table.fill.is_some())) {
            self.start_now(now);
        }
    }

    pub(super) fn is_full(&self) -> bool {
        let open = |chair: &Chair| matches!(chair.owner, Owner::Nobody | Owner::Reserved(..));
        !self.people().is_empty() && self.seats_where(open).is_empty()
    }

    /// When the match starts by itself.
    pub(super) fn start_due(&self) -> Option<u64> {
        let gathering = self.phase == Phase::Gathering && !self.is_beginning();
        self.starts.filter(|_| gathering && !self.people().is_empty())
    }

    /// Sees whether the match is to start by itself, and when.
    pub(super) fn set_start(&mut self, now: u64) {
        let after = self.settings.table.start_after.filter(|_| !self.people().is_empty());
        self.starts = match (after, self.starts) {
            (None, _) => None,
            (Some(_), Some(starts)) => Some(starts),
            (Some(seconds), None) => Some(now + u64::from(seconds) * 1_000),
        };
    }

    /// After a restart the match starts when it was to start, but nobody's time to come back is
    /// shorter than [`COME_BACK`].
    pub(super) fn resume_start(&mut self, now: u64) {
        let created = self.settings.created;
        self.set_start(created);
        self.starts = self.starts.map(|starts| starts.max(now + COME_BACK));
    }

    /// The time is up.
    pub(super) fn start_overdue(&mut self, now: u64) {
        if self.start_due().is_none_or(|due| due > now) {
            return;
        }
        if self.is_reserved() {
            self.starts = Some(now + WAIT);
            return self.tell_table();
        }
        self.start_now(now);
    }

    fn is_reserved(&self) -> bool {
        let reserved = |chair: &Chair| matches!(chair.owner, Owner::Reserved(..));
        !self.seats_where(reserved).is_empty()
    }

    /// Bots get the free seats, and the match starts. A reserved seat is waited for.
    fn start_now(&mut self, now: u64) {
        if self.phase != Phase::Gathering || self.is_beginning() || self.is_reserved() {
            return;
        }
        let Some(()) = self.fill_seats() else { return };
        self.starts = None;
        self.be_friendly_alone();
        // The settings were checked, so a match can be set up.
        let _ = self.gather_shares(now);
    }

    /// Bots get the free seats; none if they may not.
    pub(super) fn fill_seats(&mut self) -> Option<()> {
        let free = self.seats_where(|chair| chair.owner == Owner::Nobody);
        if free.is_empty() {
            return Some(());
        }
        let level = self.settings.table.fill?;
        for seat in free.iter() {
            self.occupy(seat, Owner::Bot(level));
            self.write(&Entry::Bot { seat, level });
        }
        self.list_seats();
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use protocol::v1::NewTable;
    use serde_json::json;

    use super::super::tests::{Room, new_table};
    use super::*;

    fn play_now(players: usize) -> NewTable {
        let table = json!({"game": "planks", "players": players, "public": true, "fill": "mate",
            "start_after": 20});
        serde_json::from_value(table).expect("a table")
    }

    fn seated(table: NewTable, people: usize) -> Room {
        let mut room = Room::new(table);
        for number in 0..people {
            room.come(number as u64, number);
            room.say(number as u64, &json!({"sit": {}}));
        }
        room
    }

    /// Everybody gives their shares.
    fn give_shares(room: &mut Room, people: u64) {
        for connection in (0..people).chain(0..people) {
            room.give(connection);
        }
    }

    fn tick(room: &mut Room, later: u64) {
        room.now += later;
        room.state.tick(room.now);
        room.collect();
    }

    #[test]
    fn bots_fill_in_twenty_seconds_after_somebody_sat_down() {
        let mut room = seated(play_now(4), 1);
        let starts = room.now + 20_000;
        assert_eq!(room.state.info().starts, Some(starts));
        assert_eq!(room.state.deadline(), Some(starts));
        tick(&mut room, 19_999);
        assert!(!room.state.is_beginning());
        tick(&mut room, 1);
        give_shares(&mut room, 1);
        assert_eq!(room.state.phase, Phase::Playing);
        let bots = room.state.chairs.iter().filter(|chair| matches!(chair.owner, Owner::Bot(_)));
        assert_eq!(bots.count(), 3);
        assert_eq!(room.state.info().starts, None);
        let loaded = TableState::load(&room.stored(), room.now).expect("its log");
        assert_eq!(loaded.phase, Phase::Playing);
    }

    #[test]
    fn a_table_that_starts_by_itself_starts_when_it_is_full() {
        let mut room = seated(play_now(2), 2);
        give_shares(&mut room, 2);
        assert_eq!(room.state.phase, Phase::Playing);
        let room = seated(new_table("planks", 2), 2);
        assert!(!room.state.is_beginning(), "others wait for their host");
    }

    #[test]
    fn a_match_starts_when_everyone_present_is_ready() {
        let mut room = seated(play_now(4), 2);
        room.say(0, &json!({"ready": {"on": true}}));
        assert!(!room.state.is_beginning());
        assert_eq!(room.state.info().ready.len(), 1);
        room.say(0, &json!({"ready": {"on": false}}));
        room.say(1, &json!({"ready": {"on": true}}));
        assert!(!room.state.is_beginning());
        room.say(0, &json!({"ready": {"on": true}}));
        give_shares(&mut room, 2);
        assert_eq!(room.state.phase, Phase::Playing);
    }

    #[test]
    fn without_bots_to_fill_in_a_free_seat_is_waited_for() {
        let mut room = seated(new_table("planks", 3), 2);
        for seat in 0..2 {
            room.say(seat, &json!({"ready": {"on": true}}));
        }
        assert!(!room.state.is_beginning());
        room.come(2, 2);
        room.say(2, &json!({"sit": {}}));
        assert!(!room.state.is_beginning(), "the third is not ready");
        room.say(2, &json!({"ready": {"on": true}}));
        give_shares(&mut room, 3);
        assert_eq!(room.state.phase, Phase::Playing);
    }

    #[test]
    fn a_host_waits_for_people_ten_minutes() {
        let mut room = seated(play_now(4), 2);
        room.say(1, &json!({"wait": {}}));
        assert_eq!(room.refusals(1).last().expect("refused").kind, "not_allowed");
        room.say(0, &json!({"wait": {}}));
        tick(&mut room, WAIT - 1);
        assert!(!room.state.is_beginning());
        tick(&mut room, 1);
        assert!(room.state.is_beginning());
    }

    #[test]
    fn a_host_starts_at_once_and_bots_fill_in() {
        let mut room = seated(play_now(4), 1);
        room.begin();
        assert_eq!(room.state.phase, Phase::Playing);
        assert_eq!(room.state.people().len(), 1);
    }

    #[test]
    fn a_reserved_seat_is_waited_for() {
        let mut room = Room::reserved(play_now(4), vec![(game::Seat::new(3), Id::random())]);
        room.come(0, 0);
        room.say(0, &json!({"sit": {}}));
        room.say(0, &json!({"ready": {"on": true}}));
        assert!(!room.state.is_beginning());
        tick(&mut room, 20_000);
        assert!(!room.state.is_beginning());
        assert_eq!(room.state.info().starts, Some(room.now + WAIT));
        room.say(0, &json!({"unseat": {"seat": 3}}));
        tick(&mut room, WAIT);
        assert!(room.state.is_beginning());
    }

    #[test]
    fn nothing_starts_where_nobody_sits_any_more() {
        let mut room = seated(play_now(4), 1);
        room.say(0, &json!({"stand": {}}));
        assert_eq!(room.state.info().starts, None);
        tick(&mut room, 60_000);
        assert!(!room.state.is_beginning());
        room.say(0, &json!({"sit": {}}));
        assert_eq!(room.state.info().starts, Some(room.now + 20_000), "anew");
    }

    #[test]
    fn people_who_give_no_share_lose_the_seat_and_the_others_start_again() {
        let mut room = seated(play_now(4), 2);
        tick(&mut room, 20_000);
        room.give(0);
        tick(&mut room, super::super::dice::SHARE_TIME);
        assert_eq!(room.state.phase, Phase::Gathering);
        assert_eq!(room.state.info().starts, Some(room.now + 20_000));
        tick(&mut room, 20_000);
        give_shares(&mut room, 1);
        assert_eq!(room.state.phase, Phase::Playing);
    }

    #[test]
    fn a_restart_leaves_people_time_to_come_back_and_moves_no_later_start() {
        let room = seated(play_now(4), 1);
        let loaded = TableState::load(&room.stored(), room.now + 70_000).expect("its log");
        assert_eq!(loaded.info().starts, Some(room.now + 130_000));
        let mut table = play_now(4);
        table.start_after = Some(86_400);
        let room = seated(table, 1);
        let loaded = TableState::load(&room.stored(), room.now + 70_000).expect("its log");
        assert_eq!(loaded.info().starts, room.state.info().starts);
        assert!(loaded.clock_runs(), "it stays in memory until then");
    }
}
