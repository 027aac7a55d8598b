//! What a table reports to the lobby and to people elsewhere.

use game::{Seat, Seats, Thumbnail};
use protocol::v1::Phase;
use store::Id;

use super::{Chair, Owner, TableState};
use crate::personal::{AskedPerson, News};

impl TableState {
    /// The table as it is now. Of the match it tells only what spectators know at this moment.
    pub(crate) fn news(&self) -> News {
        let spectators = self.connections.values().filter(|from| self.seat_of(from.id).is_none());
        let playing = self.phase == Phase::Playing;
        let watched = self.settings.table.spectators && !self.spectators.is_delayed();
        News {
            game: self.game.name(),
            gathering: self.phase == Phase::Gathering,
            playing,
            public: self.settings.table.public && watched,
            watching: spectators.count(),
            asked: (playing && watched).then(|| self.asked_now().iter().collect()),
            take_over: self.open_to_latecomers().iter().collect(),
            starts: self.start_due(),
            present: self.present().len(),
            thumbnail: None,
            names: self.chairs.iter().map(|chair| chair.owner.name()).collect(),
            people: self.listed_for(),
            waits_for: self.waits_for(),
        }
    }

    /// Everyone in whose list of tables it is.
    fn listed_for(&self) -> Vec<Id> {
        let person = |chair: &Chair| match chair.owner {
            Owner::Person(person, _) | Owner::Reserved(person, _) => Some(person),
            Owner::Nobody | Owner::Bot(_) => None,
        };
        let mut people = vec![self.settings.host];
        people.extend(self.chairs.iter().filter_map(person));
        people.sort_unstable();
        people.dedup();
        people
    }

    /// A picture of the match as spectators would see it now. Lists for everyone show it only if
    /// [`News::public`] says so; the people at the table see it in any case.
    pub(crate) fn thumbnail(&self) -> Option<Thumbnail> {
        let shown = self.phase == Phase::Playing;
        self.play.as_ref().filter(|_| shown).map(|play| play.thumbnail())
    }

    fn asked_now(&self) -> Seats {
        let play = self.play.as_ref().filter(|_| self.phase == Phase::Playing);
        play.map_or(Seats::NONE, |play| play.asked_seats())
    }

    /// The people whose decision the match waits for; a bot decides for those who are away.
    fn waits_for(&self) -> Vec<AskedPerson> {
        let attended = self.attended();
        let asked = self.asked_now();
        let waits = |seat: &Seat| attended.contains(*seat) && !self.decided_for.contains(*seat);
        let person = |seat: Seat| match self.chairs[seat.index()].owner {
            Owner::Person(person, _) => {
                let since = self.prompts[seat.index()].at;
                Some(AskedPerson { person, seat, since, deadline: self.clock.deadline_of(seat) })
            }
            Owner::Nobody | Owner::Bot(_) | Owner::Reserved(..) => None,
        };
        asked.iter().filter(waits).filter_map(person).collect()
    }
}

impl Owner {
    /// The person who sits there.
    pub(super) fn person(&self) -> Option<Id> {
        match self {
            Self::Person(person, _) => Some(*person),
            Self::Nobody | Self::Bot(_) | Self::Reserved(..) => None,
        }
    }

    fn name(&self) -> Option<String> {
        match self {
            Self::Nobody => None,
            Self::Bot(level) => Some(level.to_string()),
            Self::Person(_, name) | Self::Reserved(_, name) => Some(name.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use registry::GameId;
    use serde_json::json;

    use super::super::tests::{Room, new_table};
    use super::*;

    fn waits_for(state: &TableState) -> Vec<Seat> {
        state.news().waits_for.iter().map(|asked| asked.seat).collect()
    }

    fn pending(state: &TableState) -> Vec<Seat> {
        state.play.as_ref().expect("a match").asked_seats().iter().collect()
    }

    #[test]
    fn turns_equal_what_is_pending_after_every_action_and_after_a_restart() {
        for game in GameId::ALL {
            let (least, most) = game.about().players;
            for players in [least, most] {
                let mut room = Room::playing(new_table(game.name(), players));
                let mut choice = players;
                for number in 0..150 {
                    room.now += 1_000;
                    assert_eq!(waits_for(&room.state), pending(&room.state), "{game} {number}");
                    if number % 25 == 0 {
                        let loaded = TableState::load(&room.stored(), room.now).expect("its log");
                        let (was, is) = (room.state.news(), loaded.news());
                        assert_eq!(is.waits_for, was.waits_for, "{game} {number}");
                        assert_eq!(is.asked, was.asked, "{game} {number}");
                    }
                    choice = (choice * 31 + number) % 1009;
                    if !room.step(choice) {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn a_finished_match_waits_for_nobody() {
        let mut room = Room::playing(new_table("buccaneer", 3));
        let mut choice = 1;
        while room.step(choice) {
            choice = choice * 31 % 1009;
        }
        let news = room.state.news();
        assert_eq!((news.playing, news.waits_for, news.asked), (false, Vec::new(), None));
    }

    #[test]
    fn a_match_waits_with_a_deadline_and_not_for_people_who_are_away() {
        let mut table = new_table("buccaneer", 3);
        table.clock = serde_json::from_value(json!({"days": 3})).expect("a clock");
        let mut room = Room::playing(table);
        room.now += 5_000;
        let asked = room.state.news().waits_for[0];
        assert_eq!(asked.deadline, Some(asked.since + 3 * 24 * 60 * 60 * 1_000));
        assert_eq!(asked.person, room.people[asked.seat.index()]);
        room.say(asked.seat.index() as u64, &json!({"stand": {}}));
        assert_eq!(waits_for(&room.state), []);
        assert_eq!(room.state.news().asked, Some(vec![asked.seat]), "a bot is asked");
    }

    #[test]
    fn what_spectators_see_later_or_never_is_not_reported() {
        let mut table = new_table("buccaneer", 3);
        table.spectator_delay = 60;
        assert_eq!(Room::playing(table.clone()).state.news().asked, None);
        table.spectators = false;
        table.spectator_delay = 0;
        assert_eq!(Room::playing(table).state.news().asked, None);
    }

    #[test]
    fn the_picture_of_a_match_is_public_where_everyone_may_watch_it_now() {
        let mut table = new_table("buccaneer", 3);
        let public = |table: &protocol::v1::NewTable| {
            let room = Room::playing(table.clone());
            assert!(room.state.thumbnail().is_some(), "its own people see it");
            room.state.news().public
        };
        assert!(!public(&table), "a private match");
        table.public = true;
        assert!(public(&table));
        assert!(Room::new(table.clone()).state.thumbnail().is_none(), "no match yet");
        table.spectator_delay = 60;
        assert!(!public(&table), "spectators see it later");
        (table.spectator_delay, table.spectators) = (0, false);
        assert!(!public(&table), "nobody watches");
    }
}
