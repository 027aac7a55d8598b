//! Chat. The last messages are kept with the table for people who come later.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use protocol::v1::{Answer, Chatted, PersonRef};
use store::{CHAT_KEPT, ChatLine, FORMER, Id, KeptLine};

use super::outbox::wire;
use super::{ConnId, Owner, Refusal, TableState, person_ref};

const REMEMBERED: usize = CHAT_KEPT as usize;
const LONGEST: usize = 500;

/// Bytes of messages that somebody who comes is sent; of more, the last ones.
const SENT: usize = 32 * 1024;

/// Pairs of people of whom one has muted the other, at one table.
const MUTED: usize = 4_096;

/// Recent messages, and who has muted whom.
#[derive(Debug, Default)]
pub(super) struct Chat {
    lately: VecDeque<(Id, Chatted)>,
    /// The number of the next message.
    next: u64,
    /// (who, whom), with the name of the latter.
    muted: BTreeMap<(Id, Id), String>,
}

impl TableState {
    pub(super) fn chat(&mut self, connection: ConnId, text: &str, now: u64) -> Result<(), Refusal> {
        let text: String = text.trim().chars().filter(|c| !c.is_control()).collect();
        if text.is_empty() || text.chars().count() > LONGEST {
            let message = format!("a message must have 1 to {LONGEST} characters");
            return Err(Refusal::new("bad_request", message));
        }
        let from = &self.connections[&connection];
        let speaker = from.id;
        if !self.may_chat(speaker) {
            return Err(Refusal::not_allowed("refused-chat"));
        }
        self.keep(speaker, &text, now);
        let from = &self.connections[&connection];
        let said = Chatted { from: person_ref(speaker, &from.name), text, at: now };
        let message = wire(&Answer::Chat(said.clone()));
        let hears = |listener: Id| {
            self.may_chat(listener) && !self.chat.muted.contains_key(&(listener, speaker))
        };
        let listeners = self.connections.iter().filter(|(_, to)| to.greeted && hears(to.id));
        let listeners: Vec<ConnId> = listeners.map(|(&id, _)| id).collect();
        self.out.messages.extend(listeners.into_iter().map(|id| (id, message.clone())));
        self.remember_line(speaker, said);
        Ok(())
    }

    /// Hands a message to the store; it is sent once it is kept.
    fn keep(&mut self, person: Id, text: &str, now: u64) {
        let (text, at) = (text.to_owned(), now.cast_signed());
        self.out.chat.push(ChatLine { number: self.chat.next, person, text, at });
        self.chat.next += 1;
    }

    fn remember_line(&mut self, speaker: Id, said: Chatted) {
        self.chat.lately.push_back((speaker, said));
        if self.chat.lately.len() > REMEMBERED {
            self.chat.lately.pop_front();
        }
    }

    /// What was said before the table left the memory.
    pub(crate) fn restore_chat(&mut self, kept: Vec<KeptLine>) {
        for KeptLine { line, name } in kept {
            let ChatLine { number, person, text, at } = line;
            self.chat.next = number + 1;
            let from = person_ref(person, &name);
            self.remember_line(person, Chatted { from, text, at: at.cast_unsigned() });
        }
    }

    /// Where nobody may look on, chat is for those who sit.
    fn may_chat(&self, person: Id) -> bool {
        self.settings.table.spectators || self.seat_of(person).is_some()
    }

    pub(super) fn mute(&mut self, person: Id, whom: &str, on: bool) -> Result<(), Refusal> {
        let bad = |_| Refusal::new("bad_request", "person: there is no such id");
        let pair = (person, whom.parse::<Id>().map_err(bad)?);
        if on {
            let known = self.chairs.len() + self.connections.len() + REMEMBERED;
            if self.chat.muted.keys().filter(|(who, _)| *who == person).count() > known {
                return Err(Refusal::not_allowed("refused-muted-many"));
            }
            if self.chat.muted.len() >= MUTED {
                self.forget_mutes_of_absent();
            }
            if self.chat.muted.len() >= MUTED {
                return Err(Refusal::not_allowed("refused-muted-here"));
            }
            let name = self.name_of(pair.1).unwrap_or_else(|| FORMER.to_owned());
            self.chat.muted.insert(pair, name);
        } else {
            self.chat.muted.remove(&pair);
        }
        Ok(())
    }

    /// People come and go; what those who are gone do not want to hear is not kept for ever.
    fn forget_mutes_of_absent(&mut self) {
        let seated = self.chairs.iter().filter_map(|chair| chair.owner.person());
        let here = self.connections.values().map(|from| from.id);
        let known: BTreeSet<Id> = seated.chain(here).collect();
        self.chat.muted.retain(|(who, _), _| known.contains(who));
    }

    /// Whom a person does not hear.
    pub(super) fn muted_by(&self, person: Id) -> Vec<PersonRef> {
        let theirs = self.chat.muted.iter().filter(|((who, _), _)| *who == person);
        theirs.map(|((_, whom), name)| person_ref(*whom, name)).collect()
    }

    /// The name of somebody who sits here, is here, or has said something.
    fn name_of(&self, person: Id) -> Option<String> {
        let seated = self.chairs.iter().find_map(|chair| match &chair.owner {
            Owner::Person(id, name) if *id == person => Some(name.clone()),
            _ => None,
        });
        let here = || self.connections.values().find(|from| from.id == person);
        let spoke = || self.chat.lately.iter().rev().find(|(speaker, _)| *speaker == person);
        seated
            .or_else(|| here().map(|from| from.name.clone()))
            .or_else(|| spoke().map(|(_, said)| said.from.name.clone()))
    }

