//! What people who aren't at the table may want to know.

use protocol::v1::{AlertEvent, ClockRules, Phase};
use store::Id;

use super::{Owner, TableState};
use crate::alerts::{Pace, Place, Question};

const DAY: u64 = 24 * 60 * 60 * 1_000;

/// What has changed for people since it was last looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AlertNews {
    /// Everybody who is asked, if that has changed.
    pub(crate) asked: Option<Vec<Question>>,
    /// What has happened, and to whom.
    pub(crate) happened: Vec<(AlertEvent, Vec<Id>)>,
    /// People who were seen to act.
    pub(crate) acted: Vec<Id>,
    /// Nothing more happens here.
    pub(crate) closed: bool,
}

impl AlertNews {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// What was told last.
#[derive(Debug)]
pub(super) struct Noted {
    asked: Vec<Question>,
    full: bool,
    phase: Phase,
}

impl TableState {
    /// The table, as far as alerts are concerned.
    pub(crate) fn place(&self) -> Place {
        let pace = match self.settings.table.clock {
            ClockRules::None | ClockRules::Bank { .. } => Pace::Live,
            ClockRules::Days(days) => Pace::Days(u64::from(days) * DAY),
        };
        Place { table: self.id, game: self.game, host: self.settings.host, pace, lease: None }
    }

    /// Compares with what was told last. The first look at a table tells who is asked and no more: what
    /// happened before was told by an earlier run.
    pub(super) fn note_news(&mut self) {
        let asked = self.questions();
        let full = self.phase == Phase::Gathering && self.is_full();
        let Some(before) = &self.noted else {
            self.out.alerts.asked = Some(asked.clone());
            self.noted = Some(Noted { asked, full, phase: self.phase.clone() });
            return;
        };
        let has_begun = before.phase == Phase::Gathering && self.phase == Phase::Playing;
        let has_ended = before.phase == Phase::Playing && self.phase == Phase::Over;
        let is_closed =
            before.phase != self.phase && matches!(self.phase, Phase::Over | Phase::Stuck(_));
        let happened = [
            (AlertEvent::Full, full && !before.full),
            (AlertEvent::Begins, has_begun),
            (AlertEvent::Over, has_ended),
        ];
        let changed = asked != before.asked;
        let happened = happened.into_iter().filter(|(_, happened)| *happened);
        let happened: Vec<_> = happened.map(|(event, _)| (event, self.concerned(event))).collect();
        let news = &mut self.out.alerts;
        news.happened = happened;
        news.closed = is_closed;
        news.asked = changed.then(|| asked.clone());
        self.noted = Some(Noted { asked, full, phase: self.phase.clone() });
    }

    /// People who are asked and play themselves.
    fn questions(&self) -> Vec<Question> {
        let Some(play) = self.play.as_ref().filter(|_| self.phase == Phase::Playing) else {
            return Vec::new();
        };
        let question = |seat: game::Seat| {
            let chair = &self.chairs[seat.index()];
            let Owner::Person(person, _) = chair.owner else { return None };
            let (number, deadline) =
                (self.prompts[seat.index()].since, self.clock.deadline_of(seat));
            (!chair.away).then_some(Question { person, number, deadline })
        };
        play.asked_seats().iter().filter_map(question).collect()
    }

    /// People with a seat; a full table is the host's to start, wherever they sit.
    fn concerned(&self, event: AlertEvent) -> Vec<Id> {
        let person = |owner: &Owner| match owner {
            Owner::Person(person, _) => Some(*person),
            Owner::Nobody | Owner::Bot(_) | Owner::Reserved(..) => None,
        };
        let mut people: Vec<Id> =
            self.chairs.iter().filter_map(|chair| person(&chair.owner)).collect();
        if event == AlertEvent::Full && !people.contains(&self.settings.host) {
            people.push(self.settings.host);
        }
        people
    }
}

#[cfg(test)]
mod tests {
    use protocol::v1::NewTable;
    use serde_json::json;

    use super::super::tests::{Room, new_table, person};
    use super::*;

    /// Everything that happened since the last look.
    fn events(room: &mut Room) -> Vec<(AlertEvent, Vec<Id>)> {
        std::mem::take(&mut room.news).into_iter().flat_map(|news| news.happened).collect()
    }

    #[test]
    fn people_learn_that_the_table_is_full_that_the_match_begins_and_that_it_is_over() {
        let mut room = Room::new(new_table("planks", 2));
        for number in 0..2 {
            room.come(number, number as usize);
        }
        room.say(0, &json!({"sit": {"seat": 0}}));
        assert_eq!(events(&mut room), []);
        room.say(1, &json!({"sit": {"seat": 1}}));
        let both = vec![person(0), person(1)];
        assert_eq!(events(&mut room), [(AlertEvent::Full, both.clone())]);
        room.begin();
        assert_eq!(events(&mut room), [(AlertEvent::Begins, both.clone())]);
        let mut choice = 1;
        while room.step(choice) {
            choice = choice * 31 % 1009;
        }
        let news = std::mem::take(&mut room.news);
        assert!(news.last().expect("news of the end").closed);
        assert_eq!(news.last().map(|news| news.asked.clone()), Some(Some(Vec::new())));
        let happened: Vec<_> = news.into_iter().flat_map(|news| news.happened).collect();
        assert_eq!(happened, [(AlertEvent::Over, both)]);
    }

    #[test]
    fn the_host_learns_that_the_table_is_full_without_a_seat() {
        let mut room = Room::new(new_table("planks", 2));
        for number in 0..3 {
            room.come(number, number as usize);
        }
        for number in [1, 2] {
            room.say(number, &json!({"sit": {"seat": number - 1}}));
        }
        let people = vec![person(1), person(2), person(0)];
        assert_eq!(events(&mut room), [(AlertEvent::Full, people)]);
    }

    #[test]
    fn who_is_asked_is_told_with_the_deadline_and_after_a_restart() {
        let table = NewTable { clock: ClockRules::Days(3), ..new_table("planks", 2) };
        let mut room = Room::playing(table);
        let asked =
            std::mem::take(&mut room.news).into_iter().filter_map(|news| news.asked).next_back();
        let asked = asked.expect("somebody is asked");
        let seat = room.asked().expect("a seat");
        let deadline = Some(room.now + 3 * DAY);
        let number = room.state.prompts[seat.index()].since;
        let question = Question { person: person(seat.index() as u8), number, deadline };
        assert_eq!(asked, [question]);

        let mut loaded = TableState::load(&room.stored(), room.now).expect("a table");
        let news = loaded.take_out().alerts;
        assert_eq!((news.asked, news.happened.len()), (Some(asked), 0));
        assert!(loaded.take_out().alerts.is_empty(), "once");
    }

    #[test]
    fn nobody_is_asked_for_whom_a_bot_plays() {
        let mut room = Room::playing(new_table("planks", 2));
        let seat = room.asked().expect("a seat").index();
        room.news.clear();
        room.say(seat as u64, &json!({"stand": {}}));
        let asked: Vec<_> = room.news.iter().filter_map(|news| news.asked.as_ref()).collect();
        assert_eq!(asked, [&Vec::new()]);
    }

    #[test]
    fn people_who_act_are_seen() {
        let mut room = Room::playing(new_table("planks", 2));
        let seat = room.asked().expect("a seat").index();
        room.news.clear();
        room.step(0);
        assert!(room.news.iter().any(|news| news.acted == [person(seat as u8)]));
    }
}
