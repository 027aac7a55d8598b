//! The board of King of Pirates in the browser.

mod account;
mod board;
mod decisions;
mod effects;
mod fight;
mod fleet;
mod hand;
mod hexes;
mod looks;
mod names;
mod pieces;
mod preview;

use std::collections::BTreeSet;

use game::{Game, Pending, Seat, Viewer};
use king_of_pirates::{
    Action, Card, Color, Event, FightStep, Frame, KingOfPirates, Moment, Phase, RefitStep, View,
};
use leptos::prelude::*;
use serde_json::Value;
use web_kit::art;
use web_kit::model::{GameUi, Look, MatchModel, Swatch, Tile, option_value, swatches};
use web_kit::motion::effects::VisualEffect;
use web_kit::words::{addressed, say, say_with};

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
        picture: || art::picture(include_str!("../art/tile.svg")).into_any(),
    };
    const QUICK_SEATS: usize = 4;
    const HAS_SECRETS: bool = true;
    const LESSON: &'static str = king_of_pirates::LESSON;

    fn board(model: MatchModel<Self>) -> AnyView {
        board::board(model).into_any()
    }

    fn prompt(view: &View, seat: Seat) -> String {
        addressed(&looks::name(view, seat), &say(asked(view, seat)))
    }

    fn has_preview(action: Action) -> bool {
        matches!(action, Action::Play(_) | Action::Attack(_) | Action::Dig | Action::Buy(_))
    }

    fn preview(model: MatchModel<Self>, seat: Seat, action: Action) -> AnyView {
        preview::preview(model, seat, action)
    }

    fn look(view: &View, seat: Seat) -> Look {
        looks::of(looks::color(view, seat))
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

    fn effects(view: &View, event: &Event) -> Vec<VisualEffect> {
        effects::of(view, event)
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
        let idle = |action: &Action| match action {
            Action::Play(play) => skipped.contains(play.card().name()),
            _ => true,
        };
        let window = matches!(view.top(), Frame::Window(_) | Frame::Mutiny(_));
        (window && legal.iter().all(idle) && legal.contains(&Action::Pass)).then_some(Action::Pass)
    }

    /// Every tile face up, through the eyes of whoever is asked: the odds are theirs.
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
        say_with("kop-until-end", &[("round", view.round.into()), ("most", most.into())])
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

/// The key of what is asked, by the frame on top.
fn asked(view: &View, seat: Seat) -> &'static str {
    match view.top() {
        Frame::Turn(Phase::Discard) => "kop-ask-discard",
        Frame::Excess(_) => "kop-ask-excess",
        Frame::Turn(Phase::TheftBefore) => "kop-ask-theft-before",
        Frame::Turn(Phase::TheftAfter) => "kop-ask-theft",
        Frame::Turn(Phase::Sail) if view.movement > 0 => "kop-ask-sail",
        Frame::Turn(Phase::Sail) => "kop-ask-sail-end",
        Frame::Turn(Phase::Arrive) => "kop-ask-dig",
        Frame::Turn(Phase::Choose) => "kop-ask-attack",
        Frame::Refit(refit) if refit.step == RefitStep::Buy => "kop-ask-buy",
        Frame::Setup(_) | Frame::Refit(_) if too_many(view, seat) => "kop-ask-go",
        Frame::Setup(_) => "kop-ask-captain",
        Frame::Refit(_) => "kop-ask-crew",
        Frame::Fight(fight) => match fight.step {
            FightStep::AttackAim | FightStep::DefenceAim => "kop-ask-dice",
            FightStep::AttackRoll(_)
            | FightStep::DefenceRoll(_)
            | FightStep::Result
            | FightStep::Loot(_) => "kop-ask-dice-fall",
        },
        Frame::Window(window) => match window.at {
            Moment::Upkeep => "kop-ask-upkeep",
            Moment::Landed => "kop-ask-landed",
            Moment::Before => "kop-ask-before",
            Moment::After => "kop-ask-after",
        },
        Frame::Mutiny(mutiny) if mutiny.seat == seat => "kop-ask-mutiny",
        Frame::Mutiny(_) => "kop-ask-mutiny-other",
        Frame::Promote(_) => "kop-ask-promote",
        Frame::Turn(Phase::Draw(_) | Phase::Compass | Phase::Upkeep)
        | Frame::Haunted(_)
        | Frame::Shuffle(_)
        | Frame::Over => "kop-ask-wait",
    }
}

/// KOP-21: does the crew not fit the berths?
fn too_many(view: &View, seat: Seat) -> bool {
    let ship = &view.ships[seat.index()];
    ship.crew.or(ship.drawn).len() > u32::from(ship.berths)
}
