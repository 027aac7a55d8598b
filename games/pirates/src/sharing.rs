//! Sharing the loot: PIR-7 to PIR-10, PIR-13, PIR-18.

use crate::{Capture, Card, Event, Pirates, Spoils, Token};
use disc_stacks::{Color, Pay, colors_of};
use game::{Seat, Sink};

impl Pirates {
    /// Captain and mate take tokens, the captain takes the ducats and pays
    /// every wage `times` times, and everybody goes home. Says whether the
    /// captain paid everything himself.
    pub(crate) fn share_out(
        &mut self,
        seat: Seat,
        capture: Capture,
        card: Card,
        times: u32,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let captain = self.color(seat);
        let mut members = self.stacks.members(capture.party);
        // PIR-12: the highest of the captain's pirates climbs to the top; in a
        // capture it is there already.
        let nearest = members.as_slice().iter().position(|pirate| pirate.color() == captain);
        members.raise(nearest.expect("the captain has a pirate in the party"));
        let party = members.as_slice();
        sink.emit(|| Event::Captured { seat, party: capture.party, card, crew: colors_of(party) });
        self.take_tokens(captain, party[1].color(), card.spoils(capture.token), sink);
        let purse = self.ducats[captain.index()] + u32::from(card.ducats);
        // PIR-8, PIR-13: each pirate of another colour gets its wage.
        let pay = Pay { captain, wild: card.wild, times };
        let mut due = 0;
        for paid in pay.to(party) {
            self.ducats[paid.pirate.color().index()] += paid.ducats;
            due += paid.ducats;
        }
        // PIR-9: what the captain cannot pay, the supply pays.
        let supply = due.saturating_sub(purse);
        self.ducats[captain.index()] = purse.saturating_sub(due);
        sink.emit(|| Event::Paid { seat, card: card.ducats, wages: pay.told(party), supply });
        self.stacks.dissolve(capture.party);
        supply == 0
    }

    /// PIR-7: one token each; PIR-18: the sea monster's both for the captain.
    fn take_tokens(
        &mut self,
        captain: Color,
        mate: Color,
        spoils: Spoils,
        sink: &mut impl Sink<Event>,
    ) {
        for token in spoils.captain.into_iter().flatten() {
            self.take_token(captain, token, sink);
        }
        if let Some(token) = spoils.mate {
            self.take_token(mate, token, sink);
        }
    }

    fn take_token(&mut self, color: Color, token: Token, sink: &mut impl Sink<Event>) {
        self.tokens[color.index()][token.index()] += 1;
        sink.emit(|| Event::Took { seat: self.seating.seat(color), token });
    }
}
