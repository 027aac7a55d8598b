//! Taking over from a bot in a running match, and joining a table from elsewhere.

use game::{Seat, Seats};
use protocol::v1::{Phase, Sit};
use store::Id;

use super::super::entry::Entry;
use super::{ConnId, Owner, Refusal, TableState};

/// How somebody joins a table from elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Join {
    /// Takes a free seat before the match.
    Sit,
    /// Takes over from a bot.
    TakeOver,
}

impl TableState {
    /// The bots' seats that people may take over now.
    pub(super) fn open_to_latecomers(&self) -> Seats {
        let table = &self.settings.table;
        let allowed = table.take_over && table.spectators && table.rated != Some(true);
        let young = self.play.as_ref().is_some_and(|play| play.open_to_latecomers());
        if self.phase != Phase::Playing || !allowed || !young {
            return Seats::NONE;
        }
        self.seats_where(|chair| matches!(chair.owner, Owner::Bot(_)))
    }

    /// A spectator takes over from a bot.
    pub(super) fn take_over(
        &mut self,
        connection: ConnId,
        seat: Seat,
        now: u64,
    ) -> Result<(), Refusal> {
        let from = &self.connections[&connection];
        let (person, name) = (from.id, from.name.clone());
        self.take_bots_seat(person, name, Some(seat), now)
    }

    /// Somebody joins who isn't connected yet.
    pub(crate) fn join(
        &mut self,
        person: Id,
        name: &str,
        how: Join,
        now: u64,
    ) -> Result<(), Refusal> {
        match how {
            // Somebody who asks twice gets the same seat.
            Join::Sit if self.phase == Phase::Gathering && self.seat_of(person).is_some() => {}
            Join::Sit => self.sit_down(person, name.to_owned(), &Sit::default(), now)?,
            Join::TakeOver => self.take_bots_seat(person, name.to_owned(), None, now)?,
        }
        self.presence(person, now);
        Ok(())
    }

    fn take_bots_seat(
        &mut self,
        person: Id,
        name: String,
        seat: Option<Seat>,
        now: u64,
    ) -> Result<(), Refusal> {
        let open = self.open_to_latecomers();
        let seat = seat.map_or(open.first(), |seat| Some(seat).filter(|seat| open.contains(*seat)));
        let seat = seat.ok_or_else(|| Refusal::not_allowed("refused-no-bot"))?;
        if self.seat_of(person).is_some() {
            return Err(Refusal::not_allowed("refused-has-seat"));
        }
        if self.removed.contains(&person) {
            return Err(Refusal::not_allowed("refused-removed"));
        }
        self.write(&Entry::TookOver { seat, person, at: now });
        self.give_to_latecomer(seat, person, name, now);
        self.list_seats();
        self.tell_table();
        let theirs = self.connections.iter().filter(|(_, from)| from.greeted && from.id == person);
        let theirs: Vec<ConnId> = theirs.map(|(&id, _)| id).collect();
        for connection in theirs {
            self.tell_view(connection, None, now);
        }
        Ok(())
    }

    /// The seat is a person's from now on. Somebody who comes late had no share in the dice and
    /// hasn't played it through, so the match isn't rated.
    pub(super) fn give_to_latecomer(&mut self, seat: Seat, person: Id, name: String, now: u64) {
        self.chairs[seat.index()].owner = Owner::Person(person, name);
        self.rated = false;
        self.run_clocks(None, now);
    }
}

#[cfg(test)]
mod tests {
    use game::Viewer;
    use serde_json::json;

    use super::super::tests::{Room, new_table};
    use super::*;

    /// A match of one person and two bots, and somebody who watches on connection 5.
    fn watched() -> Room {
        let mut table = new_table("buccaneer", 3);
        table.bots = serde_json::from_value(json!([null, "mate", "mate"])).expect("levels");
        let mut room = Room::new(table);
        room.come(0, 0);
        room.say(0, &json!({"sit": {"seat": 0}}));
        room.begin();
        assert_eq!(room.state.phase, Phase::Playing);
        room.come(5, 5);
        room
    }

    #[test]
    fn a_spectator_takes_over_from_a_bot() {
        let mut room = watched();
        assert_eq!(room.state.info().take_over.len(), 2);
        assert_eq!(room.state.news().take_over.len(), 2);
        room.say(5, &json!({"take_over": {"seat": 1}}));
        assert_eq!(room.state.seat_of(room.people[5]), Some(Seat::new(1)));
        let view = room.state.match_under_way().raw_view(Viewer::Seat(Seat::new(1)));
        assert_eq!(room.last_update(5).view.get(), view.get(), "the view of the seat");
        assert!(!room.state.rated);
        let loaded = TableState::load(&room.stored(), room.now).expect("its log");
        assert_eq!(loaded.seat_of(room.people[5]), Some(Seat::new(1)));
        assert!(!loaded.rated);
        let rows = room.state.seat_rows();
        assert_eq!(rows[1].person, Some(room.people[5]));
    }

    #[test]
    fn only_bots_are_taken_over_from_and_only_once_by_a_person() {
        let mut room = watched();
        for seat in [0, 7] {
            room.say(5, &json!({"take_over": {"seat": seat}}));
            assert_eq!(room.refusals(5).last().expect("refused").kind, "not_allowed");
        }
        room.say(0, &json!({"take_over": {"seat": 1}}));
        assert_eq!(room.refusals(0).len(), 1, "one seat each");
        room.state.removed.insert(room.people[5]);
        room.say(5, &json!({"take_over": {"seat": 1}}));
        assert_eq!(room.refusals(5).len(), 3, "not after the host removed them");
    }

    #[test]
    fn a_host_can_object() {
        let mut room = watched();
        room.state.settings.table.take_over = false;
        assert!(room.state.open_to_latecomers().is_empty());
        room.state.settings.table.take_over = true;
        assert!(!room.state.open_to_latecomers().is_empty());
        room.state.settings.table.spectators = false;
        assert!(room.state.open_to_latecomers().is_empty());
    }

    #[test]
    fn late_in_a_match_nobody_takes_over() {
        for game in ["buccaneer", "pirates", "planks"] {
            let mut room = Room::playing(new_table(game, 3));
            let open = |room: &Room| room.state.match_under_way().open_to_latecomers();
            assert!(open(&room), "{game}");
            let mut choice = 1;
            while open(&room) && room.step(choice) {
                choice = choice * 31 % 1009;
            }
            assert_eq!(room.state.phase, Phase::Playing, "{game}");
            room.state.chairs[1].owner = Owner::Bot(game::Level::Mate);
            room.come(5, 5);
            room.say(5, &json!({"take_over": {"seat": 1}}));
            assert_eq!(room.refusals(5).len(), 1, "{game}");
        }
    }

    #[test]
    fn somebody_joins_from_elsewhere() {
        let mut room = watched();
        let late = room.people[6];
        room.state.join(late, "Late", Join::TakeOver, room.now).expect("a bot");
        assert_eq!(room.state.seat_of(late), Some(Seat::new(1)));
        assert!(room.state.join(late, "Late", Join::TakeOver, room.now).is_err());

        let mut room = Room::new(new_table("planks", 2));
        room.state.join(late, "Late", Join::Sit, room.now).expect("a seat");
        let entries = room.state.seq;
        room.state.join(late, "Late", Join::Sit, room.now).expect("the same seat");
        assert_eq!(room.state.seq, entries);
        room.state.join(room.people[1], "B", Join::Sit, room.now).expect("a seat");
        assert!(room.state.join(room.people[2], "C", Join::Sit, room.now).is_err(), "it is full");
    }
}
