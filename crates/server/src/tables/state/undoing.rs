//! Undo. Free until something hidden or random has been revealed or somebody
//! else, including a bot, has acted. After that everyone at the table must
//! agree, and the match is no longer rated.
//!
//! People who aren't present can't agree. If a bot plays for somebody, it isn't
//! asked, but what that person did themselves can't be undone while they are
//! away.

use game::{Seat, Seats, Text};
use protocol::v1::{Answer, Phase, Seq, Undoing, Undone};
use store::Id;

use super::super::entry::Entry;
use super::spectators::LaterChange;
use super::{ConnId, Prompt, Recent, Refusal, TableState, UndoPoint};

/// Each of them plays the match anew from its beginning, also when its log is read: more of them
/// would make that as slow as somebody likes.
const MOST_UNDOS: u64 = 200;

/// An undo that others have to agree to.
#[derive(Clone, Copy, Debug)]
pub(super) struct UndoRequest {
    seat: Seat,
    to: Seq,
    wanted: Seats,
    free: bool,
}

impl UndoRequest {
    fn shown(self, refused_by: Option<Seat>) -> Undoing {
        let Self { seat, to, wanted, .. } = self;
        Undoing { seat, seq: to, wanted: wanted.iter().collect(), refused_by }
    }
}

impl TableState {
    pub(super) fn undo(&mut self, person: Id, now: u64) -> Result<(), Refusal> {
        let seat = self.own_seat(person)?;
        if self.phase != Phase::Playing {
            return Err(Refusal::not_allowed("refused-undo-nothing"));
        }
        if self.undos >= MOST_UNDOS {
            let text = Text::new("refused-undo-used").with("count", MOST_UNDOS as usize);
            return Err(Refusal::not_allowed(text));
        }
        let own = self.undo_points.iter().rposition(|point| point.seat == seat && point.by_person);
        let own = own.ok_or_else(|| Refusal::not_allowed("refused-undo-not-acted"))?;
        let to = self.undo_points[own].seq - 1;
        let free = self.is_free(own);
        self.check_absent(own)?;
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

    /// Has nobody acted since, a bot neither, and nothing been shown? What a
    /// bot answers is worth as much to look at as what a person does.
    fn is_free(&self, own: usize) -> bool {
        let Some(play) = &self.play else { return false };
        own + 1 == self.undo_points.len() && !play.revealed_since(self.undo_points[own].inputs)
    }

    /// Is nothing among what is taken back that only its owner can give up?
    fn check_absent(&self, own: usize) -> Result<(), Refusal> {
        let seat = self.undo_points[own].seat;
        let theirs = |point: &UndoPoint| {
            point.by_person && point.seat != seat && self.chairs[point.seat.index()].away
        };
        if self.undo_points[own..].iter().any(theirs) {
            return Err(Refusal::not_allowed("refused-undo-away"));
        }
        Ok(())
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
        let mut request = request.ok_or_else(|| Refusal::told("late", "refused-undo-settled"))?;
        if !agree {
            self.settle_undo(Some(seat));
            return Ok(());
        }
        request.wanted = request.wanted.without(seat);
        self.undo = Some(request).filter(|request| !request.wanted.is_empty());
        self.tell_undoing(request, None);
        if request.wanted.is_empty() {
            self.take_back(request, now);
        }
        Ok(())
    }

    fn tell_undoing(&mut self, request: UndoRequest, refused_by: Option<Seat>) {
        self.send_all(&Answer::Undoing(request.shown(refused_by)));
    }

    /// Tells somebody who comes back what waits for an answer.
    pub(super) fn repeat_undoing(&mut self, connection: ConnId) {
        if let Some(request) = self.undo {
            self.send(connection, &Answer::Undoing(request.shown(None)));
        }
    }

    /// A request that waits is over, and nothing is taken back: somebody refused, or the match has
    /// gone on.
    pub(super) fn settle_undo(&mut self, refused_by: Option<Seat>) {
        if let Some(request) = self.undo.take() {
            self.tell_undoing(UndoRequest { wanted: Seats::NONE, ..request }, refused_by);
        }
    }

    /// Somebody leaves: what they wanted is forgotten, and an answer that they owe won't come.
    pub(super) fn settle_undo_of(&mut self, seat: Seat) {
        let concerns =
            |request: &UndoRequest| request.seat == seat || request.wanted.contains(seat);
        if self.undo.as_ref().is_some_and(concerns) {
            self.settle_undo(None);
        }
    }

    fn take_back(&mut self, UndoRequest { seat, to, free, .. }: UndoRequest, now: u64) {
        self.write(&Entry::Undone { seat, to, free, at: now, redraw: true });
        if self.go_back(seat, to, free, true, now).is_ok() {
            self.run_clocks(None, now);
            self.tell_steps(now);
            let inputs = self.play.as_ref().map_or(0, |play| play.inputs());
            self.show_later(LaterChange::Undone(Undone { seat, to }, inputs), now);
        }
    }

    /// The match as it was at that number. The dice to come are others where
    /// chance has answered since.
    pub(super) fn go_back(
        &mut self,
        seat: Seat,
        to: Seq,
        free: bool,
        redraw: bool,
        now: u64,
    ) -> Result<(), engine::MatchError> {
        self.settle_undo(None);
        self.undos += 1;
        self.rated &= free;
        let first = self.undo_points.iter().position(|point| point.seq > to);
        let Some((first, play)) = first.zip(self.play.as_mut()) else { return Ok(()) };
        let inputs = self.undo_points[first].inputs;
        *play = if redraw { play.taken_back(inputs) } else { play.after(inputs) }?;
        self.undo_points.truncate(first);
        self.decided_for = Seats::NONE;
        let undone = Some(Undone { seat, to });
        self.remember(Recent { seq: self.seq, happened: None, undone });
        self.ask_anew(now);
        Ok(())
    }

    /// Whatever was on its way answers a question that is gone.
    pub(super) fn ask_anew(&mut self, now: u64) {
        let Some(play) = &self.play else { return };
        for seat in Seat::all(self.chairs.len()) {
            let actions = play.prompt(seat);
            self.prompts[seat.index()] = Prompt { since: self.seq, actions, at: now };
        }
    }
}
