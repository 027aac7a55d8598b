//! A turn: who is asked, and what happens by itself between two questions.

use crate::scoring::LAST_ROUND;
use crate::{
    Chance, Event, Fight, FightStep, Frame, KingOfPirates, Mutiny, Phase, Pile, Seat, Stage, Window,
};
use game::{Frames, Pending, Seats, Sink};

impl KingOfPirates {
    /// Who is asked between two inputs. Depends on public facts alone: of a
    /// hand it counts the cards.
    #[inline]
    pub(crate) fn asked(&self) -> Pending<Chance> {
        let one = |seat: Seat| Pending::Seats(Seats::one(seat));
        match self.frames.top() {
            Frame::Over => Pending::Over,
            Frame::Haunted(victims) => {
                Pending::Chance(Chance::Compass { seat: Some(self.first_victim(victims)) })
            }
            Frame::Mutiny(mutiny) if mutiny.happens => {
                Pending::Chance(Chance::Compass { seat: Some(mutiny.seat) })
            }
            Frame::Promote(owner) | Frame::Excess(owner) => one(owner),
            Frame::Shuffle(pile) => Pending::Chance(self.shuffle_question(pile)),
            Frame::Mutiny(Mutiny { asked, .. })
            | Frame::Window(Window { asked, .. })
            | Frame::Setup(Stage::Crew(asked)) => Pending::Seats(asked),
            Frame::Setup(stage) => Pending::Chance(self.setup_question(stage)),
            Frame::Turn(Phase::Compass) => Pending::Chance(Chance::Compass { seat: None }),
            Frame::Turn(Phase::Upkeep) => Pending::Chance(Chance::Upkeep { seat: self.turn }),
            Frame::Turn(_) => one(self.turn),
            Frame::Refit(refit) => one(refit.seat),
            Frame::Fight(fight) => self.asked_in_fight(fight),
        }
    }

    /// Whether the game goes on without asking anybody.
    #[inline]
    fn goes_on(&self) -> bool {
        match self.frames.top() {
            // KOP-6, KOP-8: the turn is over.
            Frame::Turn(_) | Frame::Fight(_) | Frame::Window(_) | Frame::Refit(_) if self.ended => {
                true
            }
            Frame::Turn(phase) => !self.phase_asks(phase),
            Frame::Refit(refit) => !self.refit_asks(refit),
            Frame::Fight(fight) => !self.fight_asks(fight),
            Frame::Window(Window { asked, .. })
            | Frame::Mutiny(Mutiny { asked, happens: false, .. })
            | Frame::Setup(Stage::Crew(asked)) => asked.is_empty(),
            Frame::Mutiny(_)
            | Frame::Setup(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_)
            | Frame::Over => false,
        }
    }

    fn setup_question(&self, stage: Stage) -> Chance {
        match stage {
            Stage::First => Chance::First { seats: self.players },
            Stage::Ocean => Chance::Ocean { tiles: 24 },
            Stage::Sharks => Chance::Sharks { tiles: 18 },
            Stage::Actions => self.shuffle_question(Pile::Actions),
            Stage::Pirates => self.shuffle_question(Pile::Pirates),
            Stage::Crew(_) => unreachable!("seats are asked for their crews"),
        }
    }

    fn shuffle_question(&self, pile: Pile) -> Chance {
        match pile {
            Pile::Actions => Chance::Actions { cards: self.discards.iter().sum() },
            Pile::Pirates => Chance::Pirates { cards: self.lost_pirates().len() as u8 },
        }
    }

    /// Whether a phase of a turn asks somebody, or chance.
    #[inline]
    fn phase_asks(&self, phase: Phase) -> bool {
        match phase {
            Phase::Discard => !self.hand_has_room(),
            Phase::Draw(_) => false,
            Phase::Compass => true,
            Phase::Upkeep => !self.kit.is_hideout(self.ship(self.turn).at),
            Phase::TheftBefore | Phase::TheftAfter => self.may_steal(),
            Phase::Sail => self.ship(self.turn).held > 0 || self.movement_left() > 0,
            Phase::Arrive => self.may_dig(),
            Phase::Choose => self.may_choose(),
        }
    }

    /// Lets everything happen that asks nobody.
    #[inline]
    pub(crate) fn run(&mut self, sink: &mut impl Sink<Event>) {
        self.drop_out();
        self.watch_fight();
        while self.goes_on() {
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

    /// Whether a step of a fight asks a player, or chance.
    fn fight_asks(&self, fight: Fight) -> bool {
        match fight.step {
            FightStep::AttackRoll(_) | FightStep::DefenceRoll(_) | FightStep::Loot(_) => true,
            FightStep::AttackAim | FightStep::DefenceAim => self.aims(fight).is_some(),
            FightStep::Result => false,
        }
    }

    fn asked_in_fight(&self, fight: Fight) -> Pending<Chance> {
        let defender = fight.defender().unwrap_or(self.turn);
        match fight.step {
            FightStep::AttackRoll(dice) => Pending::Chance(Chance::combat(self.turn, dice)),
            FightStep::DefenceRoll(dice) => Pending::Chance(Chance::combat(defender, dice)),
            FightStep::AttackAim => Pending::Seats(Seats::one(self.turn)),
            FightStep::DefenceAim => Pending::Seats(Seats::one(defender)),
            FightStep::Loot(cards) => {
                Pending::Chance(Chance::Loot { seat: self.victor(fight), cards })
            }
            FightStep::Result => unreachable!("the result is read without asking"),
        }
    }
}
