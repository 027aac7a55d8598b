//! Rematches: another match with the same people, at a new table.

use game::Seat;
use protocol::v1::{Answer, NewTable, Phase, Refused};
use store::{FORMER, Id, SeatRow};

use super::super::entry::Entry;
use super::{Owner, Refusal, TableState};

/// The table for another match. There is one at the most, and its id is in the
/// log before it is made: people who ask again, also after a restart, get it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rematch {
    id: Option<Id>,
    state: State,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    /// Nobody asked, or the table was not made or is forgotten.
    #[default]
    Missing,
    Making,
    Made,
}

/// A table to be made for another match.
#[derive(Clone, Debug)]
pub(crate) struct Ordered {
    pub(crate) id: Id,
    pub(crate) table: NewTable,
    /// Who asked for it.
    pub(crate) host: Id,
    /// Whose seats are kept.
    pub(crate) people: Vec<SeatRow>,
    /// The table of the match before. The store has the text of its edition.
    pub(crate) former: Option<Id>,
}

impl TableState {
    pub(super) fn ask_rematch(&mut self, person: Id) -> Result<(), Refusal> {
        self.own_seat(person)?;
        if self.phase != Phase::Over {
            return Err(Refusal::not_allowed("refused-rematch"));
        }
        match self.rematch.state {
            State::Made => self.tell_table(),
            // Everybody hears of it when it is there.
            State::Making => {}
            State::Missing => self.order_rematch(person),
        }
        Ok(())
    }

    fn order_rematch(&mut self, host: Id) {
        let id = self.rematch.id.unwrap_or_else(|| {
            let id = Id::random();
            self.write(&Entry::Rematch { table: id });
            id
        });
        self.rematch = Rematch { id: Some(id), state: State::Making };
        // Nobody waits for people who are gone for good.
        let stays = |row: &SeatRow| row.person.is_some() && row.name != FORMER;
        let people = self.seat_rows().into_iter().filter(stays).collect();
        let table = NewTable { options: self.options(), ..self.settings.table.clone() };
        let former = Some(self.id);
        self.out.rematch = Some(Ordered { id, table, host, people, former });
    }

    /// The table for another match has been made, or could not be.
    pub(crate) fn rematched(&mut self, made: bool) {
        self.rematch.state = if made { State::Made } else { State::Missing };
        if made {
            return self.tell_table();
        }
        let (kind, message) = ("not_kept".to_owned(), "could not create a table: try again");
        let refused =
            Refused { key: None, kind, rule: None, message: message.to_owned(), text: None };
        self.send_all(&Answer::Refused(refused));
    }

    /// The id that the log has.
    pub(super) fn note_rematch(&mut self, id: Id) {
        self.rematch.id = Some(id);
    }

    /// A table for another match that was to be made, if it is not known to be.
    pub(crate) fn rematch_to_look_for(&self) -> Option<Id> {
        self.rematch.id.filter(|_| self.rematch.state == State::Missing)
    }

    /// It was found.
    pub(crate) fn rematch_found(&mut self) {
        self.rematch.state = State::Made;
    }

    pub(super) fn shown_rematch(&self) -> Option<String> {
        let made = self.rematch.state == State::Made;
        self.rematch.id.filter(|_| made).map(|id| id.to_string())
    }

    /// The names of those for whom seats are kept; who has none is gone for
    /// good, and the seat is free.
    pub(crate) fn name_reserved(&mut self, name: impl Fn(Id) -> Option<String>) {
        for seat in Seat::all(self.chairs.len()) {
            let Owner::Reserved(person, _) = self.chairs[seat.index()].owner else { continue };
            let owner = name(person).map(|name| Owner::Reserved(person, name));
            match owner {
                Some(owner) => self.chairs[seat.index()].owner = owner,
                None => self.occupy(seat, Owner::Nobody),
            }
        }
    }
}
