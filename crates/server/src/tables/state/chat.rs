//! Chat. It isn't stored: people who come later see the most recent messages.

use std::collections::{BTreeSet, VecDeque};

use protocol::v1::{Answer, Chatted};
use store::Id;

use super::outbox::wire;
use super::{ConnId, Refusal, TableState, person_ref};

const REMEMBERED: usize = 50;
const LONGEST: usize = 500;

/// Recent messages, and who has muted whom.
#[derive(Debug, Default)]
pub(super) struct Chat {
    lately: VecDeque<(Id, Chatted)>,
    /// (who, whom)
    muted: BTreeSet<(Id, Id)>,
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
        if !self.may_talk(speaker) {
            let message = "only people with a seat can chat at this table";
            return Err(Refusal::not_allowed(message));
        }
        let said = Chatted { from: person_ref(speaker, &from.name), text, at: now };
        let message = wire(&Answer::Chat(said.clone()));
        let hears = |listener: Id| {
            self.may_talk(listener) && !self.chat.muted.contains(&(listener, speaker))
        };
        let listeners = self.connections.iter().filter(|(_, to)| to.greeted && hears(to.id));
        let listeners: Vec<ConnId> = listeners.map(|(&id, _)| id).collect();
        self.out.messages.extend(listeners.into_iter().map(|id| (id, message.clone())));
        self.chat.lately.push_back((speaker, said));
        if self.chat.lately.len() > REMEMBERED {
            self.chat.lately.pop_front();
        }
        Ok(())
    }

    /// Where nobody may look on, talk is for those who sit.
    fn may_talk(&self, person: Id) -> bool {
        self.settings.table.spectators || self.seat_of(person).is_some()
    }

    pub(super) fn mute(&mut self, person: Id, whom: &str, on: bool) -> Result<(), Refusal> {
        let bad = |_| Refusal::new("bad_request", "person: there is no such id");
        let pair = (person, whom.parse::<Id>().map_err(bad)?);
        if on {
            let known = self.chairs.len() + self.connections.len() + REMEMBERED;
            if self.chat.muted.iter().filter(|(who, _)| *who == person).count() > known {
                return Err(Refusal::not_allowed("you have muted too many people"));
            }
            self.chat.muted.insert(pair);
        } else {
            self.chat.muted.remove(&pair);
        }
        Ok(())
    }

    /// What somebody said who is gone for good is forgotten, and whom they did not want to hear.
    pub(super) fn forget_talk(&mut self, person: Id) {
        self.chat.lately.retain(|(speaker, _)| *speaker != person);
        self.chat.muted.retain(|(who, whom)| *who != person && *whom != person);
    }

    /// What was said lately, as a person hears it.
    pub(super) fn heard_by(&self, person: Id) -> Vec<Chatted> {
        if !self.may_talk(person) {
            return Vec::new();
        }
        let heard = |(from, _): &&(Id, Chatted)| !self.chat.muted.contains(&(person, *from));
        self.chat.lately.iter().filter(heard).map(|(_, said)| said.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Room, new_table};

    #[test]
    fn what_somebody_said_is_gone_with_their_account() {
        let state = &mut Room::playing(new_table("buccaneer", 3)).state;
        let [anne, mary] = [0, 1].map(|connection| state.connections[&connection].id);
        state.chat(0, "ahoy", 0).expect("she may talk");
        state.chat(1, "aye", 0).expect("she may talk");
        state.mute(anne, &mary.to_string(), true).expect("she may");
        assert_eq!(state.heard_by(mary).len(), 2);
        state.leave(anne, 0);
        let heard: Vec<_> = state.heard_by(mary).into_iter().map(|said| said.text).collect();
        assert_eq!(heard, ["aye"]);
        assert!(state.chat.muted.is_empty());
    }
}
