//! Upkeep: KOP-12 to KOP-16.

use crate::{
    Action, Card, Command, Event, Frame, KingOfPirates, List, Matter, Moment, Phase, Pile, Refusal,
    Seat, Upkeep,
};
use game::{Groups, Seats, Sink};
use std::ops::ControlFlow;

/// KOP-12.
const DRAW: u8 = 2;
const HAND: u8 = 6;
/// KOP-15.
const THEFT: u16 = 200;

impl KingOfPirates {
    /// KOP-12: two cards, and one more for a quartermaster.
    pub(crate) fn cards_to_draw(&self) -> u8 {
        DRAW + self.command(self.turn, Command::Quartermaster)
    }

    /// KOP-12: six, and one more for a quartermaster.
    pub(crate) fn hand_limit(&self, seat: Seat) -> u8 {
        HAND + self.command(seat, Command::Quartermaster)
    }

    pub(crate) fn hand_has_room(&self) -> bool {
        self.ship(self.turn).held + self.cards_to_draw() <= self.hand_limit(self.turn)
    }

    /// KOP-12: a quartermaster may have gone; what is too much is discarded
    /// at once.
    pub(crate) fn limit_hand(&mut self, seat: Seat) {
        if self.ship(seat).held > self.hand_limit(seat) {
            self.frames.push(Frame::Excess(seat));
        }
    }

    /// KOP-12: each kind of card in the hand.
    #[inline]
    pub(crate) fn discardings(
        &self,
        seat: Seat,
        groups: &mut impl Groups<Action>,
    ) -> ControlFlow<()> {
        groups.each(self.ship(seat).kinds, Action::Discard)
    }

    pub(crate) fn check_discard(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let full = [Frame::Turn(Phase::Discard), Frame::Excess(seat)];
        if !full.contains(&self.frames.top()) {
            return Err(Refusal::NotAsked(Matter::Discard));
        }
        self.ship(seat).holds(card).then_some(()).ok_or(Refusal::NotInHand(card))
    }

    pub(crate) fn apply_discard(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.put_away(seat, card);
        sink.emit(|| Event::Discarded { seat, card });
        let excess = self.frames.top() == Frame::Excess(seat);
        if excess && self.ship(seat).held <= self.hand_limit(seat) {
            self.frames.pop();
        }
    }

    /// A card leaves a hand for the discards.
    pub(crate) fn put_away(&mut self, seat: Seat, card: Card) {
        self.ship_mut(seat).lose(card);
        self.discards[card.index()] += 1;
    }

    /// KOP-12: cards from the deck, which is shuffled again when it is empty;
    /// fewer if there are no more.
    pub(crate) fn draw_cards(&mut self, left: u8, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        let (mut left, mut cards) = (left, List::<Card, { Card::COUNT }>::new());
        while left > 0 {
            let Some(card) = self.deck.pop() else { break };
            self.ship_mut(seat).take(card);
            cards.push(card);
            left -= 1;
        }
        if !cards.is_empty() {
            sink.emit(|| Event::drew(seat, cards.as_slice()));
        }
        if left > 0 && self.discards.iter().any(|&count| count > 0) {
            self.set_phase(Phase::Draw(left));
            self.frames.push(Frame::Shuffle(Pile::Actions));
        } else {
            self.set_phase(Phase::TheftBefore);
        }
    }

    /// KOP-14: the upkeep die has fallen.
    pub(crate) fn settle_upkeep(&mut self, face: Upkeep, sink: &mut impl Sink<Event>) {
        self.set_phase(Phase::TheftAfter);
        match face {
            Upkeep::Scurvy => self.give_scurvy(self.turn, sink),
            Upkeep::OneRum => self.drink(1, sink),
            Upkeep::TwoRum => self.drink(2, sink),
        }
    }

    /// KOP-14: not enough rum, and the crew rises.
    fn drink(&mut self, wanted: u8, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        let ship = self.ship_mut(seat);
        let rum = wanted.min(ship.rum);
        ship.rum -= rum;
        let left = ship.rum;
        sink.emit(|| Event::RumLost { seat, rum, left });
        if rum < wanted {
            self.begin_mutiny(seat, sink);
        }
    }

    /// KOP-9: one token, unless a healer commands.
    pub(crate) fn give_scurvy(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let tokens = u8::from(!self.is_immune(seat));
        let ship = self.ship_mut(seat);
        ship.scurvy = ship.scurvy.saturating_add(tokens);
        sink.emit(|| Event::Scurvy { seat, tokens });
    }

    pub(crate) fn is_immune(&self, seat: Seat) -> bool {
        !self.commanding(seat, Command::Healer).is_empty()
    }

    /// KOP-15: has every thief stolen?
    fn check_thief(&self, seat: Seat) -> Result<(), Refusal> {
        let left = self.stolen < self.command(seat, Command::Thief);
        left.then_some(()).ok_or(Refusal::NoThief)
    }

    /// KOP-15: is a thief left, and somebody to steal from?
    pub(crate) fn may_steal(&self) -> bool {
        !self.victims(self.turn).is_empty()
    }

    /// KOP-15: whom the thieves of a seat may steal from.
    #[inline]
    fn victims(&self, seat: Seat) -> Seats {
        if self.check_thief(seat).is_err() {
            return Seats::NONE;
        }
        self.seats().filter(|&victim| self.check_victim(seat, victim).is_ok()).collect()
    }

    fn check_victim(&self, seat: Seat, victim: Seat) -> Result<(), Refusal> {
        if victim.index() >= self.players as usize {
            return Err(Refusal::NoSuchSeat(victim));
        }
        if victim == seat {
            return Err(Refusal::StealFromYourself);
        }
        let rich = self.ship(victim).doubloons > 0;
        rich.then_some(()).ok_or(Refusal::NothingToSteal(victim))
    }

    /// KOP-15: each player that may be stolen from.
    #[inline]
    pub(crate) fn thefts(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        groups.each(self.victims(seat), Action::Steal)
    }

    /// KOP-15: before or after the dice, while room is made in the hand too.
    pub(crate) fn check_theft(&self, seat: Seat, victim: Seat) -> Result<(), Refusal> {
        if self.frames.top() != Frame::Turn(Phase::Discard) {
            self.check_spare()?;
        }
        self.check_thief(seat)?;
        self.check_victim(seat, victim)
    }

    pub(crate) fn check_spare(&self) -> Result<(), Refusal> {
        let hours = [Frame::Turn(Phase::TheftBefore), Frame::Turn(Phase::TheftAfter)];
        let now = hours.contains(&self.frames.top());
        now.then_some(()).ok_or(Refusal::NotAsked(Matter::Theft))
    }

    pub(crate) fn apply_steal(&mut self, seat: Seat, from: Seat, sink: &mut impl Sink<Event>) {
        self.stolen += 1;
        let doubloons = THEFT.min(self.ship(from).doubloons);
        self.ship_mut(from).doubloons -= doubloons;
        sink.emit(|| Event::Stole { seat, from, doubloons });
        self.gain(seat, doubloons, sink);
    }

    /// Nothing is stolen now: the dice come, or the window.
    pub(crate) fn spare(&mut self) {
        if self.frames.top() == Frame::Turn(Phase::TheftBefore) {
            self.set_phase(Phase::Compass);
        } else {
            self.end_upkeep();
        }
    }

    /// KOP-16: a window before movement begins.
    fn end_upkeep(&mut self) {
        self.set_phase(Phase::Sail);
        self.open_window(Moment::Upkeep);
    }
}
