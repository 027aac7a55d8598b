//! Mutiny: BUC-17 and BUC-18.

use crate::{Action, Boarding, Buccaneer, Event, Refusal};
use disc_stacks::{Pirate, PirateSet};
use game::{Seat, Seats, Sink};

/// BUC-17: how many pirates of one player in another's stack may demand.
const DEMAND: u8 = 3;

impl Buccaneer {
    /// BUC-17: notes who may demand a boarding now that the turn begins.
    pub(crate) fn open_mutiny(&mut self) {
        self.demanded = Seats::NONE;
        self.asking = self.demanders();
    }

    /// BUC-17: the seats that may demand a boarding of the seat whose turn it
    /// is. With five pirates to a player none can have three in two stacks.
    pub(crate) fn demanders(&self) -> Seats {
        let own = self.stacks.tops_of(self.color(self.turn));
        let large = own.and(self.stacks.higher_than(DEMAND));
        let mut demanders = Seats::NONE;
        for stack in large.iter().filter(|&stack| self.can_board(stack)) {
            for (color, count) in self.stacks.tally_of_others(stack) {
                if count >= DEMAND {
                    demanders = demanders.with(self.seating.seat(color));
                }
            }
        }
        demanders
    }

    /// The seat that is asked for a demand: clockwise from the captain's left.
    pub(crate) fn asked_for_demand(&self) -> Option<Seat> {
        if self.asking.is_empty() {
            return None;
        }
        self.turn.round(self.seating.players()).find(|&seat| self.asking.contains(seat))
    }

    /// BUC-18: the captain's stacks in which a demand was made.
    pub(crate) fn demanded_stacks(&self) -> PirateSet {
        self.demanded.iter().map(|seat| self.stack_of_demand(seat)).collect()
    }

    /// The captain's stack in which a seat has three or more.
    pub(crate) fn stack_of_demand(&self, seat: Seat) -> Pirate {
        let own = self.stacks.tops_of(self.color(self.turn));
        let color = self.color(seat);
        own.iter()
            .find(|&stack| self.stacks.count_of(stack, color) >= DEMAND)
            .expect("only a seat with three in a stack is asked")
    }

    /// BUC-18: is this what the captain must do?
    pub(crate) fn check_demands(&self, action: Action) -> Result<(), Refusal> {
        match action {
            _ if self.demanded.is_empty() => Ok(()),
            Action::Board(Boarding { stack, .. }) => {
                let demanded = self.demanded_stacks().contains(stack);
                demanded.then_some(()).ok_or(Refusal::NotDemanded(stack))
            }
            Action::Move(..) | Action::Mutiny(_) => Err(Refusal::MustBoard),
        }
    }

    pub(crate) fn apply_answer(&mut self, seat: Seat, yes: bool, sink: &mut impl Sink<Event>) {
        let stack = self.stack_of_demand(seat);
        self.asking = self.asking.without(seat);
        if yes {
            self.demanded = self.demanded.with(seat);
        }
        sink.emit(
            || if yes { Event::Demanded { seat, stack } } else { Event::LetBe { seat, stack } },
        );
    }
}
