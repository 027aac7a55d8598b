//! How a match will end, told where a turn begins: every seat's share of the
//! win, by what it has and where it stands.
//!
//! A small network says it, with the same weights for every seat. It was
//! taught by matches of quick choices: `examples/train`.

use super::weights::{BENDS, STRAIGHT};
use crate::{Card, Command, KingOfPirates, scoring::KING};
use game::Seat;

/// So many things are looked at.
pub const SIGNS: usize = 28;
/// A sum of weights that goes beyond this says nothing more.
const SURE: f32 = 15.0;

/// What a sign adds where a sum of signs is above nothing, and not below.
pub(super) struct Bend {
    /// Where it begins, in thousandths like all weights.
    pub(super) from: i16,
    /// What the sum counts for.
    pub(super) worth: i16,
    pub(super) signs: [i16; SIGNS],
}

impl Bend {
    fn bend(&self, signs: &[f32; SIGNS]) -> f32 {
        let sum = weigh(&self.signs, signs) + thousandths(self.from);
        sum.max(0.0) * thousandths(self.worth)
    }
}

fn thousandths(weight: i16) -> f32 {
    f32::from(weight) / 1000.0
}

fn weigh(weights: &[i16; SIGNS], signs: &[f32; SIGNS]) -> f32 {
    weights.iter().zip(signs).map(|(&weight, sign)| thousandths(weight) * sign).sum()
}

impl KingOfPirates {
    /// Every seat's share of the win.
    pub(super) fn reckon_shares(&self) -> [f32; Seat::MOST] {
        let mut shares = [0.0; Seat::MOST];
        let mut sum = 0.0;
        for (seat, signs) in self.seats().zip(self.signs()) {
            let bent: f32 = BENDS.iter().map(|bend| bend.bend(&signs)).sum();
            let share = (weigh(&STRAIGHT, &signs) + bent).clamp(-SURE, SURE).exp();
            shares[seat.index()] = share;
            sum += share;
        }
        shares.map(|share| share / sum)
    }

    /// By seat, what its chances are told by: each is about one or less.
    pub fn signs(&self) -> impl Iterator<Item = [f32; SIGNS]> {
        let hidden = self.hidden_tiles();
        self.seats().map(move |seat| {
            let ship = self.ship(seat);
            let purse = |seat: Seat| f32::from(self.ship(seat).doubloons) / f32::from(KING);
            let rivals = self.seats().filter(|&rival| rival != seat).map(purse);
            let held = |card: Card| f32::from(ship.hand[card.index()]);
            let parts = ship.parts.iter().filter(|&&part| part).count();
            let players = usize::from(self.players);
            let turns = (seat.index() + players - self.turn.index()) % players;
            [
                purse(seat),
                rivals.clone().fold(0.0, f32::max),
                rivals.sum::<f32>() / (players - 1) as f32,
                self.crew_worth(seat) as f32 / 1000.0,
                ship.crew.len() as f32 / 4.0,
                f32::from(self.prowess(seat, false)) / 4.0,
                f32::from(self.speed(seat)) / 4.0,
                (held(Card::TreasureMap) + f32::from(self.hints(seat))) / 4.0,
                held(Card::TreasureMap) / 2.0,
                held(Card::Tailwind),
                held(Card::Raid),
                held(Card::Mercenaries) + held(Card::Ambush) + held(Card::Soldiers),
                held(Card::Scurvy) + held(Card::Citrus),
                held(Card::Mutiny),
                held(Card::Keelhaul),
                held(Card::Assassination) + held(Card::FlyingDutchman),
                f32::from(ship.rum) / 4.0,
                flag(ship.rum <= 1),
                f32::from(ship.cannonballs) / 3.0,
                f32::from(ship.scurvy),
                parts as f32,
                self.outlook(seat, &hidden) as f32 / 1000.0,
                self.danger(ship.at, 700) as f32 / 100.0,
                turns as f32 / players as f32,
                flag(turns == 0),
                flag(self.kit.is_hideout(ship.at)),
                flag(ship.captain.is_none()),
                f32::from(self.command(seat, Command::Thief)),
            ]
        })
    }
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}
