//! The output of a table.

use game::Text;
use protocol::v1::{Answer, Refused, Update};
use protocol::v2;
use serde::Serialize;
use serde_json::value::RawValue;
use store::{Change, ChatLine, Id, SeatRow, State};

use super::alert_news::AlertNews;
use super::rematch::Ordered;
use super::{ConnId, Owner, Refusal, TableState};

pub(crate) use crate::outgoing::Wire;

/// What comes out: entries to be stored, and messages that may leave once
/// they are.
#[derive(Debug, Default)]
pub(crate) struct Out {
    pub(crate) entries: Vec<String>,
    pub(crate) change: Change,
    pub(crate) messages: Vec<(ConnId, Wire)>,
    /// Chat messages to be kept.
    pub(crate) chat: Vec<ChatLine>,
    /// A table to be made for another match, once the entries are kept.
    pub(crate) rematch: Option<Ordered>,
    /// What people who are not here may want to know.
    pub(crate) alerts: AlertNews,
    /// Notices for people's personal sockets, sent once the entries are kept.
    pub(crate) notices: Vec<(Id, Text)>,
    /// How many actions are among the entries.
    pub(crate) actions: u64,
    /// How many requests were refused.
    pub(crate) refused: u64,
}

impl Out {
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
            && self.chat.is_empty()
            && self.messages.is_empty()
            && self.rematch.is_none()
            && self.alerts.is_empty()
            && self.notices.is_empty()
    }
}

pub(super) fn wire(answer: &Answer) -> Wire {
    serde_json::to_string(answer).expect("a message is plain data").into()
}

/// [`wire`] of an [`Answer::Update`], which is large and not given away.
pub(super) fn wire_update(update: &Update) -> Wire {
    let listed = update.legal.as_ref().map_or(0, |legal| legal.get().len());
    let told: usize = update.steps.iter().map(|step| step.events.get().len()).sum();
    // Sentences are about as long as the events.
    tagged(update, update.view.get().len() + listed + 2 * told + 512)
}

/// The same of version 2.
pub(super) fn wire_change(update: &v2::Update) -> Wire {
    let length = |part: &Option<Box<RawValue>>| part.as_ref().map_or(0, |part| part.get().len());
    let told: usize = update.steps.iter().map(|step| step.events.get().len() + 64).sum();
    let guess = length(&update.view) + length(&update.patch) + length(&update.legal);
    tagged(update, guess + told + 256)
}

fn tagged(update: &impl Serialize, guess: usize) -> Wire {
    #[derive(Serialize)]
    struct Tagged<'a, U> {
        update: &'a U,
    }
    let mut text = Vec::with_capacity(guess);
    serde_json::to_writer(&mut text, &Tagged { update }).expect("a message is plain data");
    String::from_utf8(text).expect("JSON is UTF-8").into()
}

impl TableState {
    /// Tells a person who may be elsewhere what happened to their seat: a message with the name of
    /// the person who did it and the table to go to.
    pub(super) fn notify(&mut self, person: Id, key: &'static str, by: Id) {
        let named = |from: &super::Connection| (from.id == by).then(|| from.name.clone());
        let name = self.connections.values().find_map(named).unwrap_or_default();
        let text = Text::new(key).with("name", name).with("table", self.id.to_string());
        self.out.notices.push((person, text));
    }

    pub(super) fn send(&mut self, connection: ConnId, answer: &Answer) {
        self.out.messages.push((connection, wire(answer)));
    }

    /// The same to everybody who said hello.
    pub(super) fn send_all(&mut self, answer: &Answer) {
        let message = wire(answer);
        let greeted = self.connections.iter().filter(|(_, connection)| connection.greeted);
        let all = greeted.map(|(&connection, _)| (connection, message.clone()));
        self.out.messages.extend(all);
    }

    pub(super) fn refuse(&mut self, connection: ConnId, key: Option<String>, refusal: Refusal) {
        let Refusal { kind, rule, message, text } = refusal;
        self.out.refused += 1;
        debug_assert!(protocol::v1::problem_key(kind).is_some(), "no words for `{kind}`");
        let (kind, rule) = (kind.to_owned(), rule.map(ToOwned::to_owned));
        self.send(connection, &Answer::Refused(Refused { key, kind, rule, message, text }));
    }

    /// Tells somebody that something was done to them.
    pub(super) fn refuse_person(&mut self, person: Id, kind: &'static str, message: &str) {
        let theirs = self.connections.iter().filter(|(_, from)| from.id == person);
        let theirs: Vec<ConnId> = theirs.map(|(&connection, _)| connection).collect();
        for connection in theirs {
            self.refuse(connection, None, Refusal::new(kind, message));
        }
    }

    /// Who sits, for the listing.
    pub(super) fn list_seats(&mut self) {
        self.out.change.seats = Some(self.seat_rows());
    }

    pub(super) fn list_state(&mut self, state: State) {
        self.out.change.state = Some(state);
    }

    pub(crate) fn seat_rows(&self) -> Vec<SeatRow> {
        let row = |(seat, chair): (usize, &super::Chair)| {
            let (person, bot, name) = match &chair.owner {
                Owner::Nobody => return None,
                Owner::Bot(level) => (None, Some(level.to_string()), level.to_string()),
                Owner::Person(id, name) | Owner::Reserved(id, name) => {
                    (Some(*id), None, name.clone())
                }
            };
            Some(SeatRow { seat: seat as u8, person, bot, name })
        };
        self.chairs.iter().enumerate().filter_map(row).collect()
    }
}
