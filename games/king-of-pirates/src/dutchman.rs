//! The Flying Dutchman: KOP-8, KOP-13 and KOP-38.

use crate::chance::listed;
use crate::components::Cards;
use crate::{Card, Event, Frame, Heading, Hex, KingOfPirates, Pirates, Seat};
use game::{Seats, Sink};

impl KingOfPirates {
    /// KOP-13: one hex; off the board, it returns to the centre.
    pub(crate) fn move_dutchman(&mut self, heading: Heading, sink: &mut impl Sink<Event>) {
        let to = self.dutchman.step(heading).unwrap_or(Hex::CENTRE);
        self.dutchman = to;
        sink.emit(|| Event::DutchmanMoved { to });
        self.meet_dutchman(sink);
    }

    /// KOP-8: every ship on its hex loses cards and pirates, unless it lies
    /// in a hideout (KOP-7).
    pub(crate) fn meet_dutchman(&mut self, sink: &mut impl Sink<Event>) {
        if self.kit.is_hideout(self.dutchman) {
            return;
        }
        let here = |&seat: &Seat| self.ship(seat).at == self.dutchman;
        let victims: Seats = self.seats().filter(here).collect();
        if victims.is_empty() {
            return;
        }
        victims.iter().for_each(|seat| self.haunt(seat, sink));
        self.frames.push(Frame::Haunted(victims));
    }

    fn haunt(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let ship = self.ship_mut(seat);
        let (hand, crew) = (ship.hand, ship.crew);
        ship.hand = [0; Card::KINDS];
        ship.held = 0;
        ship.kinds = Cards::NONE;
        ship.crew = Pirates::NONE;
        ship.captain = None;
        for (discarded, lost) in self.discards.iter_mut().zip(hand) {
            *discarded += lost;
        }
        self.spill(seat);
        sink.emit(|| Event::Haunted { seat, cards: cards(hand), pirates: listed(crew) });
    }

    /// Whose ship is sent away first: the active player's, then clockwise.
    pub(crate) fn first_victim(&self, victims: Seats) -> Seat {
        let mut round = self.turn.round(self.players as usize);
        round.find(|&seat| victims.contains(seat)).unwrap_or(self.turn)
    }

    /// KOP-8: one ship goes to the hideout of the compass die.
    pub(crate) fn blow_away(&mut self, victims: Seats, face: Heading, sink: &mut impl Sink<Event>) {
        let seat = self.first_victim(victims);
        self.send(seat, face, sink);
        let left = victims.without(seat);
        if left.is_empty() {
            self.frames.pop();
            self.call_off(sink);
        } else {
            *self.frames.top_mut() = Frame::Haunted(left);
        }
    }

    /// **Ruling:** a fight whose defender was blown away has no result; it
    /// was the turn's only one (KOP-25).
    fn call_off(&mut self, sink: &mut impl Sink<Event>) {
        let Some(defender) = self.fight().and_then(|fight| fight.defender()) else { return };
        if !self.ended && self.ship(defender).at != self.ship(self.turn).at {
            self.ended = true;
            sink.emit(|| Event::FightVoid { seat: self.turn });
        }
    }
}

/// A hand, card by card.
fn cards(hand: [u8; Card::KINDS]) -> Vec<Card> {
    let each = |card: Card| std::iter::repeat_n(card, hand[card.index()] as usize);
    Card::ALL.into_iter().flat_map(each).collect()
}
