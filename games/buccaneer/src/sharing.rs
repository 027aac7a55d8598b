//! Sharing out: BUC-11 to BUC-16.

use crate::{Boarding, Booty, Buccaneer, Event, Ship, Wages};
use disc_stacks::{Color, Pirate};
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
        sink.emit(|| Event::Boarded { seat, stack: boarding.stack, ship, crew: colors(crew) });
        self.take_booty(captain, boarding.booty, sink);
        if let Some(other) = ship.other(boarding.booty) {
            self.take_booty(mate, other, sink);
        }
        let purse = self.ducats[captain.index()] + u16::from(ship.ducats);
        let due = self.pay_crew(captain, crew, ship);
        // BUC-14: what the captain cannot pay, the stock pays.
        let stock = due.saturating_sub(purse);
        self.ducats[captain.index()] = purse.saturating_sub(due);
        let wages = || wages(captain, crew, ship);
        sink.emit(|| Event::Paid { seat, ship: ship.ducats, wages: wages(), stock });
        self.stacks.dissolve(boarding.stack);
    }

    /// BUC-11: a piece from the stock.
    fn take_booty(&mut self, color: Color, booty: Booty, sink: &mut impl Sink<Event>) {
        self.booty[color.index()][booty.index()] += 1;
        sink.emit(|| Event::Took { seat: self.seat(color), booty });
    }

    /// BUC-13: each pirate of another colour gets its wage; gives the sum.
    fn pay_crew(&mut self, captain: Color, crew: &[Pirate], ship: Ship) -> u16 {
        let mut due = 0;
        for pirate in crew.iter().filter(|pirate| pirate.color() != captain) {
            let wage = u16::from(pirate.wage().ducats(ship.wild));
            self.ducats[pirate.color().index()] += wage;
            due += wage;
        }
        due
    }
}

fn wages(captain: Color, crew: &[Pirate], ship: Ship) -> Vec<Wages> {
    let mut paid: Vec<Pirate> =
        crew.iter().copied().filter(|pirate| pirate.color() != captain).collect();
    paid.sort_unstable();
    paid.into_iter()
        .map(|pirate| Wages { pirate, ducats: pirate.wage().ducats(ship.wild) })
        .collect()
}

fn colors(crew: &[Pirate]) -> Vec<Color> {
    crew.iter().map(|pirate| pirate.color()).collect()
}
