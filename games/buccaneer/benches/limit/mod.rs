//! How fast Buccaneer can be played at best: bit sets, selection by counting
//! bits, no events, no records, nothing hidden.
//!
//! Stacks are never parted except by a boarding, so of a stack only the top,
//! the mate, the members and the height are kept. Demands (BUC-17) are tossed
//! for and count as no action; what the booty brings at the end is not counted
//! up.

use buccaneer::{Booty, Edition, Ship};
use game::{Edition as _, FastRng, Rng};
use std::sync::LazyLock;

const TALLEST: usize = 9;
const PIRATES: usize = 25;
const WAGES: [u16; 4] = [2, 3, 4, 5];

static SHIPS: LazyLock<Vec<Ship>> = LazyLock::new(|| Edition::house().ships);

struct Limit {
    /// The tops of stacks higher than this; of stacks higher than nothing: all.
    higher: [u32; TALLEST + 1],
    members: [u32; PIRATES],
    height: [u8; PIRATES],
    mate: [u8; PIRATES],
    ships: [Ship; Edition::SHIPS],
    next: usize,
    face_up: usize,
    /// By height, the boardings of the ships that are face up.
    offers: [u8; TALLEST + 1],
    ducats: [u16; 5],
    booty: [[u8; Booty::ALL.len()]; 5],
    turn: usize,
    players: usize,
}

/// Plays a match at random and returns the number of actions.
pub(crate) fn play(players: usize, rng: &mut FastRng) -> u32 {
    let mut limit = Limit::deal(players, rng);
    let (mut actions, mut passes) = (0, 0);
    while limit.face_up > 0 && passes <= players {
        let acted = limit.step(rng);
        passes = if acted { 0 } else { passes + 1 };
        actions += u32::from(acted);
        limit.turn = if limit.turn + 1 == players { 0 } else { limit.turn + 1 };
    }
    std::hint::black_box((limit.ducats, limit.booty));
    actions
}

impl Limit {
    fn deal(players: usize, rng: &mut FastRng) -> Self {
        let mut ships = [SHIPS[0]; Edition::SHIPS];
        ships.copy_from_slice(&SHIPS);
        rng.shuffle(&mut ships);
        let mut limit = Self {
            higher: [0; TALLEST + 1],
            members: std::array::from_fn(|pirate| 1 << pirate),
            height: [1; PIRATES],
            mate: [0; PIRATES],
            ships,
            next: 0,
            face_up: 0,
            offers: [0; TALLEST + 1],
            ducats: [10; 5],
            booty: [[0; Booty::ALL.len()]; 5],
            turn: 0,
            players,
        };
        limit.higher[0] = (1 << (5 * players)) - 1;
        limit.turn_up();
        limit
    }

    fn turn_up(&mut self) {
        self.face_up = (self.ships.len() - self.next).min(3);
        self.offer();
    }

    fn offer(&mut self) {
        self.offers = [0; TALLEST + 1];
        for ship in &self.ships[self.next..self.next + self.face_up] {
            let choices = ship.captain_choices().count() as u8;
            for offered in &mut self.offers[ship.crew as usize..] {
                *offered += choices;
            }
        }
    }

    /// Whether the seat could act.
    #[inline]
    fn step(&mut self, rng: &mut FastRng) -> bool {
        let own = 31_u32 << (5 * self.turn);
        let tops = self.higher[0] & own;
        let demanded = self.demanded(tops);
        let forced = demanded != 0 && rng.below(2) == 1;
        let others = if forced { 0 } else { self.higher[0] & !own };
        let (mut sums, mut uppers, mut count, mut total) = ([0; 5], [0; 5], 0, 0);
        let mut left = if forced { demanded } else { tops };
        while left != 0 {
            let upper = left.trailing_zeros() as usize;
            left &= left - 1;
            let height = self.height[upper] as usize;
            let room = others & !self.higher[TALLEST - height];
            total += u32::from(self.offers[height]) + room.count_ones();
            (sums[count], uppers[count]) = (total, upper);
            count += 1;
        }
        if total == 0 {
            return false;
        }
        let mut index = rng.below(total);
        let place = sums[..count].iter().position(|&sum| index < sum).unwrap_or(0);
        index -= if place > 0 { sums[place - 1] } else { 0 };
        let upper = uppers[place];
        let height = self.height[upper] as usize;
        let offered = u32::from(self.offers[height]);
        if index < offered {
            self.board(upper, index);
        } else {
            let room = others & !self.higher[TALLEST - height];
            self.join(upper, nth(room, index - offered));
        }
        true
    }

    /// The stacks in which somebody may demand a boarding.
    #[inline]
    fn demanded(&self, tops: u32) -> u32 {
        let (mut demanded, mut left) = (0, tops & self.higher[3]);
        while left != 0 {
            let top = left.trailing_zeros() as usize;
            left &= left - 1;
            let others = self.members[top] & !(31 << (5 * self.turn));
            let three = (0..self.players).any(|seat| (others >> (5 * seat) & 31).count_ones() >= 3);
            demanded |= u32::from(three && self.offers[self.height[top] as usize] > 0) << top;
        }
        demanded
    }

    #[inline]
    fn join(&mut self, upper: usize, lower: usize) {
        if self.height[upper] == 1 {
            self.mate[upper] = lower as u8;
        }
        self.members[upper] |= self.members[lower];
        self.height[upper] += self.height[lower];
        let height = self.height[upper] as usize;
        for (low, list) in self.higher.iter_mut().enumerate() {
            *list = *list & !(1 << lower) | u32::from(low < height) << upper;
        }
    }

    fn board(&mut self, top: usize, index: u32) {
        let (height, mut index) = (self.height[top], index as usize);
        let mut number = self.next;
        loop {
            let choices = self.ships[number].captain_choices().count();
            let fits = self.ships[number].crew <= height;
            if fits && index < choices {
                break;
            }
            index -= if fits { choices } else { 0 };
            number += 1;
        }
        let ship = self.ships[number];
        let chosen = ship.captain_choices().nth(index).expect("the index is of a choice");
        self.booty[self.turn][chosen.index()] += 1;
        if let Some(other) = ship.other(chosen) {
            self.booty[self.mate[top] as usize / 5][other.index()] += 1;
        }
        self.pay(self.members[top], ship);
        self.dissolve(self.members[top]);
        self.ships.swap(number, self.next);
        self.next += 1;
        self.face_up -= 1;
        if self.face_up == 0 { self.turn_up() } else { self.offer() }
    }

    fn pay(&mut self, members: u32, ship: Ship) {
        let mut due = 0;
        for seat in (0..self.players).filter(|&seat| seat != self.turn) {
            let crew = members >> (5 * seat) & 31;
            let wage = |place: usize| WAGES.get(place).copied().unwrap_or(ship.wild.into());
            let wages: u16 = (0..5).filter(|place| crew >> place & 1 == 1).map(wage).sum();
            self.ducats[seat] += wages;
            due += wages;
        }
        let purse = self.ducats[self.turn] + u16::from(ship.ducats);
        self.ducats[self.turn] = purse.saturating_sub(due);
    }

    fn dissolve(&mut self, members: u32) {
        self.higher.iter_mut().for_each(|list| *list &= !members);
        self.higher[0] |= members;
        let mut left = members;
        while left != 0 {
            let pirate = left.trailing_zeros() as usize;
            left &= left - 1;
            self.height[pirate] = 1;
            self.members[pirate] = 1 << pirate;
        }
    }
}

#[inline]
fn nth(mut bits: u32, index: u32) -> usize {
    for _ in 0..index {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}
