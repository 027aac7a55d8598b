//! The table of Pirates.

mod account;
mod board;
mod cards;
mod crews;
mod looks;
mod pointer;
mod preview;
mod stacks;
mod tracks;

use crew::Color;
use leptos::prelude::*;
use pirates::{Action, Event, Pirates, View};
use serde_json::Value;
use table::Seat;

use crate::art;
use crate::games::{Client, Look, Tile, discs};
use crate::play::Table;

impl Client for Pirates {
    const TILE: Tile = Tile {
        id: "pirates",
        title: "Pirates",
        players: "3–5",
        minutes: "45",
        weight: "light",
        sentence: "Raise a crew, fear the black spot, and make wheels and anchors multiply.",
        picture: art::tile_pirates,
        ready: true,
    };
    const QUICK_SEATS: usize = 4;
    const HAS_SECRETS: bool = false;

    fn board(table: Table<Self>) -> AnyView {
        board::board(table).into_any()
    }

    fn prompt(view: &View, seat: Seat) -> String {
        let color = view.colors[seat.index()];
        let destitute = view.stacks.iter().all(|party| party[0].color != color);
        if destitute {
            return format!(
                "{color}: all your pirates serve others. Choose a party to buy one free from, or \
                 to mutiny in."
            );
        }
        format!(
            "{color}: put a pirate or party of yours onto another player's, capture a card, or \
             mutiny."
        )
    }

    fn has_preview(_: Action) -> bool {
        true
    }

    fn preview(table: Table<Self>, seat: Seat, action: Action) -> AnyView {
        preview::preview(table, seat, action)
    }

    fn look(view: &View, seat: Seat) -> Look {
        discs::of(view.colors[seat.index()])
    }

    fn look_ahead(seat: Seat) -> Look {
        discs::of(Color::ALL[seat.index()])
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            Event::First { seat }
            | Event::Assembled { seat, .. }
            | Event::Mutinied { seat, .. }
            | Event::Spotted { seat }
            | Event::Captured { seat, .. }
            | Event::Took { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Ransomed { seat, .. }
            | Event::Passed { seat } => Some(*seat),
            Event::TurnedUp { .. }
            | Event::Discarded { .. }
            | Event::Becalmed
            | Event::SailedAway
            | Event::Over { .. } => None,
        }
    }

    fn account(view: &View) -> AnyView {
        account::account(view).into_any()
    }

    fn until_end(view: &View) -> String {
        match view.cards.len() + view.unseen.len() {
            0 => "No card is left".to_owned(),
            1 => "The last card".to_owned(),
            left => format!("{left} cards left"),
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
