//! The written form of a state: the whole truth.

use crate::{
    Awaits, Balance, Color, Colors, Face, Gold, Options, Phase, Plank, Planks, Returns, Rocking,
    Sea, Space, chance::Awaited,
};
use game::{Game, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// PLK-18: doubloons in the house edition's box.
const STOCK: u16 = 103;
/// PLK-16: shark fins in it.
const SHARKS: u8 = 7;

/// A state, written out. See `docs/notation.md`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `"planks"`.
    pub game: String,
    /// By seat: the colours it plays.
    pub colors: Vec<Vec<Color>>,
    /// Whose turn it is.
    pub turn: Seat,
    /// From bow to stern.
    pub planks: Vec<Row>,
    /// By colour: pirates overboard.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub water: BTreeMap<Color, u8>,
    /// By colour: pirates that are not placed yet.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hand: BTreeMap<Color, u8>,
    /// By seat.
    pub purses: Vec<u16>,
    /// PLK-16.
    pub fins: u8,
    /// What is going on: the roll at the start of a turn if nothing is said.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub phase: Phase,
    /// PLK-4: the dice of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[Plank; 2]>,
    /// Who places or brings back next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Seat>,
    /// PLK-12: in `move`, a pirate went overboard in the slide.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub splash: bool,
    /// PLK-17: the seats that broke the code this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub broke: Vec<Seat>,
    /// PLK-12: in `decide`, the colours that have yet to decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undecided: Vec<Color>,
    /// PLK-12: in `decide` and `return`, the colours that chose gold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub collecting: Vec<Color>,
    /// PLK-13: in `return`, by seat, what it collected this turn; nobody
    /// anything if left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub collected: Vec<u8>,
    /// PLK-14: in `return`, by colour, to be brought back in this round.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub due: BTreeMap<Color, u8>,
    /// PLK-17: in `return`, by colour, to be brought back after that.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub later: BTreeMap<Color, u8>,
    /// Turns since the last splash.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub quiet: u8,
    /// PLK-18: the supply has been empty this turn, which is the last.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub sold_out: bool,
    /// PLK-16: fins around the ship at the start, if not as in the house
    /// edition.
    #[serde(default = "house_sharks", skip_serializing_if = "is_house_sharks")]
    pub sharks: u8,
    /// PLK-18: doubloons in the box, if not as in the house edition.
    #[serde(default = "house_stock", skip_serializing_if = "is_house_stock")]
    pub stock: u16,
    /// PLK-8, if not as in the house edition.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub balance: Balance,
    /// PLK-9, if not as in the house edition.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub rocking: Rocking,
    /// What the set-up still needs from chance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awaits: Vec<Awaits>,
    /// The sides B of red, blue and purple, while the sides are awaited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backs: Option<[Gold; 3]>,
    /// The table's choices.
    #[serde(default)]
    pub options: Options,
}

/// A plank and who stands on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its colour.
    pub plank: Plank,
    /// The side that lies up.
    #[serde(default)]
    pub side: Face,
    /// By space, from port to starboard; the house edition's if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubloons: Option<Gold>,
    /// By how many spaces it has slid, to starboard.
    #[serde(default)]
    pub offset: i8,
    /// By space.
    #[serde(default)]
    pub pirates: BTreeMap<Space, Color>,
}

fn house_stock() -> u16 {
    STOCK
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference
fn is_house_stock(stock: &u16) -> bool {
    *stock == STOCK
}

fn house_sharks() -> u8 {
    SHARKS
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference
fn is_house_sharks(sharks: &u8) -> bool {
    *sharks == SHARKS
}

/// Writing.
impl Planks {
    pub(crate) fn position(&self) -> Position {
        let moving = matches!(self.phase, Phase::Move(_));
        let collected = self.collected[..self.players as usize].to_vec();
        Position {
            game: Self::ID.to_owned(),
            colors: seats_colors(self),
            turn: self.turn,
            planks: self.rows(),
            water: by_color(self.water),
            hand: by_color(self.hand),
            purses: self.purses[..self.players as usize].to_vec(),
            fins: self.fins,
            phase: self.phase,
            dice: self.dice_shown(),
            asked: self.phase.keeps_asked().then_some(self.asked),
            splash: self.splash && moving,
            broke: self.broke.iter().collect(),
            undecided: self.undecided.iter().collect(),
            collecting: self.collecting.iter().collect(),
            collected: if self.collected == [0; 4] { Vec::new() } else { collected },
            due: by_color(self.due),
            later: by_color(self.later),
            quiet: self.quiet,
            sold_out: self.sold_out,
            sharks: self.sharks,
            stock: self.stock,
            balance: self.balance,
            rocking: self.rocking,
            awaits: self.awaited.iter().collect(),
            backs: self.awaited.sides.then_some(self.backs),
            options: self.options_of_play(),
        }
    }

    /// The options that still matter when the set-up is done.
    fn options_of_play(&self) -> Options {
        Options {
            sea: if self.calm { Sea::Calm } else { Sea::Rocking },
            open_purses: self.open_purses,
            hands: self.hands,
            returns: self.returns(),
            ..Options::default()
        }
    }

    /// PLK-14.
    pub(crate) fn returns(&self) -> Returns {
        if self.anywhere { Returns::Anywhere } else { Returns::Deck }
    }

    pub(crate) fn rows(&self) -> Vec<Row> {
        let row = |plank: Plank| Row {
            plank,
            side: if self.turned >> plank.index() & 1 == 1 { Face::B } else { Face::A },
            doubloons: Some(self.gold[plank.index()]),
            offset: self.offsets[plank.index()],
            pirates: self.pirates_on(plank).collect(),
        };
        self.order.iter().copied().map(row).collect()
    }

    pub(crate) fn dice_shown(&self) -> Option<[Plank; 2]> {
        (self.dice[0] != self.dice[1]).then_some(self.dice)
    }
}

pub(crate) fn seats_colors(state: &Planks) -> Vec<Vec<Color>> {
    Seat::all(state.players as usize).map(|seat| state.own(seat).iter().collect()).collect()
}

fn by_color(counts: [u8; Color::COUNT]) -> BTreeMap<Color, u8> {
    let counted = Color::ALL.into_iter().zip(counts);
    counted.filter(|(_, count)| *count > 0).collect()
}

/// The sets of colours by seat.
pub(crate) fn colors_in(colors: &[Vec<Color>]) -> [Colors; 4] {
    let mut own = [Colors::NONE; 4];
    for (set, colors) in own.iter_mut().zip(colors) {
        *set = colors.iter().copied().collect();
    }
    own
}

impl Awaited {
    pub(crate) fn iter(self) -> impl Iterator<Item = Awaits> {
        let awaited =
            [(self.first, Awaits::First), (self.order, Awaits::Order), (self.sides, Awaits::Sides)];
        awaited.into_iter().filter_map(|(awaited, what)| awaited.then_some(what))
    }
}

impl FromIterator<Awaits> for Awaited {
    fn from_iter<I: IntoIterator<Item = Awaits>>(awaited: I) -> Self {
        let mut this = Self::default();
        for what in awaited {
            match what {
                Awaits::First => this.first = true,
                Awaits::Order => this.order = true,
                Awaits::Sides => this.sides = true,
                Awaits::Dice => {}
            }
        }
        this
    }
}
