//! Chances in a fight, in thousandths: for bots and for whoever wants to know
//! before attacking.

use crate::{Dice, Fight, FightStep, KingOfPirates, Seat, Side, Target};

/// How often two dice reach a sum, of 36.
const REACH: [i32; 13] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/// Two dice reach `need`.
fn two_dice(need: i16) -> i32 {
    match need {
        ..=2 => 1000,
        3..=12 => REACH[need as usize] * 1000 / 36,
        13.. => 0,
    }
}

/// One die reaches `need`.
fn one_die(need: i16) -> i32 {
    i32::from((7 - need).clamp(0, 6)) * 1000 / 6
}

/// The chance, in thousandths, that two dice reach `need`, with so many
/// cannonballs to roll both again.
pub fn with_cannonballs(need: i16, cannonballs: u8) -> i32 {
    again(two_dice(need), two_dice(need), cannonballs)
}

/// A first chance, and the same other one for every cannonball.
fn again(first: i32, other: i32, cannonballs: u8) -> i32 {
    let mut fails = 1000 - first;
    for _ in 0..cannonballs {
        fails = fails * (1000 - other) / 1000;
    }
    1000 - fails
}

/// Dice that lie may be rolled again, one or both, whichever is better.
fn lying(dice: [u8; 2], need: i16, cannonballs: u8) -> i32 {
    let [first, second] = dice.map(i16::from);
    if first + second >= need {
        return 1000;
    }
    let best = one_die(need - first.max(second)).max(two_dice(need));
    again(0, best, cannonballs)
}

impl KingOfPirates {
    /// The chance that a seat beats a defence with full dice.
    pub(crate) fn chance_against(&self, seat: Seat, defence: u8) -> i32 {
        let need = i16::from(defence) - self.prowess(seat, false);
        with_cannonballs(need, self.ship(seat).cannonballs)
    }

    /// The chance that the attacker wins the fight that goes on.
    pub(crate) fn attackers_chance(&self, fight: Fight) -> i32 {
        match fight.target {
            Target::Nation => self.chance_of_loot(fight),
            Target::Player(defender) => self.chance_in_duel(fight, defender),
        }
    }

    fn chance_of_loot(&self, fight: Fight) -> i32 {
        let (attack, defence) = self.totals(fight);
        let dice: i16 = fight.attack.into_iter().map(i16::from).sum();
        let need = defence - (attack - dice);
        let cannonballs = self.ship(self.turn).cannonballs;
        match fight.step {
            FightStep::AttackRoll(Dice::Both) => with_cannonballs(need, cannonballs),
            FightStep::AttackRoll(Dice::First) => {
                again(one_die(need - i16::from(fight.attack[1])), two_dice(need), cannonballs)
            }
            FightStep::AttackRoll(Dice::Second) => {
                again(one_die(need - i16::from(fight.attack[0])), two_dice(need), cannonballs)
            }
            FightStep::AttackAim => lying(fight.attack, need, cannonballs),
            FightStep::DefenceRoll(_)
            | FightStep::DefenceAim
            | FightStep::Result
            | FightStep::Loot(_) => i32::from(attack >= defence) * 1000,
        }
    }

    /// The defender must beat the attacker; before its roll the attacker is
    /// taken to end on a middling sum.
    fn chance_in_duel(&self, fight: Fight, defender: Seat) -> i32 {
        let (attack, defence) = self.totals(fight);
        let dice: i16 = fight.defence.into_iter().map(i16::from).sum();
        let (ours, theirs) = (self.ship(self.turn).cannonballs, self.ship(defender).cannonballs);
        let attack = match fight.step {
            FightStep::AttackRoll(_) => {
                let rolled: i16 = fight.attack.into_iter().map(i16::from).sum();
                attack - rolled + 7 + i16::from(ours.min(2))
            }
            FightStep::AttackAim
            | FightStep::DefenceRoll(_)
            | FightStep::DefenceAim
            | FightStep::Result
            | FightStep::Loot(_) => attack,
        };
        let need = attack + 1 - (defence - dice);
        let defends = match fight.step {
            FightStep::AttackRoll(_) | FightStep::AttackAim | FightStep::DefenceRoll(_) => {
                with_cannonballs(need, theirs)
            }
            FightStep::DefenceAim => lying(fight.defence, need, theirs),
            FightStep::Result | FightStep::Loot(_) => i32::from(dice >= need) * 1000,
        };
        1000 - defends
    }

    /// The chance that a side wins, as it looks now.
    pub(crate) fn chance_of(&self, fight: Fight, side: Side) -> i32 {
        match side {
            Side::Attacker => self.attackers_chance(fight),
            Side::Defender => 1000 - self.attackers_chance(fight),
        }
    }
}
