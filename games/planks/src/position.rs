//! The written form of a state: the whole truth, checked when it is read.

use crate::{
    Awaits, Balance, Color, Colors, Face, Gold, House, Options, Phase, Plank, Planks, Rocking, Sea,
    Space, edition::check_statics, setup::Awaited, turn::PATIENCE,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Edition, Game, PositionError, Seat};

/// The most doubloons a position may give a player, or have in the box.
const RICHEST: u16 = 9_999;
/// PLK-18: doubloons in the house edition's box.
const STOCK: u16 = 103;

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
    #[serde(default, skip_serializing_if = "is_default")]
    pub phase: Step,
    /// PLK-4: the dice of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[Plank; 2]>,
    /// Who places or brings back next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Seat>,
    /// PLK-12: in `move`, a pirate went overboard in the slide.
    #[serde(default, skip_serializing_if = "is_default")]
    pub splash: bool,
    /// PLK-17: the seat whose turn it is broke the code this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub broke: bool,
    /// PLK-12: in `decide`, the colours that have yet to decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undecided: Vec<Color>,
    /// PLK-12: in `decide`, the colours that collect.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub collecting: Vec<Color>,
    /// PLK-14: in `return`, by colour, to be brought back in this round.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub due: BTreeMap<Color, u8>,
    /// PLK-17: in `return`, by colour, to be brought back after that.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub later: BTreeMap<Color, u8>,
    /// Turns since the last splash.
    #[serde(default, skip_serializing_if = "is_default")]
    pub quiet: u8,
    /// PLK-18: doubloons in the box, if not as in the house edition.
    #[serde(default = "house_stock", skip_serializing_if = "is_house_stock")]
    pub stock: u16,
    /// PLK-8, if not as in the house edition.
    #[serde(default, skip_serializing_if = "is_default")]
    pub balance: Balance,
    /// PLK-9, if not as in the house edition.
    #[serde(default, skip_serializing_if = "is_default")]
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

/// What is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// PLK-2.
    Place,
    /// PLK-4.
    #[default]
    Roll,
    /// PLK-5.
    Slide,
    /// PLK-6, onto this plank.
    Move(Plank),
    /// PLK-12.
    Decide,
    /// PLK-14.
    Return,
    /// PLK-18.
    Over,
}

