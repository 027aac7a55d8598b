//! Reading a position: what cannot arise in play is refused, with the field
//! and the reason. What is going on is read in `phase.rs`.

use crate::{
    Awaits, Color, Colors, Edition, Face, Gold, Options, Phase, Plank, Planks, Position, Returns,
    Row, Sea, Stock, edition::check_statics, honour::CONSOLATION, position::colors_in,
    setup::colors_each, turn::PATIENCE,
};
use game::{COLORS, Edition as _, PositionError, Seat, Text};
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
        PositionError::check_set_up([
            (COLORS, !colors.is_empty()),
            ("first", !first.is_random()),
            ("order", !order.is_random()),
            ("sides", !sides.is_random()),
        ])?;
        (self.calm, self.open_purses, self.hands) = (*sea == Sea::Calm, *open_purses, *hands);
        self.anywhere = *returns == Returns::Anywhere;
        Ok(())
    }

    fn read_planks(&mut self, position: &Position) -> Read {
        let rows = &position.planks;
        if rows.len() != Plank::COUNT {
            let reason = Text::new("plk-wrong-planks").with("count", rows.len());
            return Err(PositionError::new("planks", reason.with("wanted", Plank::COUNT)));
        }
        for (place, row) in rows.iter().enumerate() {
            check_row(&rows[..place], row).map_err(|(field, reason)| {
                PositionError::new(format!("planks[{place}].{field}"), reason)
            })?;
            self.lay_row(place, row);
        }
        check_statics(position.balance, position.rocking).map_err(|(table, field, reason)| {
            PositionError::new(format!("{table}.{field}"), reason)
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
                let reason = Text::new("plk-wrong-pirates").with("color", color.name());
                let reason = reason.with("pirates", all).with("wanted", Color::PIRATES);
                return Err(PositionError::new("planks", reason));
            }
        }
        Ok(())
    }

    /// PLK-16.
    fn read_fins(&mut self, position: &Position) -> Read {
        let Position { fins, sharks, quiet, .. } = *position;
        if !(1..=MOST_FINS).contains(&sharks) {
            let reason = Text::new("plk-wrong-sharks").with("most", MOST_FINS);
            return Err(PositionError::new("sharks", reason));
        }
        if fins > sharks {
            let reason = Text::new("plk-wrong-more-fins").with("fins", fins);
            return Err(PositionError::new("fins", reason.with("sharks", sharks)));
        }
        if quiet >= PATIENCE {
            let reason = Text::new("plk-wrong-quiet").with("turns", PATIENCE);
            return Err(PositionError::new("quiet", reason));
        }
        (self.fins, self.sharks, self.quiet) = (fins, sharks, quiet);
        Ok(())
    }

    /// PLK-18: no more than the stock, and what a last turn hands out beyond.
    fn read_purses(&mut self, position: &Position) -> Read {
        let players = position.colors.len();
        PositionError::check_per_seat("purses", position.purses.len(), players)?;
        let largest = Stock { ones: u8::MAX, twos: u8::MAX }.doubloons();
        if !(1..=largest).contains(&position.stock) {
            let reason = Text::new("plk-wrong-stock").with("most", largest);
            return Err(PositionError::new("stock", reason));
        }
        self.stock = position.stock;
        let most = self.stock + WINDFALL;
        let refused = |field: String, doubloons: u16| {
            let reason = Text::new("plk-wrong-purse").with("doubloons", doubloons.to_string());
            Err(PositionError::new(field, reason.with("most", most.to_string())))
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
            return Err(PositionError::new("awaits", "plk-wrong-dice-awaited"));
        }
        let begun = self.hand != [Color::PIRATES; Color::COUNT] || position.phase != Phase::Place;
        if self.awaited.next().is_some() && begun {
            return Err(PositionError::new("awaits", "plk-wrong-awaits"));
        }
        if self.awaited.first && self.turn != Seat::new(0) {
            return Err(PositionError::new("turn", "plk-wrong-first-awaited"));
        }
        if self.awaited.order && self.order != Plank::ALL {
            return Err(PositionError::new("planks", "plk-wrong-order-awaited"));
        }
        if self.awaited.sides && self.turned != 0 {
            return Err(PositionError::new("planks", "plk-wrong-sides-awaited"));
        }
        if self.awaited.sides != position.backs.is_some() {
            return Err(PositionError::new("backs", "plk-wrong-backs"));
        }
        self.backs = position.backs.unwrap_or_default();
        Ok(())
    }

    /// A position is one in which nothing moves any more.
    fn check_at_rest(&self, position: &Position) -> Read {
        let beyond = self.beyond(None);
        match position.planks.iter().position(|row| beyond >> row.plank.index() & 1 == 1) {
            Some(place) => {
                let plank = position.planks[place].plank.name();
                let reason = Text::new("plk-wrong-tips").with("plank", plank);
                Err(PositionError::new(format!("planks[{place}].offset"), reason))
            }
            None => Ok(()),
        }
    }
}

fn check_table(position: &Position) -> Read {
    let players = position.colors.len();
    PositionError::check_game::<Planks>(&position.game)?;
    PositionError::check_players::<Planks>("colors", players)?;
    let each = colors_each(players);
    let mut taken = Colors::NONE;
    for (seat, colors) in position.colors.iter().enumerate() {
        let field = format!("colors[{seat}]");
        let own: Colors = colors.iter().copied().collect();
        if colors.len() != each || own.len() as usize != each {
            let reason = Text::new("plk-wrong-colors").with("players", players);
            return Err(PositionError::new(field, reason.with("each", each)));
        }
        if !own.and(taken).is_empty() {
            return Err(PositionError::new(field, "plk-wrong-colors-twice"));
        }
        taken = taken.or(own);
    }
    PositionError::check_seat("turn", position.turn, players)
}

/// A plank beside those that lie there already: its field, and what is wrong.
fn check_row(earlier: &[Row], row: &Row) -> Result<(), (&'static str, Text)> {
    let of = |key| Text::new(key).with("plank", row.plank.name());
    if earlier.iter().any(|other| other.plank == row.plank) {
        return Err(("plank", of("plk-wrong-lies-twice")));
    }
    if row.side == Face::B && !Plank::TWO_SIDED.contains(&row.plank) {
        return Err(("side", of("plk-wrong-no-side")));
    }
    if !(-7..=7).contains(&row.offset) {
        return Err(("offset", Text::new("plk-wrong-offset").with("offset", row.offset)));
    }
    Ok(())
}

fn read_count(field: &str, counts: &BTreeMap<Color, u8>, into: &mut [u8; Color::COUNT]) -> Read {
    for (color, &count) in counts {
        if count > Color::PIRATES {
            let reason = Text::new("plk-wrong-count").with("count", count);
            let reason = reason.with("pirates", Color::PIRATES);
            return Err(PositionError::new(format!("{field}.{color}"), reason));
        }
        into[color.index()] = count;
    }
    Ok(())
}
