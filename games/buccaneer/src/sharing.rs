//! Sharing out: BUC-11 to BUC-16.

use crate::{Boarding, Booty, Buccaneer, Event, Ship};
use disc_stacks::{Color, Pay, colors_of};
use game::{Seat, Sink};

impl Buccaneer {
    /// Captain and mate take booty, the captain takes the ducats and pays
    /// the crew, and everybody goes home.
    pub(crate) fn share_out(
        &mut self,
        seat: Seat,
        boarding: Boarding,
        ship: Ship,
        sink: &mut impl Sink<Event>,
    ) {
        let captain = self.color(seat);
        let party = self.stacks.members(boarding.stack);
        let crew = party.as_slice();
        let mate = crew[1].color();
        sink.emit(|| Event::Boarded { seat, stack: boarding.stack, ship, crew: colors_of(crew) });
        self.take_booty(captain, boarding.booty, sink);
        if let Some(other) = ship.other(boarding.booty) {
            self.take_booty(mate, other, sink);
        }
        let purse = self.ducats[captain.index()] + u16::from(ship.ducats);
        // BUC-13: each pirate of another colour gets its wage.
        let pay = Pay { captain, wild: ship.wild, times: 1 };
        let mut due = 0;
        for paid in pay.to(crew) {
            self.ducats[paid.pirate.color().index()] += paid.ducats as u16;
            due += paid.ducats as u16;
        }
        // BUC-14: what the captain cannot pay, the stock pays.
        let stock = due.saturating_sub(purse);
        self.ducats[captain.index()] = purse.saturating_sub(due);
        sink.emit(|| Event::Paid { seat, ship: ship.ducats, wages: pay.told(crew), stock });
        self.stacks.dissolve(boarding.stack);
    }

    /// BUC-11: a piece from the stock.
    fn take_booty(&mut self, color: Color, booty: Booty, sink: &mut impl Sink<Event>) {
        self.booty[color.index()][booty.index()] += 1;
        sink.emit(|| Event::Took { seat: self.seating.seat(color), booty });
    }
}
