//! The board of Buccaneer in the browser.

mod account;
mod ask;
mod board;
mod crews;
mod effects;
mod looks;
mod majorities;
mod pointer;
mod preview;
mod shares;
mod ships;
mod stacks;

use buccaneer::{Action, Buccaneer, Event, View};
use disc_stacks::{Color, Disc};
use disc_stacks_ui as discs;
use game::{Game, Seat, Viewer};
use leptos::prelude::*;
use serde_json::Value;
use web_kit::art;
use web_kit::model::{
    Count, GameUi, Look, MatchModel, Snapshot, Swatch, Tile, option_value, swatches,
};
use web_kit::motion::effects::VisualEffect;
use web_kit::sound::Sound;
use web_kit::words::say_with;

/// The user interface of Buccaneer.
pub struct BuccaneerUi;

impl GameUi for BuccaneerUi {
    type Game = Buccaneer;

    const TILE: Tile = Tile {
        id: "buccaneer",
        title: "buc-title",
        players: "3–5",
        minutes: "30",
        weight: "shell-weight-light",
        sentence: "buc-pitch",
        goal: "buc-goal",
        seats: &[
            ("red", "mark-swords"),
            ("blue", "mark-anchor"),
            ("black", "mark-skull"),
            ("yellow", "mark-sun"),
            ("green", "mark-palm"),
        ],
        picture: || {
            let tile = include_str!("../art/tile.svg");
            art::picture_with(tile, "<!--ship-->", disc_stacks_ui::GALLEON).into_any()
        },
    };
    const QUICK_SEATS: usize = 4;
    const HAS_SECRETS: bool = false;
    const LESSON: &'static str = buccaneer::LESSON;

    const OWN: Option<[&'static str; 2]> = Some(["discs-own", "discs-yours"]);

    fn board(model: MatchModel<Self>) -> AnyView {
        board::board(model).into_any()
    }

    fn prompt(now: &Snapshot<Self>, seat: Seat) -> String {
        ask::question(now, seat)
    }

    fn has_preview(action: Action) -> bool {
        match action {
            Action::Move(..) | Action::Board(_) => true,
            Action::Mutiny(_) => false,
        }
    }

    /// A boarding pays out; a move is undone by moving on.
    fn is_risky(_: &View, action: Action) -> bool {
        match action {
            Action::Board(_) => true,
            Action::Move(..) | Action::Mutiny(_) => false,
        }
    }

    fn preview(model: MatchModel<Self>, seat: Seat, action: Action) -> AnyView {
        preview::preview(model, seat, action)
    }

    fn look(view: &View, seat: Seat) -> Look {
        looks::of(view.colors[seat.index()])
    }

    fn seat_key(_: &View) -> Option<&'static str> {
        Some("discs-color")
    }

    fn colors() -> Vec<Swatch> {
        swatches(&Color::ALL, looks::of)
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

    fn pieces(event: &Event) -> Vec<String> {
        match event {
            Event::TurnedUp { ships } => ships.iter().copied().map(looks::ship_piece).collect(),
            Event::Moved { stack, onto, .. } => vec![discs::piece(*stack), discs::piece(*onto)],
            Event::Boarded { stack, ship, .. } => {
                vec![discs::piece(*stack), looks::ship_piece(*ship)]
            }
            Event::Demanded { stack, .. } | Event::LetBe { stack, .. } => {
                vec![discs::piece(*stack)]
            }
            Event::First { .. }
            | Event::Took { .. }
            | Event::Paid { .. }
            | Event::Passed { .. }
            | Event::Becalmed
            | Event::SailedAway
            | Event::Over { .. } => Vec::new(),
        }
    }

    fn action_pieces(view: &View, action: Action) -> Vec<String> {
        match action {
            Action::Move(upper, lower) => vec![discs::piece(upper), discs::piece(lower)],
            Action::Board(boarding) => {
                let ship = view.ships.get(boarding.ship as usize).copied().map(looks::ship_piece);
                std::iter::once(discs::piece(boarding.stack)).chain(ship).collect()
            }
            Action::Mutiny(_) => {
                let captain = view.colors[view.turn.index()];
                let tall = |stack: &&Vec<Disc>| stack[0].color == captain && stack.len() > 3;
                let stack = view.stacks.iter().filter(tall).max_by_key(|stack| stack.len());
                stack.and_then(|stack| looks::top(stack)).map(discs::piece).into_iter().collect()
            }
        }
    }

    fn sound(_: &View, event: &Event) -> Option<Sound> {
        match event {
            Event::Moved { .. } => Some(Sound::Knock),
            Event::Boarded { .. } => Some(Sound::Horn),
            Event::Paid { .. } => Some(Sound::Coins),
            Event::TurnedUp { .. } | Event::SailedAway => Some(Sound::Card),
            Event::Demanded { .. } => Some(Sound::Bell),
            Event::Over { .. } => Some(Sound::Cheer),
            Event::First { .. }
            | Event::Took { .. }
            | Event::LetBe { .. }
            | Event::Passed { .. }
            | Event::Becalmed => None,
        }
    }

    fn effects(view: &View, event: &Event) -> Vec<VisualEffect> {
        effects::of(view, event)
    }

    fn tally(view: &View) -> Vec<Count> {
        account::tally(view)
    }

    fn account(view: &View) -> AnyView {
        account::account(view).into_any()
    }

    fn laid_open(state: &Buccaneer) -> View {
        let mut position = state.position();
        position.options.open_stacks = true;
        // The same state with open stacks is as possible as it was with covered ones.
        Buccaneer::from_position(&position).unwrap_or(*state).view(Viewer::Spectator)
    }

    fn until_end(view: &View) -> String {
        let left = view.ships.len() + view.unseen.len();
        say_with("buc-until-end", &[("left", left.into())])
    }

    fn option_words(option: &str) -> String {
        discs::option_words(option)
    }

    fn option_value(_: &str, value: &Value) -> String {
        option_value(value)
    }
}