    /// What somebody said who is gone for good is forgotten, and whom they did not want to hear.
    pub(super) fn forget_chat(&mut self, person: Id) {
        self.chat.lately.retain(|(speaker, _)| *speaker != person);
        self.chat.muted.retain(|(who, whom), _| *who != person && *whom != person);
    }

    /// What was said lately, as a person hears it.
    pub(super) fn heard_by(&self, person: Id) -> Vec<Chatted> {
        if !self.may_chat(person) {
            return Vec::new();
        }
        let heard = |(from, _): &&(Id, Chatted)| !self.chat.muted.contains_key(&(person, *from));
        let mut left = SENT;
        let fits = |said: &&Chatted| {
            let size = said.text.len() + said.from.name.len();
            left = left.saturating_sub(size);
            left > 0
        };
        let latest = self.chat.lately.iter().rev().filter(heard).map(|(_, said)| said);
        let mut latest: Vec<_> = latest.take_while(fits).cloned().collect();
        latest.reverse();
        latest
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::tests::{Room, new_table};
    use super::*;

    /// What the store would give back.
    fn kept(state: &mut TableState) -> Vec<KeptLine> {
        let lines = state.take_out().chat.into_iter();
        lines.map(|line| KeptLine { line, name: "Anne".to_owned() }).collect()
    }

    #[test]
    fn messages_are_there_again_when_the_table_is_loaded() {
        let mut room = Room::playing(new_table("buccaneer", 3));
        room.state.chat(0, "ahoy", 5).expect("she may chat");
        let lines = kept(&mut room.state);
        let mut loaded = TableState::load(&room.stored(), 0).expect("its log");
        loaded.restore_chat(lines);
        let heard = loaded.heard_by(room.people[1]);
        assert_eq!((heard[0].text.as_str(), heard[0].at), ("ahoy", 5));
        assert_eq!(heard[0].from.name, "Anne");
        loaded.connect(7, room.people[1], "Mary", 6);
        loaded.chat(7, "aye", 7).expect("she may chat");
        assert_eq!(kept(&mut loaded)[0].line.number, 1, "numbers go on");
    }

    #[test]
    fn somebody_who_comes_is_sent_the_last_messages_up_to_a_size() {
        let mut state = Room::playing(new_table("buccaneer", 3)).state;
        let mary = state.connections[&1].id;
        for number in 0..REMEMBERED + 10 {
            state.chat(0, &format!("{number} {}", "x".repeat(400)), 0).expect("she may chat");
        }
        assert_eq!(state.chat.lately.len(), REMEMBERED);
        let heard = state.heard_by(mary);
        assert!((70..90).contains(&heard.len()), "{}", heard.len());
        assert!(heard.last().is_some_and(|said| said.text.starts_with("209 ")));
        let size: usize = heard.iter().map(|said| said.text.len()).sum();
        assert!(size <= SENT, "{size}");
    }

    #[test]
    fn mutes_of_people_who_come_and_go_do_not_pile_up() {
        let state = &mut Room::playing(new_table("buccaneer", 3)).state;
        let anne = state.connections[&0].id;
        let whom = Id::random();
        state.mute(anne, &whom.to_string(), true).expect("she may");
        for visitor in 0..100 {
            let person = Id::random();
            state.connect(100 + visitor, person, "Visitor", 0);
            for _ in 0..100 {
                state.mute(person, &Id::random().to_string(), true).expect("they may");
            }
            state.disconnect(100 + visitor, 0);
        }
        assert!(state.chat.muted.len() <= MUTED, "{}", state.chat.muted.len());
        assert!(state.chat.muted.contains_key(&(anne, whom)), "she is still here");
    }

    #[test]
    fn who_comes_back_is_told_whom_they_have_muted() {
        let mut room = Room::playing(new_table("buccaneer", 3));
        let mary = room.people[1].to_string();
        room.say(0, &json!({"mute": {"person": mary, "on": true}}));
        let muted = |room: &Room, connection: ConnId| {
            let welcome = room.answers(connection).into_iter().rev().find_map(|it| match it {
                Answer::Welcome(welcome) => Some(welcome.you.muted),
                _ => None,
            });
            welcome.expect("a welcome")
        };
        assert_eq!(muted(&room, 0), []);
        for connection in [0, 1] {
            room.state.disconnect(connection, room.now);
            room.come(connection, connection as usize);
        }
        assert_eq!(muted(&room, 0), [person_ref(room.people[1], "Person 1")]);
        assert_eq!(muted(&room, 1), [], "only those who mute know");
        room.say(0, &json!({"mute": {"person": mary, "on": false}}));
        room.come(0, 0);
        assert_eq!(muted(&room, 0), []);
    }

    #[test]
    fn what_somebody_said_is_gone_with_their_account() {
        let state = &mut Room::playing(new_table("buccaneer", 3)).state;
        let [anne, mary] = [0, 1].map(|connection| state.connections[&connection].id);
        state.chat(0, "ahoy", 0).expect("she may chat");
        state.chat(1, "aye", 0).expect("she may chat");
        state.mute(anne, &mary.to_string(), true).expect("she may");
        assert_eq!(state.heard_by(mary).len(), 2);
        state.leave(anne, 0);
        let heard: Vec<_> = state.heard_by(mary).into_iter().map(|said| said.text).collect();
        assert_eq!(heard, ["aye"]);
        assert!(state.chat.muted.is_empty());
    }
}
