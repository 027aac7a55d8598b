//! The board of Squabble on the Planks in the browser.

mod account;
mod ask;
mod board;
mod crews;
mod effects;
mod falls;
mod gesture;
mod identity;
mod lanes;
mod looks;
mod pieces;
mod pointer;
mod preview;

use game::{Game, Seat, Standing, Viewer};
use leptos::prelude::*;
use planks::{Action, Color, Event, Phase, Planks, View};
use serde_json::Value;
use web_kit::art;
use web_kit::model::{
    Count, GameUi, Look, MatchModel, Snapshot, Swatch, Tile, option_value, swatches,
};
use web_kit::motion::effects::VisualEffect;
use web_kit::sound::Sound;
use web_kit::words::{say, say_with};

/// The user interface of Squabble on the Planks.
pub struct PlanksUi;

impl GameUi for PlanksUi {
    type Game = Planks;

    const TILE: Tile = Tile {
        id: "planks",
        title: "plk-title",
        players: "2–4",
        minutes: "20",
        weight: "shell-weight-feather",
        sentence: "plk-pitch",
        goal: "plk-goal",
        seats: &[
            ("white", "mark-anchor"),
            ("black", "mark-skull"),
            ("gray", "mark-swords"),
            ("teal", "mark-sun"),
        ],
        picture: || {
            let tile = art::picture(include_str!("../art/tile.svg"));
            view! { {pieces::symbols()} {tile} }.into_any()
        },
    };
    const QUICK_SEATS: usize = 4;
    const HAS_SECRETS: bool = true;
    const LESSON: &'static str = planks::LESSON;

    const OWN: Option<[&'static str; 2]> = Some(["plk-own", "plk-yours"]);

    fn board(model: MatchModel<Self>) -> AnyView {
        board::board(model).into_any()
    }

    fn prompt(now: &Snapshot<Self>, seat: Seat) -> String {
        ask::question(now, seat)
    }

    fn has_preview(action: Action) -> bool {
        match action {
            Action::Slide(_) | Action::Move(_) | Action::Return(_) => true,
            Action::Place(_) | Action::Decide(_) => false,
        }
    }

    fn is_worth_listing(view: &View, action: Action) -> bool {
        ask::is_worth_offering(view, action)
    }

    /// What makes a plank tip.
    fn is_risky(view: &View, action: Action) -> bool {
        let seat = view.asked.unwrap_or(view.turn);
        view.preview(seat, action).is_ok_and(|seen| !seen.falls.is_empty())
    }

    fn preview(model: MatchModel<Self>, seat: Seat, action: Action) -> AnyView {
        preview::preview(model, seat, action)
    }

    fn look(view: &View, seat: Seat) -> Look {
        looks::of_seat(&view.colors[seat.index()])
    }

    /// A seat with two colours is called by both.
    fn seat_key(view: &View) -> Option<&'static str> {
        view.colors.iter().all(|colors| colors.len() == 1).then_some("plk-name")
    }

    fn colors() -> Vec<Swatch> {
        swatches(&Color::ALL, looks::of)
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
            | Event::PutBack { seat, .. }
            | Event::Consoled { seat, .. } => Some(*seat),
            Event::Ordered { .. }
            | Event::Turned { .. }
            | Event::Tipped(_)
            | Event::Fled { .. }
            | Event::SoldOut
            | Event::Over { .. } => None,
        }
    }

    fn pieces(event: &Event) -> Vec<String> {
        pieces::of(event)
    }

    fn action_pieces(view: &View, action: Action) -> Vec<String> {
        pieces::of_action(view, action)
    }

    fn sound(_: &View, event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. }
            | Event::Slid { .. }
            | Event::SetDown { .. }
            | Event::Returned { .. } => Some(Sound::Knock),
            Event::Rolled { .. } => Some(Sound::Dice),
            Event::Tipped(_) => Some(Sound::Splash),
            Event::Collected { .. } | Event::PutBack { .. } | Event::Consoled { .. } => {
                Some(Sound::Coins)
            }
            Event::Broke { .. } => Some(Sound::Bell),
            Event::Over { .. } => Some(Sound::Cheer),
            Event::First { .. }
            | Event::Ordered { .. }
            | Event::Turned { .. }
            | Event::Stayed { .. }
            | Event::Lifted { .. }
            | Event::NoMove { .. }
            | Event::Decided { .. }
            | Event::Fled { .. }
            | Event::SoldOut => None,
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

    /// PLK-19: what others have is hidden.
    fn scores(view: &View, _: &Standing) -> Vec<Option<i64>> {
        view.purses.iter().map(|purse| purse.map(i64::from)).collect()
    }

    fn laid_open(state: &Planks) -> View {
        let mut view = state.view(Viewer::Spectator);
        for (purse, score) in view.purses.iter_mut().zip(state.standing().scores) {
            *purse = u16::try_from(score).ok();
        }
        view
    }

    /// PLK-18: with the last fin, or with the turn in which the supply was empty.
    fn until_end(view: &View) -> String {
        if view.sold_out && view.phase != Phase::Over {
            return say("plk-last-turn");
        }
        say_with("plk-until-end", &[("fins", view.fins.into()), ("doubloons", view.supply.into())])
    }

    fn option_words(option: &str) -> String {
        match option {
            "sea" => say("plk-option-sea"),
            "open_purses" => say("plk-option-purses"),
            "hands" => say("plk-option-hands"),
            "returns" => say("plk-option-returns"),
            "first" => say("shell-option-first"),
            "order" => say("plk-option-order"),
            "sides" => say("plk-option-sides"),
            other => other.to_owned(),
        }
    }

    fn option_value(option: &str, value: &Value) -> String {
        match (option, value, value.as_str()) {
            ("first", Value::Number(seat), _) => {
                let color = seat.as_u64().and_then(|seat| Color::ALL.get(seat as usize));
                color.map_or_else(|| seat.to_string(), |color| looks::of(*color).name)
            }
            ("order", _, Some(order)) if order != "random" => {
                order.split(',').map(looks::plank_named).collect::<Vec<_>>().join(", ")
            }
            ("sea", _, Some("rocking")) => say("plk-sea-rocking"),
            ("sea", _, Some("calm")) => say("plk-sea-calm"),
            ("returns", _, Some("deck")) => say("plk-returns-deck"),
            ("returns", _, Some("anywhere")) => say("plk-returns-anywhere"),
            _ => option_value(value),
        }
    }
}
