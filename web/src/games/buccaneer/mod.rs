//! The table of Buccaneer.

mod account;
mod board;
mod crews;
mod looks;
mod majorities;
mod pointer;
mod preview;
mod shares;
mod ships;
mod stacks;

use buccaneer::{Action, Buccaneer, Event, View};
use crew::Color;
use leptos::prelude::*;
use serde_json::Value;
use table::Seat;

use crate::art;
use crate::games::{Client, Look, Tile};
use crate::play::Table;

impl Client for Buccaneer {
    const TILE: Tile = Tile {
        id: "buccaneer",
        title: "Buccaneer",
        players: "3–5",
        minutes: "30",
        weight: "light",
        sentence: "Stack pirates into boarding parties, seize ships, and pay your crew as little \
                   as you dare.",
        picture: art::tile_buccaneer,
        ready: true,
    };
    const QUICK_SEATS: usize = 4;
    const HAS_SECRETS: bool = false;

    fn board(table: Table<Self>) -> AnyView {
        board::board(table).into_any()
    }

    fn prompt(view: &View, seat: Seat) -> String {
        let color = view.colors[seat.index()];
        let captain = view.colors[view.turn.index()];
        if !view.asking.is_empty() {
            return format!("{color}: three of your pirates stand in {captain}'s stack. Mutiny?");
        }
        if view.demanded.is_empty() {
            format!("{color}: put one of your stacks onto another player's, or board a ship.")
        } else {
            format!("{color}: your crew demands it. Board a ship now.")
        }
    }

    fn has_preview(action: Action) -> bool {
        match action {
            Action::Move(..) | Action::Board(_) => true,
            Action::Mutiny(_) => false,
        }
    }

    fn preview(table: Table<Self>, seat: Seat, action: Action) -> AnyView {
        preview::preview(table, seat, action)
    }

    fn look(view: &View, seat: Seat) -> Look {
        looks::of(view.colors[seat.index()])
    }

    fn look_ahead(seat: Seat) -> Look {
        looks::of(Color::ALL[seat.index()])
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            Event::First { seat }
            | Event::Moved { seat, .. }
            | Event::Boarded { seat, .. }
            | Event::Took { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Demanded { seat, .. }
            | Event::LetBe { seat, .. }
            | Event::Passed { seat } => Some(*seat),
            Event::TurnedUp { .. } | Event::Becalmed | Event::SailedAway | Event::Over { .. } => {
                None
            }
        }
    }

    fn account(view: &View) -> AnyView {
        account::account(view).into_any()
    }

    fn until_end(view: &View) -> String {
        match view.ships.len() + view.unseen.len() {
            0 => "No ship is left".to_owned(),
            1 => "The last ship".to_owned(),
            left => format!("{left} ships left"),
        }
    }

    fn option_value(option: &str, value: &Value) -> String {
        match (option, value) {
            ("first", Value::Number(seat)) => {
                let color = seat.as_u64().and_then(|seat| Color::ALL.get(seat as usize));
                color.map_or_else(|| seat.to_string(), ToString::to_string)
            }
            (_, Value::Bool(true)) => "yes".to_owned(),
            (_, Value::Bool(false)) => "no".to_owned(),
            (_, Value::String(word)) => word.clone(),
            (_, other) => other.to_string(),
        }
    }
}
