//! The rollout policy: fixed rules for every decision, no search. A seat sails
//! for the best thing in reach, fights what is there, and keeps its cards for
//! fights that they decide.
//!
//! The values of places, crews and cards were tuned over 860 000 matches in
//! which each seat played with slightly different values.

use super::crew::card_worth;
use crate::moving::TAILWIND;
use crate::{
    Action, Card, Dice, Fight, FightStep, Frame, Heading, Hex, KingOfPirates, Moment, Part, Phase,
    Pirate, Pirates, Play, Refit, RefitStep, Side, Skill, Target, Window,
};
use game::{Rng, Seat};
use std::iter;

/// From this many loot cards on, a rival's win is worth a card to prevent.
const MUCH: u8 = 4;
/// KOP-12: a hand of this size forces a discard next turn.
const FULL: u8 = 6;

impl KingOfPirates {
    pub(super) fn rollout_action(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        match self.frames.top() {
            Frame::Turn(Phase::Discard) if self.may_steal() => self.theft(seat),
            Frame::Turn(Phase::Discard) | Frame::Excess(_) => {
                Action::Discard(self.least_card(seat))
            }
            Frame::Turn(Phase::TheftBefore | Phase::TheftAfter) => self.theft(seat),
            Frame::Setup(_) => self.crew(seat),
            Frame::Turn(Phase::Sail) => self.course(seat, rng),
            Frame::Turn(Phase::Arrive) if self.check_dig(seat).is_ok() => Action::Dig,
            Frame::Turn(Phase::Arrive) => Action::Leave,
            Frame::Turn(Phase::Choose) => self.target(),
            Frame::Refit(refit) => self.at_refit(refit),
            Frame::Fight(fight) => self.aim(seat, fight),
            Frame::Window(window) => self.card_in(seat, window),
            Frame::Mutiny(mutiny) if mutiny.seat == seat => self.plea(seat),
            Frame::Mutiny(_) => Action::Pass,
            Frame::Promote(_) => Action::Captain(self.best_captain(self.ship(seat).crew)),
            Frame::Turn(Phase::Draw(_) | Phase::Compass | Phase::Upkeep)
            | Frame::Haunted(_)
            | Frame::Shuffle(_)
            | Frame::Over => unreachable!("no seat is asked"),
        }
    }

    fn least_card(&self, seat: Seat) -> Card {
        let held = Card::ALL.into_iter().filter(|&card| self.ship(seat).holds(card));
        held.min_by_key(|&card| card_worth(card)).expect("a seat that must discard holds a card")
    }

    /// KOP-15: from the richest.
    fn theft(&self, seat: Seat) -> Action {
        self.leader_but(seat).map_or(Action::Spare, Action::Steal)
    }

    /// KOP-17: towards the best thing in reach.
    fn course(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        let at = self.ship(seat).at;
        let left = self.movement_left();
        let goal = if left == 0 { at } else { self.goal(seat) };
        if goal == at {
            return Action::Stop;
        }
        let distance = at.distance(goal);
        if distance > left && distance - left <= TAILWIND && self.ship(seat).holds(Card::Tailwind) {
            return Action::Play(Play::Tailwind);
        }
        let start = rng.below(6) as usize;
        let headings = (0..6).map(|turn| Heading::ALL[(start + turn) % 6]);
        let nearer = |heading: &Heading| {
            at.step(*heading).map_or(u8::MAX, |hex| {
                let haunted = hex == self.dutchman && !self.kit.is_hideout(hex);
                let stopped = hex != goal && self.warship_at(hex);
                hex.distance(goal) * 2 + u8::from(haunted) * 8 + u8::from(stopped)
            })
        };
        headings.min_by_key(nearer).map_or(Action::Stop, Action::Sail)
    }

    /// KOP-20: a nation first, then the richest rival.
    fn target(&self) -> Action {
        let at = self.ship(self.turn).at;
        if self.nation_at(at).is_some() {
            return Action::Attack(Target::Nation);
        }
        let others = self.seats().filter(|&seat| seat != self.turn && self.ship(seat).at == at);
        let richest = others.max_by_key(|&seat| self.ship(seat).doubloons);
        match richest {
            Some(seat) if self.ship(seat).doubloons > self.ship(self.turn).doubloons / 2 => {
                Action::Attack(Target::Player(seat))
            }
            _ => Action::Rest,
        }
    }