impl From<Step> for Phase {
    fn from(step: Step) -> Self {
        match step {
            Step::Place => Self::Place,
            Step::Roll => Self::Roll,
            Step::Slide => Self::Slide,
            Step::Move(plank) => Self::Move(plank),
            Step::Decide => Self::Decide,
            Step::Return => Self::Return,
            Step::Over => Self::Over,
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn house_stock() -> u16 {
    STOCK
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference
fn is_house_stock(stock: &u16) -> bool {
    *stock == STOCK
}

/// Writing.
impl Planks {
    pub(crate) fn write(&self) -> Position {
        let moving = matches!(self.phase, Phase::Move(_));
        let sea = if self.calm { Sea::Calm } else { Sea::Rocking };
        let (open_purses, hands) = (self.open_purses, self.hands);
        Position {
            game: Self::ID.to_owned(),
            colors: seats_colors(self),
            turn: self.turn,
            planks: self.rows(),
            water: by_color(self.water),
            hand: by_color(self.hand),
            purses: self.purses[..self.players as usize].to_vec(),
            fins: self.fins,
            phase: self.step(),
            dice: self.dice_shown(),
            asked: self.phase.keeps_asked().then_some(self.asked),
            splash: self.splash && moving,
            broke: self.broke,
            undecided: self.undecided.iter().collect(),
            collecting: self.collecting.iter().collect(),
            due: by_color(self.due),
            later: by_color(self.later),
            quiet: self.quiet,
            stock: self.stock,
            balance: self.balance,
            rocking: self.rocking,
            awaits: self.awaited.iter().collect(),
            backs: self.awaited.sides.then_some(self.backs),
            options: Options { sea, open_purses, hands, ..Options::default() },
        }
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

    pub(crate) fn step(&self) -> Step {
        match self.phase {
            Phase::Place => Step::Place,
            Phase::Roll => Step::Roll,
            Phase::Slide => Step::Slide,
            Phase::Move(plank) => Step::Move(plank),
            Phase::Decide => Step::Decide,
            Phase::Return => Step::Return,
            Phase::Over => Step::Over,
        }
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

/// Reading.
impl Planks {
    pub(crate) fn read(position: &Position) -> Result<Self, PositionError> {
        check_table(position)?;
        let mut state = Self::bare(position.colors.len());
        state.own = colors_in(&position.colors);
        state.turn = position.turn;
        state.read_planks(position)?;
        state.read_counts(position)?;
        state.read_set_up(position)?;
        let Options { sea, open_purses, hands, .. } = position.options;
        (state.calm, state.open_purses, state.hands) = (sea == Sea::Calm, open_purses, hands);
        state.check_at_rest(position)?;
        state.read_phase(position)?;
        Ok(state)
    }

    fn read_planks(&mut self, position: &Position) -> Result<(), PositionError> {
        let rows = &position.planks;
        if rows.len() != Plank::COUNT {
            let message = format!("{} planks instead of {}", rows.len(), Plank::COUNT);
            return Err(PositionError::new("planks", message));
        }
        for (place, row) in rows.iter().enumerate() {
            if rows[..place].iter().any(|earlier| earlier.plank == row.plank) {
                let message = format!("{} lies there twice", row.plank);
                return Err(PositionError::new(format!("planks[{place}].plank"), message));
            }
            if row.side == Face::B && !Plank::TWO_SIDED.contains(&row.plank) {
                let message = format!("{} has no side B", row.plank);
                return Err(PositionError::new(format!("planks[{place}].side"), message));
            }
            if !(-7..=7).contains(&row.offset) {
                let message = format!("{}: beyond 7 nothing lies on the deck", row.offset);
                return Err(PositionError::new(format!("planks[{place}].offset"), message));
            }
            self.lay_row(place, row);
        }
        check_statics(position.balance, position.rocking).map_err(|(table, field, message)| {
            PositionError::new(format!("{table}.{field}"), message)
        })?;
        self.set_statics(position.balance, position.rocking);
        Ok(())
    }

    /// Lays a plank, with its doubloons and pirates.
    pub(crate) fn lay_row(&mut self, place: usize, row: &Row) {
        let index = row.plank.index();
        self.order[place] = row.plank;
        self.offsets[index] = row.offset;
        self.turned |= u8::from(row.side == Face::B) << index;
        self.gold[index] = row.doubloons.unwrap_or_else(|| {
            let faces = House::house().faces(row.plank);
            faces.b.filter(|_| row.side == Face::B).unwrap_or(faces.a)
        });
        for (&space, &color) in &row.pirates {
            self.crowds[index].put(color, space);
        }
    }

    fn read_counts(&mut self, position: &Position) -> Result<(), PositionError> {
        self.hand = [0; Color::COUNT];
        let counts = [
            ("water", &position.water, &mut self.water),
            ("hand", &position.hand, &mut self.hand),
            ("due", &position.due, &mut self.due),
            ("later", &position.later, &mut self.later),
        ];
        for (field, counts, into) in counts {
            for (color, &count) in counts {
                if count > Color::PIRATES {
                    let message = format!("{count}: a colour has {} pirates", Color::PIRATES);
                    return Err(PositionError::new(format!("{field}.{color}"), message));
                }
                into[color.index()] = count;
            }
        }
        for color in Color::ALL {
            let aboard = self.aboard(Colors::one(color)) as u8;
            let all = aboard + self.water[color.index()] + self.hand[color.index()];
            if all != Color::PIRATES {
                let message = format!(
                    "{color} has {all} pirates aboard, overboard and in hand instead of {}",
                    Color::PIRATES
                );
                return Err(PositionError::new("planks", message));
            }
        }
        self.read_purses(position)
    }

    fn read_purses(&mut self, position: &Position) -> Result<(), PositionError> {
        let players = position.colors.len();
        if position.purses.len() != players {
            let message = format!("{} entries for {players} players", position.purses.len());
            return Err(PositionError::new("purses", message));
        }
        for (seat, &purse) in position.purses.iter().enumerate() {
            if purse > RICHEST {
                let message = format!("{purse} is more than {RICHEST}");
                return Err(PositionError::new(format!("purses[{seat}]"), message));
            }
            self.purses[seat] = purse;
        }
        if !(1..=RICHEST).contains(&position.stock) {
            return Err(PositionError::new("stock", format!("1 to {RICHEST} doubloons")));
        }
        if position.fins > 20 {
            return Err(PositionError::new("fins", format!("{} is more than 20", position.fins)));
        }
        if position.quiet >= PATIENCE {
            let message = format!("after {PATIENCE} turns without a splash a shark has left");
            return Err(PositionError::new("quiet", message));
        }
        (self.stock, self.fins, self.quiet) = (position.stock, position.fins, position.quiet);
        Ok(())
    }

    fn read_set_up(&mut self, position: &Position) -> Result<(), PositionError> {
        self.awaited = position.awaits.iter().copied().collect();
        if position.awaits.contains(&Awaits::Dice) {
            let message = "for the dice write the phase `roll`";
            return Err(PositionError::new("awaits", message));
        }
        let begun = self.hand != [Color::PIRATES; Color::COUNT] || position.phase != Step::Place;
        if self.awaited.next().is_some() && begun {
            let message = "nothing of the set-up is awaited once pirates are placed";
            return Err(PositionError::new("awaits", message));
        }
        if self.awaited.sides != position.backs.is_some() {
            let message = "the sides B are written while, and only while, `sides` are awaited";
            return Err(PositionError::new("backs", message));
        }
        self.backs = position.backs.unwrap_or_default();
        Ok(())
    }

    /// A position is one in which nothing moves any more.
    fn check_at_rest(&self, position: &Position) -> Result<(), PositionError> {
        let beyond = self.beyond(None);
        match position.planks.iter().position(|row| beyond >> row.plank.index() & 1 == 1) {
            Some(place) => {
                let message = format!("{} would tip at once", position.planks[place].plank);
                Err(PositionError::new(format!("planks[{place}].offset"), message))
            }
            None => Ok(()),
        }
    }
}

fn check_table(position: &Position) -> Result<(), PositionError> {
    if position.game != Planks::ID {
        return Err(PositionError::new("game", format!("`{}` is not `planks`", position.game)));
    }
    let players = position.colors.len();
    if !Planks::PLAYERS.contains(&players) {
        return Err(PositionError::new("colors", format!("2 to 4 players, not {players}")));
    }
    let each = if players == 2 { 2 } else { 1 };
    let mut taken = Colors::NONE;
    for (seat, colors) in position.colors.iter().enumerate() {
        let field = format!("colors[{seat}]");
        let own: Colors = colors.iter().copied().collect();
        if colors.len() != each || own.len() as usize != each {
            let message = format!("with {players} players each has {each} of the colours");
            return Err(PositionError::new(field, message));
        }
        if !own.and(taken).is_empty() {
            return Err(PositionError::new(field, "a colour is taken twice"));
        }
        taken = taken.or(own);
    }
    if position.turn.index() >= players {
        return Err(PositionError::new("turn", format!("there is no seat {}", position.turn)));
    }
    Ok(())
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
