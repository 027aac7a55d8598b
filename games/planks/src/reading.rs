//! Reading a position: what cannot arise in play is refused, with the field
//! and the reason. What is going on is read in `phase.rs`.

use crate::{
    Awaits, Color, Colors, Edition, Face, Gold, Options, Phase, Plank, Planks, Position, Returns,
    Row, Sea, Stock, edition::check_statics, honour::CONSOLATION, position::colors_in,
    setup::colors_each, turn::PATIENCE,
};
use game::{COLORS, Edition as _, Game, PositionError, Seat};
use std::collections::BTreeMap;

pub(crate) type Read = Result<(), PositionError>;

/// The most shark fins that an edition has.
const MOST_FINS: u8 = 20;
/// PLK-18: the most that a turn hands out, and so the most that is ever due
/// beyond the supply: the gold under twelve pirates; and a consolation for
/// each who falls in the slide, in the set-down, or from one of six planks,
/// each of which falls once while pirates come back.
const WINDFALL: u16 = 12 * Gold::MOST as u16 + CONSOLATION * (12 + 12 + 6 * 9);

impl Planks {
    pub(crate) fn from_position(position: &Position) -> Result<Self, PositionError> {
        check_table(position)?;
        let mut state = Self::bare(position.colors.len());
        state.own = colors_in(&position.colors);
        state.turn = position.turn;
        state.read_options(&position.options)?;
        state.read_planks(position)?;
        state.read_counts(position)?;
        state.read_fins(position)?;
        state.read_purses(position)?;
        state.read_set_up(position)?;
        state.check_at_rest(position)?;
        state.read_phase(position)?;
        Ok(state)
    }

    /// What the set-up was like can be seen; the options that say so have
    /// nothing to say any more.
    fn read_options(&mut self, options: &Options) -> Read {
        let Options { sea, open_purses, hands, returns, colors, first, order, sides } = options;
        let of_set_up = [
            (COLORS, !colors.is_empty()),
            ("first", !first.is_random()),
            ("order", !order.is_random()),
            ("sides", !sides.is_random()),
        ];
        if let Some((option, _)) = of_set_up.iter().find(|(_, chosen)| *chosen) {
            let message = "an option of the set-up means nothing in a position";
            return Err(PositionError::new(format!("options.{option}"), message));
        }
        (self.calm, self.open_purses, self.hands) = (*sea == Sea::Calm, *open_purses, *hands);
        self.anywhere = *returns == Returns::Anywhere;
        Ok(())
    }