    /// KOP-21.
    fn at_refit(&self, refit: Refit) -> Action {
        let seat = refit.seat;
        match refit.step {
            RefitStep::Buy if self.part_gain(seat) > 0 => {
                let owned = self.ship(seat).parts;
                let missing = Part::ALL.into_iter().find(|&part| !owned[part as usize]);
                missing.map_or(Action::Hire, Action::Buy)
            }
            RefitStep::Buy | RefitStep::Hire(_) => Action::Hire,
            RefitStep::Choose => self.crew(seat),
        }
    }

    /// KOP-5, KOP-21: dismisses the pirate it misses least, or names the captain.
    fn crew(&self, seat: Seat) -> Action {
        let crew = self.choosable(seat);
        if crew.len() > self.berths(seat).into() {
            let left = |one: &Pirate| self.worth_without(crew, *one);
            Action::Dismiss(crew.iter().max_by_key(left).expect("there are too many"))
        } else {
            Action::Captain(self.best_captain(crew))
        }
    }

    fn best_captain(&self, crew: Pirates) -> Pirate {
        let worth = |captain: &Pirate| self.worth_heard(crew, *captain);
        crew.iter().max_by_key(worth).expect("somebody is aboard")
    }

    /// KOP-10: rerolls losing dice, whichever help most.
    fn aim(&self, seat: Seat, fight: Fight) -> Action {
        let side =
            if fight.step == FightStep::DefenceAim { Side::Defender } else { Side::Attacker };
        let (attack, defence) = self.totals(fight);
        let enough = match (side, fight.target) {
            (Side::Attacker, Target::Nation) => attack + self.in_hand(seat) >= defence,
            (Side::Attacker, Target::Player(_)) if !fight.is_answered() => {
                fight.attack[0] + fight.attack[1] > 6
            }
            (Side::Attacker, Target::Player(_)) => false,
            (Side::Defender, _) => defence > attack,
        };
        if enough {
            return Action::Stand;
        }
        let mut next = *self;
        next.ship_mut(seat).cannonballs -= 1;
        let chance = |dice: &Dice| {
            let step = match side {
                Side::Attacker => FightStep::AttackRoll(*dice),
                Side::Defender => FightStep::DefenceRoll(*dice),
            };
            next.chance_of(Fight { step, ..fight }, side)
        };
        let best = Dice::ALL.into_iter().max_by_key(chance).expect("there are three ways");
        Action::Reroll(best)
    }

    /// How much the attacker's cards would add.
    fn in_hand(&self, seat: Seat) -> i16 {
        let hand = &self.ship(seat).hand;
        2 * i16::from(hand[Card::Raid.index()]) + i16::from(hand[Card::Mercenaries.index()])
    }

    /// KOP-39: plays cards that turn a fight or hurt the leader.
    fn card_in(&self, seat: Seat, window: Window) -> Action {
        let own = seat == self.turn;
        let play = match (window.at, self.fight()) {
            (Moment::Upkeep, _) if own => self.before_sailing(seat),
            (Moment::Upkeep, _) => self.mutiny_against(self.turn, seat),
            (Moment::After, Some(fight)) if own => self.help(seat, fight, Side::Attacker),
            (Moment::After, Some(fight)) if fight.defender() == Some(seat) => {
                self.help(seat, fight, Side::Defender)
            }
            (Moment::After, Some(fight)) if fight.target == Target::Nation => {
                self.hinder(seat, fight)
            }
            (Moment::Landed | Moment::Before | Moment::After, _) => None,
        };
        match play {
            Some(play) => Action::Play(play),
            None if own || self.may_interfere(seat) => Action::Pass,
            None => Action::PassAll,
        }
    }

    /// Whether the seat holds a card for another seat's turn.
    fn may_interfere(&self, seat: Seat) -> bool {
        let cards = [Card::Soldiers, Card::Scurvy, Card::Mutiny];
        cards.into_iter().any(|card| self.ship(seat).holds(card))
    }

