//! The board of King of Pirates in the browser.

mod account;
mod afloat;
mod arrival;
mod ask;
mod board;
mod cell;
mod course;
mod decisions;
mod effects;
mod fight;
mod fleet;
mod hand;
mod harbour;
mod helm;
mod hexes;
mod looks;
mod marks;
mod names;
mod odds;
mod pieces;
mod portrait;
mod preview;
mod risk;
mod sounds;
mod spot;
mod stage;
mod windows;
mod zoom;

use std::collections::BTreeSet;
use std::time::Duration;

use game::{Game, Pending, Seat, Viewer};
use king_of_pirates::{Action, Card, Color, Event, KingOfPirates, View};
use leptos::prelude::*;
use serde_json::Value;
use web_kit::art;
use web_kit::model::{
    Count, GameUi, Look, MatchModel, Snapshot, Swatch, Tile, option_value, swatches,
};
use web_kit::motion::effects::VisualEffect;
use web_kit::sound::Sound;
use web_kit::words::{say, say_with};

/// The user interface of King of Pirates.
pub struct KingOfPiratesUi;

impl GameUi for KingOfPiratesUi {
    type Game = KingOfPirates;

    const TILE: Tile = Tile {
        id: "king-of-pirates",
        title: "kop-title",
        players: "2–6",
        minutes: "90",
        weight: "shell-weight-heavy",
        sentence: "kop-pitch",
        goal: "kop-goal",
        seats: &[
            ("red", "mark-swords"),
            ("blue", "mark-anchor"),
            ("black", "mark-skull"),
            ("yellow", "mark-sun"),
            ("green", "mark-palm"),
            ("purple", "mark-crown"),
        ],
        picture: || {
            let tile = art::picture(include_str!("../art/tile.svg"));
            view! { {pieces::symbols()} {tile} }.into_any()
        },
    };
    const QUICK_SEATS: usize = 4;
    const HAS_SECRETS: bool = true;
    const LESSON: &'static str = king_of_pirates::LESSON;
    const WINS: &'static str = "kop-end-wins";

    fn board(model: MatchModel<Self>) -> AnyView {
        board::board(model).into_any()
    }

    fn prompt(now: &Snapshot<Self>, seat: Seat) -> String {
        ask::ask(now, seat)
    }

    fn has_preview(action: Action) -> bool {
        matches!(
            action,
            Action::Sail(_) | Action::Play(_) | Action::Attack(_) | Action::Dig | Action::Buy(_)
        )
    }

    fn is_risky(view: &View, action: Action) -> bool {
        risk::is_risky(view, action)
    }

    fn preview(model: MatchModel<Self>, seat: Seat, action: Action) -> AnyView {
        preview::preview(model, seat, action)
    }

    fn look(view: &View, seat: Seat) -> Look {
        looks::of(looks::color(view, seat))
    }

    fn seat_key(_: &View) -> Option<&'static str> {
        Some("kop-color")
    }

    fn colors() -> Vec<Swatch> {
        swatches(&Color::ALL, looks::of)
    }

    fn actor(event: &Event) -> Option<Seat> {
        looks::actor(event)
    }

    fn pieces(event: &Event) -> Vec<String> {
        looks::pieces(event)
    }

    fn action_pieces(view: &View, action: Action) -> Vec<String> {
        looks::action_pieces(view, action)
    }

    fn sound(_: &View, event: &Event) -> Option<Sound> {
        sounds::of(event)
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

    fn skippable() -> Vec<&'static str> {
        Card::ALL.into_iter().filter(|card| *card != Card::TreasureMap).map(Card::name).collect()
    }

    fn kind_words(kind: &str) -> String {
        names::card_named(kind)
    }

    /// KOP-39: a window in which no card can be played that the person cares about is passed.
    fn foregone(view: &View, legal: &[Action], skipped: &BTreeSet<String>) -> Option<Action> {
        windows::foregone(view, legal, skipped)
    }

    /// The verdict of a fight is watched before the next ship sails.
    fn shown_for(event: &Event) -> Duration {
        match event {
            Event::Fought { .. } => stage::WATCHED,
            _ => Duration::ZERO,
        }
    }

    fn is_silent(action: Action) -> bool {
        matches!(action, Action::Pass | Action::PassAll)
    }

    /// Every tile face up, through the eyes of the player who is asked: the odds are theirs.
    fn laid_open(state: &KingOfPirates) -> View {
        let asked = match state.pending() {
            Pending::Seats(asked) => asked.first().map_or(Viewer::Spectator, Viewer::Seat),
            Pending::Chance(_) | Pending::Over => Viewer::Spectator,
        };
        let mut view = state.view(asked);
        let lying = state.position().tiles;
        for tile in &mut view.tiles {
            tile.tile = lying.iter().find(|known| known.at == tile.at).map(|known| known.tile);
        }
        view
    }

    fn hands(state: &KingOfPirates) -> Vec<Vec<&'static str>> {
        let ships = state.position().ships;
        ships.iter().map(|ship| ship.hand.iter().map(|card| card.name()).collect()).collect()
    }

    fn until_end(view: &View) -> String {
        let most = view.ships.iter().map(|ship| ship.doubloons).max().unwrap_or(0);
        say_with(
            "kop-until-end",
            &[("round", view.round.into()), ("most", most.into()), ("goal", 10_000.into())],
        )
    }

    fn option_words(option: &str) -> String {
        match option {
            "first" => say("shell-option-first"),
            other => other.to_owned(),
        }
    }

    fn option_value(_: &str, value: &Value) -> String {
        match value.as_u64().and_then(|seat| Color::ALL.get(seat as usize)) {
            Some(color) => names::color(*color),
            None => option_value(value),
        }
    }
}
