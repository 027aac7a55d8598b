//! The board of Template Game in the browser.

mod account;
mod board;
mod boats;
mod effects;
mod helm;
mod looks;
mod pieces;
mod pointer;
mod preview;
mod way;

use game::{Game, Seat, Viewer};
use leptos::prelude::*;
use serde_json::Value;
use template_game::{Action, Color, Event, TemplateGame, View};
use web_kit::art;
use web_kit::model::{GameUi, Look, MatchModel, Snapshot, Swatch, Tile, option_value, swatches};
use web_kit::motion::effects::VisualEffect;
use web_kit::sound::Sound;
use web_kit::words::{addressed, say, say_with};

/// The user interface of Template Game.
pub struct TemplateGameUi;

impl GameUi for TemplateGameUi {
    type Game = TemplateGame;

    const TILE: Tile = Tile {
        id: "template-game",
        title: "tpl-title",
        players: "2–4",
        minutes: "10",
        weight: "shell-weight-feather",
        sentence: "tpl-pitch",
        goal: "tpl-goal",
        seats: &[
            ("red", "mark-swords"),
            ("blue", "mark-anchor"),
            ("green", "mark-palm"),
            ("yellow", "mark-sun"),
        ],
        picture: || art::picture(include_str!("../art/tile.svg")).into_any(),
    };
    const QUICK_SEATS: usize = 3;
    const HAS_SECRETS: bool = true;
    const LESSON: &'static str = template_game::LESSON;

    fn board(model: MatchModel<Self>) -> AnyView {
        board::board(model).into_any()
    }

    fn prompt(now: &Snapshot<Self>, seat: Seat) -> String {
        let key = if now.legal.contains(&Action::Charm) { "tpl-ask" } else { "tpl-ask-dice" };
        addressed(&looks::of_seat(&now.view, seat).name, &say(key))
    }

    /// The charm is gone once it is played, so a person sees first what it would bring.
    fn has_preview(action: Action) -> bool {
        match action {
            Action::Row(_) => false,
            Action::Charm => true,
        }
    }

    fn preview(model: MatchModel<Self>, seat: Seat, action: Action) -> AnyView {
        preview::preview(model, seat, action)
    }

    fn look(view: &View, seat: Seat) -> Look {
        looks::of_seat(view, seat)
    }

    fn colors() -> Vec<Swatch> {
        swatches(&Color::ALL, looks::of)
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            Event::First { seat }
            | Event::Dealt { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::Played { seat, .. }
            | Event::Rowed { seat, .. }
            | Event::Took { seat, .. } => Some(*seat),
            Event::Over { .. } => None,
        }
    }

    fn pieces(event: &Event) -> Vec<String> {
        pieces::of_event(event)
    }

    fn action_pieces(view: &View, action: Action) -> Vec<String> {
        let stop = view.preview(view.turn, action);
        stop.map(|stop| pieces::space(stop.to)).into_iter().collect()
    }

    fn sound(_: &View, event: &Event) -> Option<Sound> {
        effects::sound(event)
    }

    fn effects(_: &View, event: &Event) -> Vec<VisualEffect> {
        effects::of(event)
    }

    fn account(view: &View) -> AnyView {
        account::account(view).into_any()
    }

    fn laid_open(state: &TemplateGame) -> View {
        let mut position = state.position();
        position.options.open_charms = true;
        // The same state with open charms is as possible as it was with hidden ones.
        TemplateGame::from_position(&position).unwrap_or(*state).view(Viewer::Spectator)
    }

    fn until_end(view: &View) -> String {
        let first = view.places.iter().max().copied().unwrap_or(0);
        let left = view.track.harbour().saturating_sub(first);
        say_with("tpl-until-end", &[("left", left.into())])
    }

    fn option_words(option: &str) -> String {
        match option {
            "first" => say("shell-option-first"),
            "open_charms" => say("tpl-option-charms"),
            other => other.to_owned(),
        }
    }

    fn option_value(option: &str, value: &Value) -> String {
        let seat = value.as_u64().filter(|_| option == "first");
        let color = seat.and_then(|seat| Color::ALL.get(seat as usize));
        color.map_or_else(|| option_value(value), |color| looks::of(*color).name)
    }
}
