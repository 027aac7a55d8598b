//! What a game's user interface provides.

use std::collections::BTreeSet;

use game::{Evaluate, Game, Seat, Standing};
use leptos::prelude::*;
use serde::Serialize;
use serde_json::Value;

use crate::model::MatchModel;
use crate::motion::effects::VisualEffect;
use crate::words::say;

/// The actions of a user interface's game.
pub(crate) type Action<U> = <<U as GameUi>::Game as Game>::Action;
/// The views of a user interface's game.
pub(crate) type View<U> = <<U as GameUi>::Game as Game>::View;
/// The events of a user interface's game.
pub(crate) type Event<U> = <<U as GameUi>::Game as Game>::Event;
/// The refusals of a user interface's game.
pub(crate) type Refusal<U> = <<U as GameUi>::Game as Game>::Refusal;

/// What the shell asks of a game beyond its rules: how it looks and how it speaks.
pub(crate) trait GameUi: Sized + Send + Sync + 'static {
    /// The state of the game.
    type Game: Evaluate;

    /// The id of the game, in addresses and style classes.
    const ID: &'static str = <Self::Game as Game>::ID;

    /// What the front page says.
    const TILE: Tile;
    /// How many seats a quick match has.
    const QUICK_SEATS: usize;
    /// True if seats know things that others must not see: several people on one device are then
    /// asked to hand it over.
    const HAS_SECRETS: bool;
    /// The interactive lesson: see `lessons`.
    const LESSON: &'static str;

    /// The model: a component that follows `table.now`.
    fn board(model: MatchModel<Self>) -> AnyView;

    /// What an action does, from what the seat knows, in the language of the person.
    fn action_words(view: &View<Self>, seat: Seat, action: Action<Self>) -> String;

    /// A sentence for the log, in the language of the person.
    fn event_words(view: &View<Self>, event: &Event<Self>) -> String;

    /// Why an action is refused, in the language of the person.
    fn refusal_words(view: &View<Self>, refusal: &Refusal<Self>) -> String;

    /// What is asked of the seat, in one sentence.
    fn prompt(view: &View<Self>, seat: Seat) -> String;

    /// True if an action is shown for confirmation before it is done.
    fn has_preview(action: Action<Self>) -> bool;

    /// What an action would bring, and to whom.
    fn preview(model: MatchModel<Self>, seat: Seat, action: Action<Self>) -> AnyView;

    /// Name and mark of a seat.
    fn look(view: &View<Self>, seat: Seat) -> Look;

    /// The colours that seats choose from before the match.
    fn colors() -> Vec<Swatch>;

    /// Who did what an event tells, for its mark in the log.
    fn actor(event: &Event<Self>) -> Option<Seat>;

    /// The pieces an event is about, beside the seat that did it: the `data-piece` of things on the
    /// board. Those that are there light up where the log is pointed at.
    fn pieces(event: &Event<Self>) -> Vec<String>;

    /// What is seen to happen beyond pieces that glide, from the view after it: coins that change
    /// hands, cards that are turned.
    fn effects(view: &View<Self>, event: &Event<Self>) -> Vec<VisualEffect>;

    /// The final account: where every seat's score comes from.
    fn account(view: &View<Self>) -> AnyView;

    /// The scores by seat, where the viewer may know them.
    fn scores(_view: &View<Self>, standing: &Standing) -> Vec<Option<i64>> {
        standing.scores.iter().copied().map(Some).collect()
    }

    /// The kinds of things a person may not want to be asked about, for a menu.
    fn skippable() -> Vec<&'static str> {
        Vec::new()
    }

    /// The name of such a kind.
    fn kind_words(kind: &str) -> String {
        kind.to_owned()
    }

    /// What the person would do anyway: an action that is done for it, unless it holds.
    fn foregone(
        _view: &View<Self>,
        _legal: &[Action<Self>],
        _skipped: &BTreeSet<String>,
    ) -> Option<Action<Self>> {
        None
    }

    /// What somebody sees from whom nothing is hidden: for looking back at a match.
    fn laid_open(state: &Self::Game) -> View<Self>;

    /// The kinds of cards that every seat holds, for somebody from whom nothing is hidden: names
    /// for [`Self::kind_words`], by seat.
    fn hands(_state: &Self::Game) -> Vec<Vec<&'static str>> {
        Vec::new()
    }

    /// What ends the match, and how near that is.
    fn until_end(view: &View<Self>) -> String;

    /// What an option is about, for menus.
    fn option_words(option: &str) -> String;

    /// The name of a value of an option, for menus.
    fn option_value(option: &str, value: &Value) -> String;
}

/// A game on the front page. Title, weight and sentence are keys of texts.
#[derive(Clone, Copy)]
pub(crate) struct Tile {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) players: &'static str,
    pub(crate) minutes: &'static str,
    pub(crate) weight: &'static str,
    pub(crate) sentence: &'static str,
    /// Drawn in `art`.
    pub(crate) picture: fn() -> AnyView,
}

/// How a seat is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) name: String,
    /// The style class with the seat's colours.
    pub(crate) class: &'static str,
    /// The id of its symbol among the pictures.
    pub(crate) mark: &'static str,
}

/// A colour to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Swatch {
    /// As the game writes it in its options.
    pub(crate) value: String,
    pub(crate) look: Look,
}

/// The colours of a game as it writes and shows them.
pub(crate) fn swatches<C: Copy + Serialize>(all: &[C], look: impl Fn(C) -> Look) -> Vec<Swatch> {
    let written = |color: C| serde_json::to_value(color).ok()?.as_str().map(str::to_owned);
    let swatch = |&color: &C| Some(Swatch { value: written(color)?, look: look(color) });
    all.iter().filter_map(swatch).collect()
}

/// The name of a value that options of several games have.
pub(crate) fn option_value(value: &Value) -> String {
    match value {
        Value::Bool(true) => say("shell-yes"),
        Value::Bool(false) => say("shell-no"),
        Value::Null => say("shell-random"),
        Value::String(word) if word == "random" => say("shell-random"),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    }
}