    /// A card that turns a fight the seat would lose.
    fn help(&self, seat: Seat, fight: Fight, side: Side) -> Option<Play> {
        let (attack, defence) = self.totals(fight);
        let (missing, play, by) = match side {
            Side::Attacker => (defence - attack, Play::Raid, 2),
            Side::Defender => (attack + 1 - defence, Play::Ambush, 3),
        };
        let held = |card: Card| i16::from(self.ship(seat).hand[card.index()]);
        let (strong, weak) = (by * held(play.card()), held(Card::Mercenaries));
        let turns = missing > 0 && missing <= strong + weak;
        turns.then_some(if missing <= weak { Play::Mercenaries(side) } else { play })
    }

    /// A card that turns a fight a rival would win, if the loot is worth it.
    fn hinder(&self, seat: Seat, fight: Fight) -> Option<Play> {
        let ship = self.ship(seat);
        let (attack, defence) = self.totals(fight);
        match attack - defence {
            0 | 1 if self.loot_cards() < MUCH => None,
            0 if ship.holds(Card::Scurvy) && !self.is_immune(self.turn) => {
                Some(Play::Scurvy(self.turn))
            }
            0 | 1 if ship.holds(Card::Soldiers) => Some(Play::Soldiers),
            _ => None,
        }
    }

    /// KOP-6: a mutiny costs its victim the current turn.
    fn mutiny_against(&self, victim: Seat, seat: Seat) -> Option<Play> {
        let held = self.ship(seat).holds(Card::Mutiny) && self.ship(victim).captain.is_some();
        (held && self.leader_but(seat) == Some(victim)).then_some(Play::Mutiny(victim))
    }

    /// The richest rival. Ties go to the seat before this one in turn order, so
    /// that not everybody picks on the same seat.
    fn leader_but(&self, seat: Seat) -> Option<Seat> {
        let players = self.players as usize;
        let others = iter::successors(Some(seat.next(players)), |other| Some(other.next(players)));
        others.take(players - 1).max_by_key(|&other| self.ship(other).doubloons)
    }

    /// A card to play outside a fight. Cards that could wait are played only
    /// when the hand is full.
    fn before_sailing(&self, seat: Seat) -> Option<Play> {
        let ship = self.ship(seat);
        if ship.scurvy > 0 && ship.holds(Card::Citrus) {
            return Some(Play::Citrus);
        }
        if ship.holds(Card::FlyingDutchman)
            && let Some(heading) = self.course_to_rivals(seat)
        {
            return Some(Play::FlyingDutchman(heading));
        }
        let rival = self.leader_but(seat)?;
        let captain = self.ship(rival).captain;
        let mortal = captain.filter(|&one| !self.kit.with_skill(Skill::Warded).contains(one));
        match captain {
            _ if ship.held < FULL => None,
            Some(_) if ship.holds(Card::Mutiny) => Some(Play::Mutiny(rival)),
            _ if ship.holds(Card::Scurvy) && !self.is_immune(rival) => Some(Play::Scurvy(rival)),
            _ if ship.holds(Card::Assassination) => mortal.map(Play::Assassination),
            _ => None,
        }
    }

    /// KOP-38: a heading that takes the Dutchman to rivals but not to this seat.
    fn course_to_rivals(&self, seat: Seat) -> Option<Heading> {
        let meets = |at: Hex, other: Seat| self.ship(other).at == at;
        Heading::ALL.into_iter().find(|&heading| {
            self.dutchman.step(heading).is_some_and(|to| {
                !self.kit.is_hideout(to)
                    && !meets(to, seat)
                    && self.seats().any(|other| meets(to, other))
            })
        })
    }

    /// KOP-6, KOP-37.
    fn plea(&self, seat: Seat) -> Action {
        if self.ship(seat).holds(Card::Keelhaul) {
            return Action::Play(Play::Keelhaul);
        }
        self.scapegoats(seat).iter().last().map_or(Action::Submit, Action::Scapegoat)
    }
}
