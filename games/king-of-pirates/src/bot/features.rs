//! The features of a seat at the start of a turn, from which the network
//! estimates its share of the win.

use crate::{Card, Command, KingOfPirates, scoring::KING};
use game::Seat;

/// The number of features of a seat.
pub const FEATURES: usize = 28;

impl KingOfPirates {
    /// The features of each seat, scaled to about 1 or less.
    pub fn features(&self) -> impl Iterator<Item = [f32; FEATURES]> {
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
