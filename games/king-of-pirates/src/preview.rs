//! Chances in a fight, in thousandths: for bots and for players who want to know
//! before attacking. Against a nation they are exact, with every cannonball
//! (KOP-10) spent as well as can be.

use crate::{Dice, Fight, FightStep, KingOfPirates, Seat, Side, Target};

/// More cannonballs than this make no difference to speak of.
const MOST: usize = 8;
/// The sums that two dice are sure to reach, or may miss.
const SUMS: usize = 13;

/// The chances, worked out when this is compiled.
static CHANCES: Chances = Chances::enumerate();

/// Chances to reach a sum, by the sum and by the cannonballs.
struct Chances {
    /// Before the first roll.
    rolling: [[u16; MOST + 1]; SUMS],
    /// By the dice as they lie.
    lying: [[[[u16; 6]; 6]; MOST + 1]; SUMS],
}

impl Chances {
    const fn enumerate() -> Self {
        let mut chances =
            Self { rolling: [[0; MOST + 1]; SUMS], lying: [[[[0; 6]; 6]; MOST + 1]; SUMS] };
        let mut sum = 0;
        while sum < SUMS {
            let mut ways = Ways::without_cannonballs(sum);
            let mut cannonballs = 0;
            while cannonballs <= MOST {
                chances.rolling[sum][cannonballs] = ways.thousandths(ways.total(), 36);
                chances.lying[sum][cannonballs] = ways.all_thousandths();
                ways = ways.with_one_more(sum);
                cannonballs += 1;
            }
            sum += 1;
        }
        chances
    }
}

/// In how many ways, of `all`, a sum is reached from each lie of the dice.
#[derive(Clone, Copy)]
struct Ways {
    by_dice: [[u64; 6]; 6],
    all: u64,
}

/// The lies of two dice, each die from 0.
const fn lie(number: usize) -> (usize, usize) {
    (number / 6, number % 6)
}

impl Ways {
    const fn without_cannonballs(sum: usize) -> Self {
        let (mut by_dice, mut number) = ([[0; 6]; 6], 0);
        while number < 36 {
            let (first, second) = lie(number);
            by_dice[first][second] = (first + second + 2 >= sum) as u64;
            number += 1;
        }
        Self { by_dice, all: 1 }
    }

    /// KOP-10: dice that fall short are rolled again, the first, the second
    /// or both, whichever is best.
    const fn with_one_more(self, sum: usize) -> Self {
        let (mut by_dice, mut number) = ([[0; 6]; 6], 0);
        while number < 36 {
            let (first, second) = lie(number);
            by_dice[first][second] = if first + second + 2 >= sum {
                self.all * 36
            } else {
                let one = max(self.keeping_first(first), self.keeping_second(second));
                max(one * 6, self.total())
            };
            number += 1;
        }
        Self { by_dice, all: self.all * 36 }
    }

    const fn keeping_first(&self, first: usize) -> u64 {
        let (mut ways, mut second) = (0, 0);
        while second < 6 {
            ways += self.by_dice[first][second];
            second += 1;
        }
        ways
    }

    const fn keeping_second(&self, second: usize) -> u64 {
        let (mut ways, mut first) = (0, 0);
        while first < 6 {
            ways += self.by_dice[first][second];
            first += 1;
        }
        ways
    }

    const fn total(&self) -> u64 {
        let (mut total, mut first) = (0, 0);
        while first < 6 {
            total += self.keeping_first(first);
            first += 1;
        }
        total
    }

    /// A number of ways, of `times` as many as all.
    const fn thousandths(&self, ways: u64, times: u64) -> u16 {
        (ways * 1000 / (self.all * times)) as u16
    }

    const fn all_thousandths(&self) -> [[u16; 6]; 6] {
        let (mut thousandths, mut number) = ([[0; 6]; 6], 0);
        while number < 36 {
            let (first, second) = lie(number);
            thousandths[first][second] = self.thousandths(self.by_dice[first][second], 1);
            number += 1;
        }
        thousandths
    }
}

const fn max(one: u64, other: u64) -> u64 {
    if one > other { one } else { other }
}

/// The chance, in thousandths, that two dice reach `need`, with these
/// cannonballs to roll one or both again.
pub fn with_cannonballs(need: i16, cannonballs: u8) -> i32 {
    let Some(sum) = sum(need) else { return 0 };
    CHANCES.rolling[sum][(cannonballs as usize).min(MOST)].into()
}

/// The same for dice that lie on the table.
fn lying(dice: [u8; 2], need: i16, cannonballs: u8) -> i32 {
    let Some(sum) = sum(need) else { return 0 };
    let [first, second] = dice.map(|die| die as usize - 1);
    CHANCES.lying[sum][(cannonballs as usize).min(MOST)][first][second].into()
}

/// One die lies, the other is rolled.
fn one_rolling(lies: u8, need: i16, cannonballs: u8) -> i32 {
    (1..=6).map(|rolled| lying([lies, rolled], need, cannonballs)).sum::<i32>() / 6
}

/// Where a sum stands in the tables; nowhere if no dice reach it.
fn sum(need: i16) -> Option<usize> {
    let sum = need.max(0) as usize;
    (sum < SUMS).then_some(sum)
}

/// Are the attacker's dice rolled, or may they be?
fn is_attackers(step: FightStep) -> bool {
    match step {
        FightStep::AttackRoll(_) | FightStep::AttackAim => true,
        FightStep::DefenceRoll(_)
        | FightStep::DefenceAim
        | FightStep::Result
        | FightStep::Loot(_) => false,
    }
}

impl KingOfPirates {
    /// The chance that the attacker wins the fight that goes on.
    pub(crate) fn attackers_chance(&self, fight: Fight) -> i32 {
        match fight.target {
            Target::Nation => self.chance_of_loot(fight),
            Target::Player(defender) => self.chance_in_duel(fight, defender),
        }
    }

    /// Against a defence that no longer changes.
    fn chance_of_loot(&self, fight: Fight) -> i32 {
        let (attack, defence) = self.totals(fight);
        let dice: i16 = fight.attack.into_iter().map(i16::from).sum();
        let need = defence - (attack - dice);
        let cannonballs = self.ship(self.turn).cannonballs;
        match fight.step {
            FightStep::AttackRoll(Dice::Both) => with_cannonballs(need, cannonballs),
            FightStep::AttackRoll(Dice::First) => one_rolling(fight.attack[1], need, cannonballs),
            FightStep::AttackRoll(Dice::Second) => one_rolling(fight.attack[0], need, cannonballs),
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
        if fight.is_answered() && is_attackers(fight.step) {
            return self.chance_of_loot(fight);
        }
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
