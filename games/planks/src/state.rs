//! The state of a match: plain data, at most 256 bytes.

use crate::{
    Balance, Color, Colors, Gold, Plank, Rocking, Spot, balance::Load, chance::Awaited,
    crowd::Crowd,
};
use game::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// A match of Squabble on the Planks.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(clippy::struct_excessive_bools)] // options of the table and facts of the turn
pub struct Planks {
    /// Who stands on each plank.
    pub(crate) crowds: [Crowd; Plank::COUNT],
    /// What each plank bears down with: follows from crowds and offsets.
    pub(crate) loads: [Load; Plank::COUNT],
    /// The doubloons of the side that lies up.
    pub(crate) gold: [Gold; Plank::COUNT],
    /// PLK-2: the sides B of red, blue and purple, until the sides are known.
    pub(crate) backs: [Gold; 3],
    /// By how many spaces each plank has slid, to starboard.
    pub(crate) offsets: [i8; Plank::COUNT],
    /// From bow to stern.
    pub(crate) order: [Plank; Plank::COUNT],
    /// The planks that lie with side B up, as bits.
    pub(crate) turned: u8,
    pub(crate) balance: Balance,
    pub(crate) rocking: Rocking,
    /// By seat.
    pub(crate) purses: [u16; 4],
    /// By seat.
    pub(crate) own: [Colors; 4],
    /// PLK-18: doubloons in the box.
    pub(crate) stock: u16,
    /// PLK-13: by seat, the doubloons collected this turn, until all are back.
    pub(crate) collected: [u8; 4],
    /// By colour: not yet placed, and overboard.
    pub(crate) hand: [u8; Color::COUNT],
    pub(crate) water: [u8; Color::COUNT],
    /// PLK-14: by colour, to be brought back in this round and in the next.
    pub(crate) due: [u8; Color::COUNT],
    pub(crate) later: [u8; Color::COUNT],
    pub(crate) players: u8,
    /// Whose turn it is: the seat that slides.
    pub(crate) turn: Seat,
    /// Who places or brings back next.
    pub(crate) asked: Seat,
    pub(crate) phase: Phase,
    pub(crate) awaited: Awaited,
    /// PLK-4: twice the same where there are none.
    pub(crate) dice: [Plank; 2],
    /// PLK-12: colours that have not decided, and those that chose gold this
    /// turn.
    pub(crate) undecided: Colors,
    pub(crate) collecting: Colors,
    /// PLK-16: sharks left, of those around the ship at the start.
    pub(crate) fins: u8,
    pub(crate) sharks: u8,
    /// PLK-16: turns since the last splash.
    pub(crate) quiet: u8,
    /// PLK-12: a pirate went overboard this turn.
    pub(crate) splash: bool,
    /// PLK-17: the seats that broke the code this turn.
    pub(crate) broke: Seats,
    /// PLK-18: the supply has been empty, so this turn is the last.
    pub(crate) sold_out: bool,
    pub(crate) calm: bool,
    /// PLK-14: pirates come back on overhanging spaces too.
    pub(crate) anywhere: bool,
    pub(crate) open_purses: bool,
    pub(crate) hands: bool,
}

const _: () = assert!(size_of::<Planks>() <= 256, "search clones it millions of times");

/// What is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// PLK-2: pirates are placed.
    Place,
    /// PLK-4: the dice are to be rolled.
    #[default]
    Roll,
    /// PLK-5.
    Slide,
    /// PLK-6, onto this plank.
    Move(Plank),
    /// PLK-12.
    Decide,
    /// PLK-14, PLK-15.
    Return,
    /// PLK-18.
    Over,
}

impl Planks {
    pub(crate) fn own(&self, seat: Seat) -> Colors {
        self.own[seat.index()]
    }

    /// The colours that somebody plays.
    pub(crate) fn owned(&self) -> Colors {
        self.own.iter().fold(Colors::NONE, |all, own| all.or(*own))
    }

    /// PLK-1: the fourth colour of a table of three.
    #[inline]
    pub(crate) fn neutral(&self) -> Option<Color> {
        if self.players != 3 {
            return None;
        }
        let everybody: Colors = Color::ALL.into_iter().collect();
        everybody.except(self.owned()).iter().next()
    }

    #[inline]
    pub(crate) fn crowd(&self, plank: Plank) -> Crowd {
        self.crowds[plank.index()]
    }

    /// Who stands on a space.
    pub fn pirate_at(&self, spot: Spot) -> Option<Color> {
        self.crowd(spot.plank).at(spot.space)
    }

    /// How many pirates of these colours are aboard.
    pub(crate) fn aboard(&self, colors: Colors) -> u32 {
        self.crowds.iter().map(|crowd| crowd.of(colors).count_ones()).sum()
    }

    /// PLK-13: the doubloons under the pirates of a colour.
    pub(crate) fn gold_under(&self, color: Color) -> u32 {
        let spaces = self.crowds.iter().map(|crowd| crowd.of_one(color));
        spaces.zip(self.gold).map(|(spaces, gold)| gold.under(spaces)).sum()
    }

    #[inline]
    pub(crate) fn put(&mut self, color: Color, spot: Spot) {
        self.crowds[spot.plank.index()].put(color, spot.space);
        self.weigh(spot.plank);
    }

    /// Takes away the pirate who stands there.
    #[inline]
    pub(crate) fn clear(&mut self, spot: Spot) {
        self.crowds[spot.plank.index()].clear(spot.space);
        self.weigh(spot.plank);
    }

    /// Bits of planks as planks.
    pub(crate) fn planks_in(bits: u8) -> impl Iterator<Item = Plank> {
        Plank::ALL.into_iter().filter(move |plank| bits >> plank.index() & 1 == 1)
    }

    /// Nothing of a turn is left for the next one.
    #[inline]
    pub(crate) fn forget_turn(&mut self) {
        self.asked = Seat::new(0);
        self.dice = [Plank::Red; 2];
        self.collecting = Colors::NONE;
        self.collected = [0; 4];
        (self.splash, self.broke) = (false, Seats::NONE);
    }
}
