//! Colours, chosen by seat before the match.

use game::{COLORS, OptionSpec, Seat};
use protocol::v1::{NewTable, Phase};
use registry::GameId;
use serde_json::{Map, Value};
use store::Id;

use super::super::entry::Entry;
use super::{Chair, Owner, Refusal, TableState};

/// How much of an unknown colour a message shows.
const SHOWN: usize = 40;

/// The option of the game that holds a seat's colours.
fn option(game: GameId) -> Option<OptionSpec> {
    game.about().options.into_iter().find(|spec| spec.per_seat && spec.name == COLORS)
}

/// What the settings of a table choose, by seat.
pub(super) fn of_table(game: GameId, new: &NewTable) -> Vec<Vec<String>> {
    let chosen = option(game).and_then(|spec| new.options.get(spec.name));
    let seats = chosen.and_then(Value::as_array).into_iter().flatten();
    let text = |color: &Value| color.as_str().map(ToOwned::to_owned);
    let seat = |seat: &Value| match seat {
        Value::Array(several) => several.iter().filter_map(text).collect(),
        one => text(one).into_iter().collect(),
    };
    seats.map(seat).collect()
}

impl TableState {
    /// The table's options, with the colours as they are chosen now.
    pub(super) fn options(&self) -> Map<String, Value> {
        let mut options = self.settings.table.options.clone();
        let Some(spec) = option(self.game) else { return options };
        let seats: Vec<Value> = self.chairs.iter().map(chosen_by).collect();
        if seats.iter().all(Value::is_null) {
            options.remove(spec.name);
        } else {
            options.insert(spec.name.to_owned(), Value::Array(seats));
        }
        options
    }

    /// A person chooses for its seat, or who leads the table for a bot.
    pub(super) fn choose_colors(
        &mut self,
        person: Id,
        seat: Option<Seat>,
        chosen: Vec<String>,
    ) -> Result<(), Refusal> {
        let seat = self.seat_to_color(person, seat)?;
        self.not_while_beginning()?;
        self.check_colors(seat, &chosen)?;
        if self.chairs[seat.index()].colors != chosen {
            self.set_colors(seat, chosen)?;
            self.tell_table();
        }
        Ok(())
    }

    fn seat_to_color(&self, person: Id, seat: Option<Seat>) -> Result<Seat, Refusal> {
        let own = self.seat_of(person);
        let seat = match seat {
            Some(seat) => seat,
            None => self.own_seat(person)?,
        };
        if self.phase != Phase::Gathering {
            return Err(Refusal::not_allowed("refused-started"));
        }
        match self.chair(seat)?.owner {
            _ if own == Some(seat) => Ok(seat),
            Owner::Bot(_) => self.only_deputy(person).map(|()| seat),
            Owner::Nobody | Owner::Reserved(..) => Err(Refusal::not_allowed("refused-seat-empty")),
            Owner::Person(..) => Err(Refusal::not_allowed("refused-color-others")),
        }
    }

    /// Every colour exists and no other seat has it.
    fn check_colors(&self, seat: Seat, chosen: &[String]) -> Result<(), Refusal> {
        let spec = option(self.game).ok_or_else(|| Refusal::not_allowed("refused-color-none"))?;
        for color in chosen {
            if !spec.values.iter().any(|known| known == color) {
                return Err(Refusal::new("bad_request", no_such_color(color, &spec)));
            }
            let others = self.chairs.iter().enumerate().filter(|(other, _)| *other != seat.index());
            if others.map(|(_, chair)| chair).any(|chair| chair.colors.contains(color)) {
                return Err(Refusal::new("color_taken", format!("{color} is taken")));
            }
        }
        Ok(())
    }

    /// The game says whether a match can begin with these.
    fn set_colors(&mut self, seat: Seat, chosen: Vec<String>) -> Result<(), Refusal> {
        let before = std::mem::replace(&mut self.chairs[seat.index()].colors, chosen.clone());
        if let Err(error) = engine::open(self.game, &self.choices()) {
            self.chairs[seat.index()].colors = before;
            return Err(error.into());
        }
        self.write(&Entry::Colors { seat, chosen });
        Ok(())
    }
}

/// As the game reads it: a colour, a list of them, or nothing.
fn chosen_by(chair: &Chair) -> Value {
    match chair.colors.as_slice() {
        [] => Value::Null,
        [one] => Value::from(one.as_str()),
        several => Value::from(several.to_vec()),
    }
}

fn no_such_color(color: &str, spec: &OptionSpec) -> String {
    let color: String = color.chars().take(SHOWN).collect();
    let known: Vec<&str> = spec.values.iter().filter_map(Value::as_str).collect();
    format!("there is no colour `{color}`; choose one of: {}", known.join(", "))
}
