//! Standing answers: at tables with a clock of days the table passes for people who want that,
//! wherever they are asked on others' turns and may pass, until their own turn comes.

use game::Seat;
use protocol::v1::{ClockRules, Phase};
use store::Id;

use super::super::entry::{By, Entry};
use super::{Owner, Refusal, TableState};

impl TableState {
    /// A person wants the table to pass until their next turn, or no longer.
    pub(super) fn set_standing(&mut self, person: Id, pass: bool, now: u64) -> Result<(), Refusal> {
        let seat = self.own_seat(person)?;
        if self.phase != Phase::Playing {
            return Err(Refusal::not_allowed("refused-no-match"));
        }
        if !matches!(self.settings.table.clock, ClockRules::Days(_)) {
            return Err(Refusal::not_allowed("refused-days"));
        }
        if self.chairs[seat.index()].standing != pass {
            self.write(&Entry::Standing { seat, pass });
            self.take_standing(seat, pass);
        }
        self.answer_standing(now);
        Ok(())
    }

    pub(super) fn take_standing(&mut self, seat: Seat, pass: bool) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.standing = pass;
        }
    }

    /// Whether the table passes for this person.
    pub(super) fn stands_for(&self, person: Id) -> bool {
        self.seat_of(person).is_some_and(|seat| self.chairs[seat.index()].standing)
    }

    /// Passes for the first seat that wants it, which may ask the next one.
    pub(super) fn answer_standing(&mut self, now: u64) {
        if self.phase != Phase::Playing {
            return;
        }
        self.end_standing();
        let Some(play) = &mut self.play else { return };
        let wants = |seat: &Seat| self.chairs[seat.index()].standing;
        let passed = play.asked_seats().iter().filter(wants).find_map(|seat| {
            let (inputs, idle) = (play.inputs(), play.idle(seat)?);
            let played = play.play(seat, &idle).ok()?;
            Some((seat, idle, played, inputs))
        });
        if let Some((seat, action, played, inputs)) = passed {
            self.step(seat, action, played, None, By::Person, inputs, now);
        }
    }

    /// A person's own turn ends what they have said about others' turns, and so does leaving.
    fn end_standing(&mut self) {
        let Some(play) = &self.play else { return };
        let asked = play.asked_seats();
        let own = play.whose_turn().filter(|seat| asked.contains(*seat));
        for seat in Seat::all(self.chairs.len()) {
            let chair = &self.chairs[seat.index()];
            let gone = chair.away || !matches!(chair.owner, Owner::Person(..));
            if chair.standing && (gone || own == Some(seat)) {
                self.write(&Entry::Standing { seat, pass: false });
                self.take_standing(seat, false);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::tests::{Room, new_table};
    use super::*;

    fn days(game: &str, players: usize) -> Room {
        let mut table = new_table(game, players);
        table.clock = ClockRules::Days(1);
        Room::playing(table)
    }

    fn asked(room: &Room) -> Vec<Seat> {
        room.state.play.as_ref().expect("a match").asked_seats().iter().collect()
    }

    fn turn(room: &Room) -> Option<Seat> {
        room.state.play.as_ref().and_then(|play| play.whose_turn())
    }

    #[test]
    fn a_seat_that_passes_is_asked_nothing_until_its_own_turn() {
        let mut room = days("king-of-pirates", 3);
        let (mut windows, mut choice) = (0, 3);
        for number in 0..400 {
            room.now += 1_000;
            let own = turn(&room);
            for seat in Seat::all(3).filter(|seat| own != Some(*seat)) {
                if asked(&room).contains(&seat) && !room.state.chairs[seat.index()].standing {
                    let play = room.state.play.as_ref().expect("a match");
                    windows += usize::from(play.idle(seat).is_some());
                    room.say(seat.index() as u64, &json!({"standing": {"pass": true}}));
                }
            }
            for seat in asked(&room) {
                let passes = room.state.chairs[seat.index()].standing;
                let can = room.state.play.as_ref().is_some_and(|play| play.idle(seat).is_some());
                assert!(!(passes && can), "{number}: seat {seat} is asked although it passes");
            }
            if number % 40 == 0 {
                let loaded = TableState::load(&room.stored(), room.now).expect("its log");
                let standing = |state: &TableState| -> Vec<bool> {
                    state.chairs.iter().map(|chair| chair.standing).collect()
                };
                assert_eq!(standing(&loaded), standing(&room.state), "after a restart, too");
            }
            choice = (choice * 31 + number) % 1009;
            if !room.step(choice) {
                break;
            }
        }
        assert!(windows > 3, "{windows} windows");
    }

    #[test]
    fn standing_answers_are_for_tables_where_a_decision_may_take_days() {
        let mut room = Room::playing(new_table("king-of-pirates", 3));
        room.say(1, &json!({"standing": {"pass": true}}));
        assert_eq!(room.refusals(1).last().expect("refused").kind, "not_allowed");
        let mut table = new_table("king-of-pirates", 3);
        table.clock = ClockRules::Days(1);
        let mut room = Room::new(table);
        room.come(0, 0);
        room.say(0, &json!({"sit": {"seat": 0}}));
        room.say(0, &json!({"standing": {"pass": true}}));
        assert_eq!(room.refusals(0).len(), 1, "there is no match yet");
    }

    #[test]
    fn nobody_passes_for_a_person_who_has_left() {
        let mut room = days("king-of-pirates", 3);
        let other = Seat::all(3).find(|seat| turn(&room) != Some(*seat)).expect("another");
        room.say(other.index() as u64, &json!({"standing": {"pass": true}}));
        assert!(room.state.stands_for(room.people[other.index()]));
        room.say(other.index() as u64, &json!({"stand": {}}));
        room.state.answer_standing(room.now);
        assert!(!room.state.chairs[other.index()].standing, "a bot decides");
    }
}