    fn read_planks(&mut self, position: &Position) -> Read {
        let rows = &position.planks;
        if rows.len() != Plank::COUNT {
            let message = format!("{} planks instead of {}", rows.len(), Plank::COUNT);
            return Err(PositionError::new("planks", message));
        }
        for (place, row) in rows.iter().enumerate() {
            check_row(&rows[..place], row).map_err(|(field, message)| {
                PositionError::new(format!("planks[{place}].{field}"), message)
            })?;
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
            let faces = Edition::house().faces(row.plank);
            faces.b.filter(|_| row.side == Face::B).unwrap_or(faces.a)
        });
        for (&space, &color) in &row.pirates {
            self.crowds[index].put(color, space);
        }
    }

    fn read_counts(&mut self, position: &Position) -> Read {
        self.hand = [0; Color::COUNT];
        let counts = [
            ("water", &position.water, &mut self.water),
            ("hand", &position.hand, &mut self.hand),
            ("due", &position.due, &mut self.due),
            ("later", &position.later, &mut self.later),
        ];
        for (field, counts, into) in counts {
            read_count(field, counts, into)?;
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
        Ok(())
    }

    /// PLK-16.
    fn read_fins(&mut self, position: &Position) -> Read {
        let Position { fins, sharks, quiet, .. } = *position;
        if !(1..=MOST_FINS).contains(&sharks) {
            return Err(PositionError::new("sharks", format!("1 to {MOST_FINS} fins")));
        }
        if fins > sharks {
            let message = format!("{fins} of {sharks}; another number at the start is `sharks`");
            return Err(PositionError::new("fins", message));
        }
        if quiet >= PATIENCE {
            let message = format!("after {PATIENCE} turns without a splash a shark has left");
            return Err(PositionError::new("quiet", message));
        }
        (self.fins, self.sharks, self.quiet) = (fins, sharks, quiet);
        Ok(())
    }

    /// PLK-18: no more than the stock, and what a last turn hands out beyond.
    fn read_purses(&mut self, position: &Position) -> Read {
        let players = position.colors.len();
        if position.purses.len() != players {
            let message = format!("{} entries for {players} players", position.purses.len());
            return Err(PositionError::new("purses", message));
        }
        let largest = Stock { ones: u8::MAX, twos: u8::MAX }.doubloons();
        if !(1..=largest).contains(&position.stock) {
            return Err(PositionError::new("stock", format!("1 to {largest} doubloons")));
        }
        self.stock = position.stock;
        let most = self.stock + WINDFALL;
        let refused = |field: String, doubloons: u16| {
            let message =
                format!("{doubloons} doubloons; even a last turn makes it {most} at most");
            Err(PositionError::new(field, message))
        };
        for (seat, &purse) in position.purses.iter().enumerate() {
            if purse > most {
                return refused(format!("purses[{seat}]"), purse);
            }
            self.purses[seat] = purse;
        }
        if self.handed_out() > most {
            return refused("purses".to_owned(), self.handed_out());
        }
        Ok(())
    }

    /// PLK-2: what chance has not answered yet looks as before.
    fn read_set_up(&mut self, position: &Position) -> Read {
        let awaits = &position.awaits;
        self.awaited = awaits.iter().copied().collect();
        if awaits.contains(&Awaits::Dice) {
            let message = "for the dice write the phase `roll`";
            return Err(PositionError::new("awaits", message));
        }
        let begun = self.hand != [Color::PIRATES; Color::COUNT] || position.phase != Phase::Place;
        if self.awaited.next().is_some() && begun {
            let message = "nothing of the set-up is awaited once pirates are placed";
            return Err(PositionError::new("awaits", message));
        }
        if self.awaited.first && self.turn != Seat::new(0) {
            return Err(PositionError::new("turn", "who begins is awaited: write 0"));
        }
        if self.awaited.order && self.order != Plank::ALL {
            let message = "their order is awaited: red, blue, purple, yellow, green, orange";
            return Err(PositionError::new("planks", message));
        }
        if self.awaited.sides && self.turned != 0 {
            return Err(PositionError::new("planks", "their sides are awaited: write side A"));
        }
        if self.awaited.sides != position.backs.is_some() {
            let message = "the sides B are written while, and only while, `sides` are awaited";
            return Err(PositionError::new("backs", message));
        }
        self.backs = position.backs.unwrap_or_default();
        Ok(())
    }

    /// A position is one in which nothing moves any more.
    fn check_at_rest(&self, position: &Position) -> Read {
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

fn check_table(position: &Position) -> Read {
    if position.game != Planks::ID {
        return Err(PositionError::new("game", format!("`{}` is not `planks`", position.game)));
    }
    let players = position.colors.len();
    if !Planks::PLAYERS.contains(&players) {
        return Err(PositionError::new("colors", format!("2 to 4 players, not {players}")));
    }
    let each = colors_each(players);
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

/// A plank beside those that lie there already: its field, and what is wrong.
fn check_row(earlier: &[Row], row: &Row) -> Result<(), (&'static str, String)> {
    if earlier.iter().any(|other| other.plank == row.plank) {
        return Err(("plank", format!("{} lies there twice", row.plank)));
    }
    if row.side == Face::B && !Plank::TWO_SIDED.contains(&row.plank) {
        return Err(("side", format!("{} has no side B", row.plank)));
    }
    if !(-7..=7).contains(&row.offset) {
        return Err(("offset", format!("{}: beyond 7 nothing lies on the deck", row.offset)));
    }
    Ok(())
}

fn read_count(field: &str, counts: &BTreeMap<Color, u8>, into: &mut [u8; Color::COUNT]) -> Read {
    for (color, &count) in counts {
        if count > Color::PIRATES {
            let message = format!("{count}: a colour has {} pirates", Color::PIRATES);
            return Err(PositionError::new(format!("{field}.{color}"), message));
        }
        into[color.index()] = count;
    }
    Ok(())
}
