//! Boarding a ship: BUC-10.

use crate::{Action, Boarding, Buccaneer, Edition, Event, Refusal, Ship};
use disc_stacks::{Pirate, PirateSet};
use game::{Groups, Seat, Sink};
use std::ops::ControlFlow;

impl Buccaneer {
    /// BUC-10, BUC-18: the seat's stacks that it may board with now.
    #[inline]
    fn parties(&self, seat: Seat) -> PirateSet {
        let own = self.stacks.tops_of(self.color(seat)).and(self.stacks.higher_than(1));
        if self.demanded.is_empty() { own } else { own.and(self.demanded_stacks()) }
    }

    /// BUC-10, BUC-11: each stack of the seat with the ships that it is strong
    /// enough for, and what the captain may choose of each.
    #[inline]
    pub(crate) fn boardings(
        &self,
        seat: Seat,
        groups: &mut impl Groups<Action>,
    ) -> ControlFlow<()> {
        for stack in self.parties(seat).iter() {
            let crew = self.stacks.height(stack);
            for (ship, card) in (0..).zip(self.face_up()).filter(|(_, card)| card.crew <= crew) {
                groups.each(card.choices(), |choice| {
                    Action::Board(Boarding { stack, ship, booty: card.choice(choice) })
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Can this stack board any ship?
    pub(crate) fn can_board(&self, stack: Pirate) -> bool {
        let crew = self.stacks.height(stack);
        crew > 1 && self.face_up().iter().any(|ship| ship.crew <= crew)
    }

    pub(crate) fn check_board(&self, seat: Seat, boarding: Boarding) -> Result<Ship, Refusal> {
        let Boarding { stack, ship: index, booty } = boarding;
        self.stacks.check_in_play(stack)?;
        if !self.stacks.tops_of(self.color(seat)).contains(stack) {
            return Err(Refusal::BoardNotYours(stack));
        }
        let ship = self.ship(index)?;
        let crew = self.stacks.height(stack);
        if crew < ship.crew {
            return Err(Refusal::TooFewCrew { stack, crew, needed: ship.crew });
        }
        if !ship.shows(booty) {
            return Err(Refusal::NotPictured(booty));
        }
        Ok(ship)
    }

    fn ship(&self, index: u8) -> Result<Ship, Refusal> {
        let face_up = self.face_up();
        let none = Refusal::NoSuchShip { ship: index, face_up: face_up.len() };
        face_up.get(index as usize).copied().ok_or(none)
    }

    pub(crate) fn apply_board(
        &mut self,
        seat: Seat,
        boarding: Boarding,
        sink: &mut impl Sink<Event>,
    ) {
        let ship = self.ship(boarding.ship).expect("a checked boarding names a ship");
        self.share_out(seat, boarding, ship, sink);
        self.remove_ship(boarding.ship);
        if self.face_up == 0 {
            self.turn_up(sink);
        }
        self.end_turn(sink);
    }

    /// BUC-16: the ship leaves the game.
    fn remove_ship(&mut self, index: u8) {
        self.ships[index as usize..].rotate_left(1);
        self.ships[Edition::SHIPS - 1] = Ship::NONE;
        self.face_up -= 1;
        self.total -= 1;
        self.becalmed = 0;
    }
}
