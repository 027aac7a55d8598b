//! A turn: who is asked, and what happens by itself between two questions.

use crate::scoring::LAST_ROUND;
use crate::{Chance, Event, FightStep, Frame, KingOfPirates, Phase, Pile, Seat, Stage};
use game::{Frames, Pending, Seats, Sink};

impl KingOfPirates {
    /// Who is asked now; nobody if the game goes on by itself. Depends on
    /// public facts alone: of a hand it counts the cards.
    #[inline]
    pub(crate) fn asks(&self) -> Option<Pending<Chance>> {
        let seat = |seat: Seat| Some(Pending::Seats(Seats::one(seat)));
        let answering = |seats: Seats| (!seats.is_empty()).then_some(Pending::Seats(seats));
        let chance = |chance: Chance| Some(Pending::Chance(chance));
        match self.frames.top() {
            Frame::Over => Some(Pending::Over),
            Frame::Haunted(victims) => {
                chance(Chance::Compass { seat: Some(self.first_victim(victims)) })
            }
            Frame::Mutiny(mutiny) if mutiny.happens => {
                chance(Chance::Compass { seat: Some(mutiny.seat) })
            }
            Frame::Mutiny(mutiny) => answering(mutiny.asked),
            Frame::Promote(owner) | Frame::Excess(owner) => seat(owner),
            Frame::Shuffle(pile) => chance(self.shuffle_question(pile)),
            Frame::Setup(Stage::Crew(seats)) => answering(seats),
            Frame::Setup(stage) => self.setup_question(stage).and_then(chance),
            // KOP-6, KOP-8: the turn is over.
            Frame::Turn(_) | Frame::Fight(_) | Frame::Window(_) | Frame::Refit(_) if self.ended => {
                None
            }
            Frame::Turn(phase) => self.turn_question(phase),
            Frame::Refit(refit) => self.refit_asks(refit).then(|| seat(refit.seat))?,
            Frame::Window(window) => answering(window.asked),
            Frame::Fight(fight) => self.fight_question(fight),
        }
    }

    fn setup_question(&self, stage: Stage) -> Option<Chance> {
        match stage {
            Stage::First => Some(Chance::First { seats: self.players }),
            Stage::Ocean => Some(Chance::Ocean { tiles: 24 }),
            Stage::Sharks => Some(Chance::Sharks { tiles: 18 }),
            Stage::Actions => Some(self.shuffle_question(Pile::Actions)),
            Stage::Pirates => Some(self.shuffle_question(Pile::Pirates)),
            Stage::Crew(_) => None,
        }
    }

    fn shuffle_question(&self, pile: Pile) -> Chance {
        match pile {
            Pile::Actions => Chance::Actions { cards: self.discards.iter().sum() },
            Pile::Pirates => Chance::Pirates { cards: self.lost_pirates().len() as u8 },
        }
    }

    #[inline]
    fn turn_question(&self, phase: Phase) -> Option<Pending<Chance>> {
        let asked = match phase {
            Phase::Discard => !self.hand_has_room(),
            Phase::Draw(_) => false,
            Phase::Compass => return Some(Pending::Chance(Chance::Compass { seat: None })),
            Phase::Upkeep if self.kit.is_hideout(self.ship(self.turn).at) => false,
            Phase::Upkeep => return Some(Pending::Chance(Chance::Upkeep { seat: self.turn })),
            Phase::TheftBefore | Phase::TheftAfter => self.may_steal(),
            Phase::Sail => self.ship(self.turn).held > 0 || self.movement_left() > 0,
            Phase::Arrive => self.may_dig(),
            Phase::Choose => self.may_choose(),
        };
        asked.then_some(Pending::Seats(Seats::one(self.turn)))
    }

    /// Lets everything happen that asks nobody.
    #[inline]
    pub(crate) fn run(&mut self, sink: &mut impl Sink<Event>) {
        self.drop_out();
        self.watch_fight();
        while self.asks().is_none() {
            self.step(sink);
        }
    }

    fn step(&mut self, sink: &mut impl Sink<Event>) {
        match self.frames.top() {
            Frame::Turn(_) | Frame::Fight(_) | Frame::Window(_) | Frame::Refit(_) if self.ended => {
                self.end_turn(sink);
            }
            Frame::Turn(phase) => self.step_turn(phase, sink),
            Frame::Setup(Stage::Crew(_)) => self.begin_turn(sink),
            Frame::Refit(refit) => self.step_refit(refit, sink),
            Frame::Window(window) => self.close_window(window, sink),
            Frame::Fight(fight) => self.step_fight(fight, sink),
            Frame::Mutiny(mutiny) => self.oust(mutiny.seat, sink),
            Frame::Setup(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_)
            | Frame::Over => unreachable!("these always ask somebody"),
        }
    }

    fn step_turn(&mut self, phase: Phase, sink: &mut impl Sink<Event>) {
        match phase {
            Phase::Discard => self.set_phase(Phase::Draw(self.cards_to_draw())),
            Phase::Draw(left) => self.draw_cards(left, sink),
            Phase::TheftBefore | Phase::TheftAfter => self.spare(),
            Phase::Upkeep => self.set_phase(Phase::TheftAfter),
            Phase::Sail => self.end_movement(sink),
            Phase::Arrive => self.arrive(sink),
            Phase::Choose => self.fight_or_end(sink),
            Phase::Compass => unreachable!("the compass die always asks"),
        }
    }

    #[inline]
    pub(crate) fn set_phase(&mut self, phase: Phase) {
        *self.frames.top_mut() = Frame::Turn(phase);
    }

    /// A new turn, of the seat in `turn`.
    pub(crate) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.frames = Frames::new(Frame::Turn(Phase::Discard));
        self.ended = false;
        self.moved = 0;
        self.tailwinds = 0;
        self.stolen = 0;
        self.passing = Seats::NONE;
        self.ship_mut(self.turn).dug_now = false;
        sink.emit(|| Event::Turn { seat: self.turn, round: self.round });
    }

    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        let ship = self.ship_mut(self.turn);
        if !ship.dug_now {
            ship.dug = None;
        }
        ship.dug_now = false;
        if self.is_last_turn() {
            return self.end_last_round(sink);
        }
        self.turn = self.turn.next(self.players as usize);
        if self.turn == self.first {
            self.begin_round(sink);
        }
        self.begin_turn(sink);
    }

    /// KOP-11: the last one is announced.
    fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        self.round += 1;
        let round = self.round;
        if round == LAST_ROUND {
            sink.emit(|| Event::LastRound { round });
        }
    }

    fn fight_question(&self, fight: crate::Fight) -> Option<Pending<Chance>> {
        match fight.step {
            FightStep::AttackRoll(_) | FightStep::DefenceRoll(_) => {
                self.combat(fight.step, fight.defender()).map(Pending::Chance)
            }
            FightStep::AttackAim | FightStep::DefenceAim => {
                self.aims(fight).map(|seat| Pending::Seats(Seats::one(seat)))
            }
            FightStep::Result => None,
            FightStep::Loot(cards) => {
                let seat = self.victor(fight);
                Some(Pending::Chance(Chance::Loot { seat, cards }))
            }
        }
    }
}
