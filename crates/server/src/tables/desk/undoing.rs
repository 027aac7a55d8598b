//! Taking back. Free until something hidden or random was shown since; after
//! that everybody at the table has to agree.

use protocol::v1::{Answer, Phase, Seq, Undoing, Undone};
use store::Id;
use table::{Seat, Seats};

use super::super::entry::Entry;
use super::{Desk, Prompt, Recent, Refusal};

/// An undo that others have to agree to.
#[derive(Clone, Copy, Debug)]
pub(super) struct UndoRequest {
    seat: Seat,
    to: Seq,
    wanted: Seats,
    free: bool,
}

impl Desk {
    pub(super) fn undo(&mut self, person: Id, now: u64) -> Result<(), Refusal> {
        let seat = self.own_seat(person)?;
        if self.phase != Phase::Playing {
            return Err(Refusal::not_allowed("there is nothing to take back now"));
        }
        let own = self.marks.iter().rposition(|mark| mark.seat == seat && mark.by_person);
        let own = own.ok_or_else(|| Refusal::not_allowed("you have done nothing yet"))?;
        let to = self.marks[own].seq - 1;
        let free = self.is_free(own);
        let wanted = if free { Seats::NONE } else { self.attended().without(seat) };
        let request = UndoRequest { seat, to, wanted, free };
        if wanted.is_empty() {
            self.take_back(request, now);
        } else {
            self.undo = Some(request);
            self.tell_undoing(request, None);
        }
        Ok(())
    }

    /// Has nobody else acted since, and nothing been shown?
    fn is_free(&self, own: usize) -> bool {
        let mark = self.marks[own];
        let others = self.marks[own..].iter().any(|m| m.by_person && m.seat != mark.seat);
        let Some(play) = &self.play else { return false };
        !others && !play.revealed_since(mark.inputs)
    }

    pub(super) fn consent(
        &mut self,
        person: Id,
        seq: Seq,
        agree: bool,
        now: u64,
    ) -> Result<(), Refusal> {
        let seat = self.own_seat(person)?;
        let request =
            self.undo.filter(|request| request.to == seq && request.wanted.contains(seat));
        let mut request =
            request.ok_or_else(|| Refusal::new("late", "nobody asks you for that now"))?;
        if !agree {
            self.undo = None;
            self.tell_undoing(UndoRequest { wanted: Seats::NONE, ..request }, Some(seat));
            return Ok(());
        }
        request.wanted = request.wanted.without(seat);
        self.undo = Some(request);
        self.tell_undoing(request, None);
        if request.wanted.is_empty() {
            self.take_back(request, now);
        }
        Ok(())
    }

    fn tell_undoing(&mut self, request: UndoRequest, refused_by: Option<Seat>) {
        let UndoRequest { seat, to, wanted, .. } = request;
        let wanted = wanted.iter().collect();
        self.send_all(&Answer::Undoing(Undoing { seat, seq: to, wanted, refused_by }));
    }

    fn take_back(&mut self, UndoRequest { seat, to, free, .. }: UndoRequest, now: u64) {
        self.write(&Entry::Undone { seat, to, free });
        if self.go_back(seat, to, free).is_ok() {
            self.run_clocks(None, now);
            self.tell_steps(now);
        }
    }

    /// The match as it was at that number.
    pub(super) fn go_back(
        &mut self,
        seat: Seat,
        to: Seq,
        free: bool,
    ) -> Result<(), catalog::TableError> {
        self.undo = None;
        self.rated &= free;
        let first = self.marks.iter().position(|mark| mark.seq > to);
        let Some((first, play)) = first.zip(self.play.as_mut()) else { return Ok(()) };
        *play = play.after(self.marks[first].inputs)?;
        self.marks.truncate(first);
        self.decided_for = None;
        let undone = Some(Undone { seat, to });
        self.remember(Recent { seq: self.seq, happened: None, undone });
        self.ask_anew();
        Ok(())
    }

    /// Whatever was on its way answers a question that is gone.
    pub(super) fn ask_anew(&mut self) {
        let Some(play) = &self.play else { return };
        for seat in Seat::all(self.chairs.len()) {
            let actions = play.prompt(seat);
            self.prompts[seat.index()] = Prompt { since: self.seq, actions };
        }
    }
}
