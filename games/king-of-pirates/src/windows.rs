//! Windows for cards out of turn: KOP-39.

use crate::{Event, Frame, KingOfPirates, Matter, Moment, Mutiny, Refusal, Seat, Window};
use game::{Seats, Sink};

impl KingOfPirates {
    /// KOP-39: a seat is asked unless it holds no card at all or passes for
    /// the whole turn; both are public.
    pub(crate) fn card_holders(&self) -> Seats {
        let holders: Seats = self.seats().filter(|&seat| self.ship(seat).held > 0).collect();
        holders.except(self.passing)
    }

    /// KOP-39: opens a window over what goes on when it closes, if anybody
    /// holds a card.
    pub(crate) fn open_window(&mut self, at: Moment) {
        let asked = self.card_holders();
        if !asked.is_empty() {
            self.frames.push(Frame::Window(Window { at, asked }));
        }
    }

    /// KOP-39: who is asked in the window of a mutiny: those with cards, and
    /// the victim if it has a scapegoat aboard, even if it passes for the turn.
    pub(crate) fn mutiny_holders(&self, victim: Seat) -> Seats {
        let holders = self.card_holders();
        if self.may_plead(victim) { holders.with(victim) } else { holders }
    }

    /// Seats that have lost their cards, or pass for the rest of the turn, are
    /// asked no more.
    pub(crate) fn drop_out(&mut self) {
        for place in 1..self.frames.depth() {
            let still = match self.frames.as_slice()[place] {
                Frame::Window(_) => self.card_holders(),
                Frame::Mutiny(mutiny) => self.mutiny_holders(mutiny.seat),
                Frame::Setup(_)
                | Frame::Turn(_)
                | Frame::Refit(_)
                | Frame::Fight(_)
                | Frame::Haunted(_)
                | Frame::Promote(_)
                | Frame::Excess(_)
                | Frame::Shuffle(_)
                | Frame::Over => continue,
            };
            if let Frame::Window(Window { asked, .. }) | Frame::Mutiny(Mutiny { asked, .. }) =
                &mut self.frames.as_mut_slice()[place]
            {
                *asked = asked.and(still);
            }
        }
    }

    /// KOP-39: all who hold cards have passed since the last card.
    pub(crate) fn close_window(&mut self, window: Window, sink: &mut impl Sink<Event>) {
        self.frames.pop();
        sink.emit(|| Event::WindowClosed { at: window.at });
    }

    /// KOP-39: tells the window before a card from the same window after it: every card played
    /// leaves a hand and comes to the discards, and no pass does that.
    pub(crate) fn cards_played(&self) -> u64 {
        let discarded: u64 = self.discards.iter().map(|&cards| u64::from(cards)).sum();
        let begun = self.frames.depth() as u64 * 128 + discarded;
        self.seats().fold(begun, |number, seat| number * 64 + u64::from(self.ship(seat).held))
    }

    pub(crate) fn check_pass(&self, seat: Seat) -> Result<(), Refusal> {
        match self.frames.top() {
            Frame::Window(_) => Ok(()),
            Frame::Mutiny(mutiny) if mutiny.seat == seat => Err(Refusal::SubmitInstead),
            Frame::Mutiny(_) => Ok(()),
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Refit(_)
            | Frame::Fight(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_)
            | Frame::Over => Err(Refusal::NotAsked(Matter::Window)),
        }
    }

    pub(crate) fn apply_pass(&mut self, seat: Seat, all: bool, sink: &mut impl Sink<Event>) {
        if all {
            self.passing = self.passing.with(seat);
        }
        self.answered(seat);
        sink.emit(|| Event::Passed { seat, all });
    }

    /// The seat is not asked again before a card is played.
    pub(crate) fn answered(&mut self, seat: Seat) {
        if let Frame::Window(Window { asked, .. }) | Frame::Mutiny(Mutiny { asked, .. }) =
            self.frames.top_mut()
        {
            *asked = asked.without(seat);
        }
    }

    /// KOP-39: a card was played, so everybody who holds one is asked again.
    pub(crate) fn ask_all_again(&mut self) {
        let asked = match self.frames.top() {
            Frame::Mutiny(mutiny) => self.mutiny_holders(mutiny.seat),
            _ => self.card_holders(),
        };
        if let Frame::Window(Window { asked: set, .. }) | Frame::Mutiny(Mutiny { asked: set, .. }) =
            self.frames.top_mut()
        {
            *set = asked;
        }
    }
}
