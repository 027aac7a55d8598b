//! The table of Squabble on the Planks.

mod account;
mod board;
mod crews;
mod falls;
mod gesture;
mod identity;
mod lanes;
mod looks;
mod pieces;
mod pointer;
mod preview;

use leptos::prelude::*;
use planks::{Action, Color, Event, Planks, Step, View};
use serde_json::Value;
use table::{Seat, Standing};

use crate::art;
use crate::games::{Client, Look, Tile};
use crate::play::Table;

impl Client for Planks {
    const TILE: Tile = Tile {
        id: "planks",
        title: "Squabble on the Planks",
        players: "2–4",
        minutes: "20",
        weight: "feather",
        sentence: "Shove planks, tip rivals to the sharks, and keep your own feet dry.",
        picture: art::tile_planks,
        ready: true,
    };
    const QUICK_SEATS: usize = 4;
    const HAS_SECRETS: bool = true;

    fn board(table: Table<Self>) -> AnyView {
        board::board(table).into_any()
    }

    fn prompt(view: &View, seat: Seat) -> String {
        let who = looks::name(&view.colors[seat.index()]);
        match view.phase {
            Step::Place => match view.neutral.filter(|color| view.hand[color.index()] > 0) {
                Some(neutral) => {
                    format!("{who}: place a neutral pirate, {neutral}, on a free space.")
                }
                None => format!("{who}: place a pirate on a free space."),
            },
            Step::Slide => match view.dice {
                Some([one, other]) => {
                    format!("{who}: slide {one} or {other}. The other one takes a pirate of yours.")
                }
                None => format!("{who}: slide a plank."),
            },
            Step::Move(plank) => format!("{who}: move one of your pirates onto the {plank} plank."),
            Step::Decide => format!("{who}: gold or pirates? You cannot have both."),
            Step::Return => format!("{who}: bring a pirate back aboard, on any space."),
            Step::Roll | Step::Over => format!("{who}: wait."),
        }
    }

    fn has_preview(action: Action) -> bool {
        match action {
            Action::Slide(_) | Action::Move(_) | Action::Return(_) => true,
            Action::Place(_) | Action::Decide(_) => false,
        }
    }

    fn preview(table: Table<Self>, seat: Seat, action: Action) -> AnyView {
        preview::preview(table, seat, action)
    }

    fn look(view: &View, seat: Seat) -> Look {
        looks::of_seat(&view.colors[seat.index()])
    }

    fn look_ahead(seat: Seat) -> Look {
        looks::of(Color::ALL[seat.index()])
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            Event::First { seat }
            | Event::Placed { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::Slid { seat, .. }
            | Event::Stayed { seat, .. }
            | Event::Lifted { seat, .. }
            | Event::SetDown { seat, .. }
            | Event::NoMove { seat }
            | Event::Decided { seat, .. }
            | Event::Collected { seat, .. }
            | Event::Returned { seat, .. }
            | Event::Broke { seat, .. }
            | Event::Consoled { seat, .. } => Some(*seat),
            Event::Ordered { .. }
            | Event::Turned { .. }
            | Event::Tipped(_)
            | Event::Fled { .. }
            | Event::Over { .. } => None,
        }
    }

    fn account(view: &View) -> AnyView {
        account::account(view).into_any()
    }

    /// PLK-19: what others have is hidden.
    fn scores(view: &View, _: &Standing) -> Vec<Option<i64>> {
        view.purses.iter().map(|purse| purse.map(i64::from)).collect()
    }

    fn until_end(view: &View) -> String {
        let fins = match view.fins {
            0 => "No shark is left".to_owned(),
            1 => "The last shark".to_owned(),
            left => format!("{left} sharks left"),
        };
        format!("{fins}, {} doubloons", view.supply)
    }

    fn option_value(option: &str, value: &Value) -> String {
        match (option, value) {
            ("first", Value::Number(seat)) => {
                let color = seat.as_u64().and_then(|seat| Color::ALL.get(seat as usize));
                color.map_or_else(|| seat.to_string(), |color| looks::of(*color).name)
            }
            ("order", Value::String(order)) => order.replace(',', ", "),
            (_, Value::Bool(true)) => "yes".to_owned(),
            (_, Value::Bool(false)) => "no".to_owned(),
            (_, Value::String(word)) => word.clone(),
            (_, other) => other.to_string(),
        }
    }
}
